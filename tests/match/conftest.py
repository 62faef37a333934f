"""The toy game is one of the games while these tests run."""

from __future__ import annotations

import pytest

from game import i18n
from tests.match import toy


@pytest.fixture(autouse=True)
def _with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    i18n.install("en")
    toy.install(monkeypatch)
