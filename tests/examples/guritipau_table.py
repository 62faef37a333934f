"""A Guritipau table laid by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict, Unpack

from game.engine.cards import Card
from game.engine.contract import Action, Event, Refusal
from game.engine.options import Options
from game.games.guritipau.following import allowed
from game.games.guritipau.order import winner
from game.games.guritipau.records import PACK, Cut, Play
from game.games.guritipau.rules import GAME, GuritipauOutcome, GuritipauStanding, GuritipauState
from tests import shipped

PLAIN_CUT = 24
"""Cutting here twice leaves the pack as it was."""


def preset(name: str, **changes: int | str | bool) -> Options:
    return shipped.preset(GAME, name, **changes)


STANDARD = preset("standard")


def card(code: str) -> Card:
    return PACK.card(code)


def codes(cards: list[Card]) -> str:
    return " ".join(PACK.code(c) for c in cards)


def may_play(hand: str, trick: str, trump: str, undertrump_free: bool = False) -> str:
    """The cards of a hand that may be played on a trick."""
    suit = PACK.suits.index(trump)
    return codes(allowed(PACK.hand(hand), PACK.hand(trick), suit, undertrump_free))


def takes(trick: str, trump: str) -> str:
    """The card that wins a trick."""
    cards = PACK.hand(trick)
    return PACK.code(cards[winner(cards, PACK.suits.index(trump))])


class Story(TypedDict, total=False):
    """What a standing may say besides the points."""

    dealer: int
    deal: int
    winners: tuple[int, ...]
    pedras: tuple[int, ...]
    todas: int
    last_winner: int | None
    lost: int | None
    three: bool | None
    banned: int | None


def standing(points: tuple[int, int] = (0, 0), **more: Unpack[Story]) -> GuritipauStanding:
    """A standing after some deals, which side 0 won last; seat 3 deals."""
    plain = GuritipauStanding(points=points, dealer=3, deal=5, last_winner=0)
    return replace(plain, **more)


def taken(
    side: int, grains: int, reason: str = "tricks", gifts: tuple[int, ...] = (0, 0)
) -> GuritipauOutcome:
    """A deal that a side took."""
    points = (grains, 0) if side == 0 else (0, grains)
    return GuritipauOutcome(points, reason, winner=side, gifts=gifts)


def laid(
    hands: tuple[str, str, str, str],
    turn_up: str,
    score: GuritipauStanding | None = None,
    options: Options = STANDARD,
) -> GuritipauState:
    """A deal before its cuts that will give the seats these nine cards each.

    A hand may be shorter: it is filled with cards that nobody was given, the lowest codes first.
    """
    named = [list(PACK.hand(hand)) for hand in hands]
    up = card(turn_up)
    used = {up, *(c for hand in named for c in hand)}
    free = [c for c in PACK.cards() if c not in used]
    for hand in named:
        while len(hand) < 9:
            hand.append(free.pop(0))
    score = score or standing()
    order = [(score.dealer + 1 + n) % 4 for n in range(4)]
    pack = [c for p in range(3) for seat in order for c in named[seat][3 * p : 3 * p + 3]]
    return GuritipauState(options, score, [*pack, up, *free])


def begun(
    hands: tuple[str, str, str, str],
    turn_up: str,
    score: GuritipauStanding | None = None,
    options: Options = STANDARD,
) -> GuritipauState:
    """The same after two cuts that change nothing."""
    state = laid(hands, turn_up, score, options)
    for _ in range(2):
        assert state.actor is not None
        state.play(Cut(state.actor, PLAIN_CUT))
    return state


def act(state: GuritipauState, *actions: Action) -> list[Event]:
    return [event for action in actions for event in state.play(action)]


def play(state: GuritipauState, *plays: str) -> list[Event]:
    """Seats on turn play these cards."""
    events: list[Event] = []
    for code in plays:
        assert state.actor is not None
        events += state.play(Play(state.actor, card(code)))
    return events


def key(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.key
