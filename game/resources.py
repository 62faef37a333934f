"""Where sprites, sounds and config lie: in the source tree, the wheel or the frozen program."""

from __future__ import annotations

import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds ``sprites``, ``sounds`` and ``config``."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    package = Path(__file__).resolve().parent
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


def path(*parts: str) -> Path:
    """The place of a resource: ``path("sprites", "decks")``. Whether it is there is not asked."""
    return root().joinpath(*parts)
