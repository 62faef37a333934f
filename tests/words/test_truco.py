"""Truco says everything it may have to say, in four languages, and says it right."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game import i18n
from game.bots.base import Reason
from game.bots.runner import FALLBACK
from game.engine.cards import HIDDEN
from game.engine.contract import Action, Event, Outcome, Refusal
from game.engine.shuffle import Stream, numbered_secret
from game.games.truco import motives, refusals
from game.games.truco.records import (
    ACTIONS,
    EVENTS,
    PACK,
    Accept,
    Accepted,
    Call,
    Called,
    DealBegan,
    DealEnded,
    Dealt,
    Play,
    Played,
    PlayedOn,
    PlayOn,
    PlayUnseen,
    Ran,
    Run,
    Shown,
    SpecialBegan,
    TrickEnded,
    TurnedUp,
)
from game.games.truco.rules import GAME, REFUSALS, TrucoStanding, TrucoState
from game.games.truco.words import WORDS
from game.words import CardRow, Glossary, Heading, Label, Table, page_lines, plain, spans
from tests.examples.truco_table import FILLER, card, play, preset, table

NAMES = ("Ana", "Seu Tião", "Dona Ceci", "Zeca")

PRESETS = ("standard", "paulista", "limpo", "manilha-velha", "mineiro")


def whole(sentence: str) -> str:
    """The sentence, if it is one: not empty, all filled, markup in pairs."""
    assert sentence.strip() == sentence != ""
    assert "{" not in sentence
    assert "*" not in plain(sentence), sentence
    assert "  " not in sentence
    return sentence


EVENT_SAMPLES: tuple[Event, ...] = (
    *(DealBegan(3, dealer, (dealer + 1) % 4, 1) for dealer in range(4)),
    *(Dealt(0, PACK.hand("4P AC 3O")), Dealt(0, (HIDDEN,) * 3, unseen=True)),
    TurnedUp(card("3O")),
    *(SpecialBegan(side, 3) for side in (0, 1, None)),
    *(Shown(0, PACK.hand("4P AC 3O"), (2,)), Shown(2, PACK.hand("7P 2E 6O"), (0,))),
    *(PlayedOn(seat, 3) for seat in range(4)),
    *(Played(seat, card("4P")) for seat in range(4)),
    *(Played(seat, card("QE"), slot=1) for seat in range(4)),
    *(Played(0, card("AC"), True), Played(1, HIDDEN, True)),
    *(Called(seat, worth, 1, 1 - seat % 2) for seat in range(4) for worth in (3, 4, 6, 9, 10, 12)),
    *(Called(seat, 6, 3, seat) for seat in range(4)),
    *(Accepted(seat, 3) for seat in range(4)),
    *(Ran(seat, 1) for seat in range(4)),
    *(TrickEnded(n, seat, (seat,), seat) for n in (1, 2, 3) for seat in range(4)),
    *(TrickEnded(1, None, (0, 1), 0), TrickEnded(2, None, (), 0)),
    *(
        DealEnded(side, points, reason)
        for side in (0, 1)
        for points in (1, 3)
        for reason in ("tricks", "ties", "ran", "special-run", "forbidden-call")
    ),
    DealEnded(None, 0, "ties"),
)


def test_the_samples_are_of_every_event() -> None:
    assert {type(event) for event in EVENT_SAMPLES} == set(EVENTS)


@pytest.mark.parametrize("event", EVENT_SAMPLES, ids=str)
def test_every_event_is_a_sentence(language: str, event: Event) -> None:
    view = table("4P AC 3O", "5C KO QE", "7P 2E 6O", "JO AE 3P", turn_up="3O").view(0)
    whole(WORDS.event(event, view, NAMES))


@pytest.mark.parametrize(
    "event", [Dealt(1, (HIDDEN,) * 3), Shown(1, (HIDDEN,) * 3, (3,))], ids=("dealt", "shown")
)
def test_what_others_get_to_see_is_not_told(event: Event) -> None:
    assert WORDS.event(event, table(*FILLER[:4]).view(0), NAMES) == ""


SENTENCES: dict[str, tuple[str, ...]] = {
    "en": (
        "*Deal 1.* Zeca deals and you lead.",
        "The _vira_ is the three of diamonds; the _manilhas_ are 4♦ 4♠ 4♥ 4♣, the lowest first.",
        "You play the four of clubs (_zap_).",
        "Seu Tião plays the king of diamonds.",
        "Dona Ceci calls *truco*: 3 instead of 1.",
        "Zeca runs.",
        "*We score 1 point.*",
    ),
    "pt_BR": (
        "*1ª mão.* Zeca dá as cartas e você abre.",
        "A _vira_ é o três de ouros; as _manilhas_ são 4♦ 4♠ 4♥ 4♣, da mais fraca à mais forte.",
        "Você joga o quatro de paus (_zap_).",
        "Seu Tião joga o rei de ouros.",
        "Dona Ceci pede *truco*: 3 em vez de 1.",
        "Zeca corre.",
        "*Marcamos 1 ponto.*",
    ),
    "pt_PT": (
        "*1.ª mão.* Zeca dá as cartas e tu abres.",
        "A _vira_ é o três de ouros; as _manilhas_ são 4♦ 4♠ 4♥ 4♣, da mais fraca à mais forte.",
        "Jogas o quatro de paus (_zap_).",
        "Seu Tião joga o rei de ouros.",
        "Dona Ceci pede *truco*: 3 em vez de 1.",
        "Zeca corre.",
        "*Marcamos 1 ponto.*",
    ),
    "es": (
        "*Mano 1.* Zeca reparte y abres tú.",
        "La _vira_ es el tres de diamantes; las _manilhas_ son 4♦ 4♠ 4♥ 4♣, de menor a mayor.",
        "Juegas el cuatro de tréboles (_zap_).",
        "Seu Tião juega el rey de diamantes.",
        "Dona Ceci canta *truco*: 3 en lugar de 1.",
        "Zeca se retira.",
        "*Anotamos 1 punto.*",
    ),
}


def test_a_deal_told(language: str) -> None:
    state = table("4P AC 3E", "5C KO QE", "7P 2E 6O", "JO AE 3P", turn_up="3O")
    play(state, "4P", "KO")
    state.play(Call(2, 3))
    state.play(Run(3))
    told = [e for e in state.history if not isinstance(e, Dealt)]
    assert (
        tuple(WORDS.event(event.seen_by(0), state.view(0), NAMES) for event in told)
        == SENTENCES[language]
    )


CALLED = {
    "en": (
        "*Zeca calls truco.* Do you accept, call *seis* or run?",
        (Label("Accept", "worth 3"), Label("Seis!", "raises to 6", "raise")),
        Label("Run", "they score 1", "quiet"),
        ("was 1, asks 3", "I would accept…"),
    ),
    "pt_BR": (
        "*Zeca pediu truco.* Você aceita, pede *seis* ou corre?",
        (Label("Aceito", "vale 3"), Label("Seis!", "sobe para 6", "raise")),
        Label("Corro", "eles marcam 1", "quiet"),
        ("valia 1, pede 3", "Eu aceitava…"),
    ),
    "pt_PT": (
        "*Zeca pediu truco.* Aceitas, pedes *seis* ou corres?",
        (Label("Aceito", "vale 3"), Label("Seis!", "sobe para 6", "raise")),
        Label("Corro", "eles marcam 1", "quiet"),
        ("valia 1, pede 3", "Eu aceitava…"),
    ),
    "es": (
        "*Zeca canta truco.* ¿Aceptas, cantas *seis* o te retiras?",
        (Label("Acepto", "vale 3"), Label("Seis!", "sube a 6", "raise")),
        Label("Me retiro", "ellos anotan 1", "quiet"),
        ("valía 1, pide 3", "Yo aceptaría…"),
    ),
}


def test_a_call_is_put_to_you(language: str) -> None:
    state = table(*FILLER[:4], dealer=2)
    state.play(Call(3, 3))
    view = state.view(0)
    prompt, (accept, call), run, (stake, advice) = CALLED[language]
    assert WORDS.prompt(view, NAMES) == prompt
    assert [WORDS.action(action, view) for action in view.legal] == [accept, call, run]
    assert WORDS.stake(view) == stake
    assert WORDS.advice(Accept(2), view).text == advice


def test_what_is_shouted_is_the_same_everywhere(language: str) -> None:
    for worth, shout in ((3, "Truco!"), (6, "Seis!"), (9, "Nove!"), (12, "Doze!")):
        balloon = WORDS.balloon(Called(3, worth, 1, 0))
        assert balloon is not None
        assert (balloon.text, balloon.style) == (shout, "burst")
        assert balloon.line == shout.lower().rstrip("!")


def test_in_minas_truco_asks_for_four_and_the_third_call_for_ten() -> None:
    calls = [WORDS.balloon(Called(3, worth, 2, 0)) for worth in (4, 6, 10, 12)]
    assert [b.text for b in calls if b] == ["Truco!", "Seis!", "Dez!", "Doze!"]


def test_what_is_quietly_said(language: str) -> None:
    for event in (Accepted(1, 3), Ran(1, 1), PlayedOn(1, 3)):
        balloon = WORDS.balloon(event)
        assert balloon is not None
        assert balloon.style == "speech"
        whole(balloon.text)
    assert WORDS.balloon(TurnedUp(card("5O"))) is None


# ------------------------------------------------------------------------- actions


def test_every_action_has_a_label_and_an_advice(language: str) -> None:
    view = table("4P AC 3O", "5C KO QE", turn_up="3O").view(0)
    actions: tuple[Action, ...] = (
        Play(0, card("4P")),
        Play(0, card("AC"), True),
        PlayUnseen(0, 1),
        Call(0, 3),
        Accept(0),
        Run(0),
        PlayOn(0),
    )
    assert {type(action) for action in actions} == set(ACTIONS)
    for action in actions:
        label = WORDS.action(action, view)
        whole(label.line())
        assert len(label.text) <= 24 or isinstance(action, Play)
        assert WORDS.advice(action, view).style == "thought"
        whole(WORDS.advice(action, view).text)


def test_a_manilha_is_called_by_its_name() -> None:
    view = table("4P AC 4O", "5C KO QE", turn_up="3O").view(0)
    assert WORDS.action(Play(0, card("4P")), view) == Label("four of clubs", "zap")
    assert WORDS.action(Play(0, card("4O")), view) == Label("four of diamonds", "pica-fumo")
    assert WORDS.action(Play(0, card("AC")), view) == Label("ace of hearts")
    assert WORDS.action(Play(0, card("AC"), True), view) == Label("ace of hearts", "face down")


def test_running_from_a_raise_gives_what_was_accepted() -> None:
    state = table(*FILLER[:2])
    state.play(Call(0, 3))
    state.play(Call(1, 6))
    view = state.view(0)
    assert WORDS.action(Run(0), view).detail == "they score 3"
    assert WORDS.action(Accept(0), view).detail == "worth 6"
    assert WORDS.prompt(view, NAMES) == "*Seu Tião calls seis.* Do you accept, call *nove* or run?"


def test_doze_leaves_two_answers() -> None:
    state = table(*FILLER[:2])
    for seat, worth in ((0, 3), (1, 6), (0, 9), (1, 12)):
        state.play(Call(seat, worth))
    assert WORDS.prompt(state.view(0), NAMES) == "*Seu Tião calls doze.* Do you accept or run?"


# ------------------------------------------------------------------------- special deals


def test_mao_de_onze_is_asked_and_named() -> None:
    options = preset("paulista")
    state = table(*FILLER[:4], options=options, points=(11, 7))
    view = state.view(0)
    assert WORDS.prompt(view, NAMES) == (
        "*Mão de onze.* Do you play for 3, or run and give them 1 point?"
    )
    assert [WORDS.action(a, view).line() for a in view.legal] == [
        "Play (worth 3)",
        "Run (they score 1)",
    ]
    assert WORDS.prompt(state.view(1), NAMES) == "*They have mão de onze.* They are deciding."


def test_in_minas_it_is_mao_de_dez_and_running_gives_two() -> None:
    i18n.install("pt_BR")
    state = table(*FILLER[:2], turn_up=None, options=preset("mineiro"), points=(10, 4))
    assert WORDS.prompt(state.view(0), NAMES) == (
        "*Mão de dez.* Você joga valendo 4, ou corre e eles marcam 2 pontos?"
    )


def test_mao_de_ferro_is_played_unseen(language: str) -> None:
    state = table(*FILLER[:2], options=preset("paulista"), points=(11, 11))
    view = state.view(0)
    assert "ferro" in whole(WORDS.prompt(view, NAMES))
    labels = [WORDS.action(action, view).text for action in view.legal]
    assert [label[-1] for label in labels] == ["1", "2", "3"]
    for line in WORDS.status(view, NAMES):
        assert not any(sign in whole(line) for sign in ("A♦", "K♦", "2♦"))


# ------------------------------------------------------------------------- the prompt


def test_the_prompt_says_who_is_ahead() -> None:
    state = table("4P 5C 3O", "5O KO QE", "7P 2E 6E", "JO AE 3P", turn_up="QC")
    assert WORDS.prompt(state.view(0), NAMES) == "*Your turn.* You lead trick 1."
    assert WORDS.prompt(state.view(1), NAMES) == "Ana is to play…"
    play(state, "3O")
    assert WORDS.prompt(state.view(1), NAMES) == "*Your turn.* Ana is ahead with 3♦."
    play(state, "5O")
    assert WORDS.prompt(state.view(2), NAMES) == ("*Your turn.* Your partner Ana is ahead with 3♦.")
    play(state, "6E")
    play(state, "3P")
    assert [type(e) for e in state.history][-1] is TrickEnded
    play(state, "4P*", "KO*", "7P*")
    assert WORDS.prompt(state.view(3), NAMES) == "*Your turn.* Only covered cards so far."


def test_the_prompt_says_that_cards_are_equal() -> None:
    state = table(*FILLER[:4])
    play(state, "AO", "AE")
    assert WORDS.prompt(state.view(2), NAMES) == "*Your turn.* A♦ is tied so far."


# ------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_is_a_sentence(language: str, key: str) -> None:
    view = table(*FILLER[:4]).view(0)
    values = {"card": card("4P"), "worth": 6, "turn": 1, "count": 2}
    sentence = whole(WORDS.refusal(Refusal(key, values), view))
    assert sentence.endswith(".")


def test_no_refusal_is_told_that_the_rules_do_not_know() -> None:
    assert {*refusals.SENTENCES, "no_such_place"} == set(REFUSALS)


def test_covering_in_the_first_trick_is_refused_with_the_reason() -> None:
    i18n.install("pt_BR")
    state = table(*FILLER[:4])
    refusal = state.refusal(Play(0, card("AO"), True))
    assert refusal is not None
    assert WORDS.refusal(refusal, state.view(0)) == (
        "Na primeira vaza ninguém cobre: jogue aberta; a partir da segunda pode cobrir."
    )


def test_a_place_that_is_empty_is_refused_with_the_number_of_cards() -> None:
    i18n.install("es")
    view = table(*FILLER[:4]).view(0)
    assert WORDS.refusal(Refusal("no_such_place", {"count": 1}), view) == (
        "Tienes 1 carta: elige esa."
    )
    assert WORDS.refusal(Refusal("no_such_place", {"count": 2}), view) == (
        "Tienes 2 cartas: elige una del 1 al 2."
    )


# ------------------------------------------------------------------------- reasons and outcomes


@pytest.mark.parametrize("key", [*motives.ALL, FALLBACK])
def test_every_reason_is_a_sentence(language: str, key: str) -> None:
    cards = {"card": card("QE"), "other": card("AE"), "above": 2}
    values = {**cards, "percent": 61, "needed": 40, "worth": 3, "run": 30, "less": 52}
    sentence = whole(WORDS.reason(Reason(key, values)))
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")


OUTCOMES = (
    (Outcome((3, 0), "tricks"), "*We win the deal* and score 3 points."),
    (Outcome((0, 1), "tricks"), "*They win the deal* and score 1 point."),
    (Outcome((1, 0), "ties"), "Three tied tricks: the deal is ours, 1 point."),
    (Outcome((0, 0), "ties"), "Three tied tricks: nobody scores."),
    (Outcome((1, 0), "ran"), "They ran. *We score 1 point.*"),
    (Outcome((0, 6), "ran"), "We ran. *They score 6 points.*"),
    (Outcome((0, 1), "special-run"), "We ran. *They score 1 point.*"),
    (Outcome((0, 0), "forbidden-call", 1), "A call in mão de onze costs the game: it is theirs."),
)


@pytest.mark.parametrize(("outcome", "sentence"), OUTCOMES)
def test_outcomes(outcome: Outcome, sentence: str) -> None:
    view = table(*FILLER[:4], options=preset("paulista")).view(0)
    assert WORDS.outcome(outcome, view) == sentence
    for language in i18n.LANGUAGES:
        i18n.install(language)
        whole(WORDS.outcome(outcome, view))


def test_more_than_the_target_is_shown_as_the_target() -> None:
    options = preset("standard")
    standing = TrucoStanding((13, 11), dealer=0, deal=9, winners=(0,))
    assert WORDS.score(standing, options, 0) == 12
    assert WORDS.match_over(standing, options, 0) == "*We win the match*, 12 to 11."
    assert WORDS.match_over(standing, options, 1) == "*They win the match*, 12 to 11."


def test_a_match_of_games_is_told_in_games(language: str) -> None:
    options = preset("standard", best_of=3)
    standing = TrucoStanding((0, 0), dealer=0, deal=30, winners=(1,), games=(1, 2))
    for side in (0, 1):
        assert {"1", "2"} <= set(whole(WORDS.match_over(standing, options, side)))


# ------------------------------------------------------------------------- cards


CARDS = {
    "en": ("four of clubs", "queen of hearts", "ace of spades", "a card face down"),
    "pt_BR": ("quatro de paus", "dama de copas", "ás de espadas", "uma carta coberta"),
    "pt_PT": ("quatro de paus", "dama de copas", "ás de espadas", "uma carta coberta"),
    "es": ("cuatro de tréboles", "dama de corazones", "as de picas", "una carta tapada"),
}


def test_cards_in_words(language: str) -> None:
    cards = [card("4P"), card("QC"), card("AE"), HIDDEN]
    assert tuple(WORDS.card(c) for c in cards) == CARDS[language]
    assert len({WORDS.card(c) for c in PACK.cards()}) == 40


def test_cards_in_signs() -> None:
    assert [WORDS.short(c) for c in PACK.hand("4P QC AE 7O")] == ["4♣", "Q♥", "A♠", "7♦"]
    assert WORDS.short(HIDDEN) == "▒"


def test_chips_and_places() -> None:
    view = table(*FILLER[:4], turn_up="4O").view(0)
    assert WORDS.manilhas(view) == "Manilhas: 5"
    assert [WORDS.role(seat, view) for seat in range(4)] == ["mão", "", "", "pé"]
    assert [WORDS.side(side, 0) for side in (0, 1)] == ["We", "They"]
    assert [WORDS.side(side, 1) for side in (0, 1)] == ["They", "We"]
    fixed = table(*FILLER[:2], turn_up=None, options=preset("mineiro")).view(0)
    assert WORDS.manilhas(fixed) == "Manilhas: 4♣ 7♥ A♠ 7♦"
    assert WORDS.stake(fixed) == "worth 2"


# ------------------------------------------------------------------------- whatever may happen


@pytest.mark.parametrize("number", range(12))
def test_whatever_happens_is_told_without_what_is_hidden(language: str, number: int) -> None:
    """Deals under random options: every event, prompt and refusal is whole, and no sentence to a
    seat holds a card which that seat may not know."""
    rng = Random(number)
    options = GAME.schema.check({o.name: rng.choice(o.values) for o in GAME.schema})
    players = rng.choice(GAME.players)
    names = ("_Ana_", "Tião", "Ceci", "Zeca", "Bel", "Rui")[:players]
    stream = Stream(numbered_secret(number), "start")
    score = int(options["special_score"]) if options["special_score"] != "none" else 5
    points = (min(score, options.number("target") - 1), rng.choice((4, score)))
    standing = TrucoStanding(points, dealer=stream.below(players), deal=1)
    for _deal in range(3):
        state = GAME.deal(options, players, stream, standing)
        hands = [set(map(WORDS.short, hand)) for hand in state.hands]
        _told_well(list(state.history), state, names, hands)
        while state.outcome is None:
            for seat in range(players):
                whole(WORDS.prompt(state.view(seat), names))
                for line in WORDS.status(state.view(seat), names):
                    whole(line)
            for action in _every_action(state, rng):
                refusal = state.refusal(action)
                if refusal is not None:
                    whole(WORDS.refusal(refusal, state.view(action.seat)))
            assert state.actor is not None
            seat = rng.choice(state.deciders)
            action = rng.choice(state.legal(seat))
            whole(WORDS.action(action, state.view(seat)).line())
            _told_well(state.play(action), state, names, hands)
        whole(WORDS.outcome(state.outcome, state.view(0)))


def _told_well(
    events: list[Event], state: TrucoState, names: tuple[str, ...], hands: list[set[str]]
) -> None:
    open_to_all = set(map(WORDS.short, state.manilhas)) | {
        WORDS.short(e.card) for e in state.history if isinstance(e, Played) and not e.covered
    }
    if state.turn_up is not None:
        open_to_all.add(WORDS.short(state.turn_up))
    for event, seat in product(events, range(state.players)):
        view = state.view(seat)
        sentence = WORDS.event(event.seen_by(seat), view, names)
        silent = isinstance(event, (Dealt, Shown)) and seat != event.seat
        if sentence or not silent:
            whole(sentence)
        shown = {seat} | {partner for partner, _ in view.shown}
        for other in set(range(state.players)) - shown:
            told = sentence + " ".join(WORDS.status(view, names))
            assert not [sign for sign in hands[other] - open_to_all if sign in told]


def _every_action(state: TrucoState, rng: Random) -> list[Action]:
    cards = rng.sample(PACK.cards(), 6) + [c for hand in state.hands for c in hand]
    return [
        action
        for seat in range(state.players)
        for action in (
            *(Play(seat, c, covered) for c in cards for covered in (False, True)),
            *(PlayUnseen(seat, slot) for slot in range(4)),
            *(Call(seat, worth) for worth in (2, 3, 4, 6, 9, 10, 12)),
            *(Accept(seat), Run(seat), PlayOn(seat)),
        )
    ]


# ------------------------------------------------------------------------- pages


@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_page_is_whole(language: str, name: str) -> None:
    page = WORDS.rules_page(preset(name))
    lines = list(page_lines(page, lambda code: WORDS.short(PACK.card(code))))
    assert lines[0] == page.title != ""
    assert all(len(line) <= 78 for line in lines)
    for line in lines:
        assert "{" not in line
        assert "*" not in line
    for block in page.blocks:
        if isinstance(block, CardRow):
            codes = (*block.codes, *([block.lead] if block.lead else []))
            assert all(PACK.card(code) is not None for code in codes)
            assert not block.names or len(block.names) == len(block.codes)
            assert all(place < len(block.codes) for place in block.best)
        if isinstance(block, Table):
            assert {len(row) for row in block.rows} == {len(block.header)}


def rows(name: str) -> list[CardRow]:
    return [b for b in WORDS.rules_page(preset(name)).blocks if isinstance(b, CardRow)]


def test_the_rules_page_shows_the_manilhas_of_the_options() -> None:
    turned_up = [(row.lead, row.codes) for row in rows("standard") if row.names]
    assert turned_up == [
        ("4O", ("5O", "5E", "5C", "5P")),
        ("3P", ("4O", "4E", "4C", "4P")),
    ]
    fixed = [(row.lead, row.codes) for row in rows("mineiro") if row.names]
    assert fixed == [("", ("7O", "AE", "7C", "4P"))]
    clean = [(row.lead, row.codes) for row in rows("limpo") if row.names]
    assert clean == [
        ("QO", ("JO", "JE", "JC", "JP")),
        ("3P", ("QO", "QE", "QC", "QP")),
    ]


@pytest.mark.parametrize("name", PRESETS)
def test_the_tricks_on_the_rules_page_are_won_by_the_cards_set_off(name: str) -> None:
    """The pictured tricks agree with the rules, seat by seat."""
    options = preset(name)
    for row in rows(name):
        if not row.best or len(row.codes) != 4:
            continue
        turn_up = None if options["manilhas"] == "fixed" else (row.lead or "5O")
        if options["deck"] == 24 and not row.lead:
            turn_up = "QO"
        spare = [c for c in ("4E", "4O", "5E", "5P", "6E", "6O", "6P", "7E") if c not in row.codes]
        hands = [f"{code} {spare[2 * n]} {spare[2 * n + 1]}" for n, code in enumerate(row.codes)]
        state = table(*hands, turn_up=turn_up, options=options)
        play(state, *row.codes)
        (ended,) = (e for e in state.history if isinstance(e, TrickEnded))
        won = ended.best if ended.winner is None else (ended.winner,)
        assert won == row.best, row


def test_the_rules_page_lists_what_running_gives() -> None:
    (calls,) = (
        b
        for b in WORDS.rules_page(preset("mineiro")).blocks
        if isinstance(b, Table) and b.header[0] == "Call"
    )
    assert calls.rows == (
        ("no call", "2", "–"),
        ("truco", "4", "2"),
        ("seis", "6", "4"),
        ("dez", "10", "6"),
        ("doze", "12", "10"),
    )


@pytest.mark.parametrize(
    ("name", "headings"),
    [("standard", []), ("paulista", ["Mão de onze", "Mão de ferro"]), ("mineiro", ["Mão de dez"])],
)
def test_the_rules_page_has_special_deals_where_they_are_played(
    name: str, headings: list[str]
) -> None:
    page = WORDS.rules_page(preset(name))
    found = [b.text for b in page.blocks if isinstance(b, Heading) and b.text.startswith("Mão")]
    assert found[: len(headings)] == headings
    assert bool(found) == bool(headings)


def test_every_term_in_italics_is_in_the_glossary(language: str) -> None:
    glossary = WORDS.glossary()
    texts: list[str] = [term.text for term in glossary]
    for name in PRESETS:
        for block in WORDS.rules_page(preset(name)).blocks:
            texts += [getattr(block, "text", ""), *getattr(block, "items", ())]
            assert not isinstance(block, Glossary) or block.terms == glossary
    view = table("4P AC 3O", "5C KO QE", "7P 2E 6O", "JO AE 3P", turn_up="3O").view(0)
    texts += [WORDS.event(event, view, NAMES) for event in EVENT_SAMPLES]
    terms = {piece for text in texts for piece, style in spans(text) if style == "term"}
    unknown = {word for word in terms if not any(term.answers_to(word) for term in glossary)}
    assert unknown == set()
    assert {"manilhas", "vira", "zap"} <= terms
