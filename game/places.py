"""Where what belongs to the player lies: the folders of the platform's convention.

``VAZA_HOME`` in the environment puts everything into one folder instead (tests, portable use).
"""

from __future__ import annotations

import os
from pathlib import Path

_PROGRAM = "vaza"


def data_folder() -> Path:
    """Where matches and statistics lie. It need not exist yet."""
    home = _home()
    if home is None:
        import platformdirs

        home = platformdirs.user_data_path(_PROGRAM, appauthor=False)
    return home


def config_folder() -> Path:
    """Where settings and the player's own presets and opponents lie. It need not exist yet."""
    home = _home()
    if home is None:
        import platformdirs

        home = platformdirs.user_config_path(_PROGRAM, appauthor=False)
    return home


def _home() -> Path | None:
    home = os.environ.get("VAZA_HOME")
    return Path(home).expanduser().absolute() if home else None
