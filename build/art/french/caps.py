"""What the jacks wear on their heads, each about a head that looks to the left."""

from __future__ import annotations

from french.frame import Half, Pose
from french.palette import BLUE, CREAM, GREEN, OCHRE, RED, STEEL
from geo import circle, polar


def beret(half: Half, pose: Pose) -> None:
    """J♠: a slanted beret, its feather sprung from the front and swept back over the crown."""
    crown = (
        "M-82 -62C-104 -86 -86 -122 -30 -132C50 -148 128 -128 124 -72C120 -44 96 -40 76 -46"
        "C30 -66 -30 -66 -82 -62Z"
    )
    half.fill(pose.area(crown), BLUE, shade=pose.x + 42)
    half.line(pose.line("M-50 -84C-30 -108 20 -112 60 -96M40 -76C66 -84 92 -80 104 -66"), 4.5)
    half.fill(pose.area("M-84 -60Q-10 -78 86 -42L90 -66Q0 -100 -88 -80Z"), OCHRE, 6)
    feather = (
        "M-56 -74C-70 -112 -34 -158 34 -156C92 -154 124 -128 146 -82C122 -104 104 -108 88 -102"
        "C92 -112 84 -122 70 -122C24 -128 -26 -118 -56 -74Z"
    )
    half.fill(pose.area(feather), RED)
    half.line(pose.line("M-52 -80C-34 -126 20 -144 66 -138C98 -134 118 -118 132 -100"), 5)
    barbs = (
        "M2 -130L-4 -150M34 -140L34 -155M66 -138L74 -152M-22 -118L-38 -132"
        "M24 -140L30 -126M56 -140L62 -126"
    )
    half.line(pose.line(barbs), 4)
    _button(half, pose, -56, -74, RED)


def peaked_hat(half: Half, pose: Pose) -> None:
    """J♥: a hunter's hat, its brim peaked in front and turned up behind, with a long quill."""
    quill = "M24 -84C50 -132 96 -156 152 -156C140 -120 96 -92 40 -74Z"
    half.fill(pose.area(quill), CREAM)
    half.line(pose.line("M32 -80C66 -112 100 -134 138 -148"), 5)
    half.line(pose.line("M66 -108L64 -126M88 -124L88 -140M84 -120L104 -118M62 -104L80 -98"), 4)
    crown = "M-66 -60C-64 -112 -30 -146 14 -144C58 -142 92 -112 92 -56Z"
    half.fill(pose.area(crown), RED, shade=pose.x - 30)
    half.line(pose.line("M-30 -124C-10 -108 30 -108 54 -126"), 4.5)
    brim = (
        "M-98 -50C-56 -62 30 -58 92 -36C112 -52 116 -84 102 -104C90 -86 60 -78 20 -80"
        "C-30 -82 -70 -72 -98 -50Z"
    )
    half.fill(pose.area(brim), BLUE)
    half.line(pose.line("M-76 -58C-40 -70 40 -72 96 -56"), 4, OCHRE)
    _button(half, pose, 30, -74, OCHRE)


def slashed_bonnet(half: Half, pose: Pose) -> None:
    """J♦: a soft bonnet with a brim of puffs in two colours, a plume hanging behind."""
    plume = (
        "M60 -92C104 -120 136 -100 132 -44C130 -4 124 20 110 38C114 12 110 4 102 0"
        "C110 -22 100 -52 60 -72Z"
    )
    half.fill(pose.area(plume), CREAM)
    half.line(pose.line("M72 -88C106 -90 122 -60 116 8"), 5)
    half.line(pose.line("M102 -80L112 -92M118 -52L130 -56M120 -24L130 -22M112 -48L100 -40"), 4)
    crown = "M-84 -70C-104 -112 -58 -152 4 -152C70 -152 112 -112 96 -60Z"
    half.fill(pose.area(crown), BLUE, shade=pose.x + 34)
    half.line(pose.line("M-40 -92C-36 -116 -20 -136 0 -146M10 -94C12 -116 16 -132 22 -144"), 4.5)
    half.line(pose.line("M56 -84C62 -102 62 -118 58 -130"), 4.5)
    for k in range(6):
        puff = circle(-76 + 33 * k, -74 + 1.1 * (k - 1.6) ** 2, 21)
        half.fill(pose.place(puff), OCHRE if k % 2 else RED, 6)
    _button(half, pose, -10, -74, BLUE)


def morion(half: Half, pose: Pose) -> None:
    """J♣: a guard's steel helmet with a comb and upturned points, and a plume."""
    plume = "M66 -84C112 -92 140 -60 136 -6C122 -22 112 -26 98 -22C104 -44 92 -58 60 -62Z"
    half.fill(pose.area(plume), OCHRE)
    half.line(pose.line("M72 -76C104 -70 120 -50 124 -24"), 4.5)
    half.fill(pose.area("M-62 -92C-50 -142 -20 -158 6 -158C36 -158 66 -142 74 -92Z"), OCHRE)
    dome = "M-70 -58C-72 -108 -40 -134 4 -136C50 -134 82 -106 80 -54Z"
    half.fill(pose.area(dome), STEEL, shade=pose.x + 4)
    half.line(pose.line("M-6 -134C-16 -112 -16 -86 -12 -66"), 4.5)
    brim = (
        "M-116 -94C-104 -70 -60 -66 4 -66C70 -64 110 -66 126 -86C122 -46 70 -30 6 -38"
        "C-54 -34 -108 -46 -116 -94Z"
    )
    half.fill(pose.area(brim), STEEL, shade=pose.x + 4)
    for x, y in ((-78, -56), (-40, -52), (0, -52), (40, -51), (80, -54)):
        half.fill(pose.place(circle(x, y, 5.5)), OCHRE, 3.5)
    for angle in (-90, 30, 150):
        half.fill(pose.place(circle(*polar(-44, -92, 10, angle), 8.5)), GREEN, 0)


def _button(half: Half, pose: Pose, x: float, y: float, colour: str) -> None:
    half.fill(pose.place(circle(x, y, 14)), colour, 6)
    half.fill(pose.place(circle(x, y, 5)), CREAM, 0)
