"""A record of what is on the screen, for tests that drive a real window from outside.

With ``VAZA_TRACE=FILE`` in the environment the program appends a line of JSON whenever what is on
the screen has changed: the scene, whether anything moves, and where things lie that can be clicked,
in pixels of the window. Without it ``ON`` is false and nothing is gathered or written.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping

_FILE = os.environ.get("VAZA_TRACE", "")

ON = bool(_FILE)
"""Whether anybody reads along. Ask before gathering facts: they are not free."""

_last = ""


def write(facts: Mapping[str, object]) -> None:
    """Append ``facts`` (JSON values) with the time in seconds, unless they are those of last time.

    A line is written whole, so that a reader never sees half of one.
    """
    global _last
    if not ON:
        return
    text = json.dumps(facts, ensure_ascii=False, sort_keys=True)
    if text == _last:
        return
    _last = text
    line = f'{{"at": {time.monotonic():.4f}, {text[1:]}\n'.encode()
    handle = os.open(_FILE, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(handle, line)
    finally:
        os.close(handle)
