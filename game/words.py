"""The words of a game: what every game must be able to say, and how sentences are marked up.

Words turn records (events, actions, refusals, reasons) into sentences of the current language. The
table, the terminal, the log and speech all share them, so that the game speaks with one voice.

Sentences carry light markup: ``*accent*`` for what counts now, ``_term_`` for a word of the game
that the glossary explains. :func:`spans` takes it apart, :func:`plain` takes it away.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from game.bots.base import Reason
from game.engine.cards import Card
from game.engine.contract import Action, Event, Outcome, Refusal, Standing, View
from game.engine.options import Options

WIDTH = 78
"""Columns to which a page in plain text is wrapped."""

ButtonStyle = Literal["primary", "raise", "quiet"]
BalloonStyle = Literal["burst", "speech", "thought"]
SpanStyle = Literal["", "accent", "term"]

_MARKUP = re.compile(r"\\([*_\\])|\*((?:\\.|[^*\\])+)\*|(?<!\w)_((?:\\.|[^_\\])+)_(?!\w)")
_ESCAPED = re.compile(r"\\([*_\\])")


@dataclass(frozen=True, slots=True)
class Label:
    """An action as a button shows it: a word or two, a second small line, and its weight."""

    text: str
    detail: str = ""
    style: ButtonStyle = "primary"

    def line(self) -> str:
        """Both lines as one, for lists and speech."""
        return f"{self.text} ({self.detail})" if self.detail else self.text


@dataclass(frozen=True, slots=True)
class Balloon:
    """What a seat says aloud, or (``thought``) lets its partner see.

    ``line`` is the event for which a persona may have lines of its own, to be said instead; to such
    a line ``fact`` is added, where the text tells something that must be heard.
    """

    text: str
    style: BalloonStyle
    line: str = ""
    fact: str = ""

    def in_own_words(self, line: str) -> str:
        """What is said by somebody whose own ``line`` it is."""
        return f"{escape(line)} {self.fact}".rstrip() if line else self.text


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of the glossary; ``forms`` are other spellings under which it is met."""

    term: str
    text: str
    forms: tuple[str, ...] = ()

    def answers_to(self, word: str) -> bool:
        """Whether ``word``, as it stands in a sentence, is this term."""
        return word.lower() in (self.term.lower(), *(form.lower() for form in self.forms))


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading inside a page."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text, with markup."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """Short items, one under the other, with markup."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards in a row, drawn as pictures. ``codes`` are of the game's pack, ``??`` a back.

    ``lead`` is a card that stands apart before the row (a turn-up); ``best`` are the places in
    ``codes`` to be set off as the winning ones; ``names`` are captions under the single cards (all
    or none); ``caption`` stands under the whole.
    """

    codes: tuple[str, ...]
    caption: str = ""
    lead: str = ""
    best: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table of texts; every row is as long as ``header``."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Glossary:
    """Terms and what they mean."""

    terms: tuple[Term, ...]


Block = Heading | Paragraph | Bullets | CardRow | Table | Glossary


@dataclass(frozen=True, slots=True)
class Page:
    """A page to read, block after block."""

    title: str
    blocks: tuple[Block, ...] = field(default=())


class Words(Protocol):
    """What a game's ``words.py`` offers as ``WORDS``.

    ``names`` are the players' names by seat. Sentences speak to the holder of ``view.seat``: that
    seat is "you", its side "we". Every method answers in the language that is current when called.

    A game may also have ``history_page() -> Page``, where it comes from: it is offered beside the
    rules.
    """

    def title(self) -> str:
        """The name of the game."""

    def card(self, card: Card) -> str:
        """A card in words: "four of clubs"; a hidden one is "a card face down"."""

    def short(self, card: Card) -> str:
        """A card in two or three signs: ``4♣``."""

    def event(self, event: Event, view: View, names: Sequence[str]) -> str:
        """What happened, or ``""`` where there is nothing to tell this seat."""

    def action(self, action: Action, view: View) -> Label:
        """An action as a button or a line of a list."""

    def refusal(self, refusal: Refusal, view: View) -> str:
        """Why something cannot be done, and what can be done instead."""

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """Whose turn it is, what may be done, and what is at stake."""

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        """All that lies on the table, as sentences: for a terminal and for speech."""

    def balloon(self, event: Event) -> Balloon | None:
        """What is said aloud with this event, if anything."""

    def advice(self, action: Action, view: View) -> Balloon:
        """What a partner thinks who would do ``action`` in your place."""

    def reason(self, reason: Reason) -> str:
        """One of a bot's reasons for what it did."""

    def worth(self, value: float, view: View, *, brief: bool = False) -> str:
        """What a bot expects of an action, in the game's unit: "+1.2 points"; ``brief``: "+1.2"."""

    def loss(self, value: float, view: View) -> str:
        """What an action gave away (at least 0), in the game's unit: "0.8 points"."""

    def outcome(self, outcome: Outcome, view: View) -> str:
        """What a finished deal brought to whom."""

    def score(self, standing: Standing, options: Options, side: int) -> int:
        """The points of ``side`` as they are shown."""

    def side(self, side: int, seat: int) -> str:
        """What the holder of ``seat`` calls ``side`` on the score: "We", "They"."""

    def match_over(
        self, standing: Standing, options: Options, side: int, names: Sequence[str] = ()
    ) -> str:
        """How the match ended for ``side``; with ``names`` by seat it may call players by them."""

    def rules_page(self, options: Options) -> Page:
        """The rules as they are with ``options``."""

    def glossary(self) -> tuple[Term, ...]:
        """The words of the game and what they mean."""


