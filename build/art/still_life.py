"""What stands on the table of the title picture: a bottle, a glass, a bowl of beans, a lamp above.

Elements of SVG, drawn once and painted into the picture at build time.
"""

from __future__ import annotations

import math
import random

from svg import linear_gradient, radial_gradient


def gradients() -> str:
    """Everything the drawings refer to."""
    return (
        linear_gradient(
            "bottle",
            {
                0: "#0C1208",
                12: "#2E3F1B",
                30: "#5F7A35",
                46: "#2A3A17",
                72: "#16200C",
                90: "#39491F",
                100: "#0A0F06",
            },
            0,
            0,
            100,
            0,
        )
        + linear_gradient(
            "paper", {0: "#7C6A44", 24: "#E9D6A6", 60: "#C9B27E", 100: "#5E4F32"}, 0, 0, 100, 0
        )
        + linear_gradient(
            "drink",
            {0: "#6E3A0C", 20: "#D98A28", 45: "#F5BE5A", 75: "#B5691A", 100: "#5A2E0A"},
            0,
            0,
            100,
            0,
        )
        + linear_gradient(
            "clay", {0: "#4A2213", 28: "#B0653A", 55: "#8A4A28", 100: "#35180D"}, 0, 0, 100, 0
        )
        + radial_gradient("hollow", {0: "#1A0C06", 100: "#3A1D10"})
        + radial_gradient("bean", {0: "#D9805A", 40: "#9A3F22", 100: "#451609"}, 38, 26, 78)
        + linear_gradient(
            "shade", {0: "#0B1F17", 30: "#2A5A44", 55: "#174032", 100: "#07130E"}, 0, 0, 100, 0
        )
        + radial_gradient("bulb", {0: "#FFFFFF", 45: "#FFF3D0", 100: "#FFC56B"})
    )


def bottle(x: float, y: float, h: float) -> str:
    """A cachaça bottle that stands on (x, y)."""
    w = h * 0.15
    neck = w * 0.36
    outline = (
        f"M{x - w} {y - 6}V{y - h * 0.56}C{x - w} {y - h * 0.70} {x - neck} {y - h * 0.70} "
        f"{x - neck} {y - h * 0.80}V{y - h}H{x + neck}V{y - h * 0.80}"
        f"C{x + neck} {y - h * 0.70} {x + w} {y - h * 0.70} {x + w} {y - h * 0.56}V{y - 6}"
        f"Q{x + w} {y} {x} {y + 3}Q{x - w} {y} {x - w} {y - 6}Z"
    )
    pip = h * 0.032
    suits = (
        f'<path d="M{x} {y - h * 0.31 - pip * 1.5}L{x + pip} {y - h * 0.31}'
        f'L{x} {y - h * 0.31 + pip * 1.5}L{x - pip} {y - h * 0.31}Z" fill="#A32A22"/>'
    )
    rules = "".join(
        f'<path d="M{x - w * 0.9} {ry}Q{x} {ry + h * 0.015} {x + w * 0.9} {ry}" '
        'stroke="#8A2A20" stroke-width="3" fill="none"/>'
        for ry in (y - h * 0.425, y - h * 0.185)
    )
    return (
        f'<path d="{outline}" fill="url(#bottle)"/>'
        f'<path d="M{x - w * 0.97} {y - h * 0.45}Q{x} {y - h * 0.435} {x + w * 0.97} {y - h * 0.45}'
        f'V{y - h * 0.16}Q{x} {y - h * 0.145} {x - w * 0.97} {y - h * 0.16}Z" fill="url(#paper)"/>'
        + rules
        + suits
        + f'<rect x="{x - neck * 1.25}" y="{y - h * 1.03}" width="{neck * 2.5}" '
        f'height="{h * 0.075}" rx="4" fill="#7A2A1C"/>'
        f'<path d="M{x - w * 0.62} {y - h * 0.12}V{y - h * 0.54}Q{x - w * 0.6} {y - h * 0.64} '
        f'{x - neck * 0.6} {y - h * 0.74}V{y - h * 0.9}" stroke="#FFE9B8" stroke-opacity=".55" '
        f'stroke-width="{w * 0.11:.1f}" stroke-linecap="round" fill="none"/>'
        f'<path d="M{x + w * 0.78} {y - h * 0.1}V{y - h * 0.5}" stroke="#FFC56B" '
        f'stroke-opacity=".35" stroke-width="{w * 0.07:.1f}" stroke-linecap="round" fill="none"/>'
    )


