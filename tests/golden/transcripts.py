"""Golden transcripts: three deals of each preset, so that a change of rules is a readable diff.

``python -m tests.golden`` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from game.engine.shuffle import Stream, numbered_secret
from tests.conformance.cases import CASES, Case

FOLDER = Path(__file__).parent
DEALS = 3
NUMBER = 1662


def path(case: Case) -> Path:
    return FOLDER / f"{case}.jsonl"


def transcript(case: Case) -> str:
    """Events of three deals, an action before the events it made, one JSON object a line.

    Actions come from a stream of their own, so that every Python version plays the same.
    """
    game, codec = case.game, case.game.codec
    secret = numbered_secret(NUMBER)
    chooser = Stream(secret, f"golden {case}")
    lines: list[str] = []

    def write(record: object) -> None:
        lines.append(json.dumps(codec.dump(record), ensure_ascii=False))

    standing = game.start(case.options, case.players, Stream(secret, "start"))
    for _ in range(DEALS):
        stream = Stream(secret, f"deal {standing.deal}")
        state = game.deal(case.options, case.players, stream, standing)
        for event in state.history:
            write(event)
        while state.actor is not None:
            actions = state.legal()
            action = actions[chooser.below(len(actions))]
            write(action)
            for event in state.play(action):
                write(event)
        assert state.outcome is not None
        standing = game.settle(case.options, case.players, standing, state.outcome)
        points, winners = list(standing.points), list(standing.winners)
        lines.append(json.dumps({"points": points, "winners": winners}))
        if winners:
            break
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write every transcript anew."""
    for case in CASES:
        path(case).write_text(transcript(case), encoding="utf-8")
        print(path(case).name)
