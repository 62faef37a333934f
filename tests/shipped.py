"""The rule sets that ship, for tests that lay a table by hand."""

from __future__ import annotations

from pathlib import Path

import tomli

from game.engine.contract import Game
from game.engine.options import Options

CONFIG = Path(__file__).parents[1] / "config" / "games"


def preset(game: Game, name: str, **changes: int | str | bool) -> Options:
    """The options of a shipped preset, with single ones changed."""
    text = (CONFIG / game.name / f"{name}.toml").read_text(encoding="utf-8")
    return game.schema.check({**tomli.loads(text)["options"], **changes})
