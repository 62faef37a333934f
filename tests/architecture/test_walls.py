"""Who may know whom. The import contracts are in pyproject.toml; what they cannot say is here."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "game"
GAMES = sorted(
    folder.name for folder in (GAME / "games").iterdir() if (folder / "rules.py").exists()
)

PURE = re.compile(
    "__future__|abc|collections|dataclasses|enum|functools|hashlib|itertools|json|math|operator"
    "|random|re|string|types|typing|game"
)
"""What engine and rules may import: besides our own, nothing that has a state, a clock or
a door to the machine. From `random` they may have the class alone."""


def modules(*places: str) -> list[Path]:
    """The modules in these places, given as patterns under `game`."""
    found = sorted(path for place in places for path in GAME.glob(place))
    assert found, places
    return found


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[tuple[str, list[str], int]]:
    """Every import, wherever it stands: module, names taken from it, line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, [], node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}:{node.lineno}: write imports in full"
            yield node.module or "", [alias.name for alias in node.names], node.lineno


def test_import_contracts_are_kept() -> None:
    walls = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", walls, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def beneath(path: Path) -> set[Path]:
    """The module and all of the program that it imports, directly or not."""
    seen: set[Path] = set()
    waiting = [path]
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        for name, taken, _ in imports(module):
            if name.partition(".")[0] == "game":
                candidates = [name, *(f"{name}.{part}" for part in taken)]
                places = [ROOT / f"{candidate.replace('.', '/')}.py" for candidate in candidates]
                waiting += [place for place in places if place.exists()]
    return seen


PURE_MODULES = sorted(
    {*modules("engine/*.py"), *(m for rules in modules("games/*/rules.py") for m in beneath(rules))}
)


@pytest.mark.parametrize("path", PURE_MODULES, ids=name_of)
def test_engine_and_rules_stand_on_pure_ground(path: Path) -> None:
    for module, names, line in imports(path):
        top = module.partition(".")[0]
        assert PURE.fullmatch(top), f"{name_of(path)}:{line} imports {module}"
        if top == "random":
            assert names == ["Random"], f"{name_of(path)}:{line}: an rng comes as an argument"


@pytest.mark.parametrize("path", PURE_MODULES, ids=name_of)
def test_engine_and_rules_touch_no_file_and_no_global(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Global), f"{name_of(path)}:{node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "input", "exec", "eval"}, (
                f"{name_of(path)}:{node.lineno} calls {node.func.id}"
            )


SCREEN = re.compile(
    r"game/(ui|table|scenes|bench)/|game/(app|shot)\.py|game/games/\w+/face(\.py|/)"
)
"""Where pygame may be imported: what is seen, and the face of a game."""


@pytest.mark.parametrize("path", modules("**/*.py"), ids=name_of)
def test_pygame_is_known_to_the_screen_alone(path: Path) -> None:
    for module, _, line in imports(path):
        if module.partition(".")[0] in {"pygame", "pygame_ce"}:
            assert SCREEN.match(name_of(path)), f"{name_of(path)}:{line} imports {module}"


def asked_for(tree: ast.AST) -> Iterator[ast.expr]:
    """What code compares with, matches, looks up and takes for granted."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                for side in (node.left, *node.comparators):
                    yield from side.elts if isinstance(side, ast.Tuple | ast.Set) else [side]
            case ast.MatchValue():
                yield node.value
            case ast.Dict():
                yield from filter(None, node.keys)
            case ast.Subscript():
                yield node.slice
            case ast.arguments():
                yield from (default for default in (*node.defaults, *node.kw_defaults) if default)


def test_shared_code_asks_for_no_game() -> None:
    """Code that serves every game does not ask which one it is, nor import from one."""
    assert GAMES
    for path in modules("**/*.py"):
        if path.is_relative_to(GAME / "games"):
            continue
        for asked in asked_for(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(asked, ast.Constant) and asked.value in GAMES:
                pytest.fail(f"{name_of(path)}:{asked.lineno} asks for {asked.value!r}")
        for module, _, line in imports(path):
            assert not module.startswith("game.games."), f"{name_of(path)}:{line}: {module}"


def tracked() -> list[Path]:
    """The files of the project as version control knows them; without it, those of our folders."""
    asked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if asked.returncode == 0 and asked.stdout:
        files = [ROOT / name for name in asked.stdout.split("\0") if name]
    else:
        files = [
            path
            for folder in ("game", "build", "tests", "config", "sprites", "sounds")
            for path in (ROOT / folder).rglob("*")
        ]
    return [path for path in files if path.is_file()]


# Put together here, so that this file does not hold what it looks for.
MACHINE_PATH = re.compile(
    "|".join([r"/ho" r"me/\w", r"/Us" r"ers/\w", r"(?<![\w./-])/wo" r"rk/", r"[A-Z]:\\Us" r"ers"])
)


def test_nothing_names_a_path_of_some_machine() -> None:
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name_of(path)}: {hit.group()}" for hit in MACHINE_PATH.finditer(text)]
    assert not found, found
