"""Matches played in the terminal by scripts."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from game import i18n, presets, text_table
from game.bots.base import Decision, Thought
from game.bots.persona import Persona
from game.engine.cards import HIDDEN, Card
from game.engine.contract import View
from game.games.truco.bot import TrucoBot
from game.games.truco.options import SCHEMA
from game.games.truco.records import Call, Played
from game.games.truco.rules import TrucoState
from game.games.truco.terms import card as in_words
from game.games.truco.terms import short
from game.match import Match, SeatSpec

OTHERS = (
    SeatSpec("bot", "zeca", "Zeca"),
    SeatSpec("bot", "ceci", "Dona Ceci"),
    SeatSpec("bot", "tiao", "Seu Tião"),
    SeatSpec("bot", "bel", "Bel"),
    SeatSpec("bot", "rui", "Rui"),
)
# Beginners think fast.
PEOPLE = {spec.persona: Persona(spec.persona, spec.name, level=1) for spec in OTHERS}


class Lines(io.StringIO):
    """An input of these lines; after them the last one many times, or the end."""

    def __init__(self, *lines: str, for_ever: bool = False, terminal: bool = False) -> None:
        typed = [*lines, *([lines[-1]] * 5000 if for_ever else [])]
        super().__init__("".join(f"{line}\n" for line in typed))
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Watched(io.StringIO):
    """An output that notices when a card is named which the person may not know at that time."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.leaks: list[str] = []

    def write(self, text: str, /) -> int:
        for card in self._hidden():
            if short(card) in text or in_words(card) in text:
                self.leaks.append(text)
        return super().write(text)

    def _hidden(self) -> set[Card]:
        state = self.match.state
        assert isinstance(state, TrucoState)
        view = state.view(0)
        hidden = {c for seat, hand in enumerate(state.hands) if seat for c in hand}
        hidden |= {e.card for e in state.history if isinstance(e, Played) and e.covered and e.seat}
        known = {*view.hand, *view.manilhas, *(c for _seat, hand in view.shown for c in hand)}
        known |= {e.card for e in view.history if isinstance(e, Played)}
        return hidden - known - {HIDDEN}


def new(
    players: int = 4,
    number: int = 7,
    preset: str = "standard",
    path: Path | None = None,
    **changes: object,
) -> Match:
    """A numbered match of one person against beginners; ``changes`` are options."""
    found = presets.find("truco", preset)
    assert found is not None
    options = found.options
    if changes:
        options = SCHEMA.check({**found.options, **changes})
    seats = [SeatSpec("human"), *OTHERS[: players - 1]]
    return Match.new("truco", preset, options, players, seats, path=path, number=number)


def play(match: Match, *lines: str, for_ever: bool = False) -> list[str]:
    """What the terminal says when these lines are typed."""
    out = Watched(match)
    assert text_table.run(match, Lines(*lines, for_ever=for_ever), out, PEOPLE) == 0
    assert out.leaks == []
    return out.getvalue().splitlines()


# ------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
@pytest.mark.parametrize(
    ("players", "preset"),
    [(2, "standard"), (4, "paulista"), (6, "mineiro"), (2, "limpo"), (4, "manilha-velha")],
)
def test_a_whole_match_by_script(language: str, players: int, preset: str, tmp_path: Path) -> None:
    """The first choice every time: no line of it shows what is hidden, and all is told."""
    i18n.install(language)
    match = new(players, 11, preset, tmp_path / "match.jsonl")
    said = play(match, "1", for_ever=True)
    assert match.over
    text = "\n".join(said)
    assert "{" not in text
    assert "*" not in text
    assert "\x1b" not in text
    assert all(line.strip() == line for line in said)
    ours, theirs = (min(p, 12) for p in match.standing.points)
    assert {str(ours), str(theirs)} <= set(said[-2].replace(",", " ").replace(".", " ").split())
    assert "vaza verify" in said[-1]
    assert Match.load(tmp_path / "match.jsonl", resume=False).winners == match.winners


