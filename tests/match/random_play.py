"""Random matches that are the same for the same seed, and what makes two matches the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from game import registry
from game.match import Match, SeatSpec
from game.replay import dump, steps

SEATS = (SeatSpec("human", name="Ana"), *(SeatSpec("bot", "zeca", "Zeca") for _ in range(5)))


def begin(game: str, seed: int, path: Path | None = None, players: int = 0) -> Match:
    """A match whose secret, players and options follow from ``seed``."""
    rules = registry.rules(game)
    rng = Random(f"begin {seed}")
    players = players or rng.choice(rules.players)
    options = rules.schema.check({o.name: rng.choice(o.values) for o in rules.schema})
    secret = hashlib.sha256(f"test {seed}".encode()).digest()
    return Match.new(game, "mixed", options, players, SEATS[:players], secret, path)


def go_on(match: Match, seed: int, lines: int = 0) -> Iterator[int]:
    """Play on at random to the end, and yield, after each call, how many lines the file has then.

    The header is line 1 and not counted; with ``lines`` it goes on after so many. What is done next
    depends on ``seed`` and the number of lines alone, so that a resumed match goes on as it would
    have.
    """
    while not match.over:
        rng = Random(f"line {seed} {lines}")
        # The first human takes back now and then, but not for ever.
        taken_back = rng.random() < 0.15 and match.undo()
        if not taken_back:
            if match.deal_over:
                match.next_deal()
            else:
                seats = range(match.players)
                match.play(rng.choice([a for seat in seats for a in match.state.legal(seat)]))
        lines += 1
        yield lines


def picture(match: Match) -> object:
    """All of a match that anybody could see or do: equal for matches that are the same.

    When it was begun is left out.
    """
    seats = range(match.players)
    return (
        replace(match.header, created=""),
        match.secret,
        match.standing,
        [(d.number, d.before, tuple(d.actions), d.outcome) for d in match.deals],
        match.log,
        list(match.state.history),
        match.state.actor,
        match.state.deciders,
        [match.state.legal(seat) for seat in seats],
        match.state.outcome,
        [match.undo_count(seat) for seat in seats],
        [dump(match, number, step) for number, step in enumerate(steps(match))],
    )
