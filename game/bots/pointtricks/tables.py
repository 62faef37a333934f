"""Cards as small numbers and masks, and the rules of a deal as a search wants them.

In here a card is a *code*, ``strength * 4 + suit``: the engine's card unless an option changes the
order of the figures. A hand is four masks, one a suit, with bit ``r`` for the card of strength
``r``; the hands of all seats lie in one list, suit ``s`` of seat ``n`` at ``n * 4 + s``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.bots.pointtricks.worth import Worths, by_mask, worths
from game.engine.cards import Card
from game.engine.pointtricks.masks import ABOVE, BITS, COUNT, FULL
from game.engine.pointtricks.terms import Terms
from game.engine.spanish import PACK, REY, of

PIPS = 31
"""The cards of a suit that are worth nothing: 2, 4, 5, 6, 7."""

OVER = tuple(tuple(COUNT[mask & ABOVE[r]] for mask in range(FULL + 1)) for r in range(10))
"""By strength and mask, how many are stronger."""

NOBODY = -1

__all__ = (
    "ABOVE",
    "BITS",
    "CAPOTE_TAKES_MATCH",
    "COUNT",
    "FULL",
    "NOBODY",
    "OVER",
    "PIPS",
    "Rules",
    "Swaps",
    "playable",
)


@dataclass(frozen=True, slots=True)
class Swaps:
    """A swap rule: trump of strength ``given`` (mask ``bit``) for a turn-up among mask ``taken``.

    Turn-ups that are weaker than the card given are left out: nobody wants them.
    """

    given: int
    bit: int
    taken: int
    needs_trick: bool
    keeps_draws: int


@dataclass(frozen=True, slots=True)
class Rules:
    """What a playout needs of :class:`~game.engine.pointtricks.terms.Terms`, by strength.

    ``code`` and ``card`` translate between cards and codes; ``value`` is the points of a mask;
    ``pair`` is the mask of a marriage (0:
    there are none) and ``fours`` the strengths of which four are sung; ``capote`` -1 is the match.
    """

    code: tuple[int, ...]
    card: tuple[Card, ...]
    points: tuple[int, ...]
    value: tuple[float, ...]
    never_strict: bool
    strict_after_stock: bool
    beat_after_ruff: bool
    undertrump: bool
    partner_exempts: bool
    pair: int
    by_pair: bool
    after_draw: bool
    swaps: tuple[Swaps, ...]
    swap_needs_trick: bool
    last_trick: int
    capote: int
    fours: tuple[tuple[int, int], ...]
    worths: Worths

    @staticmethod
    def of(terms: Terms, players: int) -> Rules:
        """The rules of these terms."""
        return _rules(terms, players)

    def masks(self, cards: Iterable[Card]) -> list[int]:
        """The four masks of a hand."""
        masks = [0, 0, 0, 0]
        for card in cards:
            code = self.code[card]
            masks[code & 3] |= 1 << (code >> 2)
        return masks


CAPOTE_TAKES_MATCH = -1


@cache
def _rules(terms: Terms, players: int) -> Rules:
    strength = terms.strength
    code = tuple(strength[c] * 4 + c % 4 for c in PACK.cards())
    card = [Card(0)] * len(code)
    for c in PACK.cards():
        card[code[c]] = c
    by_rank = [strength[of(r, 0)] for r in range(10)]
    swaps = tuple(
        Swaps(
            given=by_rank[rule.given],
            bit=1 << by_rank[rule.given],
            taken=sum(1 << by_rank[r] for r in rule.taken if by_rank[r] > by_rank[rule.given]),
            needs_trick=rule.needs_trick,
            keeps_draws=rule.keeps_draws,
        )
        for rule in terms.swaps
    )
    marriage = terms.marriage
    points = tuple(terms.points[card[r * 4]] for r in range(10))
    return Rules(
        code=code,
        card=tuple(card),
        points=points,
        value=by_mask(points),
        never_strict=terms.strict == "never",
        strict_after_stock=terms.strict == "after_stock",
        beat_after_ruff=terms.duty.beat_after_ruff,
        undertrump=terms.duty.undertrump,
        partner_exempts=terms.duty.partner_exempts,
        pair=1 << by_rank[REY] | 1 << by_rank[marriage.partner] if marriage else 0,
        by_pair=marriage is not None and marriage.by_pair,
        after_draw=marriage is not None and marriage.after_draw,
        swaps=swaps,
        swap_needs_trick=any(rule.needs_trick for rule in swaps),
        last_trick=terms.last_trick,
        capote=CAPOTE_TAKES_MATCH if terms.capote == "match" else int(terms.capote),
        fours=tuple((by_rank[r], worth) for r, worth in terms.fours),
        worths=worths(players, terms.stock, terms.strict != "never"),
    )


def playable(
    rules: Rules,
    hands: list[int],
    seat: int,
    trump: int,
    led: int,
    top: int,
    ruff: int,
    partner_wins: bool,
) -> tuple[int, int, int, int]:
    """What the strict phase lets ``seat`` add to a trick, as four masks.

    ``top`` is the best strength of the suit led on the table; ``ruff`` the best trump where another
    suit was led, -1 if there is none.
    """
    base = seat * 4
    own = hands[base + led]
    free = partner_wins and rules.partner_exempts
    if own:
        if not free and (ruff < 0 or rules.beat_after_ruff):
            own = own & ABOVE[top] or own
        return _alone(led, own)
    trumps = hands[base + trump]
    if trumps and not free:
        if ruff < 0:
            return _alone(trump, trumps)
        over = trumps & ABOVE[ruff]
        if over or rules.undertrump:
            return _alone(trump, over or trumps)
    return hands[base], hands[base + 1], hands[base + 2], hands[base + 3]


def _alone(suit: int, mask: int) -> tuple[int, int, int, int]:
    if suit == 0:
        return mask, 0, 0, 0
    if suit == 1:
        return 0, mask, 0, 0
    if suit == 2:
        return 0, 0, mask, 0
    return 0, 0, 0, mask
