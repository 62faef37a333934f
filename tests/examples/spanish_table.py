"""A table of Guiñote, Tute or Brisca laid by hand."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.contract import Event, Refusal
from game.engine.options import Options
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.records import Declare, Draw, Play, Swap, TrickEnded
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointState
from game.engine.spanish import PACK
from tests.shipped import CONFIG as CONFIG
from tests.shipped import preset as preset


def card(code: str) -> Card:
    return PACK.card(code)


def codes(cards: list[Card] | tuple[Card, ...]) -> str:
    return " ".join(PACK.code(c) for c in cards)


def table(
    game: PointTrickGame,
    options: Options,
    *hands: str,
    stock: str = "",
    trump: str = "O",
    need: tuple[int, int] | None = None,
) -> PointState:
    """A deal with these hands, seat 0 leading; ``stock`` is written turn-up first, top last.

    Without a stock the strict phase is on, if the game has one, and ``trump`` is its suit.
    """
    standing = PointStanding(points=(0, 0), dealer=len(hands) - 1, deal=1)
    lying = PACK.hand(stock)
    state = PointState(
        options,
        standing,
        game.terms(options),
        [PACK.hand(hand) for hand in hands],
        lying,
        lying[0] if lying else card("2" + trump),
        need,
    )
    if not lying and state.terms.strict == "after_stock":
        state.strict = True
    return state


def play(state: PointState, *plays: str) -> list[Event]:
    """Seats on turn play these cards; all that happened."""
    events: list[Event] = []
    for code in plays:
        assert state.actor is not None
        events += state.play(Play(state.actor, card(code)))
    return events


def draw(state: PointState) -> list[Event]:
    assert state.actor is not None
    return state.play(Draw(state.actor))


def winner(state: PointState, *plays: str) -> int:
    """Who takes a trick of these cards."""
    return next(e.winner for e in play(state, *plays) if isinstance(e, TrickEnded))


def playable(state: PointState) -> str:
    """Codes of the cards the seat on turn may play, in the order of its hand."""
    return " ".join(PACK.code(a.card) for a in state.legal() if isinstance(a, Play))


def declarations(state: PointState, seat: int) -> list[str]:
    """The reyes whose marriages a seat may sing now."""
    return [PACK.code(a.card) for a in state.legal(seat) if isinstance(a, Declare)]


def swaps(state: PointState, seat: int) -> list[str]:
    """The cards a seat may swap for the turn-up now."""
    return [PACK.code(a.card) for a in state.legal(seat) if isinstance(a, Swap)]


def key(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.key
