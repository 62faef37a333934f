"""Pictures of cards at the exact size and angle at which they are drawn.

A card at rest is drawn from its vectors already turned, so that it is as sharp as an upright one. A
card in flight is turned from the upright picture in steps of 2°. What will be needed soon can be
asked for ahead and is made in slices between two frames.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from io import BytesIO
from math import ceil, cos, radians, sin
from pathlib import Path
from time import perf_counter
from types import MappingProxyType
from typing import NamedTuple

import pygame

from game.table.layout import CARD_ASPECT
from game.ui.cache import SurfaceCache, to_screen

BACK = ""
"""The name of the picture of a card face down."""

_STEP = 2
_SHARES = 32
_WIDTHS = 12
_MEBIBYTE = 1024 * 1024
_HEAD = re.compile(r"<svg\b[^>]*?>", re.S)
_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"')
_DIM = (176, 168, 154)
_WARM = (255, 247, 220)


class Look(NamedTuple):
    """How a card is drawn: ``warm`` under the lamp, ``dim`` when it cannot be played."""

    face: str
    height: int
    angle: float = 0.0
    warm: bool = False
    dim: bool = False


class _Source(NamedTuple):
    """The elements of a card's picture, the middle of its view box and the height of that."""

    body: str
    x: float
    y: float
    height: float


class DeckPictures(NamedTuple):
    """Where the pictures of a deck are. A face is taken from the first of ``folders`` that has it;
    ``back`` is the file of the back."""

    folders: tuple[Path, ...]
    back: Path
    aspect: float = CARD_ASPECT
    """Width of a card by its height."""
    names: Mapping[str, str] = MappingProxyType({})
    """The name of a face's file where it is not that of the face: another deck stands in."""


