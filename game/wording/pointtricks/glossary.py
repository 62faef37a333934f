"""The words of the Spanish tables and what they mean; each game picks those it uses."""

from __future__ import annotations

from game.engine.text import N_
from game.i18n import _
from game.words import Term

# Term, meaning, other forms. The terms are never translated: they are what is said in Spain.
_ENTRIES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("oros", N_("Coins, the first of the four suits."), ()),
    ("copas", N_("Cups, the second suit."), ()),
    ("espadas", N_("Swords, the third suit."), ()),
    ("bastos", N_("Clubs, wooden ones: the fourth suit."), ()),
    ("as", N_("The ace, the highest card of its suit."), ("ases",)),
    ("rey", N_("The king, printed with a 12."), ("reyes",)),
    ("caballo", N_("The horseman, printed with an 11."), ("caballos",)),
    ("sota", N_("The page on foot, printed with a 10."), ("sotas",)),
    ("triunfo", N_("Trump: a card of this suit beats all other suits."), ("triunfos",)),
    (
        "pinta",
        N_("The turn-up, and the suit it makes trump: _pintan oros_ means that oros are trump."),
        ("pintan", "pintan oros", "muestra"),
    ),
    ("baza", N_("A trick: one card from each player."), ("bazas",)),
    ("mano", N_("The player who leads the first trick; also one deal."), ("manos",)),
    ("robar", N_("To draw from the stock."), ("roba",)),
    ("asistir", N_("To follow suit."), ()),
    ("matar", N_("To beat the best card of the suit led."), ()),
    ("fallar", N_("To trump a trick whose suit one does not hold."), ("fallo",)),
    ("cargar", N_("To put points into a trick that one's partner will win."), ()),
    ("cuenta", N_("The first phase, while there is a stock: any card may be played."), ()),
    (
        "arrastre",
        N_("The strict phase: suit must be followed and beaten, and who has none must trump."),
        ("arrastrar",),
    ),
    ("cantar", N_("To sing: to show rey and its partner of one suit and score for them."), ()),
    ("las cuarenta", N_("The pair in trump, sung for 40."), ("cuarenta",)),
    (
        "las veinte",
        N_("The pair of another suit, sung for 20 and named by its suit."),
        tuple(f"las veinte en {suit}" for suit in ("oros", "copas", "espadas", "bastos")),
    ),
    ("el siete", N_("The seven of trump, which may be swapped for the turn-up."), ("siete",)),
    ("diez de últimas", N_("The ten points for the last trick."), ("últimas",)),
    ("capote", N_("All tricks of a deal won by one side."), ()),
    ("tute", N_("All four reyes, or all four caballos, in one hand."), ()),
    ("idas", N_("The first deal of a game, counted at its end."), ("ida",)),
    (
        "vueltas",
        N_("The second deal: it carries on from the first and is won on reaching the score."),
        ("vuelta",),
    ),
    ("malas", N_("The first fifty points of a game."), ("mala",)),
    ("buenas", N_("The points after the first fifty: 60 points are 10 _buenas_."), ("buena",)),
    ("coto", N_("A match: the best of several games."), ("cotos",)),
    (
        "brisca",
        N_("An ace or a three, the cards that count; the game is named after them."),
        ("briscas",),
    ),
)


def terms(*left_out: str) -> tuple[Term, ...]:
    """The glossary in the current language but for the words ``left_out``."""
    return tuple(
        Term(term, _(text), forms) for term, text, forms in _ENTRIES if term not in left_out
    )
