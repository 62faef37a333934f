"""What others' calls and plays say about the cards they hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp

from game.engine.cards import HIDDEN, Card
from game.games.truco.knowledge import Knowledge
from game.games.truco.playout import NOBODY, choose
from game.games.truco.prior import Occasion, Prior
from game.games.truco.records import Accepted, Called, Played, TrickEnded
from game.games.truco.sampling import Hands
from game.games.truco.strength import COVERED, deck, manilhas, strengths
from game.games.truco.table import shipped

_HABIT, _HABIT_OPENING = 0.5, 0.35
"""How often the habitual card is played, and the habitual first card of a deal: that is a matter of
taste."""

_CALLS = ((0.03, 0.2, 0.57, 0.05), (0.04, 0.32, 0.57, 0.05), (0.06, 0.65, 0.57, 0.05))
"""How often players call in each trick: with poor cards, with good ones, the confidence in between
and how sharply it parts them."""

_STAYS = (0.05, 0.98, 0.41, 0.07)
"""How often they take a call, in the same way."""

RAISES = (0.01, 0.6, 0.82, 0.06)
"""How often they raise instead."""

_TABLE = 0.15
"""How much the table of betting counts beside these where something was called."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A seat's place in the running trick: what it must beat and who can still spoil it.

    ``trick`` counts from 0 and ``first`` is how the first went for its side (0 also while it runs).
    ``theirs`` and ``ours`` are the best strengths of either side on the table; ``played`` whether
    the seat's own card lies there; ``others_left`` and ``partners_left`` are the opponents and
    partners that have not played yet.
    """

    trick: int
    first: int
    theirs: int
    ours: int
    played: bool
    others_left: int
    partners_left: int


class Confidence:
    """How a player rates their own side's chance, knowing only their hand and the table.

    It stands for everybody's judgement of their cards: what they call on, what they accept with.
    """

    def __init__(self, facts: Knowledge) -> None:
        view = facts.view
        self._opponents = view.players // 2
        self._beats = _share_beaten(view.turn_up, facts.rules.deck, facts.rules.fixed)
        self._takes = tuple(_with_partners(b, self._opponents) for b in self._beats)

    def of(self, hand: Sequence[int], stand: Stand) -> float:
        """Confidence from 0 to 1 with ``hand`` (sorted strengths still held)."""
        rest = list(hand)
        own = stand.ours
        if not stand.played and rest:
            own = max(own, self._pick(rest, stand))
        now = self._trick(own, stand)
        chances = sorted((self._takes[s] for s in rest), reverse=True)
        one = chances[0] if chances else 0.0
        two = chances[1] if len(chances) > 1 else 0.0
        if stand.trick == 0:
            return now * (1 - (1 - one) * (1 - two)) + (1 - now) * one * two
        if stand.trick == 1 and stand.first > 0:
            return 1 - (1 - now) * (1 - one)
        if stand.trick == 1 and stand.first < 0:
            return now * one
        return now

    @staticmethod
    def _pick(rest: list[int], stand: Stand) -> int:
        """Take the card out of ``rest`` that would be played now."""
        if not stand.others_left:
            for place, strength in enumerate(rest):
                if strength > stand.theirs:
                    return rest.pop(place)
        if rest[-1] < stand.theirs:
            return rest.pop(0)
        return rest.pop()

    def _trick(self, own: int, stand: Stand) -> float:
        """Chance to take the running trick with ``own`` as the side's best card."""
        if own < stand.theirs:
            return 0.2 * stand.partners_left
        if own == stand.theirs >= 0:
            return 0.5
        if not stand.others_left:
            return 1.0
        if own < 0:
            return 0.4
        if stand.theirs < 0 and stand.others_left == self._opponents and not stand.played:
            return self._takes[own]
        return _power(self._beats[own], 1.5 * stand.others_left)


