"""Names of Spanish cards, and of what is sung with them.

Suits and figures keep their Spanish names everywhere: whoever plays these games calls them so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.engine.spanish import CABALLO, PACK, REY, SEVEN, SOTA, TWO
from game.engine.text import N_
from game.i18n import _

SUIT_NAMES = ("oros", "copas", "espadas", "bastos")
"""In the order of the pack."""

CARDS = {
    "A": N_("ace of {suit}"),
    "2": N_("two of {suit}"),
    "3": N_("three of {suit}"),
    "4": N_("four of {suit}"),
    "5": N_("five of {suit}"),
    "6": N_("six of {suit}"),
    "7": N_("seven of {suit}"),
    "S": N_("sota of {suit}"),
    "C": N_("caballo of {suit}"),
    "R": N_("rey of {suit}"),
}
# With their article, since languages with genders cannot put it in from outside.
THE_CARDS = {
    "A": N_("the ace of {suit}"),
    "2": N_("the two of {suit}"),
    "3": N_("the three of {suit}"),
    "4": N_("the four of {suit}"),
    "5": N_("the five of {suit}"),
    "6": N_("the six of {suit}"),
    "7": N_("the seven of {suit}"),
    "S": N_("the sota of {suit}"),
    "C": N_("the caballo of {suit}"),
    "R": N_("the rey of {suit}"),
}

FIGURES = {SOTA: "sota", CABALLO: "caballo", REY: "rey"}
_PLURALS = {SOTA: "sotas", CABALLO: "caballos", REY: "reyes"}
_SWAPPED = {SEVEN: N_("the seven"), TWO: N_("the two")}


def card(card: Card) -> str:
    """A card in words, without article."""
    if card == HIDDEN:
        return _("a card face down")
    return _(CARDS[PACK.ranks[rank(card)]], suit=suit_name(card))


def the_card(card: Card) -> str:
    """A card in words, with its article."""
    if card == HIDDEN:
        return _("a card face down")
    return _(THE_CARDS[PACK.ranks[rank(card)]], suit=suit_name(card))


def short(card: Card) -> str:
    """Rank and suit as one word: ``R·oros``."""
    if card == HIDDEN:
        return "▒"
    return f"{PACK.ranks[rank(card)]}·{suit_name(card)}"


def suit_name(card: Card) -> str:
    """The suit of a card."""
    return SUIT_NAMES[suit(card)]


def hand(cards: Iterable[Card], strength: Sequence[int]) -> str:
    """Cards suit by suit, each suit from its highest down: ``oros A R 7, copas 3``."""
    held = sorted(cards, key=lambda card: -strength[card])
    suits = [[card for card in held if suit(card) == s] for s in range(SUITS)]
    return ", ".join(
        " ".join((SUIT_NAMES[s], *(PACK.ranks[rank(card)] for card in of_suit)))
        for s, of_suit in enumerate(suits)
        if of_suit
    )


def four(card: Card) -> str:
    """The plural of a figure: *reyes*."""
    return _PLURALS.get(rank(card), PACK.ranks[rank(card)])


def swapped(card: Card) -> str:
    """The trump that is given for the turn-up: "the seven"."""
    return _(_SWAPPED[rank(card)]) if rank(card) in _SWAPPED else the_card(card)


def either(choices: Sequence[str]) -> str:
    """Several possibilities in a sentence: "this, that or the other"."""
    if len(choices) < 2:
        return "".join(choices)
    return _("{first} or {last}", first=", ".join(choices[:-1]), last=choices[-1])
