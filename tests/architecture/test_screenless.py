"""What needs no screen runs where pygame is not installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

WITHOUT_PYGAME = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "pygame":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None

sys.meta_path.insert(0, Missing())
from game.__main__ import main
sys.exit(main())
"""


def vaza(home: Path, *arguments: str, typed: str = "") -> str:
    """Run a command in a Python that has no pygame; what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYGAME, *arguments],
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"VAZA_HOME": str(home), "LANGUAGE": "en", "PYTHONUTF8": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """The file of a match begun in the terminal."""
    begin = ("play", "--text", "--game", "truco", "--players", "2", "--seed", "11")
    vaza(tmp_path, *begin, typed="1\n" * 12)
    (saved,) = tmp_path.rglob("truco-*.jsonl")
    return saved


def test_text_table_and_replay(match: Path, tmp_path: Path) -> None:
    steps = [
        json.loads(line)
        for line in vaza(tmp_path, "replay", str(match), "--json").split("\n")
        if line
    ]
    assert len(steps) > 5


def test_verify(match: Path, tmp_path: Path) -> None:
    assert vaza(tmp_path, "verify", str(match))


def test_arena(tmp_path: Path) -> None:
    arena = ("arena", "truco", "--bots", "random,beginner", "--deals", "4", "--seed", "1", "--json")
    assert json.loads(vaza(tmp_path, *arena))
