"""``vaza bench``: what the program costs, as ratios to the least that it could cost.

Times differ from machine to machine and from hour to hour. A ratio of two things that are measured
turn about in the same run says something about the program.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict

from game.bench import frames, search, startup
from game.bench.figure import Figure, NothingShown

BENCHES: dict[str, Callable[[int], Iterator[Figure]]] = {
    "startup": startup.measure,
    "frames": frames.measure,
    "search": search.measure,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza bench``."""
    parser.description = (
        "Measures what the program costs, beside the least that it could cost, in the same run."
    )
    parser.epilog = (
        "startup  time from the start of the process to the first frame; bare: an empty window\n"
        "frames   a deal, a frame of it; bare: the same pictures blitted to the same places\n"
        "         the table at rest: processor time and frames drawn\n"
        "         resident memory; bare: an empty window that holds the same pictures\n"
        "search   random playouts of a state, in thousands a second: Guiñote's strict phase and\n"
        "         Tute's ten tricks, prepared once a state, then prepared each time, then as the\n"
        "         players play them out; bare: a loop written for speed alone that plays the same\n"
        "         cards (goals are told as parts of its pace)\n"
        "         decisions a second of each level at each game, the slowest decision, and the\n"
        "         longest slice of thinking between two frames, all in processor time\n"
        "\nExit code: 0 if every goal is met, 1 if not, 2 if there is no screen to measure on\n"
        "(search needs none)."
    )
    parser.add_argument("what", choices=sorted(BENCHES), help="what to measure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--rounds", type=int, default=9, metavar="N", help="how often each is measured (9)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure, print, and return 0 if every goal was met."""
    figures = []
    try:
        for figure in BENCHES[arguments.what](arguments.rounds):
            figures.append(figure)
            if not arguments.json:
                print(figure, flush=True)
    except NothingShown as error:
        print(f"vaza bench: {error}", file=sys.stderr)
        return 2
    if arguments.json:
        rows = [{**asdict(one), "ratio": round(one.ratio, 3), "met": one.met} for one in figures]
        print(json.dumps(rows, indent=2))
    return 0 if all(one.met for one in figures) else 1
