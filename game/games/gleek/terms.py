"""Names of things: cards, the low trumps and honours with names of their own, sets, columns.

The words of the old game (*ruff*, *gleek*, *Tib* ...) are the same in every language; the glossary
explains them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.engine.options import Options
from game.engine.text import N_
from game.games.gleek.records import PACK
from game.games.gleek.scoring import ACE, FIVE, FOUR, JACK, KING, QUEEN, SIX
from game.games.gleek.settings import Rules
from game.i18n import _, pgettext

SUIT_SIGNS = ("♠", "♥", "♦", "♣")
SUIT_NAMES = (N_("spades"), N_("hearts"), N_("diamonds"), N_("clubs"))
"""In the order of the pack."""

CARDS = {
    "4": N_("four of {suit}"),
    "5": N_("five of {suit}"),
    "6": N_("six of {suit}"),
    "7": N_("seven of {suit}"),
    "8": N_("eight of {suit}"),
    "9": N_("nine of {suit}"),
    "10": N_("ten of {suit}"),
    "J": N_("jack of {suit}"),
    "Q": N_("queen of {suit}"),
    "K": N_("king of {suit}"),
    "A": N_("ace of {suit}"),
}
# With their article, since languages with genders cannot put it in from outside.
THE_CARDS = {
    "4": N_("the four of {suit}"),
    "5": N_("the five of {suit}"),
    "6": N_("the six of {suit}"),
    "7": N_("the seven of {suit}"),
    "8": N_("the eight of {suit}"),
    "9": N_("the nine of {suit}"),
    "10": N_("the ten of {suit}"),
    "J": N_("the jack of {suit}"),
    "Q": N_("the queen of {suit}"),
    "K": N_("the king of {suit}"),
    "A": N_("the ace of {suit}"),
}

NICKNAMES = {ACE: "Tib", JACK: "Tom", FOUR: "Tiddy", FIVE: "Towser", SIX: "Tumbler"}
"""What trumps of these ranks are called."""

SETS = {
    (ACE, 3): N_("a _gleek_ of aces"),
    (KING, 3): N_("a _gleek_ of kings"),
    (QUEEN, 3): N_("a _gleek_ of queens"),
    (JACK, 3): N_("a _gleek_ of jacks"),
    (ACE, 4): N_("a _mournival_ of aces"),
    (KING, 4): N_("a _mournival_ of kings"),
    (QUEEN, 4): N_("a _mournival_ of queens"),
    (JACK, 4): N_("a _mournival_ of jacks"),
}

CALLED = {
    ACE: N_("Aces!"),
    KING: N_("Kings!"),
    QUEEN: N_("Queens!"),
    JACK: N_("Jacks!"),
}

COLUMNS = {
    "turn-up": N_("turn-up"),
    "auction": N_("auction"),
    "ruff": N_("ruff"),
    "sets": N_("sets"),
    "tiddy": "Tiddy",
    "settlement": N_("settlement"),
}
"""The columns of the ledger."""


def card(card: Card) -> str:
    """A card in words, without article."""
    if card == HIDDEN:
        return _("a card face down")
    return _(CARDS[PACK.ranks[rank(card)]], suit=suit_name(suit(card)))


def the_card(card: Card) -> str:
    """A card in words, with its article."""
    if card == HIDDEN:
        return _("a card face down")
    return _(THE_CARDS[PACK.ranks[rank(card)]], suit=suit_name(suit(card)))


def short(card: Card) -> str:
    """Rank as it is printed on the card, and suit sign."""
    if card == HIDDEN:
        return "▒"
    return PACK.ranks[rank(card)] + SUIT_SIGNS[suit(card)]


def shorts(cards: Iterable[Card]) -> str:
    """Cards in signs, side by side, as they come."""
    return " ".join(short(card) for card in cards)


def hand(cards: Iterable[Card]) -> str:
    """Cards in signs, suit by suit, each from its highest down."""
    held = sorted(cards, reverse=True)
    suits = [[card for card in held if card != HIDDEN and suit(card) == s] for s in range(SUITS)]
    return ", ".join(shorts(cards) for cards in suits if cards)


def suit_name(suit: int) -> str:
    """A suit in words."""
    return _(SUIT_NAMES[suit])


def nickname(card: Card, trump: int, options: Options) -> str:
    """The name that ``card`` has as a trump, or ``""``."""
    if card == HIDDEN or suit(card) != trump:
        return ""
    if rank(card) in (FIVE, SIX) and not Rules.of(options).held.get(rank(card)):
        return ""
    return NICKNAMES.get(rank(card), "")


def named(card: Card, trump: int, options: Options) -> str:
    """A card with its article and the name it has as a trump."""
    name = nickname(card, trump, options)
    return f"{the_card(card)} (_{name}_)" if name else the_card(card)


def a_set(rank_: int, count: int) -> str:
    """A set with its article: "a gleek of queens"."""
    return _(SETS[rank_, count])


def of_a_set(rank_: int) -> str:
    """The cards of a set alone, as they are called out: "Queens!"."""
    return _(CALLED[rank_])


def share(price: int) -> str:
    """What the buyer pays to the others at ``price``: half to each, an odd one to the first."""
    half, odd = divmod(price, 2)
    if odd:
        return _("{more} and {less}", more=half + odd, less=half)
    return _("{half} to each", half=half)


def signed(number: int) -> str:
    """A gain or a balance with its sign: ``+14``, ``−3``, ``0``."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def column(name: str, options: Options) -> str:
    """The heading of a column of the ledger."""
    if name == "tiddy" and options.flag("towser_tumbler"):
        return _("low trumps")
    return _(COLUMNS[name])


def listed(items: Sequence[str]) -> str:
    """Things in a row: "one, two and three"."""
    if len(items) < 2:
        return "".join(items)
    first = ", ".join(items[:-1])
    return pgettext("list", "{first} and {last}", first=first, last=items[-1])
