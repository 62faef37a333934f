"""What the options of Guritipau change, and its finer rules, on tables laid by hand."""

from __future__ import annotations

from game.games.guritipau.posture import posture
from game.games.guritipau.records import (
    Accuse,
    Accused,
    Cut,
    Follow,
    Grain,
    GrainPlaced,
    InviteLost,
    Keep,
    LeaveSong,
    Place,
    Play,
    Rob,
    Run,
    Sang,
    Sing,
    Talk,
)
from game.games.guritipau.rules import GAME
from game.games.guritipau.settings import Rules
from tests.examples.guritipau_table import (
    PLAIN_CUT,
    STANDARD,
    act,
    begun,
    card,
    key,
    laid,
    play,
    preset,
    standing,
    taken,
)

# Trump hearts unless said; nobody holds its ace. Seat 0 leads.
HANDS = (
    "AD KD JD QD 2S 3S 4S 5S 6S",
    "KS JS QS 9S 8S 7S 2D 3D 4D",
    "KC JC QC 9C 8C 7C 5D 6D 7D",
    "QH KH 9H 8H 2C 3C 4C 5C 6C",
)


def test_postures_at_six_two() -> None:
    for rule, expected in {
        "invite": (1, 0, None),
        "cantiga": (2, 1, 0),
        "empty": (0, None, None),
    }.items():
        rules = Rules.of(preset("standard", posture_6_2=rule))
        found = posture(rules, (6, 2), 0, 1, None, three=False)
        assert (found.grains, found.placed_by, found.sings) == expected


def test_a_cantiga_on_top_of_the_invite() -> None:
    rules = Rules.of(preset("standard", posture_adds_invite=True))
    assert posture(rules, (6, 0), 0, 1, None, three=False).grains == 4
    assert posture(rules, (6, 5), 0, 1, None, three=False).grains == 2
    assert posture(rules, (3, 2), 0, 1, None, three=False).grains == 1


def test_other_postures() -> None:
    rules = Rules.of(STANDARD)
    first = posture(rules, (0, 0), None, 1, None, three=False)
    assert (first.grains, first.placed_by) == (1, 1)
    for score in ((6, 1), (1, 6), (6, 6), (5, 5)):
        found = posture(rules, score, 1, 0, None, three=False)
        assert (found.grains, found.placed_by, found.sings) == (1, 1, None)
    assert posture(rules, (4, 6), 0, 1, None, three=False).grains == 0
    assert posture(rules, (7, 2), 0, 1, None, three=False).reason == "todas"


def test_after_a_lost_pedra() -> None:
    lost = standing((0, 0), lost=1)
    state = begun(HANDS, "4H", lost)
    assert state.deciders == (1, 3)
    act(state, Place(3, True))
    assert (state.grains, state.obliged) == (3, 0)  # the winners' first player sings
    state = begun(HANDS, "4H", lost)
    act(state, Place(1, False))
    assert (state.grains, state.obliged) == (1, None)
    assert begun(HANDS, "4H", lost, preset("standard", after_lost_pedra="forced")).grains == 3
    assert begun(HANDS, "4H", lost, preset("standard", after_lost_pedra="never")).grains == 1


def test_short_cuts() -> None:
    state = laid(HANDS, "4H")
    act(state, Cut(3, PLAIN_CUT))
    assert key(state.refusal(Cut(2, 37))) == "cut_range"
    assert state.refusal(Cut(2, 36)) is None
    state = laid(HANDS, "4H", None, preset("sao-nicolau"))
    act(state, Cut(3, PLAIN_CUT))
    assert InviteLost(1) in act(state, Cut(2, 37))
    assert state.actor == 2  # it is cut again
    act(state, Cut(2, 20))
    assert state.actor == 0
    after = GAME.settle(preset("sao-nicolau"), 4, state.standing, taken(0, 2, gifts=state.gifts))
    assert after.points == (2, 1)


def test_the_partner_may_sing() -> None:
    state = begun(HANDS, "4H")
    act(state, Grain(0))
    act(state, LeaveSong(1))
    assert state.actor == 3
    assert state.legal() == (Sing(3, 4, True, False),)
    act(state, Sing(3, 4, True, False))
    assert state.legal() == (Follow(1), Run(1))  # seat 1 decides all the same
    act(state, Follow(1))
    assert (state.actor, state.phase) == (0, "play")


