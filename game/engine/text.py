"""Marking of texts that are defined in one place and translated where they are shown."""

from __future__ import annotations


def N_(message: str) -> str:
    """Mark ``message`` for the catalogues without translating it here (gettext's custom)."""
    return message