def test_the_same_script_gives_the_same_match() -> None:
    assert play(new(), "1", for_ever=True) == play(new(), "1", for_ever=True)


def test_the_last_choice_every_time_ends_a_match_as_well() -> None:
    match = new(2, 3, "paulista")
    out = io.StringIO()
    while not match.over:
        # One line at a time: a number beyond the list is named and asked again.
        text_table.run(match, Lines("7", "6", "5", "4", "3", "2", "1", for_ever=True), out, PEOPLE)
    assert "is not understood: type a number from 1 to" in out.getvalue()


def test_a_match_of_computer_players_runs_by_itself() -> None:
    seats = [SeatSpec("bot", "bel", "Bel"), OTHERS[0]]
    found = presets.find("truco", "standard")
    assert found is not None
    match = Match.new("truco", "standard", found.options, 2, seats, number=1)
    assert text_table.run(match, Lines(), io.StringIO(), PEOPLE) == 0
    assert match.over


def test_a_leak_would_be_noticed() -> None:
    match = new()
    out = Watched(match)
    assert isinstance(match.state, TrucoState)
    out.write(short(match.state.hands[1][0]))
    out.write(in_words(match.state.hands[2][0]))
    assert len(out.leaks) == 2


# ------------------------------------------------------------------------- how it opens


def test_how_a_match_opens() -> None:
    said = play(new(4, 7))
    assert said == [
        "Truco. Type a number, or ? for help.",
        "Deal 1. Seu Tião deals and you lead.",
        "You hold K♦ 7♥ 7♦.",
        "The vira is the ace of diamonds; the manilhas are 2♦ 2♠ 2♥ 2♣, the lowest first.",
        "",
        "Your turn. You lead trick 1.",
        "1  king of diamonds",
        "2  seven of hearts",
        "3  seven of diamonds",
        "4  Truco! (raises to 3)",
        "",
        "The match is not saved.",
    ]


def test_a_match_with_a_secret_shows_its_promise_first() -> None:
    match = Match.new(
        "truco", "standard", new(2).options, 2, [SeatSpec("human"), OTHERS[0]], bytes(32)
    )
    assert play(match)[1] == f"Promise of the shuffles (SHA-256): {match.commitment}"


# ------------------------------------------------------------------------- leaving


def test_the_end_of_the_input_leaves_politely_and_the_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new(4, 7, path=path)
    said = play(match, "1")
    assert said[-1] == f"The match is saved as {path}."
    again = Match.load(path)
    assert again.log == match.log
    assert again.view(0) == match.view(0)
    assert again.log
    resumed = play(again)
    assert "We have 0, they have 0." in resumed
    assert resumed[1] == "We have 0, they have 0."


