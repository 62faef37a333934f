"""What all tests share: no screen, no sound, no folder of the player's, English words."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

import catalogs

# Before anything imports pygame or reads a setting.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LANGUAGE"] = "en"
os.environ["VAZA_HOME"] = HOME = tempfile.mkdtemp(prefix="vaza-tests-")

# A loaded machine is no fault of the program.
settings.register_profile("vaza", deadline=None)
settings.load_profile("vaza")

DESKTOP_TOOLS = ("Xvfb", "xdotool")
REQUIRE_DESKTOP = os.environ.get("VAZA_REQUIRE_DESKTOP") == "1"


def pytest_sessionstart() -> None:
    """The catalogues of words are compiled where they are older than their sources."""
    catalogs.compile_all(Path(__file__).resolve().parents[1])


def pytest_unconfigure() -> None:
    """Nothing stays behind."""
    shutil.rmtree(HOME, ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow ones out unless `-m` speaks of them."""
    if "slow" in config.getoption("markexpr", ""):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip the tests of a real window, and these alone, where there can be none."""
    if item.get_closest_marker("desktop"):
        missing = [tool for tool in DESKTOP_TOOLS if shutil.which(tool) is None]
        if missing:
            pytest.skip(
                f"tests of a real window need {' and '.join(missing)}:"
                " sudo apt-get install xvfb xdotool"
            )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With VAZA_REQUIRE_DESKTOP=1 a skipped test of a real window is a failed one."""
    report = yield
    if report.skipped and REQUIRE_DESKTOP and item.get_closest_marker("desktop"):
        report.outcome = "failed"
        report.longrepr = f"skipped, though VAZA_REQUIRE_DESKTOP is set: {report.longrepr}"
    return report
