"""Colours of a place: read from ``config/themes``, with the bar's own as what is not said.

Every pair that text is drawn in keeps a contrast of at least 4.5:1; :meth:`Theme.pairs` lists them
for the test that checks this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from game.i18n import _

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]


def color(code: str) -> Rgba:
    """The colour of ``#RRGGBB`` or ``#RRGGBBAA``.

    Raises:
        ValueError: ``code`` is neither.
    """
    digits = code.removeprefix("#")
    if not code.startswith("#") or len(digits) not in (6, 8):
        raise ValueError(_no_color(code))
    try:
        values = bytes.fromhex(digits)
    except ValueError as error:
        raise ValueError(_no_color(code)) from error
    return values[0], values[1], values[2], values[3] if len(values) == 4 else 255


def rgb(code: str) -> Rgb:
    """The colour of ``#RRGGBB``."""
    return color(code)[:3]


class ButtonColors(NamedTuple):
    """A button's face from ``top`` to ``bottom``, its letters and its edge."""

    top: str
    bottom: str
    ink: str
    edge: str


_BUTTONS: Mapping[str, ButtonColors] = MappingProxyType(
    {
        "primary": ButtonColors("#F6C465", "#DE962C", "#2A1606", "#7A4A12"),
        "raise": ButtonColors("#C7402F", "#98231D", "#FFF3DF", "#5E1511"),
        "quiet": ButtonColors("#4A3526", "#33231A", "#F7ECD8", "#A6835A"),
        "paper": ButtonColors("#F7EBD0", "#E6D3A8", "#2A1A10", "#7A5A34"),
    }
)


class Theme(NamedTuple):
    """Colours by what they are for. ``panel`` and ``words`` let the table shine through."""

    name: str = "default"
    panel: str = "#20130CE0"
    panel_edge: str = "#8A6A3E"
    wood_top: str = "#5E3A20"
    wood_bottom: str = "#3C2313"
    wood_edge: str = "#1C0F07"
    well_top: str = "#1B0F08"
    well_bottom: str = "#2C190D"
    well_edge: str = "#8A5A30"
    words: str = "#150E0AD6"
    words_edge: str = "#8A6A3E"
    chip: str = "#0A1E18D9"
    chip_text: str = "#FFE3A6"
    tag_top: str = "#FFF3D4"
    tag_bottom: str = "#D9B873"
    tag_ink: str = "#2A1A10"
    tag_edge: str = "#5B3C1C"
    paper: str = "#FFF8E6"
    paper_ink: str = "#2A1A10"
    paper_accent: str = "#8E2A22"
    text: str = "#F7ECD8"
    muted: str = "#CDB591"
    accent: str = "#FFD48A"
    red: str = "#FF9A86"
    turn: str = "#FFC55E"
    focus: str = "#FFE3A6"
    ground: str = "#1A0F09"
    veil: str = "#0A0604A8"
    buttons: Mapping[str, ButtonColors] = _BUTTONS
    pictures: Mapping[str, str] = MappingProxyType({})
    """Pictures of the place: ``table``, ``deck``, ``back``, paths within ``sprites/``."""

    def rgb(self, part: str) -> Rgb:
        """The colour of ``part``, a field of this class, without its transparency."""
        code: str = getattr(self, part)
        return rgb(code)

    def pairs(self) -> Iterator[tuple[str, Rgb, Rgb]]:
        """(what, letters, ground) of all text that is drawn in this theme's colours."""
        ground = rgb(self.ground)
        for surface in ("panel", "words", "well_top", "well_bottom", "ground", "chip"):
            under = over(color(getattr(self, surface)), ground)
            for ink in ("chip_text",) if surface == "chip" else ("text", "muted", "accent"):
                yield f"{ink} on {surface}", self.rgb(ink), under
        for field, (part, alpha) in FIELDS.items():
            under = over(color(getattr(self, part) + alpha), self.rgb("well_bottom"))
            for ink in ("text", "muted", "accent"):
                yield f"{ink} on {field}", self.rgb(ink), under
        for paper in ("paper", "tag_top", "tag_bottom"):
            ink = "tag_ink" if paper.startswith("tag") else "paper_ink"
            yield f"{ink} on {paper}", self.rgb(ink), self.rgb(paper)
        yield "paper_accent on paper", self.rgb("paper_accent"), self.rgb("paper")
        for name, button in self.buttons.items():
            yield f"button {name}, top", rgb(button.ink), rgb(button.top)
            yield f"button {name}, bottom", rgb(button.ink), rgb(button.bottom)