def test_quitting_is_leaving(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert play(new(4, 7, path=path), "q")[-1] == f"The match is saved as {path}."


def test_an_interrupt_leaves_as_shells_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    source, out = Lines(), io.StringIO()
    monkeypatch.setattr(source, "readline", interrupt)
    assert text_table.run(new(), source, out, PEOPLE) == 130
    assert out.getvalue().endswith("\nThe match is not saved.\n")


def test_a_reader_that_has_gone_is_no_fault() -> None:
    class Gone(io.StringIO):
        def write(self, text: str, /) -> int:
            raise BrokenPipeError

    assert text_table.run(new(), Lines(), Gone(), PEOPLE) == 1


def test_a_match_that_cannot_be_saved_is_played_and_said(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("somebody's", encoding="utf-8")
    match = new(4, 7, path=path)
    assert match.fault is not None
    said = play(match, "1")
    assert said.count(match.fault) == 1
    assert said[-1] == "The match is not saved."
    assert path.read_text(encoding="utf-8") == "somebody's"


# ------------------------------------------------------------------------- commands


def test_help_lists_the_commands() -> None:
    said = play(new(), "?")
    assert "h  hint: what a strong player would do, and why" in said
    assert "q  quit: leave; the match can be resumed" in said


@pytest.mark.parametrize(
    ("language", "word", "line"),
    [
        ("pt_BR", "desfazer", "Não há nada seu para desfazer nesta mão."),
        ("pt_PT", "desfazer", "Não há nada teu para desfazer nesta mão."),
        ("es", "DESHACER", "No hay nada tuyo que deshacer en esta mano."),
        ("es", "undo", "No hay nada tuyo que deshacer en esta mano."),
        ("en", "u", "There is nothing of yours to take back in this deal."),
    ],
)
def test_commands_by_letter_and_by_word(language: str, word: str, line: str) -> None:
    i18n.install(language)
    assert line in play(new(), word)


def test_the_table_is_told_on_demand() -> None:
    said = play(new(), "t")
    told = said[said.index("4  Truco! (raises to 3)") + 1 : -2]
    assert told == [
        "We have 0, they have 0.",
        "The deal is worth 1.",
        "The vira is A♦.",
        "Manilhas, the lowest first: 2♦ 2♠ 2♥ 2♣.",
        "You hold K♦ 7♥ 7♦.",
    ]


def test_a_hint_names_something_legal_and_why() -> None:
    (hint,) = (line for line in play(new(), "h") if line.startswith("Hint: "))
    named, _, why = hint.removeprefix("Hint: ").partition(". ")
    assert named in ("king of diamonds", "seven of hearts", "seven of diamonds") or "!" in named
    assert why


def test_undo_takes_the_decision_back_and_asks_again() -> None:
    match = new(4, 7)
    said = play(match, "1", "u")
    back = said.index("Taken back.")
    assert match.log == ()
    assert said[back + 1] == "We have 0, they have 0."
    assert said[-7:-2] == [
        "Your turn. You lead trick 1.",
        "1  king of diamonds",
        "2  seven of hearts",
        "3  seven of diamonds",
        "4  Truco! (raises to 3)",
    ]


def test_rules_and_words_are_pages() -> None:
    out = io.StringIO()
    text_table.run(new(preset="mineiro"), Lines("r", "w"), out, PEOPLE)
    said = out.getvalue().splitlines()
    assert "The rules of Truco" in said
    assert "    7♦ pica-fumo, A♠ espadilha, 7♥ copas, 4♣ zap" in said
    assert len([line for line in said if line.startswith("zap: The manilha of clubs")]) == 2


def test_what_is_not_understood_is_named() -> None:
    said = play(new(), "9", "x y", "0")
    for line in ("9", "x y", "0"):
        assert f"{line} is not understood: type a number from 1 to 4, or ? for help." in said


def test_an_empty_line_shows_the_list_again() -> None:
    assert play(new(), "").count("4  Truco! (raises to 3)") == 2


# ------------------------------------------------------------------------- actions spelled out


def test_a_script_may_spell_an_action_out() -> None:
    match = new()
    assert "You play the seven of hearts." in play(match, '{"do": "play", "seat": 0, "card": "7C"}')
    assert match.game.codec.dump(match.log[0]) == {"do": "play", "seat": 0, "card": "7C"}


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        (
            '{"do": "play", "seat": 0, "card": "7C", "covered": true}',
            "Nobody covers in the first trick: play face up; from the second on you may cover.",
        ),
        (
            '{"do": "play", "seat": 0, "card": "4P"}',
            "You do not hold the four of clubs: choose one of your own cards.",
        ),
        (
            '{"do": "call", "seat": 0, "worth": 6}',
            "One step at a time: now you may call truco.",
        ),
        ('{"do": "play", "seat": 1, "card": "7C"}', "That is no action of yours."),
        ('{"do": "turned-up"}', "That is no action of yours."),
        ('{"name": "ran", "seat": 0, "points": 1}', "That is no action of yours."),
        ("{", "That is no action of yours."),
    ],
)
def test_a_spelled_out_action_is_refused_with_the_reason(line: str, answer: str) -> None:
    match = new()
    assert answer in play(match, line)
    assert match.log == ()


# ------------------------------------------------------------------------- partners, out of turn