def glass(x: float, y: float, h: float) -> str:
    """A fluted tumbler (*copo americano*), three fingers full."""
    top, foot = h * 0.34, h * 0.25

    def half(at: float) -> float:
        return foot + (top - foot) * at

    level = 0.60
    lx, ly = half(level), y - h * level
    body = (
        f'<path d="M{x - lx} {ly}L{x - foot} {y - 8}Q{x} {y + 2} {x + foot} {y - 8}'
        f'L{x + lx} {ly}Z" fill="url(#drink)" opacity=".93"/>'
        f'<ellipse cx="{x}" cy="{ly}" rx="{lx}" ry="{h * 0.055}" fill="#F7CB74"/>'
        f'<ellipse cx="{x}" cy="{ly}" rx="{lx}" ry="{h * 0.055}" fill="none" stroke="#FFF0C8" '
        'stroke-opacity=".7" stroke-width="2"/>'
    )
    flutes = ""
    for k in range(-4, 5):
        a = math.sin(k * math.pi / 10)
        flutes += (
            f'<path d="M{x + a * half(0.70)} {y - h * 0.70}L{x + a * foot} {y - 9}" '
            f'stroke="#FFF4DA" stroke-opacity="{0.30 if k % 2 else 0.14}" stroke-width="2.4"/>'
        )
    rim = (
        f'<path d="M{x - top} {y - h}L{x - foot} {y - 6}Q{x} {y + 5} {x + foot} {y - 6}L{x + top} '
        f'{y - h}" fill="#FFF4DA" fill-opacity=".07" stroke="#FFF4DA" stroke-opacity=".42" '
        'stroke-width="2.5"/>'
        f'<ellipse cx="{x}" cy="{y - h}" rx="{top}" ry="{h * 0.062}" fill="none" '
        'stroke="#FFF4DA" stroke-opacity=".65" stroke-width="2.6"/>'
        f'<path d="M{x - top * 0.72} {y - h * 0.93}L{x - foot * 0.78} {y - h * 0.16}" '
        'stroke="#FFFFFF" stroke-opacity=".62" stroke-width="4.5" stroke-linecap="round"/>'
        f'<path d="M{x + top * 0.80} {y - h * 0.86}L{x + top * 0.76} {y - h * 0.66}" '
        'stroke="#FFFFFF" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>'
    )
    return body + flutes + rim


def one_bean(x: float, y: float, size: float, turn: float) -> str:
    """A red bean with its light and its eye."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({size:.2f} '
        f'{size * 0.78:.2f})"><path d="M-11 2C-12 -8 -3 -10 2 -7C8 -4 13 -2 12 4C11 10 2 10 -3 8'
        'C-8 7 -11 6 -11 2Z" fill="url(#bean)" stroke="#2C0C05" stroke-width="1"/>'
        '<path d="M-7 -1C-6 -5 -1 -6 3 -3" stroke="#FFE3C0" stroke-opacity=".85" '
        'stroke-width="1.9" fill="none" stroke-linecap="round"/></g>'
    )


def bowl(x: float, y: float, w: float) -> str:
    """A clay bowl heaped with beans; (x, y) is the middle of its foot."""
    rng = random.Random(6)
    h = w * 0.36
    rim = y - h
    heap = ""
    for row in range(7):
        spread = w * (0.44 - row * 0.052)
        beans = 12 - row
        for k in range(beans):
            bx = x + spread * (2 * (k + 0.5) / beans - 1) + rng.uniform(-4, 4)
            by = rim + w * (0.045 - row * 0.027) + rng.uniform(-3, 3)
            heap += one_bean(bx, by, w / 185, rng.uniform(-60, 60))
    front = (
        f'<path d="M{x - w / 2} {rim}C{x - w * 0.47} {y - h * 0.2} {x - w * 0.3} {y} {x} {y + 2}'
        f"C{x + w * 0.3} {y} {x + w * 0.47} {y - h * 0.2} {x + w / 2} {rim}"
        f"Q{x + w * 0.46} {rim + w * 0.085} {x} {rim + w * 0.09}"
        f'Q{x - w * 0.46} {rim + w * 0.085} {x - w / 2} {rim}Z" fill="url(#clay)"/>'
        f'<path d="M{x - w / 2} {rim}Q{x - w * 0.46} {rim + w * 0.085} {x} {rim + w * 0.09}'
        f'Q{x + w * 0.46} {rim + w * 0.085} {x + w / 2} {rim}" stroke="#E3A070" stroke-width="3.5" '
        'fill="none"/>'
        f'<path d="M{x - w * 0.40} {rim + h * 0.46}Q{x} {rim + h * 0.78} {x + w * 0.40} '
        f'{rim + h * 0.46}" stroke="#F1E0B8" stroke-opacity=".55" stroke-width="3" fill="none" '
        'stroke-dasharray="9 7"/>'
    )
    back = f'<ellipse cx="{x}" cy="{rim}" rx="{w / 2}" ry="{w * 0.088}" fill="url(#hollow)"/>'
    return back + heap + front


def scattered(places: list[tuple[float, float]], size: float) -> str:
    """Single beans on the cloth."""
    return "".join(one_bean(x, y, size, (i * 67) % 120 - 60) for i, (x, y) in enumerate(places))


def pendant(x: float, y: float, w: float) -> str:
    """An enamel lamp that hangs from above; (x, y) is the middle of its opening."""
    h = w * 0.40
    return (
        f'<path d="M{x} -10V{y - h}" stroke="#140A05" stroke-width="6"/>'
        f'<rect x="{x - 15}" y="{y - h - 26}" width="30" height="34" rx="7" fill="#1A120C"/>'
        f'<path d="M{x - w / 2} {y}C{x - w * 0.40} {y - h * 0.55} {x - w * 0.16} {y - h * 0.78} '
        f"{x - w * 0.11} {y - h}H{x + w * 0.11}C{x + w * 0.16} {y - h * 0.78} {x + w * 0.40} "
        f'{y - h * 0.55} {x + w / 2} {y}Z" fill="url(#shade)"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{w / 2}" ry="{w * 0.070}" fill="#FFE6AE"/>'
        f'<ellipse cx="{x}" cy="{y + 2}" rx="{w * 0.16}" ry="{w * 0.060}" fill="url(#bulb)"/>'
        f'<path d="M{x - w / 2} {y}A{w / 2} {w * 0.070} 0 0 0 {x + w / 2} {y}" fill="none" '
        'stroke="#F2E2B6" stroke-width="4"/>'
    )
