"""What sets one point-trick game, and one rule set of it, apart from another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.engine.duty import Duty

Strict = Literal["after_stock", "always", "never"]


@dataclass(frozen=True, slots=True)
class SwapRule:
    """Trump of rank ``given`` may be given for a turn-up whose rank is among ``taken``.

    ``needs_trick``: the side must have won a trick, and the swap is made before the draw. Without
    it the holder swaps on its own turn before playing, or after playing until somebody acts.
    ``keeps_draws`` are the draws that must still follow the next one.
    """

    given: int
    taken: tuple[int, ...]
    needs_trick: bool = False
    keeps_draws: int = 0


@dataclass(frozen=True, slots=True)
class MarriageRule:
    """Rey and ``partner`` (a rank) of a suit: 40 in trump, 20 otherwise.

    ``by_pair``: either partner of the side that won the trick may sing, one marriage each; else its
    winner alone. ``after_draw``: the card just drawn may make the pair.
    """

    partner: int
    by_pair: bool = False
    after_draw: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules of a deal. ``strength`` and ``points`` are indexed by card.

    ``packets`` are the sizes in which a hand is dealt; ``stock`` whether the rest forms a stock
    over the turn-up (else the dealer's last card names trump); ``capote`` what all tricks add, or
    ``"match"``; ``fours`` the ranks of which four may be sung and what they bring (0: the match).
    """

    strength: tuple[int, ...] = field(hash=False)  # long, and told by the rest often enough
    points: tuple[int, ...] = field(hash=False)
    packets: tuple[int, ...]
    stock: bool
    strict: Strict
    duty: Duty
    swaps: tuple[SwapRule, ...] = ()
    marriage: MarriageRule | None = None
    last_trick: int = 0
    capote: int | Literal["match"] = 0
    fours: tuple[tuple[int, int], ...] = ()
