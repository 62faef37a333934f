"""Deals for two played to their end as the table of betting plays them, calls and all, fast.

Cards are whole numbers that say how strong they are and of which class (see :func:`code_of`);
players are 0, the mão, and 1, the dealer. The numbering of blocks and rows is that of
:mod:`game.games.truco.abstraction`, without its objects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from game.engine.cards import HIDDEN, Card
from game.games.truco.abstraction import (
    COARSE,
    CODES,
    FINE,
    MIDDLE,
    TIED,
    Block,
    classes_of,
    need_class,
    pairs,
    triples,
)
from game.games.truco.records import Called, Played, TrickEnded
from game.games.truco.rules import TrucoView
from game.games.truco.settings import Rules
from game.games.truco.strength import COVERED, strengths
from game.games.truco.table import NEVER, STEPS, Table

LAID_COVERED = COVERED * 16
"""The code of a card that lies face down: weaker than all, and of the lowest class."""

NOBODY = -1
"""What :func:`finish` tells of a deal that nobody wins."""

_PAIRS, _TRIPLES = pairs(), triples()


def code_of(strength: int, of_class: int) -> int:
    """The code of a card; codes are in order of strength."""
    return strength * 16 + of_class


def codes(view: TrucoView) -> dict[Card, int]:
    """The code of every card of the pack."""
    rules = Rules.of(view.options)
    return _codes(view.manilhas, rules.deck, rules.fixed)


@cache
def _codes(manilhas: tuple[Card, ...], size: int, fixed: bool) -> dict[Card, int]:
    power, classes = strengths(manilhas), classes_of(manilhas, size, fixed)
    return {Card(c): code_of(power[c], classes[c]) for c in range(len(power))}


class Book:
    """The table at one score: where each block lies, how many rows and actions it has."""

    __slots__ = ("blocks", "data")

    def __init__(self, table: Table, score: tuple[int, int]) -> None:
        self.data = table.data
        self.blocks: dict[int, tuple[int, int, int, int]] = {}
        for (mao, dealer, number), start in table.places.items():
            if (mao, dealer) == score:
                block = Block.of(number)
                self.blocks[number] = start, block.rows, block.privates, block.actions

    def steps(self, number: int, public: int, private: int) -> list[int] | None:
        """How often each action is taken, in steps of which there are ``STEPS``; None where
        training never came."""
        found = self.blocks.get(number)
        if found is None:
            return None
        start, rows, privates, actions = found
        data, at = self.data, start + public * privates + private
        first = data[at]
        if first == NEVER:
            return None
        if actions == 2:
            return [first, STEPS - first]
        second = data[at + rows]
        if actions == 3:
            return [first, second, STEPS - first - second]
        third = data[at + 2 * rows]
        return [first, second, third, STEPS - first - second - third]


@cache
def book(table: Table, score: tuple[int, int]) -> Book:
    """The book of a table at a class of scores."""
    return Book(table, score)


def public_part(played: Sequence[int], by: Sequence[int], first: int) -> int:
    """The place of the table among those of its block; ``by`` is who played each card and
    ``first`` who took the first trick."""
    laid = len(played)
    if laid == 0:
        return 0
    if laid == 1:
        return played[0] & 15
    if laid <= 3:
        trick = (FINE[played[0] & 15] * 7 + FINE[played[1] & 15]) * 3 + first
        return trick if laid == 2 else trick * 7 + FINE[played[2] & 15]
    swapped = by[0] != by[2]
    a, b = played[swapped] & 15, played[not swapped] & 15
    if laid == 4:
        earlier = (COARSE[a] * 4 + MIDDLE[played[2] & 15]) * 3 + COARSE[b]
        return (earlier * 3 + COARSE[played[3] & 15]) * 3 + first
    led = by[2] != by[4]
    early, late = (a, played[2]) if led else (b, played[3])
    return (((played[4] & 15) * 3 + COARSE[early]) * 4 + MIDDLE[late & 15]) * 3 + first


def private_part(
    hand: Sequence[int], played: Sequence[int], first: int, who: int, acting: bool
) -> int:
    """The place of ``who``'s hand among those of its block; ``acting``: it is next to play."""
    held = len(hand)
    if held == 3:
        return _TRIPLES.get((hand[0] & 15, hand[1] & 15, hand[2] & 15), 0)
    if held == 0:
        return 0
    laid = len(played)
    if laid == 3 and acting:
        led = played[2] >> 4
        if first == TIED:
            mine = hand[1] >> 4
            return 14 if mine > led else 1 + (hand[0] & 15) if mine == led else 0
        if hand[0] >> 4 > led:
            return 1 + (hand[1] & 15)
        return 1 + (hand[0] & 15) if hand[1] >> 4 > led else 0
    if laid == 5:
        mine, led = hand[0] >> 4, played[4] >> 4
        return int(mine > led or (mine == led and (1 if first == TIED else first) == who))
    return _PAIRS.get((hand[0] & 15, hand[1] & 15), 0) if held == 2 else hand[0] & 15


