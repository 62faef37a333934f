"""A display for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.desktop.harness import Desktop


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    display = Desktop((1920, 1080))
    yield display
    display.stop()
