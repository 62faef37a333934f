"""The computer players of Gleek: one way of thinking, many temperaments and levels."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Mapping, Sequence
from math import exp
from random import Random
from typing import TypeVar

from game.bots.base import Bot, Decision, Reason, Thought, decision_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card, rank, suit
from game.engine.contract import Action, View
from game.games.gleek import motives
from game.games.gleek.buying import best, markets, plans
from game.games.gleek.cardplay import CardPlay
from game.games.gleek.discard import (
    Choice,
    Stock,
    keep_blind,
    keep_seen,
    misjudged,
    stays,
    stock_worth,
)
from game.games.gleek.levels import LEVELS, Level
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
from game.games.gleek.scoring import FACES, rank_code, ruff, set_pay, sets
from game.games.gleek.settings import Rules
from game.games.gleek.stakes import BEFORE_STOCK, BEFORE_TRICKS, Stakes
from game.games.gleek.staking import SURE, chances, reckon
from game.games.gleek.valuation import Worth, packed

_BOLD = 2.0
"""Chips that full courage adds to a bid or a raise against none."""

_WARY = 0.15
"""Chips by which one raise of its own makes another less attractive; two do it four times over."""

_EVEN = 0.3
"""Chips by which acts in the auction and the vying may fall short and still be chosen now and then:
what is done tells less of what is held."""

_HEARD = 0.4
"""How much everybody reads from a raise, and from who waits or folds."""

_BLUFF = 0.33
"""The chance to have the best ruff below which to vie is a bluff."""

_VERY_STRONG = 0.6
"""The chance to have the best ruff from which to wait is to lie low."""

_TOLD = 1.0
"""Chips between the best and the next from which they are told."""

_UNPROVEN = 2.0
"""Standard errors up to which one card is not held against another."""

_DIFFERENT = 6.0
"""Chips between two alternatives from which a decision is no longer close."""

_HABIT = 0.25
"""Chips that another card must promise beyond the one that goes without saying."""

_MISPLACED = 0.15
"""How far the worth of a card is misjudged, to the slip of a level, where cards are laid away."""

_PLAIN_END = 3
"""Cards in hand up to which anybody sees which of about equals is best."""

_FAR = 2.5
_STEPS: dict[type[Action], str] = {Wait: "wait", Vie: "vie", Match: "match", Fold: "fold"}

_Values = dict[Action, float]
_Choice = TypeVar("_Choice", bound=Hashable)


def make_bot(persona: Persona, rng: Random) -> GleekBot:
    """The bot that plays a persona. ``rng`` gives the seed of its decisions, once."""
    return GleekBot(persona.temper, LEVELS[persona.level], rng.getrandbits(64))


class GleekBot(Bot):
    """Reckons each phase of a deal in chips, over hands that could be."""

    def __init__(self, temper: Temper, level: Level, seed: int) -> None:
        self._temper, self._level, self._seed = temper, level, seed

    def decide(self, view: View) -> Thought:
        return self._think(view, None)

    def appraise(self, view: View, action: Action) -> Thought:
        return self._think(view, action)

    def _think(self, view: View, asked: Action | None) -> Thought:
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
        return (yield from self._card(view, rng, asked))

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
        level, auction = self._level, view.auction
        value = _worth(view)
        rules = Rules.of(view.options)
        own = yield from stock_worth(value, rules, view.hand, view.turn_up, level.stocks, rng)
        own += rng.gauss(0.0, level.slip)
        found = yield from markets(view, value, level.worlds, level.credulity, rng)
        tried = yield from plans(view, own, found, Stakes(view, BEFORE_STOCK))
        leave, stay = best(tried)
        price = auction.next_price
        bid, passes = Bid(view.seat, price), Pass(view.seat)
        values: _Values = {bid: stay.value, passes: leave.value}
        courage = _BOLD * (self._temper.courage - 0.5)
        action = self._leaning(values, {bid: courage}, rng)
        told = {"worth": max(0, round(own)), "price": price}
        if action == bid:
            key = motives.FORCES_UP if stay.value > leave.value else motives.RISKS_BID
            key = motives.BIDS_WORTH if own >= price else key
        elif own >= price and auction.bidder is not None:
            key, told["price"] = motives.SELLS, auction.price
        else:
            key = motives.TOO_DEAR
        return _decision(action, values, [Reason(key, told)])

    def _leaning(self, values: _Values, leanings: Mapping[Action, float], rng: Random) -> Action:
        """One of the best, not always the same: the nearer two are, the less it is certain."""
        felt = {a: value + leanings.get(a, 0.0) for a, value in values.items()}
        return _about_best(felt, _EVEN * (0.5 + self._temper.bluff), rng)

    # ----------------------------------------------------------------- discard

    def _discard(self, view: GleekView) -> Thought:
        """Lay away the lowest card of a plan for all seven.

        Stocks are the same for each of the seven, so that the plan stays the same to the last; what
        else was laid away is made the best of.
        """
        rng = Random(f"{self._seed}|{view.standing.deal}|discard")
        held = sorted([*view.hand, *view.discards])
        choices = yield from self._choices(view, held, rng)
        away = [a for a in view.legal if isinstance(a, Discard)]
        values: _Values = {}
        for value, kept in choices:  # the best comes first
            for action in away:
                if not kept & packed(action.card):
                    values.setdefault(action, value)
        kept = choices[0][1]
        action = min((a for a in away if not kept & packed(a.card)), key=lambda a: a.card)
        keeping = [card for card in held if kept & packed(card)]
        return _decision(action, values, _why_away(action.card, keeping, view.trump))

    def _choices(
        self, view: GleekView, held: Sequence[Card], rng: Random
    ) -> Generator[None, None, list[Choice]]:
        """What may be kept of ``held`` beside what is laid away, best first: the best of all, and
        the best without each card."""
        rules = Rules.of(view.options)
        gone = view.discards
        value = misjudged(_worth(view), held, _MISPLACED * self._level.slip, rng)
        fixed = [card for card in held if stays(rules, view.trump, card)]
        if view.stock_left:
            stock = Stock(held, view.turn_up, self._level.stocks, rng)
            keep = len(held) - STOCK
            return (yield from keep_blind(value, view.hand, fixed, keep, stock, each=True))
        found = [keep_seen(value, held, fixed, STOCK, gone)]
        for card in view.hand:
            yield
            if card not in fixed and found[0][1] & packed(card):
                found.append(keep_seen(value, held, fixed, STOCK, [*gone, card]))
        return sorted(found, reverse=True)

    # -------------------------------------------------------------------- ruff

    def _vie(self, view: GleekView, rng: Random) -> Thought:
        level, temper = self._level, self._temper
        slip = round(rng.gauss(0.0, level.slip))
        heard = max(_HEARD, level.credulity)
        found = yield from chances(view, level.worlds, heard, slip, rng)
        acts = {_STEPS[type(action)]: action for action in view.legal}
        worth = yield from reckon(view, found, list(acts), Stakes(view, BEFORE_TRICKS))
        values: _Values = {acts[step]: value for step, value in worth.items()}
        vie = acts["vie"]
        left = [seat for seat in view.vying.left if seat != view.seat]
        chance = found.against(left)
        closing = view.vying.opened and all(seat in view.vying.holding for seat in left)
        courage = _BOLD / 2 * (temper.courage - 0.5)
        raised = sum(isinstance(e, Vied) and e.seat == view.seat for e in view.history)
        leanings = {vie: courage - _WARY * raised**2 * (found.total < SURE)}
        if "wait" in acts and chance >= _VERY_STRONG:
            leanings[acts["wait"]] = temper.patience - 0.5
        sensible = {a: v for a, v in values.items() if not (closing and isinstance(a, Fold))}
        action = self._leaning(sensible, leanings, rng)
        return _decision(action, values, [_why_vie(view, action, chance, values)])

    # ------------------------------------------------------------------- cards

    def _card(self, view: GleekView, rng: Random, asked: Action | None) -> Thought:
        level = self._level
        plays = {a.card: a for a in view.legal if isinstance(a, Play)}
        table = CardPlay(view, self._temper.lapse(level.forgets), level.credulity, rng)
        alike = table.candidates(list(plays))
        cards = [card for card in plays if alike[card] == card]
        usual = alike[table.by_habit()]
        cards = table.likeliest(cards, usual, level.width)
        budget, keep = level.playouts, [usual]
        if isinstance(asked, Play):
            budget += budget // len(cards)
            keep.append(alike[asked.card])
            cards = list(dict.fromkeys([*cards, *keep]))
        if len(cards) == 1:
            yield
            equals: _Values = {play: 0.0 for card, play in plays.items() if alike[card] in cards}
            return _decision(plays[cards[0]], equals, table.why(cards[0]))
        trials = yield from table.worth(cards, budget, keep)
        chosen = trials.best
        means = trials.means()
        if means[chosen] - means[usual] < _HABIT:
            means[usual] = means[chosen]
            chosen = usual
        values: _Values = {plays[card]: value for card, value in means.items()}
        if isinstance(asked, Play):
            behind, error = trials.gap(trials.best, keep[-1])
            proven = behind > _UNPROVEN * error
            values[asked] = means[keep[-1]] if proven else means[chosen]
        if level.slack and len(view.hand) > _PLAIN_END:
            chosen = _about_best(means, level.slack, rng)
        return _decision(plays[chosen], values, table.why(chosen))


def _worth(view: GleekView) -> Worth:
    assert isinstance(view.standing, GleekStanding)
    return Worth.of(Rules.of(view.options), view.trump, view.standing.opening)


def _about_best(values: Mapping[_Choice, float], even: float, rng: Random) -> _Choice:
    """A choice among those that fall short of the best by a few times ``even`` at most, the worse
    the rarer."""
    top = max(values.values())
    near = {c: exp((v - top) / even) for c, v in values.items() if v > top - _FAR * even}
    return rng.choices(list(near), list(near.values()))[0]


def _forced(view: GleekView) -> Decision:
    action = view.legal[0]
    reason = Reason(motives.ONLY_MOVE)
    if isinstance(action, Bid):
        reason = Reason(motives.MUST_OPEN, {"price": action.price})
    return Decision(action, ((action, 0.0),), (reason,))


def _declare(view: GleekView) -> Decision:
    """Every set is paid for; what it shows is worth less."""
    pays = {rank_code(r): (view.players - 1) * set_pay(r, n) for r, n in sets(view.hand)}
    values: _Values = {
        a: float(sum(pays[code] for code in a.ranks))
        for a in view.legal
        if isinstance(a, DeclareSets)
    }
    every = max(values, key=lambda a: values[a])
    told = Reason(motives.DECLARES_ALL, {"chips": round(values[every])})
    return _decision(every, values, [told])


def _why_vie(view: GleekView, action: Action, chance: float, values: _Values) -> Reason:
    """Why somebody whose ruff is best with ``chance`` does this."""
    percent, stake = round(100 * chance), view.vying.stake
    ruff_ = {"percent": percent, "total": ruff(view.hand).total}
    staked = {"percent": percent, "stake": stake}
    match action:
        case Wait() if chance >= _VERY_STRONG:
            return Reason(motives.LIES_LOW, ruff_)
        case Wait():
            return Reason(motives.WAITS_WEAK, ruff_)
        case Vie() if chance < _BLUFF:
            return Reason(motives.BLUFFS, ruff_)
        case Vie():
            return Reason(motives.RAISES_STRONG if stake else motives.OPENS_STRONG, ruff_)
        case Fold():
            return Reason(motives.FOLDS, staked)
    left = [seat for seat in view.vying.left if seat != view.seat]
    if not all(seat in view.vying.holding for seat in left):
        return Reason(motives.HOLDS, staked)
    even = chance >= 1.0 / (1 + len(left))
    return Reason(motives.FAR_ENOUGH if even else motives.COSTS_NO_MORE, staked)


def _why_away(card: Card, kept: Sequence[Card], trump: int) -> list[Reason]:
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
    return reasons


def _decision(action: Action, values: _Values, reasons: Sequence[Reason]) -> Decision:
    """The decision, told with what it is ahead by."""
    ranked = tuple(sorted(values.items(), key=lambda item: -item[1]))
    others = [(other, value) for other, value in ranked if other != action]
    if isinstance(action, Discard):  # all seven of a plan are one choice
        others = [(other, value) for other, value in others if value < values[action]]
    told = list(reasons)
    close = 0.0
    if others and action in values:
        ahead = values[action] - others[0][1]
        close = max(0.0, 1.0 - abs(ahead) / _DIFFERENT)
        if ahead >= _TOLD:
            told.append(_ahead(others[0][0], round(ahead)))
    return Decision(action, ranked, tuple(told), close)


def _ahead(other: Action, chips: int) -> Reason:
    if isinstance(other, Play):
        return Reason(motives.BETTER_THAN, {"card": other.card, "chips": chips})
    return Reason(motives.BETTER_BY, {"chips": chips})
