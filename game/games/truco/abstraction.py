"""A deal for two as the table of betting knows it: classes of cards, and when each raise came.

A *block* says where the deal stands: how many cards lie, in front of which card each raise came
and whether a call waits for its answer. A *row* of it says what the table looks like, in buckets,
and what is in hand. ``build/train/truco.hpp`` numbers both in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from game.engine.cards import HIDDEN, SUITS, rank
from game.games.truco.records import PACK, Called, Played, TrickEnded
from game.games.truco.rules import TrucoView
from game.games.truco.settings import Rules
from game.games.truco.strength import COVERED, deck, strengths

CLASSES = 13
"""Nine of ordinary cards, then the manilhas."""

ORDINARY = 9
TRIPLES, PAIRS = 403, 87
CODES = 7**4
TIED = 2

FINE = (0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6)
MIDDLE = (0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
COARSE = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)
_PUBLICS = (1, CLASSES, 3 * 7**2, 3 * 7**3, 3 * 3 * 4 * 3 * 3, 3 * CLASSES * 3 * 4)


@dataclass(frozen=True, slots=True)
class Block:
    """The numbers of a block: ``rows`` and, for each of them, ``actions``.

    Actions are the cards in hand from the weakest up, then a call; or run, accept, raise.
    """

    number: int
    actions: int
    privates: int
    rows: int

    @staticmethod
    @cache
    def of(number: int) -> Block:
        laid, pending, code = _parts(number)
        here = 0
        rest = code
        while rest and rest % 7 == laid + 1:
            here, rest = here + 1, rest // 7
        acting = not pending or here % 2 == 0
        if laid == 0:
            privates = TRIPLES
        elif laid == 1:
            privates = TRIPLES if acting else PAIRS
        elif laid == 2:
            privates = PAIRS
        elif laid == 3:
            privates = CLASSES + 2 if acting else CLASSES
        elif laid == 4:
            privates = CLASSES
        else:
            privates = 2 if acting else 1
        actions = 3 if pending else (4, 4, 3, 2, 2, 2)[laid]
        return Block(number, actions, privates, _PUBLICS[laid] * privates)


def _parts(number: int) -> tuple[int, bool, int]:
    laid, rest = divmod(number, 2 * CODES)
    return laid, rest >= CODES, rest % CODES


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat's decision in a deal for two. ``hand`` has classes and ``powers`` strengths, sorted;
    ``score`` are the classes of what mão and dealer need to win the game."""

    score: tuple[int, int]
    block: Block
    row: int
    hand: tuple[int, ...]
    powers: tuple[int, ...]

    @staticmethod
    def of(view: TrucoView) -> Moment | None:
        """The moment of a view; None where the table has nothing to say."""
        if view.players != 2 or view.iron or view.special is not None or len(view.deciders) != 1:
            return None
        if view.deciders[0] != view.seat:
            return None
        power, classes = strengths(view.manilhas), _classes(view)
        held = sorted((power[card], classes[card]) for card in view.hand)
        trace = Trace.of(view, classes)
        on_turn, dealer = view.turn == view.seat, view.seat == view.dealer
        return trace.moment(_score(view), held, view.phase == "answer", on_turn, dealer)


@dataclass(frozen=True, slots=True)
class Trace:
    """What lay so far, seen from the mão: ``by`` 0 is the mão, 1 the dealer.

    ``classes`` and ``powers`` (strengths) are those of the cards in order of play, ``first`` who
    took the first trick (as in ``by``, 2 for a tie, -1 while it runs), ``code`` when raises came.
    """

    classes: tuple[int, ...]
    powers: tuple[int, ...]
    by: tuple[int, ...]
    first: int
    code: int

    @staticmethod
    def of(view: TrucoView, classes: Sequence[int]) -> Trace:
        power = strengths(view.manilhas)
        played: list[Played] = []
        first, code = -1, 0
        for event in view.history:
            match event:
                case Played():
                    played.append(event)
                case Called():
                    code = code * 7 + len(played) + 1
                case TrickEnded(number=1, winner=winner):
                    first = TIED if winner is None else int(winner == view.dealer)
        return Trace(
            # What is covered or unseen is worth nothing, as the lowest class nearly is.
            tuple(0 if p.covered or p.card == HIDDEN else classes[p.card] for p in played),
            tuple(COVERED if p.covered or p.card == HIDDEN else power[p.card] for p in played),
            tuple(int(p.seat == view.dealer) for p in played),
            first,
            code,
        )

    def moment(
        self,
        score: tuple[int, int],
        held: Sequence[tuple[int, int]],
        waits: bool,
        on_turn: bool,
        dealer: bool,
    ) -> Moment:
        """The moment of who holds these strengths and their classes, sorted.

        ``waits`` says whether a call waits for its answer, ``on_turn`` whether the one who decides
        is also next to play, and ``dealer`` whether it is the dealer.
        """
        block = Block.of((len(self.classes) * 2 + waits) * CODES + self.code)
        powers = tuple(p for p, _ in held)
        hand = tuple(c for _, c in held)
        table = self.powers[-1] if len(self.powers) % 2 else COVERED
        private = _private(hand, powers, table, on_turn, self, dealer)
        return Moment(score, block, self.public() * block.privates + private, hand, powers)

    def public(self) -> int:
        """The place of the table among those of its block."""
        laid, c = len(self.classes), self.classes
        if laid == 0:
            return 0
        if laid == 1:
            return c[0]
        trick = (FINE[c[0]] * 7 + FINE[c[1]]) * 3 + self.first
        if laid == 2:
            return trick
        if laid == 3:
            return trick * 7 + FINE[c[2]]
        swapped = self.by[0] != self.by[2]
        a, b = c[swapped], c[not swapped]
        if laid == 4:
            earlier = (COARSE[a] * 4 + MIDDLE[c[2]]) * 3 + COARSE[b]
            return (earlier * 3 + COARSE[c[3]]) * 3 + self.first
        led = self.by[2] != self.by[4]
        early, late = (a, c[2]) if led else (b, c[3])
        return ((c[4] * 3 + COARSE[early]) * 4 + MIDDLE[late]) * 3 + self.first


