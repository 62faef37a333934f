"""Which seven cards the buyer lays away, and what the seven bought are worth beforehand."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import combinations
from random import Random

from game.engine.cards import Card, suit
from game.games.gleek.masks import HONOUR
from game.games.gleek.records import PACK
from game.games.gleek.sampling import STOCK
from game.games.gleek.settings import Rules
from game.games.gleek.valuation import Worth, packed

_SKETCHES = 6
"""Stocks by which every choice is looked at; the best are looked at more closely."""

_FINALISTS = 24
_PAUSE = 150
"""Hands valued between two pauses."""

_FOUND, _SOBER = 1.6, 0.8
"""What deals played out brought, against what the best of many choices promised."""

Choice = tuple[float, int]
"""Mean worth in chips of the hand one ends up with, and the cards kept as one mask."""


Value = Callable[[int], float]
"""What a hand, given as one number, brings in chips: a :class:`Worth`, or somebody's opinion."""


def misjudged(worth: Worth, cards: Iterable[Card], slip: float, rng: Random) -> Value:
    """The worth of hands to somebody who is off by ``slip`` about each of ``cards``, up or down."""
    if not slip:
        return worth
    opinions = [(packed(card), rng.gauss(0.0, slip)) for card in cards]
    return lambda hand: worth(hand) + sum(off for bit, off in opinions if hand & bit)


class Stock:
    """The stocks that may lie there, the same for every choice."""

    def __init__(self, known: Iterable[Card], turn_up: Card, count: int, rng: Random) -> None:
        seen = {*known, turn_up}
        unseen = [packed(card) for card in PACK.cards() if card not in seen]
        self.samples = [sum(rng.sample(unseen, STOCK)) for _ in range(count)]


def stays(rules: Rules, trump: int, card: Card) -> bool:
    """Whether the buyer must keep a card."""
    return rules.honours_stay and suit(card) == trump and HONOUR[1 << (card >> 2)] > 0


def keep_blind(
    worth: Value,
    hand: Sequence[Card],
    fixed: Iterable[Card],
    keep: int,
    stock: Stock,
    each: bool = False,
) -> Generator[None, None, list[Choice]]:
    """The likeliest choices of ``keep`` cards of ``hand`` to hold on to, ``fixed`` among them,
    before the stock is seen, best first; with ``each`` the best without each card among them."""
    held = {*fixed}
    base = sum(packed(card) for card in held)
    free = [packed(card) for card in hand if card not in held]
    choices = [base + sum(more) for more in combinations(free, keep - len(held))]
    sketched: list[Choice] = []
    sketches = stock.samples[:_SKETCHES]
    for n, kept in enumerate(choices):
        sketched.append((sum(worth(kept | s) for s in sketches), kept))
        if not n % (_PAUSE // len(sketches)):
            yield
    sketched.sort(reverse=True)
    finalists = dict.fromkeys(kept for _, kept in sketched[:_FINALISTS])
    if each:
        for card in free:
            finalists.update(dict.fromkeys([k for _, k in sketched if not k & card][:1]))
    found = []
    count = len(stock.samples)
    for kept in finalists:
        found.append((sum(worth(kept | s) for s in stock.samples) / count, kept))
        yield
    return sorted(found, reverse=True)


def keep_seen(
    worth: Value, hand: Iterable[Card], fixed: Iterable[Card], away: int, gone: Iterable[Card] = ()
) -> Choice:
    """The best hand that is left when ``away`` cards of ``hand`` go, the stock being in it; those
    of ``gone`` go in any case."""
    held = {*fixed, *gone}
    kept = sum(packed(card) for card in hand) - sum(packed(card) for card in gone)
    away -= len({*gone})
    free = [packed(card) for card in hand if card not in held]
    laid: list[int] = []
    for _ in range(away):
        card = max(free, key=lambda bit: worth(kept ^ bit))
        free.remove(card)
        laid.append(card)
        kept ^= card
    value = worth(kept)
    for _ in range(2):  # what went early may turn out better than what stayed
        swaps = [(worth(kept ^ out ^ back), out, back) for out in free for back in laid]
        better, out, back = max(swaps, default=(value, 0, 0))
        if better <= value:
            break
        value, kept = better, kept ^ out ^ back
        free[free.index(out)], laid[laid.index(back)] = back, out
    return value, kept


def stock_worth(
    worth: Worth, rules: Rules, hand: Sequence[Card], turn_up: Card, stocks: int, rng: Random
) -> Generator[None, None, float]:
    """Chips that the seven cards are expected to bring the holder of ``hand``."""
    stock = Stock(hand, turn_up, stocks, rng)
    trump = suit(turn_up)
    fixed = [card for card in hand if stays(rules, trump, card)]
    now = worth(sum(packed(card) for card in hand))
    if rules.discard_first:
        choices = yield from keep_blind(worth, hand, fixed, len(hand) - STOCK, stock)
        return _FOUND + _SOBER * (choices[0][0] - now)
    total = 0.0
    for sample in stock.samples:
        taken = [card for card in PACK.cards() if sample & packed(card)]
        fixed_too = [card for card in taken if stays(rules, trump, card)]
        total += keep_seen(worth, [*hand, *taken], [*fixed, *fixed_too], STOCK)[0]
        yield
    return _FOUND + _SOBER * (total / len(stock.samples) - now)
