"""Positions of Truco written down by hand, and what a bot does in them."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.base import Decision, seat_rng
from game.bots.persona import Persona, Temper
from game.engine.contract import Action
from game.engine.options import Value
from game.games.truco.bot import make_bot
from game.games.truco.records import PACK, Accept, Call, Play, PlayOn, Run
from game.games.truco.rules import GAME, TrucoStanding, TrucoState, TrucoView
from tests.bots.asking import decided

PLAIN = Temper()
TEMPERS = (PLAIN, Temper(1, 1, 0, 1, 1), Temper(0, 0, 1, 1, 0))
"""The plain one, the boldest bluffer and the most careful."""


def position(
    *hands: str,
    turn_up: str = "4O",
    moves: str = "",
    dealer: int | None = None,
    points: tuple[int, int] = (0, 0),
    **options: Value,
) -> TrucoState:
    """A deal after ``moves``.

    Seat 0 leads unless another seat deals. Moves are cards in order of play (``"4P"``, covered
    ``"4P*"``), ``truco`` for one more, ``yes`` and ``no`` for its answer, ``on`` for mão de onze.
    """
    last = len(hands) - 1 if dealer is None else dealer
    standing = TrucoStanding(points=points, dealer=last, deal=1)
    chosen = GAME.schema.check(options)
    up = None if options.get("manilhas") == "fixed" else PACK.card(turn_up)
    state = TrucoState(chosen, standing, [list(PACK.hand(hand)) for hand in hands], up)
    for move in moves.split():
        state.play(_action(state, move))
    return state


def quiet(
    *hands: str, turn_up: str = "4O", moves: str = "", dealer: int | None = None
) -> TrucoState:
    """A deal in which nobody may call (mão de ferro with cards seen), so that cards alone count."""
    return position(
        *hands,
        turn_up=turn_up,
        moves=moves,
        dealer=dealer,
        points=(11, 11),
        special_score=11,
        both_special="iron_open",
    )


def _action(state: TrucoState, move: str) -> Action:
    seat = state.actor
    assert seat is not None
    match move:
        case "truco":
            return next(a for a in state.legal(seat) if isinstance(a, Call))
        case "yes":
            return Accept(seat)
        case "no":
            return Run(seat)
        case "on":
            return PlayOn(seat)
    return Play(seat, PACK.card(move.rstrip("*")), move.endswith("*"))


def decide(view: TrucoView, temper: Temper = PLAIN, level: int = 3, seed: int = 0) -> Decision:
    """What a bot of this temper and level decides."""
    persona = Persona("somebody", "Somebody", level=level, temper=temper)
    return decided(make_bot(persona, seat_rng("somebody", view.seat, str(seed))), view)


def decisions(
    state: TrucoState,
    seat: int | None = None,
    tempers: Iterable[Temper] = TEMPERS,
    level: int = 3,
    seeds: Iterable[int] = range(3),
) -> list[Decision]:
    """What the seat (default: the actor) decides with each temper and seed."""
    who = state.actor if seat is None else seat
    assert who is not None
    view = state.view(who)
    return [decide(view, temper, level, seed) for temper in tempers for seed in seeds]


def cards(found: Iterable[Decision]) -> set[str]:
    """The codes of the cards that are played, open or covered; other actions by their name."""
    return {PACK.code(d.action.card) if isinstance(d.action, Play) else d.action.do for d in found}


def acts(found: Iterable[Decision]) -> set[str]:
    """The kinds of actions chosen: ``play``, ``call``, ``accept``, ``run``, ``play-on``."""
    return {decision.action.do for decision in found}


def reasons(found: Iterable[Decision]) -> set[str]:
    """The keys of all reasons given."""
    return {reason.key for decision in found for reason in decision.reasons}
