"""How the antique courts are drawn: a thinner line, shade hatched as a graver would."""

from __future__ import annotations

from french.frame import Frame, Half
from geo import Shape, join, polyline, span

THIN = 0.72
"""Width of a line beside the French deck's."""
HATCH_STEP, HATCH_WIDTH = 11, 3.6


def hatching(shape: Shape, step: float = HATCH_STEP) -> Shape:
    """Slanting lines across a shape."""
    x0, y0, x1, y1 = shape.bounds
    tall = y1 - y0
    start = (x0 - tall) // step * step
    count = int((x1 - start) / step) + 1
    lines = [
        polyline((start + k * step, y1), (start + k * step + tall, y0)) for k in range(count + 1)
    ]
    return join(lines).intersection(shape)


class Engraving(Half):
    """Half a court whose lines are thin and whose shade is hatched."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self.width = frame.line

    def fill(
        self,
        shape: Shape,
        colour: str,
        width: float | None = None,
        shade: float | Shape | None = None,
        opacity: float | None = None,
    ) -> Shape:
        """As Half.fill; what lies in shade is hatched in the darker colour."""
        stroke = self.width if width is None else width * THIN
        super().fill(shape, colour, 0, None, opacity)
        if shade is not None:
            dark = span(shade, -1000, 1000, 1000) if isinstance(shade, int | float) else shade
            area = shape.intersection(dark).buffer(-1.5)
            if not area.is_empty:
                super().line(hatching(area), HATCH_WIDTH, self.shades[colour])
        if stroke:
            super().line(shape.boundary, stroke)
        return shape

    def line(
        self,
        shape: Shape,
        width: float = 6,
        colour: str | None = None,
        opacity: float | None = None,
    ) -> None:
        """As Half.line, thinner."""
        super().line(shape, width * THIN, colour, opacity)
