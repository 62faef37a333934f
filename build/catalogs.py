"""Catalogues of words: ``python build/catalogs.py update|compile|check``.

update   gather every sentence of the program into ``config/locale/*/LC_MESSAGES/vaza.po``
compile  write the ``.mo`` files that the program reads, where they are missing or out of date
check    name every sentence that is not translated, or not well; the exit status says if any is

The English sentence is the msgid, so English needs no catalogue.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stderr
from io import BytesIO, StringIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
DOMAIN = "vaza"

KEYWORDS = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
}
TOML_FILES = ("config/games/*/*.toml", "config/themes/*.toml", "sprites/decks/**/*.toml")
TOML_KEYS = {"title", "note", "label"}
"""What a player reads of the files of configuration."""

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_TERM = re.compile(r"(?<!\w)_([^_]+)_(?!\w)")
PLURALS = {"pt_BR": "(n > 1)", "pt_PT": "(n != 1)", "es": "(n != 1)"}
"""When the second form is used. (Babel's own rules would add a third, for round millions.)"""

HEADER = """\
# The words of Vaza in {language}.
msgid ""
msgstr ""
"Project-Id-Version: Vaza 1\\n"
"Report-Msgid-Bugs-To: \\n"
"POT-Creation-Date: 2026-01-01 00:00+0000\\n"
"PO-Revision-Date: 2026-01-01 00:00+0000\\n"
"Last-Translator: The Vaza authors\\n"
"Language-Team: The Vaza authors\\n"
"Language: {language}\\n"
"Plural-Forms: nplurals=2; plural={plural};\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
"""What stands at the head of a catalogue. Its dates stay, so that diffs show words alone."""


def main(arguments: list[str]) -> int:
    """Do what the first argument says."""
    match arguments:
        case ["update"]:
            update(ROOT)
            return report(faults(ROOT))
        case ["compile"]:
            compile_all(ROOT)
            return 0
        case ["check"]:
            return report(faults(ROOT))
    print(__doc__, file=sys.stderr)
    return 2


def report(found: list[str]) -> int:
    """Print what is wrong, one line each; 1 if there is anything."""
    print(*found, f"{len(found)} to be seen to.", sep="\n")
    return 1 if found else 0


def po_file(root: Path, language: str) -> Path:
    """The catalogue of a language."""
    return root / "config" / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.po"


# Gathering


def extract(root: Path) -> Catalog:
    """Every sentence of the program, with the files in which it stands."""
    catalog = Catalog(project="Vaza", fuzzy=False)
    # Babel warns of f-strings among the values, which are none of its business.
    with redirect_stderr(StringIO()):
        found = list(
            extract_from_dir(
                root / "game",
                method_map=[("**.py", "python")],
                keywords=KEYWORDS,
                comment_tags=("Translators:",),
            )
        )
    for file, _line, message, comments, context in found:
        catalog.add(
            message, locations=[(f"game/{file}", 0)], auto_comments=comments, context=context
        )
    for pattern in TOML_FILES:
        for path in sorted(root.glob(pattern)):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            for text in _texts(data):
                catalog.add(text, locations=[(path.relative_to(root).as_posix(), 0)])
    return catalog


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, list):
        for item in data:
            yield from _texts(item)
    if isinstance(data, dict):
        for key, value in data.items():
            if key in TOML_KEYS and isinstance(value, str):
                if value:
                    yield value
            else:
                yield from _texts(value)


def update(root: Path) -> None:
    """Bring the catalogues up to what the program says now; what it no longer says is dropped."""
    template = extract(root)
    for language in PLURALS:
        path = po_file(root, language)
        old = read(path, language)
        catalog = blank(language)
        for message in template:
            if not message.id:
                continue
            known = old.get(_key(message), message.context)
            catalog.add(
                message.id,
                known.string if known is not None else "",
                locations=sorted(set(message.locations)),
                auto_comments=message.auto_comments,
                user_comments=known.user_comments if known is not None else (),
                context=message.context,
            )
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as stream:
            write_po(
                stream,
                catalog,
                width=96,
                sort_by_file=True,
                include_lineno=False,
                ignore_obsolete=True,
            )


def read(path: Path, language: str) -> Catalog:
    """The catalogue as it is in the file, or an empty one."""
    if not path.exists():
        return blank(language)
    with path.open("rb") as stream:
        return read_po(stream, locale=language, domain=DOMAIN)


def blank(language: str) -> Catalog:
    """A catalogue that holds nothing but its header."""
    header = HEADER.format(language=language, plural=PLURALS[language])
    return read_po(BytesIO(header.encode()), locale=language, domain=DOMAIN)


# Compiling


def compile_all(root: Path) -> None:
    """Write each ``.mo`` that is missing or older than its ``.po``."""
    for po in sorted(root.glob(f"config/locale/*/LC_MESSAGES/{DOMAIN}.po")):
        mo = po.with_suffix(".mo")
        if mo.exists() and mo.stat().st_mtime_ns >= po.stat().st_mtime_ns:
            continue
        # Never half a catalogue under the name that is read, whoever else compiles at the time.
        fresh = mo.with_suffix(f".{os.getpid()}")
        with fresh.open("wb") as stream:
            write_mo(stream, read(po, po.parts[-3]))
        fresh.replace(mo)


# Checking


def faults(root: Path) -> list[str]:
    """What is missing or wrong in the catalogues, one sentence each."""
    template = extract(root)
    return [fault for language in PLURALS for fault in _faults(root, language, template)]


def _faults(root: Path, language: str, template: Catalog) -> Iterator[str]:
    catalog = read(po_file(root, language), language)
    wanted = {(_key(m), m.context) for m in template if m.id}
    for key, context in sorted(wanted, key=str):
        message = catalog.get(key, context)
        if message is None:
            yield f"{language}: not in the catalogue: {key!r}"
        elif message.fuzzy:
            yield f"{language}: fuzzy: {key!r}"
        else:
            yield from (
                f"{language}: {fault}: {key!r}" for fault in message_faults(message, catalog)
            )
    for message in catalog:
        if message.id and (_key(message), message.context) not in wanted:
            yield f"{language}: the program no longer says: {_key(message)!r}"


def message_faults(message: Message, catalog: Catalog) -> Iterator[str]:
    """What is wrong with one translation: forms, placeholders, markup, space at the ends."""
    ids, strings = _forms(message.id), _forms(message.string)
    if not all(strings):
        yield "not translated"
        return
    if len(ids) > 1 and len(strings) != catalog.num_plurals:
        yield f"{len(strings)} plural forms instead of {catalog.num_plurals}"
    # A form for one thing alone may write the number out; every form may use only what is given.
    given = {name for text in ids for name in _PLACEHOLDER.findall(text)}
    for text in strings:
        used = set(_PLACEHOLDER.findall(text))
        if used - given or (given - used) - ({"n"} if len(ids) > 1 else set()):
            yield f"placeholders {sorted(used)} instead of {sorted(given)}"
        if text.count("*") != ids[-1].count("*"):
            yield "other accents (*)"
        if len(_TERM.findall(text)) != len(_TERM.findall(ids[-1])):
            yield "other terms (_)"
        if (text[:1].isspace(), text[-1:].isspace()) != (
            ids[0][:1].isspace(),
            ids[0][-1:].isspace(),
        ):
            yield "other space at the ends"


def _key(message: Message) -> str:
    """The sentence by which a catalogue finds a message: of two forms, the one for one."""
    return _forms(message.id)[0]


def _forms(text: object) -> tuple[str, ...]:
    """The forms of a message or its translation; a plain one has one form."""
    return tuple(map(str, text)) if isinstance(text, (tuple, list)) else (str(text or ""),)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
