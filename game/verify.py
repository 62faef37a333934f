"""``vaza verify``: was the match dealt as promised, and played by the rules?"""

from __future__ import annotations

import argparse
import hashlib
import sys
from dataclasses import dataclass, field
from pathlib import Path

from game import matchfile
from game.i18n import _, ngettext
from game.match import Match
from game.matchfile import MatchFileError, Record, UnreadableFile

DESCRIPTION = """\
Proves a saved match. Before the first deal a match shows the SHA-256 of its secret; all its
shuffles follow from that secret. This command checks that the secret is the promised one, deals
every deal again from it, and plays every action again by the rules.

The secret stands in the last line of a finished match. Of a match that goes on it lies beside the
file, with the ending .secret.

Exit code: 0 everything is as it should be, 1 it is not, 2 the file cannot be read.
"""
EXAMPLES = """\
example:
  vaza verify truco-20260315-201500.jsonl
"""


@dataclass(slots=True)
class Report:
    """What was found, in sentences. ``fault`` is what is wrong, if anything."""

    sentences: list[str] = field(default_factory=list)
    fault: MatchFileError | None = None


def check(path: Path) -> Report:
    """Verify the match in a file."""
    report = Report()
    try:
        record = matchfile.read(path)
        report.sentences += _about(record)
        secret = matchfile.find_secret(path, record)
        report.sentences.append(
            _(
                "The secret hashes to the promised SHA-256, {digest}.",
                digest=hashlib.sha256(secret).hexdigest(),
            )
        )
        match = Match.load(path, resume=False)
    except MatchFileError as error:
        report.fault = error
        return report
    report.sentences += [_deal(match, place) for place in range(len(match.deals))]
    report.sentences += _end(match, record)
    return report


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza verify``."""
    parser.description = DESCRIPTION
    parser.epilog = EXAMPLES
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")


def run(args: argparse.Namespace) -> int:
    """Carry out ``vaza verify``; returns the exit code."""
    report = check(args.file)
    for sentence in report.sentences:
        print(sentence)
    if report.fault is None:
        print(_("Everything is as it should be."))
        return 0
    if isinstance(report.fault, UnreadableFile):
        print(f"vaza verify: {report.fault}", file=sys.stderr)
        return 2
    print(_("Not as it should be: {fault}", fault=report.fault))
    return 1


def _about(record: Record) -> list[str]:
    header = record.header
    found = [
        _(
            "A match of {game} ({preset}) for {players} players, begun {created} with Vaza"
            " {program}.",
            game=header.game,
            preset=header.preset,
            players=header.players,
            created=header.created,
            program=header.program,
        )
    ]
    if header.number is not None:
        found.append(_("It is numbered match {number}: anyone can deal it.", number=header.number))
    if record.length > record.size:
        found.append(_("Half a line at the end was left out: writing it was interrupted."))
    return found


def _deal(match: Match, place: int) -> str:
    deal = match.deals[place]
    count = len(deal.actions)
    played = ngettext("{n} action, legal", "{n} actions, all legal", count)
    if deal.outcome is None:
        return _(
            "Deal {number}: dealt again; {played}; in play.", number=deal.number, played=played
        )
    after = match.standing if place + 1 == len(match.deals) else match.deals[place + 1].before
    return _(
        "Deal {number}: dealt again; {played}; the score is then {score}.",
        number=deal.number,
        played=played,
        score="–".join(map(str, after.points)),
    )


def _end(match: Match, record: Record) -> list[str]:
    taken_back = sum(line.kind == "undo" for line in record.lines)
    found = []
    if taken_back:
        found.append(
            ngettext(
                "{n} time a decision was taken back.",
                "{n} times a decision was taken back.",
                taken_back,
            )
        )
    if record.end is not None:
        found.append(_("The match ended as its last line says."))
    elif match.over:
        found.append(_("The match is over; its last line is not written yet."))
    else:
        found.append(_("The match goes on."))
    return found