def follow(hand: Sequence[int], led: int, first: int) -> int:
    """The place of the card that follows in the second trick: what beats the led card most cheaply,
    after a tie the best one."""
    if first == TIED:
        return len(hand) - 1
    for place, card in enumerate(hand):
        if card >> 4 > led >> 4:
            return place
    return 0


@dataclass(frozen=True, slots=True)
class Scene:
    """A deal for two as far as it has come, and what its rules and score allow.

    ``played`` are codes in order, ``by`` their players, ``first`` who took the first trick
    (``TIED``, -1 while it runs), ``leader`` leads the running one. ``code`` says when raises came;
    ``raises`` how many there were, a ``pending`` one among them, ``raiser`` whose the last was and
    ``called`` whether one was made in front of the next card. ``worths`` are the steps of the
    ladder; ``may_ask`` whether each player may call at each of them for more that they can use,
    ``must_stay`` whether running would lose them the game. ``three_ties`` wins three ties.
    """

    book: Book
    played: tuple[int, ...]
    by: tuple[int, ...]
    first: int
    leader: int
    code: int
    raises: int
    raiser: int
    pending: bool
    called: bool
    worths: tuple[int, ...]
    may_ask: tuple[tuple[bool, ...], ...]
    must_stay: tuple[tuple[bool, ...], ...]
    three_ties: int
    mao_leads_ties: bool

    @staticmethod
    def of(view: TrucoView, table: Table) -> Scene:
        """The scene of a view with two players."""
        rules, points, dealer = Rules.of(view.options), view.standing.points, view.dealer
        card_codes = codes(view)
        played, by, first, code, called = [], [], -1, 0, False
        for event in view.history:
            match event:
                case Played():
                    down = event.covered or event.card == HIDDEN
                    played.append(LAID_COVERED if down else card_codes[event.card])
                    by.append(int(event.seat == dealer))
                    called = False
                case Called():
                    code = code * 7 + len(played) + 1
                    called = True
                case TrickEnded(number=1, winner=winner):
                    first = TIED if winner is None else int(winner == dealer)
        quiet = view.iron or view.special is not None
        worths = (view.worth,) if quiet else rules.ladder
        worth = view.worth if view.asked_worth is None else view.asked_worth
        raiser = view.caller if view.caller is not None else view.raiser
        both = (points[1 - dealer], points[dealer])
        limit = rules.target - min(both) if rules.needed else rules.target
        return Scene(
            # Where nobody calls cards are played as at a score where nobody has reason to.
            book(
                table, (0, 0) if quiet else (need_class(rules, both[0]), need_class(rules, both[1]))
            ),
            tuple(played),
            tuple(by),
            first,
            int(view.leader == dealer),
            code,
            worths.index(worth),
            -1 if raiser is None or quiet else int(raiser == dealer % 2),
            view.phase == "answer",
            called,
            worths,
            tuple((*(w < min(limit, rules.target - p) for w in worths[:-1]), False) for p in both),
            tuple(tuple(p + w >= rules.target for w in worths) for p in reversed(both)),
            {"dealer": 1, "eldest": 0}.get(rules.three_ties, NOBODY),
            rules.leader_after_tie == "eldest",
        )

    @property
    def decider(self) -> int:
        """Who acts next."""
        return 1 - self.raiser if self.pending else self.on_turn

    @property
    def on_turn(self) -> int:
        """Who plays the next card."""
        return self.leader if len(self.played) % 2 == 0 else 1 - self.leader

    def steps(self, hand: Sequence[int]) -> list[int] | None:
        """How often who is to act with ``hand`` takes each action of the block."""
        laid, who = len(self.played), self.decider
        return self.book.steps(
            (laid * 2 + self.pending) * CODES + self.code,
            public_part(self.played, self.by, self.first),
            private_part(hand, self.played, self.first, who, who == self.on_turn),
        )


