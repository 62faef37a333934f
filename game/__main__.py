"""The command line: ``vaza [play]``, ``arena``, ``verify``, ``replay``, ``shot``, ``bench``.

Each command is a module with ``add_arguments(parser)`` and ``run(args) -> int``, imported when it
is called: what needs no screen runs where pygame is not installed. ``args.store`` is what is kept
for the player. Whatever the plain start does not need is imported later: the window waits for it.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from game import __version__, i18n
from game.i18n import _
from game.store import Store

if TYPE_CHECKING:
    import argparse

COMMANDS = {
    "play": ("game.playing", "play, in a window or with --text in the terminal"),
    "arena": ("game.arena", "let computer players meet each other, without a screen"),
    "verify": ("game.verify", "prove that a saved match was dealt fairly and played by the rules"),
    "replay": ("game.replay", "print a saved match step by step"),
    "shot": ("game.shot", "draw any scene into a picture"),
    "bench": ("game.bench", "measure start, frames, memory and thinking"),
}
PROBLEM = 2
"""Exit code for a call that makes no sense."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line (default: the program's own) and return the exit code."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    # What a command prints may be read by a program: no greeting from the library among it.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # Better a "?" than no sentence at all.
    try:
        return _command(words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever reads (head, less) has seen enough; the flush at exit must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _command(words: list[str]) -> int:
    if words and words[0] in ("-h", "--help"):
        print(_overview().format_help(), end="")
        return 0
    if words and words[0] in ("-V", "--version"):
        print(f"vaza {__version__}")
        return 0
    name = words.pop(0) if words and not words[0].startswith("-") else "play"
    store = Store()
    i18n.install(store.settings.language)
    if store.notices:
        store = Store()  # Once more, for the sentences to be in the language just found.
    if name not in COMMANDS:
        return _refuse(_unknown(name))
    try:
        module = import_module(COMMANDS[name][0])
    except ModuleNotFoundError as error:
        return _refuse(_missing(name, error))
    plain = name == "play" and not words
    args: Any = SimpleNamespace(**module.PLAIN) if plain else _arguments(name, module, words)
    args.store = store
    if args.lang:
        i18n.install(args.lang)
    code: int = module.run(args)
    return code


def _overview() -> argparse.ArgumentParser:
    import argparse

    listed = "\n".join(f"  {name:8}{about}" for name, (_module, about) in COMMANDS.items())
    return argparse.ArgumentParser(
        prog="vaza",
        usage="vaza [COMMAND] [OPTIONS]",
        description=f"Card games against computer opponents.\n\ncommands:\n{listed}",
        epilog=(
            "Without a command: play. `vaza COMMAND --help` tells all about one.\n"
            "Settings and saved matches are kept in the usual folders of the system, or in\n"
            "the folder that the environment variable VAZA_HOME names.\n"
            "Option -V, --version prints the version."
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _arguments(name: str, module: ModuleType, words: list[str]) -> argparse.Namespace:
    import argparse

    parser = argparse.ArgumentParser(
        prog=f"vaza {name}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        conflict_handler="resolve",
    )
    parser.add_argument(
        "--lang", choices=tuple(i18n.LANGUAGES), help="language (default: the one in the settings)"
    )
    commands: Any = module
    commands.add_arguments(parser)
    return parser.parse_args(words)


def _unknown(name: str) -> str:
    import difflib

    near = difflib.get_close_matches(name, COMMANDS, 1)
    if near:
        return _("There is no command {name}. Perhaps {near} is meant.", name=name, near=near[0])
    known = ", ".join(COMMANDS)
    return _("There is no command {name}. The commands are {known}.", name=name, known=known)


def _missing(name: str, error: ModuleNotFoundError) -> str:
    return _(
        "The command {name} needs {module}, which is not installed here.",
        name=name,
        module=error.name or str(error),
    )


def _refuse(sentence: str) -> int:
    print(f"vaza: {sentence}", file=sys.stderr)
    return PROBLEM


if __name__ == "__main__":
    sys.exit(main())
