"""What meetings came to, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from game.arena.figures import Result, Share
from game.arena.meeting import Meeting
from game.bots import commands
from game.bots.persona import LEVEL_NAMES
from game.i18n import _

Played = tuple[Meeting, Result]
"""A meeting and what it came to."""


def as_json(meet: Meeting, result: Result) -> dict[str, Any]:
    """All figures of a result. What depends on the machine stands under ``speed``."""
    bots = []
    for name, tally in zip(result.bots, result.tallies, strict=True):
        bots.append(
            {
                "bot": name,
                "deals_won": tally.deals_won,
                "matches_won": tally.matches_won,
                "decisions": tally.decisions,
                "actions": dict(sorted(tally.actions.items())),
            }
        )
    return {
        "game": meet.game,
        "preset": meet.preset.name,
        "players": meet.players,
        "seed": meet.seed,
        "pairs": len(result.pairs),
        "deals": result.deals,
        "matches": result.matches,
        "mean": round(result.mean, 4),
        "interval": _finite(result.interval),
        "deals_won": _share(result.deals_won),
        "matches_won": _share(result.matches_won),
        "bots": bots,
        "figures": {
            name: {"deals": _share(figure.deals), "matches": _share(figure.matches)}
            for name, figure in result.figures.items()
        },
        "faults": result.faults,
        "speed": [None if t.speed is None else round(t.speed, 1) for t in result.tallies],
    }


def _share(share: Share) -> dict[str, float | None]:
    return {
        "count": share.count,
        "of": share.of,
        "value": round(share.value, 4) if share.of else None,
        "interval": _finite(share.interval),
    }


def _finite(number: float) -> float | None:
    return None if number == inf else round(number, 4)


def as_text(meet: Meeting, result: Result) -> str:
    """The figures of a meeting as a person reads them."""
    names = [label(name) for name in result.bots]
    a, b = names
    wide = max(map(len, names)) + 2
    lines = [
        f"{a} (A) against {b} (B): {_played_at(meet)}",
        f"A less B   {result.mean:+.3f} ± {result.interval:.3f} points a deal"
        f" (95 %, {len(result.pairs)} pairs, {result.deals} deals)",
        "",
        f"{'':{wide}}{'deals won':>18}{'matches won':>14}{'calls':>8}{'runs':>8}"
        f"{'decisions/s':>14}",
    ]
    for name, tally in zip(names, result.tallies, strict=True):
        share = 100 * tally.deals_won / result.deals
        matches = f"{tally.matches_won}/{result.matches}" if meet.whole else "-"
        lines.append(
            f"{name:{wide}}{tally.deals_won:>10} {share:>5.1f} %{matches:>14}"
            f"{tally.actions['call']:>8}{tally.actions['run']:>8}{tally.speed or 0:>14,.0f}"
        )
    lines += ["", f"A's share, ties by half: {result.deals_won} of the deals"]
    if meet.whole:
        lines[-1] += f", {result.matches_won} of the matches"
    for name, figure in result.figures.items():
        if figure.deals.of:
            line = f"{name}: its side won {figure.deals} of {figure.deals.of} deals"
            if figure.matches.of:
                line += f", and {figure.matches} of their matches"
            lines.append(line)
    lines += ["", *_faults([result])]
    return "\n".join(lines)


def as_table(title: str, played: Sequence[Played]) -> str:
    """Meetings at one game, a line each."""
    first, _result = played[0]
    unit = "match" if first.whole else "deal"
    many = "" if first.count == 1 else "es" if first.whole else "s"
    seatings = len(list(first.seatings()))
    wide = 2 + max(len(label(name)) for _meet, result in played for name in result.bots)
    lines = [
        f"{title}: {_played_at(first)}",
        f"{first.count} {unit}{many} to a line, each in {seatings} seatings;"
        " ± 95 %, what is tied counts half",
        "",
        f"{'':{wide}}{'against':{wide}}{'points a deal':>18}{'deals won':>17}{'matches won':>17}"
        f"{'decisions/s':>13}",
    ]
    for _meet, result in played:
        a, b = map(label, result.bots)
        gain = f"{result.mean:+.2f} ± {result.interval:.2f}"
        matches = str(result.matches_won) if first.whole else "-"
        speed = result.tallies[0].speed or 0
        lines.append(
            f"{a:{wide}}{b:{wide}}{gain:>18}{result.deals_won!s:>17}{matches:>17}{speed:>13,.0f}"
        )
    lines += ["", *_faults([result for _meet, result in played])]
    return "\n".join(lines)


def label(name: str) -> str:
    """What a player is called in a table."""
    kind, _colon, number = name.partition(":")
    if kind == "level" and number.isdecimal() and int(number) in LEVEL_NAMES:
        return f"{number} {_(LEVEL_NAMES[int(number)])}"
    return commands.title(name) if commands.is_command(name) else name


def _played_at(meet: Meeting) -> str:
    return f"{meet.game}, {meet.preset.name}, {meet.players} players, seed {meet.seed}"


def _faults(results: Sequence[Result]) -> list[str]:
    faults = [fault for result in results for fault in result.faults]
    return [f"faults: {len(faults)}", *faults[:5]]
