"""Units and pixels."""

from __future__ import annotations

import pytest

from game.ui.metrics import Metrics


@pytest.mark.parametrize(
    ("size", "scale", "width", "height"),
    [
        ((1920, 1080), 1.0, 1920, 1080),
        ((1280, 720), 2 / 3, 1920, 1080),
        ((3840, 2160), 2.0, 1920, 1080),
        ((2560, 1080), 1.0, 2560, 1080),
        ((1440, 1080), 1.0, 1440, 1080),
        ((720, 1280), 0.5, 1440, 2560),
        ((320, 240), 240 / 1080, 1440, 1080),
    ],
)
def test_height_is_1080_units_and_at_least_1440_lie_beside_each_other(
    size: tuple[int, int], scale: float, width: float, height: float
) -> None:
    metrics = Metrics(size)
    assert metrics.scale == pytest.approx(scale)
    assert (metrics.width, metrics.height) == pytest.approx((width, height))


def test_neighbours_in_units_touch_in_pixels() -> None:
    metrics = Metrics((1280, 720))
    left = metrics.rect(0, 0, 100.4, 10)
    right = metrics.rect(100.4, 0, 55, 10)
    assert left.right == right.left == 67


def test_units_undo_pixels() -> None:
    metrics = Metrics((1280, 720))
    assert metrics.units((640, 360)) == pytest.approx((960, 540))
    assert metrics.px(30) == 20


def test_lines_never_vanish() -> None:
    metrics = Metrics((320, 240))
    assert metrics.px(1.5) == 0
    assert metrics.at_least(1.5) == 1


def test_text_scale_leaves_the_layout_alone() -> None:
    assert Metrics((1920, 1080), 2.0).scale == 1.0
    assert Metrics((1920, 1080), 2.0) != Metrics((1920, 1080))
