"""``vaza play``: the match in a window, or in the terminal where there is none."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from game import registry, resources
from game.i18n import _
from game.wording import failure

# The plain start goes to the title: it waits for nothing that a match needs.
if TYPE_CHECKING:
    import argparse

    from game.bots.persona import Persona
    from game.match import Match
    from game.matchfile import SeatSpec
    from game.presets import Preset
    from game.store import Store

DESCRIPTION = """\
Opens the table. Without options it begins at the title; with --game, --preset, --players, --seed or
--opponents it deals at once.
"""
EXAMPLES = """\
examples:
  vaza play
  vaza play --game truco --preset paulista --players 4 --seed 7
  vaza play --text --lang pt_BR --opponents zeca
  vaza play --resume truco-20260315-201500.jsonl
"""
PLAIN: dict[str, Any] = {
    "lang": None,
    "game": None,
    "preset": None,
    "players": None,
    "seed": None,
    "opponents": None,
    "resume": None,
    "text": False,
    "fullscreen": False,
    "size": None,
}
"""The arguments of a call without any."""
_USUAL = 4


class BadCall(Exception):
    """A call that makes no sense; ``str()`` is the sentence for the player."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza play``."""
    parser.description = DESCRIPTION
    parser.epilog = EXAMPLES
    parser.add_argument("--game", choices=registry.GAMES, help="which game")
    parser.add_argument("--preset", metavar="NAME", help="rule set (default: standard)")
    parser.add_argument("--players", type=int, metavar="N", help="number of players, you included")
    parser.add_argument(
        "--seed", type=_number, metavar="N", help="numbered match: the same deals for everybody"
    )
    parser.add_argument(
        "--opponents",
        metavar="A,B,…",
        help="who sits on the other seats, beginning with the one who plays after you; "
        '"cmd:COMMAND" is a program of your own (see vaza arena --help)',
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels")


def wants_match(args: argparse.Namespace) -> bool:
    """Whether the call names a match, so that there is nothing to choose any more."""
    named = (args.game, args.preset, args.players, args.seed, args.opponents, args.resume)
    return any(value is not None for value in named)


def match_of(args: argparse.Namespace, store: Store) -> Match:
    """The match that a call asks for: resumed, or begun and dealt.

    Raises:
        BadCall: it cannot be; the sentence says why and what can be.
    """
    from game import programs, saves
    from game.bots import commands, persona
    from game.match import Match
    from game.matchfile import MatchFileError, SeatSpec
    from game.presets import STANDARD

    if args.resume is not None:
        try:
            return Match.load(args.resume)
        except MatchFileError as error:
            raise BadCall(str(error)) from error
    name = args.game or registry.GAMES[0]
    preset = _preset(name, args.preset or STANDARD)
    players = _players(name, args.players or preset.players)
    personas = persona.load(resources.path("config", "bots"), store.personas)
    people = personas.all
    ids = [] if args.opponents is None else commands.split_names(args.opponents)
    ids = [x.removeprefix("persona:") for x in ids]
    for program in filter(commands.is_command, ids):
        people = {**people, program: commands.guest(program)}
        programs.remember(commands.command(program))
    unknown = [x for x in ids if x not in people]
    if unknown:
        for fault in personas.faults:
            if fault.file.stem == unknown[0]:
                raise BadCall(failure.in_persona(fault))
        known = ", ".join(people)
        raise BadCall(
            _("Nobody is called {name}. Known are {known}.", name=unknown[0], known=known)
        )
    if len(ids) > players - 1:
        raise BadCall(_("There are more opponents than seats ({seats}).", seats=players - 1))
    you = SeatSpec("human", name=store.settings.player_name)
    others = _others(ids, people, persona.company(people.values(), name), players - 1)
    seats = [you, *others]
    return saves.begin(store, preset, players, seats, args.seed)


def run(args: argparse.Namespace) -> int:
    """Carry out ``vaza play``; returns the exit code.

    The window is handed ``args.store`` and ``args.match``, the match to begin with or None.
    """
    try:
        args.match = match_of(args, args.store) if args.text or wants_match(args) else None
        return _play_text(args) if args.text else _play_window(args)
    except BadCall as error:
        print(f"vaza play: {error}", file=sys.stderr)
        return 2


def _play_window(args: argparse.Namespace) -> int:
    try:
        app = _window_module()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "pygame":
            raise
        return _offer_text(args, _("The window needs pygame, which is not installed here."))
    try:
        code: int = app.run(args)
    except app.NoScreen:
        return _offer_text(args, _("There is no screen here to open a window on."))
    return code


def _window_module() -> ModuleType:
    """The module of the window; imported when a window is wanted."""
    return import_module("game.app")


def _offer_text(args: argparse.Namespace, sentence: str) -> int:
    """Say why there is no window, and play in the terminal if the player wants to."""
    if sys.stdin is None or not sys.stdin.isatty():
        offer = _("`vaza play --text` plays in the terminal.")
        print(f"{sentence} {offer}", file=sys.stderr)
        return 1
    question = _("Play here in the terminal? (Enter: yes, n: no)")
    try:
        answer = input(f"{sentence} {question} ").strip().lower()
    except EOFError:
        answer = "n"
    return 0 if answer.startswith("n") else _play_text(args)


def _play_text(args: argparse.Namespace) -> int:
    from game import saves, text_table

    store: Store = args.store
    match: Match = args.match or match_of(args, store)
    for notice in store.take_notices():
        print(notice, file=sys.stderr)
    code = text_table.run(match)
    ended = saves.result(match)
    if ended is not None:
        store.record(ended)
    return code


def _players(game: str, wanted: int | None) -> int:
    possible = registry.rules(game).players
    if wanted is None:
        return _USUAL if _USUAL in possible else possible[0]
    if wanted not in possible:
        raise BadCall(
            _(
                "{game} is not played by {wanted}. Possible numbers of players: {possible}.",
                game=game.title(),
                wanted=wanted,
                possible=", ".join(map(str, possible)),
            )
        )
    return wanted


def _preset(game: str, name: str) -> Preset:
    from game import presets

    found, faults = presets.load(game)
    for preset in found:
        if preset.name == name:
            return preset
    for fault in faults:
        if fault.file.stem == name:
            raise BadCall(fault.text)
    raise BadCall(
        _(
            "{game} has no preset {name}. There are: {known}.",
            game=game.title(),
            name=name,
            known=", ".join(preset.name for preset in found),
        )
    )


def _others(
    ids: Sequence[str], people: Mapping[str, Persona], company: Sequence[Persona], seats: int
) -> list[SeatSpec]:
    """Who sits on the other seats: those named, then the first of the ``company``, in a round."""
    from game.matchfile import SeatSpec

    chosen = [people[x] for x in ids]
    rest = [p for p in company if p not in chosen] or list(company)
    while rest and len(chosen) < seats:
        chosen.append(rest[(len(chosen) - len(ids)) % len(rest)])
    specs = [SeatSpec("bot", p.id, p.name) for p in chosen]
    nameless = range(len(specs) + 2, seats + 2)  # No personas at all: the game can be played.
    return specs + [SeatSpec("bot", name=_("Player {number}", number=n)) for n in nameless]


def _number(text: str) -> int:
    import argparse

    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 0 on")
    return number


def _size(text: str) -> tuple[int, int]:
    import argparse

    width, sign, height = text.lower().partition("x")
    if not sign or not width.isdigit() or not height.isdigit():
        raise argparse.ArgumentTypeError(f"{text} is no size, as 1280x720 is one")
    return int(width), int(height)
