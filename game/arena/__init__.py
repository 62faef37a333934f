"""``vaza arena``: computer players against each other, on the same cards from all sides."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from pathlib import Path

from game import places, presets, registry, resources
from game.arena.figures import Result as Result
from game.arena.meeting import MADE, RANDOM, SPAN, ArenaError, play_all
from game.arena.meeting import Meeting as Meeting
from game.arena.report import Played, as_json, as_table, as_text
from game.bots import commands
from game.bots.persona import LEVELS, Persona, load
from game.i18n import _
from game.oracle import ORACLE

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

--ladder lets each level meet the one below and prints them in one table; --against lets each of the
levels (or of --bots) meet each of the players named there, in a second one. --jobs plays deals in
several processes, to the same end.

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
  vaza arena guinote --players 4 --ladder --deals 500 --jobs 4
  vaza arena truco --ladder --matches 100 --against random,beginner,oracle
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """The meetings that a call describes: among the players named, and with those they are to be
    measured against."""

    among: list[Meeting]
    against: list[Meeting]


def plan(args: argparse.Namespace) -> Plan:
    """What the arguments of the command describe.

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
    if args.ladder:
        names = [f"level:{level}" for level in reversed(LEVELS)]
        among = list(pairwise(names))
    else:
        names = _names(args.bots)
        among = list(combinations(names, 2))
    others = _names(args.against)
    if not among and not (names and others):
        raise ArenaError(_("Name two players, as in --bots sensible,beginner."))
    count = args.deals if args.matches is None else args.matches
    if not 1 <= count < SPAN or args.seed < 0 or args.jobs < 1:
        raise ArenaError(_("Numbers must be positive, and below {limit}.", limit=SPAN))
    personas = _personas([*names, *others])

    def meeting(bots: tuple[str, str]) -> Meeting:
        return Meeting(
            game=args.game,
            preset=preset,
            players=players,
            bots=bots,
            personas=personas,
            count=count,
            seed=args.seed,
            whole=args.matches is not None,
            log=args.log,
        )

    return Plan(list(map(meeting, among)), list(map(meeting, product(names, others))))


def _names(listed: str) -> list[str]:
    return [name.removeprefix("persona:") for name in commands.split_names(listed) if name]


def _personas(names: Iterable[str]) -> Mapping[str, Persona]:
    found = load(resources.path("config", "bots"), places.config_folder() / "bots").all
    return {
        name: _persona(name, found)
        for name in names
        if name not in (RANDOM, ORACLE) and not commands.is_command(name)
    }


def _persona(name: str, found: Mapping[str, Persona]) -> Persona:
    if name in found:
        return found[name]
    if name in MADE:
        return MADE[name]
    kind, _colon, number = name.partition(":")
    if kind == "level" and number in map(str, LEVELS):
        return Persona(name, name, level=int(number))
    levels = [f"level:{LEVELS[0]}", f"level:{LEVELS[-1]}"]
    known = ", ".join([*found, *MADE, RANDOM, ORACLE, *levels, f"{commands.PREFIX}COMMAND"])
    raise ArenaError(_("There is no player {name}; there are {known}.", name=name, known=known))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza arena``."""
    parser.description = DESCRIPTION
    parser.epilog = EXAMPLES
    parser.add_argument("game", choices=registry.GAMES, help="the game")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", default="", metavar="A,B", help="the players, two or more")
    who.add_argument("--ladder", action="store_true", help="each level against the one below")
    parser.add_argument(
        "--against", default="", metavar="A,B", help="also let each of them meet these"
    )
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals (default 100)")
    parser.add_argument("--matches", type=int, metavar="N", help="whole matches instead of deals")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which deals (default 1)")
    parser.add_argument("--preset", default=presets.STANDARD, metavar="P", help="the rule set")
    parser.add_argument("--players", type=int, metavar="N", help="seats (default: the fewest)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--log", type=Path, metavar="DIR", help="keep every match as a file there")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Carry out ``vaza arena``; returns the exit code."""
    try:
        planned = plan(args)
        meetings = planned.among + planned.against
        total = sum(meeting.count for meeting in meetings)
        results = play_all(meetings, args.jobs, _progress(total))
    except ArenaError as error:
        print(f"vaza arena: {error}", file=sys.stderr)
        return 2
    played = list(zip(meetings, results, strict=True))
    among, against = played[: len(planned.among)], played[len(planned.among) :]
    if args.json:
        _print_json(among, against, tables=args.ladder)
    else:
        _print_text(among, against, tables=args.ladder)
    return 1 if any(result.faults for result in results) else 0


def _print_json(among: Sequence[Played], against: Sequence[Played], tables: bool) -> None:
    told = [as_json(meet, result) for meet, result in among]
    measured = [as_json(meet, result) for meet, result in against]
    if tables or measured:
        name = "ladder" if tables else "meetings"
        print(json.dumps({name: told, "against": measured}, ensure_ascii=False))
    else:
        print(json.dumps(told[0] if len(told) == 1 else told, ensure_ascii=False))


def _print_text(among: Sequence[Played], against: Sequence[Played], tables: bool) -> None:
    if tables:
        parts = [as_table("Each level against the one below", among)]
    else:
        parts = [as_text(meet, result) for meet, result in among]
    if against:
        parts.append(as_table("Measured against the same players", against))
    print("\n\n\n".join(parts))


def _progress(total: int) -> Callable[[int], None]:
    """Shows how far it is, where somebody looks on."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)

    return show
