"""Fraud, where it is possible: whether a player cheats, and when it accuses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from game.bots.base import Decision
from game.bots.persona import Temper
from game.games.guritipau.choices import true_song
from game.games.guritipau.playout import TO_WIN
from game.games.guritipau.proof import proofs
from game.games.guritipau.records import Accuse, Sing
from game.games.guritipau.rules import GuritipauView

_CHEATS = 0.06
"""How often somebody without scruples cheats, an opportunity."""

_NOTICES, _ANYHOW = 0.9, 0.1
"""How often a fraud is noticed with a full memory, and how often without any."""


@dataclass(frozen=True, slots=True)
class Honesty:
    """How straight somebody plays. What is decided depends on seed, deal and trick alone."""

    temper: Temper
    seed: int

    def _luck(self, view: GuritipauView, what: str) -> float:
        return Random(f"{self.seed}|{view.standing.deal}|{what}|{view.number}").random()

    def cheats(self, view: GuritipauView, how: str) -> bool:
        """Whether it would cheat in this trick, if it gained by it."""
        return view.renege and self._luck(view, how) < _CHEATS * self.temper.bluff**2

    def song(self, view: GuritipauView) -> Sing:
        """The truth; a cheat may keep a trump to itself."""
        song = true_song(view)
        if song.trumps >= 2 and self.cheats(view, "song"):
            told = song.trumps - 1
            false = replace(song, trumps=told, bost=song.bost and song.nhanha + 1 <= told)
            if false in view.legal:
                return false
        return song

    def accusation(self, view: GuritipauView) -> Decision | None:
        """Accuse whoever certainly cheated, if it is noticed and the deal is not won anyway."""
        if not view.renege or view.tricks[view.seat % 2] >= TO_WIN:
            return None
        if not any(isinstance(a, Accuse) for a in view.legal):
            return None
        if self._luck(view, "eye") >= _ANYHOW + _NOTICES * self.temper.memory:
            return None
        for proof in proofs(view):
            accusation = Accuse(view.seat, proof.accused)
            if accusation in view.legal:
                return Decision(accusation, ((accusation, 1.0),), (proof.reason,))
        return None
