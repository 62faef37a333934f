"""Matches and scenes to test with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from game import presets, registry
from game.analyst import Analyst, Task
from game.bots.analysis import Verdict
from game.match import Match
from game.matchfile import SeatSpec


def new_match(
    players: int = 4, number: int | None = 3, path: Path | None = None, game: str = ""
) -> Match:
    """A match of the first game's standard rules."""
    name = game or registry.GAMES[0]
    preset = presets.load(name)[0][0]
    others = [SeatSpec("bot", f"nobody-{n}", f"Player {n}") for n in range(1, players)]
    seats = [SeatSpec("human"), *others]
    return Match.new(name, preset.name, preset.options, players, seats, number=number, path=path)


def one_deal(game: str, players: int, seed: int = 3, path: Path | None = None) -> Match:
    """A match whose first deal is over, played half at random."""
    match = new_match(players, number=seed, game=game, path=path)
    rng = Random(seed)
    while not match.deal_over:
        decider = match.decider()
        assert decider is not None
        legal = match.state.legal(decider)
        match.play(legal[0] if rng.random() < 0.6 else rng.choice(legal))
    return match


class Judge(Analyst):
    """An analyst who knows at once: every decision cost a point, but for the first, which was best.
    ``best`` is always the last of what was legal."""

    def __init__(self, task: Task, skip: Sequence[int] = ()) -> None:
        super().__init__(task, skip, apart=False)

    def step(self, seconds: float) -> list[Verdict]:
        left, self._left = self._left, []
        verdicts = []
        for number, point in enumerate(left):
            best = point.view.legal[-1] if number else point.action
            verdicts.append(Verdict(point.place, point.action, best, 1.0, 0.0 if number else 1.0))
        return verdicts


def played_out(match: Match) -> Match:
    """``match``, after everybody has always done the first thing that is legal."""
    while not match.over:
        if match.deal_over:
            match.next_deal()
        else:
            seat = match.decider()
            assert seat is not None
            match.play(match.state.legal(seat)[0])
    return match
