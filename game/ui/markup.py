"""The little markup of our sentences as spans to draw: ``*accent*`` and ``_term_``."""

from __future__ import annotations


class Span:
    """A stretch of text in one style."""

    __slots__ = ("accent", "italic", "text")

    def __init__(self, text: str, accent: bool = False, italic: bool = False) -> None:
        self.text = text
        self.accent = accent
        self.italic = italic


def parse(text: str) -> list[Span]:
    """The spans of ``text``, in order; none is empty."""
    if not any(mark in text for mark in "*_\\"):
        return [Span(text)] if text else []
    from game.words import spans  # not needed for the first frame

    return [Span(piece, style == "accent", style == "term") for piece, style in spans(text)]


def plain(text: str) -> str:
    """``text`` as it is spoken: without marks."""
    return "".join(span.text for span in parse(text))
