"""Four and six at the table: what partners tell each other, and owe each other.

The turn-up is the 4 of ouros unless another is named, so the manilhas are 5O < 5E < 5C < 5P.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest

from game.games.truco.evaluation import Estimate, Playouts
from game.games.truco.inference import Clues
from game.games.truco.knowledge import Knowledge
from game.games.truco.prior import Occasion, Prior
from game.games.truco.records import PACK, Call
from game.games.truco.rules import TrucoState
from game.games.truco.style import Style
from game.games.truco.table import shipped
from tests.bots.truco_table import PLAIN, acts, cards, decisions, position, quiet

ABOVE_BEGINNER = (2, 3, 4, 5)


def _chance(state: TrucoState, seat: int, credulity: float = 1.0) -> float:
    """The chance that a seat gives its side."""
    thought = Playouts(300, credulity).estimate(Knowledge(state.view(seat)), (None,), Random(1))
    found: list[Estimate] = []

    def keep() -> Generator[None, None, None]:
        found.append((yield from thought))

    for _ in keep():
        pass
    return found[0].chance(None)


# --------------------------------------------------------------- what is said tells


def test_a_partners_call_is_good_news_and_an_opponents_bad() -> None:
    # The same cards in the same places; the call comes from one side or the other.
    hands = ("KO AC 6O", "2E KE QP", "AE KC 7O", "2C QE JO")
    partner = position(*hands, moves="KO KE truco yes")
    opponent = position(*hands, moves="KO truco yes KE")
    silent = position(*hands, moves="KO KE")
    assert _chance(partner, 0) > _chance(silent, 0) + 0.05
    assert _chance(opponent, 0) < _chance(silent, 0) - 0.05


def test_who_believes_nothing_hears_nothing() -> None:
    hands = ("KO AC 6O", "2E KE QP", "AE KC 7O", "2C QE JO")
    partner = position(*hands, moves="KO KE truco yes")
    opponent = position(*hands, moves="KO truco yes KE")
    assert _chance(partner, 0, 0.0) == pytest.approx(_chance(opponent, 0, 0.0))


def test_open_hands_tell_nothing_more() -> None:
    hands = ("4P 6O 7E", "KP QE 2O", "5P 5C 3O", "AO KO JP")
    state = position(*hands, points=(11, 9), special_score=11, moves="on 7E")
    view = state.view(1)
    assert len(Clues(Knowledge(view))) == 1  # the led 7 of seat 0
    assert len(Clues(Knowledge(state.view(2)))) == 0  # a hand that seat 2 sees


# ------------------------------------------------------ a deal with partners as one for two


def _asked(state: TrucoState, seat: int) -> tuple[Prior, Knowledge]:
    stored = shipped()
    assert stored is not None
    facts = Knowledge(state.view(seat))
    return Prior(facts, stored), facts


def _strengths(facts: Knowledge, hand: str) -> list[int]:
    return sorted(facts.power[card] for card in PACK.hand(hand))


def _says(prior: Prior, occasion: Occasion | None, hand: list[int]) -> tuple[float, ...]:
    assert occasion is not None
    chances = prior.chances(occasion, hand)
    assert chances is not None
    assert sum(chances) == pytest.approx(1.0)
    return chances


def test_the_first_to_play_stands_where_the_mao_does() -> None:
    prior, facts = _asked(position("KO AC 6O", "2E KE QP", "AE KC 7O", "2C QE JO"), 0)
    occasion = prior.turn(0, (-1, -1), True)
    assert occasion is not None
    assert occasion.trace.classes == () and not occasion.dealer
    assert len(_says(prior, occasion, _strengths(facts, "5P 3O 4P"))) == 4  # three cards, a call


def test_a_second_hand_answers_the_led_card_and_a_third_the_better_of_two() -> None:
    prior, facts = _asked(position("KO AC 6O", "2E KE QP", "AE KC 7O", "2C QE JO"), 0)
    king, two = (facts.power[PACK.card(code)] for code in ("KO", "2E"))
    second = prior.turn(1, (king, -1), True)
    assert second is not None and second.trace.powers == (king,) and second.dealer
    third = prior.turn(0, (king, two), True)
    assert third is not None and third.trace.powers == (two,)
    # The partner's king lies best: it is as if this hand had it, and were to lead.
    ahead = prior.turn(0, (king, -1), True)
    assert ahead is not None and ahead.trace.powers == () and ahead.lent == king


def test_a_trick_that_nobody_can_take_back_counts_as_won() -> None:
    prior, facts = _asked(position("KO AC 6O", "2E KE QP", "AE KC 7O", "2C QE JO"), 0)
    king, two = (facts.power[PACK.card(code)] for code in ("KO", "2E"))
    last = prior.turn(1, (king, two), False)
    assert last is not None
    assert last.trace.powers == (king, two) and last.trace.first == 1 and last.needs == 2
    prior.trick(0, (king, two), 1)
    assert prior.turn(1, (king, two), False) is None  # the second as well: the deal is over


def test_a_hopeless_hand_runs_and_a_sure_one_does_not() -> None:
    # The opponents led a 3, our side's 4 lies under it, and they ask for three.
    prior, facts = _asked(position("3O 2P AC", "4P 4E 6E", "3P KC 7O", "4C QE JO"), 1)
    call = prior.turn(0, (-1, -1), True)
    prior.raised(call)
    answer = prior.answer(call)
    assert answer is not None and answer.waits and not answer.on_turn and answer.dealer
    weak = _says(prior, answer, _strengths(facts, "4P 4E 6E"))
    sure = _says(prior, answer, _strengths(facts, "5P 5C 5E"))
    assert weak[0] > 0.8
    assert sure[0] == 0.0


# --------------------------------------------------------------------- partner sense


@pytest.mark.parametrize("level", ABOVE_BEGINNER)
def test_a_partner_that_may_still_be_beaten_by_one_card_alone_is_left_alone(level: int) -> None:
    # Seat 0 won the first trick; its copas falls to the zap only, which the 5E does not stop.
    hands = ("3O 5C 7O", "7P 4E QO", "QE 5E 7C", "KO JE 4C")
    state = quiet(*hands, moves="3O 7P QE KO 5C 4E")
    assert cards(decisions(state, level=level)) == {"7C"}


@pytest.mark.parametrize("level", ABOVE_BEGINNER)
def test_the_best_card_follows_a_tie(level: int) -> None:
    # Third to play after a tied first trick: the ace lies best and is theirs.
    hands = ("3E QO 4C", "3C AE 7P", "6O 5C 7O", "6P 4P JE")
    state = quiet(*hands, moves="3E 3C 6O 6P QO AE")
    assert state.actor == 2
    assert cards(decisions(state, level=level)) == {"5C"}


@pytest.mark.parametrize("level", ABOVE_BEGINNER)
def test_a_deal_that_the_table_has_decided_is_not_raised(level: int) -> None:
    # The first trick is lost, the zap lies in the second, and only the partner is to play.
    hands = ("3O 5P KO", "7E 4E 6E", "QC JO 6O", "AO 4P JP")
    state = position(*hands, moves="3O 7E QC AO 5P")
    assert state.actor == 1
    assert acts(decisions(state, level=level, seeds=range(4))) == {"play"}


def test_the_partners_open_cards_count_as_the_own_do() -> None:
    # Mão de onze of side 0. The partner, who is last, holds the zap: seat 0 need not fear it, and
    # its copas cannot be beaten; with the zap unseen it could.
    hands = ("5C 6O 4C", "KP QE 2O", "5P 7E 4P", "AO KO JP")
    shown = position(*hands, points=(11, 4), special_score=11, moves="on 6O 2O 5P AO")
    assert shown.leader == 2
    facts = Knowledge(shown.view(2))
    assert _chance(shown, 2) > 0.95
    assert facts.loose_strengths[-1] < facts.power[PACK.card("5C")]


# ------------------------------------------------------------------------------ calls


def test_a_call_is_the_likelier_the_more_it_gains() -> None:
    style = Style(edge=0.4)
    assert [style.tempted(gain, 0.0) for gain in (-1.0, 0.2, 0.4, 0.6, 2.0)] == pytest.approx(
        [0.0, 0.0, 0.5, 1.0, 1.0]
    )
    assert style.tempted(0.4, timid=0.4) == 0.0


def test_strong_hands_mostly_wait_for_the_first_trick() -> None:
    # Zap and copas, and nothing played; then the same cards with the first trick won.
    hands = ("5P 5C 3O", "4P 6E 7E", "2O QC JO", "6P 4C 7C")
    begun = decisions(position(*hands), level=5, tempers=[PLAIN], seeds=range(16))
    calls = sum(isinstance(d.action, Call) for d in begun)
    assert calls < 8
    won = position(*hands, moves="3O 4P QC 6P")
    assert acts(decisions(won, level=5, tempers=[PLAIN], seeds=range(4))) == {"call"}
