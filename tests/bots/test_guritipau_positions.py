"""Positions of Guritipau with what a good player does in them, and why."""

from __future__ import annotations

from typing import Unpack

from game.bots.persona import Temper
from game.engine.options import Options
from game.games.guritipau.calls import Calls
from game.games.guritipau.equity import PLACED, pedra_chance
from game.games.guritipau.records import (
    PACK,
    Cut,
    Follow,
    Grain,
    Place,
    Rob,
    Sing,
    Talk,
)
from game.games.guritipau.rules import GuritipauState
from game.games.guritipau.settings import Rules
from tests.bots.guritipau_seats import (
    BOLD,
    CAREFUL,
    KEPT,
    PLAIN,
    acts,
    decide,
    decisions,
    ending,
    reasons,
    said,
)
from tests.examples.guritipau_table import STANDARD, Story, act, begun, laid, preset, standing

RULES = Rules.of(STANDARD)
STRONG = "QH AC AH KH JH 2H 3H 3S 4S"
WEAK = "3D 4D 5D 8D 2S 3S 4S 5S 6C"
MIDDLING = "QH JH 5H AS KS 4D 5D 8C 3C"
BLANK = ("", "", "")
TALKER = Temper(0.3, 0.5, 0.5, 1.0, 1.0)


def _robs(state: GuritipauState) -> set[str]:
    return {PACK.code(d.action.card) for d in decisions(state) if isinstance(d.action, Rob)}


# ----------------------------------------------------------------------- the score


def test_what_the_score_is_worth() -> None:
    """Even deals: at 6–3 and 6–4 the table is bare. Às Todas: 7 against 6 is even, 7 against 5 or 4
    loses one time in four, against 3 one in eight, against less one in sixteen."""
    assert [pedra_chance(RULES, 7, x) for x in range(7)] == [
        15 / 16,
        15 / 16,
        15 / 16,
        7 / 8,
        3 / 4,
        3 / 4,
        1 / 2,
    ]
    assert pedra_chance(RULES, 8, 5) == 1.0
    assert pedra_chance(RULES, 4, 4) == 0.5
    # 6–5 with a grain: the leaders win the pedra, or it is 6–7 and even. But the others, who sing,
    # may place a grain yet, and most of the time do before they win: then they make eight.
    assert pedra_chance(RULES, 6, 5) == 0.5 + 0.5 * (1 - PLACED) * 0.5


def _calls(points: tuple[int, int], **more: Unpack[Story]) -> Calls:
    """What calls are worth to seat 0 before the first card."""
    return Calls.of(begun((WEAK, *BLANK), "9H", standing(points, **more), KEPT).view(0))


def test_when_another_grain_pays() -> None:
    even = _calls((0, 0))
    assert not even.no_gain
    assert not even.no_loss
    # To bide costs little, so that a grain at once wants a good hand; it is free to the sure.
    assert not even.places(0.6, PLAIN)
    assert even.places(1.0, PLAIN)
    # At 6–2 the invite makes eight as it is: there is nothing to gain.
    assert _calls((6, 2)).no_gain
    # At 1–6 the others' win makes eight as it is: there is nothing to lose.
    assert _calls((1, 6), last_winner=1).no_loss


def test_running_costs_what_losing_costs() -> None:
    """Three lie there, the grain that is answered among them: four are lost, played or not."""
    state = begun((WEAK, *BLANK), "9H", standing((0, 0)), KEPT)
    act(state, Grain(0), state.true_song(1)) if state.phase == "sing" else act(state, Grain(0))
    calls = Calls.of(state.view(1))
    assert calls.worth == 3
    assert calls.run == calls.equity.lost(3) == pedra_chance(RULES, 0, 3)


def test_bluffs_are_as_many_as_keep_the_others_guessing() -> None:
    """Where to run spares nothing a bluff only hides what a grain means, and there are few. Where
    it spares further grains the others must wonder, and there are more; the honest never bluff."""
    once = _calls((0, 0))
    often = Calls.of(
        begun(
            (WEAK, *BLANK),
            "9H",
            standing((0, 0)),
            preset("standard", annul_below=0, grains_per_team="unlimited"),
        ).view(0)
    )
    assert once.bluff_rate(CAREFUL) == 0.0
    assert 0.0 < once.bluff_rate(PLAIN) < once.bluff_rate(BOLD) < 0.02
    assert often.bluff_rate(PLAIN) > once.bluff_rate(PLAIN)


