"""Any program as an opponent: the protocol, and the bot that speaks it.

A program is seated by its command: ``vaza arena truco --bots "level:3,cmd:python3 mine.py"``, or
``vaza play --opponents "cmd:python3 mine.py"``. It is started with the match, once for each seat,
reads lines from its standard input and writes lines to its standard output; each line is a JSON
object in UTF-8. ``tests/bots/sample_bot.py`` is a whole one.

What it is told
===============

Lines with ``tell`` want no answer:

``{"tell": "deal", "deal": 3, "standing": {...}}``
    Deal 3 begins; the score before it is in ``standing``.
``{"tell": "event", "event": {"name": "played", "seat": 1, "card": "4P"}}``
    Something happened, as this seat sees it: a card whose face it may not know is ``"??"``. The
    names are those of the game's ``records.py`` and of ``vaza replay FILE --json``.
``{"tell": "back", "events": 12}``
    A player took something back: of this deal's events only the first 12 stand.
``{"tell": "deal over", "deal": 3, "points": [1, 0]}``
    What the deal brought, side by side.
``{"tell": "fault", "text": "..."}``
    The last answer was none; a plain legal action stood in for it.
``{"tell": "end"}``
    The match is over. The input ends after this line, and so should the program: it has a second.

What it is asked
================

Lines with ``ask`` carry an ``id`` and want one line in answer:

``{"ask": "ready", "id": 1, "protocol": 1, "game": "truco", "options": {...}, "players": 4,
"seat": 2, "sides": [0, 1, 0, 1], "pack": {"cards": [...], "ranks": [...], "suits": "OECP",
"hidden": "??"}, "seed": 12345, "seconds": 10.0}``
    The match begins (or goes on, after a pause). ``options`` are the rules in full; seat ``s + 1``
    plays after seat ``s``; partners share a side; ``cards`` are all codes, rank and suit, in the
    game's order from low to high; where a rank or suit is a number it is its place in ``ranks`` or
    ``suits``. A program that draws its chances from ``seed`` plays the same match again. Answer:
    ``{"id": 1}``, or ``{"id": 1, "offers": true}`` to be asked out of turn, too.
``{"ask": "do", "id": 2, "legal": [{"do": "play", "seat": 2, "card": "4P"}, ...], "view": {...}}``
    A decision: ``legal`` is all that may be done, never empty, ``view`` all that lies open to this
    seat (hand, trick, score ...). This is asked for every decision of the seat: cards, calls and
    answers to them, *mão de onze*, bids, discards, stakes, grains, singing, cutting, and partners'
    advice where a side answers as one. Answer: the action, ``{"id": 2, "do": "play", "card":
    "4P"}`` (``seat`` may be left out), or its place in ``legal``, ``{"id": 2, "index": 0}``, or
    only that number, ``0``.
``{"ask": "offer", "id": 3, "legal": [...], "view": {...}}``
    Only after ``"offers": true``: it is somebody else's turn, but this may be done (a swap, a song,
    a call, talk, an accusation). Answer as before, or ``{"id": 3, "index": null}`` to let it pass.
    When others act before the answer has come, the offer is void.

Answers belong to the question with their ``id``, or without one to the oldest that is open. An
answer to a question that is past is passed over.

What goes wrong
===============

An answer that is no JSON, names no action, or one that is not legal, and none within ``seconds``:
the deal goes on with a plain legal action, and the fault is told and kept. After three questions in
a row without an answer the program is stopped. So is one that sends a line of more than 65,536
bytes, or more than 1,000 lines unasked. A program that ends is started anew for the next deal,
three times in a match at most. What it writes to standard error is not read, but when it ends by
itself its last line there is quoted. When the match is over, or left, it is ended.
"""

from __future__ import annotations

import json
import weakref
from collections import deque
from collections.abc import Callable, Generator
from random import Random
from time import monotonic, sleep
from typing import Any

from game.bots.base import Bot, BotFault, Decision, Waiting
from game.bots.commands import command
from game.bots.facts import facts, plain
from game.bots.program import MOST_LINES, Program
from game.engine.cards import HIDDEN_CODE
from game.engine.codec import CodecError, Json
from game.engine.contract import Action, Event, Game, View

PROTOCOL = 1
SECONDS = 10.0
"""What a program has for an answer."""
SILENCES = 3
"""Questions in a row without an answer, after which a program is stopped."""
STARTS = 4

_LOOK_AGAIN = 0.001
_SHOWN = 60
_NOTHING = object()

Wait = Generator[float, None, Any]


