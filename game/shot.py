"""``vaza shot``: any scene as a picture, without a screen."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from game import i18n, presets, registry, resources
from game.bots import persona
from game.bots.base import RandomBot, seat_rng
from game.bots.runner import Thinking
from game.engine.contract import Action
from game.match import Match
from game.matchfile import SeatSpec
from game.store import Store

if TYPE_CHECKING:
    from game.app import App
    from game.scenes.table import TableScene
    from game.table.face import Face
    from game.table.session import Session

DESCRIPTION = """\
Draws a scene into a PNG file. The match is a numbered one whose actions are chosen by the computer
players, also those of your seat, so that the same call always gives the same picture.
"""
EXAMPLES = """\
examples:
  vaza shot table.png --actions 5 --lang pt_BR
  vaza shot call.png --until call --size 3840x2160
  vaza shot deal.png --actions 0 --at 0.6
  vaza shot menu.png --actions 5 --dialog pause
  vaza shot title.png --scene title --text-scale 200
"""
USUAL_PLAYERS = 4

USUAL_MOMENTS = ("last-trick", "deal-end", "match-end")
_FRAME = 1 / 60
_LONGEST = 30.0
_TRIES = 400
_ACTIONS = 3000


class _Clock:
    """A clock that stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.step = 0

    def tick(self, framerate: float, /) -> int:
        return self.step


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza shot``."""
    parser.description = DESCRIPTION
    parser.epilog = EXAMPLES
    parser.add_argument("out", type=Path, metavar="OUT.png", help="the picture to write")
    parser.add_argument("--scene", default="table", metavar="S", help="which scene (table)")
    parser.add_argument("--game", choices=registry.GAMES, default=registry.GAMES[0])
    parser.add_argument("--preset", default=presets.STANDARD, metavar="P", help="rule set")
    parser.add_argument("--players", type=int, metavar="N", help="players (the game's usual)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="number of the match (1)")
    parser.add_argument("--actions", type=int, default=0, metavar="K", help="actions played (0)")
    parser.add_argument(
        "--until",
        metavar="MOMENT",
        help=f"play on until a moment: {', '.join(USUAL_MOMENTS)}, or one of the game's own"
        " (truco: call, eleven, iron; guinote: sing, swap, last-draw, strict)",
    )
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument(
        "--at", type=float, metavar="SECONDS", help="so long after the last action (at rest)"
    )
    parser.add_argument("--dialog", metavar="D", help="a dialog over it: pause, keys_help, message")
    parser.add_argument(
        "--tab", metavar="T", help="the page of a scene with several; who, of persona"
    )
    parser.add_argument("--text-scale", type=int, default=100, metavar="PERCENT")
    parser.add_argument("--left-handed", action="store_true")
    parser.add_argument("--four-colours", action="store_true")
    parser.add_argument("--large-index", action="store_true")
    parser.add_argument("--reduced-motion", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Carry out ``vaza shot``; returns the exit code."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    with tempfile.TemporaryDirectory() as folder:
        try:
            app, clock = _open(args, Path(folder))
        except ValueError as error:
            return _refuse(str(error))
        try:
            _set_scene(app, clock, args)
            if args.dialog:
                _push(app, args.dialog, args)
                _settle(app, clock)
            app.draw()
            pygame.image.save(app.surface, args.out)
        except (KeyError, ValueError, LookupError, OSError) as error:
            return _refuse(str(error.args[0] if error.args else error))
        finally:
            app.close()
    return 0


def _refuse(sentence: str) -> int:
    print(f"vaza shot: {sentence}", file=sys.stderr)
    return 2


def _size(text: str) -> tuple[int, int]:
    width, sign, height = text.lower().partition("x")
    if not sign or not width.isdigit() or not height.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1920x1080")
    return int(width), int(height)


def _open(args: argparse.Namespace, folder: Path) -> tuple[App, _Clock]:
    """The program with settings of its own, which nothing else sees."""
    from game.app import App

    store = Store(folder / "config", folder / "data")
    settings = store.settings
    settings.language = args.lang or i18n.current()
    settings.text_scale = args.text_scale
    settings.left_handed = args.left_handed
    settings.deck_colours = 4 if args.four_colours else 2
    settings.large_index = args.large_index
    settings.reduced_motion = args.reduced_motion
    i18n.install(settings.language)
    clock = _Clock()
    return App(store, clock=clock, size=args.size), clock


def _set_scene(app: App, clock: _Clock, args: argparse.Namespace) -> None:
    if args.scene == "table":
        _set_table(app, clock, args)
        return
    _push(app, args.scene, args)
    _settle(app, clock)


def _push(app: App, name: str, args: argparse.Namespace) -> None:
    """Push a scene made by name, with what it needs to know."""
    from game.scenes import catalog

    wanted: dict[str, object] = {}
    if name == "review":
        _push_review(app, args)
        return
    if name in ("results", "pause"):
        match, _last = _play(args, ended=name == "results")
        wanted["match"] = match
        if _last is not None:
            match.play(_last)
    elif name in ("setup", "rules"):
        wanted["game"] = args.game
    if args.tab and name == "persona":
        wanted["who"] = args.tab
    elif args.tab:
        wanted["tab"] = args.tab
    try:
        app.push(catalog.build(app, name, **wanted))
    except KeyError as error:
        known = ", ".join(("table", *catalog.TABLES, *catalog.NAMES))
        raise LookupError(f"there is no scene {name}; there are {known}") from error


def _push_review(app: App, args: argparse.Namespace) -> None:
    """Push the review of a deal, all of it judged; ``--actions`` is the step that it shows."""
    from game.analyst import Analyst
    from game.scenes.review import Review

    args.until = args.until or "deal-end"
    match, last = _play(args)
    if last is not None:
        match.play(last)
    review = Review(app, match, hire=partial(Analyst, apart=False))
    app.push(review)
    while review.thinking:
        review.update(_FRAME)
    if args.actions:
        review.go(args.actions)


def _settle(app: App, clock: _Clock, seconds: float = 0.8) -> None:
    """Let fades and first jobs pass."""
    app.begin()
    clock.step = 16
    for _n in range(round(seconds / _FRAME)):
        app.frame()
    clock.step = 0


# ------------------------------------------------------------------------------------------- table


def _set_table(app: App, clock: _Clock, args: argparse.Namespace) -> None:
    from game.scenes.table import TableScene

    match, last = _play(args)
    scene = TableScene(app, match)
    app.begin()
    app.push(scene)
    for _n in range(12):  # jobs of the start, while time stands still
        app.frame()
    session = scene.session
    if last is not None:
        session.director.finish()
        session.show_action(last)
    clock.step = 16
    if args.at is not None:
        if last is None and not args.until:
            session.restart()
        for _n in range(round(args.at / _FRAME)):
            app.frame()
        clock.step = 0
        return
    _rest(app, scene, peek=args.until == "last-trick")
    clock.step = 0


def _rest(app: App, scene: TableScene, *, peek: bool) -> None:
    """Let everything come to rest, but no computer player act."""
    session: Session = scene.session
    for _n in range(round(_LONGEST / _FRAME)):
        if not session.unsettled:
            break
        if session.director.resting:
            session.hurry()
        app.frame()
    for _n in range(20):
        session.director.advance(_FRAME)
    if peek:
        session.peek(on=True)
    scene.dirty = True


def _play(args: argparse.Namespace, *, ended: bool = False) -> tuple[Match, Action | None]:
    """The match, and its last action, which is still to be carried out (None: there is none).

    Raises:
        ValueError: the call makes no sense.
    """
    if args.until is None and not ended:
        match = _match(args, args.seed)
        return match, _play_some(args, match, args.actions)
    moment = args.until or "match-end"
    for seed in range(args.seed, args.seed + _TRIES):
        match = _match(args, seed)
        found, last = _play_until(match, moment)
        if found:
            return match, last
    raise ValueError(f"the moment {moment} did not come in {_TRIES} matches")


def _match(args: argparse.Namespace, seed: int) -> Match:
    rules = registry.rules(args.game)
    found = next((p for p in presets.load(args.game)[0] if p.name == args.preset), None)
    if found is None:
        raise ValueError(f"there is no preset {args.preset}")
    if args.players is None:
        usual = USUAL_PLAYERS if USUAL_PLAYERS in rules.players else rules.players[0]
        args.players = found.players or usual
    if args.players not in rules.players:
        possible = ", ".join(map(str, rules.players))
        raise ValueError(f"{args.game} is played by {possible}")
    everybody = persona.load(resources.path("config", "bots")).all.values()
    people = persona.company(everybody, args.game)
    seats = [SeatSpec("human")]
    for n in range(args.players - 1):
        who = people[n % len(people)] if people else None
        name = who.name if who else f"Bot {n + 1}"
        seats.append(SeatSpec("bot", who.id if who else "guest", name))
    return Match.new(args.game, found.name, found.options, args.players, seats, number=seed)


def _chooser(match: Match, *, quick: bool) -> Callable[[int], Action]:
    """Decides for any seat: as the seat's player would, or at random where it must be quick."""
    people = persona.load(resources.path("config", "bots")).all
    maker = registry.bot_maker(match.game.name)
    plain = persona.Persona("guest", "Guest")

    def choose(seat: int) -> Action:
        rng = seat_rng("shot", seat, match.commitment)
        spec = match.seats[seat]
        bot = RandomBot(rng) if quick else maker(people.get(spec.persona, plain), rng)
        return Thinking(bot, match.view(seat)).finish().action

    return choose