def test_the_partner_shows_what_it_would_do_before_you_answer() -> None:
    match = new(4, 7)
    while 0 not in match.state.deciders or match.decider() == match.state.actor == 0:
        assert match.state.actor is not None
        state = match.state
        call = next((a for a in state.legal() if isinstance(a, Call) and a.seat % 2), None)
        match.play(call or state.legal()[0])
    said = play(match)
    advice = next(n for n, line in enumerate(said) if line.startswith("Dona Ceci: I would "))
    assert said[advice + 1].endswith("Do you accept, call seis or run?")
    assert said[advice + 2 : advice + 5] == [
        "1  Accept (worth 3)",
        "2  Seis! (raises to 6)",
        "3  Run (they score 1)",
    ]


def test_where_calls_are_made_at_any_time_you_may_call_before_the_others_play() -> None:
    match = new(2, 7, call_when="any_time")
    if match.decider() == 0:
        match.play(match.state.legal()[0])
    said = play(match, "2")
    wait = said.index("1  wait")
    assert said[wait - 1] == "Zeca is to play…"
    assert said[wait + 1] == "2  Truco! (raises to 3)"
    assert said[wait + 2] == "You call truco: 3 instead of 1."


def test_an_empty_line_waits() -> None:
    match = new(2, 7, call_when="any_time")
    if match.decider() == 0:
        match.play(match.state.legal()[0])
    before = len(match.log)
    play(match, "")
    assert match.log[before].seat == 1


# ------------------------------------------------------------------------- terminals


def test_a_prompt_is_written_to_a_person_only() -> None:
    for terminal, sign in ((True, "> "), (False, "")):
        out = io.StringIO()
        text_table.run(new(), Lines(terminal=terminal), out, PEOPLE)
        assert out.getvalue().endswith(f"raises to 3)\n{sign}\nThe match is not saved.\n")


def test_a_terminal_without_our_signs_gets_plain_letters() -> None:
    i18n.install("pt_PT")
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii", write_through=True)
    assert text_table.run(new(), Lines("t"), out, PEOPLE) == 0
    said = raw.getvalue().decode("ascii").splitlines()
    assert "1.a mao. Seu Tiao da as cartas e tu abres." in said
    assert "Tens KD 7H 7D." in said


def test_bytes_that_are_no_text_are_only_not_understood() -> None:
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8")
    match = new()
    assert text_table.run(match, source, io.StringIO(), PEOPLE) == 0
    assert match.log


def test_a_player_nobody_knows_is_played_all_the_same() -> None:
    match = new(2, 7)
    out = io.StringIO()
    assert text_table.run(match, Lines("1"), out, {}) == 0
    assert len(match.log) > 1


def test_a_bot_that_fails_is_named_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: TrucoBot, view: object) -> object:
        raise RuntimeError("no idea")

    monkeypatch.setattr(TrucoBot, "decide", fail)
    match = new(2, 7)
    said = play(match, "1", "1", "1")
    assert "Zeca: I could not make up my mind in time." in said
    assert not any("no idea" in line for line in said)


def test_a_persona_says_it_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {"truco": {"en": ("Truco, my friend!",)}, "accept": {"en": ("Bring it on!",)}}
    zeca = Persona("zeca", "Zeca", level=1, lines=lines)

    def accept(self: TrucoBot, view: View) -> Thought:
        yield
        return Decision(view.legal[0])

    monkeypatch.setattr(TrucoBot, "decide", accept)
    match = new(2, 7)
    while match.decider() != 0:
        match.play(match.state.legal()[0])
    out = io.StringIO()
    call = next(n for n, a in enumerate(match.state.legal(), 1) if isinstance(a, Call))
    text_table.run(match, Lines(str(call)), out, {"zeca": zeca})
    said = out.getvalue().splitlines()
    accepted = said.index("Zeca accepts: the deal is worth 3.")
    assert said[accepted - 1] == "You call truco: 3 instead of 1."
    assert said[accepted + 1] == "Zeca: Bring it on!"
