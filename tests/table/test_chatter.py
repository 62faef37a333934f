"""What opponents say besides their calls: who, when, how often, and what it gives way to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from game import i18n, registry
from game.bots.persona import Persona, Temper
from game.engine.cards import HIDDEN, Card
from game.engine.contract import Event
from game.games.gleek.records import BidMade, SetDeclared, Vied
from game.match import Match
from game.store import Store
from game.table import chatter as chatting
from game.table.chatter import Chatter
from game.table.cues import Clear, Cue, Gather, Rest, Say, Throw
from game.table.director import CHATTED, REPLY, SAID
from game.words import plain
from tests.table.conftest import new_match
from tests.table.driver import Table

EVENTS = ("greeting", "thinking", "good_card", "win", "loss")


def person(name: str, talk: float = 1.0) -> Persona:
    """Somebody who says what the occasion is, and who they are."""
    lines = {event: {"en": (f"{event} {name}",)} for event in EVENTS}
    return Persona(name, name, temper=Temper(talk=talk), lines=lines)


def table_of(match: Match, *talk: float) -> Chatter:
    """A person against three others, who talk as much as is said; the match is new."""
    people = [person("me"), *(person(f"p{n}", t) for n, t in enumerate(talk, 1))]
    chatter = Chatter(match, people)
    chatter.begin(fresh=True)
    return chatter


def said(cues: list[Cue]) -> list[tuple[int, str]]:
    idle = [cue for cue in cues if isinstance(cue, Say) and cue.idle]
    return [(cue.seat, plain(cue.text).split()[0]) for cue in idle]


def trick(winner: int, card: int = 9) -> list[Cue]:
    """All throw a card, and ``winner`` takes them."""
    thrown: list[Cue] = [Throw(seat, Card(card if seat == winner else 0)) for seat in range(4)]
    return [*thrown, Rest((winner,)), Gather(winner)]


def best(card: Card) -> bool:
    return card == 9


@pytest.fixture(autouse=True)
def _always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who talks as much as possible speaks at every occasion."""
    i18n.install("en")
    for name in ("THINKING", "GOOD_CARD", "DEAL_ENDED"):
        monkeypatch.setattr(chatting, name, 1.0)


# ----------------------------------------------------------------------------------- who and when


@pytest.mark.parametrize("number", range(12))
def test_one_or_two_greet_when_the_cards_are_shuffled(number: int) -> None:
    match = new_match(number=number)
    cues = table_of(match, 0.0, 0.5, 1.0).beside([Clear(0)], best)
    assert isinstance(cues[0], Clear)
    seats = [seat for seat, _event in said(cues)]
    assert len(seats) in (1, 2)
    assert len(set(seats)) == len(seats)
    assert set(seats) <= {1, 2, 3}
    assert {event for _seat, event in said(cues)} == {"greeting"}
    again = table_of(new_match(number=number), 0.0, 0.5, 1.0)
    assert again.beside([Clear(0)], best) == cues  # the same match sounds the same
    assert said(again.beside([Clear(0)], best)) == []  # and a second deal is no arrival


def test_only_who_talks_answers_a_greeting() -> None:
    for number in range(12):
        cues = table_of(new_match(number=number), 0.0, 0.0, 0.0).beside([Clear(0)], best)
        assert len(said(cues)) == 1


def test_nobody_greets_who_was_here_already() -> None:
    chatter = table_of(new_match(), 1.0, 1.0, 1.0)
    chatter.begin(fresh=False)
    assert said(chatter.beside([Clear(0)], best)) == []


def test_a_good_card_is_praised_while_its_trick_lies() -> None:
    cues = table_of(new_match(), 1.0, 1.0, 1.0).beside(trick(2), best)
    assert said(cues) == [(2, "good_card")]
    spoken = next(n for n, cue in enumerate(cues) if isinstance(cue, Say))
    assert isinstance(cues[spoken + 1], Rest)


