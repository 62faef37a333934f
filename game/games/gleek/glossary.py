"""The words of the old game and what they mean."""

from __future__ import annotations

from game.engine.text import N_
from game.i18n import _
from game.words import Term

# Term, meaning, other forms. The terms are never translated: they are the words of the game.
_ENTRIES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "eldest",
        N_("The player at the dealer's left, who bids, vies and leads first."),
        ("eldest hand",),
    ),
    (
        "turn-up",
        N_("The card turned up after the deal. Its suit is trump; it counts for the dealer."),
        (),
    ),
    (
        "ruff",
        N_("The best total that a hand has in one suit; also the phase in which it is contested."),
        ("ruffs",),
    ),
    (
        "vie",
        N_("To stake on one's ruff. To see it is to match a stake, to revie is to raise it."),
        ("revie", "see"),
    ),
    (
        "gleek",
        N_("Three cards of one rank, jacks or better. Each of the others pays for it."),
        ("gleeks",),
    ),
    (
        "mournival",
        N_("Four cards of one rank, jacks or better. It pays twice what a gleek does."),
        ("mournivals",),
    ),
    ("Tib", N_("The ace of trump, worth 15 points."), ()),
    ("Tom", N_("The jack of trump, worth 9 points."), ()),
    ("Tiddy", N_("The four of trump. The others pay for it, in hand or turned up."), ()),
    ("Towser", N_("The five of trump, which is paid for at some tables."), ()),
    ("Tumbler", N_("The six of trump, which is paid for at some tables."), ()),
)


def terms() -> tuple[Term, ...]:
    """The glossary in the current language, in the order in which one learns the words."""
    return tuple(Term(term, _(text), forms) for term, text, forms in _ENTRIES)
