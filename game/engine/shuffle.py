"""The stream of shuffles from a committed secret.

Before the first deal a match publishes ``commitment(secret)``. Every random choice of the match is
then read from streams that anyone can compute again once the secret is known:

* A stream has a label, ``"start"`` for the first dealer and ``"deal N"`` for deal N (from 1).
* Its bytes are ``SHA-256(secret + b"|" + label + b"|" + counter)`` for counter = 0, 1, 2, … written
  in decimal ASCII, one block of 32 bytes after the other.
* A number below n takes 8 bytes, big-endian, and rejects values at or above the greatest multiple
  of n that fits in 64 bits, so that every number is equally likely.
* A shuffle is Fisher–Yates from the last place down: for i = len-1 … 1 swap places i and
  ``below(i + 1)``.

Nothing here depends on Python's ``random`` module, whose shuffles may change between versions.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Any

SECRET_BYTES = 32
_SPAN = 1 << 64


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret, in hexadecimal: what is shown before the deal."""
    return hashlib.sha256(secret).hexdigest()


def numbered_secret(number: int) -> bytes:
    """The secret of a numbered match: anyone who plays the same number gets the same deals."""
    return hashlib.sha256(f"vaza match {number}".encode("ascii")).digest()


class Stream:
    """Random numbers that follow from a secret and a label, the same in every Python version."""

    __slots__ = ("_buffer", "_counter", "_prefix")

    def __init__(self, secret: bytes, label: str) -> None:
        self._prefix = secret + b"|" + label.encode("ascii") + b"|"
        self._counter = 0
        self._buffer = b""

    def below(self, n: int) -> int:
        """A number in ``range(n)``, all equally likely.

        Raises:
            ValueError: ``n`` is less than 1.
        """
        if n < 1:
            raise ValueError("below() needs a positive bound")
        limit = _SPAN - _SPAN % n
        while True:
            value = int.from_bytes(self._take(8), "big")
            if value < limit:
                return value % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher–Yates, from the last place down)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def _take(self, count: int) -> bytes:
        while len(self._buffer) < count:
            block = self._prefix + str(self._counter).encode("ascii")
            self._buffer += hashlib.sha256(block).digest()
            self._counter += 1
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken
