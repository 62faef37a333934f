"""Programs that misbehave, each in its own way; the way is the first argument."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any


def answer(**values: object) -> None:
    print(json.dumps(values), flush=True)


def messages() -> Any:
    for line in sys.stdin:
        yield json.loads(line)


def scribe(path: str) -> None:
    """Behaves: does the first thing there is, and keeps what it is told in a file."""
    with Path(path).open("a", encoding="utf-8") as out:
        for message in messages():
            print(json.dumps(message), file=out, flush=True)
            if "ask" in message:
                answer(id=message["id"], index=0)


def offered(*index: str) -> None:
    """Behaves, and wants to be asked out of turn; ``index`` is what it answers then."""
    for message in messages():
        if message.get("ask") == "ready":
            answer(id=message["id"], offers=True)
        elif message.get("ask") == "offer":
            answer(id=message["id"], index=int(index[0]) if index else None)
        elif message.get("ask") == "do":
            answer(id=message["id"], index=0)


def says(text: str) -> None:
    """Answers each decision with ``text``."""
    for message in messages():
        if message.get("ask") == "ready":
            print(0, flush=True)
        elif "ask" in message:
            sys.stdout.buffer.write(text.encode("latin-1") + b"\n")
            sys.stdout.flush()


def deep() -> None:
    """Answers with lists in lists."""
    says("[" * 50_000)


def silent() -> None:
    """Reads, is ready, and answers nothing more."""
    for message in messages():
        if message.get("ask") == "ready":
            answer(id=message["id"])


def deaf() -> None:
    """Neither reads nor writes."""
    time.sleep(600)


def late() -> None:
    """Answers its first decision when it is asked the second, before that one."""
    waiting: Any = None
    for message in messages():
        if message.get("ask") == "ready":
            answer(id=message["id"])
        elif "ask" in message and waiting is None:
            waiting = message
        elif "ask" in message:
            answer(index=len(waiting["legal"]) - 1)  # to the oldest open question
            answer(index=0)


def flood() -> None:
    """Writes without end, and never ends a line."""
    while True:
        sys.stdout.write("x" * 1_000_000)


def chatter() -> None:
    """Writes short lines without end."""
    while True:
        sys.stdout.write('{"id": 0}\n' * 10_000)


def dies() -> None:
    """Ends at its first decision."""
    for message in messages():
        if message.get("ask") == "ready":
            answer(id=message["id"])
        elif "ask" in message:
            sys.exit("no idea what to do")


def mute() -> None:
    """Closes its output and lives on."""
    os.close(1)
    time.sleep(600)


def stubborn() -> None:
    """Behaves, but does not end when its input does."""
    offered()
    time.sleep(600)


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
