"""The fonts the program carries.

- Vaza Title: Alegreya Sans with lining figures as the default ones, because the program's text
  drawing cannot switch OpenType features.  Renamed, as it is an altered version.
- Atkinson Hyperlegible, for all running text.
- Vaza Tavern: two weights of Playfair Display, lining figures as well, for Gleek's words.
- Cinzel, capitals cut in stone, for Guiñote's slate.
- Vaza Symbols: suit signs, arrows and the like, drawn here, for what the others lack.

All families come from PyPI packages and are cut down to Latin.  `coverage.json` tells the program
which font has which characters, since it is not told of missing ones at run time.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from shapely.geometry import Polygon
from shapely.geometry.polygon import orient

import svg
from french import pips
from geo import EMPTY, Shape, area, circle, line, mirror, move, rotate, scale, star, stretch, union

TITLE_FACES = ("ExtraBold", "Black", "BlackItalic")
TEXT_FACES = ("Regular", "Bold", "Italic", "BoldItalic")
CUT_FACES = (
    ("fontpkg_playfair_display", "PlayfairDisplay[wght].ttf", 700, "Vaza Tavern", "Bold"),
    ("fontpkg_playfair_display", "PlayfairDisplay-Italic[wght].ttf", 600, "Vaza Tavern", "Italic"),
    ("fontpkg_cinzel", "Cinzel[wght].ttf", 700, "Cinzel", "Bold"),
)
"""Faces cut from variable fonts: package, file, weight, and the name they get."""

LATIN: tuple[tuple[int, int], ...] = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x00FF),  # Latin-1
    (0x0100, 0x017F),  # Latin Extended-A
    (0x0218, 0x021B),  # Romanian letters with comma below
    (0x02C6, 0x02DD),  # spacing accents
    (0x0300, 0x0328),  # combining accents
    (0x2009, 0x203A),  # spaces, dashes, quotes, bullet, ellipsis
    (0x2044, 0x2044),  # fraction slash
    (0x2070, 0x2089),  # superscript and subscript figures
    (0x20A0, 0x20BF),  # currency
    (0x2122, 0x2122),  # trade mark
    (0x2150, 0x215E),  # fractions
    (0x2212, 0x2212),  # minus
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"]
EPOCH = 3_600_000_000
"""A fixed time stamp (seconds since 1904), so that each run writes the same bytes."""


def make(out_root: Path) -> None:
    """Write `sprites/fonts/` of the project at `out_root`."""
    folder = out_root / "sprites" / "fonts"
    (folder / "LICENSES").mkdir(parents=True, exist_ok=True)
    for face in TITLE_FACES:
        font = _load("fontpkg_alegreya_sans", f"AlegreyaSans-{face}.ttf")
        _use_lining_figures(font)
        _cut_to_latin(font)
        _rename(font, "Alegreya Sans", "Vaza Title")
        font.save(folder / f"VazaTitle-{face}.ttf")
    for face in TEXT_FACES:
        font = _load("fontpkg_atkinson_hyperlegible", f"AtkinsonHyperlegible-{face}.ttf")
        _cut_to_latin(font)
        font.save(folder / f"AtkinsonHyperlegible-{face}.ttf")
    for package, file, weight, family, face in CUT_FACES:
        font = instancer.instantiateVariableFont(_load(package, file), {"wght": weight})
        _use_lining_figures(font)
        _cut_to_latin(font)
        _name(font, family, face)
        font.save(folder / f"{family.replace(' ', '')}-{face}.ttf")
    _symbol_font().save(folder / "VazaSymbols.ttf")
    for package, name in (
        ("fontpkg_alegreya_sans", "VazaTitle"),
        ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible"),
        ("fontpkg_playfair_display", "VazaTavern"),
        ("fontpkg_cinzel", "Cinzel"),
    ):
        licence = resources.files(package).joinpath("LICENSE").read_text(encoding="utf-8")
        svg.write(folder / "LICENSES" / f"{name}-OFL.txt", "\n".join(licence.splitlines()) + "\n")
    svg.write(folder / "coverage.json", _coverage_table(folder))


def _load(package: str, file: str) -> TTFont:
    path = resources.files(package).joinpath("files", file)
    return TTFont(str(path), recalcTimestamp=False)


def _use_lining_figures(font: TTFont) -> None:
    known = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if table.cmap.get(code, "") + ".lf" in known:
                table.cmap[code] += ".lf"


def _cut_to_latin(font: TTFont) -> None:
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.glyph_names = False
    options.recalc_timestamp = False
    options.drop_tables += ["DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[c for first, last in LATIN for c in range(first, last + 1)])
    cutter.subset(font)


def _rename(font: TTFont, old: str, new: str) -> None:
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            text = str(record).replace(old, new)
            record.string = text.replace(old.replace(" ", ""), new.replace(" ", ""))


def _name(font: TTFont, family: str, face: str) -> None:
    """Name one face; "Playfair Display" is reserved for the font as its authors made it."""
    for number, text in (
        (1, family),
        (2, face),
        (3, f"{family} {face}"),
        (4, f"{family} {face}"),
        (6, f"{family.replace(' ', '')}-{face}"),
    ):
        font["name"].setName(text, number, 3, 1, 0x409)
    for number in (16, 17, 25):
        font["name"].removeNames(nameID=number)


# --------------------------------------------------------------------------- symbols of our own


def _symbols() -> dict[str, tuple[Shape, int]]:
    """The shape of each symbol, standing on the base line at y = 0, and how far it advances."""
    arrow = area("M60 -380L420 -380L420 -520L680 -315L420 -110L420 -250L60 -250Z")
    middle = (370.0, -315.0)
    tick = line("M110 -330L290 -130L620 -600").buffer(62, cap_style="square", join_style="mitre")
    cross = union(line("M150 -560L550 -130"), line("M550 -560L150 -130")).buffer(
        62, cap_style="square"
    )
    dots = union(circle(150, -70, 70), circle(400, -70, 70), circle(650, -70, 70))
    symbols: dict[str, tuple[Shape, int]] = {
        "★": (star(380, -340, 5, 380, 160), 760),
        "→": (arrow, 740),
        "←": (mirror(arrow, middle[0]), 740),
        "↑": (rotate(arrow, -90, middle), 740),
        "↓": (rotate(arrow, 90, middle), 740),
        "✓": (tick, 740),
        "✗": (cross, 700),
        "•": (circle(210, -320, 130), 420),
        "…": (dots, 800),
    }
    for sign, suit in zip("♠♥♦♣", pips.SUITS, strict=True):
        shape = stretch(scale(pips.PIPS[suit], 720 / pips.HEIGHT), 1.02, 1)
        left, top, right, bottom = shape.bounds
        shape = move(shape, 50 - left, -325 - (top + bottom) / 2)
        symbols[sign] = (shape, round(right - left) + 100)
    return symbols


def _symbol_font() -> FontBuilder:
    symbols = _symbols()
    names = {ord(sign): f"uni{ord(sign):04X}" for sign in sorted(symbols)}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", *names.values()])
    builder.setupCharacterMap({0x20: "space", 0xA0: "space", **names})
    empty = _glyph(EMPTY)
    glyphs = {
        ".notdef": _glyph(area("M60 0L440 0L440 -660L60 -660ZM130 -70L370 -70L370 -590L130 -590Z"))
    }
    glyphs["space"] = empty
    advances = {".notdef": 500, "space": 280}
    for sign, (shape, advance) in symbols.items():
        glyphs[names[ord(sign)]] = _glyph(shape)
        advances[names[ord(sign)]] = advance
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (advance, getattr(table[name], "xMin", 0)) for name, advance in advances.items()}
    )
    # The vertical metrics of Atkinson Hyperlegible, so that mixed runs share a base line.
    builder.setupHorizontalHeader(ascent=950, descent=-290)
    builder.setupNameTable(
        {
            "copyright": "Copyright the Vaza authors. MIT licence.",
            "familyName": "Vaza Symbols",
            "styleName": "Regular",
            "uniqueFontIdentifier": "VazaSymbols-Regular",
            "fullName": "Vaza Symbols Regular",
            "psName": "VazaSymbols-Regular",
            "version": "Version 1.000",
        }
    )
    builder.setupOS2(
        sTypoAscender=950, sTypoDescender=-290, usWinAscent=950, usWinDescent=290, sCapHeight=668
    )
    builder.setupPost()
    builder.updateHead(created=EPOCH, modified=EPOCH)
    builder.font.recalcTimestamp = False
    return builder


def _glyph(shape: Shape) -> object:
    """A TrueType glyph; fonts have y upwards and outer rings clockwise."""
    pen = TTGlyphPen(None)
    upright = stretch(shape, 1, -1).simplify(0.4)
    for part in getattr(upright, "geoms", [upright]):
        if not isinstance(part, Polygon) or part.is_empty:
            continue
        turned = orient(part, sign=-1.0)
        for ring in (turned.exterior, *turned.interiors):
            points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
    return pen.glyph()


# -------------------------------------------------------------------------------------- coverage


def ranges(codes: Iterable[int]) -> list[list[int]]:
    """Sorted [first, last] pairs that hold exactly these code points."""
    found: list[list[int]] = []
    for code in sorted(set(codes)):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def _coverage_table(folder: Path) -> str:
    lines = []
    for path in sorted(folder.glob("*.ttf")):
        covered = ranges(TTFont(path).getBestCmap())
        lines.append(f"  {json.dumps(path.name)}: {json.dumps(covered)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
