"""What the other of two may hold, hand by hand, and how likely each is by what they did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from math import comb, prod
from random import Random

from game.games.truco.duel_play import LAID_COVERED, Scene, codes, follow
from game.games.truco.knowledge import Knowledge
from game.games.truco.records import Accepted, Called, Played, TrickEnded
from game.games.truco.table import STEPS

Hand = tuple[int, ...]
"""Codes of cards, sorted."""

_SLICE = 60
"""Hands judged between two pauses."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands and the share of each; shares add up to 1."""

    hands: tuple[Hand, ...]
    shares: tuple[float, ...]

    def drawn(self, count: int, rng: Random) -> Iterator[Hand]:
        """``count`` hands spread as evenly over the shares as can be, in any order."""
        found: list[Hand] = []
        reached, at = 0.0, rng.random()
        for hand, share in zip(self.hands, self.shares, strict=True):
            reached += share * count
            while at < reached and len(found) < count:
                found.append(hand)
                at += 1.0
        rng.shuffle(found)
        return iter(found)


def possible(facts: Knowledge) -> dict[Hand, int]:
    """Every hand that the other may hold, with the ways to deal it."""
    view = facts.view
    other, code = 1 - view.seat, codes(view)
    limit = _limit(facts)
    pool = Counter(code[card] for card in facts.loose if facts.power[card] <= limit)
    kinds = sorted(pool)
    size = view.counts[other]
    ways: dict[Hand, int] = {}

    def fill(hand: Hand, place: int, count: int) -> None:
        left = size - len(hand)
        if left == 0:
            ways[hand] = count
            return
        for n in range(place, len(kinds)):
            kind = kinds[n]
            for taken in range(1, min(left, pool[kind]) + 1):
                fill(hand + (kind,) * taken, n + 1, count * comb(pool[kind], taken))

    fill((), 0, 1)
    return ways


def _limit(facts: Knowledge) -> int:
    """The greatest strength the other can hold: after a tie the best may have had to be played."""
    view = facts.view
    if facts.rules.highest_after_tie and facts.results[:1] == (0,):
        played = [e for e in view.history if isinstance(e, Played) and e.seat != view.seat]
        if len(played) >= 2:
            return facts.power[played[1].card]
    return max(facts.power)


@dataclass(frozen=True, slots=True)
class _Deed:
    """Something the other did: where the deal stood, which action it was (of ``-1``: a card, namely
    ``card``) and the cards that have left its hand since."""

    scene: Scene
    action: int
    card: int
    since: Hand

    def chance(self, hand: Hand, trust: float) -> float:
        """How likely who holds ``hand`` by now was to do it, if the table's ways are theirs with
        probability ``trust``."""
        held = tuple(sorted(hand + self.since))
        scene = self.scene
        steps = scene.steps(held)
        if self.action >= 0:
            known = 1 / 3 if steps is None else steps[self.action] / STEPS
            return trust * known + (1.0 - trust) / 3
        plays = len(held) if len(scene.played) < 3 else 1
        if plays > 1:
            known = 1 / plays if steps is None else steps[held.index(self.card)] / STEPS
        else:
            quiet = 1.0 if steps is None else steps[0] / STEPS
            place = follow(held, scene.played[2], scene.first) if len(held) == 2 else 0
            known = quiet if held[place] == self.card else 0.0
        return trust * known + (1.0 - trust) / (len(held) + 1)


def _deeds(facts: Knowledge, scene: Scene) -> tuple[_Deed, ...]:
    """What the other did in this deal. What lies face down says nothing."""
    view, code = facts.view, codes(facts.view)
    mao = 1 - view.dealer
    now = replace(
        scene, played=(), by=(), first=-1, leader=0, code=0, raises=0, raiser=-1,
        pending=False, called=False,
    )  # fmt: skip
    found: list[tuple[Scene, int, int, int]] = []  # and how many cards had left its hand
    laid: list[int] = []
    for event in view.history:
        match event:
            case Called(seat=seat):
                if seat != view.seat:
                    action = 2 if now.pending or len(now.played) == 2 else 3
                    if len(now.played) >= 3 and not now.pending:
                        action = 1
                    found.append((now, action, 0, len(laid)))
                now = replace(
                    now,
                    code=now.code * 7 + len(now.played) + 1,
                    raises=now.raises + 1,
                    raiser=int(seat != mao),
                    pending=True,
                )
            case Accepted(seat=seat):
                if seat != view.seat:
                    found.append((now, 1, 0, len(laid)))
                now = replace(now, pending=False)
            case Played(seat=seat):
                card = LAID_COVERED if event.covered else code[event.card]
                if seat != view.seat:
                    if not event.covered:
                        found.append((now, -1, card, len(laid)))
                    laid.append(card)
                now = replace(now, played=(*now.played, card), by=(*now.by, int(seat != mao)))
            case TrickEnded(number=number, winner=winner, leader=leader):
                first = now.first
                if number == 1:
                    first = 2 if winner is None else int(winner != mao)
                now = replace(now, first=first, leader=int(leader != mao))
    return tuple(
        _Deed(before, action, card, tuple(laid[gone:])) for before, action, card, gone in found
    )


def read(facts: Knowledge, scene: Scene, trust: float) -> Generator[None, None, Hands]:
    """The hands that the other may hold. ``trust`` is how much its deeds count as signs."""
    ways = possible(facts)
    deeds = _deeds(facts, scene) if trust else ()
    weights: list[float] = []
    for n, (hand, count) in enumerate(ways.items()):
        weights.append(count * prod(deed.chance(hand, trust) for deed in deeds))
        if deeds and n % _SLICE == 0:
            yield
    total = sum(weights)
    return Hands(tuple(ways), tuple(weight / total for weight in weights))
