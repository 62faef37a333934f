"""The table of betting for two: its file, its numbers, and what it is worth."""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import replace
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import perf_counter
from types import ModuleType

import pytest

from game import presets, resources
from game.bots.persona import Persona, Temper
from game.bots.runner import Thinking
from game.engine.shuffle import Stream, numbered_secret
from game.games.truco import table
from game.games.truco.abstraction import Block, Moment, classes_of, need_class
from game.games.truco.bot import TrucoBot, make_bot
from game.games.truco.duel import Duel
from game.games.truco.evaluation import Playouts
from game.games.truco.levels import DUELLISTS, LEVELS
from game.games.truco.records import PACK, Run
from game.games.truco.rules import GAME, TrucoStanding, TrucoState
from game.games.truco.settings import Rules
from game.games.truco.strength import manilhas
from tests.bots.truco_table import position

FILE = resources.path("config", "tables", "truco2.bin")
PRESETS = {preset.name: preset.options for preset in presets.load("truco")[0]}


def _training(name: str) -> ModuleType:
    file = resources.root() / "build" / "train" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"train_{name.strip('_')}", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where data classes look for it
    spec.loader.exec_module(module)
    return module


# ---------------------------------------------------------------------- the file


def test_the_table_is_small_and_loads() -> None:
    assert FILE.stat().st_size <= 4_000_000
    begun = perf_counter()
    read = table.Table.read(FILE)
    print(f"{FILE.stat().st_size:,} bytes, read in {1000 * (perf_counter() - begun):.0f} ms")
    scores = {(mao, dealer) for mao, dealer, _ in read.places}
    assert scores == set(product(range(5), repeat=2))


def test_damaged_tables_are_refused(tmp_path: Path) -> None:
    good = FILE.read_bytes()
    file = tmp_path / "table.bin"
    for bad in (b"", good[:1000], b"no table", good[:-20]):
        file.write_bytes(bad)
        with pytest.raises(ValueError, match=r"table\.bin"):
            table.Table.read(file)


# ------------------------------------------------------------------- the numbers
# The turn-up is the 4 of ouros: 4 6 7 Q J K A 2 3 are the classes 0 to 8, the fives 9 to 12.


def _moment(state: TrucoState) -> Moment:
    assert state.actor is not None
    moment = Moment.of(state.view(state.actor))
    assert moment is not None
    return moment


def test_hands_are_numbered_from_the_weakest_to_the_strongest() -> None:
    weakest = _moment(position("4P 4C 4E", "7E 2E 6E"))
    assert (weakest.block.number, weakest.row, weakest.hand) == (0, 0, (0, 0, 0))
    strongest = _moment(position("5P 5C 5E", "7E 2E 6E"))
    assert (strongest.block.number, strongest.row, strongest.hand) == (0, 402, (10, 11, 12))


def test_a_block_remembers_when_raises_came() -> None:
    asked = position("4P 6C 3E", "7E 2E 6E", moves="truco")
    assert _moment(asked).block.number == 7**4 + 1  # a call before the first card waits
    taken = position("4P 6C 3E", "7E 2E 6E", moves="truco yes 3E")
    assert _moment(taken).block.number == 2 * 7**4 + 1
    later = position("4P 6C 3E", "7E 2E 6E", moves="3E truco truco")
    assert _moment(later).block.number == 3 * 7**4 + 2 * 7 + 2  # two before the second card


def test_rows_say_what_lies_and_what_is_held() -> None:
    # The mão's 3 (class 8, of 13) lies; the dealer's three hands (403 of them) follow.
    assert _moment(position("4P 6C 3E", "4C 4E 6E", moves="3E")).row == 8 * 403 + 1
    # Q against K: buckets 1 and 2 of seven, the dealer (1 of 3) won, and leads with 4 and 4.
    led = _moment(position("QP 6C 3E", "KC 4C 4E", moves="QP KC"))
    assert led.row == ((1 * 7 + 2) * 3 + 1) * 87
    # With the last card the follower knows whether it takes the deal: the 2 beats the A.
    last = position("3E 4P AC", "2E KE 2P", moves="3E 2E 4P KE 2P")
    assert _moment(last).row % 2 == 0  # the A loses to the 2
    assert _moment(position("3E 4P 3C", "2E KE 2P", moves="3E 2E 4P KE 2P")).row % 2 == 1


