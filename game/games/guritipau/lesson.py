"""A guided first match: five deals laid by hand, with what is to be done and what it shows.

The learner sits at seat 0. Every step is an action; its sentence is shown before it when it is the
learner's, and after it when it is another's. The deals follow from one another, from the first deal
to a pedra, under the standard rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.cards import Card
from game.engine.contract import Action
from game.engine.options import Options
from game.engine.text import N_
from game.games.guritipau.options import SCHEMA
from game.games.guritipau.records import (
    PACK,
    Cut,
    Follow,
    Grain,
    Play,
    Rob,
    Run,
    Sing,
    Talk,
)
from game.games.guritipau.rules import HAND, PACKET, PLAYERS, GuritipauStanding, GuritipauState
from game.i18n import _

LEARNER = 0
OPTIONS: Options = SCHEMA.check({})
START = GuritipauStanding(points=(0, 0), dealer=LEARNER, deal=1)
"""The learner deals first."""

OTHERWISE = N_("You could do that too. For now: {text}")
"""What is said to something else that is allowed."""
WELCOME = N_(
    "Guritipau is played two against two; your partner sits opposite you. Here is a short match"
    " that shows how it goes."
)
FAREWELL = N_("The _pedra_ is yours, and with it the match. Now you know enough to play.")


@dataclass(frozen=True, slots=True)
class Step:
    """What a seat does next, and a sentence about it (``""``: none)."""

    action: Action
    text: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as it lies: nine cards for each seat, the turn-up, and how it is played.

    ``opening`` is shown once the turn-up lies there, ``closing`` when the deal is over.
    """

    hands: tuple[str, str, str, str]
    turn_up: str
    opening: str
    steps: tuple[Step, ...]
    closing: str