@pytest.mark.parametrize(
    ("cues", "why"),
    [
        (trick(0), "a person speaks for themselves"),
        (trick(2, card=8), "a plain card"),
        ([Throw(2, Card(9), covered=True), Rest((2,)), Gather(2)], "it lay face down"),
        ([Throw(2, HIDDEN), Rest((2,)), Gather(2)], "nobody knows it"),
        ([Throw(2, Card(9)), Rest((2, 3)), Gather(None)], "nobody won"),
        ([Clear(0), Rest(), Gather(2)], "it lay there in the deal before"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_no_word_without_a_reason(cues: list[Cue], why: str) -> None:
    chatter = table_of(new_match(), 1.0, 1.0, 1.0)
    chatter.beside([Clear(0)], best)
    assert said(chatter.beside(cues, best)) == []


def test_a_trick_that_was_laid_out_is_known() -> None:
    chatter = table_of(new_match(), 1.0, 1.0, 1.0)
    chatter.follow(trick(2)[:4])
    assert said(chatter.beside([Rest((2,)), Gather(2)], best)) == [(2, "good_card")]


def test_who_says_little_says_nothing_of_the_play() -> None:
    chatter = table_of(new_match(), 0.0, 0.0, 0.0)
    assert said(chatter.beside(trick(2), best)) == []
    assert chatter.thinking(1) == []


def test_remarks_keep_their_distance() -> None:
    match = new_match()
    chatter = table_of(match, 1.0, 1.0, 1.0)
    assert said(chatter.thinking(1)) == [(1, "thinking")]
    assert chatter.thinking(1) == []  # once in a deal
    assert chatter.thinking(2) == []  # and nobody chimes in at once
    before = len(match.state.history)
    while len(match.state.history) < before + chatting.PAUSE:
        match.play(match.state.legal(match.decider())[0])
    assert said(chatter.thinking(2)) == [(2, "thinking")]
    assert chatter.thinking(1) == []


def test_what_lies_behind_is_not_said_again() -> None:
    match = new_match()
    for _n in range(3):
        match.play(match.state.legal(match.decider())[0])
    chatter = table_of(match, 1.0, 1.0, 1.0)
    chatter.begin(fresh=False)
    assert chatter.thinking(1) == []
    match.play(match.state.legal(match.decider())[0])
    assert said(chatter.thinking(1)) == [(1, "thinking")]


def test_a_deal_is_commented_once_and_by_one() -> None:
    match = new_match()
    chatter = table_of(match, 1.0, 1.0, 1.0)
    while not match.deal_over:
        match.play(match.state.legal(match.decider())[0])
    cues = chatter.beside([], best)
    ((seat, event),) = said(cues)
    outcome = match.state.outcome
    assert outcome is not None
    won = outcome.points[match.sides[seat]] > 0
    assert event == ("win" if won else "loss")
    assert said(chatter.beside([], best)) == []


def test_a_praised_card_is_comment_enough() -> None:
    match = new_match()
    chatter = table_of(match, 1.0, 1.0, 1.0)
    while not match.deal_over:
        match.play(match.state.legal(match.decider())[0])
    assert said(chatter.beside(trick(1), best)) == [(1, "good_card")]


def test_at_the_end_a_winner_speaks_and_a_loser_however_little_they_say() -> None:
    match = new_match()
    chatter = table_of(match, 0.0, 0.0, 0.0)
    while not match.over:
        if match.deal_over:
            match.next_deal()
        else:
            match.play(match.state.legal(match.decider())[0])
    (winner, won), (loser, lost) = said(chatter.beside([], best))
    assert (won, lost) == ("win", "loss")
    assert match.sides[winner] in match.winners
    assert match.sides[loser] not in match.winners
    assert said(chatter.beside([], best)) == []


def test_nobody_says_anything_if_they_are_to_be_silent() -> None:
    match = new_match()
    chatter = table_of(match, 1.0, 1.0, 1.0)
    chatter.on = False
    assert said(chatter.beside([Clear(0), *trick(2)], best)) == []
    assert chatter.thinking(1) == []
    while not match.over:
        if match.deal_over:
            match.next_deal()
        else:
            match.play(match.state.legal(match.decider())[0])
    assert said(chatter.beside([], best)) == []


def test_who_has_several_lines_does_not_repeat_the_last() -> None:
    match = new_match()
    chatter = table_of(match, 0.0, 0.0, 1.0)
    lines = {"thinking": {"en": ("one", "two", "three")}}
    chatter.personas = [person("me"), *(replace(person(f"p{n}"), lines=lines) for n in (1, 2, 3))]
    texts: list[str] = []
    while not match.over and len(texts) < 6:
        if match.deal_over:
            match.next_deal()
        texts += [cue.text for cue in chatter.thinking(3) if isinstance(cue, Say)]
        match.play(match.state.legal(match.decider())[0])
    assert len(texts) == 6  # once in each deal
    assert all(one != next for one, next in pairwise(texts))
    assert set(texts) <= {"one", "two", "three"}


def test_lines_come_in_the_language_of_the_day_or_not_at_all() -> None:
    chatter = table_of(new_match(), 1.0, 1.0, 1.0)
    i18n.install("es")
    assert chatter.thinking(1) == []
    i18n.install("en")
    assert said(chatter.thinking(1)) == [(1, "thinking")]


# --------------------------------------------------------------------------------------- priority


@pytest.fixture
def quiet(open_table: Callable[..., Table], store: Store) -> Table:
    """A table on which nobody says anything by themselves."""
    store.settings.opponents_talk, store.settings.speed = False, "off"
    table = open_table()
    table.until_asked()
    table.at_rest()
    return table


def spoken(table: Table) -> list[str]:
    return [balloon.text for balloon in table.session.stage.balloons]


def test_small_talk_holds_nothing_up(quiet: Table) -> None:
    director = quiet.session.director
    director.play([Say(1, "Well", idle=True)])
    assert spoken(quiet) == ["Well"]
    assert not director.busy
    director.advance(CHATTED + 0.1)
    assert spoken(quiet) == []


def test_a_call_hushes_small_talk(quiet: Table) -> None:
    director = quiet.session.director
    director.play([Say(1, "Well", idle=True), Say(2, "Truco!", "burst", waits=True)])
    assert spoken(quiet) == ["Truco!"]


def test_small_talk_waits_until_a_call_is_answered(quiet: Table) -> None:
    director = quiet.session.director
    director.play([Say(2, "Truco!", "burst", waits=True), Say(1, "Well", idle=True)])
    director.advance(5.0)
    assert spoken(quiet) == ["Truco!"]


def test_nobody_talks_over_their_own_call(quiet: Table) -> None:
    director = quiet.session.director
    director.play([Say(1, "I run."), Say(1, "Well", idle=True)])
    director.advance(0.5)
    assert spoken(quiet) == ["I run."]
    director.advance(SAID)
    assert spoken(quiet) == ["Well"]


def test_one_answers_the_other(quiet: Table) -> None:
    director = quiet.session.director
    director.play([Say(1, "Hello", idle=True), Say(2, "Welcome", idle=True)])
    assert spoken(quiet) == ["Hello"]
    director.advance(REPLY + 0.1)
    assert spoken(quiet) == ["Hello", "Welcome"]


def test_what_was_not_said_in_time_is_forgotten(quiet: Table) -> None:
    director = quiet.session.director
    waiting: list[Cue] = [Say(2, "Truco!", "burst", waits=True), Say(1, "Well", idle=True)]
    director.play(waiting)
    director.play([Throw(3)])
    director.advance(5.0)
    assert "Well" not in spoken(quiet)
    director.play(waiting)
    director.drop_everything()
    director.advance(0.1)
    assert spoken(quiet) == []


# -------------------------------------------------------------------------------------- at a table


def heard(table: Table, event: str) -> list[str]:
    lines = table.session.thinker.personas[1].choices(event, "en")
    return [text for text in table.app.ui.speech.said if any(line in text for line in lines)]


def test_a_new_match_begins_with_a_greeting_that_is_heard_once(
    open_table: Callable[..., Table],
) -> None:
    table = open_table()
    table.until_asked()
    assert 1 <= len(heard(table, "greeting")) <= 2
    assert all(text.startswith("Bot ") for text in heard(table, "greeting"))
    before = len(heard(table, "greeting"))
    table.session.play_card(0)
    table.until_asked()
    table.session.undo()
    table.until_asked()
    assert len(heard(table, "greeting")) == before


def test_a_match_that_goes_on_is_not_greeted(
    open_table: Callable[..., Table], tmp_path: Path
) -> None:
    match = new_match(path=tmp_path / "match.jsonl")
    decider = match.decider()
    assert decider is not None
    match.play(match.state.legal(decider)[0])
    match.close()
    table = open_table(Match.load(tmp_path / "match.jsonl"))
    table.until_asked()
    assert heard(table, "greeting") == []


def test_the_setting_keeps_them_silent(quiet: Table) -> None:
    assert heard(quiet, "greeting") == []


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_knows_its_best_cards(game: str) -> None:
    players = registry.rules(game).players
    from tests.scenes.support import new_match as match_of

    match = match_of(players=4 if 4 in players else players[0], game=game)
    face, view = registry.face(game), match.view(0)
    opening = face.opening(view)
    assert not any(face.great(card, opening) for card in match.game.pack.cards())
    decider = match.decider()
    while decider is not None and not _known(match, game):
        match.play(match.state.legal(decider)[-1])
        decider = match.decider()
    marks = opening
    for event in match.view(0).history:
        for cue in face.cues(event, marks, match.view(0)):
            marks = getattr(cue, "marks", marks)
    great = [card for card in match.game.pack.cards() if face.great(card, marks)]
    assert 2 <= len(great) <= 4


def _known(match: Match, game: str) -> bool:
    """Whether what makes a card good is settled."""
    face, view = registry.face(game), match.view(0)
    marks = face.opening(view)
    for event in view.history:
        for cue in face.cues(event, marks, view):
            marks = getattr(cue, "marks", marks)
    return any(face.great(card, marks) for card in match.game.pack.cards())


# ------------------------------------------------------------------------------------------- facts


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (BidMade(1, 14), "Mine. 14!"),
        (Vied(1, 4, opened=True), "Mine. For 4!"),
        (Vied(1, 6, opened=False), "Mine. For 6!"),
        (SetDeclared(1, "Q", 3), "Mine. Queens!"),
    ],
    ids=["bid", "vie", "revie", "gleek"],
)
def test_a_line_of_ones_own_still_tells_what_counts(event: Event, text: str) -> None:
    balloon = registry.words("gleek").balloon(event)
    assert balloon is not None
    assert balloon.in_own_words("Mine.") == text
    assert balloon.in_own_words("") == balloon.text


def test_marks_in_a_line_are_letters() -> None:
    balloon = registry.words("gleek").balloon(BidMade(1, 14))
    assert balloon is not None
    assert replace(balloon, fact="").in_own_words("a*b*") == r"a\*b\*"
