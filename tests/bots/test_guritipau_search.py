"""What the bots of Guritipau search with: lawful habits, deals that fit, one unit of worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from random import Random

import pytest

from game.bots.base import Decision
from game.engine.cards import SUITS
from game.engine.contract import Action
from game.games.guritipau.calls import Calls
from game.games.guritipau.cardplay import CardPlay
from game.games.guritipau.habit import SEATS, follow, lead
from game.games.guritipau.inference import ODD_CARD, Inference
from game.games.guritipau.memory import running
from game.games.guritipau.playout import TO_WIN, luck, play_out
from game.games.guritipau.records import PACK, Play, Played
from game.games.guritipau.rules import GuritipauState, GuritipauView
from game.games.guritipau.sampling import Sampler
from game.games.guritipau.tables import Tables
from game.games.guritipau.worlds import World, Worlds
from tests.bots.asking import appraised
from tests.bots.guritipau_seats import CARDS_ALONE, bot, deal, ending, walk
from tests.examples.guritipau_table import STANDARD, act, begun, play, preset

BLANK = ("", "", "")


def _hands(state: GuritipauState, tables: Tables) -> World:
    return [mask for hand in state.hands for mask in tables.masks(hand)]


def _out(state: GuritipauState, tables: Tables) -> list[int]:
    gone = [event.card for event in state.history if isinstance(event, Played)]
    assert state.lying is not None
    known = tables.masks([*gone, state.lying])
    return [full & ~mask for full, mask in zip(tables.full, known, strict=True)]


@pytest.mark.parametrize("free", [False, True])
def test_a_deal_played_by_habit_is_played_by_the_rules(free: bool) -> None:
    """The fast play-out and the rules, fed the same cards, come to the same winner; and habit never
    lays a card that the rules do not allow."""
    options = preset("simple", annul_below=0, undertrump_free=free)
    for number in range(40):
        state = deal(options, 8 * number)
        while state.phase != "play":
            state.play(state.legal()[0])
        assert state.trump is not None
        state.robbed = 0  # nothing more is taken up
        tables = Tables.of(state.trump)
        out = _out(state, tables)
        trick = running(state.view(state.turn), tables)
        hands = _hands(state, tables)
        won = play_out(tables, hands, trick, out, state.turn, None, (0, 0), luck(number), 0.0, free)
        chance = luck(number)
        while state.outcome is None:
            seat = state.turn
            trick = running(state.view(seat), tables)
            held, out = _hands(state, tables), _out(state, tables)
            if trick.led < 0:
                s, bit = lead(tables, held, seat * SUITS, out, chance)
            else:
                s, bit = follow(
                    tables,
                    held,
                    seat * SUITS,
                    out,
                    trick.led,
                    trick.best_suit,
                    trick.best,
                    trick.winner % 2 == seat % 2,
                    trick.count,
                    trick.over_nhanha,
                    TO_WIN - 1 in state.tricks,
                    chance,
                )
            card = tables.cards[s][bit.bit_length() - 1]
            assert card in state.lawful(seat)
            state.play(Play(seat, card))
        assert state.outcome.winner == won


def _checked(view: GuritipauView, world: World, tables: Tables) -> None:
    """The world has the right number of cards in every hand, none twice and none that is gone."""
    seen = [0] * SUITS
    for seat in range(SEATS):
        hand = world[seat * SUITS : (seat + 1) * SUITS]
        assert sum(mask.bit_count() for mask in hand) == view.counts[seat]
        for s in range(SUITS):
            assert not seen[s] & hand[s]
            seen[s] |= hand[s]
    gone = tables.masks(e.card for e in view.history if isinstance(e, Played))
    assert not any(a & b for a, b in zip(seen, gone, strict=True))
    assert world[view.seat * SUITS : (view.seat + 1) * SUITS] == tables.masks(view.hand)


def test_every_deal_that_is_drawn_fits_the_view() -> None:
    rng = Random(1)
    drawn = 0
    for number in range(6):
        for state in walk(deal(STANDARD, number), rng):
            if state.trump is None:
                continue
            view = state.view(rng.randrange(SEATS))
            tables = Tables.of(state.trump)
            worlds = Worlds(Sampler(view), view.seat, view.hand, state.trump)
            for _ in range(3):
                world, weight = worlds.draw(rng)
                _checked(view, world, tables)
                assert weight > 0.0
                drawn += 1
    assert drawn > 300


def test_songs_and_voids_bind_what_is_drawn() -> None:
    """Seat 1 sang two trumps with Bóst and threw a spade on diamonds."""
    hands = ("KD JD QD KS JS QS KC JC QC", "AC 2H 2S 3S 4S 5S 6S 7S 8S", "", "")
    state = begun(hands, "9H", None, preset("standard", annul_below=0))
    act(state, state.legal()[-1])  # a grain
    act(state, state.true_song(1), *[a for a in state.legal(1) if a.do == "follow"])
    if state.phase == "answer":
        act(state, next(a for a in state.legal() if a.do == "follow"))
    play(state, "KD", "2S")
    tables = Tables.of(state.trump or 0)
    view = state.view(0)
    worlds = Worlds(Sampler(view), 0, view.hand, tables.trump)
    rng = Random(2)
    for _ in range(60):
        world, _weight = worlds.draw(rng)
        own = world[SUITS : 2 * SUITS]
        assert own[tables.trump].bit_count() == 2
        assert own[tables.trump] & tables.bost
        assert not own[tables.suit[PACK.card("2D")]]


def test_deals_are_weighted_to_be_equally_likely() -> None:
    """Two cards each are left, and seat 1 has shown to have no spade: every deal of the unseen
    cards in which it has none comes up as often, counted with its weight."""
    known = [PACK.card(c) for c in ("2S", "3S", "4S", "2D", "3D", "2C", "3C")]

    class Few(Sampler):
        def __init__(self) -> None:  # three hands of two cards, of which seven are unseen
            super().__init__(view)
            self.gone = {card for card in PACK.cards() if card not in known}
            spades = sum(1 << card for card in known[:3])
            for seat, hand in self.hands.items():
                hand.places = [((1 << len(PACK)) - 1) & ~(spades if seat == 1 else 0)] * 2

    view = begun(("QH", *BLANK), "9H", None, CARDS_ALONE).view(0)
    worlds = Worlds(Few(), 0, (), 1)
    rng = Random(3)
    found: defaultdict[tuple[int, ...], float] = defaultdict(float)
    total = 0.0
    for _ in range(6000):
        world, weight = worlds.draw(rng)
        found[tuple(world[SUITS:])] += weight
        total += weight
    fitting = [
        (one, two, three)
        for one in combinations(known[3:], 2)
        for two in combinations([c for c in known if c not in one], 2)
        for three in combinations([c for c in known if c not in (*one, *two)], 2)
    ]
    assert len(found) == len(fitting) == 180
    for weight in found.values():
        assert 0.3 < weight / total * len(fitting) < 2.2


def test_what_was_played_tells_of_what_was_not_held() -> None:
    """Seat 3, without a trump, played last to a trick of the others and let it go: it will not have
    had the king that would have taken it."""
    hands = (
        "5S 2D 3D 4D 5D 6D 7D 8D 9D",
        "4S KD JD QD AD KC JC QC 9C",
        "QS 9S 8S 7S 6S 8C 7C 6C 5C",
        "3S 4C 3C 2C 2S AS JS QH KH",
    )
    state = begun(hands, "9H", None, CARDS_ALONE)
    state.hands[3] = list(PACK.hand("3S 4C 3C 2C"))
    play(state, "5S", "4S", "QS", "3S")
    view = state.view(0)
    tables = Tables.of(1)
    inference = Inference(view, tables, ())
    plain = _hands(state, tables)
    king, club = PACK.card("KS"), PACK.card("4C")
    other = list(plain)
    other[3 * SUITS + tables.suit[club]] &= ~tables.bit[club]
    other[3 * SUITS + tables.suit[king]] |= tables.bit[king]
    assert inference.likelihood(other) == pytest.approx(ODD_CARD * inference.likelihood(plain))


def _appraised(view: GuritipauView, action: Action, level: int) -> Decision:
    return appraised(bot(level=level, seat=view.seat), view, action)


def test_whatever_is_done_is_valued_in_chances() -> None:
    """Any action of any phase has a value, from 0 to 1; and a bot's own choice is not blamed."""
    rng = Random(4)
    phases: Counter[str] = Counter()
    for number in range(16):
        options = preset("standard", renege=number % 4 == 3, grains_per_team="unlimited")
        for state in walk(deal(options, number), rng):
            for seat in range(SEATS):
                legal = state.legal(seat)
                if len(legal) < 2 or rng.random() < 0.6:
                    continue
                view = state.view(seat)
                action = rng.choice(legal)
                decision = _appraised(view, action, 1 + number % 2)
                values = dict(decision.values)
                assert all(0.0 <= value <= 1.0 for value in values.values())
                assert {action, decision.action} <= set(values)
                phases[view.phase] += 1
    assert set(phases) >= {"cut", "place", "sing", "answer", "play"}