def test_one_grain_a_side_and_none_after_the_others_sang() -> None:
    state = begun(HANDS, "4H")
    act(state, Grain(0), state.true_song(1), Follow(1))
    assert key(state.refusal(Grain(0))) == "grain_no_more"
    play(state, "KD", "2D")
    assert key(state.refusal(Grain(2))) == "grain_no_more"
    play(state, "5D")
    state2 = state.copy()
    act(state2, Grain(3), state2.true_song(0), Follow(0))
    assert state2.grains == 3


def test_grains_without_limit() -> None:
    state = begun(HANDS, "4H", None, preset("standard", grains_per_team="unlimited"))
    act(state, Grain(0), state.true_song(1), Follow(1))
    assert key(state.refusal(Grain(0))) == "grain_no_more"  # once a turn
    play(state, "KD", "2D", "5D", "2C")
    act(state, Grain(0))
    assert state.phase == "answer"  # they have sung; they still may run
    assert state.grains == 3


def test_over_nhanha() -> None:
    hands = (HANDS[3], HANDS[1], HANDS[2], HANDS[0])
    state = begun(hands, "4H")
    act(state, Keep(0))  # six points: it might be annulled
    play(state, "QH")
    events = act(state, Grain(1))
    assert events[0] == GrainPlaced(1, 2, 2, over_nhanha=True)


def test_running_on_any_turn() -> None:
    state = begun(HANDS, "4H")
    assert key(state.refusal(Run(0))) == "run_not_now"
    state = begun(HANDS, "4H", None, preset("standard", run_when="own_turn"))
    act(state, Run(0))
    assert state.outcome is not None
    assert state.outcome.points == (0, 2)


def test_no_grains_during_as_todas() -> None:
    state = begun(HANDS, "4H", standing((7, 3), todas=3))
    assert key(state.refusal(Grain(0))) == "grain_todas"
    before = standing((7, 3), todas=3)
    after = GAME.settle(STANDARD, 4, before, taken(1, 0))
    assert (after.todas, after.points) == (2, (7, 3))
    after = GAME.settle(STANDARD, 4, after, taken(1, 0))
    after = GAME.settle(STANDARD, 4, after, taken(1, 0))
    assert (after.pedras, after.points, after.lost) == ((0, 1), (0, 0), 0)
    assert after.winners == (1,)


def test_the_simple_game() -> None:
    simple = preset("simple")
    state = begun(HANDS, "4H", standing((6, 0)), simple)
    assert (state.grains, state.obliged) == (0, None)
    assert key(state.refusal(Grain(0))) == "grain_none"
    after = GAME.settle(simple, 4, standing((6, 0)), taken(0, 1))
    assert (after.points, after.todas, after.pedras) == ((7, 0), 0, (0, 0))
    assert GAME.settle(simple, 4, after, taken(0, 1)).pedras == (1, 0)


def test_a_match_without_end_and_a_lead_of_two() -> None:
    endless = preset("standard", target_pedras="open")
    before = standing((7, 0), todas=4, pedras=(5, 0))
    after = GAME.settle(endless, 4, before, taken(0, 0))
    assert (after.pedras, after.winners) == ((6, 0), ())
    two = preset("standard", target_pedras=2)
    before = standing((7, 0), todas=4, pedras=(1, 0))
    assert GAME.settle(two, 4, before, taken(0, 0)).winners == (0,)


def test_the_ace_may_rob_a_low_turn_up_before_the_song() -> None:
    hands = ("AD KD JD QD 2S 3S 4S 5S 6S", "AH KS JS QS 9S 8S 7S 2D 3D", *HANDS[2:])
    state = begun(hands, "4H")
    act(state, Grain(0))
    # Seat 1 must sing and may rob before; its partner has no ace.
    assert Rob(1, card("2D")) in state.legal()
    assert key(state.refusal(Rob(1, card("KS")))) == "rob_card"  # it has red ones
    act(state, Rob(1, card("2D")))
    assert state.legal()[0] == Sing(1, 2, False, False)
    act(state, Sing(1, 2, False, False))
    assert key(state.refusal(Rob(1, card("3D")))) == "not_this_phase"


def test_a_forced_roubo_comes_before_the_partner_sings() -> None:
    hands = (HANDS[0], HANDS[1], HANDS[2], "AH 9H 8H 2C 3C 4C 5C 6C 9D")
    state = begun(hands, "KH")
    act(state, Grain(0))
    assert state.actor == 3  # seat 1 is to sing, but its partner must take the king first
    assert key(state.refusal(Sing(1, 0, False, False))) == "not_your_turn"
    act(state, Rob(3, card("9D")))
    assert state.actor == 1


