"""``vaza arena``: computer players against each other, on the same cards from all sides."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, product
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from game import matchfile, places, presets, registry, resources
from game.bots import commands, external
from game.bots.base import Bot, RandomBot, seat_rng
from game.bots.external import ExternalBot
from game.bots.persona import LEVELS, Persona, Temper, load
from game.bots.runner import Thinking, dismiss, end_deal, interruption
from game.i18n import _
from game.match import Match, SeatSpec
from game.oracle import ORACLE, Oracle
from game.presets import Preset

DESCRIPTION = """\
Lets two computer players meet without a screen. Every deal is played with the same cards in every
seating of the two, so that luck falls to both alike: twice where there are two sides, six times
where there are three. What is told is the mean of A's points less B's in a deal (for each side they
play), over all seatings, with the interval that holds the true mean in 95 of 100 such runs.

A player is a persona by its id ("persona:zeca", or only "zeca"), "level:N" with N from 1 to 5,
"beginner", "sensible", "random" (any legal action), "oracle" (which sees all cards: what no player
can reach), or "cmd:COMMAND", a program that speaks JSON over its standard input and output; what it
is told and asked stands at the top of game/bots/external.py (python -m pydoc game.bots.external),
and tests/bots/sample_bot.py is one. A command with a comma in it stands in double quotes within the
list. With more than two players all partners on a side are the same. More than two names meet in
turn, each pair on the same deals.

Deal k of seed S is the first deal of numbered match S * 1000000 + k. With --matches whole matches
are played instead, and won matches are told as well.

Some games name figures of a deal (who held which cards, say): how often the side that had them won
the deal, and with --matches the match, is told below.

Exit code: 0, or 1 if a player failed and a plain action had to stand in for it, or 2 if the
arguments do not fit.
"""
EXAMPLES = """\
examples:
  vaza arena truco --bots sensible,beginner --deals 500 --seed 1
  vaza arena truco --bots zeca,level:4 --deals 200 --players 4 --preset paulista --json
  vaza arena truco --bots sensible,random --matches 20 --log games/
  vaza arena truco --bots level:4,persona:zeca,"cmd:python3 mine.py" --deals 50
"""

SPAN = 1_000_000
"""Numbered matches a seed has to itself."""

RANDOM = "random"
_MADE = {
    "beginner": Persona("beginner", "Beginner", level=1, temper=Temper(memory=0.3)),
    "sensible": Persona("sensible", "Sensible", level=3),
}
_NORMAL_95 = 1.959964


class ArenaError(Exception):
    """The arguments do not fit; ``str()`` is a sentence."""


@dataclass(slots=True)
class Tally:
    """What one of the two did in all its games."""

    decisions: int = 0
    seconds: float = 0.0
    deals_won: int = 0
    matches_won: int = 0
    actions: Counter[str] = field(default_factory=Counter)


@dataclass(slots=True)
class Share:
    """How often the side with a figure of the game won: deals, and whole matches."""

    deals: int = 0
    deals_won: int = 0
    matches: int = 0
    matches_won: int = 0

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval of the share of deals won."""
        if not self.deals:
            return 1.0
        share = self.deals_won / self.deals
        return _NORMAL_95 * sqrt(share * (1 - share) / self.deals)


