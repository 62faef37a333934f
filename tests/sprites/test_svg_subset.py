"""Every picture stays inside what nanosvg reads.

nanosvg skips what it does not know without a word, so a forbidden element would show only as a
hole in a picture.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
PICTURES = sorted(SPRITES.rglob("*.svg"))
NAMESPACE = "{http://www.w3.org/2000/svg}"

_PAINT = {"fill", "fill-opacity", "fill-rule", "opacity"}
_STROKE = {
    f"stroke{what}"
    for what in ("", "-dasharray", "-dashoffset", "-linecap", "-linejoin", "-miterlimit",
                 "-opacity", "-width")
}  # fmt: skip
_SHAPE = {"id", "transform"} | _PAINT | _STROKE
ALLOWED: dict[str, set[str]] = {
    "svg": {"width", "height", "viewBox", "preserveAspectRatio"},
    "defs": set(),
    "g": _SHAPE,
    "path": _SHAPE | {"d"},
    "rect": _SHAPE | {"x", "y", "width", "height", "rx", "ry"},
    "circle": _SHAPE | {"cx", "cy", "r"},
    "ellipse": _SHAPE | {"cx", "cy", "rx", "ry"},
    "line": _SHAPE | {"x1", "y1", "x2", "y2"},
    "polyline": _SHAPE | {"points"},
    "polygon": _SHAPE | {"points"},
    "linearGradient": {"id", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "cx", "cy", "r", "fx", "fy"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
COLOUR = re.compile(r"none|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|rgb\(\d+, ?\d+, ?\d+\)")
REFERENCE = re.compile(r"url\(#([\w-]+)\)")
TRANSFORM = re.compile(r"((translate|scale|rotate|matrix|skewX|skewY)\([-\d., e]+\)\s*)+")
PER_CENT = re.compile(r"-?\d+(\.\d+)?%")


def faults(picture: Path) -> list[str]:
    """What in a picture lies outside the subset, in words."""
    root = ET.parse(picture).getroot()
    found = []
    gradients = {e.get("id") for e in root.iter() if e.tag.endswith("Gradient")}
    for element in root.iter():
        name = element.tag.removeprefix(NAMESPACE)
        if name not in ALLOWED:
            found.append(f"element <{name}>")
            continue
        if element.text and element.text.strip():
            found.append(f"text in <{name}>")
        for key, value in element.attrib.items():
            if key not in ALLOWED[name]:
                found.append(f"attribute {key} of <{name}>")
            elif key in ("fill", "stroke", "stop-color") and not COLOUR.fullmatch(value):
                reference = REFERENCE.fullmatch(value)
                if key == "stop-color" or not reference or reference[1] not in gradients:
                    found.append(f'{key}="{value}" of <{name}>')
            elif key == "transform" and not TRANSFORM.fullmatch(value.strip()):
                found.append(f'transform="{value}"')
            elif name.endswith("Gradient") and key != "id" and not PER_CENT.fullmatch(value):
                found.append(f'{key}="{value}" of <{name}>, not in per cent')
    return found


def test_there_are_pictures() -> None:
    assert len(PICTURES) >= 208  # the French deck alone: 3 whole packs and 2 halves


def test_all_stay_inside_the_subset() -> None:
    bad = {str(p.relative_to(SPRITES)): found for p in PICTURES if (found := faults(p))}
    assert bad == {}


def test_a_fault_is_seen(tmp_path: Path) -> None:
    picture = tmp_path / "bad.svg"
    picture.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
        '<defs><linearGradient id="a" x1="0" y1="0%" x2="9%" y2="9%"/></defs>'
        '<text>x</text><path d="M0 0" fill="currentColor" mask="url(#a)"/>'
        '<path d="M0 0" fill="url(#b)"/></svg>',
        encoding="utf-8",
    )
    assert sorted(faults(picture)) == [
        "attribute mask of <path>",
        "element <text>",
        'fill="currentColor" of <path>',
        'fill="url(#b)" of <path>',
        'x1="0" of <linearGradient>, not in per cent',
    ]


@pytest.mark.parametrize(
    "folder", sorted({p.parent for p in PICTURES}), ids=lambda p: str(p.relative_to(SPRITES))
)
def test_each_loads_and_shows_something(folder: Path) -> None:
    for picture in sorted(folder.glob("*.svg")):
        image = pygame.image.load_sized_svg(str(picture), (64, 64))
        painted = pygame.mask.from_surface(image, 100).count()
        assert painted > 0.02 * image.get_width() * image.get_height(), picture