FIELDS = {"row": ("text", "0E"), "hover": ("text", "1E"), "chosen": ("accent", "2E")}
"""Fields of lists: the colour, and how much of it, that lies over the page."""


def over(top: Rgba, bottom: Rgb) -> Rgb:
    """The colour that shows where ``top`` lies on ``bottom``."""
    share = top[3] / 255
    r, g, b = (round(t * share + u * (1 - share)) for t, u in zip(top[:3], bottom, strict=True))
    return r, g, b


def contrast(one: Rgb, other: Rgb) -> float:
    """Contrast of two colours, 1 to 21, by WCAG 2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(value: Rgb) -> float:
    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(channel) for channel in value)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def load(path: Path) -> tuple[Theme, list[str]]:
    """The theme of a file, and a sentence for each fault in it. What is faulty or not said keeps
    the bar's colour, so there is always a theme to draw with."""
    import tomli

    faults: list[str] = []
    try:
        with path.open("rb") as source:
            data = tomli.load(source)
    except FileNotFoundError:
        return Theme(name=path.stem), [_("{file}: there is no such theme.", file=path)]
    except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError) as error:
        return Theme(name=path.stem), [f"{path}: {error}"]
    return read(path.stem, data, lambda text: faults.append(f"{path}: {text}")), faults


def read(name: str, data: Mapping[str, Any], complain: Any) -> Theme:
    """A theme of the tables ``[colors]``, ``[buttons.<kind>]`` and ``[pictures]``."""
    known = set(Theme._fields) - {"name", "buttons", "pictures"}
    chosen: dict[str, str] = {}
    for part, code in _table(data, "colors", complain).items():
        if part not in known:
            complain(_unknown(f"colors.{part}", known))
        elif _is_color(code, f"colors.{part}", complain):
            chosen[part] = code
    buttons = dict(_BUTTONS)
    for kind, table in _table(data, "buttons", complain).items():
        if kind not in buttons:
            complain(_unknown(f"buttons.{kind}", buttons))
            continue
        given = buttons[kind]._asdict()
        for part, code in _table({kind: table}, kind, complain).items():
            if part not in given:
                complain(_unknown(f"buttons.{kind}.{part}", given))
            elif _is_color(code, f"buttons.{kind}.{part}", complain):
                given[part] = code
        buttons[kind] = ButtonColors(**given)
    pictures = {
        key: value
        for key, value in _table(data, "pictures", complain).items()
        if isinstance(value, str)
    }
    return Theme(name=name, buttons=buttons, pictures=pictures, **chosen)


def _unknown(name: str, known: Iterable[str]) -> str:
    return _("{name} is not known. Known are {known}.", name=name, known=", ".join(sorted(known)))


def _no_color(code: object) -> str:
    return _("{code} is no colour; write #RRGGBB or #RRGGBBAA.", code=repr(code))


def _table(data: Mapping[str, Any], key: str, complain: Any) -> Mapping[str, Any]:
    table = data.get(key, {})
    if isinstance(table, Mapping):
        return table
    complain(_("{name} must be a table.", name=key))
    return {}


def _is_color(code: object, where: str, complain: Any) -> bool:
    try:
        if not isinstance(code, str):
            raise ValueError(_no_color(code))
        color(code)
    except ValueError as error:
        complain(f"{where}: {error}")
        return False
    return True
