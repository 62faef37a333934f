"""The words of the table and what they mean."""

from __future__ import annotations

from game.engine.text import N_
from game.i18n import _
from game.words import Term

# Term, meaning, other forms. The terms are never translated: they are what is said in Brazil.
_ENTRIES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "mão",
        N_(
            "One deal of three cards each; also the player to the dealer's right, who leads the"
            " first trick."
        ),
        ("mãos",),
    ),
    ("vaza", N_("One trick: a card from each player. Also called _rodada_."), ("rodada", "vazas")),
    ("pé", N_("The player who deals and therefore plays last in the first trick."), ()),
    (
        "vira",
        N_("The card turned up after the deal. The rank above it gives the manilhas."),
        ("tombo",),
    ),
    ("manilha", N_("One of the four highest cards of the deal."), ("manilhas",)),
    ("zap", N_("The manilha of clubs, the highest card of all. Also called _gato_."), ("gato",)),
    (
        "copas",
        N_("The manilha of hearts, the second highest card. Also called _escopeta_."),
        ("escopeta", "copeta"),
    ),
    ("espadilha", N_("The manilha of spades, the third highest card."), ()),
    (
        "pica-fumo",
        N_("The manilha of diamonds, the lowest of the four. Also called _ouros_."),
        ("ouros",),
    ),
    (
        "truco",
        N_("The first call: the deal is to be worth more. The others accept, raise or run."),
        (),
    ),
    (
        "seis, nove, dez, doze",
        N_("The calls that follow truco, named after the points they ask for."),
        ("seis", "nove", "dez", "doze"),
    ),
    ("correr", N_("To run: to give the deal up instead of accepting a call."), ()),
    (
        "carta coberta",
        N_("A card played face down. It is worth nothing and is never shown."),
        ("cartas cobertas",),
    ),
    ("empate", N_("A tied trick: the best cards of the two sides are equal."), ("empates",)),
    (
        "mão de onze",
        N_(
            "A deal in which one side is about to win: it looks at all its cards and decides"
            " whether to play. At other scores it is called mão de dez, and so on."
        ),
        ("mão de dez", "mão de catorze", "mão de vinte e três"),
    ),
    (
        "mão de ferro",
        N_("A deal in which both sides are about to win. Nobody may call in it."),
        (),
    ),
    ("queda", N_("A match of several games."), ()),
)


def terms() -> tuple[Term, ...]:
    """The glossary in the current language, in the order in which one learns the words."""
    return tuple(Term(term, _(text), forms) for term, text, forms in _ENTRIES)