@dataclass(slots=True)
class Result:
    """A meeting. ``pairs`` is A's points less B's a deal, each over all seatings of one deal (or
    match); ``deals`` counts deals played, all seatings."""

    bots: tuple[str, str]
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    pairs: list[float] = field(default_factory=list)
    deals: int = 0
    matches: int = 0
    faults: list[str] = field(default_factory=list)
    shares: dict[str, Share] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return sum(self.pairs) / len(self.pairs)

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        count = len(self.pairs)
        if count < 2:
            return float("inf")
        mean = self.mean
        variance = sum((x - mean) ** 2 for x in self.pairs) / (count - 1)
        return _NORMAL_95 * sqrt(variance / count)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who meets, at what, and how often. ``whole`` plays matches instead of deals."""

    game: str
    preset: Preset
    players: int
    bots: tuple[str, str]
    personas: Mapping[str, Persona]
    count: int
    seed: int
    whole: bool = False
    log: Path | None = None

    def play(self, progress: Callable[[int], None] = lambda done: None) -> Result:
        """Play all of it."""
        result = Result(self.bots)
        for k in range(1, self.count + 1):
            number = self.seed * SPAN + k
            gained, deals = 0.0, 0
            for seating in self.seatings():
                for points in self._seating(number, seating, result):
                    gained += points
                    deals += 1
            result.pairs.append(gained / deals)
            progress(k)
        return result

    def seatings(self) -> Iterator[tuple[int, ...]]:
        """Which of the two plays each side, in every way in which both play."""
        sides = set(registry.rules(self.game).sides(self.players))
        every = product((0, 1), repeat=len(sides))
        return (seating for seating in every if len(set(seating)) == 2)

    def _seating(self, number: int, seating: tuple[int, ...], result: Result) -> Iterator[float]:
        """Play one match or its first deal; A's points less B's, deal by deal."""
        match = self._match(number, seating)
        who = [seating[side] for side in match.sides]  # which of the two, by seat
        bots = [self._bot(self.bots[who[s]], s, match.commitment) for s in range(self.players)]
        blind = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Bot)}
        match.at_close(lambda: dismiss(blind, match.state))
        figures = registry.figures(self.game)
        had: list[tuple[Share, int]] = []
        while True:
            while not match.deal_over:
                self._move(match, bots, who, result)
                while (said := interruption(blind, match.state, result.faults)) is not None:
                    result.tallies[who[said.seat]].actions[said.do] += 1
                    match.play(said)
            outcome = match.state.outcome
            assert outcome is not None
            own, theirs = (
                [p for side, p in enumerate(outcome.points) if seating[side] == n] for n in (0, 1)
            )
            result.deals += 1
            for n, won in ((0, max(own) > max(theirs)), (1, max(theirs) > max(own))):
                result.tallies[n].deals_won += won
            for name, figure in figures.items():
                share = result.shares.setdefault(name, Share())
                side = figure(match.state)
                if side is not None:
                    others = max(p for s, p in enumerate(outcome.points) if s != side)
                    share.deals += 1
                    share.deals_won += outcome.points[side] > others
                    had.append((share, side))
            yield sum(own) / len(own) - sum(theirs) / len(theirs)
            if match.over or not self.whole:
                break
            end_deal(blind, match.state)
            match.next_deal()
        if match.over:
            result.matches += 1
            for n in (0, 1):
                won = any(seating[side] == n for side in match.winners)
                result.tallies[n].matches_won += won
            for share, side in had if self.whole else ():
                share.matches += 1
                share.matches_won += side in match.winners
        match.close()

    def _match(self, number: int, seating: tuple[int, ...]) -> Match:
        names = [self.bots[n] for n in seating]
        sides = registry.rules(self.game).sides(self.players)
        seats = tuple(SeatSpec("bot", names[side], names[side]) for side in sides)
        path = None
        if self.log is not None:
            letters = "".join("ab"[n] for n in seating)
            path = self.log / f"{self.game}-{number}-{letters}{matchfile.SUFFIX}"
        match = Match.new(
            self.game,
            self.preset.name,
            self.preset.options,
            self.players,
            seats,
            path=path,
            number=number,
        )
        if match.fault:
            raise ArenaError(f"{path}: {match.fault}")
        return match

    def _bot(self, name: str, seat: int, commitment: str) -> Bot | Oracle:
        rng = seat_rng(name, seat, commitment)
        if name == RANDOM:
            return RandomBot(rng)
        if name == ORACLE:
            return Oracle(self.game, rng)
        if commands.is_command(name):
            make = registry.bot_maker(self.game)
            plain = make(_MADE["beginner"], rng)
            rules = registry.rules(self.game)
            return ExternalBot(rules, name, rng, plain, patience=external.SECONDS)
        return registry.bot_maker(self.game)(self.personas[name], rng)

    @staticmethod
    def _move(
        match: Match, bots: Sequence[Bot | Oracle], who: Sequence[int], result: Result
    ) -> None:
        seat = match.state.actor
        assert seat is not None
        bot = bots[seat]
        start = perf_counter()
        if isinstance(bot, Oracle):
            action = bot.choose(match.state)
        else:
            thinking = Thinking(bot, match.view(seat))
            action = thinking.finish().action
            if thinking.fault:
                result.faults.append(thinking.fault)
        tally = result.tallies[who[seat]]
        tally.seconds += perf_counter() - start
        tally.decisions += 1
        tally.actions[action.do] += 1
        match.play(action)


def meetings(args: argparse.Namespace) -> list[Meeting]:
    """The meetings that the arguments of the command describe: each player named with each.

    Raises:
        ArenaError: they do not fit.
    """
    rules = registry.rules(args.game)
    players = args.players or min(rules.players)
    if players not in rules.players:
        allowed = ", ".join(map(str, rules.players))
        raise ArenaError(_("Players must be one of {allowed}.", allowed=allowed))
    preset = presets.find(args.game, args.preset)
    if preset is None:
        known = ", ".join(p.name for p in presets.load(args.game)[0])
        raise ArenaError(
            _("There is no preset {name}; there are {known}.", name=args.preset, known=known)
        )
    names = [name.removeprefix("persona:") for name in commands.split_names(args.bots)]
    if len(names) < 2:
        raise ArenaError(_("Name two players, as in --bots sensible,beginner."))
    count = args.deals if args.matches is None else args.matches
    if not 1 <= count < SPAN or args.seed < 0:
        raise ArenaError(_("Numbers must be positive, and below {limit}.", limit=SPAN))
    found = load(resources.path("config", "bots"), places.config_folder() / "bots").all
    personas = {
        name: _persona(name, found)
        for name in names
        if name not in (RANDOM, ORACLE) and not commands.is_command(name)
    }
    return [
        Meeting(
            game=args.game,
            preset=preset,
            players=players,
            bots=pair,
            personas=personas,
            count=count,
            seed=args.seed,
            whole=args.matches is not None,
            log=args.log,
        )
        for pair in combinations(names, 2)
    ]


def _persona(name: str, found: Mapping[str, Persona]) -> Persona:
    if name in found:
        return found[name]
    if name in _MADE:
        return _MADE[name]
    kind, _colon, number = name.partition(":")
    if kind == "level" and number in map(str, LEVELS):
        return Persona(name, name, level=int(number))
    levels = [f"level:{LEVELS[0]}", f"level:{LEVELS[-1]}"]
    known = ", ".join([*found, *_MADE, RANDOM, ORACLE, *levels, f"{commands.PREFIX}COMMAND"])
    raise ArenaError(_("There is no player {name}; there are {known}.", name=name, known=known))


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
        "interval": None if len(result.pairs) < 2 else round(result.interval, 4),
        "bots": bots,
        "figures": {name: asdict(share) for name, share in result.shares.items()},
        "faults": result.faults,
        "speed": [round(t.decisions / t.seconds, 1) if t.seconds else None for t in result.tallies],
    }


def as_text(meet: Meeting, result: Result) -> str:
    """The figures as a person reads them."""
    names = [_label(name) for name in result.bots]
    a, b = names
    game = f"{meet.game}, {meet.preset.name}, {meet.players} players, seed {meet.seed}"
    lines = [
        f"{a} (A) against {b} (B): {game}",
        f"A less B   {result.mean:+.3f} ± {result.interval:.3f} points a deal"
        f" (95 %, {len(result.pairs)} pairs, {result.deals} deals)",
        "",
        f"{'':12}{'deals won':>16}{'matches won':>14}{'calls':>8}{'runs':>8}{'decisions/s':>14}",
    ]
    for name, tally in zip(names, result.tallies, strict=True):
        share = 100 * tally.deals_won / result.deals
        speed = tally.decisions / tally.seconds if tally.seconds else 0.0
        matches = f"{tally.matches_won}/{result.matches}" if meet.whole else "-"
        lines.append(
            f"{name:12}{tally.deals_won:>9} {share:>4.0f} %{matches:>14}"
            f"{tally.actions['call']:>8}{tally.actions['run']:>8}{speed:>14,.0f}"
        )
    lines += _shares(result.shares)
    lines += ["", f"faults: {len(result.faults)}", *result.faults[:5]]
    return "\n".join(lines)


def _label(name: str) -> str:
    return commands.title(name) if commands.is_command(name) else name


def _shares(shares: Mapping[str, Share]) -> list[str]:
    lines = [""] if shares else []
    for name, share in shares.items():
        if not share.deals:
            continue
        won, interval = 100 * share.deals_won / share.deals, 100 * share.interval
        line = f"{name}: its side won {won:.1f} ± {interval:.1f} % of {share.deals} deals"
        if share.matches:
            line += f", and {100 * share.matches_won / share.matches:.1f} % of their matches"
        lines.append(line)
    return lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza arena``."""
    parser.description = DESCRIPTION
    parser.epilog = EXAMPLES
    parser.add_argument("game", choices=registry.GAMES, help="the game")
    parser.add_argument("--bots", required=True, metavar="A,B", help="the players, two or more")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals (default 100)")
    parser.add_argument("--matches", type=int, metavar="N", help="whole matches instead of deals")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which deals (default 1)")
    parser.add_argument("--preset", default=presets.STANDARD, metavar="P", help="the rule set")
    parser.add_argument("--players", type=int, metavar="N", help="seats (default: the fewest)")
    parser.add_argument("--log", type=Path, metavar="DIR", help="keep every match as a file there")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Carry out ``vaza arena``; returns the exit code."""
    try:
        meets = meetings(args)
        results = [meet.play(_progress(meet.count)) for meet in meets]
    except ArenaError as error:
        print(f"vaza arena: {error}", file=sys.stderr)
        return 2
    played = zip(meets, results, strict=True)
    if args.json:
        told = [as_json(meet, result) for meet, result in played]
        print(json.dumps(told[0] if len(told) == 1 else told, ensure_ascii=False))
    else:
        print("\n\n".join(as_text(meet, result) for meet, result in played))
    return 1 if any(result.faults for result in results) else 0


def _progress(count: int) -> Callable[[int], None]:
    """Shows how far it is, where somebody looks on."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        end = "\n" if done == count else ""
        print(f"\r{done}/{count}", end=end, file=sys.stderr, flush=True)

    return show
