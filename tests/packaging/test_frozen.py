"""The program that needs no Python is made and tried, as `make dist` does it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.desktop
def test_frozen_program_deals_plays_and_quits() -> None:
    made = subprocess.run(
        [sys.executable, "build/dist.py"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    assert "It deals, plays and quits." in made.stdout
    assert "First frame after" in made.stdout