@cache
def _share_beaten(turn_up: Card | None, size: int, fixed: bool) -> tuple[float, ...]:
    """Share of the pack that each strength beats, ties counting half."""
    power = strengths(manilhas(turn_up, size))
    pack = [power[c] for c in deck(size, fixed) if c != turn_up]
    return tuple(
        sum(1.0 if s < mine else 0.5 for s in pack if s <= mine) / len(pack)
        for mine in range(max(power) + 1)
    )


def _with_partners(beats: float, opponents: int) -> float:
    """Chance that a side takes a trick in which one of it plays a card beating ``beats`` of others.

    Everybody plays somewhat better than at random (the power 1.5); with one opponent and no partner
    it is ``beats ** 1.5``; a partner may win where the card does not.
    """
    ours = opponents - 1
    return 1 - opponents / (opponents + ours) * (1 - _power(beats, 1.5 * (opponents + ours)))


def _power(base: float, exponent: float) -> float:
    return float(base**exponent)


_PLACE = {"call": -1, "raise": -1, "accept": 1}
"""Where the table has what was said."""


@dataclass(frozen=True, slots=True)
class _Clue:
    """Something a seat did: the cards it has played since (to be put back), and how it stood.

    ``occasion`` is the same as one between two, ``silent`` says of a card that a call might have
    come before it.
    """

    seat: int
    kind: str
    since: tuple[int, ...]
    stand: Stand
    occasion: Occasion | None = None
    card: int = COVERED
    best: int = COVERED
    ahead: int = 0
    silent: bool = False


_Told = dict[tuple[int, ...], float]
"""The likelihood of what a seat did, by its hand: hands come again and again."""


class Clues:
    """What the other seats did in this deal, ready to be held against many worlds.

    ``credulity`` is how much of it is believed: 0 nothing, 1 all.
    """

    def __init__(self, facts: Knowledge, credulity: float = 1.0) -> None:
        self._confidence = Confidence(facts)
        self._credulity = credulity
        stored = shipped() if facts.view.players > 2 else None
        self._prior = None if stored is None else Prior(facts, stored)
        by_seat: dict[int, list[_Clue]] = {}
        for clue in _collect(facts, self._prior):
            by_seat.setdefault(clue.seat, []).append(clue)
        self._seats: list[tuple[int, list[_Clue], _Told]] = [
            (seat, clues, {}) for seat, clues in by_seat.items()
        ]

    def __len__(self) -> int:
        return sum(len(clues) for _, clues, _ in self._seats)

    def likelihood(self, hands: Hands) -> float:
        """How well the hands (strengths still held) explain what their holders did."""
        likely = 1.0
        for seat, clues, told in self._seats:
            hand = hands[seat]
            one = told.get(hand)
            if one is None:
                one = told[hand] = self._explains(hand, clues) ** self._credulity
            likely *= one
        return likely

    def _explains(self, held: tuple[int, ...], clues: Sequence[_Clue]) -> float:
        likely = 1.0
        for clue in clues:
            hand = sorted((*held, *clue.since))
            one = self._habit(hand, clue)
            if clue.occasion is not None and self._prior is not None:
                chances = self._prior.chances(clue.occasion, hand)
                if chances is not None:
                    one += _TABLE * (chances[_PLACE[clue.kind]] - one)
            likely *= one
        return likely

    def _habit(self, hand: list[int], clue: _Clue) -> float:
        """How often a player of plain habits does that."""
        stand = clue.stand
        if clue.kind == "play":
            habit = choose(hand, clue.best, clue.ahead, stand.others_left, stand.trick, stand.first)
            opening = clue.best < 0 and stand.trick == 0
            often = _HABIT_OPENING if opening else _HABIT
            likely = often if hand[habit] == clue.card else (1.0 - often) / 2
            if clue.silent:
                likely *= 1.0 - rises(self._confidence.of(hand, stand), _CALLS[stand.trick])
            return likely
        confident = self._confidence.of(hand, stand)
        if clue.kind == "call":
            return rises(confident, _CALLS[stand.trick])
        raises = rises(confident, RAISES)
        return raises if clue.kind == "raise" else max(0.0, rises(confident, _STAYS) - raises)