def _play_some(args: argparse.Namespace, match: Match, count: int) -> Action | None:
    choose = _chooser(match, quick=False)
    last: Action | None = None
    for _n in range(count):
        if last is not None:
            match.play(last)
        if match.deal_over:
            if match.over:
                return None
            match.next_deal()
        decider = match.decider()
        assert decider is not None
        last = choose(decider)
    return last


def _play_until(match: Match, moment: str) -> tuple[bool, Action | None]:
    """Play at random until the moment; its last action is left to be carried out."""
    face: Face = registry.face(match.game.name)
    if moment not in face.moments and moment not in USUAL_MOMENTS:
        known = ", ".join((*USUAL_MOMENTS, *face.moments))
        raise ValueError(f"there is no moment {moment}; there are {known}")
    choose = _chooser(match, quick=True)
    rng = Random(match.commitment)
    viewer = match.humans[0]
    for _n in range(_ACTIONS):
        if match.deal_over:
            if match.over:
                return False, None
            match.next_deal()
            if _is_moment(match, viewer, moment, face):
                return True, None
            continue
        decider = match.decider()
        assert decider is not None
        action = choose(decider)
        if rng.random() < 0.55:  # giving up too often would end most deals before they begin
            action = match.state.legal(decider)[0]
        if _reached(match, viewer, moment, face, action):
            return True, action
        match.play(action)
    return False, None


def _reached(match: Match, viewer: int, moment: str, face: Face, action: Action) -> bool:
    """Whether ``action`` would bring the moment about."""
    state = match.state.copy()
    events = state.apply(action)
    if moment == "deal-end":
        return state.outcome is not None
    if moment == "match-end":
        if state.outcome is None:
            return False
        after = match.game.settle(
            match.options, match.players, match.deals[-1].before, state.outcome
        )
        return bool(after.winners)
    if moment == "last-trick":
        ended = any(event.name == "trick-ended" for event in events)
        return ended and state.outcome is None and state.actor == viewer
    return state.outcome is None and face.moments[moment](state.view(viewer))


def _is_moment(match: Match, viewer: int, moment: str, face: Face) -> bool:
    """Whether the moment is there as soon as the cards are dealt."""
    return moment in face.moments and face.moments[moment](match.view(viewer))
