"""Files that are written whole or not at all, and moved aside without covering others."""

from __future__ import annotations

import os
from pathlib import Path


def write_atomic(path: Path, content: bytes) -> None:
    """Write ``path`` so that at every moment it holds either the old content or the new.

    The file can be read by its owner alone. Missing folders are made.

    Raises:
        OSError: it cannot be written; what was there is as it was.
    """
    import tempfile  # Starting up reads settings, but writes nothing.

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def move_aside(path: Path, folder: Path) -> Path:
    """Move ``path`` into ``folder`` under its own name, or a numbered one if that is taken.

    Raises:
        OSError: it cannot be moved.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = free_path(folder / path.name)
    path.replace(target)
    return target


def free_path(path: Path) -> Path:
    """``path`` itself, or the first of ``name-2``, ``name-3``, … that is not taken."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _sync_folder(folder: Path) -> None:
    """Make the new name durable too, where a folder can be opened for that (not on Windows)."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass  # Some file systems cannot; the file itself is safe.
    finally:
        os.close(handle)
