"""Train how the computer players bet: `python build/train truco`.

Makes `config/tables/truco2.bin` again. It takes g++ and three or four minutes of one core; the
program itself needs neither. The same seeds and numbers of deals give the same bytes on the same
machine.

One deal in fifty is against a novice (`novice.hpp`): an equilibrium takes little from those who
err. So few leave the exploitability at 0.22, and a player who does anything at all loses 1.2 points
a deal; one deal in eight would make that 1.4, but the exploitability 0.27.

What it prints: information sets met; what an exact best response gains against the table, in points
a deal at an even score, as the mão, as the dealer and on average (the exploitability; the average
counts, since the deal alternates); and how many matches the table that heeds the score wins against
the same one that does not. The best response sees cards by class, nothing is covered, and neither
side looks at the class that the turn-up thins out (`response` measures one by one those who do).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import zlib
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from time import perf_counter

HERE = Path(__file__).resolve().parent
TABLE = HERE.parents[1] / "config" / "tables" / "truco2.bin"

MAGIC = b"VT21"
LADDER = (1, 3, 6, 9, 12)
TARGET = 12
SCALE = 2.0 * TARGET
"""From the chance to win a match to points: from an even score to winning it are twelve."""

NEEDS = (1, 2, 3, 5, 9)
"""Points that a side needs to win the match, one for each class of scores. In the last class, seven
and more, points are taken to be worth the same, whatever the score."""

Shares = tuple[tuple[float, ...], tuple[float, ...]]
"""How often the mão and the dealer win a deal at each step of the ladder."""


class Trouble(Exception):
    """Why nothing was made; ``str()`` is a sentence."""


@dataclass(frozen=True)
class Programs:
    """The compiled programs."""

    trainer: Path
    responder: Path
    meeter: Path

    @staticmethod
    def compiled(folder: Path) -> Programs:
        found = []
        for name in ("mccfr", "response", "meeting"):
            source, program = HERE / f"{name}.cpp", folder / name
            command = ["g++", "-O3", "-std=c++17", "-Wall", "-Wextra", str(source), "-o"]
            try:
                made = subprocess.run([*command, str(program)], check=False)
            except FileNotFoundError:
                raise Trouble("Training needs g++, which is not here.") from None
            if made.returncode:
                raise Trouble(f"{source.name} does not compile: see above.")
            found.append(program)
        return Programs(*found)

    def train(self, seed: int, deals: int, out: Path, stakes: list[float]) -> Shares:
        """Train one table; who won its deals."""
        told = _run(self.trainer, seed, deals, out, *stakes)
        print(told.partition("won:")[0], end="", flush=True)
        won = tuple(map(float, told.partition("won:")[2].split()))
        return won[:5], won[5:]

    def respond(self, table: Path) -> str:
        """What the best response gains against a table, in words."""
        return _run(self.responder, table)

    def meet(self, seed: int, matches: int, base: Path, classes: int, folder: Path) -> str:
        """How often tables that heed the score win matches against ``base``, in words."""
        return _run(self.meeter, seed, matches, base, classes, folder)


def _run(program: Path, *words: object) -> str:
    ran = subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=False)
    if ran.returncode:
        raise Trouble(f"{program.name} failed ({ran.returncode}): {ran.stderr}")
    return ran.stdout


def equities(shares: Shares) -> dict[tuple[int, int], float]:
    """The mão's chance to win the match, by the points that mão and dealer need.

    The dealer of one deal is the mão of the next. Deals end as ``shares`` has it at every score.
    """
    chance: dict[tuple[int, int], float] = {}

    def after(mao: int, dealer: int) -> float:
        """The chance of the one who was mão, after a deal."""
        if mao <= 0 or dealer <= 0:
            return 1.0 if mao <= 0 else 0.0
        return 1.0 - chance[dealer, mao]

    needs = range(1, TARGET + 1)
    for mao, dealer in sorted(product(needs, needs), key=sum):
        chance[mao, dealer] = sum(
            won * after(mao - worth, dealer) + lost * after(mao, dealer - worth)
            for worth, won, lost in zip(LADDER, *shares, strict=True)
        )
    return chance


def stakes_at(mao: int, dealer: int, chance: dict[tuple[int, int], float]) -> list[float]:
    """What the trainer is told of a score: needs, then what each step is worth won and lost."""
    now = chance[mao, dealer]
    won = [1.0 if mao <= w else 1.0 - chance[dealer, mao - w] for w in LADDER]
    lost = [0.0 if dealer <= w else 1.0 - chance[dealer - w, mao] for w in LADDER]
    return [mao, dealer, *((then - now) * SCALE for then in (*won, *lost))]


def truco(seed: int, sketched: int, deals: int, late_deals: int, out: Path) -> None:
    """Train the table of Truco for two, measure it and write it.

    A sketch of it tells how deals end, and so what every score is worth.
    """
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        programs = Programs.compiled(folder)
        base = folder / "base"
        shares = programs.train(seed, sketched, folder / "sketch", [])
        programs.train(seed, deals, base, [])
        print(programs.respond(base), flush=True)
        chance = equities(shares)
        tables = []
        last = len(NEEDS) - 1
        for mao, dealer in product(range(len(NEEDS)), repeat=2):
            file = base if mao == dealer == last else folder / f"{mao}{dealer}"
            if file != base:
                print(f"needs {NEEDS[mao]} and {NEEDS[dealer]}: ", end="", flush=True)
                stakes = stakes_at(NEEDS[mao], NEEDS[dealer], chance)
                programs.train(seed, late_deals, file, stakes)
            tables.append((mao, dealer, file.read_bytes()))
        print(programs.meet(seed, 400_000, base, len(NEEDS), folder), end="", flush=True)
    packed = bytearray(MAGIC + bytes([len(tables)]))
    for mao, dealer, data in tables:
        packed += bytes([mao, dealer]) + len(data).to_bytes(4, "little")
    for _, _, data in tables:
        packed += data
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(zlib.compress(bytes(packed), 9))
    size, seconds = out.stat().st_size, perf_counter() - begun
    print(f"{out.name}: {size:,} bytes ({len(packed):,} unpacked), {seconds:.0f} s")


def main(arguments: list[str] | None = None) -> int:
    """Train what is asked for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python build/train", description=__doc__)
    commands = parser.add_subparsers(dest="what", required=True)
    command = commands.add_parser("truco", help="betting and play of Truco for two")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--sketch", type=int, default=2_000_000, help="deals of the sketch")
    command.add_argument("--deals", type=int, default=8_000_000, help="deals at an even score")
    command.add_argument("--late", type=int, default=1_000_000, help="deals at each late score")
    command.add_argument("--out", type=Path, default=TABLE)
    chosen = parser.parse_args(arguments)
    try:
        truco(chosen.seed, chosen.sketch, chosen.deals, chosen.late, chosen.out)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
