"""A cache of pictures that forgets those used longest ago when its share of memory is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def size_in_bytes(surface: pygame.Surface) -> int:
    """Memory that the pixels of ``surface`` take."""
    return surface.get_height() * surface.get_pitch()


class SurfaceCache:
    """Least recently used pictures within ``limit`` bytes. One larger than that is not kept."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of ``key``, made now if it is not held."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        size = size_in_bytes(made)
        if size > self.limit:
            return made
        self._held[key] = made
        self.used += size
        while self.used > self.limit:
            _, dropped = self._held.popitem(last=False)
            self.used -= size_in_bytes(dropped)
        return made

    def peek(self, key: Hashable) -> pygame.Surface | None:
        """The picture of ``key`` if it is held."""
        return self._held.get(key)

    def clear(self) -> None:
        self._held.clear()
        self.used = 0


def to_screen(surface: pygame.Surface, *, opaque: bool = False) -> pygame.Surface:
    """``surface`` in the window's own format, in which it is drawn fastest.

    Before there is a window it comes back as it is.
    """
    try:
        return surface.convert() if opaque else surface.convert_alpha()
    except pygame.error:
        return surface
