"""The computer players of Gleek: one way of thinking, many temperaments and levels."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots.base import Bot, Decision, Reason, Thought, decision_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card, rank, suit
from game.engine.contract import Action, View
from game.games.gleek import motives
from game.games.gleek.cardplay import CardPlay
from game.games.gleek.discard import Stock, keep_blind, keep_seen, stays, stock_worth
from game.games.gleek.masks import RUFF, masks
from game.games.gleek.records import (
    Bid,
    DeclareSets,
    Discard,
    Fold,
    Match,
    Pass,
    Play,
    Vie,
    Vied,
    Wait,
)
from game.games.gleek.rules import GleekStanding, GleekView
from game.games.gleek.sampling import STOCK
from game.games.gleek.scoring import FACES, ruff
from game.games.gleek.settings import Rules
from game.games.gleek.staking import Odds, chances
from game.games.gleek.valuation import Worth, packed


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``stocks``, ``worlds`` and ``playouts`` are its budgets for the stock, the ruff and a card (0
    playouts: it goes by habit), the last shared among the ``width`` likeliest cards; ``forgets``
    how likely a played card slips a mind without any memory; ``slip`` how far it misjudges a ruff
    (standard deviation of a chance) and, in chips times ten, the stock; ``credulity`` how much it
    reads from what others do; ``careless`` how often it plays any card.
    """

    stocks: int
    worlds: int
    playouts: int
    width: int
    forgets: float
    slip: float
    credulity: float
    careless: float


LEVELS = {
    1: Level(2, 12, 0, 1, 1.0, 0.2, 0.0, 0.3),
    2: Level(6, 60, 80, 3, 0.6, 0.08, 0.5, 0.05),
    3: Level(24, 200, 400, 5, 0.25, 0.0, 1.0, 0.0),
    4: Level(40, 300, 900, 6, 0.1, 0.0, 1.0, 0.0),
    5: Level(60, 500, 2000, 8, 0.0, 0.0, 1.0, 0.0),
}

_UNKNOWN_WORTH = 12.0
"""Chips that the stock is worth to somebody of whom nothing is known."""

_BOLD = 5.0
"""Chips that full courage adds to a bid against none."""

_OPEN = 0.4
"""The chance from which a ruff is opened."""

_VERY_STRONG = 0.75
"""The chance from which lying low is worth it."""

_TRICKED = 0.12
"""How often a full bluffer opens on nothing."""

_DIFFERENT = 6.0
"""Chips between two alternatives from which a decision is no longer close."""


def make_bot(persona: Persona, rng: Random) -> GleekBot:
    """The bot that plays a persona. ``rng`` gives the seed of its decisions, once."""
    return GleekBot(persona.temper, LEVELS[persona.level], rng.getrandbits(64))


