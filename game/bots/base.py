"""What a bot is: it is shown a view, thinks in small steps and answers with a decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from random import Random

from game.engine.cards import Card
from game.engine.contract import Action, View
from game.engine.options import Value

Thought = Generator[None, None, "Decision"]
"""A bot at work. It yields once a node (a world looked at, a position searched) and returns its
decision; whoever runs it may pause between two nodes for as long as they like, or drop it."""

Waiting = Generator[float | None, None, "Decision"]
"""A bot that may have to wait for somebody else: it then yields the seconds after which to look
again."""


class BotFault(Exception):
    """A bot could not decide, for a reason that it knows; ``str()`` is a sentence for the log."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot decided as it did: a key of the game's words, with the values they need."""

    key: str
    values: Mapping[str, Value | float | Card] = field(default_factory=dict)


ONLY_MOVE = "only_move"
"""Key of the reason that every bot gives where there was nothing to choose."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot chose.

    ``values`` are the alternatives with what each is worth in expected points of the deal for the
    bot's side, best first; ``reasons`` say why, the weightiest first. ``closeness`` runs from 0 (it
    goes without saying) to 1 (a toss-up): a table lets the bot hesitate accordingly.
    """

    action: Action
    values: tuple[tuple[Action, float], ...] = ()
    reasons: tuple[Reason, ...] = ()
    closeness: float = 0.0


class Bot(ABC):
    """Decides for one seat of one match.

    A decision follows from the bot's seed and the view alone, never from what the bot was asked
    before: a match that is undone or resumed is decided the same way again.
    """

    @abstractmethod
    def decide(self, view: View) -> Thought | Waiting:
        """Think about ``view``, whose ``legal`` is not empty."""

    def appraise(self, view: View, action: Action) -> Thought | Waiting:
        """Decide as :meth:`decide` does, and value ``action`` too, which is one of ``view.legal``
        and which the bot might never think of.

        The values of the decision tell what ``action`` gives away. A bot that values nothing may
        leave it out.
        """
        return self.decide(view)

    def interrupt(self, view: View) -> Action | None:
        """What to do out of turn, or None to wait.

        Asked after every action while ``view.legal`` is not empty though the pending decision is
        not this seat's. It must be quick, and must not depend on what was asked before.
        """
        return None

    @property
    def undecided(self) -> bool:
        """Whether :meth:`interrupt` may have an answer later, though nothing has changed."""
        return False

    def watch(self, view: View) -> None:
        """Told at the end of a deal, with all that its seat knows of it."""
        return

    def close(self) -> None:
        """Let go of what the bot holds: the match is over, or left. It may be asked again."""
        return

    def fallback(self, view: View) -> Action:
        """A legal action that needs no thought, for when thinking failed."""
        return view.legal[0]


class RandomBot(Bot):
    """Picks any legal action: the floor that every other bot is measured against."""

    def __init__(self, rng: Random) -> None:
        self._seed = rng.getrandbits(64)

    def decide(self, view: View) -> Thought:
        rng = decision_rng(self._seed, view)
        yield
        return Decision(view.legal[int(rng.random() * len(view.legal))])


def seat_rng(persona: str, seat: int, match: str) -> Random:
    """The randomness of the bot that plays persona ``persona`` at ``seat`` of a match.

    ``match`` is what tells one match from another: its commitment, or the seed of an arena.
    """
    return Random(f"{match}|{seat}|{persona}")


def decision_rng(seed: int, view: View) -> Random:
    """The randomness of one decision: the same for the same bot at the same point of the deal."""
    return Random(f"{seed}|{view.standing.deal}|{len(view.history)}")
