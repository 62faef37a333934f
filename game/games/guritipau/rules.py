"""The rules of Guritipau: a deal from the cut to the last trick, and how deals make a match.

Two sides, seats alternating: the side of a seat is its parity. ``points`` are grains (*midj*).
Phases: ``cut``, ``place``, ``annul``, ``rob`` (the dealer takes an ace turned up), ``sing``,
``answer``, ``play``, ``doubt`` (a last chance to accuse, where fraud is possible), ``over``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal, Self

from game.engine.cards import Card, suit
from game.engine.codec import Codec
from game.engine.contract import Action, Event, Game, Outcome, Refusal, Standing, State, View
from game.engine.options import Options
from game.engine.shuffle import Stream
from game.games.guritipau import opening, outcomes, talk, tricks
from game.games.guritipau.opening import HAND as HAND
from game.games.guritipau.opening import LEAST_ON_TOP as LEAST_ON_TOP
from game.games.guritipau.opening import PACKET as PACKET
from game.games.guritipau.opening import PLAYERS as PLAYERS
from game.games.guritipau.options import SCHEMA
from game.games.guritipau.order import (
    ACE_OF_SPADES,
    BOST,
    RED,
    draw_order,
    hand_points,
    nhanha,
    trumps,
)
from game.games.guritipau.posture import BRINK, Posture
from game.games.guritipau.records import (
    ACTIONS,
    EVENTS,
    PACK,
    Accuse,
    Accused,
    Annul,
    Annulled,
    Cut,
    DealBegan,
    DealEnded,
    DrewForDeal,
    Follow,
    Followed,
    Grain,
    GrainPlaced,
    Keep,
    LeaveSong,
    Place,
    Play,
    Played,
    Ran,
    Rob,
    Robbed,
    Run,
    Said,
    Sang,
    Sing,
    SongLeft,
    Talk,
)
from game.games.guritipau.sampling import Sampler
from game.games.guritipau.settings import Rules
from game.games.guritipau.standing import GuritipauOutcome as GuritipauOutcome
from game.games.guritipau.standing import GuritipauStanding as GuritipauStanding
from game.games.guritipau.standing import settled

Phase = Literal["cut", "place", "annul", "rob", "sing", "answer", "play", "doubt", "over"]

REFUSALS = (
    "over",  # the deal is over
    "not_your_turn",  # {turn}
    "not_this_phase",  # {phase}
    "cut_range",  # {least}, {most}: how deep a cut may go
    "rob_first",  # the turn-up must be taken first
    "rob_no_ace",  # only the ace of trump robs
    "rob_too_late",
    "rob_card",  # {card}: it may not be given
    "grain_no_more",  # the side has placed its grain
    "grain_sung",  # the others have sung
    "grain_todas",  # none during às todas
    "grain_banned",  # who proved a fraud places none in the next deal
    "grain_none",  # not in this rule set
    "sing_truth",  # {trumps}: what there is to sing
    "song_left",  # it has been left to the partner already
    "run_not_now",
    "not_in_hand",  # {card}
    "follow",  # {suit}: follow it or kill with a trump
    "trump",  # a trump was led
    "bost",  # nhánha was led and bóst is alone
    "talk_untrue",
    "talk_again",
    "accuse_impossible",
    "accuse_again",
    "unknown_action",
)
"""Every key of a refusal, with the values it carries in braces."""

_PHASES: dict[type[Action], tuple[Phase, ...]] = {
    Cut: ("cut",),
    Place: ("place",),
    Annul: ("annul",),
    Keep: ("annul", "doubt"),
    Rob: ("rob", "play", "sing"),
    Grain: ("play",),
    Sing: ("sing",),
    LeaveSong: ("sing",),
    Follow: ("answer",),
    Run: ("sing", "answer", "play"),
    Play: ("play",),
    Talk: ("play",),
    Accuse: ("sing", "answer", "play", "doubt"),
}


@dataclass(frozen=True, slots=True)
class GuritipauView(View):
    """What a seat knows of a deal.

    ``lying`` is the card that lies face up (the turn-up, or what was given for it) and ``robbed``
    who took it; ``down`` how many lie face down; ``grains`` on the table; ``obliged`` must sing and
    answer, ``singer`` sings; ``own_frauds`` the tricks in which this seat cheated.
    """

    phase: Phase
    renege: bool
    undertrump_free: bool
    dealer: int
    cuts: int
    trump: int | None
    turn_up: Card | None
    lying: Card | None
    robbed: int | None
    robber: int | None
    down: int
    posture: Posture | None
    grains: int
    obliged: int | None
    singer: int | None
    sang: tuple[int, ...]
    placed: tuple[int, ...]
    placed_now: tuple[int, ...]
    gifts: tuple[int, ...]
    three: bool | None
    said: tuple[tuple[int, str], ...]
    accusations: tuple[tuple[int, int], ...]
    own_frauds: tuple[int, ...]
    table: tuple[Played, ...]
    turn: int
    leader: int
    number: int
    tricks: tuple[int, ...]
    counts: tuple[int, ...]

    @property
    def ace_of_trump(self) -> Card | None:
        """The card that robs."""
        return None if self.trump is None else ace_of(self.trump)

    def sample(self, rng: Random) -> GuritipauState:
        return GuritipauState.of_view(self, *Sampler(self).draw(rng))


def ace_of(trump: int) -> Card:
    """The ace of trump, which robs: Bóst when clubs are trump."""
    return PACK.card("A" + PACK.suits[trump])


class GuritipauState(State):
    """A deal of Guritipau in play."""

    __slots__ = (
        "_history",
        "_outcome",
        "accusations",
        "cuts",
        "dealer",
        "frauds",
        "gifts",
        "grains",
        "hands",
        "leader",
        "lying",
        "number",
        "obliged",
        "options",
        "pack",
        "phase",
        "placed",
        "placed_now",
        "posture",
        "robbed",
        "robber",
        "rules",
        "said",
        "sang",
        "singer",
        "standing",
        "table",
        "three",
        "tricks",
        "trump",
        "turn",
        "turn_up",
    )

    options: Options
    rules: Rules
    standing: GuritipauStanding
    dealer: int
    pack: list[Card]
    """The pack before the deal, top first; then the cards that lie face down."""
    hands: list[list[Card]]
    phase: Phase
    cuts: int
    three: bool | None
    posture: Posture | None
    grains: int
    gifts: tuple[int, ...]
    trump: int | None
    turn_up: Card | None
    lying: Card | None
    robbed: int | None
    robber: int | None
    obliged: int | None
    singer: int | None
    sang: tuple[int, ...]
    placed: tuple[int, ...]
    placed_now: tuple[int, ...]
    said: frozenset[tuple[int, str]]
    accusations: frozenset[tuple[int, int]]
    frauds: tuple[tuple[int, int], ...]
    table: list[Played]
    turn: int
    leader: int
    number: int
    tricks: list[int]
    _history: list[Event]
    _outcome: GuritipauOutcome | None

    def __init__(self, options: Options, standing: GuritipauStanding, pack: list[Card]) -> None:
        """A deal whose pack has been shuffled and is now to be cut."""
        self.options, self.rules, self.standing = options, Rules.of(options), standing
        self.dealer = standing.dealer
        self.pack, self.hands = list(pack), [[] for _ in range(PLAYERS)]
        self.phase, self.cuts = "cut", 0
        self.three, self.posture, self.grains, self.gifts = standing.three, None, 0, (0, 0)
        self.trump = self.turn_up = self.lying = self.robbed = self.robber = None
        self.obliged = self.singer = None
        self.sang = self.placed = self.placed_now = ()
        self.said, self.accusations, self.frauds = frozenset(), frozenset(), ()
        self.table, self.number, self.tricks = [], 0, [0, 0]
        self.turn = self.leader = self.damao
        self._outcome = None
        self._history = [DrewForDeal(seat, card) for seat, card in standing.draws]
        began = DealBegan(standing.deal, self.dealer, self.damao, self.shuffler)
        self._history.append(began)

    # ------------------------------------------------------------------ seats

    @property
    def damao(self) -> int:
        """The player at the dealer's right, who leads."""
        return (self.dealer + 1) % PLAYERS

    @property
    def shuffler(self) -> int:
        """The player at the dealer's left."""
        return (self.dealer - 1) % PLAYERS

    def round_from(self, first: int) -> Iterator[int]:
        """All seats in the order of play, from ``first`` on."""
        return ((first + n) % PLAYERS for n in range(PLAYERS))

    @property
    def deciders(self) -> tuple[int, ...]:
        match self.phase:
            case "cut":
                return (self.dealer if self.cuts == 0 else self.shuffler,)
            case "place":
                return tuple(s for s in self.round_from(self.damao) if s % 2 == self.standing.lost)
            case "annul":
                return (self.damao,)
            case "rob":
                return (self.dealer,)
            case "sing":
                acting = self.robber if self.robber is not None else self.singer
                return () if acting is None else (acting,)
            case "answer":
                return () if self.obliged is None else (self.obliged,)
            case "play":
                return (self.turn,)
            case "doubt":
                losing = int(self.tricks[0] > self.tricks[1])
                return tuple(s for s in self.round_from(self.leader) if s % 2 == losing)
        return ()

    @property
    def actor(self) -> int | None:
        deciders = self.deciders
        return deciders[0] if deciders else None

    @property
    def outcome(self) -> GuritipauOutcome | None:
        return self._outcome

    @property
    def history(self) -> list[Event]:
        return self._history

    @property
    def in_todas(self) -> bool:
        return self.rules.todas and max(self.standing.points) >= BRINK

    def _trumps(self) -> tuple[Card, ...]:
        assert self.trump is not None
        return trumps(self.trump)

    # ---------------------------------------------------------- what is legal

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        if seat is None:
            seat = self.actor
        if seat is None or self.phase == "over":
            return ()
        return tuple(self._asked(seat)) + tuple(self._out_of_turn(seat))

    def _asked(self, seat: int) -> Iterator[Action]:
        """What ``seat`` may do because it is asked to."""
        if seat not in self.deciders:
            return
        match self.phase:
            case "cut":
                least, most = opening.cut_range(self)
                yield from (Cut(seat, at) for at in range(least, most + 1))
            case "place":
                yield from (Place(seat, True), Place(seat, False))
            case "annul":
                yield from (Annul(seat), Keep(seat))
            case "rob":
                yield from self._robs(seat)
            case "sing":
                yield from self._songs(seat)
            case "answer":
                yield from (Follow(seat), Run(seat))
            case "play":
                yield from self._turns(seat)
            case "doubt":
                yield Keep(seat)

    def _out_of_turn(self, seat: int) -> Iterator[Action]:
        """What ``seat`` may do whoever is asked: rob before a song, talk, accuse."""
        if self.phase == "sing" and seat not in self.deciders and self._rob_refusal(seat) is None:
            yield from self._robs(seat)
        yield from (
            Talk(seat, what) for what in self._phrases(seat) if (seat, what) not in self.said
        )
        if self.rules.renege and self.phase in _PHASES[Accuse]:
            for accused in range(PLAYERS):
                accusation = Accuse(seat, accused)
                if self._accuse_refusal(accusation) is None:
                    yield accusation

    def _turns(self, seat: int) -> Iterator[Action]:
        must_rob = self.must_rob(seat)
        if not must_rob:
            yield from (Play(seat, card) for card in self.playable(seat))
        if self._rob_refusal(seat) is None:
            yield from self._robs(seat)
        if self._grain_refusal(seat) is None:
            yield Grain(seat)
        if self.rules.run_on_turn and not must_rob:
            yield Run(seat)

    def playable(self, seat: int) -> list[Card]:
        """The cards that ``seat``, on turn, may play: all of them where fraud is possible."""
        return tricks.playable(self, seat)

    def lawful(self, seat: int) -> list[Card]:
        """The cards that the rules let ``seat`` play."""
        return tricks.lawful(self, seat)

    def _songs(self, seat: int) -> Iterator[Action]:
        if self.robber is not None:
            yield from self._robs(seat)
            return
        if self.rules.renege:
            for count in range(len(self.hands[seat]) + 1):
                for has_nhanha in (False, True):
                    for has_bost in (False, True):
                        if has_nhanha + has_bost <= count:
                            yield Sing(seat, count, has_nhanha, has_bost)
        else:
            yield self.true_song(seat)
        if seat == self.obliged:
            yield LeaveSong(seat)
            yield Run(seat)
            if self._rob_refusal(seat) is None:
                yield from self._robs(seat)

    def true_song(self, seat: int) -> Sing:
        """What ``seat`` has to sing."""
        assert self.trump is not None
        hand = self.hands[seat]
        held = [card for card in hand if card in self._trumps()]
        return Sing(seat, len(held), nhanha(self.trump) in held, BOST in held)

    def _robs(self, seat: int) -> Iterator[Action]:
        return (Rob(seat, card) for card in self.givable(seat))

    def givable(self, seat: int) -> list[Card]:
        """What may be laid down for the turn-up: a card of its colour, if there is one."""
        assert self.turn_up is not None
        assert self.trump is not None
        never = (ACE_OF_SPADES, ace_of(self.trump))
        cards = [card for card in self.hands[seat] if card not in never]
        red = suit(self.turn_up) in RED
        return [card for card in cards if (suit(card) in RED) == red] or cards

    def _phrases(self, seat: int) -> tuple[str, ...]:
        partner_acts = self.phase == "play" and self.turn == (seat + 2) % PLAYERS
        if not partner_acts or self.trump is None or any(p.seat == seat for p in self.table):
            return ()
        sang_none = any(
            isinstance(e, Sang) and e.seat == seat and e.trumps == 0 for e in self._history
        )
        trick = [played.card for played in self.table]
        return talk.true_phrases(self.hands[seat], trick, self.trump, self._trumps(), sang_none)

    # --------------------------------------------------------------- refusals

    def refusal(self, action: Action) -> Refusal | None:
        if self.phase == "over":
            return Refusal("over")
        if not 0 <= action.seat < PLAYERS or not isinstance(action, ACTIONS):
            return Refusal("unknown_action")
        if self.phase not in _PHASES[type(action)]:
            return Refusal("not_this_phase", {"phase": self.phase})
        seat = action.seat
        match action:
            case Talk():
                return self._talk_refusal(action)
            case Accuse():
                return self._accuse_refusal(action)
            case Rob(card=card) if self.phase == "sing":
                if self.robber not in (None, seat):
                    return self._not_your_turn()
                return self._rob_refusal(seat) or self._give_refusal(seat, card)
        if seat not in self.deciders:
            return self._not_your_turn()
        match action:
            case Cut(at=at):
                least, most = opening.cut_range(self)
                if least <= at <= most:
                    return None
                return Refusal("cut_range", {"least": least, "most": most})
            case Rob(card=card):
                refused = None if self.phase == "rob" else self._rob_refusal(seat)
                return refused or self._give_refusal(seat, card)
            case Grain():
                return self._grain_refusal(seat)
            case Sing() | LeaveSong():
                return self._song_refusal(action)
            case Run():
                return self._run_refusal(seat)
            case Play(card=card):
                return tricks.refusal(self, seat, card)
        return None

    def _not_your_turn(self) -> Refusal:
        actor = self.actor
        assert actor is not None
        return Refusal("not_your_turn", {"turn": actor})

    def must_rob(self, seat: int) -> bool:
        """Whether a figure lies there that ``seat``, who holds the ace, must take now."""
        if self.turn_up is None or self.trump is None or self.rules.renege:
            return False
        figure = PACK.code(self.turn_up)[0] in "KJQ"
        return figure and self._rob_refusal(seat) is None

    def _rob_refusal(self, seat: int) -> Refusal | None:
        """Why ``seat`` may not take the turn-up, whatever it would give."""
        if self.trump is None or self.robbed is not None:
            return Refusal("rob_too_late")
        if self.number or any(p.seat == seat for p in self.table) or seat % 2 in self.sang:
            return Refusal("rob_too_late")
        if self.phase == "sing":
            assert self.obliged is not None
            if seat % 2 != self.obliged % 2 or self.robber not in (None, seat):
                return self._not_your_turn()
        elif seat != self.turn:
            return self._not_your_turn()
        if not self.rules.renege and ace_of(self.trump) not in self.hands[seat]:
            return Refusal("rob_no_ace")
        return None

    def _give_refusal(self, seat: int, card: Card) -> Refusal | None:
        if card not in self.hands[seat]:
            return Refusal("not_in_hand", {"card": card})
        return None if card in self.givable(seat) else Refusal("rob_card", {"card": card})

    def _grain_refusal(self, seat: int) -> Refusal | None:
        if not self.rules.grains_in_play:
            return Refusal("grain_none")
        if self.in_todas:
            return Refusal("grain_todas")
        if seat == self.standing.banned:
            return Refusal("grain_banned")
        side = seat % 2
        if self.rules.one_grain:
            if side in self.placed:
                return Refusal("grain_no_more")
            if 1 - side in self.sang:
                return Refusal("grain_sung")
        return Refusal("grain_no_more") if seat in self.placed_now else None

    def _song_refusal(self, action: Action) -> Refusal | None:
        if self.robber is not None:
            return Refusal("rob_first")
        if action in self._songs(action.seat):
            return None
        if isinstance(action, LeaveSong):
            return Refusal("song_left")
        return Refusal("sing_truth", {"trumps": self.true_song(action.seat).trumps})

    def _run_refusal(self, seat: int) -> Refusal | None:
        if self.phase == "sing":
            if self.robber is not None:
                return Refusal("rob_first")
            return None if seat == self.obliged else Refusal("run_not_now")
        if self.phase == "play":
            if not self.rules.run_on_turn:
                return Refusal("run_not_now")
            return Refusal("rob_first") if self.must_rob(seat) else None
        return None

    def _talk_refusal(self, action: Talk) -> Refusal | None:
        if (action.seat, action.what) in self.said:
            return Refusal("talk_again")
        known = action.what in self._phrases(action.seat)
        return None if known else Refusal("talk_untrue")

    def _accuse_refusal(self, action: Accuse) -> Refusal | None:
        if not self.rules.renege or action.accused % 2 == action.seat % 2:
            return Refusal("accuse_impossible")
        if not 0 <= action.accused < PLAYERS:
            return Refusal("accuse_impossible")
        made = (action.seat, action.accused) in self.accusations
        return Refusal("accuse_again") if made else None

    # ------------------------------------------------------------------- play

    def apply(self, action: Action) -> list[Event]:
        begun = len(self._history)
        seat = action.seat
        tell = self._history.append
        match action:
            case Cut(at=at):
                opening.cut(self, seat, at)
            case Place(three=three):
                self.three = three
                opening.deal_out(self)
            case Annul():
                tell(Annulled(seat, hand_points(self.hands[seat])))
                self._end(None, 0, "annulled")
            case Keep():
                if self.phase == "annul":
                    self.after_annulment()
                else:
                    self.end_by_tricks()
            case Rob(card=card):
                self._rob(seat, card)
            case Grain():
                self._place_grain(seat)
            case LeaveSong():
                self.singer = (seat + 2) % PLAYERS
                tell(SongLeft(seat))
            case Sing(trumps=count, nhanha=has_nhanha, bost=has_bost):
                if action != self.true_song(seat):
                    self.fraud(seat)
                tell(Sang(seat, count, has_nhanha, has_bost))
                self.sang = (*self.sang, seat % 2)
                self.singer, self.phase = None, "answer"
            case Follow():
                tell(Followed(seat))
                self.obliged, self.phase = None, "play"
            case Run():
                tell(Ran(seat))
                self._end(1 - seat % 2, self.grains + 1, "ran")
            case Talk(what=what):
                self.said |= {(seat, what)}
                tell(Said(seat, what))
            case Accuse(accused=accused):
                self._accuse(seat, accused)
            case Play(card=card):
                tricks.lay(self, seat, card)
        return self._history[begun:]

    def after_annulment(self) -> None:
        """The dealer takes an ace turned up; then whoever must sings, or play begins."""
        assert self.trump is not None
        if self.turn_up == ace_of(self.trump) and self.robbed is None:
            self.phase = "rob"
            return
        self.phase = "play"
        assert self.posture is not None
        side = self.posture.sings
        if side is not None:
            self._ask_song(next(s for s in self.round_from(self.damao) if s % 2 == side))

    def _ask_song(self, seat: int) -> None:
        """``seat`` must sing and answer; who must rob does it before."""
        self.obliged = self.singer = seat
        self.phase, self.robber = "sing", None
        self.robber = next((s for s in (seat, (seat + 2) % 4) if self.must_rob(s)), None)

    def _rob(self, seat: int, given: Card) -> None:
        assert self.turn_up is not None
        assert self.trump is not None
        if self.phase != "rob" and ace_of(self.trump) not in self.hands[seat]:
            self.fraud(seat)
        hand = self.hands[seat]
        hand[hand.index(given)] = self.turn_up
        self.lying, self.robbed, self.robber = given, seat, None
        self._history.append(Robbed(seat, given, self.turn_up))
        if self.phase == "rob":
            self.after_annulment()

    def _place_grain(self, seat: int) -> None:
        assert self.trump is not None
        self.grains += 1
        self.placed = (*self.placed, seat % 2)
        self.placed_now = (*self.placed_now, seat)
        asked = (seat + 1) % PLAYERS
        over = any(played.card == nhanha(self.trump) for played in self.table)
        self._history.append(GrainPlaced(seat, self.grains, asked, over))
        if asked % 2 in self.sang:
            self.obliged, self.phase = asked, "answer"
        else:
            self._ask_song(asked)

    def fraud(self, seat: int) -> None:
        """Remember that ``seat`` cheated in the running trick."""
        self.frauds = (*self.frauds, (seat, self.number + 1))

    def _accuse(self, seat: int, accused: int) -> None:
        right = any(
            who == accused and self.number <= trick for who, trick in self.frauds
        )  # until the trick after the fraud has ended
        self._history.append(Accused(seat, accused, right))
        self.accusations |= {(seat, accused)}
        if right:
            self._end(seat % 2, self.grains, "ranciod", accuser=seat)

    def end_by_tricks(self) -> None:
        """The side with more tricks takes the deal."""
        self._end(int(self.tricks[1] > self.tricks[0]), self.grains + 1, "tricks")

    def _end(self, side: int | None, grains: int, reason: str, accuser: int | None = None) -> None:
        if self.in_todas:
            grains = 0
        points = tuple(grains if s == side else 0 for s in (0, 1))
        self._outcome = GuritipauOutcome(
            points, reason, None, side, self.gifts, self.three, accuser
        )
        self.phase = "over"
        self._history.append(DealEnded(side, grains, reason))

    # ------------------------------------------------------------------ views

    def view(self, seat: int) -> GuritipauView:
        return GuritipauView(
            seat=seat,
            players=PLAYERS,
            options=self.options,
            standing=self.standing,
            actor=self.actor,
            deciders=self.deciders,
            legal=self.legal(seat),
            hand=tuple(self.hands[seat]),
            history=tuple(event.seen_by(seat) for event in self._history),
            outcome=self._outcome,
            phase=self.phase,
            renege=self.rules.renege,
            undertrump_free=self.rules.undertrump_free,
            dealer=self.dealer,
            cuts=self.cuts,
            trump=self.trump,
            turn_up=self.turn_up,
            lying=self.lying,
            robbed=self.robbed,
            robber=self.robber,
            down=len(self.pack),
            posture=self.posture,
            grains=self.grains,
            obliged=self.obliged,
            singer=self.singer,
            sang=self.sang,
            placed=self.placed,
            placed_now=self.placed_now,
            gifts=self.gifts,
            three=self.three,
            said=tuple(sorted(self.said)),
            accusations=tuple(sorted(self.accusations)),
            own_frauds=tuple(trick for who, trick in self.frauds if who == seat),
            table=tuple(self.table),
            turn=self.turn,
            leader=self.leader,
            number=self.number,
            tricks=tuple(self.tricks),
            counts=tuple(len(hand) for hand in self.hands),
        )

    @classmethod
    def of_view(cls, view: GuritipauView, hands: list[list[Card]], pack: list[Card]) -> Self:
        """The state in which ``view`` was taken, if these were the hidden cards and nobody else
        had cheated."""
        assert isinstance(view.standing, GuritipauStanding)
        state = cls.__new__(cls)
        state.options, state.rules = view.options, Rules.of(view.options)
        state.standing, state.dealer = view.standing, view.dealer
        state.pack, state.hands = pack, hands
        state.phase, state.cuts, state.three = view.phase, view.cuts, view.three
        state.posture, state.grains, state.gifts = view.posture, view.grains, view.gifts
        state.trump, state.turn_up, state.lying = view.trump, view.turn_up, view.lying
        state.robbed, state.robber = view.robbed, view.robber
        state.obliged, state.singer = view.obliged, view.singer
        state.sang, state.placed, state.placed_now = view.sang, view.placed, view.placed_now
        state.said = frozenset(view.said)
        state.accusations = frozenset(view.accusations)
        state.frauds = tuple((view.seat, trick) for trick in view.own_frauds)
        state.table, state.turn, state.leader = list(view.table), view.turn, view.leader
        state.number, state.tricks = view.number, list(view.tricks)
        state._history, state._outcome = list(view.history), None
        if isinstance(view.outcome, GuritipauOutcome):
            state._outcome = view.outcome
        return state

    def copy(self) -> Self:
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.pack, twin.table = list(self.pack), list(self.table)
        twin.tricks, twin._history = list(self.tricks), list(self._history)
        return twin

    def playouts(self, rng: Random) -> Iterator[GuritipauOutcome]:
        return outcomes.outcomes(self, rng)


