"""Cards as small numbers and masks, and the rules of a deal as a search wants them.

In here a card is a *code*, ``strength * 4 + suit``: the engine's card unless an option changes the
order of the figures. A hand is four masks, one a suit, with bit ``r`` for the card of strength
``r``; the hands of all seats lie in one list, suit ``s`` of seat ``n`` at ``n * 4 + s``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache

from game.bots.pointtricks.worth import Worths, by_mask, worths
from game.engine.cards import SUITS, Card
from game.engine.pointtricks.masks import (
    ABOVE,
    COUNT,
    FULL,
    RulesByStrength,
    rules_by_strength,
)
from game.engine.pointtricks.terms import Terms
from game.engine.spanish import PACK

PIPS = 31
"""The cards of a suit that are worth nothing: 2, 4, 5, 6, 7."""

OVER = tuple(tuple(COUNT[mask & ABOVE[r]] for mask in range(FULL + 1)) for r in range(10))
"""By strength and mask, how many are stronger."""

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Rules(RulesByStrength):
    """What a search needs besides.

    ``code`` and ``card`` translate between cards and codes; ``value`` is the points of a mask;
    ``capote`` -1 is the match.
    """

    code: tuple[int, ...]
    card: tuple[Card, ...]
    value: tuple[float, ...]
    never_strict: bool
    strict_after_stock: bool
    beat_after_ruff: bool
    undertrump: bool
    partner_exempts: bool
    last_trick: int
    capote: int
    worths: Worths

    @staticmethod
    def of(terms: Terms, players: int) -> Rules:
        """The rules of these terms at a table of so many."""
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
    shared = rules_by_strength(terms)
    code = tuple(strength * SUITS + c % SUITS for c, strength in enumerate(terms.strength))
    return Rules(
        **{part.name: getattr(shared, part.name) for part in fields(shared)},
        code=code,
        card=tuple(sorted(PACK.cards(), key=code.__getitem__)),
        value=by_mask(shared.points),
        never_strict=terms.strict == "never",
        strict_after_stock=terms.strict == "after_stock",
        beat_after_ruff=terms.duty.beat_after_ruff,
        undertrump=terms.duty.undertrump,
        partner_exempts=terms.duty.partner_exempts,
        last_trick=terms.last_trick,
        capote=CAPOTE_TAKES_MATCH if terms.capote == "match" else int(terms.capote),
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
