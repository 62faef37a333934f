"""Asking a window to close, as the button in its frame does: xdotool of older systems cannot."""

from __future__ import annotations

import ctypes
import ctypes.util

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


def ask_to_close(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW to ``window`` of ``display``."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x11.XSendEvent.argtypes = (
        *(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long),
        ctypes.POINTER(_ClientMessage),
    )
    x11.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    connection = x11.XOpenDisplay(display.encode())
    if not connection:
        raise RuntimeError(f"no display {display}")
    try:
        event = _ClientMessage()
        event.type = CLIENT_MESSAGE
        event.window = window
        event.message_type = x11.XInternAtom(connection, b"WM_PROTOCOLS", 0)
        event.format = 32
        event.data[0] = x11.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
        x11.XSendEvent(connection, window, 0, 0, ctypes.byref(event))
        x11.XSync(ctypes.c_void_p(connection), 0)
    finally:
        x11.XCloseDisplay(connection)
