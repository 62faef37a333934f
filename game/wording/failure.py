"""What is wrong with a file, in words."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from game.engine.text import N_
from game.i18n import _

if TYPE_CHECKING:  # Settings say what is wrong with theirs, and starting up needs no persona.
    from game.bots.persona import PersonaFault

_REASONS = {
    errno.ENOENT: N_("there is no such file"),
    errno.EISDIR: N_("that is a folder"),
    errno.ENOTDIR: N_("part of the path is no folder"),
    errno.EACCES: N_("access is not allowed"),
    errno.EPERM: N_("access is not allowed"),
    errno.EROFS: N_("nothing can be written there"),
    errno.ENOSPC: N_("no space is left on the disk"),
}


def reason(error: OSError) -> str:
    """Why an access failed, without numbers and paths: in the player's language where it is one of
    the usual reasons, else as the system says it."""
    if error.errno in _REASONS:
        return _(_REASONS[error.errno])
    return error.strerror or type(error).__name__


def in_persona(fault: PersonaFault) -> str:
    """Which file of a persona, which line, and what is wrong there; without markup."""
    what = _(fault.message, **fault.values)
    if fault.line is None:
        return _("{file}: {what}", file=fault.file.name, what=what)
    return _("{file}, line {line}: {what}", file=fault.file.name, line=fault.line, what=what)
