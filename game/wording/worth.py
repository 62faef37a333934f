"""Expected values in words: each game's words take the unit it counts in."""

from __future__ import annotations

from game.engine.contract import View
from game.i18n import _, ngettext

_MINUS = "−"


def number(value: float, *, sign: bool = False) -> str:
    """A number as it is written in the current language, with one decimal unless it is large."""
    exact = abs(value) < 99.95
    whole, _point, part = f"{abs(value):.{1 if exact else 0}f}".partition(".")
    written = _("{whole}.{part}", whole=whole, part=part) if part else whole
    if float(f"{whole}.{part or 0}") == 0 or not (sign or value < 0):
        return written
    return ("+" if value > 0 else _MINUS) + written


def _count(value: float) -> int:
    """The number that the form of the unit goes with: a fraction below two counts as none, which is
    singular or plural as in each language."""
    rounded = round(abs(value), 1)
    return 1 if rounded == 1 else 0 if rounded < 2 else 2


class InPoints:
    """Values are points."""

    def worth(self, value: float, view: View, *, brief: bool = False) -> str:
        return number(value, sign=True) if brief else _points(value, number(value, sign=True))

    def loss(self, value: float, view: View) -> str:
        return _points(value, number(value))


class InChips:
    """Values are counters."""

    def worth(self, value: float, view: View, *, brief: bool = False) -> str:
        return number(value, sign=True) if brief else _chips(value, number(value, sign=True))

    def loss(self, value: float, view: View) -> str:
        return _chips(value, number(value))


class InChances:
    """Values are chances, from 0 to 1."""

    def worth(self, value: float, view: View, *, brief: bool = False) -> str:
        percent = round(100 * value)
        return f"{percent} %" if brief else _("a chance of {percent} %", percent=percent)

    def loss(self, value: float, view: View) -> str:
        return f"{round(100 * value)} %"


def _points(value: float, written: str) -> str:
    return ngettext("{value} point", "{value} points", _count(value), value=written)


def _chips(value: float, written: str) -> str:
    return ngettext("{value} counter", "{value} counters", _count(value), value=written)
