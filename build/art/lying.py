"""Flat discs lying on a table that is looked down at from about sixty degrees."""

from __future__ import annotations

import svg

FLAT = 0.87
"""How high a flat disc looks beside its width."""


def disc(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    """A flat disc lying on the table."""
    return (
        f'<ellipse cx="{svg.number(x)}" cy="{svg.number(y)}" rx="{svg.number(r)}" '
        f'ry="{svg.number(r * FLAT)}" fill="{fill}" {extra}/>'
    )


def rim(x: float, y: float, r: float, stroke: str, width: float, opacity: float = 1) -> str:
    """The line of such a disc."""
    return disc(
        x, y, r, "none", f'stroke="{stroke}" stroke-width="{width}" stroke-opacity="{opacity}"'
    )
