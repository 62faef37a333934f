"""Set up what a job needs, then do the job: `python build/run.py play|test|check|...`.

Plain Python, so that it runs the same where there is no make. Everything is installed into `.venv`
in the project's folder; nothing outside the folder is touched. What is there already is left alone
until `pyproject.toml`, `constraints.txt` or the Python itself changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
OLDEST = (3, 11)

SETS = {
    "play": ("source",),
    "text": ("source",),
    "catalogs": ("source",),
    "test": ("source", "dev"),
    "golden": ("source", "dev"),
    "dist": ("source", "dev"),
    "check": ("source", "dev", "art"),
    "art": ("source", "art"),
    "pin": ("source", "dev", "art"),
}
"""What can be asked for, and the sets of dependencies in pyproject.toml that it needs."""

USAGE = """\
usage: python build/run.py JOB [ARGUMENTS]

  play      play Vaza (arguments: those of `vaza play`)
  text      play Vaza in the terminal
  test      run the tests (arguments: those of pytest)
  check     style, types, walls between modules, tests
  dist      make the program that needs no Python, and try it
  catalogs  update and compile the catalogues of words
  art       make every picture, font and sound again
  golden    remake the golden transcripts
  pin       write constraints.txt anew with the newest versions allowed
"""


def main(arguments: list[str]) -> int:
    """Do the job that the first argument names; return its exit status."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE, end="")
        return 0
    if not arguments or arguments[0] not in SETS:
        print(USAGE, end="", file=sys.stderr)
        return 2
    if sys.version_info < OLDEST:
        return in_newer_python(arguments)
    job, rest = arguments[0], arguments[1:]
    try:
        set_up(SETS[job], pinned=job != "pin")
        return JOBS[job](rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


class Trouble(Exception):
    """Something the person at the keyboard has to mend; the text says what and how."""


# Set-up


def in_newer_python(arguments: list[str]) -> int:
    """Hand over to a Python that is new enough, or say that there is none."""
    names = [f"python3.{minor}" for minor in range(20, OLDEST[1] - 1, -1)]
    for found in filter(None, map(shutil.which, names)):
        works = subprocess.run([found, "-c", ""], check=False, capture_output=True)
        if works.returncode == 0:
            return subprocess.run([found, __file__, *arguments], check=False).returncode
    print(
        "Vaza needs Python {}.{} or newer; this is {}.{}.".format(*OLDEST, *sys.version_info[:2]),
        file=sys.stderr,
    )
    return 1


def set_up(sets: tuple[str, ...], pinned: bool) -> None:
    """See to it that `.venv` holds the dependencies of these sets."""
    requirements = dependencies(sets)
    if pinned:
        requirements += ["--constraint", str(ROOT / "constraints.txt")]
        pins = (ROOT / "constraints.txt").read_bytes()
    else:
        requirements += ["--upgrade"]
        pins = os.urandom(8)
    facts = repr((requirements, sys.version_info[:3], str(VENV))).encode() + pins
    mark = hashlib.sha256(facts).hexdigest()
    stamps = VENV / "vaza"
    stamp = stamps / "-".join(sets)
    if stamp.is_file() and stamp.read_text() == mark and PYTHON.exists():
        return
    make_environment()
    print(f"Installing what is needed into {VENV} ...", file=sys.stderr, flush=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if subprocess.run([*pip, *requirements], check=False).returncode:
        raise Trouble("The dependencies could not be installed: see above. Is there a network?")
    stamps.mkdir(exist_ok=True)
    stamp.write_text(mark)


def dependencies(sets: tuple[str, ...]) -> list[str]:
    """The requirements of the program itself and of these optional sets, as pip reads them."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    for name in sets:
        wanted += project["optional-dependencies"][name]
    return sorted({one for one in wanted if not one.startswith(project["name"] + "[")})


def make_environment() -> None:
    """Make `.venv` if it is missing, or belongs to a Python that has gone."""
    if PYTHON.exists():
        asks = [str(PYTHON), "-c", "import sys, pip; sys.exit(sys.version_info < (3, 11))"]
        if subprocess.run(asks, check=False, capture_output=True).returncode == 0:
            return
    makes = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    made = subprocess.run(makes, check=False, capture_output=True, text=True)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        print(made.stdout + made.stderr, file=sys.stderr)
        version = "{}.{}".format(*sys.version_info[:2])
        raise Trouble(
            f"Python {version} here cannot make virtual environments. On Debian and Ubuntu:"
            f" sudo apt-get install python{version}-venv"
        )


# Jobs


def run(*command: str | Path, **extra: str) -> int:
    """Run a command in the project's folder with the environment of `.venv`; return its status."""
    parts = [str(part) for part in command]
    environment = {**os.environ, "PYTHONUTF8": "1", **extra}
    return subprocess.run(parts, cwd=ROOT, env=environment, check=False).returncode


def compiled() -> None:
    """See to it that the catalogues are compiled (nothing is done where they are up to date)."""
    if run(PYTHON, "build/catalogs.py", "compile"):
        raise Trouble("The catalogues of words could not be compiled: see above.")


def play(rest: list[str]) -> int:
    compiled()
    return run(PYTHON, "-m", "game", "play", *rest)


def text(rest: list[str]) -> int:
    compiled()
    return run(PYTHON, "-m", "game", "play", "--text", *rest)


def test(rest: list[str]) -> int:
    compiled()
    return run(PYTHON, "-m", "pytest", *(rest or ["-n", "auto", "--dist", "worksteal"]))


def check(rest: list[str]) -> int:
    """All checks, even after one has failed: one run tells everything."""
    compiled()
    steps: list[list[str]] = [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
    ]
    failed = [" ".join(step) for step in steps if run(PYTHON, "-m", *step)]
    walls = "from importlinter.cli import lint_imports_command as walls; walls()"
    if run(PYTHON, "-c", walls):
        failed.append("lint-imports")
    if test(rest):
        failed.append("tests")
    print("check: " + (f"FAILED: {', '.join(failed)}" if failed else "all is well"))
    return 1 if failed else 0


def dist(rest: list[str]) -> int:
    compiled()
    return run(PYTHON, "build/dist.py", *rest)


def catalogs(rest: list[str]) -> int:
    return run(PYTHON, "build/catalogs.py", *(rest or ["update"])) or run(
        PYTHON, "build/catalogs.py", "compile"
    )


def art(rest: list[str]) -> int:
    return run(PYTHON, "build/art", *(rest or ["all"]))


def golden(rest: list[str]) -> int:
    compiled()
    return run(PYTHON, "-m", "tests.golden", *rest)


def pin(rest: list[str]) -> int:
    heading = [
        line
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if line.startswith("#")
    ]
    frozen = subprocess.run(
        [str(PYTHON), "-m", "pip", "freeze"], capture_output=True, text=True, check=True
    )
    lines = [*heading, *frozen.stdout.splitlines()]
    (ROOT / "constraints.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


JOBS = {
    "play": play,
    "text": text,
    "test": test,
    "check": check,
    "dist": dist,
    "catalogs": catalogs,
    "art": art,
    "golden": golden,
    "pin": pin,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