class CardSprites:
    """Cards of one deck."""

    def __init__(self, pictures: DeckPictures) -> None:
        self.pictures = pictures
        self.aspect = pictures.aspect
        self._sources: dict[str, _Source] = {}
        self._upright = SurfaceCache(48 * _MEBIBYTE)
        self._turned = SurfaceCache(64 * _MEBIBYTE)
        self._resting = SurfaceCache(48 * _MEBIBYTE)
        self._wanted: deque[Look] = deque()
        self.faults: list[str] = []

    def clear(self) -> None:
        """Forget all pictures: the window has another size."""
        self._wanted.clear()
        for cache in (self._upright, self._turned, self._resting):
            cache.clear()

    # ------------------------------------------------------------------ asking

    def resting(self, look: Look) -> pygame.Surface:
        """A card that lies still, drawn at its exact angle."""
        return self._resting.get(look, lambda: self._finish(self._vector(look), look))

    def moving(self, look: Look) -> pygame.Surface:
        """A card in motion: its angle is rounded to 2°."""
        turn = round(look.angle / _STEP) * _STEP
        rounded = look._replace(angle=turn)
        if turn == 0:
            return self._up(rounded)

        def make() -> pygame.Surface:
            return to_screen(pygame.transform.rotozoom(self._up(rounded), -turn, 1.0))

        return self._turned.get(rounded, make)

    def in_flight(self, look: Look, share: float, width: float = 1.0) -> pygame.Surface:
        """A card in motion at ``share`` of its height and, turning over, at ``width`` (0…1) of its
        width. Both are rounded, so that flights along one way share their pictures."""
        steps = max(1, round(share * _SHARES))
        thin = max(1, round(width * _WIDTHS))
        turn = round(look.angle / _STEP) * _STEP
        rounded = look._replace(angle=turn)
        if steps == _SHARES and thin == _WIDTHS:
            return self.moving(rounded)

        def make() -> pygame.Surface:
            picture = self._flipped(rounded, thin / _WIDTHS) if thin < _WIDTHS else None
            if picture is not None:
                scaled = pygame.transform.smoothscale_by(picture, steps / _SHARES)
                return to_screen(scaled)
            return to_screen(pygame.transform.rotozoom(self._up(rounded), -turn, steps / _SHARES))

        return self._turned.get((rounded, steps, thin), make)

    def _flipped(self, look: Look, width: float) -> pygame.Surface:
        """A card seen edge on: its width shrunk to the share ``width``."""
        picture = self._up(look._replace(angle=0.0))
        w, h = picture.get_size()
        thin = pygame.transform.smoothscale(picture, (max(1, round(w * width)), h))
        return pygame.transform.rotozoom(thin, -look.angle, 1.0) if look.angle else thin

    def _up(self, look: Look) -> pygame.Surface:
        upright = look._replace(angle=0.0)
        return self._upright.get(upright, lambda: self._finish(self._vector(upright), upright))

    # ------------------------------------------------------------------ slices

    def want(self, looks: list[Look]) -> None:
        """Ask for resting pictures that will be needed soon."""
        for look in looks:
            for ask in (look._replace(angle=0.0), look):
                if ask not in self._wanted:
                    self._wanted.append(ask)

    def work(self, seconds: float) -> bool:
        """Make wanted pictures for about ``seconds``; True while some are left."""
        start = perf_counter()
        while self._wanted:
            look = self._wanted.popleft()
            if look.angle:
                self.resting(look)
            else:
                self._up(look)
            if perf_counter() - start >= seconds:
                break
        return bool(self._wanted)

    # ----------------------------------------------------------------- drawing

    def _vector(self, look: Look) -> pygame.Surface:
        h = max(2, look.height)
        w = max(1.0, h * self.aspect)
        a = radians(look.angle)
        # A margin of two pixels, so that edges are smoothed on both sides, also when turned later.
        box_w = ceil(abs(w * cos(a)) + abs(h * sin(a))) + 4
        box_h = ceil(abs(h * cos(a)) + abs(w * sin(a))) + 4
        try:
            source = self._source(look.face)
            k = h / source.height
            place = f"translate({box_w / 2:.3f} {box_h / 2:.3f}) rotate({look.angle:.3f})"
            svg = (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{box_w}" height="{box_h}"'
                f' viewBox="0 0 {box_w} {box_h}"><g transform="{place} scale({k:.6f})'
                f' translate({-source.x} {-source.y})">{source.body}</g></svg>'
            )
            return pygame.image.load_sized_svg(BytesIO(svg.encode()), (box_w, box_h))
        except (OSError, pygame.error, ValueError) as error:
            return self._plain(look.face, (box_w, box_h), error)

    def _source(self, face: str) -> _Source:
        if face not in self._sources:
            path = self._path(face)
            text = path.read_text(encoding="utf-8")
            head = _HEAD.search(text)
            box = _BOX.search(head[0]) if head else None
            if head is None or box is None:
                raise ValueError(f"{path} is no picture of a card")
            x, y, w, h = (float(n) for n in box.groups())
            body = text[head.end() : text.rindex("</svg>")]
            self._sources[face] = _Source(body, x + w / 2, y + h / 2, h)
        return self._sources[face]

    def _path(self, face: str) -> Path:
        if face == BACK:
            return self.pictures.back
        name = self.pictures.names.get(face, face)
        paths = [folder / f"{name}.svg" for folder in self.pictures.folders]
        return next((p for p in paths if p.is_file()), paths[-1])

    def _finish(self, picture: pygame.Surface, look: Look) -> pygame.Surface:
        picture = picture.copy() if look.warm or look.dim else picture
        if look.warm:
            picture.fill(_WARM, special_flags=pygame.BLEND_RGB_MULT)
        if look.dim:
            picture.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
        return to_screen(picture)

    def _plain(self, face: str, size: tuple[int, int], error: Exception) -> pygame.Surface:
        """A card whose picture is missing still has to be told apart: its name on paper."""
        fault = f"{face or 'back'}: {error}"
        if fault not in self.faults:
            self.faults.append(fault)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        box = picture.get_rect()
        paper = (251, 246, 232) if face else (35, 78, 128)
        pygame.draw.rect(picture, paper, box, border_radius=max(1, size[1] // 24))
        pygame.draw.rect(picture, (31, 27, 36), box, max(1, size[1] // 120), size[1] // 24)
        if face and size[1] >= 12:
            letters = pygame.font.Font(None, max(8, size[1] // 4))
            picture.blit(letters.render(face, True, (31, 27, 36)), (size[0] // 10, size[1] // 12))
        return picture