def finish(
    scene: Scene,
    hands: tuple[list[int], list[int]],
    random: Callable[[], float],
    card: int | None = None,
    answer: str = "",
) -> int:
    """How the deal ends: the winner and the step of the ladder, as ``winner * 8 + step``, or
    ``NOBODY``.

    ``hands`` (sorted, by player) are used up. It begins with ``card``, which has left its hand, or
    with ``answer``: ``call`` (also for more, in answer to a call) or ``accept``.
    """
    table, played, by, first = scene.book, list(scene.played), list(scene.by), scene.first
    leader, code, raises, raiser = scene.leader, scene.code, scene.raises, scene.raiser
    pending, called = scene.pending, scene.called
    may_ask, must_stay = scene.may_ask, scene.must_stay
    if answer == "accept":
        pending = False
    elif answer == "call":
        raiser = scene.decider
        code, raises, pending, called = code * 7 + len(played) + 1, raises + 1, True, True
    while True:
        laid = len(played)
        on_turn = leader if laid % 2 == 0 else 1 - leader
        if pending:
            who = 1 - raiser
            hand = hands[who]
            steps = table.steps(
                (2 * laid + 1) * CODES + code,
                public_part(played, by, first),
                private_part(hand, played, first, who, who == on_turn),
            )
            steps = steps or _UNKNOWN
            answer_drawn = random() * STEPS
            if answer_drawn < steps[0] and not must_stay[who][raises - 1]:
                return raiser * 8 + raises - 1
            if answer_drawn >= steps[0] + steps[1] and may_ask[who][raises]:
                raiser, code, raises, called = who, code * 7 + laid + 1, raises + 1, True
            else:
                pending = False
            continue
        hand = hands[on_turn]
        if card is None:
            may_call = not called and raiser != on_turn and may_ask[on_turn][raises]
            choices = len(hand) if laid < 3 else 1
            place = 0 if laid != 3 else follow(hand, played[2], first)
            if may_call or choices > 1:
                steps = table.steps(
                    2 * laid * CODES + code,
                    public_part(played, by, first),
                    private_part(hand, played, first, on_turn, True),
                )
                if steps is None:
                    place = plain(hand, played, first)
                elif (drawn := _drawn(steps, choices, may_call, random)) == _CALLS:
                    raiser, code, raises = on_turn, code * 7 + laid + 1, raises + 1
                    pending = called = True
                    continue
                elif choices > 1:
                    place = drawn
            card = hand.pop(place)
        played.append(card)
        by.append(on_turn)
        called = False
        strength, led = card >> 4, played[laid - 1] >> 4
        card = None
        if laid % 2 == 0:
            continue
        won = on_turn if strength > led else leader if strength < led else TIED
        if laid == 1:
            first = won
        elif won != TIED and first in (TIED, won):
            return won * 8 + raises
        elif won == TIED and first != TIED:
            return first * 8 + raises
        elif laid == 5:
            won = won if won != TIED else scene.three_ties
            return NOBODY if won == NOBODY else won * 8 + raises
        if won != TIED:
            leader = won
        elif scene.mao_leads_ties:
            leader = 0


_CALLS = -1


def _drawn(steps: Sequence[int], choices: int, may_call: bool, random: Callable[[], float]) -> int:
    """The place of the card drawn from a turn's mix, or ``_CALLS``."""
    drawn = random() * (STEPS if may_call else STEPS - steps[-1])
    for place in range(choices):
        drawn -= steps[place]
        if drawn < 0:
            return place
    return _CALLS if may_call else 0


_UNKNOWN = [STEPS // 2, STEPS - STEPS // 2, 0]
"""Answers where training never came."""


def plain(hand: Sequence[int], played: Sequence[int], first: int) -> int:
    """The place of the card that plain habits play: what takes the trick most cheaply, after a tie
    the best, and otherwise the lowest."""
    if len(played) >= 2 and first == TIED:
        return len(hand) - 1
    if len(played) % 2 == 0:
        return 0
    return next((n for n, card in enumerate(hand) if card >> 4 > played[-1] >> 4), 0)