def _private(
    hand: Sequence[int],
    powers: Sequence[int],
    table: int,
    acting: bool,
    trace: Trace,
    dealer: bool,
) -> int:
    """The place of a hand among those of its block. ``table`` is the strength of the led card."""
    if len(hand) == 3:
        return triples()[tuple(hand)]
    if not hand:
        return 0
    laid = len(trace.classes)
    if laid == 3 and acting:
        tied = trace.first == TIED
        place = len(hand) - 1 if tied else next((n for n, p in enumerate(powers) if p > table), 0)
        other = 1 + hand[1 - place]
        if powers[place] > table:
            return CLASSES + 1 if tied else other
        return other if powers[place] == table and tied else 0
    if laid == 5:
        favoured = 1 if trace.first == TIED else trace.first
        return int(powers[0] > table or (powers[0] == table and favoured == dealer))
    return pairs()[tuple(hand)] if len(hand) == 2 else hand[0]


def _sorted_hands(size: int) -> Iterator[tuple[int, ...]]:
    """Hands by class in order; of each manilha there is one."""

    def longer(hand: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(hand) == size:
            yield hand
            return
        for card in range(hand[-1] if hand else 0, CLASSES):
            if not (hand and card == hand[-1] >= ORDINARY):
                yield from longer((*hand, card))

    return longer(())


@cache
def triples() -> dict[tuple[int, ...], int]:
    return {hand: n for n, hand in enumerate(_sorted_hands(3))}


@cache
def pairs() -> dict[tuple[int, ...], int]:
    return {hand: n for n, hand in enumerate(_sorted_hands(2))}


def _score(view: TrucoView) -> tuple[int, int]:
    rules = Rules.of(view.options)
    points = view.standing.points
    eldest = 1 - view.dealer
    return need_class(rules, points[eldest]), need_class(rules, points[view.dealer])


def need_class(rules: Rules, points: int) -> int:
    """The class of a side's score: one point, two, three, six or more to go, in steps of the
    ladder."""
    need, ladder = rules.target - points, rules.ladder
    if need <= ladder[0]:
        return 0
    if need <= ladder[1]:
        return 1 if need < ladder[1] else 2
    return 3 if need <= ladder[2] else 4


def _classes(view: TrucoView) -> tuple[int, ...]:
    rules = Rules.of(view.options)
    return classes_of(view.manilhas, rules.deck, rules.fixed)


@cache
def classes_of(manilhas: tuple[int, ...], size: int, fixed: bool) -> tuple[int, ...]:
    """The class of every card of the pack, indexed by card.

    Ordinary ranks are spread over the nine classes, so that a card beats about as much of its pack
    as its class does; two ranks share a class where ten are ordinary (fixed manilhas).
    """
    ordinary = sorted({rank(c) for c in deck(size, fixed) if c not in manilhas})
    spread = {}
    for place, one in enumerate(ordinary):
        share = (place + 0.5) / len(ordinary)
        spread[one] = min(ORDINARY - 1, round(share * ORDINARY - 0.5))
    found = [spread.get(card // SUITS, 0) for card in range(len(PACK.cards()))]
    for place, card in enumerate(manilhas):
        found[card] = ORDINARY + place
    return tuple(found)
