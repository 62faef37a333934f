"""Catalogues compiled, a language for each test, English afterwards."""

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
def english_afterwards() -> Iterator[None]:
    i18n.install("en")
    yield
    i18n.install("en")


@pytest.fixture(params=sorted(i18n.LANGUAGES))
def language(request: pytest.FixtureRequest, english_afterwards: None) -> str:
    """Each language in turn, installed."""
    name: str = request.param
    i18n.install(name)
    return name