class GuritipauGame(Game):
    """Guritipau for four in pairs."""

    name: ClassVar[str] = "guritipau"
    players = (PLAYERS,)
    pack = PACK
    schema = SCHEMA
    codec = Codec(PACK, ACTIONS, EVENTS)

    def sides(self, players: int) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(players))

    def start(self, options: Options, players: int, stream: Stream) -> GuritipauStanding:
        """Each player (or one of each side) draws a card; the best deals, equals draw again."""
        seats = [0, 1] if Rules.of(options).teams_draw else list(range(players))
        draws: list[tuple[int, Card]] = []
        while len(seats) > 1:
            cards = list(PACK.cards())
            stream.shuffle(cards)
            drawn = dict(zip(seats, cards, strict=False))
            draws += drawn.items()
            best = min(draw_order(card) for card in drawn.values())
            seats = [seat for seat, card in drawn.items() if draw_order(card) == best]
        return GuritipauStanding(points=(0, 0), dealer=seats[0], deal=1, draws=tuple(draws))

    def deal(
        self, options: Options, players: int, stream: Stream, standing: Standing
    ) -> GuritipauState:
        """A shuffled pack, to be cut twice before it is dealt."""
        assert isinstance(standing, GuritipauStanding)
        cards = list(PACK.cards())
        stream.shuffle(cards)
        return GuritipauState(options, standing, cards)

    def settle(
        self, options: Options, players: int, standing: Standing, outcome: Outcome
    ) -> GuritipauStanding:
        assert isinstance(standing, GuritipauStanding)
        assert isinstance(outcome, GuritipauOutcome)
        return settled(Rules.of(options), players, standing, outcome)


GAME = GuritipauGame()
