"""What the tests of the words of Guiñote, Tute and Brisca share."""

from __future__ import annotations

import pytest

from game.engine.contract import Event
from game.engine.options import Options
from game.engine.pointtricks.records import (
    DealBegan,
    DealEnded,
    Dealt,
    Declared,
    Drew,
    FourDeclared,
    Played,
    StrictBegan,
    Swapped,
    TrickEnded,
    TurnedUp,
)
from game.engine.pointtricks.state import PointState
from game.engine.spanish import PACK
from game.games.brisca.words import WORDS as BRISCA
from game.games.guinote.words import WORDS as GUINOTE
from game.games.tute.words import WORDS as TUTE
from game.wording.pointtricks.words import PointTrickWords
from game.words import plain
from tests.examples.spanish_table import CONFIG, card, play, preset, table

NAMES = ("Ana", "Ramiro", "Pilar", "Lola")
GAMES: tuple[PointTrickWords, ...] = (GUINOTE, TUTE, BRISCA)
PRESETS = [
    pytest.param(words, file.stem, id=f"{words.game.name}-{file.stem}")
    for words in GAMES
    for file in sorted((CONFIG / words.game.name).glob("*.toml"))
]
STANDARD = preset(GUINOTE.game, "standard")
ARAGONES = preset(GUINOTE.game, "aragones")
every_game = pytest.mark.parametrize("words", GAMES, ids=lambda words: words.game.name)


def whole(sentence: str) -> str:
    """The sentence, if it is one: not empty, all filled, markup in pairs."""
    assert sentence.strip() == sentence != ""
    assert "{" not in sentence
    assert "*" not in plain(sentence), sentence
    assert "  " not in sentence
    return sentence


def strict(options: Options, *hands: str, need: tuple[int, int] | None = None) -> PointState:
    """A deal of Guiñote without a stock: oros are trump and the duties hold."""
    return table(GUINOTE.game, options, *hands, need=need)


def prompt(state: PointState, seat: int) -> str:
    return whole(GUINOTE.prompt(state.view(seat), NAMES))


def aragonese_trick() -> PointState:
    """The first trick is played, and seat 0 holds rey and sota of copas."""
    hands = ("AO RC SC 4C", "2E 5C 6C 7C", "RB SB 5E 6E", "4B 5B 6B 7B")
    state = table(GUINOTE.game, ARAGONES, *hands, stock="4O 3E 3B 3O")
    play(state, "AO", "2E", "5E", "4B")
    return state


EVENT_SAMPLES: tuple[Event, ...] = (
    *(DealBegan(3, dealer, (dealer + 1) % 4) for dealer in range(4)),
    Dealt(0, PACK.hand("RO SO 7O 3C 2E AB")),
    *(TurnedUp(card("5O")), *(TurnedUp(card("5O"), holder) for holder in range(4))),
    *(Played(seat, card(code)) for seat in range(4) for code in ("RO", "SC", "CE", "AB", "2B")),
    *(TrickEnded(n, seat, points) for n in (1, 10) for seat in range(4) for points in (0, 4, 14)),
    Drew(0, card("3C")),
    *(Drew(seat, card("5O"), face_up=True) for seat in range(4)),
    StrictBegan(),
    *(Swapped(seat, card("7O"), card("AO")) for seat in range(4)),
    *(Declared(seat, card("RO"), 40) for seat in range(4)),
    *(Declared(seat, card("RC"), 20) for seat in range(4)),
    *(FourDeclared(seat, card("RO"), 40) for seat in range(4)),
    *(FourDeclared(seat, card("CO"), 0) for seat in range(4)),
    *(
        DealEnded(points, reason)
        for points in ((130, 0), (60, 70), (60, 60))
        for reason in ("played", "reached", "capote", "tute")
    ),
)
"""Events of every kind, as seat 0 sees them."""
