"""The window, opened in the way that is best on each system."""

from __future__ import annotations

import os

import pygame

from game.settings import Settings

TITLE = "Vaza"
_BLIND = ("offscreen", "dummy", "evdev")
"""Drivers that SDL falls back to where nobody can see anything."""


class NoScreen(RuntimeError):
    """There is no display to open a window on."""


def open_window(settings: Settings, size: tuple[int, int], fullscreen: bool) -> pygame.Window:
    """A window that can be resized, of ``size`` pixels at first.

    Raises:
        NoScreen: there is no display that anybody could see.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # A game must not keep the desktop from resting, nor be started twice by a click on its window.
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    try:
        asked = os.environ.get("SDL_VIDEODRIVER")
        pygame.display.init()
        driver = pygame.display.get_driver()
        if not asked and driver in _BLIND:
            raise NoScreen(driver)
        accelerated = settings.acceleration
        if driver == "wayland":
            pass  # there a window fails without it
        elif accelerated == "off" or (accelerated == "auto" and driver == "x11"):
            # Copying through a texture costs 13 ms a frame where there is no graphics card.
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        elif accelerated == "on":
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "1"
        window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True)
        window.minimum_size = (320, 240)
        window.get_surface()
    except pygame.error as error:
        raise NoScreen(str(error)) from error
    if fullscreen:
        window.set_fullscreen(desktop=True)
    pygame.key.set_repeat(350, 60)
    return window
