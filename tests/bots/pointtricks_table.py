"""Deals of Guiñote, Tute and Brisca for the bot to decide in, at random or laid by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import tomli

from game.bots.base import Bot, Decision, seat_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card
from game.engine.contract import Action, IllegalAction
from game.engine.duty import winning
from game.engine.options import Options
from game.engine.pointtricks import scores
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.records import Play, StrictBegan, TurnedUp
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointState, PointView
from game.engine.shuffle import Stream, numbered_secret
from game.engine.spanish import PACK
from game.games.brisca import bot as brisca_bot
from game.games.brisca.rules import GAME as BRISCA
from game.games.guinote import bot as guinote_bot
from game.games.guinote.rules import GAME as GUINOTE
from game.games.tute import bot as tute_bot
from game.games.tute.rules import GAME as TUTE
from tests.bots.asking import decided
from tests.shipped import CONFIG as CONFIG
from tests.shipped import preset as preset

GAMES: tuple[PointTrickGame, ...] = (GUINOTE, TUTE, BRISCA)
MAKERS = {
    "guinote": guinote_bot.make_bot,
    "tute": tute_bot.make_bot,
    "brisca": brisca_bot.make_bot,
}
GOALS = {"guinote": guinote_bot.goal, "tute": tute_bot.goal, "brisca": brisca_bot.goal}
POSITIONS = Path(__file__).parent / "positions"

PLAIN = Temper()
TEMPERS = (PLAIN, Temper(1, 1, 0, 1, 1), Temper(0, 0, 1, 1, 0))
"""The plain one, the boldest and the most patient."""


def presets(game: PointTrickGame) -> list[str]:
    """The names of the shipped presets of a game."""
    return sorted(file.stem for file in (CONFIG / game.name).glob("*.toml"))


def mutated(game: PointTrickGame, rng: Random) -> Options:
    """Options drawn at random, each from its choices."""
    return game.schema.check({option.name: rng.choice(option.values) for option in game.schema})


def deal(
    game: PointTrickGame,
    options: Options,
    players: int,
    number: int,
    points: tuple[int, int] = (0, 0),
    round_: int = 1,
) -> PointState:
    """A deal of a numbered match."""
    standing = PointStanding(points=points, dealer=number % players, deal=1, round=round_)
    return game.deal(options, players, Stream(numbered_secret(number), "deal 1"), standing)


def walk(state: PointState, rng: Random) -> Iterator[PointState]:
    """Every position of a deal played at random, some of it out of turn."""
    while state.outcome is None:
        yield state
        seats = [seat for seat in range(state.players) if state.legal(seat)]
        seat = rng.choice(seats) if rng.random() < 0.3 else state.actor
        state.play(rng.choice(state.legal(seat)))


def bot(game: str, seat: int, temper: Temper = PLAIN, level: int = 3, seed: int = 0) -> Bot:
    """A bot of this temper and level."""
    persona = Persona("somebody", "Somebody", level=level, temper=temper)
    return MAKERS[game](persona, seat_rng("somebody", seat, str(seed)))


def decide(
    game: str, view: PointView, temper: Temper = PLAIN, level: int = 3, seed: int = 0
) -> Decision:
    """What a bot of this temper and level decides."""
    return decided(bot(game, view.seat, temper, level, seed), view)


def code(action: Action | None) -> str:
    """A play by its card's code, other actions as ``"declare RO"`` or ``"draw"``."""
    if action is None:
        return "nothing"
    if isinstance(action, Play):
        return PACK.code(action.card)
    card = getattr(action, "card", None)
    return action.do if card is None else f"{action.do} {PACK.code(card)}"


@dataclass(frozen=True)
class Position:
    """A position of the file: a state, the seat that is asked, and what it may answer."""

    name: str
    game: str
    state: PointState
    seat: int
    accept: tuple[str, ...]
    out_of_turn: bool

    def __str__(self) -> str:
        return self.name


def positions(file: str) -> list[Position]:
    """The positions of a file, in its order."""
    data = tomli.loads((POSITIONS / file).read_text(encoding="utf-8"))
    return [laid_position(file.removesuffix(".toml"), entry) for entry in data["position"]]


