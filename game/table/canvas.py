"""Drawing only what changed.

A frame is a list of items in painting order: still ones, which are kept painted on a layer of
their own, and moving ones above them. Two frames that list the same items cost nothing; otherwise
only the rectangles in which they differ are painted again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

_MANY = 24


@dataclass(frozen=True, slots=True, eq=False)
class Stamp:
    """A picture at a place in pixels (its upper left corner), ``alpha`` 0…255."""

    picture: pygame.Surface
    x: int
    y: int
    alpha: int = 255

    @property
    def rect(self) -> pygame.Rect:
        return self.picture.get_rect(topleft=(self.x, self.y))

    @property
    def key(self) -> Hashable:
        return id(self.picture), self.x, self.y, self.alpha

    def paint(self, target: pygame.Surface) -> None:
        if self.alpha >= 255:
            target.blit(self.picture, (self.x, self.y))
        elif self.alpha > 0:
            self.picture.set_alpha(self.alpha)
            target.blit(self.picture, (self.x, self.y))
            self.picture.set_alpha(255)


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Something that draws itself within ``rect``; it looks the same while ``key`` is the same."""

    key: Hashable
    rect: pygame.Rect
    draw: Callable[[pygame.Surface], None]

    def paint(self, target: pygame.Surface) -> None:
        self.draw(target)


Item = Stamp | Drawing


def stamp_at(picture: pygame.Surface, x: float, y: float, alpha: int = 255) -> Stamp:
    """A stamp whose centre is (x, y)."""
    w, h = picture.get_size()
    return Stamp(picture, round(x - w / 2), round(y - h / 2), alpha)


def changed_rects(old: Sequence[Item], new: Sequence[Item]) -> list[pygame.Rect]:
    """Where two frames differ. Items that only changed their order differ too."""
    if old is new:
        return []
    if len(old) == len(new) and all(a.key == b.key for a, b in zip(old, new, strict=True)):
        return []
    before, after = [s.key for s in old], [s.key for s in new]
    gone, fresh = set(before) - set(after), set(after) - set(before)
    rects = [s.rect for s in old if s.key in gone] + [s.rect for s in new if s.key in fresh]
    kept_before = [k for k in before if k not in gone]
    kept_after = [k for k in after if k not in fresh]
    if kept_before != kept_after:
        moved = {a for a, b in zip(kept_before, kept_after, strict=False) if a != b}
        rects += [s.rect for s in new if s.key in moved]
    return merged(rects)


def merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same area in fewer rectangles: those that overlap become one."""
    result: list[pygame.Rect] = []
    for rect in rects:
        if rect.w <= 0 or rect.h <= 0:
            continue
        joined = rect.copy()
        while (hit := joined.collidelist(result)) >= 0:
            joined.union_ip(result.pop(hit))
        result.append(joined)
    if len(result) > _MANY:
        return [result[0].unionall(result[1:])]
    return result


class Canvas:
    """Paints frames onto a surface, given the picture of the bare table."""

    def __init__(self, ground: pygame.Surface) -> None:
        self.ground = ground
        self.layer = ground.copy()
        self._still: list[Item] = []
        self._moving: list[Item] = []
        self._on: pygame.Surface | None = None

    def paint(
        self, target: pygame.Surface, still: list[Item], moving: list[Item], *, whole: bool
    ) -> list[pygame.Rect]:
        """Bring ``target`` up to date; ``whole`` when others painted over it meanwhile.

        Returns the rectangles that changed.
        """
        changed = changed_rects(self._still, still)
        for rect in changed:
            self._repaint(rect, still)
        lifted = changed_rects(self._moving, moving)
        if whole or self._on is not target:
            rects = [target.get_rect()]
        else:
            rects = merged([r.clip(target.get_rect()) for r in (*changed, *lifted)])
        for rect in rects:
            target.set_clip(rect)
            target.blit(self.layer, rect, rect)
            for item in moving:
                if rect.colliderect(item.rect):
                    item.paint(target)
        target.set_clip(None)
        self._still, self._moving, self._on = still, moving, target
        return rects

    def _repaint(self, rect: pygame.Rect, items: list[Item]) -> None:
        rect = rect.clip(self.layer.get_rect())
        if not rect:
            return
        self.layer.blit(self.ground, rect, rect)
        self.layer.set_clip(rect)
        for item in items:
            if rect.colliderect(item.rect):
                item.paint(self.layer)
        self.layer.set_clip(None)
