"""A Truco table laid by hand: the cards each seat holds, the turn-up and the score."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.contract import Event
from game.engine.options import Options
from game.games.truco.records import PACK, Accept, Call, Play, TrickEnded
from game.games.truco.rules import GAME, TrucoStanding, TrucoState
from tests import shipped

# Three plain cards a seat, none of them a manilha under the turn-ups used here.
FILLER = ("AO KO 2O", "AE KE 2E", "AC KC 2C", "AP KP 2P", "QO JO 3O", "QE JE 3E")


def preset(name: str, **changes: int | str | bool) -> Options:
    return shipped.preset(GAME, name, **changes)


def card(code: str) -> Card:
    return PACK.card(code)


def table(
    *hands: str,
    turn_up: str | None = "5O",
    options: Options | None = None,
    points: tuple[int, int] = (0, 0),
    dealer: int | None = None,
) -> TrucoState:
    """A deal with these hands, seat 0 first; seat 0 leads unless a dealer is named."""
    standing = TrucoStanding(
        points=points, dealer=len(hands) - 1 if dealer is None else dealer, deal=1
    )
    return TrucoState(
        options or preset("standard"),
        standing,
        [list(PACK.hand(hand)) for hand in hands],
        None if turn_up is None else card(turn_up),
    )


def play(state: TrucoState, *codes: str) -> list[Event]:
    """Seats on turn play these cards; ``*`` after a code covers it. Events of the last play."""
    events: list[Event] = []
    for code in codes:
        covered = code.endswith("*")
        assert state.actor is not None
        events = state.play(Play(state.actor, card(code.rstrip("*")), covered))
    return events


def trick(state: TrucoState, *codes: str) -> TrickEnded:
    """Seats on turn play these cards, which make a trick; how it ended."""
    return next(e for e in play(state, *codes) if isinstance(e, TrickEnded))


def raised(state: TrucoState, *steps: int) -> TrucoState:
    """The seat on turn calls the first step; each answer raises to the next, all but the last,
    which waits for its answer."""
    for worth in steps:
        assert state.actor is not None
        state.play(Call(state.actor, worth))
    return state


def accept(state: TrucoState) -> None:
    assert state.actor is not None
    state.play(Accept(state.actor))