def rises(confidence: float, step: tuple[float, float, float, float]) -> float:
    """A share that rises with confidence: from ``low`` to ``high`` around ``at``, that sharply."""
    low, high, at, sharp = step
    return low + (high - low) / (1.0 + exp((at - confidence) / sharp))


def stand_of(
    seat: int, leader: int, table: Sequence[int], results: Sequence[int], players: int
) -> Stand:
    """How ``seat`` stands. ``results`` are the sides of finished tricks (``NOBODY`` for ties)."""
    side = seat % 2
    best = [COVERED, COVERED]
    played = False
    for n, strength in enumerate(table):
        holder = (leader + n) % players
        best[holder % 2] = max(best[holder % 2], strength)
        played = played or holder == seat
    waiting = [(leader + n) % players for n in range(len(table), players)]
    left = [s for s in waiting if s != seat]
    others = sum(1 for s in left if s % 2 != side)
    first = 0
    if results and results[0] != NOBODY:
        first = 1 if results[0] == side else -1
    return Stand(
        trick=len(results),
        first=first,
        theirs=best[1 - side],
        ours=best[side],
        played=played,
        others_left=others,
        partners_left=len(left) - others,
    )


def _collect(facts: Knowledge, prior: Prior | None) -> list[_Clue]:
    """The clues of a view, in order. What this seat or an open hand did is none."""
    view, power = facts.view, facts.power
    known = {view.seat, *(seat for seat, _ in view.shown)}
    results: list[int] = []
    table: list[int] = []
    leader = (view.dealer + 1) % view.players
    asked: Occasion | None = None
    waits = False
    raiser = NOBODY
    may_call = view.special is None and not view.iron
    later: dict[int, list[int]] = {seat: [] for seat in range(view.players)}
    for event in view.history:
        if isinstance(event, Played) and event.card != HIDDEN:
            later[event.seat].append(power[event.card])
    clues: list[_Clue] = []
    for event in view.history:
        match event:
            case TrickEnded(winner=winner):
                side = None if winner is None else winner % 2
                if prior is not None:
                    stand = stand_of(leader, leader, table, results, view.players)
                    prior.trick(leader % 2, _cards(stand, leader), side)
                results.append(NOBODY if side is None else side)
                leader, table = event.leader, []
            case Called(seat=seat) | Accepted(seat=seat):
                stand = stand_of(seat, leader, table, results, view.players)
                occasion = None
                if prior is not None:
                    cards = _cards(stand, seat)
                    occasion = (
                        prior.answer(asked)
                        if waits
                        else prior.turn(seat % 2, cards, stand.others_left > 0)
                    )
                kind = "accept"
                if isinstance(event, Called):
                    kind = "raise" if waits else "call"
                    if prior is not None:
                        prior.raised(occasion)
                asked, waits = occasion, isinstance(event, Called)
                raiser = 1 - seat % 2 if kind == "accept" else raiser
                if seat not in known:
                    clues.append(_Clue(seat, kind, tuple(later[seat]), stand, occasion))
            case Played(seat=seat, card=card, covered=covered):
                strength = COVERED if covered else power[card]
                chosen = strength >= 0 and len(results) < 2 and not view.blind
                if chosen and seat not in known:  # a last card is no choice
                    stand = stand_of(seat, leader, table, results, view.players)
                    best = max(stand.ours, stand.theirs)
                    ahead = (stand.ours > stand.theirs) - (stand.theirs > stand.ours)
                    clues.append(
                        _Clue(
                            seat,
                            "play",
                            tuple(later[seat]),
                            stand,
                            card=strength,
                            best=best,
                            ahead=ahead,
                            silent=may_call and raiser != seat % 2,
                        )
                    )
                if card != HIDDEN:
                    later[seat].remove(power[card])
                table.append(strength)
    return clues


def _cards(stand: Stand, seat: int) -> tuple[int, int]:
    """The best cards of sides 0 and 1 in the running trick."""
    return (stand.theirs, stand.ours) if seat % 2 else (stand.ours, stand.theirs)