def lay(deal: Deal, standing: GuritipauStanding) -> GuritipauState:
    """The deal, cut twice and dealt, ready for its first step."""
    hands = [PACK.hand(hand) for hand in deal.hands]
    up = PACK.card(deal.turn_up)
    used = {up, *(card for hand in hands for card in hand)}
    first = (standing.dealer + 1) % PLAYERS
    order = [(first + n) % PLAYERS for n in range(PLAYERS)]
    packets = [hands[s][p : p + PACKET] for p in range(0, HAND, PACKET) for s in order]
    pack: list[Card] = [card for packet in packets for card in packet]
    pack += [up, *(card for card in PACK.cards() if card not in used)]
    state = GuritipauState(OPTIONS, standing, pack)
    for _cut in range(2):  # halfway, twice: the pack is as it was
        assert state.actor is not None
        state.play(Cut(state.actor, len(PACK) // 2))
    return state


def sentence(step: Step) -> str:
    """What is told with a step, in the current language."""
    return _(step.text)


def reminder(step: Step) -> str:
    """What is told to a learner who would do something else that is allowed."""
    return _(OTHERWISE, text=_(step.text))


def _trick(first: int, codes: str, *texts: str) -> Iterator[Step]:
    """A trick led by seat ``first``, with the sentences of its cards in order."""
    for n, code in enumerate(codes.split()):
        text = texts[n] if n < len(texts) else ""
        yield Step(Play((first + n) % PLAYERS, PACK.card(code)), text)


DEALS = (
    Deal(
        (
            "JD 2D 9D 7S 8S 6S AC 5H 6H",
            "QD 5D AD KS 3S KC QC 7C 7H",
            "8D 4D KD 4S JS QS 9C 8C 6C",
            "6D 7D 3D 2S 5S 9S 4C JC 8H",
        ),
        "9H",
        N_(
            "The card turned up says that hearts are trump. One grain lies on the table, the"
            " _invite_: whoever wins five tricks takes it, and one more."
        ),
        (
            *_trick(
                1,
                "QD 8D 6D JD",
                N_("The queen of diamonds is led. Diamonds must be followed."),
                "",
                "",
                N_("Play the jack of diamonds: in Guritipau *the jack beats the queen.*"),
            ),
            *_trick(
                0,
                "2D 5D 4D 7D",
                N_(
                    "You lead. Play the two of diamonds: in the red suits *low cards beat high"
                    " ones,* and the two comes right after king, jack, queen and ace."
                ),
                "",
                "",
                N_("Neither the four, the five nor the seven beats the two."),
            ),
            *_trick(
                0,
                "7S KS 4S 2S",
                N_("Lead the seven of spades. In the black suits the small cards rank as usual."),
                "",
                "",
                N_("The king takes it. They have one trick, we have two."),
            ),
            *_trick(
                1,
                "KC 9C 4C AC",
                "",
                "",
                "",
                N_(
                    "You have no clubs: *the ace of clubs is never a club.* It is _bóst_, the"
                    " second highest trump of every deal. Kill the king with it."
                ),
            ),
            Step(
                Grain(0),
                N_(
                    "We have three tricks. Before you lead, *place a grain*: the table grows by"
                    " one, and the player at your right must sing."
                ),
            ),
            Step(
                Sing(1, 1, False, False),
                N_("That is a _cantiga_: one trump, and neither _nhánha_ nor _bóst_."),
            ),
            Step(Follow(1), N_("_Seguir_: they go on. Now a win is worth three.")),
            *_trick(
                0,
                "8S 3S JS 5S",
                N_("Lead the eight of spades; your partner may have something better."),
                "",
                N_("The king has been played, so the jack is the best spade left."),
            ),
            *_trick(
                2,
                "KD 3D 9D AD",
                N_("Your partner leads the highest diamond."),
                "",
                N_("Follow with the nine of diamonds, the lowest of all."),
            ),
        ),
        N_("Five tricks: we take the two grains on the table and one more. It is three to nil."),
    ),
    Deal(
        (
            "QD AC AD 9H 7H KH 3C 5C KC",
            "4D 7S 6S 8H 6H 8C 7C 2C 9S",
            "KS QS 3S JH 2H 6C 9C 5D JS",
            "4S 5S 8S 3H QH JC QC JD 8D",
        ),
        "KD",
        N_(
            "Diamonds are trump. You hold the queen of trump, _nhánha_, the highest card, and"
            " _bóst_: together they are the _casamento_."
        ),
        (
            *_trick(2, "KS 4S", N_("Your partner is _damão_ and leads.")),
            Step(
                Rob(0, PACK.card("9H")),
                N_(
                    "You hold the ace of trump, so you may *rob* the turn-up, and since it is a"
                    " king you must. Give a card of its colour: the nine of hearts."
                ),
            ),
            Step(
                Grain(0),
                N_("Your hand is strong now. Place a grain (_pô midj_) and see what they say."),
            ),
            Step(Sing(1, 1, False, False), N_("One trump: that is little against yours.")),
            Step(Run(1), N_("_Correr_: they run, and we take the table and one more.")),
        ),
        N_("Three grains more: it is six to nil."),
    ),
    Deal(
        (
            "9D 8D 7D 8H 9H 6C 5C 4C 3C",
            "AS JS 9S QH JH 2H KC 8C QD",
            "2S 3S JD 4D 5H 6H 7C JC QC",
            "KS QS AC KD KH 2D 7S 9C 3H",
        ),
        "6S",
        N_(
            "At *six to nil* the side behind places three grains before trump is known, and the"
            " side ahead must sing. A win is worth four."
        ),
        (
            Step(
                Sing(0, 0, False, False),
                N_(
                    "You must sing, truthfully: you hold no trump. You could also leave the song to"
                    " your partner."
                ),
            ),
            Step(
                Run(0),
                N_(
                    "The answer is yours alone. To go on and lose costs as much as to run, four"
                    " grains; but without a trump there is little hope, and they could place one"
                    " more. *Run.*"
                ),
            ),
        ),
        N_("They take four grains: it is six to four."),
    ),
    Deal(
        (
            "QD KD 2D KS KH KC 3H 8S 5C",
            "AC 9S 7S QH 8H 9C 8C 3C 6S",
            "JD 4D QS 5S JH 9H 6C 4C 2C",
            "5D 6D JS 4S 3S 2H 7H QC JC",
        ),
        "7D",
        N_(
            "At *six to four* nobody places a grain: _ménza largód_, the bare table. A win is worth"
            " one."
        ),
        (
            *_trick(
                0,
                "QD AC 4D 5D",
                N_("You are _damão_ and lead. Begin with _nhánha_, which nothing beats."),
                N_("_Bóst_ was their only trump: to _nhánha_ alone it must be given."),
            ),
            *_trick(
                0,
                "KS 6S 5S 3S",
                N_("Now the kings, the highest cards of the plain suits: the king of spades."),
            ),
            *_trick(0, "KH 8H 9H 7H", N_("The king of hearts.")),
            *_trick(0, "KC 3C 2C JC", N_("The king of clubs: the ace is not above it here.")),
            *_trick(
                0,
                "KD 7S JD 6D",
                N_("And the king of trump, for the fifth trick."),
                N_("No trump is left there, so any card may be played."),
            ),
        ),
        N_("One grain: it is seven to four, and with seven grains _às todas_ begins."),
    ),
    Deal(
        (
            "9S JS 3D AH 6H 7H 8D 9D 6D",
            "KC 8C 9C 5D 7D 9H 8H 2S 3S",
            "AC KH JH 4C JC 5C 6C QH 2H",
            "QC 7C KD JD 4H 5H KS 4S 3H",
        ),
        "8S",
        N_(
            "_Às todas_: one win gives us the _pedra_. At seven to four they would have to win two"
            " deals in a row. Two grains in the centre stand for them."
        ),
        (
            *_trick(
                1,
                "KC 4C QC 9S",
                "",
                "",
                "",
                N_("You have no clubs. Kill the king with a trump, the nine of spades."),
            ),
            Step(
                Talk(2, "free-bost"),
                N_(
                    "Partners may say such things aloud, if they are true: your partner's only"
                    " trump is _bóst_."
                ),
            ),
            *_trick(
                0,
                "3D 5D AC KD",
                N_("Do as you were asked: lead the three of diamonds and let your partner kill."),
                "",
                N_("_Bóst_ takes the trick."),
            ),
            *_trick(2, "KH 4H 6H 9H", "", "", N_("Follow with the six of hearts.")),
            *_trick(
                2,
                "JC 7C 9D 8C",
                "",
                "",
                N_("Your partner is winning: throw the nine of diamonds away."),
            ),
            *_trick(
                2,
                "JH 5H 7H 8H",
                "",
                "",
                N_("The fifth trick is near: follow with the seven of hearts."),
            ),
        ),
        N_("Five tricks, and the last deal: no more grains are needed."),
    ),
)
"""The deals in order; each is played at the standing that the one before it leaves."""
