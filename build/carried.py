"""What the program carries besides its code, for those who pack it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("sprites", "sounds", "config")
LEFT_OUT = frozenset({".po", ".pot"})
"""Kinds of file that are carried in another form."""


def carried(root: Path) -> Iterator[tuple[Path, Path]]:
    """Each file to carry from the project at ``root``: where it is, and its place among the rest.

    Compile the catalogues first.
    """
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix not in LEFT_OUT:
                yield path, path.relative_to(root)
