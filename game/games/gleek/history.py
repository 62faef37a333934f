"""Where Gleek comes from: a page to read beside the rules, with its sources."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import _
from game.words import Block, Bullets, CardRow, Heading, Page, Paragraph, Table


def page() -> Page:
    """The whole page, in the current language."""
    return Page(
        _("The history of Gleek"),
        (*_game(), *_named(), *_sets(), *_said(), *_accounts(), *_rebuilt(), *_sources()),
    )


def _game() -> Iterator[Block]:
    yield Heading(_("A game for three"))
    yield Paragraph(
        _(
            "English books speak of Gleek from 1522 on. In a poem by William Forrest it is a"
            " pastime of Catherine of Aragon, the first queen of Henry VIII. That early game was"
            " probably another one, near to the French Glic and the German Poch, and without"
            " tricks."
        )
    )
    yield Paragraph(
        _(
            "A century later Gleek was in fashion. In Ben Jonson's _The Alchemist_, of 1610, it is"
            " named with Primero as the game of good company. It went by what a counter was worth:"
            " farthing, halfpenny or penny Gleek, and sixpence or a shilling for those who dared."
        )
    )
    yield Paragraph(
        _(
            "Samuel Pepys was taught it by his aunt Wight on 13 January 1662. A month later he had"
            " won nine shillings and sixpence, more than ever before, and noted the hope that this"
            " would not tempt him again. In the eighteenth century the game went out of use."
        )
    )


def _named() -> Iterator[Block]:
    yield Heading(_("Tib, Tom and the others"))
    yield CardRow(
        ("AH", "JH", "4H", "5H", "6H"), names=("Tib", "Tom", "Tiddy", "Towser", "Tumbler")
    )
    yield Paragraph(
        _(
            "Five trumps have names of their own; king and queen have none. _Tib_ and _Tom_ were"
            " everyday names, for a lass and a lad. _Towser_ was what one called a dog, and a"
            " tumbler was a dog that caught rabbits. Why the cards were called so, no account says."
        )
    )
    yield Paragraph(
        _(
            "_Tib_ is said to be 15 in hand and 18 in play: the ace of trump always wins its trick,"
            " and a trick is 3."
        )
    )


def _sets() -> Iterator[Block]:
    yield Heading(_("Gleek and mournival"))
    yield CardRow(("AS", "AH", "AD"), "gleek")
    yield CardRow(("AS", "AH", "AD", "AC"), "mournival")
    yield Paragraph(
        _(
            "Three of a rank gave the game its name. _Gleek_ came from France and may go back to a"
            " word for “alike”, as in German _gleich_. _Mournival_ is most likely the French"
            " _mornifle_, four cards of a kind, a word that also means a slap in the face. Both"
            " words left the card table: people spoke of a gleek or a mournival of anything."
        )
    )


def _said() -> Iterator[Block]:
    yield Heading(_("What was said"))
    yield Paragraph(
        _(
            "Who staked on a ruff said “I'll vie the ruff”. The others answered “I'll see it”, or"
            " “I'll see it and revie it”, or “I'll not meddle with it”. To see a bet has lived on"
            " in Poker."
        )
    )


def _accounts() -> Iterator[Block]:
    yield Heading(_("Three accounts"))
    yield Paragraph(
        _(
            "Three writers of the seventeenth century tell how the game was played. They agree on"
            " three players, 44 cards, twelve to each, seven for sale, the ruff, the sets, and on"
            " what honours are worth. In other things they differ, or say nothing:"
        )
    )
    yes, no = _("yes"), _("no")
    yield Table(
        (_("Account"), "Cotgrave", "Willughby", "Cotton"),
        (
            (_("Year"), "1662", _("about 1665"), "1674"),
            (_("First bid"), "13", "12", "12"),
            (_("Discard before looking"), yes, yes, no),
            (_("Tiddy turned up"), "2", "4", "4"),
            (_("Towser and Tumbler"), no, no, yes),
        ),
    )
    yield Bullets(
        (
            _(
                "*Cotgrave 1662:* John Cotgrave's _Wits Interpreter_, in the edition of that year,"
                " has the oldest printed description."
            ),
            _(
                "*Willughby 1665:* the naturalist Francis Willughby was writing a book about games"
                " when he died in 1672. It was first printed in 2003."
            ),
            _(
                "*Cotton 1674:* _The Compleat Gamester_ came out without a name and is given to"
                " Charles Cotton. It was printed again for decades."
            ),
        )
    )
    yield Paragraph(_("The presets of these names follow these accounts."))


def _rebuilt() -> Iterator[Block]:
    yield Heading(_("A game put together again"))
    yield Paragraph(
        _(
            "The three leave gaps and contradict each other. David Parlett, a historian of games,"
            " compared them and made one playable game of them. The preset *Parlett* follows him:"
            " the buyer looks before discarding, and honours count for who wins the trick."
        )
    )
    yield Paragraph(
        _(
            "*Standard* agrees on two things to keep the sums plain: bids rise by 2, so that half a"
            " price is always a whole number, and honours of trump are never laid away, so that"
            " every deal has 66 points."
        )
    )


def _sources() -> Iterator[Block]:
    yield Heading(_("Sources"))
    yield Bullets(
        (
            # Translators: a source; leave names and titles as they are.
            _("John Cotgrave, _Wits Interpreter_, London 1662."),
            _(
                "Francis Willughby, Book of Games, about 1665: University of Nottingham, Mi LM 14;"
                " edited by D. Cram, J. L. Forgeng and D. Johnston, Ashgate 2003."
            ),
            _("Charles Cotton (attributed), _The Compleat Gamester_, London 1674."),
            _(
                "David Parlett, Historic Card Games: Gleek, parlettgames.uk; there, after M."
                " Dummett, the mention of 1522."
            ),
            _("The diary of Samuel Pepys, 13 January and February 1662."),
            _("Michael Quinion, World Wide Words: Mournival, worldwidewords.org."),
        )
    )
