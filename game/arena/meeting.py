"""Two players meet: the same cards in every seating, one process or several."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time

from game import i18n, matchfile, registry
from game.arena.figures import Figure, Result, Share
from game.bots import commands, external
from game.bots.base import Bot, RandomBot, seat_rng
from game.bots.external import ExternalBot
from game.bots.persona import Persona, Temper
from game.bots.runner import Thinking, dismiss, end_deal, interruption
from game.match import Match, SeatSpec
from game.oracle import ORACLE, Oracle
from game.presets import Preset

SPAN = 1_000_000
"""Numbered matches a seed has to itself."""

RANDOM = "random"
MADE = {
    "beginner": Persona("beginner", "Beginner", level=1, temper=Temper(memory=0.3)),
    "sensible": Persona("sensible", "Sensible", level=3),
}
"""Players that are neither personas nor named by a level alone."""


class ArenaError(Exception):
    """The arguments do not fit; ``str()`` is a sentence."""


@dataclass(slots=True)
class _Had:
    """Whether the sides that had a figure won: each deal, and each deal's match."""

    deals: list[bool]
    matches: list[bool]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who meets, at what, and how often. ``whole`` plays matches instead of deals."""

    game: str
    preset: Preset
    players: int
    bots: tuple[str, str]
    personas: Mapping[str, Persona]
    count: int
    seed: int
    whole: bool = False
    log: Path | None = None

    def play(self, progress: Callable[[int], None] = lambda done: None) -> Result:
        """Play all of it."""
        return play_all([self], progress=progress)[0]

    def play_pair(self, k: int) -> Result:
        """Play deal (or match) ``k``, from 1, in every seating."""
        result = Result(self.bots)
        number = self.seed * SPAN + k
        had: dict[str, _Had] = defaultdict(lambda: _Had([], []))
        gained = 0.0
        for seating in self.seatings():
            gained += sum(self._seating(number, seating, result, had))
        result.pairs.append(gained / result.deals)
        a, b = result.tallies
        result.deals_won.groups.append(_half_ties(a.deals_won, b.deals_won, result.deals))
        if result.matches:
            won = _half_ties(a.matches_won, b.matches_won, result.matches)
            result.matches_won.groups.append(won)
        for name, won_by in had.items():
            result.figures[name] = Figure(_group(won_by.deals), _group(won_by.matches))
        return result

    def seatings(self) -> Iterator[tuple[int, ...]]:
        """Which of the two plays each side, in every way in which both play."""
        sides = set(registry.rules(self.game).sides(self.players))
        every = product((0, 1), repeat=len(sides))
        return (seating for seating in every if len(set(seating)) == 2)

    def _seating(
        self, number: int, seating: tuple[int, ...], result: Result, told: dict[str, _Had]
    ) -> Iterator[float]:
        """Play one match or its first deal; A's points less B's, deal by deal."""
        match = self._match(number, seating)
        who = [seating[side] for side in match.sides]  # which of the two, by seat
        bots = [self._bot(self.bots[who[s]], s, match.commitment) for s in range(self.players)]
        blind = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Bot)}
        match.at_close(lambda: dismiss(blind, match.state))
        figures = registry.figures(self.game)
        had: list[tuple[str, int]] = []
        while True:
            while not match.deal_over:
                self._move(match, bots, who, result)
                while (said := interruption(blind, match.state, result.faults)) is not None:
                    result.tallies[who[said.seat]].actions[said.do] += 1
                    match.play(said)
            outcome = match.state.outcome
            assert outcome is not None
            own, theirs = (
                [p for side, p in enumerate(outcome.points) if seating[side] == n] for n in (0, 1)
            )
            result.deals += 1
            for n, won in ((0, max(own) > max(theirs)), (1, max(theirs) > max(own))):
                result.tallies[n].deals_won += won
            for name, figure in figures.items():
                told[name]  # is told of even if nobody has it
                side = figure(match.state)
                if side is not None:
                    others = max(p for s, p in enumerate(outcome.points) if s != side)
                    told[name].deals.append(outcome.points[side] > others)
                    had.append((name, side))
            yield sum(own) / len(own) - sum(theirs) / len(theirs)
            if match.over or not self.whole:
                break
            end_deal(blind, match.state)
            match.next_deal()
        if match.over:
            result.matches += 1
            for n in (0, 1):
                won = any(seating[side] == n for side in match.winners)
                result.tallies[n].matches_won += won
            for name, side in had if self.whole else ():
                told[name].matches.append(side in match.winners)
        match.close()

    def _match(self, number: int, seating: tuple[int, ...]) -> Match:
        names = [self.bots[n] for n in seating]
        sides = registry.rules(self.game).sides(self.players)
        seats = tuple(SeatSpec("bot", names[side], names[side]) for side in sides)
        path = None
        if self.log is not None:
            letters = "".join("ab"[n] for n in seating)
            path = self.log / f"{self.game}-{number}-{letters}{matchfile.SUFFIX}"
        match = Match.new(
            self.game,
            self.preset.name,
            self.preset.options,
            self.players,
            seats,
            path=path,
            number=number,
        )
        if match.fault:
            raise ArenaError(f"{path}: {match.fault}")
        return match

    def _bot(self, name: str, seat: int, commitment: str) -> Bot | Oracle:
        rng = seat_rng(name, seat, commitment)
        if name == RANDOM:
            return RandomBot(rng)
        if name == ORACLE:
            return Oracle(self.game, rng)
        if commands.is_command(name):
            make = registry.bot_maker(self.game)
            plain = make(MADE["beginner"], rng)
            rules = registry.rules(self.game)
            return ExternalBot(rules, name, rng, plain, patience=external.SECONDS)
        return registry.bot_maker(self.game)(self.personas[name], rng)

    @staticmethod
    def _move(
        match: Match, bots: Sequence[Bot | Oracle], who: Sequence[int], result: Result
    ) -> None:
        seat = match.state.actor
        assert seat is not None
        bot = bots[seat]
        # A program thinks in a process of its own; for others what else runs here shall not count.
        clock = perf_counter if isinstance(bot, ExternalBot) else process_time
        start = clock()
        if isinstance(bot, Oracle):
            action = bot.choose(match.state)
        else:
            thinking = Thinking(bot, match.view(seat))
            action = thinking.finish().action
            if thinking.fault:
                result.faults.append(thinking.fault)
        tally = result.tallies[who[seat]]
        tally.seconds += clock() - start
        tally.decisions += 1
        tally.actions[action.do] += 1
        match.play(action)


def _half_ties(ours: int, theirs: int, of: int) -> tuple[float, int]:
    """How many of so many are ours, if what neither or both have won is half."""
    return (of + ours - theirs) / 2, of


def _group(won: Sequence[bool]) -> Share:
    return Share([(sum(won), len(won))] if won else [])


def play_all(
    meetings: Sequence[Meeting],
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Result]:
    """Play the meetings, deals side by side in ``jobs`` processes; what they come to is the same.

    ``progress`` is told how many deals (or matches) of all meetings are done.

    Raises:
        ArenaError: a match cannot be kept.
    """
    results = [Result(meeting.bots) for meeting in meetings]
    tasks = [(n, k) for n, meeting in enumerate(meetings) for k in range(1, meeting.count + 1)]
    for done, ((n, _k), pair) in enumerate(
        zip(tasks, _pairs(meetings, tasks, jobs), strict=True), 1
    ):
        results[n].add(pair)
        progress(done)
    return results


def _pairs(
    meetings: Sequence[Meeting], tasks: Sequence[tuple[int, int]], jobs: int
) -> Iterator[Result]:
    """What the tasks come to, in their order; a task is a meeting and the number of its deal."""
    if jobs == 1:
        yield from (meetings[n].play_pair(k) for n, k in tasks)
        return
    pool = ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=i18n.install, initargs=(i18n.current(),)
    )
    try:
        asked = [meetings[n] for n, _ in tasks]
        chunk = max(1, min(8, len(tasks) // (4 * jobs)))  # short ones, lest one be left to the last
        yield from pool.map(Meeting.play_pair, asked, [k for _, k in tasks], chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)
