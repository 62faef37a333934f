"""Names of things: cards and their place in the order, songs, phrases, and the seat that leads.

The words of São Nicolau (*midj*, *pedra*, *cantiga*, *nhánha* ...) are the same in every language;
the glossary explains them.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.engine.text import N_
from game.games.guritipau.order import BOST, nhanha, order, plain, trumps
from game.games.guritipau.records import PACK
from game.i18n import _, ngettext, pgettext

SUIT_SIGNS = ("♠", "♥", "♦", "♣")
SUIT_NAMES = (N_("spades"), N_("hearts"), N_("diamonds"), N_("clubs"))
"""In the order of the pack."""

PO_MIDJ = "Pô midj"
OVER_NHANHA = "Libra cara d'nhánha"
"""What is said with a grain placed while Nhánha lies on the trick."""
ROUBO = "Roubo"
RANCIOD = "Ranciód!"
CANTIGA = "Cantiga"
TODAS = "Às Todas"
SEGUIR = "Seguir"
CORRER = "Correr"

CARDS = {
    "2": N_("two of {suit}"),
    "3": N_("three of {suit}"),
    "4": N_("four of {suit}"),
    "5": N_("five of {suit}"),
    "6": N_("six of {suit}"),
    "7": N_("seven of {suit}"),
    "8": N_("eight of {suit}"),
    "9": N_("nine of {suit}"),
    "J": N_("jack of {suit}"),
    "Q": N_("queen of {suit}"),
    "K": N_("king of {suit}"),
    "A": N_("ace of {suit}"),
}
# With their article, since languages with genders cannot put it in from outside.
THE_CARDS = {
    "2": N_("the two of {suit}"),
    "3": N_("the three of {suit}"),
    "4": N_("the four of {suit}"),
    "5": N_("the five of {suit}"),
    "6": N_("the six of {suit}"),
    "7": N_("the seven of {suit}"),
    "8": N_("the eight of {suit}"),
    "9": N_("the nine of {suit}"),
    "J": N_("the jack of {suit}"),
    "Q": N_("the queen of {suit}"),
    "K": N_("the king of {suit}"),
    "A": N_("the ace of {suit}"),
}

PHRASES = {
    "lead-trump-none": N_("Lead trump: I have none."),
    "lead-trump-pay": N_("Lead trump: let them all pay!"),
    "lead-low": N_("Lead low and let me kill."),
    "only-nhanha": N_("I have only nhánha: lead, and I play it."),
    "free-bost": N_("Free the bóst: lead, and I play it."),
    "take-mine": N_("Lead trump and take mine."),
    "let-pass": N_("Let it pass: I win in the suit."),
}
"""What is said to the partner, by the keys of ``talk.PHRASES``."""

COUNTS = (
    N_("No trump"),
    N_("One trump"),
    N_("Two trumps"),
    N_("Three trumps"),
    N_("Four trumps"),
    N_("Five trumps"),
    N_("Six trumps"),
    N_("Seven trumps"),
    N_("Eight trumps"),
    N_("Nine trumps"),
)
"""How a song begins, by the number of trumps."""

SONGS = {
    (False, False): "{trumps}",
    (True, False): N_("{trumps}, with _nhánha_"),
    (False, True): N_("{trumps}, with _bóst_"),
    (True, True): N_("{trumps}, with _nhánha_ and _bóst_"),
}
"""The whole song, by whether Nhánha and Bóst are in it."""


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


def hand(cards: Iterable[Card], trump: int | None) -> str:
    """Cards in signs, trumps first, then suit by suit, each from its highest down."""
    held = [card for card in cards if card != HIDDEN]
    if trump is None:
        return shorts(held)
    suits, strength = order(trump)
    held.sort(key=lambda card: -strength[card])
    first = [trump, *(s for s in range(SUITS) if s != trump)]
    groups = [[card for card in held if suits[card] == s] for s in first]
    return ", ".join(shorts(group) for group in groups if group)


def suit_name(suit: int) -> str:
    """A suit in words."""
    return _(SUIT_NAMES[suit])


def nickname(card: Card, trump: int | None) -> str:
    """*Nhánha* or *bóst*, if the card is one of them; else ``""``."""
    if card == BOST:
        return "bóst"
    return "nhánha" if trump is not None and card == nhanha(trump) else ""


def played(card: Card, trump: int | None) -> str:
    """A card on the table, with article and the name that it has in this deal."""
    name = nickname(card, trump)
    return f"{the_card(card)} (_{name}_)" if name else the_card(card)


def place(card: Card, trump: int) -> str:
    """Where a card stands in the order of this deal: "2nd of 13 trumps", "4th of 12 diamonds"."""
    led = order(trump)[0][card]
    cards = trumps(trump) if led == trump else plain(led)
    values = {"place": _ordinals()[cards.index(card)], "n": len(cards)}
    if led == trump:
        return _("{place} of {n} trumps", **values)
    return _("{place} of {n} {suit}", suit=suit_name(led), **values)


def grains(n: int) -> str:
    """So many grains."""
    return ngettext("{n} grain", "{n} grains", n)


def song(count: int, has_nhanha: bool, has_bost: bool) -> str:
    """What is sung, in figures: "3 trumps, with nhánha"."""
    held = ngettext("{n} trump", "{n} trumps", count) if count else _("no trump")
    return _(SONGS[has_nhanha, has_bost], trumps=held)


def song_of(hand: Iterable[Card], trump: int) -> str:
    """The song that is true of a hand."""
    held = [card for card in hand if card in trumps(trump)]
    return song(len(held), nhanha(trump) in held, BOST in held)


def song_aloud(count: int, has_nhanha: bool, has_bost: bool) -> str:
    """The same in words, as it is heard."""
    return _(SONGS[has_nhanha, has_bost], trumps=_(COUNTS[count]))


def phrase(what: str) -> str:
    """What is said to the partner."""
    return _(PHRASES[what])


def _ordinals() -> tuple[str, ...]:
    return (
        pgettext("rank", "1st"),
        pgettext("rank", "2nd"),
        pgettext("rank", "3rd"),
        pgettext("rank", "4th"),
        pgettext("rank", "5th"),
        pgettext("rank", "6th"),
        pgettext("rank", "7th"),
        pgettext("rank", "8th"),
        pgettext("rank", "9th"),
        pgettext("rank", "10th"),
        pgettext("rank", "11th"),
        pgettext("rank", "12th"),
        pgettext("rank", "13th"),
    )