class GleekBot(Bot):
    """Reckons each phase of a deal in chips, over hands that could be."""

    def __init__(self, temper: Temper, level: Level, seed: int) -> None:
        self._temper, self._level, self._seed = temper, level, seed

    def decide(self, view: View) -> Thought:
        assert isinstance(view, GleekView)
        rng = decision_rng(self._seed, view)
        if len(view.legal) == 1:
            yield
            return _forced(view)
        match view.phase:
            case "auction":
                return (yield from self._bid(view, rng))
            case "discard":
                return (yield from self._discard(view))
            case "ruff":
                return (yield from self._vie(view, rng))
            case "sets":
                yield
                return _declare(view)
        return (yield from self._card(view, rng))

    def fallback(self, view: View) -> Action:
        """Cost nothing: pass, wait, fold, lay away or play the lowest card."""
        assert isinstance(view, GleekView)
        plain: dict[type[Action], int] = {Pass: 0, Wait: 0, Match: 1, Fold: 0}
        quiet = [a for a in view.legal if type(a) in plain]
        if quiet:
            return min(quiet, key=lambda a: plain[type(a)])
        cards = [a for a in view.legal if isinstance(a, (Play, Discard))]
        return min(
            cards,
            key=lambda a: (suit(a.card) == view.trump, rank(a.card)),
            default=view.legal[0],
        )

    # ----------------------------------------------------------------- auction

    def _bid(self, view: GleekView, rng: Random) -> Thought:
        rules = Rules.of(view.options)
        price = view.auction.next_price
        bid, leave = Bid(view.seat, price), Pass(view.seat)
        value = _worth(view)
        own = yield from stock_worth(value, rules, view.hand, view.turn_up, self._level.stocks, rng)
        own += rng.gauss(0.0, 10.0 * self._level.slip)
        worth = max(0, round(own))
        told = {"worth": worth, "price": price}
        gained, left = own - price, 0.0
        if view.auction.bidder is not None:
            # Another buys: half the price comes in, half of what the stock brings goes out.
            theirs = max(_UNKNOWN_WORTH, float(view.auction.price))
            left = (view.auction.price - theirs) / 2
        courage = _BOLD * (self._temper.courage - 0.5)
        values: list[tuple[Action, float]] = [(bid, gained), (leave, left)]
        if gained >= 0.0:
            key = motives.BIDS_WORTH
        elif view.auction.bidder is not None and gained + max(0.0, courage) >= left - 1.0:
            key = motives.FORCES_UP if gained >= left - 1.0 else motives.RISKS_BID
        else:
            key = motives.TOO_DEAR
        if key == motives.BIDS_WORTH and gained + min(0.0, courage) < left - 1.0:
            key = motives.TOO_DEAR
        action = leave if key == motives.TOO_DEAR else bid
        return _decision(action, values, (Reason(key, told),))

    # ----------------------------------------------------------------- discard

    def _discard(self, view: GleekView) -> Thought:
        """Lay away the first card of a plan for all seven.

        The plan is made of the cards that were there before the first was laid away, so that it
        stays the same until the last.
        """
        rng = Random(f"{self._seed}|{view.standing.deal}|discard")
        held = sorted([*view.hand, *view.discards])
        kept = yield from self._plan(view, held, [], rng)
        if any(kept & packed(card) for card in view.discards):
            # Something else was laid away than planned: make the best of what is left.
            kept = yield from self._plan(view, sorted(view.hand), view.discards, rng)
        away = [a for a in view.legal if isinstance(a, Discard) and not kept & packed(a.card)]
        action = min(away, key=lambda a: (suit(a.card), rank(a.card)))
        keeping = [card for card in held if kept & packed(card)]
        return Decision(action, ((action, 0.0),), _why_away(action.card, keeping, view.trump))

    def _plan(
        self, view: GleekView, hand: Sequence[Card], gone: Sequence[Card], rng: Random
    ) -> Generator[None, None, int]:
        """The cards to keep, as one mask."""
        rules = Rules.of(view.options)
        value = _worth(view)
        fixed = [card for card in hand if stays(rules, view.trump, card)]
        away = STOCK - len(gone)
        if view.stock_left:
            stock = Stock([*hand, *gone], view.turn_up, self._level.stocks, rng)
            _, kept = yield from keep_blind(value, hand, fixed, len(hand) - away, stock)
        else:
            yield
            _, kept = keep_seen(value, hand, fixed, away)
        return kept

    # -------------------------------------------------------------------- ruff

    def _vie(self, view: GleekView, rng: Random) -> Thought:
        tempted, patient = rng.random(), rng.random()
        found = yield from chances(view, self._level.worlds, self._level.credulity, rng)
        odds = Odds.of(view, found)
        slip = rng.gauss(0.0, self._level.slip)
        if slip:
            odds = odds.misjudged(slip)
        shown = ruff(view.hand)
        told = {"percent": round(100 * odds.chance), "total": shown.total}
        if not view.vying.opened:
            return self._open(view, odds, told, tempted, patient)
        return self._answer(view, odds, told, tempted)

    def _open(
        self,
        view: GleekView,
        odds: Odds,
        told: dict[str, int],
        tempted: float,
        patient: float,
    ) -> Decision:
        temper = self._temper
        stake = view.vying.next_stake
        vie, wait = Vie(view.seat, stake), Wait(view.seat)
        values: list[tuple[Action, float]] = [(vie, odds.showdown(stake)), (wait, 0.0)]
        others_to_come = view.vying.waited < view.players - 1
        if odds.chance >= _OPEN - 0.1 * (temper.courage - 0.5):
            low = odds.chance > _VERY_STRONG and others_to_come and patient < 0.3 * temper.patience
            if low:
                return _decision(wait, values, (Reason(motives.LIES_LOW, told),))
            return _decision(vie, values, (Reason(motives.OPENS_STRONG, told),))
        if tempted < _TRICKED * temper.bluff:
            return _decision(vie, values, (Reason(motives.BLUFFS, told),))
        return _decision(wait, values, (Reason(motives.WAITS_WEAK, told),))

    def _answer(
        self, view: GleekView, odds: Odds, told: dict[str, int], tempted: float
    ) -> Decision:
        temper = self._temper
        seat, vying = view.seat, view.vying
        vie, match, fold = Vie(seat, vying.next_stake), Match(seat), Fold(seat)
        stays = odds.showdown(vying.stake)
        values: list[tuple[Action, float]] = [
            (match, stays),
            (vie, odds.raise_),
            (fold, odds.fold),
        ]
        raised = sum(isinstance(e, Vied) and e.seat == seat for e in view.history)
        at_stake = {"percent": told["percent"], "stake": vying.stake}
        if odds.chance >= odds.raise_from(raised, temper.courage):
            return _decision(vie, values, (Reason(motives.RAISES_STRONG, told),))
        if not raised and odds.chance > 0.1 and tempted < _TRICKED / 2 * temper.bluff:
            return _decision(vie, values, (Reason(motives.BLUFFS, told),))
        if odds.closing:
            even = odds.chance >= 1.0 / (1 + odds.left)
            key = motives.FAR_ENOUGH if even else motives.COSTS_NO_MORE
            return _decision(match, values, (Reason(key, at_stake),))
        if odds.chance >= odds.stay_from(temper.courage):
            return _decision(match, values, (Reason(motives.HOLDS, at_stake),))
        return _decision(fold, values, (Reason(motives.FOLDS, at_stake),))

    # ------------------------------------------------------------------- cards

    def _card(self, view: GleekView, rng: Random) -> Thought:
        plays = {a.card: a for a in view.legal if isinstance(a, Play)}
        lapse = self._temper.lapse(self._level.forgets)
        table = CardPlay(view, lapse, rng)
        cards = table.candidates(list(plays))
        if rng.random() < self._level.careless:
            yield
            chosen = cards[int(rng.random() * len(cards))]
            return Decision(plays[chosen], reasons=tuple(table.why(chosen)))
        usual = table.by_habit()
        if len(cards) == 1 or not self._level.playouts:
            yield
            chosen = cards[0] if len(cards) == 1 else usual
            return Decision(plays[chosen], reasons=tuple(table.why(chosen)))
        cards = table.likeliest(cards, usual, self._level.width)
        worth = yield from table.worth(cards, self._level.playouts)
        chosen = max(cards, key=lambda card: worth[card])
        values = [(plays[card], value) for card, value in worth.items()]
        return _decision(plays[chosen], values, tuple(table.why(chosen)))


