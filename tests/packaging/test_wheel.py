"""The wheel, built from the sdist and installed into a clean environment, plays a deal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from carried import carried
from game.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


def run(
    command: Sequence[str | Path], folder: Path, typed: str = "", **extra: str
) -> subprocess.CompletedProcess[str]:
    """Run a program in ``folder``, out of reach of this project's own modules."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("PYTHON")
    }
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**environment, "PYTHONUTF8": "1", **extra},
        check=False,
        timeout=600,
    )


def good(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, f"{done.args}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """What is in an sdist of the project, and a wheel built from it."""
    out = tmp_path_factory.mktemp("built")
    hatchling = (sys.executable, "-m", "hatchling", "build", "-d", out)
    good(run([*hatchling, "-t", "sdist"], ROOT))
    (sdist,) = out.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(out, filter="data")
    unpacked = out / sdist.name.removesuffix(".tar.gz")
    good(run([*hatchling, "-t", "wheel"], unpacked))
    (wheel,) = out.glob("*.whl")
    return unpacked, wheel


@pytest.fixture(scope="session")
def vaza(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `vaza` command of a clean environment with the wheel in it."""
    folder = tmp_path_factory.mktemp("clean")
    good(run([sys.executable, "-m", "venv", "--without-pip", folder], folder))
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", scripts / "python", "--quiet")
    pins = ROOT / "constraints.txt"
    if run([*pip, "install", built[1], "--constraint", pins], folder).returncode:
        # No network: lend it the dependencies of the environment the tests run in.
        good(run([*pip, "install", "--no-deps", "--no-index", built[1]], folder))
        paths = {"base": str(folder), "platbase": str(folder)}
        lent = Path(sysconfig.get_path("purelib", "venv", paths)) / "lent.pth"
        lent.write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    good(run([*pip, "check"], folder))
    return scripts / "vaza"


def test_wheel_carries_all_that_the_program_reads(built: tuple[Path, Path]) -> None:
    project, wheel = built
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    wanted = {f"game/_data/{place.as_posix()}" for _, place in carried(project)}
    assert len(wanted) > 100
    assert len([name for name in wanted if name.endswith(".mo")]) == len(LANGUAGES) - 1
    wanted |= {path.relative_to(project).as_posix() for path in (project / "game").rglob("*.py")}
    assert wanted <= inside, sorted(wanted - inside)
    tops = {name.partition("/")[0] for name in inside}
    assert tops == {"game", *(top for top in tops if top.endswith(".dist-info"))}


def test_sdist_leaves_nothing_out(built: tuple[Path, Path]) -> None:
    """What is under version control is in the sdist, and so are the programs that build it all."""
    asked = run(["git", "ls-files", "-z"], ROOT)
    tracked = [name for name in asked.stdout.split("\0") if name and (ROOT / name).exists()]
    missing = [name for name in tracked if not (built[0] / name).exists()]
    assert not missing
    for name in ("build/hatch_hook.py", "build/run.py", "Makefile", "constraints.txt", "README.md"):
        assert (built[0] / name).exists()


def test_every_command_explains_itself(vaza: Path, tmp_path: Path) -> None:
    overview = good(run([vaza, "--help"], tmp_path, VAZA_HOME=str(tmp_path)))
    for command in ("play", "arena", "verify", "replay", "shot", "bench"):
        assert command in overview
        told = good(run([vaza, command, "--help"], tmp_path, VAZA_HOME=str(tmp_path)))
        assert told.startswith(f"usage: vaza {command}"), told


def test_installed_program_plays_a_deal(vaza: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    match = (vaza, "play", "--text", "--game", "truco", "--players", "2", "--seed", "7")
    typed = "1\n" * 60
    good(run(match, tmp_path, typed, VAZA_HOME=str(home), LANGUAGE="en"))
    (saved,) = home.rglob("truco-*.jsonl")
    told = good(run([vaza, "replay", saved, "--json"], tmp_path, VAZA_HOME=str(home)))
    steps = [json.loads(line) for line in told.splitlines()]
    assert any(step["outcome"] for step in steps), steps[-1]
