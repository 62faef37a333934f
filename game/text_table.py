"""The match in a terminal: sentences, and what may be done as a numbered list.

It needs no screen and no colour and reads whole lines, so that it can be played blind, over a slow
line or by a script. Every sentence is the one that table and speech use.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TextIO

from game import places, registry, resources
from game.analyst import adviser
from game.bots import persona
from game.bots.base import Bot, Decision, seat_rng
from game.bots.persona import Persona
from game.bots.runner import SECOND_LIMIT, Thinking, dismiss, end_deal, interruption
from game.engine.codec import CodecError
from game.engine.contract import Action, Event, View
from game.i18n import N_, _, current
from game.match import Match
from game.wording.hint import hint
from game.words import Glossary, Page, Words, page_lines, plain

LONG_LIST = 30
"""Lines beyond which a list of choices is not written out: a pack can be cut in 47 places."""

ENDS = 3
"""Lines that are shown of each end of such a list."""

STOPPED = 130
"""Exit status after an interrupt, as shells have it."""

COMMANDS = {
    "t": (N_("table"), N_("what lies on the table")),
    "h": (N_("hint"), N_("what a strong player would do, and why")),
    "u": (N_("undo"), N_("take your last decision back")),
    "r": (N_("rules"), N_("the rules of this match")),
    "w": (N_("words"), N_("the words of the game explained")),
    "s": (N_("save"), N_("where the match is saved")),
    "q": (N_("quit"), N_("leave; the match can be resumed")),
    "?": (N_("help"), N_("this list")),
}
"""Letter of a command, its word in the current language, and what it does."""

_SIGNS = str.maketrans(
    {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "–": "-", "·": "-", "…": "...", "▒": "?"}
)


class _Leave(Exception):
    """The player leaves, or there is nobody to read from any more."""


def run(
    match: Match,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    people: Mapping[str, Persona] | None = None,
) -> int:
    """Play ``match`` to its end, or until the input ends; returns the exit status.

    ``people`` are the personas by id; without them those of the program and of the player's folder.
    """
    if people is None:
        own = places.config_folder() / "bots"
        people = persona.load(resources.path("config", "bots"), own).all
    table = _TextTable(match, stdin or sys.stdin, stdout or sys.stdout, people)
    try:
        table.play()
    except _Leave:
        table.say("")
        table.tell_saved()
    except KeyboardInterrupt:
        table.say("")
        table.tell_saved()
        return STOPPED
    except BrokenPipeError:
        return 1
    finally:
        match.close()
    return 0


class _TextTable:
    def __init__(
        self, match: Match, stdin: TextIO, stdout: TextIO, people: Mapping[str, Persona]
    ) -> None:
        self.match = match
        self.stdin, self.stdout = stdin, stdout
        self.words: Words = registry.words(match.header.game)
        self.me = match.humans[0] if match.humans else 0
        self.names = [
            spec.name or (_("You") if spec.kind == "human" else spec.persona.title())
            for spec in match.seats
        ]
        self.people = {
            seat: people.get(spec.persona) or Persona(spec.persona, spec.name)
            for seat, spec in enumerate(match.seats)
            if spec.kind == "bot"
        }
        self.bots = {seat: self._bot(person, seat) for seat, person in self.people.items()}
        self.fault: str | None = None
        match.at_close(lambda: dismiss(self.bots, match.state))
        _forgive(stdin)

    def _bot(self, person: Persona, seat: int) -> Bot:
        make = registry.bot_maker(self.match.header.game, patience=SECOND_LIMIT)
        return make(person, seat_rng(person.id, seat, self.match.commitment))

    # ----------------------------------------------------------------- the match

    def play(self) -> None:
        """Play until the match is over.

        Raises:
            _Leave: the player leaves before that.
        """
        match = self.match
        self.say(_("{game}. Type a number, or ? for help.", game=self.words.title()))
        if match.header.number is None:
            self.say(_("Promise of the shuffles (SHA-256): {hash}", hash=match.commitment))
        if match.log:
            self.status()
        else:
            self.tell(match.state.history)
        while not match.over:
            self.watch_fault()
            if match.deal_over:
                self.between_deals()
                continue
            unasked = interruption(self.bots, match.state)
            if unasked is not None:
                self.tell(match.play(unasked))
                continue
            seat = match.decider()
            assert seat is not None
            if match.seats[seat].kind == "human":
                self.turn(seat)
            else:
                self.bot_turn(seat)
        self.say("")
        self.say(self.score())
        side = match.sides[self.me]
        self.say(plain(self.words.match_over(match.standing, match.options, side, self.names)))
        if match.path is not None:
            self.say(_("`vaza verify {file}` proves that the deals were fair.", file=match.path))

    def tell(self, events: Sequence[Event]) -> None:
        """Say what happened, as far as the person may know it."""
        view = self.match.view(self.me)
        for event in events:
            sentence = self.words.event(event.seen_by(self.me), view, self.names)
            if sentence:
                self.say(plain(sentence))
            self.own_line(event)

    def own_line(self, event: Event) -> None:
        """What a computer player says in its own way, if it has a way of its own."""
        balloon, seat = self.words.balloon(event), getattr(event, "seat", None)
        person = self.people.get(seat) if isinstance(seat, int) else None
        if balloon is None or person is None:
            return
        pick = len(self.match.state.history) * 7 % 10 / 10  # the same whenever it is told
        line = person.line(balloon.line, current(), pick)
        if line:
            self.say(f"{person.name}: {line}")

    def status(self) -> None:
        for line in self.words.status(self.match.view(self.me), self.names):
            self.say(plain(line))

    def score(self) -> str:
        """The score in one line, the person's side first."""
        match, mine = self.match, self.match.sides[self.me]
        sides = sorted(set(match.sides), key=lambda side: (side != mine, side))
        return ", ".join(
            f"{self.words.side(side, self.me)}:"
            f" {self.words.score(match.standing, match.options, side)}"
            for side in sides
        )

    def between_deals(self) -> None:
        """The deal is over: let the person look back before the next."""
        self.say("")
        self.say(self.score())
        if self.match.humans:
            chosen = self.choose(self.me, [_("next deal")], default=0)
            if chosen is None:
                return
        end_deal(self.bots, self.match.state)
        events = self.match.next_deal()
        self.say("")
        self.tell(events)

    def turn(self, seat: int) -> None:
        """A person decides."""
        view = self.match.view(seat)
        self.say("")
        self.advise(view)
        self.say(plain(self.words.prompt(view, self.names)))
        self.act(seat, view.legal)

    def bot_turn(self, seat: int) -> None:
        """A computer player decides, unless a person acts out of turn before it."""
        for person in self.match.humans:
            legal = self.match.view(person).legal
            if legal and not self.interrupt(person, legal):
                return
        thinking = Thinking(self.bots[seat], self.match.view(seat))
        decision = thinking.finish()
        if thinking.fault:
            self.say(f"{self.names[seat]}: {self.reasons(decision)}")
        self.tell(self.match.play(decision.action))

    def interrupt(self, seat: int, legal: Sequence[Action]) -> bool:
        """Ask a person who may act out of turn; whether the others go on."""
        view = self.match.view(seat)
        self.say("")
        self.say(plain(self.words.prompt(view, self.names)))
        labels = [_("wait"), *(self.words.action(a, view).line() for a in legal)]
        chosen = self.choose(seat, labels, default=0)
        if chosen is None:
            return False
        if chosen == 0:
            return True
        self.tell(self.match.play(legal[chosen - 1]))
        return False

    def advise(self, view: View) -> None:
        """Where a side answers as one, its computer players show what they would do."""
        for partner in view.deciders:
            if partner in self.bots and view.seat in view.deciders:
                decision = Thinking(self.bots[partner], self.match.view(partner)).finish()
                advice = self.words.advice(decision.action, self.match.view(partner))
                self.say(f"{self.names[partner]}: {plain(advice.text)}")

    def hint(self, seat: int) -> None:
        view = self.match.view(seat)
        if not view.legal:
            self.say(_("There is nothing to decide now."))
            return
        bot = adviser(self.match.game.name, seat, self.match.commitment)
        told = hint(self.words, Thinking(bot, view).finish(), view)
        self.say(_("Hint: {what}", what=plain(told)))

    def reasons(self, decision: Decision) -> str:
        return " ".join(plain(self.words.reason(reason)) for reason in decision.reasons)

    # --------------------------------------------------------------------- input

    def act(self, seat: int, legal: Sequence[Action]) -> None:
        """Let a person choose one of ``legal`` and carry it out."""
        view = self.match.view(seat)
        chosen = self.choose(seat, [self.words.action(action, view).line() for action in legal])
        if chosen is not None:
            self.tell(self.match.play(legal[chosen]))

    def choose(self, seat: int, labels: Sequence[str], default: int | None = None) -> int | None:
        """Index of the line that the person chose; None if something else changed the match.

        An empty line chooses ``default``, or shows the list again.
        """
        while True:
            self.show(labels)
            while True:
                line = self.read()
                if not line:
                    if default is not None:
                        return default
                    break
                if line.isdecimal() and 1 <= int(line) <= len(labels):
                    return int(line) - 1
                if line.startswith("{"):
                    if self.spelled_out(seat, line):
                        return None
                elif (command := _command(line)) is None:
                    self.say(
                        _(
                            "{line} is not understood: type a number from 1 to {n}, or ? for help.",
                            line=line,
                            n=len(labels),
                        )
                    )
                elif self.obey(command, seat):
                    return None

    def show(self, labels: Sequence[str]) -> None:
        """The lines to choose from, numbered; of a very long list the two ends."""
        hidden = len(labels) > LONG_LIST
        for number, label in enumerate(labels, 1):
            if not hidden or number <= ENDS or number > len(labels) - ENDS:
                self.say(f"{number}  {label}")
            elif number == ENDS + 1:
                self.say(f"{number}–{len(labels) - ENDS}  …")

    def spelled_out(self, seat: int, line: str) -> bool:
        """Carry out an action that a script gives in its text form; whether it could be."""
        try:
            action = self.match.game.codec.load(json.loads(line))
            if not isinstance(action, Action) or action.seat != seat or self.match.deal_over:
                raise CodecError(line)
        except (CodecError, json.JSONDecodeError):
            self.say(_("That is no action of yours."))
            return False
        refusal = self.match.state.refusal(action)
        if refusal is not None:
            self.say(plain(self.words.refusal(refusal, self.match.view(seat))))
            return False
        self.tell(self.match.play(action))
        return True

    def obey(self, command: str, seat: int) -> bool:
        """Carry out a command; whether the match has changed."""
        match command:
            case "t":
                self.status()
            case "h":
                self.hint(seat)
            case "u":
                return self.undo(seat)
            case "r":
                self.page(self.words.rules_page(self.match.options))
            case "w":
                self.page(Page("", (Glossary(self.words.glossary()),)))
            case "s":
                self.tell_saved()
            case "?":
                for letter, (word, what) in COMMANDS.items():
                    self.say(f"{letter}  {_(word)}: {_(what)}")
            case "q":
                raise _Leave
        return False

    def undo(self, seat: int) -> bool:
        if not self.match.undo(seat):
            self.say(_("There is nothing of yours to take back in this deal."))
            return False
        self.say(_("Taken back."))
        self.status()
        return True

    def read(self) -> str:
        """The next line of input.

        Raises:
            _Leave: there is none.
        """
        if self.stdin.isatty():
            self.stdout.write("> ")
        self.stdout.flush()
        line = self.stdin.readline()
        if not line:
            raise _Leave
        return line.strip()

    # -------------------------------------------------------------------- output

    def say(self, text: str) -> None:
        """Print a line, with what this terminal cannot show spelled in plain letters."""
        encoding = self.stdout.encoding or "utf-8"
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            spelled = unicodedata.normalize("NFKD", text.translate(_SIGNS))
            text = spelled.encode("ascii", "ignore").decode("ascii")
        self.stdout.write(text + "\n")

    def page(self, page: Page) -> None:
        for line in page_lines(page, self._signs):
            self.say(line)

    def _signs(self, code: str) -> str:
        return self.words.short(self.match.game.pack.card(code))

    def tell_saved(self) -> None:
        if self.match.path is not None and self.match.fault is None:
            self.say(_("The match is saved as {file}.", file=self.match.path))
        else:
            self.say(_("The match is not saved."))

    def watch_fault(self) -> None:
        """Say once that the match cannot be saved."""
        if self.match.fault != self.fault:
            self.fault = self.match.fault
            if self.fault:
                self.say(self.fault)


def _command(line: str) -> str | None:
    """The letter of the command that ``line`` names by letter, English word or own word."""
    said = line.lower()
    for letter, (word, _what) in COMMANDS.items():
        if said in (letter, word, _(word).lower()):
            return letter
    return None


def _forgive(stdin: TextIO) -> None:
    """Read on when somebody types what is no text in the terminal's encoding."""
    reconfigure = getattr(stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