def test_a_grain_for_the_look_of_it_is_placed_by_bluffers_alone_and_where_it_is_cheap() -> None:
    """Early in a deal of middling chances; never where the pedra hangs on the deal."""
    honest, plain, bluffer = (Temper(bluff=b) for b in (0.0, 0.5, 1.0))
    even = _calls((0, 0))
    assert even.show_rate(0.5, honest) == even.show_rate(0.5, plain) == 0.0
    assert 0.0 < even.show_rate(0.5, bluffer) < 0.1
    assert _calls((5, 4)).show_rate(0.3, bluffer) == 0.0


def test_who_bluffs_places_grains_that_an_honest_player_does_not() -> None:
    """The same deals, seeds and chances: bluffing adds grains now and then, and takes none."""
    grains = {0.0: 0, 1.0: 0}
    added = 0
    for number in range(24):
        state = begun((STRONG if number % 2 else MIDDLING, *BLANK), "9H", standing((0, 0)), KEPT)
        for seed in range(8):
            told = {
                bluff: decide(state.view(0), Temper(bluff=bluff), 2, 100 * number + seed).action
                for bluff in grains
            }
            assert all(action in state.legal(0) for action in told.values())
            for bluff, action in told.items():
                grains[bluff] += isinstance(action, Grain)
            added += isinstance(told[1.0], Grain) and not isinstance(told[0.0], Grain)
    assert grains[1.0] > grains[0.0]
    assert added == grains[1.0] - grains[0.0]
    assert added < 192 / 10


# -------------------------------------------------------------- before the first card


def test_a_cut_leaves_enough_to_go_on_top() -> None:
    state = laid((WEAK, *BLANK), "9H")
    for _ in range(2):
        assert state.actor is not None
        for decision in decisions(state):
            assert isinstance(decision.action, Cut)
            assert 4 <= decision.action.at <= 44
        state.play(decision.action)
    assert state.phase != "cut"


def test_after_a_lost_pedra_the_brave_place_three() -> None:
    state = laid((WEAK, *BLANK), "9H", standing((0, 0), lost=0, last_winner=1))
    act(state, Cut(3, 24), Cut(2, 24))
    assert state.phase == "place"
    assert decide(state.view(0), BOLD).action == Place(0, True)
    assert decide(state.view(0), CAREFUL).action == Place(0, False)


def test_a_hand_without_anything_is_annulled() -> None:
    found = decisions(begun(("9D 8D 6D 5D 2S 3S 4S 5S 3C", *BLANK), "9H"))
    assert acts(found) == {"annul"}
    assert reasons(found) == {"annuls"}


def test_few_points_may_be_many_trumps() -> None:
    """Two points by count, but seven trumps with Nhánha."""
    found = decisions(begun(("QH 2H 3H 4H 5H 6H 8H 5S 3C", *BLANK), "9H"))
    assert acts(found) == {"keep"}
    assert reasons(found) == {"keeps_hand"}


# ---------------------------------------------------------------------------- roubo


def test_a_figure_must_be_robbed_for_the_lowest_of_its_colour() -> None:
    """Hearts are trump and the king of diamonds is good: the three goes."""
    state = begun(("AH 3D KD 9H 2S 3S 4S 5S 6S", *BLANK), "KH", None, KEPT)
    assert _robs(state) == {"3D"}
    assert reasons(decisions(state)) == {"must_rob"}


def test_a_trump_for_a_blank_is_robbed_freely() -> None:
    state = begun(("AH 3D KD 8H 2S 3S 4S 5S 6S", *BLANK), "2H", None, KEPT)
    assert _robs(state) == {"3D"}
    assert reasons(decisions(state)) == {"robs"}


def test_a_trump_is_not_given_for_a_lower_one() -> None:
    """The only red cards besides the ace are better hearts than the nine that lies there."""
    state = begun(("AH KH JH 2H 2S 3S KS JS 6S", *BLANK), "9H", None, KEPT)
    assert _robs(state) == set()


# --------------------------------------------------------------------- grains, songs


def test_a_sure_deal_is_worth_a_grain() -> None:
    found = decisions(begun((STRONG, *BLANK), "9H", None, KEPT))
    assert acts(found) == {"grain"}
    assert reasons(found) <= {"places_sure", "places_strong"}


def test_a_poor_hand_places_nothing() -> None:
    found = decisions(begun((WEAK, *BLANK), "9H", None, KEPT), [PLAIN, CAREFUL])
    assert "grain" not in acts(found)


