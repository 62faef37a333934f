"""Pictures by name, at the exact size they are drawn, loaded when they are first asked for."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pygame

from game.ui.cache import SurfaceCache, to_screen

MEBIBYTE = 1024 * 1024
Mode = Literal["cover", "fit", "stretch"]
PLAIN_HEIGHT = 1080
"""Pixels of height that painted pictures have in their plain form."""

_MISSING = (226, 160, 47)


class Images:
    """Pictures from ``folder`` (``sprites/``), cached within ``limit`` bytes.

    A picture that is missing or broken is replaced by a plain one of the same size and named once
    through ``complain``; it is never an error.
    """

    def __init__(
        self,
        folder: Path,
        complain: Callable[[str], None] | None = None,
        limit: int = 192 * MEBIBYTE,
    ) -> None:
        self.folder = folder
        self.faults: dict[str, str] = {}
        self._complain = complain
        self._cache = SurfaceCache(limit)

    def clear(self) -> None:
        """Forget every picture: after a resize all are wanted at other sizes."""
        self._cache.clear()

    def exists(self, name: str) -> bool:
        return (self.folder / name).is_file()

    def svg(
        self, name: str, height_px: int, tint: tuple[int, int, int] | None = None
    ) -> pygame.Surface:
        """A vector picture about ``height_px`` high; its own size is the exact one.

        ``tint`` draws its shape in one colour.
        """
        height = max(1, height_px)

        def make() -> pygame.Surface:
            try:
                # Width is no limit: the picture keeps its shape within the box.
                drawn = pygame.image.load_sized_svg(self.folder / name, (height * 16, height))
            except (OSError, pygame.error) as error:
                return self._replacement(name, error, (height, height))
            if tint is not None:
                drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
                drawn.fill((*tint, 0), special_flags=pygame.BLEND_RGBA_ADD)
            return to_screen(drawn)

        return self._cache.get((name, height, tint), make)

    def raster(
        self,
        name: str,
        size_px: tuple[int, int],
        mode: Mode = "cover",
        shade: tuple[int, int, int, int] | None = None,
    ) -> pygame.Surface:
        """A painted picture scaled to ``size_px``, from its ``@2x`` form where that is better.

        ``cover`` fills the size and cuts what hangs over, centred; ``fit`` keeps all of it within
        the size (the result may be smaller); ``stretch`` bends it to the size. ``shade`` is laid
        over it, as red, green, blue, alpha.
        """
        size = max(1, size_px[0]), max(1, size_px[1])

        def make() -> pygame.Surface:
            try:
                source = pygame.image.load(self._file(name, size[1]))
            except (OSError, pygame.error) as error:
                return self._replacement(name, error, size)
            picture = to_screen(scaled(source, size, mode), opaque=not has_alpha(source))
            if shade is not None:
                sheet = pygame.Surface(picture.get_size())
                sheet.fill(shade[:3])
                sheet.set_alpha(shade[3])
                picture.blit(sheet, (0, 0))
            return picture

        return self._cache.get((name, size, mode, shade), make)

    def ready(
        self,
        name: str,
        size_px: tuple[int, int],
        mode: Mode = "cover",
        shade: tuple[int, int, int, int] | None = None,
    ) -> bool:
        """Whether :meth:`raster` would come back at once."""
        size = max(1, size_px[0]), max(1, size_px[1])
        return self._cache.peek((name, size, mode, shade)) is not None

    def _file(self, name: str, height: int) -> Path:
        """The picture's file: its dense form for windows that are higher than the plain one."""
        plain = self.folder / name
        dense = plain.with_stem(f"{plain.stem}@2x")
        return dense if height > PLAIN_HEIGHT * 1.15 and dense.is_file() else plain

    def _replacement(self, name: str, error: Exception, size: tuple[int, int]) -> pygame.Surface:
        if name not in self.faults:
            self.faults[name] = str(error)
            if self._complain is not None:
                self._complain(f"{self.folder / name}: {error}")
        width, height = size
        plain = pygame.Surface(size, pygame.SRCALPHA)
        line = max(1, min(size) // 24)
        if min(size) >= 4 and width * height < 512 * 512:
            pygame.draw.rect(plain, _MISSING, plain.get_rect(), line, border_radius=height // 8)
        return plain


def has_alpha(surface: pygame.Surface) -> bool:
    return bool(surface.get_flags() & pygame.SRCALPHA) and surface.get_masks()[3] != 0


def scaled(source: pygame.Surface, size: tuple[int, int], mode: Mode) -> pygame.Surface:
    """``source`` at ``size``, smoothly. See :meth:`Images.raster` for the modes."""
    if mode == "stretch":
        return pygame.transform.smoothscale(source, size)
    width, height = source.get_size()
    across, down = size[0] / width, size[1] / height
    if mode == "fit":
        by = min(across, down)
        fitted = max(1, round(width * by)), max(1, round(height * by))
        return pygame.transform.smoothscale(source, fitted)
    by = max(across, down)
    wanted = min(width, math.ceil(size[0] / by)), min(height, math.ceil(size[1] / by))
    part = pygame.Rect((width - wanted[0]) // 2, (height - wanted[1]) // 2, *wanted)
    return pygame.transform.smoothscale(source.subsurface(part), size)