def test_every_pack_is_spread_over_the_classes() -> None:
    whole = classes_of(manilhas(PACK.card("4O"), 40), 40, False)
    assert [whole[c] for c in PACK.hand("4C 6C 7C QC JC KC AC 2C 3C")] == list(range(9))
    clean = classes_of(manilhas(PACK.card("3O"), 24), 24, False)  # the queens are manilhas
    assert [clean[c] for c in PACK.hand("JC KC AC 2C 3C QO QP")] == [0, 2, 4, 6, 8, 9, 12]
    fixed = classes_of(manilhas(None, 40), 40, True)  # ten ordinary ranks on nine classes
    ranks = [fixed[c] for c in PACK.hand("4C 5C 6C QC JC KC AC 2C 3C 7O 4P")]
    assert ranks == [0, 1, 2, 4, 4, 5, 6, 7, 8, 9, 12]


def test_scores_are_classed_by_what_decides_the_game() -> None:
    plain = Rules.of(PRESETS["standard"])
    assert [need_class(plain, 12 - n) for n in range(1, 13)] == [0, 1, 2, 3, 3, 3, *[4] * 6]
    mineiro = Rules.of(PRESETS["mineiro"])  # two points where others have one
    assert [need_class(mineiro, 12 - n) for n in (2, 4, 6, 8, 10, 12)] == [0, 2, 3, 4, 4, 4]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_chances_are_chances_in_every_deal(preset: str) -> None:
    shipped, rng, found, asked = table.shipped(), Random(preset), 0, 0
    assert shipped is not None
    for number in range(60):
        points = rng.choice([(0, 0), (4, 8), (10, 6), (8, 8), (9, 2)])
        standing = TrucoStanding(points=points, dealer=number % 2, deal=1)
        stream = Stream(numbered_secret(number), "deal 1")
        state = GAME.deal(PRESETS[preset], 2, stream, standing)
        while state.outcome is None:
            assert state.actor is not None
            moment = Moment.of(state.view(state.actor))
            legal = state.legal()
            if moment is not None and len(legal) > 1:
                assert 0 <= moment.row < moment.block.rows
                asked += 1
                chances = shipped.chances(moment)
                if chances is not None:
                    found += 1
                    assert min(chances) >= 0.0
                    assert sum(chances) == pytest.approx(1.0)
            state.play(rng.choice([a for a in legal if not isinstance(a, Run)]))
    assert found > 0.5 * asked > 0


def test_blocks_have_as_many_rows_as_can_be_told_apart() -> None:
    assert Block.of(0).rows == 403
    assert Block.of(7**4 + 1).rows == 403  # the dealer answers truco
    assert Block.of(3 * 7**4 + 2).rows == 13 * 87  # the mão answers, one card laid


# --------------------------------------------------------------- what it is worth


def test_the_method_finds_the_hand_worked_equilibrium() -> None:
    # Half of the cards win. Who holds a loser bluffs b so that accepting (3b - 3) / (1 + b) is no
    # better than running, -1: b = 1/2. The other accepts a so that a bluff, 1 - 4a, is no better
    # than -1: a = 1/2. A winner brings 2, a loser -1: half a point a deal.
    reference = _training("reference")
    strategy = reference.Solver(0.5).solve(40_000)
    assert strategy["wins"][1] > 0.98
    assert strategy["loses"][1] == pytest.approx(0.5, abs=0.04)
    assert strategy["call"][1] == pytest.approx(0.5, abs=0.04)
    holder, other = reference.responses(strategy, 0.5)
    assert holder == pytest.approx(0.5, abs=0.08)
    assert other == pytest.approx(-0.5, abs=0.08)
    assert 0.0 <= holder + other < 0.1


