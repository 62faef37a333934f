"""Where a court stands: the framed field, its dividing line, and the half figure in it."""

from __future__ import annotations

from dataclasses import dataclass

import geo
import svg
from french import palette
from geo import Shape, Vec

FIELD_X, FIELD_Y = 279, 404
"""Half the width and height of a court's field."""
CANVAS_TOP: Vec = (14, -400)
"""The point that stays when a figure is drawn smaller: the top of a crown."""


@dataclass(frozen=True)
class Frame:
    """The place of a court on a card with a certain index."""

    notch: Vec
    """Right and lower edge of the corner left to the index."""
    slope: float = 0.25
    """How far the dividing line falls for each unit to the right."""
    zoom: float = 1
    shift: float = 0
    """Where the figure is moved to, away from a wide index."""
    line: float = 7
    """Width of the ink lines."""

    @property
    def field(self) -> Shape:
        """The field with its two notches."""
        x, y = self.notch
        return geo.polygon(
            (x, -FIELD_Y), (FIELD_X, -FIELD_Y), (FIELD_X, -y), (-x, -y),
            (-x, FIELD_Y), (-FIELD_X, FIELD_Y), (-FIELD_X, y), (x, y),
        )  # fmt: skip

    @property
    def half(self) -> Shape:
        """The part of the field above the dividing line, and a little more, under the sash."""
        rise = 400 * self.slope
        above = geo.polygon((-400, 6 - rise), (400, 6 + rise), (400, -600), (-400, -600))
        return self.field.intersection(above)


class Half(svg.Canvas):
    """The canvas of half a court: figures are drawn full size and set into the frame."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame.half, palette.INK, frame.line, palette.SHADES)
        self.frame = frame

    def _set(self, shape: Shape) -> Shape:
        zoomed = geo.scale(shape, self.frame.zoom, CANVAS_TOP) if self.frame.zoom != 1 else shape
        return geo.move(zoomed, self.frame.shift, 0) if self.frame.shift else zoomed

    def fill(
        self,
        shape: Shape,
        colour: str,
        width: float | None = None,
        shade: float | Shape | None = None,
        opacity: float | None = None,
    ) -> Shape:
        """As Canvas.fill; the shape and its shade are set into the frame."""
        if isinstance(shade, int | float):
            shade = geo.span(shade, -1000, 1000, 1000)
        if shade is not None:
            shade = self._set(shade)
        super().fill(self._set(shape), colour, width, shade, opacity)
        return shape

    def line(
        self,
        shape: Shape,
        width: float = 6,
        colour: str | None = None,
        opacity: float | None = None,
    ) -> None:
        """As Canvas.line; the line is set into the frame."""
        super().line(self._set(shape), width, colour, opacity)

    def pattern(self, body: Shape, motifs: list[Shape], colour: str) -> None:
        """As Canvas.pattern; body and motifs are set into the frame."""
        super().pattern(self._set(body), [self._set(motif) for motif in motifs], colour)


@dataclass(frozen=True)
class Pose:
    """Where a head is and which way it looks: -1 to the left, 0 at us, 1 to the right.

    Heads are described about the middle of the face, looking to the left if they are turned.
    """

    x: float
    y: float
    turn: int = 0

    def place(self, shape: Shape) -> Shape:
        """Set a shape of the head on the card."""
        return geo.move(geo.mirror(shape) if self.turn > 0 else shape, self.x, self.y)

    def area(self, data: str) -> Shape:
        """An area from path data about the head."""
        return self.place(geo.area(data))

    def line(self, data: str) -> Shape:
        """A line from path data about the head."""
        return self.place(geo.line(data))

    def both(self, data: str) -> tuple[Shape, Shape]:
        """An area on the right of the head, and its mirror image on the left."""
        shape = geo.area(data)
        return self.place(shape), self.place(geo.mirror(shape))
