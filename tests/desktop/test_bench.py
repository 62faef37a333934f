"""`vaza bench` in a real window. What does not depend on how busy the machine is has to hold."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.desktop.harness import ROOT, Desktop

pytestmark = pytest.mark.desktop


def bench(desktop: Desktop, *arguments: str) -> dict[str, dict[str, Any]]:
    """The figures of a bench by their names."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    done = subprocess.run(
        [sys.executable, "-m", "game", "bench", *arguments, "--json"],
        cwd=ROOT,
        env={**environment, "DISPLAY": desktop.display, "SDL_VIDEODRIVER": "x11"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,  # a goal missed is told by the status, too
    )
    return {figure["name"]: figure for figure in json.loads(done.stdout)}


def test_startup(desktop: Desktop) -> None:
    (figure,) = bench(desktop, "startup", "--rounds", "3").values()
    assert figure["ours"] > figure["bare"] / 2 > 0
    assert figure["ratio"] < 2.5


def test_frames(desktop: Desktop) -> None:
    figures = bench(desktop, "frames", "--rounds", "3")
    for size in ("1080p", "4K"):
        assert figures[f"deal at {size}, a frame"]["ratio"] <= 2
        assert figures[f"memory at {size}"]["ratio"] <= 2
        assert figures[f"at rest at {size}, frames"]["ours"] == 0
        assert figures[f"at rest at {size}, processor"]["ours"] < 3
