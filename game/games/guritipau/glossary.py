"""The words of São Nicolau and what they mean."""

from __future__ import annotations

from game.engine.text import N_
from game.i18n import _
from game.words import Term

# Term, meaning, other forms. The terms are never translated: they are what is said on the island.
_ENTRIES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "midj",
        N_("Maize: the grains that keep the score and lie on the table as the stake."),
        ("grão",),
    ),
    ("pedra", N_("A stone: what a side wins with eight grains, or by _às todas_."), ("pedras",)),
    (
        "damão",
        N_("The player to the dealer's right, who leads and may annul the deal."),
        (),
    ),
    ("pankáda", N_("The dealer's cut of the shuffled pack."), ()),
    (
        "nhánha",
        N_("The queen of trump, the highest card of the deal."),
        (),
    ),
    (
        "bóst",
        N_("The ace of clubs: a trump in every deal, and the second highest."),
        (),
    ),
    ("casamento", N_("Marriage: _nhánha_ and _bóst_ in one hand."), ()),
    ("figura", N_("A king, jack or queen. The jack beats the queen."), ("figuras",)),
    (
        "roubo",
        N_("Robbing: the ace of trump takes the turn-up, and a card of the hand is given for it."),
        (),
    ),
    (
        "invite",
        N_("The one grain that lies on the table before an ordinary deal. Nobody sings for it."),
        (),
    ),
    (
        "cantiga",
        N_(
            "The song: grains are placed, and the other side must tell how many trumps one of its"
            " players holds, and whether _nhánha_ and _bóst_ are among them."
        ),
        ("cantigas",),
    ),
    ("pô midj", N_("To place a grain during play, which asks the others for a song."), ()),
    (
        "libra cara d'nhánha",
        N_("What is said when a grain is placed while _nhánha_ lies on the trick."),
        (),
    ),
    ("seguir", N_("To go on after the song: the deal is played for the grains on the table."), ()),
    ("correr", N_("To run: to give the deal up instead of going on."), ()),
    (
        "ménza largód",
        N_("The bare table: no grain is placed, as at 6–3, at 6–4 and in _às todas_."),
        (),
    ),
    (
        "às todas",
        N_("From seven grains on: one side needs a single deal, the other several in a row."),
        (),
    ),
    ("tacód", N_("Seven to six: whoever wins the deal takes the _pedra_."), ()),
    (
        "ranciód",
        N_("Spoilt: a deal in which a fraud was proved. It brings the grains on the table alone."),
        ("invite ranciód",),
    ),
)


def terms() -> tuple[Term, ...]:
    """The glossary in the current language, in the order in which one learns the words."""
    return tuple(Term(term, _(text), forms) for term, text, forms in _ENTRIES)
