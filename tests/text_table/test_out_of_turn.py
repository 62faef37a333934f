"""Computer players that act out of turn do so in the terminal too."""

from __future__ import annotations

from io import StringIO
from random import Random

from game import text_table
from game.engine.pointtricks.records import Declare
from game.match import Match
from tests.table.pointtricks import new_match


def partner_may_sing() -> Match:
    """A match in which the person is to act and the partner may sing."""
    for number in range(60):
        match = new_match("guinote", "aragones", 4, number)
        rng = Random(number)
        while not match.deal_over:
            possible = match.state.legal()
            if match.state.actor == 0 and match.state.legal(2):
                return match
            match.play(rng.choice([a for a in possible if not isinstance(a, Declare)]))
    raise AssertionError("no partner could sing in sixty deals")


def test_a_partner_sings_before_the_person_is_asked() -> None:
    match = partner_may_sing()
    before = len(match.log)
    heard = StringIO()
    text_table.run(match, StringIO("q\n"), heard, {})
    assert match.log[before].seat == 2
    assert "sings" in heard.getvalue()