def test_the_best_response_to_folly() -> None:
    # Who never accepts gives a point to every call; against who always calls, accepting brings 0
    # where half of the cards win, and running -1.
    responses = _training("reference").responses
    timid = {"wins": (0.0, 1.0), "loses": (0.0, 1.0), "call": (1.0, 0.0)}
    assert responses(timid, 0.5) == (1.0, 0.0)


def test_equities_of_a_match() -> None:
    # A deal is won by mão or dealer alike and is always worth one point: at 11-11 one in two, and
    # at 11-10 the side behind must win two: one in four.
    train = _training("__main__")
    even = ((0.5, 0, 0, 0, 0), (0.5, 0, 0, 0, 0))
    chance = train.equities(even)
    assert chance[1, 1] == pytest.approx(0.5)
    assert chance[1, 2] == pytest.approx(0.75)
    assert chance[12, 12] == pytest.approx(0.5)
    stakes = train.stakes_at(1, 2, chance)
    assert stakes[:2] == [1, 2]
    assert stakes[2] == pytest.approx(0.25 * 24)  # from three in four to the match
    assert stakes[7] == pytest.approx(-0.25 * 24)  # to one in two
    assert stakes[8] == pytest.approx(-0.75 * 24)  # a lost truco loses it


def test_decisions_are_the_same_again_and_legal() -> None:
    rng = Random(4)
    for number in range(10):
        standing = TrucoStanding(points=(0, 0), dealer=number % 2, deal=1)
        stream = Stream(numbered_secret(number), "deal 1")
        state = GAME.deal(PRESETS["standard"], 2, stream, standing)
        while state.outcome is None:
            assert state.actor is not None
            view = state.view(state.actor)
            persona = Persona("somebody", "Somebody", level=5)
            bots = [make_bot(persona, Random(number)) for _ in range(2)]
            first, again = (Thinking(bot, view).finish() for bot in bots)
            assert first == again
            assert first.action in view.legal
            state.play(first.action if rng.random() < 0.8 else rng.choice(view.legal))


def test_the_table_beats_the_estimate_alone() -> None:
    """On duplicate deals, thinking with the table and without it."""
    skill, temper = replace(DUELLISTS[5], worlds=20), Temper()
    stored = table.shipped()
    assert stored is not None
    duel = Duel.of(stored, temper, skill)
    gained = []
    for number in range(500):
        for seat in (0, 1):
            seed = 2 * number + seat
            bots = {
                seat: TrucoBot(temper, LEVELS[5], Playouts(20), seed, duel=duel),
                1 - seat: TrucoBot(temper, LEVELS[5], Playouts(20), seed),
            }
            state = _deal(number)
            while state.outcome is None:
                assert state.actor is not None
                bot = bots[state.actor]
                state.play(Thinking(bot, state.view(state.actor)).finish().action)
            gained.append(state.outcome.points[seat] - state.outcome.points[1 - seat])
    pairs = [(a + b) / 2 for a, b in zip(gained[::2], gained[1::2], strict=True)]
    error = stdev(pairs) / sqrt(len(pairs))
    print(f"{mean(pairs):+.2f} points a deal, standard error {error:.2f}")
    assert mean(pairs) > 2 * error


def _deal(number: int, points: tuple[int, int] = (0, 0)) -> TrucoState:
    standing = TrucoStanding(points=points, dealer=number % 2, deal=1)
    stream = Stream(numbered_secret(number), "deal 1")
    return GAME.deal(PRESETS["standard"], 2, stream, standing)


def test_the_table_folds_what_is_hopeless_and_keeps_what_is_certain() -> None:
    shipped = table.shipped()
    assert shipped is not None
    hopeless = shipped.chances(_moment(position("3O 2P AC", "4P 4E 6E", moves="truco")))
    certain = shipped.chances(_moment(position("3O 2P AC", "5P 5C 5E", moves="truco")))
    assert hopeless is not None and certain is not None
    assert hopeless[0] > 0.8
    assert certain[0] == 0.0