def spans(text: str) -> list[tuple[str, SpanStyle]]:
    """The pieces of a sentence with markup, in order, each with its style."""
    pieces: list[tuple[str, SpanStyle]] = []

    def add(piece: str, style: SpanStyle) -> None:
        if piece and pieces and pieces[-1][1] == style == "":
            pieces[-1] = (pieces[-1][0] + piece, style)
        elif piece:
            pieces.append((piece, style))

    end = 0
    for match in _MARKUP.finditer(text):
        add(text[end : match.start()], "")
        escaped, accent, term = match.groups()
        if escaped:
            add(escaped, "")
        elif accent:
            add(_unescape(accent), "accent")
        else:
            add(_unescape(term), "term")
        end = match.end()
    add(text[end:], "")
    return pieces


def plain(text: str) -> str:
    """A sentence without its markup."""
    return "".join(piece for piece, _ in spans(text))


def escape(text: str) -> str:
    """A text from outside (a player's name) made safe to stand in a sentence with markup."""
    return re.sub(r"([*_\\])", r"\\\1", text)


def _unescape(text: str) -> str:
    # Accents may hold a term, "*Zeca calls _truco_*": one style a span, so the accent wins.
    return _ESCAPED.sub(r"\1", re.sub(r"(?<!\w)(?<!\\)_([^_]+)(?<!\\)_(?!\w)", r"\1", text))


def page_lines(page: Page, signs: Callable[[str], str]) -> Iterator[str]:
    """A page as lines of text; ``signs`` writes the card of a code."""
    if page.title:
        yield from (page.title, "=" * len(page.title))
    for block in page.blocks:
        yield ""
        match block:
            case Heading(text=text):
                yield from (text, "-" * len(text))
            case Paragraph(text=text):
                yield from _wrapped(text)
            case Bullets(items=items):
                for item in items:
                    yield from _wrapped(item, "- ")
            case CardRow():
                yield from _wrapped(_row(block, signs), "    ")
            case Table():
                yield from _columns(block)
            case Glossary(terms=terms):
                for term in terms:
                    yield from _wrapped(f"{term.term}: {term.text}", "", "    ")


def _wrapped(text: str, first: str = "", further: str = "") -> list[str]:
    import textwrap  # of no use where pages are drawn

    further = further or " " * len(first)
    return textwrap.wrap(plain(text), WIDTH, initial_indent=first, subsequent_indent=further)


def _row(row: CardRow, signs: Callable[[str], str]) -> str:
    """Cards in a line, the best in brackets."""
    cards = [f"[{signs(c)}]" if n in row.best else signs(c) for n, c in enumerate(row.codes)]
    if row.names:
        line = ", ".join(f"{card} {name}" for card, name in zip(cards, row.names, strict=True))
    else:
        line = " ".join(cards)
    lead = f"{signs(row.lead)} → " if row.lead else ""
    return f"{lead}{line}  {row.caption}".rstrip()


def _columns(table: Table) -> Iterator[str]:
    """A table in columns; the last one is wrapped."""
    rows = [tuple(map(plain, row)) for row in (table.header, *table.rows)]
    widths = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)][:-1]
    for row in rows:
        start = "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        yield from _wrapped(row[-1], start) or [start.rstrip()]