class ExternalBot(Bot):
    """A seat of one match, played by a program.

    ``stand_in`` names the plain action where the program fails. ``patience`` is how many seconds
    :meth:`interrupt` may wait for the answer to an offer: none where a screen is drawn. ``barred``
    is why the program must not be started, if so.
    """

    def __init__(
        self,
        game: Game,
        name: str,
        rng: Random,
        stand_in: Bot,
        *,
        seconds: float = SECONDS,
        patience: float = 0.0,
        barred: str = "",
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """``name`` is ``cmd:`` and the command; nothing is started before the first question."""
        self.game = game
        self.command = command(name)
        self.patience = patience
        self.program: Program | None = None
        self._seed = rng.getrandbits(32)
        self._stand_in = stand_in
        self._seconds = seconds
        self._barred = barred
        self._clock = clock
        self._starts = 0
        self._start_deal = 0
        self._silences = 0
        self._last_id = 0
        self._ready: int | None = None
        self._offers = False
        self._open: deque[int] = deque()
        self._answers: dict[int, bytes] = {}
        self._unasked = 0
        self._deal = 0
        self._told: tuple[Event, ...] = ()
        self._offered: View | None = None
        self._offer: Wait | None = None
        self._leave: Callable[[], object] = lambda: None

    # ------------------------------------------------------------- what bots are asked

    def decide(self, view: View) -> Waiting:
        self._offer = None
        yield from self._prepare(view)
        answer = yield from self._ask("do", view)
        action = self._action(answer, view)
        if action is None:
            raise self._fault("it let a decision pass that was its own")
        return Decision(action)

    def interrupt(self, view: View) -> Action | None:
        if self._offered != view:
            self._offered, self._offer = view, self._consider(view)
        until = self._clock() + self.patience
        while self._offer is not None:
            try:
                wait = next(self._offer)
            except StopIteration as stop:
                self._offer = None
                action: Action | None = stop.value
                return action
            except BotFault:
                self._offer = None
                raise
            if self._clock() >= until:
                break
            sleep(wait)
        return None

    @property
    def undecided(self) -> bool:
        return self._offer is not None

    def watch(self, view: View) -> None:
        if self._over or view.outcome is None:
            return
        self._tell_events(view)
        self._send(
            {"tell": "deal over", "deal": view.standing.deal, "points": [*view.outcome.points]}
        )

    def close(self) -> None:
        if self.program is not None:
            self._send({"tell": "end"})
            self.program.close()
            self._leave()  # It has its second: no need to stop it with this bot any more.
        self.program = None
        self._starts = 0
        self._offer = self._offered = None

    def fallback(self, view: View) -> Action:
        return self._stand_in.fallback(view)

    # --------------------------------------------------------------------- the talk

    @property
    def _over(self) -> bool:
        """Whether nothing more comes from the program."""
        return self.program is None or bool(self.program.trouble)

    def _consider(self, view: View) -> Wait:
        """The answer to an offer: an action, or None."""
        yield from self._prepare(view)
        if not self._offers or self._over:
            return None
        answer = yield from self._ask("offer", view)
        return self._action(answer, view)

    def _prepare(self, view: View) -> Wait:
        """Have a program that is ready and knows what has happened."""
        self._begin(view)
        if self._ready is not None:
            try:
                answer = yield from self._answer(self._ready)
            except BotFault:
                self._ready = None
                raise
            self._ready = None
            self._offers = isinstance(answer, dict) and answer.get("offers") is True
        self._tell_events(view)

    def _begin(self, view: View) -> None:
        """Start the program, if it does not run and may be started."""
        deal = view.standing.deal
        program = self.program
        spent = self._starts >= STARTS or deal == self._start_deal
        if program is not None and (spent or not program.died):
            return
        self._starts += 1
        self._start_deal = deal
        self._open.clear()
        self._answers.clear()
        self._unasked = self._silences = 0
        self._deal, self._told, self._offers = 0, (), False
        self.program = Program(self.command, self._barred)
        self._leave = weakref.finalize(self, self.program.stop).detach
        pack = self.game.pack
        self._ready = self._question(
            {
                "ask": "ready",
                "protocol": PROTOCOL,
                "game": self.game.name,
                "options": dict(view.options),
                "players": view.players,
                "seat": view.seat,
                "sides": [*self.game.sides(view.players)],
                "pack": {
                    "cards": [pack.code(card) for card in pack.cards()],
                    "ranks": [*pack.ranks],
                    "suits": pack.suits,
                    "hidden": HIDDEN_CODE,
                },
                "seed": self._seed,
                "seconds": self._seconds,
            }
        )

    def _tell_events(self, view: View) -> None:
        """Tell what has happened since it was last told."""
        if view.standing.deal != self._deal:
            self._deal, self._told = view.standing.deal, ()
            standing = plain(self.game, view.standing)
            self._send({"tell": "deal", "deal": self._deal, "standing": standing})
        same = 0
        for known, event in zip(self._told, view.history, strict=False):
            if known != event:
                break
            same += 1
        if same < len(self._told):
            self._send({"tell": "back", "events": same})
        for event in view.history[same:]:
            self._send({"tell": "event", "event": self.game.codec.dump(event)})
        self._told = view.history

    def _ask(self, what: str, view: View) -> Wait:
        legal = [self.game.codec.dump(action) for action in view.legal]
        id = self._question({"ask": what, "legal": legal, "view": facts(self.game, view)})
        answer = yield from self._answer(id)
        return answer

    def _question(self, message: Json) -> int:
        self._listen()  # What came before the question is no answer to it.
        self._last_id += 1
        self._open.append(self._last_id)
        self._send({"ask": message.pop("ask"), "id": self._last_id, **message})
        return self._last_id

    def _send(self, message: Json) -> None:
        if self.program is not None and not self.program.trouble:
            self.program.send(json.dumps(message, ensure_ascii=False).encode())

    def _answer(self, id: int) -> Wait:
        """What it answers to the question ``id``, parsed."""
        assert self.program is not None
        until = self._clock() + self._seconds
        while True:
            trouble = self.program.trouble
            self._listen()
            if id in self._answers:
                break
            if trouble:
                raise self._fault(trouble)
            if self._clock() >= until:
                self._silences += 1
                if self._silences >= SILENCES:
                    self.program.stop(
                        f"it gave no answer {SILENCES} times in a row and was stopped"
                    )
                raise self._fault(f"it gave no answer within {self._seconds:g} seconds")
            yield _LOOK_AGAIN
        self._silences = 0
        line = self._answers.pop(id)
        try:
            return json.loads(line.decode())
        except UnicodeDecodeError:
            raise self._fault(f"it answered {_shown(line)}, which is not UTF-8") from None
        except (ValueError, RecursionError):
            raise self._fault(f"it answered {_shown(line)}, which is no JSON") from None

    def _listen(self) -> None:
        """Sort what it has sent by the questions that it answers."""
        assert self.program is not None
        while (line := self.program.read()) is not None:
            id = self._id_of(line)
            if id not in self._open:
                self._unasked += 1
                if self._unasked > MOST_LINES:
                    self.program.stop(
                        f"it sent more than {MOST_LINES} lines unasked and was stopped"
                    )
                    return
                continue
            while self._open.popleft() != id:
                pass  # It has passed over those: it will not come back to them.
            self._answers = {id: line}

    def _id_of(self, line: bytes) -> int:
        """The question that a line answers; 0 if none."""
        if not line.strip():
            return 0
        oldest = self._open[0] if self._open else 0
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            return oldest
        id = data.get("id", _NOTHING) if isinstance(data, dict) else _NOTHING
        if id is _NOTHING:
            return oldest
        return id if type(id) is int else 0

    def _action(self, answer: Any, view: View) -> Action | None:
        """The legal action that an answer means; None if it lets the offer pass."""
        index = answer.get("index", _NOTHING) if isinstance(answer, dict) else answer
        if index is None:
            return None
        if type(index) is int:
            if 0 <= index < len(view.legal):
                return view.legal[index]
            raise self._fault(f"it chose {index} of {len(view.legal)} actions")
        if not isinstance(answer, dict) or "do" not in answer:
            raise self._fault(f"it answered {_shown(answer)}, which names no action")
        try:
            action = self.game.codec.load({"seat": view.seat, **answer})
        except CodecError as error:
            raise self._fault(
                f"it answered {_shown(answer)}, which is no action: {error}"
            ) from None
        if action not in view.legal:
            raise self._fault(f"it answered {_shown(answer)}, which is not legal here")
        assert isinstance(action, Action)
        return action

    def _fault(self, what: str) -> BotFault:
        """The fault, once the program has been told of it, too."""
        self._send({"tell": "fault", "text": what})
        return BotFault(f"{self.command}: {what}")


def _shown(answer: object) -> str:
    """An answer, or its beginning, as it can stand in a sentence."""
    if isinstance(answer, bytes):
        text = answer.decode("utf-8", "backslashreplace").strip()
    else:
        text = json.dumps(answer, ensure_ascii=False)
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
