"""Names of things: cards, manilhas, calls, and the two seats that have a name.

What is said at a table in Brazil stays as it is in every language; the glossary explains it.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.cards import HIDDEN, SUITS, Card
from game.engine.options import Options
from game.engine.text import N_
from game.games.truco.records import PACK
from game.games.truco.rules import TrucoView
from game.games.truco.settings import Rules
from game.i18n import _

SUIT_SIGNS = {"O": "♦", "E": "♠", "C": "♥", "P": "♣"}
SUIT_NAMES = {"O": N_("diamonds"), "E": N_("spades"), "C": N_("hearts"), "P": N_("clubs")}

CARDS = {
    "4": N_("four of {suit}"),
    "5": N_("five of {suit}"),
    "6": N_("six of {suit}"),
    "7": N_("seven of {suit}"),
    "Q": N_("queen of {suit}"),
    "J": N_("jack of {suit}"),
    "K": N_("king of {suit}"),
    "A": N_("ace of {suit}"),
    "2": N_("two of {suit}"),
    "3": N_("three of {suit}"),
}
# With their article, since languages with genders cannot put it in from outside.
THE_CARDS = {
    "4": N_("the four of {suit}"),
    "5": N_("the five of {suit}"),
    "6": N_("the six of {suit}"),
    "7": N_("the seven of {suit}"),
    "Q": N_("the queen of {suit}"),
    "J": N_("the jack of {suit}"),
    "K": N_("the king of {suit}"),
    "A": N_("the ace of {suit}"),
    "2": N_("the two of {suit}"),
    "3": N_("the three of {suit}"),
}

MANILHAS = ("pica-fumo", "espadilha", "copas", "zap")
"""What the manilhas are called, low to high, which is also the order of the suits."""

CALLS = {3: "truco", 4: "truco", 6: "seis", 9: "nove", 10: "dez", 12: "doze"}
"""The word for a call by what it asks for. In Minas truco asks for four, and the third for ten."""

_NUMBERS = {10: "dez", 11: "onze", 14: "catorze", 23: "vinte e três"}


def card(card: Card) -> str:
    """A card in words, without article."""
    if card == HIDDEN:
        return _("a card face down")
    rank, suit = _parts(card)
    return _(CARDS[rank], suit=_(SUIT_NAMES[suit]))


def the_card(card: Card) -> str:
    """A card in words, with its article."""
    if card == HIDDEN:
        return _("a card face down")
    rank, suit = _parts(card)
    return _(THE_CARDS[rank], suit=_(SUIT_NAMES[suit]))


def short(card: Card) -> str:
    """Rank as it is printed on the card, and suit sign."""
    if card == HIDDEN:
        return "▒"
    rank, suit = _parts(card)
    return rank + SUIT_SIGNS[suit]


def shorts(cards: Iterable[Card]) -> str:
    """Cards in signs, side by side."""
    return " ".join(short(card) for card in cards)


def nickname(card: Card, manilhas: tuple[Card, ...]) -> str:
    """The name that ``card`` has as a manilha, or ``""``."""
    return MANILHAS[card % SUITS] if card in manilhas else ""


def played(card: Card, view: TrucoView) -> str:
    """A card on the table, with article and the name it has as a manilha."""
    name = nickname(card, view.manilhas)
    return f"{the_card(card)} (_{name}_)" if name else the_card(card)


def call(worth: int) -> str:
    """What is said to ask for ``worth``."""
    return CALLS.get(worth, "truco")


def shout(worth: int) -> str:
    """The same, said aloud."""
    return f"{call(worth).capitalize()}!"


def special(options: Options) -> str:
    """The deal that a side plays at the special score: *mão de onze*, *mão de dez* ..."""
    score = Rules.of(options).special_score
    return f"mão de {_NUMBERS.get(score or 11, 'onze')}"


def role(seat: int, view: TrucoView) -> str:
    """The name of the seat's place in this deal: *mão* leads, *pé* has dealt; else ``""``."""
    if seat == view.dealer:
        return "pé"
    return "mão" if seat == (view.dealer + 1) % view.players else ""


def _parts(card: Card) -> tuple[str, str]:
    code = PACK.code(card)
    return code[0], code[1]