def test_talk_is_offered_when_true() -> None:
    state = begun(HANDS, "4H")
    # Seat 0 leads; its partner, seat 2, has no trump.
    assert state.legal(2) == (Talk(2, "lead-trump-none"),)
    assert state.legal(1) == ()
    assert key(state.refusal(Talk(2, "lead-trump-pay"))) == "talk_untrue"
    act(state, Talk(2, "lead-trump-none"))
    assert key(state.refusal(Talk(2, "lead-trump-none"))) == "talk_again"
    hands = (HANDS[0], HANDS[1], "AC JC QC 9C 8C 7C 5D 6D 7D", HANDS[3])
    state = begun(hands, "4H")
    assert Talk(2, "free-bost") in state.legal(2)


def test_a_seat_that_sang_none_may_ask_to_let_pass() -> None:
    state = begun(HANDS, "4H", standing((6, 5)))  # seat 1 sings for the side behind
    assert state.actor == 1
    act(state, Sing(1, 0, False, False), Follow(1))
    state.turn = state.leader = 2
    play(state, "5D")  # seat 3, its partner, is on turn; seat 1 plays last and holds 2D
    assert state.legal(1) == (Talk(1, "let-pass"),)


def test_annulment_may_be_ruled_out() -> None:
    poor = ("2S 3S 4S 5S 6S 2D 3D 4D 5D", "AS", "9D", "KC")
    assert begun(poor, "4H").phase == "annul"
    assert begun(poor, "4H", None, preset("standard", annul_below=0)).phase == "play"
    state = begun(poor, "4H")
    act(state, Keep(0))
    assert state.phase == "play"


def test_playing_on_after_five_tricks() -> None:
    for rule, over in (("stop", True), ("play_on", False)):
        state = begun(HANDS, "4H", None, preset("standard", after_five_tricks=rule))
        state.tricks = [4, 3]
        play(state, "KD", "2D", "5D", "2C")
        assert (state.outcome is not None) == over


RENEGE = preset("standard", renege=True)


def test_a_wrong_accusation_costs_nothing() -> None:
    state = begun(HANDS, "4H", None, RENEGE)
    assert act(state, Accuse(1, 0)) == [Accused(1, 0, False)]
    assert state.outcome is None
    assert key(state.refusal(Accuse(1, 0))) == "accuse_again"
    assert key(state.refusal(Accuse(1, 3))) == "accuse_impossible"


def test_a_fraud_may_be_accused_until_the_next_trick_ends() -> None:
    state = begun(HANDS, "4H", None, RENEGE)
    play(state, "KD", "KS", "5D", "2C")  # seat 1 holds diamonds
    assert state.copy().play(Accuse(0, 1))[0] == Accused(0, 1, True)
    play(state, "JD", "2D", "6D", "3C")
    assert state.play(Accuse(0, 1)) == [Accused(0, 1, False)]


def test_a_false_song_is_a_fraud() -> None:
    state = begun(HANDS, "4H", None, RENEGE)
    act(state, Grain(0))
    assert Sang(1, 5, True, True) in act(state, Sing(1, 5, True, True))
    act(state, Accuse(2, 1))
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((2, 0), "ranciod")


def test_a_roubo_without_the_ace_is_a_fraud() -> None:
    state = begun(HANDS, "4H", None, RENEGE)
    act(state, Rob(0, card("AD")))
    act(state, Accuse(3, 0))
    assert state.outcome is not None
    assert state.outcome.points == (0, 1)


def test_the_losers_have_a_last_chance_to_accuse() -> None:
    state = begun(HANDS, "4H", None, RENEGE)
    state.tricks = [4, 3]
    play(state, "KD", "2D", "5D", "2C")
    assert (state.phase, state.deciders) == ("doubt", (1, 3))
    act(state, Keep(1))
    assert state.outcome is not None
    assert state.outcome.points == (2, 0)


def test_who_proved_a_fraud_places_no_grain_in_the_next_deal() -> None:
    state = begun(HANDS, "4H", standing((1, 1), banned=0), RENEGE)
    assert key(state.refusal(Grain(0))) == "grain_banned"


def test_a_refused_card_says_why() -> None:
    state = begun(HANDS, "4H")
    play(state, "KD")
    refused = state.refusal(Play(1, card("KS")))
    assert refused is not None
    assert (refused.key, dict(refused.values)) == ("follow", {"suit": 2})
