"""`build/run.py` sets up what a job needs, once, and says what is missing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import run

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Commands that would have been run, in a project whose `.venv` is not there yet."""
    made: list[list[str]] = []
    folder = tmp_path / ".venv"
    python = folder / "bin" / "python"

    def pretend(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        made.append([str(part) for part in command])
        if "venv" in command:
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(run, "VENV", folder)
    monkeypatch.setattr(run, "PYTHON", python)
    monkeypatch.setattr(subprocess, "run", pretend)
    return made


def test_sets_hold_what_their_job_needs() -> None:
    play = run.dependencies(("source",))
    assert [one.partition(">")[0] for one in play] == [
        "babel",
        "platformdirs",
        "pygame-ce",
        "tomli",
    ]
    assert not [one for one in run.dependencies(("source", "dev")) if one.startswith("vaza")]


def test_every_job_is_explained() -> None:
    assert set(run.JOBS) == set(run.SETS)
    explained = {line.split()[0] for line in run.USAGE.splitlines() if line.startswith("  ")}
    assert explained == set(run.JOBS)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (rule,) = re.findall(r"^(play [a-z ]+):$", makefile, re.MULTILINE)
    assert set(rule.split()) == set(run.JOBS)


def test_installs_once_with_the_pins_and_again_after_a_change(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.set_up(("source",), pinned=True)
    assert [command[1:3] for command in calls] == [["-m", "venv"], ["-m", "pip"]]
    assert calls[-1][-2:] == ["--constraint", str(ROOT / "constraints.txt")]
    run.set_up(("source",), pinned=True)
    assert len(calls) == 2
    monkeypatch.setattr(run, "dependencies", lambda sets: ["something-else"])
    run.set_up(("source",), pinned=True)
    assert calls[-1][-3:] == ["something-else", "--constraint", str(ROOT / "constraints.txt")]
    assert [command[1] for command in calls[2:]] == ["-c", "-m"]  # asks the environment, installs


def test_failed_installation_is_tried_again(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend = subprocess.run

    def fails(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        done = pretend(command, **more)
        return subprocess.CompletedProcess(command, 1, "", "") if "pip" in command else done

    monkeypatch.setattr(subprocess, "run", fails)
    with pytest.raises(run.Trouble, match="network"):
        run.set_up(("source",), pinned=True)
    monkeypatch.setattr(subprocess, "run", pretend)
    run.set_up(("source",), pinned=True)
    assert "pip" in calls[-1]


def test_python_without_venv_is_told_what_to_install(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "ensurepip is not available", "")

    monkeypatch.setattr(subprocess, "run", fails)
    with pytest.raises(run.Trouble, match=r"sudo apt-get install python3\.\d+-venv"):
        run.set_up(("source",), pinned=True)


def test_unknown_job_gets_the_usage() -> None:
    told = subprocess.run(
        [sys.executable, "build/run.py", "fly"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert told.stderr == run.USAGE


def test_no_tool_ignores_the_build_folder() -> None:
    ours = "build/run.py"
    ruff = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--show-files"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert any(Path(line) == ROOT / ours for line in ruff.stdout.splitlines())
    ignored = subprocess.run(["git", "check-ignore", "-q", ours], cwd=ROOT, check=False)
    assert ignored.returncode != 0