def _worth(view: GleekView) -> Worth:
    assert isinstance(view.standing, GleekStanding)
    return Worth.of(Rules.of(view.options), view.trump, view.standing.opening)


def _forced(view: GleekView) -> Decision:
    action = view.legal[0]
    if isinstance(action, Bid):
        return Decision(action, reasons=(Reason(motives.MUST_OPEN, {"price": action.price}),))
    return Decision(action, reasons=(Reason(motives.ONLY_MOVE),))


def _declare(view: GleekView) -> Decision:
    """Every set is paid for; what it shows is worth less."""
    every = max((a for a in view.legal if isinstance(a, DeclareSets)), key=lambda a: len(a.ranks))
    return Decision(every, ((every, 0.0),), (Reason(motives.DECLARES_ALL),))


def _why_away(card: Card, kept: Sequence[Card], trump: int) -> tuple[Reason, ...]:
    held = masks(kept)
    best = max(range(len(held)), key=lambda s: RUFF[held[s]])
    ranks = [rank(c) for c in kept if rank(c) in FACES]
    weak = rank(card) not in FACES
    reasons = [Reason(motives.LAYS_WEAK if weak else motives.MUST_LAY, {"card": card})]
    if held[best].bit_count() >= 3:
        reasons.append(Reason(motives.KEEPS_RUFF))
    if any(ranks.count(r) >= 2 for r in ranks):
        reasons.append(Reason(motives.KEEPS_SETS))
    if held[trump].bit_count() >= 2 and best != trump:
        reasons.append(Reason(motives.KEEPS_TRUMPS))
    return tuple(reasons)


def _decision(
    action: Action, values: Sequence[tuple[Action, float]], reasons: tuple[Reason, ...]
) -> Decision:
    ranked = tuple(sorted(values, key=lambda item: -item[1]))
    close = 0.0
    if len(ranked) > 1:
        own = dict(ranked)[action]
        other = max(value for alternative, value in ranked if alternative != action)
        close = max(0.0, 1.0 - abs(own - other) / _DIFFERENT)
    return Decision(action, ranked, reasons, close)
