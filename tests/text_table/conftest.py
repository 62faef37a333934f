"""Catalogues compiled, English unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import catalogs
from game import i18n

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    catalogs.compile_all(ROOT)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    i18n.install("en")
    yield
    i18n.install("en")
