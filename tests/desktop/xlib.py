"""What a window manager does and xdotool (of older systems) cannot: close, take the focus away."""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager

CLIENT_MESSAGE = 33


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib.h, padded to the size of XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("pad", ctypes.c_long * 12),
    )


@contextmanager
def connected(display: str) -> Iterator[tuple[ctypes.CDLL, ctypes.c_void_p]]:
    """Xlib, and a connection to ``display``. What was asked for has been done at the end."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    if not connection:
        raise RuntimeError(f"no display {display}")
    try:
        yield x11, connection
        x11.XSync(connection, 0)
    finally:
        x11.XCloseDisplay(connection)


def ask_to_close(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW to ``window``, as the button in its frame does."""
    with connected(display) as (x11, connection):
        x11.XInternAtom.restype = ctypes.c_ulong
        event = _ClientMessage()
        event.type = CLIENT_MESSAGE
        event.window = window
        event.message_type = x11.XInternAtom(connection, b"WM_PROTOCOLS", 0)
        event.format = 32
        event.data[0] = x11.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
        x11.XSendEvent(connection, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))


def take_focus_away(display: str) -> None:
    """Give the keyboard to no window at all."""
    with connected(display) as (x11, connection):
        x11.XSetInputFocus(connection, ctypes.c_ulong(0), 0, ctypes.c_ulong(0))
