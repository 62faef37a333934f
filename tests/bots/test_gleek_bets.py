"""What the bot of Gleek makes of auction, vying and session: figures worked out or measured."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.base import seat_rng
from game.bots.persona import Persona
from game.engine.cards import rank, suit
from game.engine.contract import Action
from game.games.gleek.bot import GleekBot, make_bot
from game.games.gleek.buying import Market, best, plans
from game.games.gleek.levels import LEVELS
from game.games.gleek.records import Bid, Discard, Fold, Match, Pass, Play, Vie, Wait
from game.games.gleek.rules import GleekStanding, GleekState, GleekView
from game.games.gleek.scoring import ACE
from game.games.gleek.stakes import BEFORE_STOCK, Stakes, before_card
from game.games.gleek.staking import ACES, Chance, Node, chances, reckon
from game.games.gleek.valuation import ruff_chance
from tests.bots.asking import appraised
from tests.bots.gleek_table import PLAIN, decide, finished, position

NO_BUYER = "pass pass pass"


def _bot(level: int, seed: int = 0) -> GleekBot:
    persona = Persona("somebody", "Somebody", level=level, temper=PLAIN)
    return make_bot(persona, seat_rng("somebody", 0, str(seed)))


def _appraised(state: GleekState, action: Action, level: int = 5) -> dict[Action, float]:
    assert state.actor is not None
    decision = appraised(_bot(level), state.view(state.actor), action)
    assert decision.action in dict(decision.values)
    return dict(decision.values)


# ------------------------------------------------------------------------- ruff


@pytest.mark.parametrize(("total", "chance"), [(40, 0.41), (44, 0.62), (48, 0.78), (52, 0.87)])
def test_how_often_a_ruff_is_best(total: int, chance: float) -> None:
    """The figures were counted over deals."""
    assert ruff_chance(total) == pytest.approx(chance, abs=0.03)


def test_the_chance_is_counted_over_deals() -> None:
    """AS KS QS 9S: 40. Nobody has bought, nobody has spoken."""
    hand = "AS KS QS 9S 4D 5D 10D JC 4C 5C 6H 7H"
    state = position(hand, moves=NO_BUYER, opening_forced=False)
    thought = chances(state.view(0), 1500, 1.0, 0, Random(1))
    found = finished(thought)
    assert found.total == 40
    assert found.against([1, 2]) == pytest.approx(0.41, abs=0.06)


def test_steps_of_the_vying_worked_out() -> None:
    """Seat 1 owes 2, seat 2 has raised to 4. To match ends it; of equals the elder wins."""
    state = position(moves=f"{NO_BUYER} vie fold vie", opening_forced=False)
    view = state.view(0)
    stakes = Stakes(view, 1e6)  # so far from the end that chips are chips
    order = (0, 1, 2)
    matched = Node(view.vying, None).after("match")
    folded = Node(view.vying, None).after("fold")
    assert matched.worth([50, 0, 40], order, stakes) == pytest.approx(2 + 4, abs=0.01)
    assert matched.worth([40, 0, 50], order, stakes) == pytest.approx(-4, abs=0.01)
    assert matched.worth([40, 0, 40], order, stakes) == pytest.approx(2 + 4, abs=0.01)
    assert folded.worth([50, 0, 40], order, stakes) == pytest.approx(-4, abs=0.01)


def test_four_aces_are_raised_for_ever() -> None:
    state = position(moves=f"{NO_BUYER} vie fold vie", opening_forced=False)
    view = state.view(0)
    found = Chance(0, ACES, (0, 1, 2), [{1: 30, 2: 45}], [1.0])
    thought = reckon(view, found, ["match", "vie", "fold"], Stakes(view, 1e6))
    worth = finished(thought)
    assert worth["vie"] > worth["match"] > worth["fold"]
    assert worth["match"] == pytest.approx(6, abs=0.01)


def test_the_same_ruff_is_not_always_the_same_act() -> None:
    """What is close is mixed, at every level; what is clear is not."""
    close = position("AS KS QS 9S 4D 5D 10D JC 4C 5C 6H 7H", moves=NO_BUYER, opening_forced=False)
    done = {decide(close.view(0), level=3, seed=seed).action.do for seed in range(30)}
    assert done == {"vie", "wait"}
    view = position(
        "",
        "",
        "4S 5S 9S 4D 5D 10D JC 4C 5C 6H 7H QH",
        moves=f"{NO_BUYER} vie match",
        opening_forced=False,
    ).view(2)
    assert {decide(view, level=3, seed=seed).action for seed in range(10)} == {Match(2)}


# ---------------------------------------------------------------------- auction


def _sold(limits: tuple[float, float]) -> tuple[GleekView, list[Market]]:
    """Eldest has bid 12, seat 1 is to speak; the others gain so much that these are their
    limits."""
    view = position(moves="bid").view(1)
    gains = {seat: 1.5 * (limit - 5.0) for seat, limit in zip((0, 2), limits, strict=True)}
    market = Market(gains, 1.0)
    assert [round(market.limit(s), 6) for s in (0, 2)] == list(limits)
    return view, [market]


def _plans(own: float, limits: tuple[float, float]) -> dict[int, float]:
    view, market = _sold(limits)
    thought = plans(view, own, market, Stakes(view, 1e6))
    return {plan.limit: plan.value for plan in finished(thought)}


def test_plans_of_the_auction_worked_out() -> None:
    """Eldest goes to 15, the last to 19; the stock would bring seat 1 twenty."""
    found = _plans(20.0, (15.0, 19.0))
    # Passing: the last bids 14, eldest stops, and 21 less 14 come from the other two.
    assert found[0] == pytest.approx((14 - 21) / 2, abs=0.01)
    # Up to 14: the last bids 16 over it, which nobody beats.
    assert found[14] == pytest.approx((16 - 21) / 2, abs=0.01)
    assert found[18] == pytest.approx(20 - 18, abs=0.01)


def test_the_price_is_forced_up_on_somebody_who_wants_it() -> None:
    """Worth nothing to seat 1; but the last would pay 19, and half of it comes here."""
    view, market = _sold((10.0, 19.0))
    thought = plans(view, 0.0, market, Stakes(view, 1e6))
    leave, stay = best(finished(thought))
    assert stay.value > leave.value
    assert stay.buys == 0.0


# ---------------------------------------------------------------------- session


def _stakes(points: tuple[int, int, int], deal: int, unsettled: float) -> Stakes:
    state = position()
    state.standing = GleekStanding(points, dealer=2, deal=deal)
    return Stakes(state.view(0), unsettled)


def test_a_chip_is_a_chip_where_all_is_open() -> None:
    stakes = _stakes((0, 0, 0), 1, BEFORE_STOCK)
    assert stakes.value((1.0, -0.5, -0.5)) == pytest.approx(1.0, abs=0.02)
    assert stakes.value((-2.0, 1.0, 1.0)) == pytest.approx(-2.0, abs=0.06)


def test_behind_on_the_last_deal_what_wins_counts_most() -> None:
    stakes = _stakes((-20, 10, 10), 3, before_card(1))
    small, large = stakes.value((15.0, -7.5, -7.5)), stakes.value((30.0, -15.0, -15.0))
    assert large > 2.0 * small
    ahead = _stakes((20, -10, -10), 3, before_card(1))
    assert ahead.value((-15.0, 7.5, 7.5)) > 2.0 * ahead.value((-30.0, 15.0, 15.0)) > -80.0


# --------------------------------------------------------------------- appraisal


def test_every_choice_has_its_price() -> None:
    auction = position("", "4S 5S 6S 7S 8D 9D 4D 5D 6C 7C 8C 9C", moves="bid")
    values = _appraised(auction, Pass(1))
    assert values[Bid(1, 14)] - values[Pass(1)] > 2.0
    ruff = position("AS KS QS JS 10S 9S 4C 5C 6D 7D 8C 4H", moves=NO_BUYER, opening_forced=False)
    values = _appraised(ruff, Wait(0))
    assert values[Vie(0, 2)] > values[Wait(0)]
    answer = position(
        "AS KS QS JS 10S 9S 4C 5C 6D 7D 8C 4H",
        moves=f"{NO_BUYER} vie match vie",
        opening_forced=False,
    )
    values = _appraised(answer, Fold(0))
    assert set(values) == {Match(0), Vie(0, 4 + 2), Fold(0)}
    assert max(values, key=lambda a: values[a]) != Fold(0)


def test_laying_away_the_wrong_card_costs_and_the_right_ones_nothing() -> None:
    """Seven low cards beside four spades to the ace: each of the seven is as good as the next."""
    state = position("AS KS QS 10S 8S 4C 5C 6C 4D 5D 6D 7C", moves="bid pass pass")
    decision = decide(state.view(0))
    values = dict(decision.values)
    assert len(values) == 12
    top = max(values.values())
    for action, value in values.items():
        assert isinstance(action, Discard)
        assert (value == top) == (suit(action.card) != 0)
    assert decision.closeness < 1.0
    ace = next(a for a in values if isinstance(a, Discard) and rank(a.card) == ACE)
    assert top - values[ace] > 3.0


def test_any_card_at_all_can_be_asked_about() -> None:
    hand = "AS KS 5S 4S 9D 8D 7D 4D KC 5C 4C 6H"
    state = position(hand, moves=f"{NO_BUYER} wait wait wait", opening_forced=False)
    for action in state.legal():
        assert isinstance(action, Play)
        values = _appraised(state, action, level=2)
        assert action in values
        assert values[action] <= max(values.values())


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_levels_grow(level: int) -> None:
    now, below = LEVELS[level], LEVELS.get(level - 1)
    if below is not None:
        assert now.playouts > below.playouts
        assert now.forgets < below.forgets
        assert now.slip < below.slip