def laid_position(name: str, entry: dict[str, Any]) -> Position:
    """Lay a position.

    ``hand`` is held by the seat asked and ``table`` lies in front of it. With ``turn_up`` the deal
    has just begun and everybody else holds what is left. Without it the deal is in its strict
    phase: ``left`` are the cards that the others hold, and all the rest have been played.
    """
    game = next(g for g in GAMES if g.name == name)
    options = preset(game, entry.get("preset", "standard"), **entry.get("options", {}))
    players = entry.get("players", 4)
    table = PACK.hand(entry.get("table", ""))
    lay = _begun if "turn_up" in entry else _ending
    for attempt in count():
        state, asked = lay(game, options, players, entry, Random(attempt))
        try:
            for card in table:
                seat = state.actor
                assert seat is not None
                state.play(Play(seat, card))
        except IllegalAction:  # the others hold what does not fit: deal them other cards
            assert attempt < 500, entry["name"]
            continue
        break
    return Position(
        entry["name"],
        name,
        state,
        asked,
        tuple(entry["accept"]),
        entry.get("out_of_turn", False),
    )


def _standing(entry: dict[str, Any], dealer: int) -> PointStanding:
    points = tuple(entry.get("points", (0, 0)))
    return PointStanding(points, dealer, deal=1, round=entry.get("round", 1))


def _begun(
    game: PointTrickGame,
    options: Options,
    players: int,
    entry: dict[str, Any],
    rng: Random,
) -> tuple[PointState, int]:
    """The first trick of a deal, which seat 0 leads. ``seat`` is the one that is asked."""
    hand, table = PACK.hand(entry["hand"]), PACK.hand(entry.get("table", ""))
    asked = entry.get("seat", len(table) % players)
    turn_up = PACK.card(entry["turn_up"])
    terms = game.terms(options)
    size = sum(terms.packets)
    hands: list[list[Card]] = [[] for _ in range(players)]
    hands[asked] = list(hand)
    for seat, card in enumerate(table):
        if card not in hands[seat]:
            hands[seat].append(card)
    if not terms.stock and not any(turn_up in held for held in hands):
        hands[-1].append(turn_up)
    laid = {turn_up, *(c for held in hands for c in held)}
    rest = [card for card in PACK.cards() if card not in laid]
    rng.shuffle(rest)
    for held in hands:
        while len(held) < size:
            held.append(rest.pop())
    standing = _standing(entry, players - 1)
    stock = [turn_up, *rest] if terms.stock else []
    return PointState(options, standing, terms, hands, stock, turn_up), asked


def _ending(
    game: PointTrickGame,
    options: Options,
    players: int,
    entry: dict[str, Any],
    rng: Random,
) -> tuple[PointState, int]:
    """A strict phase in which the cards named are left."""
    hand, table = PACK.hand(entry["hand"]), PACK.hand(entry.get("table", ""))
    left = list(PACK.hand(entry["left"]))
    rng.shuffle(left)
    named = {*hand, *table, *left}
    gone = [card for card in PACK.cards() if card not in named]
    terms = replace(game.terms(options), packets=(40 // players,))
    trump = "OCEB".index(entry.get("trump", "O"))
    tricks = [gone[n : n + players] for n in range(0, len(gone), players)]
    assert len(gone) % players == 0
    leader, leaders = 0, []
    for trick in tricks:
        leaders.append(leader)
        leader = (leader + winning(trick, trump, terms.strength)) % players
    asked = (leader + len(table)) % players
    hands: list[list[Card]] = [[] for _ in range(players)]
    for first, trick in zip(leaders, tricks, strict=True):
        for n, card in enumerate(trick):
            hands[(first + n) % players].append(card)
    full = 40 // players
    hands[asked] += hand
    for n, card in enumerate(table):
        hands[(leader + n) % players].append(card)
    for held in hands:
        while len(held) < full:
            held.append(left.pop(0))
    assert not left
    assert all(len(held) == full for held in hands)
    shown = next(card for card in PACK.cards() if card % 4 == trump)
    standing = _standing(entry, players - 1)
    state = PointState(options, standing, terms, hands, [], shown)
    state.history[-1] = TurnedUp(shown)  # long ago, under the stock
    state.strict = False
    for first, trick in zip(leaders, tricks, strict=True):
        for n, card in enumerate(trick):
            state.play(Play((first + n) % players, card))
    if terms.strict != "never":
        state.strict = True
        state.history.append(StrictBegan())
    # What the past tricks brought is of no interest: the deal stands as the entry says.
    state.taken[:] = entry.get("taken", (0, 0))
    state.tricks_won[:] = (1, 1)
    state.need = scores.need(game.match_terms(options), standing)
    return state, asked