def test_no_grain_where_a_win_makes_the_pedra_as_it_is() -> None:
    found = decisions(begun((STRONG, *BLANK), "9H", standing((6, 2)), KEPT))
    assert "grain" not in acts(found)
    assert "nothing_to_gain" in reasons(found)


def test_a_grain_costs_nothing_where_losing_loses_the_pedra() -> None:
    score = standing((1, 6), last_winner=1)
    found = decisions(begun((WEAK, *BLANK), "9H", score, KEPT))
    assert acts(found) == {"grain"}
    assert reasons(found) == {"nothing_to_lose"}


def test_who_has_little_sings_it() -> None:
    """At 6–0 the leaders must sing. To run would cost the four that a lost deal costs."""
    hand = "5D 6D 7D 2S 3S 4S 2C 3C 4C"
    found = decisions(begun((hand, *BLANK), "9H", standing((6, 0)), KEPT))
    assert {d.action for d in found} == {Sing(0, 0, False, False)}
    assert "sings" in reasons(found)


def test_nhanha_is_left_to_the_partner_to_sing() -> None:
    hand = "QH AC 7D 2S 3S 4S 2C 3C 4C"
    found = decisions(begun((hand, *BLANK), "9H", standing((6, 0)), KEPT))
    assert acts(found) == {"leave-song"}
    assert reasons(found) == {"leaves_song"}


def _asked(hand: str, options: Options) -> GuritipauState:
    """Seat 0 has placed a grain, and seat 1 has sung and is to answer."""
    state = begun(("KD JD QD KS JS QS KC JC QC", hand, "", ""), "9H", None, options)
    act(state, Grain(0))
    act(state, state.true_song(1))
    assert state.phase == "answer"
    return state


def test_a_poor_hand_follows_because_running_costs_as_much() -> None:
    found = decisions(_asked("5D 6D 7D 2S 3S 4S 2C 3C 4C", KEPT))
    assert acts(found) == {"follow"}
    assert reasons(found) == {"saves_nothing"}


def test_a_good_hand_follows() -> None:
    found = decisions(_asked("QH AC KH JH 2H 3H 4S 5S 6S", KEPT))
    assert acts(found) == {"follow"}
    assert reasons(found) == {"follows"}


def test_running_pays_where_more_grains_may_come() -> None:
    """At 0–0 with two grains 3 are at stake, or 4 if whoever wins places one more, as it does 55
    times in a hundred. The pedra is won .69 or .76 of the time after a win, .31 or .24 after a
    loss: playing on is worth .27 and .46 a chance, so that it pays from one chance in ten."""
    hand = "5D 6D 7D 2S 3S 4S 2C 3C 4C"
    unlimited = preset("standard", annul_below=0, grains_per_team="unlimited")
    calls = Calls.of(_asked(hand, unlimited).view(1))
    assert calls.worth == 3
    assert calls.runs(0.08, PLAIN)
    assert not calls.runs(0.12, PLAIN)
    assert calls.runs(0.11, CAREFUL)
    once = Calls.of(_asked(hand, KEPT).view(1))
    assert not once.runs(0.03, PLAIN)


def test_without_any_hope_it_runs() -> None:
    """The others need one trick, and the asked player sees that Nhánha and Bóst are still out
    while it holds the two lowest cards of the pack."""
    state = ending("QH AC", "8H AS", "KH AH", "9C 2S", tricks=(4, 3), options=KEPT)
    act(state, Grain(0))
    assert Calls.of(state.view(1)).runs(0.0, PLAIN)
    assert not Calls.of(state.view(1)).runs(0.02, BOLD)


# -------------------------------------------------------------------------- cards


def test_the_partners_sure_trick_is_let_be() -> None:
    """Seat 2 lies best and seat 0 plays last: neither the king nor a trump is wasted."""
    state = ending("3H 5C", "3S 4C", "KS 6C", "JS AC", leads=1, table="3S KS JS", tricks=(3, 4))
    found = decisions(state)
    assert acts(found) == {"5C"}
    assert "partner_has_it" in reasons(found)


def test_last_to_play_the_fifth_trick_is_taken() -> None:
    state = ending("5S 6C", "QS 4C", "KS 7C", "JS 3H", table="5S QS KS", tricks=(3, 4))
    found = decisions(state)
    assert acts(found) == {"3H"}
    assert "fifth_trick" in reasons(found)


def test_the_others_fifth_trick_is_stopped_with_a_trump() -> None:
    """A suit may be killed even by who holds it."""
    state = ending("5S 6C", "6S 4C", "KS 7C", "JS 3H", table="5S 6S KS", tricks=(4, 3))
    found = decisions(state)
    assert acts(found) == {"3H"}
    assert {"must_stop", "kills"} <= reasons(found)


