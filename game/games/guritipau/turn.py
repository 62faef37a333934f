"""One's turn in the play: a roubo, a grain, running, and above all a card."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from game.bots.base import Decision, Reason, Thought
from game.games.guritipau import motives
from game.games.guritipau.calls import SURE
from game.games.guritipau.cardplay import CardPlay, Move
from game.games.guritipau.choices import lawful
from game.games.guritipau.mind import GLANCE, Mind, clipped, percent
from game.games.guritipau.records import Grain, Play, Rob, Run
from game.games.guritipau.robbery import think_of_robbing

_CAUGHT = 0.5
"""How often a card against the rules is noticed."""

_BRAZEN = 0.1
"""Chance of the deal that a card against the rules must add."""

_STRONG = 0.6
"""A chance from which a grain is worth a word."""

_TELLING = 0.02
"""Chance by which the next best card must be worse to be told of."""


def take_turn(mind: Mind) -> Thought:
    """What to do on one's turn."""
    view, table = mind.view, mind.table()
    robs = [a for a in view.legal if isinstance(a, Rob)]
    if robs:
        robbed = yield from think_of_robbing(mind, table, robs)
        if robbed is not None:
            return robbed
    plays = lawful(view)
    stands = table.alike(plays)
    cards = list(dict.fromkeys(stands.values()))
    if mind.level.slip:
        cards = table.sensible(cards)
    habit = Play(view.seat, table.by_habit())
    usual = stands[habit] if habit in stands else cards[0]
    tempted = mind.rng.random()
    grain, run = Grain(view.seat), Run(view.seat)
    if len(cards) == 1 and mind.asked is None and not {grain, run} & {*view.legal}:
        yield
        return mind.decision(cards[0], table.why(cards[0].card))
    chances, chance = yield from _try(mind, table, cards, usual, stands)
    reasons: list[Reason] = []
    top = max(map(mind.worth.__getitem__, chances))
    mind.value_spurned(top, chance)
    if grain in view.legal:
        mind.worth[grain] = clipped(top - mind.calls.play(chance) + mind.calls.grain(chance))
        places, reasons = _grain(mind, chance, tempted)
        if places:
            return mind.decision(grain, reasons)
    if run in view.legal:
        mind.worth[run] = mind.calls.run
        if mind.calls.runs(chance, mind.temper):
            return mind.decision(run, [why_run(mind, chance)])
    cheat = yield from _forbidden(mind, table, chance)
    if cheat is not None:
        return cheat
    chosen = max((card for card in cards if card in mind.worth), key=mind.worth.__getitem__)
    found = _found(table, chosen, chances)
    return mind.decision(chosen, [*table.why(chosen.card), *found, *reasons])


def _try(
    mind: Mind,
    table: CardPlay,
    cards: Sequence[Play],
    usual: Play,
    stands: Mapping[Play, Play],
) -> Generator[None, None, tuple[dict[Play, float], float]]:
    """The chance of the deal with each card that the rules allow, and that with the best, as well
    as it is judged. What the cards are worth is noted."""
    asked = mind.asked if isinstance(mind.asked, Play) else None
    asked = None if asked is None else stands.get(asked, asked)
    moves: list[Move] = list(cards)
    if asked is not None and asked not in moves:
        moves.append(asked)
    keep = () if asked is None else (asked,)
    trials = yield from table.chances(moves, mind.level.playouts, keep)
    chances = {
        card: chance
        for card, chance in mind.chances(trials, asked).items()
        if isinstance(card, Play)
    }
    for card, chance in chances.items():
        seen = chance + mind.slip() + table.leaning(card, usual)
        mind.worth[card] = mind.calls.play(clipped(seen))
    if asked is not None and asked not in stands:  # against the rules: it may be seen
        caught = mind.calls.equity.lost(mind.view.grains)
        mind.worth[asked] += _CAUGHT * (caught - mind.worth[asked])
        del chances[asked]
    elif isinstance(mind.asked, Play) and asked is not None:
        mind.worth[mind.asked] = mind.worth[asked]
    if len(trials.worlds) < GLANCE:
        return chances, (yield from mind.chance(table))
    return chances, mind.judged(max(chances.values()), len(trials.worlds))


def _grain(mind: Mind, chance: float, tempted: float) -> tuple[bool, list[Reason]]:
    """Whether a grain is placed, and why or why not, if that is worth a word."""
    calls, told = mind.calls, {"percent": percent(chance), "grains": mind.calls.worth + 1}
    if calls.no_gain:
        talked_of = chance > _STRONG
        return False, [Reason(motives.NOTHING_TO_GAIN, told)] if talked_of else []
    if calls.no_loss:
        return True, [Reason(motives.NOTHING_TO_LOSE, told)]
    if calls.places(chance, mind.temper):
        return True, [
            Reason(motives.PLACES_SURE if chance >= SURE else motives.PLACES_STRONG, told)
        ]
    early = mind.view.number <= 1
    often = calls.bluff_rate(mind.temper) + calls.show_rate(chance, mind.temper)
    if early and 0.2 < chance < _STRONG and tempted < often:
        return True, [Reason(motives.BLUFFS, told)]
    return False, [Reason(motives.BIDES, told)] if chance > _STRONG else []


def why_run(mind: Mind, chance: float) -> Reason:
    """Why the deal is given up."""
    in_time = mind.calls.play(chance) < mind.calls.run - 1e-9
    told = {"percent": percent(chance), "grains": mind.calls.worth}
    return Reason(motives.RUNS_IN_TIME if in_time else motives.RUNS, told)


def _found(table: CardPlay, chosen: Play, chances: Mapping[Play, float]) -> list[Reason]:
    """What the search found: the chance, what the next best card gives, trumps still out."""
    if len(chances) < 2 or chosen not in chances:
        return []
    own = chances[chosen]
    reasons = [Reason(motives.CHANCE, {"card": chosen.card, "percent": percent(own)})]
    other = max((card for card in chances if card != chosen), key=chances.__getitem__)
    if own - chances[other] >= _TELLING:
        told = {"card": other.card, "percent": percent(chances[other])}
        reasons.append(Reason(motives.NEXT_BEST, told))
    trumps = table.trumps_out()
    return [*reasons, Reason(motives.TRUMPS_OUT, {"trumps": trumps})] if trumps else reasons


def _forbidden(
    mind: Mind, table: CardPlay, chance: float
) -> Generator[None, None, Decision | None]:
    """A card against the rules, if it is tempted and that card would gain much."""
    straight = {a.card for a in lawful(mind.view)}
    others = [a for a in mind.view.legal if isinstance(a, Play) and a.card not in straight]
    if not others or not mind.honesty.cheats(mind.view, "card"):
        return None
    tried = list(dict.fromkeys(table.alike(others).values()))
    trials = yield from table.chances(tried, mind.level.playouts // 3)
    chances = mind.chances(trials)
    best = max(tried, key=chances.__getitem__)
    if chances[best] < chance + _BRAZEN:
        return None
    mind.worth[best] = mind.calls.play(chances[best])
    return mind.decision(best, [Reason(motives.CHEATS)], closeness=0.0)