def test_alike_cards_cost_nothing_and_a_blunder_all() -> None:
    """Nhánha and Bóst win the two tricks that are missing; to throw the six loses both."""
    state = ending("QH AC 6C", "KS 4C 9C", "QS 7C 8C", "JS 2C KC", tricks=(3, 3))
    view = state.view(0)
    for code in ("QH", "AC"):
        decision = _appraised(view, Play(0, PACK.card(code)), 4)
        assert dict(decision.values)[Play(0, PACK.card(code))] == decision.values[0][1]
    state = ending("QH 6C", "KS 4C", "QS 7C", "JS KC", tricks=(4, 3))
    decision = _appraised(state.view(0), Play(0, PACK.card("6C")), 4)
    values = dict(decision.values)
    calls = Calls.of(state.view(0))
    assert values[Play(0, PACK.card("QH"))] == calls.play(1.0)
    assert values[Play(0, PACK.card("6C"))] <= calls.play(1.0)


def test_neighbours_are_tried_once() -> None:
    """Of black cards the jack stands between king and queen, and below the queen comes the nine; a
    card that another may hold tells two others apart."""
    hand = "KS JS QS 3S 2D 4D KC QC 9C"
    view = begun((hand, *BLANK), "9H", None, CARDS_ALONE).view(0)
    stands = CardPlay(view, 0.0, 0.0, Random(1)).alike([Play(0, card) for card in view.hand])
    codes = [PACK.code(stands[Play(0, card)].card) for card in view.hand]
    assert codes == ["QS", "QS", "QS", "3S", "2D", "4D", "KC", "9C", "9C"]
