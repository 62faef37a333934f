"""The language of the interface: finding it, switching it, and looking sentences up in it.

The English sentence is the msgid. Catalogues are ordinary gettext files, read with the standard
library alone; where one is missing the English sentence is shown. Named placeholders, ``{name}``,
are filled after the look-up, so that a translator may put them where the language wants them.
"""

from __future__ import annotations

import gettext as _gettext
import os
import re
import struct
import sys
from collections.abc import Iterable
from pathlib import Path

from game.engine.text import N_

__all__ = ["DOMAIN", "LANGUAGES", "N_", "_", "current", "detect", "install", "ngettext", "pgettext"]

DOMAIN = "vaza"

LANGUAGES = {
    "pt_BR": "Português (Brasil)",
    "pt_PT": "Português (Portugal)",
    "es": "Español",
    "en": "English",
}
"""The languages of the interface, each by its own name."""

_SOURCE = "en"
_PLACEHOLDER = re.compile(r"\{(\w+)\}")

_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()
_language = _SOURCE


def install(language: str = "") -> None:
    """Switch to ``language``, a key of :data:`LANGUAGES`; anything else is the system's language.

    A catalogue that is missing or cannot be read leaves the English sentences.
    """
    global _catalogue, _language
    _language = language if language in LANGUAGES else detect()
    _catalogue = _load(_language)


def current() -> str:
    """The key of the language now in use."""
    return _language


def _(message: str, **values: object) -> str:
    """``message`` in the current language, its placeholders filled with ``values``."""
    return _fill(_catalogue.gettext(message), values) if message else ""


def ngettext(one: str, many: str, n: int, **values: object) -> str:
    """The form of the sentence that goes with the number ``n``, which also fills ``{n}``."""
    return _fill(_catalogue.ngettext(one, many, n), {"n": n, **values})


def pgettext(context: str, message: str, **values: object) -> str:
    """Like :func:`_`, for a word whose translation depends on where it stands."""
    return _fill(_catalogue.pgettext(context, message), values)


def detect() -> str:
    """The language of :data:`LANGUAGES` that suits this system best."""
    for name in _system_languages():
        language = _match(name)
        if language:
            return language
    return _SOURCE


def _load(language: str) -> _gettext.NullTranslations:
    if language == _SOURCE:
        return _gettext.NullTranslations()
    # Here, not above: whoever only speaks English need not look for files at all.
    from game import resources

    file = Path(resources.path("config", "locale", language, "LC_MESSAGES", f"{DOMAIN}.mo"))
    try:
        with file.open("rb") as stream:
            return _gettext.GNUTranslations(stream)
    except (OSError, ValueError, LookupError, struct.error):
        return _gettext.NullTranslations()


def _fill(text: str, values: dict[str, object]) -> str:
    """``text`` with its placeholders filled; one that has no value stays as it is written.

    Deliberately less than ``str.format``: a catalogue cannot reach into objects or raise.
    """
    if not values:
        return text
    return _PLACEHOLDER.sub(lambda m: str(values.get(m[1], m[0])), text)


def _match(name: str) -> str:
    """The language for a locale name as systems write it (``pt_BR.UTF-8``), or ``""``."""
    parts = re.split(r"[-_.@]", name)
    code, region = parts[0].lower(), parts[1].upper() if len(parts) > 1 else ""
    if code == "pt":
        # The African and Asian norms are nearer to Portugal's; bare "pt" is mostly Brazil.
        return "pt_BR" if region in ("", "BR", "UTF") else "pt_PT"
    if code == "portuguese":  # Windows spells them out
        return "pt_BR" if region.startswith("BRAZIL") else "pt_PT"
    return {"es": "es", "spanish": "es"}.get(code) or (
        "en" if code in ("en", "english", "c", "posix") else ""
    )


def _system_languages() -> Iterable[str]:
    """Locale names that the system prefers, best first."""
    yield from os.environ.get("LANGUAGE", "").split(":")
    # Of these the first that is set decides, whatever it says.
    yield next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if sys.platform == "win32":
        yield _windows_language()
    if sys.platform == "darwin":
        yield from _mac_languages()
    import locale  # only here: it is seldom asked, and the window is to open at once

    yield locale.getlocale()[0] or ""


def _windows_language() -> str:
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return locale.windows_locale.get(number, "")


def _mac_languages() -> Iterable[str]:
    # A program started from the Finder has no locale in its environment.
    import subprocess

    try:
        answer = subprocess.run(
            ["defaults", "read", "-g", "AppleLanguages"],
            capture_output=True,
            text=True,
            timeout=2,
            check=False,
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    return re.findall(r"[A-Za-z]{2,3}(?:[-_][A-Za-z]+)*", answer)