def test_the_cheapest_trump_kills() -> None:
    state = ending("5S 6C 7C", "6S 4C 9C", "KS 8C 2C", "3H KH QH", table="5S 6S KS", tricks=(3, 3))
    found = decisions(state)
    assert acts(found) == {"3H"}
    assert "kills" in reasons(found)


def test_nhanha_stays_in_hand_when_the_partner_has_the_trick() -> None:
    """Trump is led, but Nhánha need not be given, and Bóst of the partner lies best."""
    state = ending("5H 6C 7C", "AC 4C 9C", "6H 8C 2C", "QH 5D 6D", table="5H AC 6H", tricks=(3, 3))
    found = decisions(state)
    assert acts(found) <= {"5D", "6D"}


def test_the_only_trumps_left_lead_and_win() -> None:
    """Two trumps that nothing beats, two tricks missing."""
    state = ending("QH AC", "KS 4C", "QS 7C", "JS 9C", tricks=(3, 4))
    found = decisions(state)
    assert acts(found) <= {"QH", "AC"}
    for decision in decisions(state):
        (action, worth), *_ = decision.values
        assert action == decision.action
        assert worth == Calls.of(state.view(0)).play(1.0)


# --------------------------------------------------------------------------- talk


def _lead_with_partner(partner: str, number: int = 3) -> GuritipauState:
    """Seat 0 leads with trumps and blanks; seat 2 holds ``partner``."""
    size = len(PACK.hand(partner))
    named = ("KH 3H 5C 6S 7D 4D", "JS QS 2S 9S 8S 7S", "JC QC 2C 9C 8C 7C")
    own, east, west = (" ".join(hand.split()[:size]) for hand in named)
    state = ending(own, east, partner, west, tricks=(2, 9 - size - 2))
    assert state.number >= number
    return state


def test_a_lone_bost_asks_to_be_freed_and_is_heard() -> None:
    state = _lead_with_partner("AC 5D 6D 8D")
    told = said(state, 2, TALKER)
    assert Talk(2, "free-bost") in told
    act(state, Talk(2, "free-bost"))
    found = decisions(state)
    assert acts(found) <= {"KH", "3H"}
    assert "frees_bost" in reasons(found)


def test_lead_low_is_heard() -> None:
    """The partner has one good trump and wants to kill."""
    state = _lead_with_partner("AH 5D 6D 8D")
    assert Talk(2, "lead-low") in said(state, 2, TALKER)
    before = decisions(state, [PLAIN], seeds=range(4))
    act(state, Talk(2, "lead-low"))
    found = decisions(state, [PLAIN], seeds=range(4))
    assert acts(found) <= {"5C", "6S"}
    assert "as_asked" in reasons(found)
    assert "as_asked" not in reasons(before)


def test_the_silent_say_nothing() -> None:
    state = _lead_with_partner("AC 5D 6D 8D")
    assert said(state, 2, CAREFUL) == {None}


def test_let_pass_is_said_only_when_true_and_needed() -> None:
    """Nothing of the kind is offered to a player who has sung nothing."""
    state = _lead_with_partner("5D 6D 8D")
    assert Talk(2, "let-pass") not in said(state, 2, TALKER)


def test_a_beginner_forgets_and_says_so() -> None:
    state = ending("QH 5S", "6S 4C", "KS 7C", "JS 8S")
    told = [decide(state.view(0), Temper(memory=0.0), level=1, seed=s) for s in range(6)]
    assert "forgetful" in reasons(told)
    assert "forgetful" not in reasons(decisions(state, level=5, seeds=[0]))


def test_a_song_is_used() -> None:
    """Who heard that the others have no trump leads what can only be killed."""
    quiet = begun(("KD KS KC JD JS QD QS JC QC", *BLANK), "9H", standing((0, 0)), KEPT)
    heard = begun(
        ("KD KS KC JD JS QD QS JC QC", "3D 4D 5D 3S 4S 5S 3C 4C 5C", "", ""),
        "9H",
        standing((0, 0)),
        KEPT,
    )
    act(heard, Grain(0), Sing(1, 0, False, False), Follow(1))
    before = max(v for a, v in decide(quiet.view(0), CAREFUL).values if a.do == "play")
    after = max(v for a, v in decide(heard.view(0), CAREFUL).values if a.do == "play")
    assert after > before
