"""What the wheel carries besides the code: pictures, sounds, configuration and compiled catalogues.

In the project they lie at the top, where they are worked on; in the wheel under `game/_data`, where
`game.resources` finds them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[Any]):
    """Compiles the catalogues and lays the data folders into the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        # Hatchling loads this file by its path; its neighbours have to be made known.
        sys.path.insert(0, str(root / "build"))
        try:
            from carried import carried
            from catalogs import compile_all
        finally:
            sys.path.pop(0)
        compile_all(root)
        if version == "editable":
            return  # the data is found where it lies
        for path, inside in carried(root):
            build_data["force_include"][str(path)] = f"game/_data/{inside.as_posix()}"
