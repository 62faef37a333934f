"""``vaza replay``: a saved match step by step, with nothing hidden, for programs or for reading."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game import registry
from game.engine.contract import Action, Event, Outcome, State
from game.i18n import _
from game.match import Match
from game.matchfile import MatchFileError
from game.words import plain

DESCRIPTION = """\
Plays a saved match again and prints it step by step, with nothing hidden. Actions that were taken
back are left out.

With --json each line is one step, an object with these fields:
  step     number of the step, from 0
  deal     number of the deal, from 1
  actor    seat on turn (0 is the person, the next plays after it); null when a deal opens
  legal    what the actor could do
  others   what other seats could do: answer for their partner, or act out of turn
  action   what was done; null for the step in which a deal opens
  events   what happened then
  scores   points of the match by side; those of a deal are in it from its last step on
  outcome  points by side and the reason when the step ended the deal, otherwise null
  winners  sides that have won the match
"""
EXAMPLES = """\
examples:
  vaza replay truco-20260315-201500.jsonl
  vaza replay truco-20260315-201500.jsonl --json | head -n 1
"""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a match; :data:`DESCRIPTION` tells the fields. ``state`` is as it is afterwards."""

    deal: int
    actor: int | None
    legal: tuple[Action, ...]
    others: tuple[Action, ...]
    action: Action | None
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    winners: tuple[int, ...]
    state: State


def steps(match: Match) -> Iterator[Step]:
    """Every step of a match so far: how each deal opened, and each action."""
    for place, deal in enumerate(match.deals):
        after = match.standing if place + 1 == len(match.deals) else match.deals[place + 1].before
        state = match.deal_again(deal)
        actor: int | None = None
        legal: tuple[Action, ...] = ()
        others: tuple[Action, ...] = ()
        action: Action | None = None
        events = list(state.history)
        rest = iter(deal.actions)
        while True:
            over = state.outcome is not None
            standing = after if over else deal.before
            yield Step(
                deal=deal.number,
                actor=actor,
                legal=legal,
                others=others,
                action=action,
                events=tuple(events),
                scores=standing.points,
                outcome=state.outcome,
                winners=standing.winners if over else (),
                state=state,
            )
            action = next(rest, None)
            if action is None:
                break
            actor = state.actor
            legal = state.legal()
            elsewhere = (s for s in range(match.players) if s != actor)
            others = tuple(possible for seat in elsewhere for possible in state.legal(seat))
            events = state.play(action)


def dump(match: Match, number: int, step: Step) -> dict[str, Any]:
    """A step as a JSON object."""
    codec = match.game.codec
    return {
        "step": number,
        "deal": step.deal,
        "actor": step.actor,
        "legal": [codec.dump(action) for action in step.legal],
        "others": [codec.dump(action) for action in step.others],
        "action": None if step.action is None else codec.dump(step.action),
        "events": [codec.dump(event) for event in step.events],
        "scores": list(step.scores),
        "outcome": None if step.outcome is None else asdict(step.outcome),
        "winners": list(step.winners),
    }


def names(match: Match) -> list[str]:
    """What the players of a match are called, by seat."""
    return [
        spec.name or spec.persona.title() or _("Player {number}", number=seat + 1)
        for seat, spec in enumerate(match.seats)
    ]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza replay``."""
    parser.description = DESCRIPTION
    parser.epilog = EXAMPLES
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(args: argparse.Namespace) -> int:
    """Carry out ``vaza replay``; returns the exit code."""
    try:
        match = Match.load(args.file, resume=False)
    except MatchFileError as error:
        print(f"vaza replay: {error}", file=sys.stderr)
        return 2
    if args.json:
        for number, step in enumerate(steps(match)):
            print(json.dumps(dump(match, number, step), ensure_ascii=False))
    else:
        _tell(match)
    return 0


def _tell(match: Match) -> None:
    words = registry.words(match.header.game)
    players = names(match)
    for step in steps(match):
        if step.action is None:
            print()
        view = step.state.view(0)
        for event in step.events:
            sentence = plain(words.event(event, view, players))
            if sentence:
                print(sentence)
        if step.outcome is not None:
            print(_("Score: {score}", score=" – ".join(map(str, step.scores))))
