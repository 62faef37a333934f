"""What the wheel carries besides the code: pictures, sounds, configuration and compiled catalogues.

In the project they lie at the top, where they are worked on; in the wheel under `game/_data`, where
`game.resources` finds them.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARRIED = ("sprites", "sounds", "config")
LEFT_OUT = {".po", ".pot"}
"""Sources of what is carried in another form."""


class DataHook(BuildHookInterface[Any]):
    """Compiles the catalogues and lays the data folders into the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files of a wheel."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_catalogs(root)
        if version == "editable":
            return  # the data is found where it lies
        for folder in CARRIED:
            for path in sorted((root / folder).rglob("*")):
                if path.is_file() and path.suffix not in LEFT_OUT:
                    inside = path.relative_to(root).as_posix()
                    build_data["force_include"][str(path)] = f"game/_data/{inside}"


def compile_catalogs(root: Path) -> None:
    """Run the project's own compiler of catalogues, loaded by path: it is not installed here."""
    spec = importlib.util.spec_from_file_location("catalogs", root / "build" / "catalogs.py")
    assert spec is not None
    assert spec.loader is not None
    catalogs = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(catalogs)
    catalogs.compile_all(root)
