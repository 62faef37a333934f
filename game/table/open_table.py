"""The table of a finished deal with all hands open: looked at, not played on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

import pygame

from game import registry
from game.bots.persona import Persona
from game.engine.cards import Card
from game.engine.contract import Action
from game.i18n import current
from game.match import Match
from game.settings import Settings
from game.table import company
from game.table.balloons import balloon_items
from game.table.canvas import Item, stamp_at
from game.table.card_sprites import CardSprites, Look
from game.table.deck import card_aspect, deck_pictures
from game.table.face import Face
from game.table.ground import ground
from game.table.hand import CardMark, Fan
from game.table.model import TableModel
from game.table.open_hands import OpenLayout
from game.table.painter import Painter
from game.table.record import Record, Step
from game.table.stage import Balloon, Stage
from game.ui.context import Ui
from game.ui.metrics import Metrics
from game.ui.paint import Paint
from game.ui.text import Text
from game.ui.theme import Theme

WORDS = 2
"""Lines that the words may take."""
_SHOWN = 78.0
"""Units that a thing laid open beside a player takes."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """Two actions to be pointed out: what was played and what was best, once that is ``judged``."""

    played: Action
    best: Action
    judged: bool = True


class OpenTable:
    """Draws steps of records of ``match``, from ``viewer``'s chair, into a part of the window."""

    def __init__(
        self,
        ui: Ui,
        match: Match,
        viewer: int,
        settings: Settings,
        theme: Theme,
        people: Sequence[Persona],
    ) -> None:
        self._match = match
        self._viewer = viewer
        self._settings = settings
        self._theme = theme
        self._people = people
        self._window = ui
        self.stage: Stage | None = None
        """What is shown."""
        self._picture: pygame.Surface | None = None
        self._laid: Hashable = None
        self._shown: Hashable = None

    def lay(self, size: tuple[int, int], hand: int) -> None:
        """Lay it out within ``size``; ``hand`` are the cards of a full hand."""
        ui, settings, match = self._window, self._settings, self._match
        laid = size, hand, ui.metrics.text_scale, current()
        if laid == self._laid:
            return
        self._laid, self._shown = laid, None
        metrics = Metrics(size, ui.metrics.text_scale)
        text, paint = Text(ui.text.fonts, metrics), Paint(metrics, self._theme)
        own = Ui(metrics, text, ui.images, paint, ui.audio, ui.speech, ui.keys)
        face: Face = registry.face(match.game.name)
        deck = match.game.pack.deck
        self._layout = layout = OpenLayout(
            *size,
            match.players,
            hand=hand,
            text_scale=metrics.text_scale,
            left_handed=settings.left_handed,
            shape=face.shape,
            aspect=card_aspect(deck, settings),
        )
        pictures = deck_pictures(deck, settings, self._theme)
        self._painter = Painter(own, face, match.game.pack, layout, pictures)
        # Cards as small as these are read by their indices.
        large = deck_pictures(deck, replace(settings, large_index=True), self._theme)
        self._small = CardSprites(large)
        self._ground = ground(ui.images, self._theme, size)

    # What is shown

    def show(self, record: Record, step: Step, pointed: Pointed | None, words: str) -> None:
        """Lay out a step; ``words`` stand in the line of words."""
        shown = record.deal.number, step, pointed, words
        if shown == self._shown:
            return
        self._shown = shown
        self.stage = stage = self._stage(record, step)
        self._hold(stage, record, step, pointed)
        stage.words = words
        stage.extra_lines = max(0, WORDS - self._layout.words_lines)
        stage.balloons = [
            Balloon(seat, said.text, said.style, left=1.0, grown=1.0)
            for seat, said in record.said(step)
            # Across the table it would lie upon the open hand: there the words must do.
            if seat == self._viewer or self._layout.seat(stage.place(seat)).side
        ]
        score = company.board(
            self._match,
            record.words,
            self._viewer,
            stage.names,
            stage.points,
            deal_shown=True,
        )
        items = list(self._painter.still(stage, score))
        for seat in range(self._match.players):
            if seat != self._viewer:
                items += self._open_hand(stage, record, seat)
        for balloon in stage.balloons:
            items += balloon_items(self._painter.pen, stage, balloon)
        picture = self._ground.copy()
        for item in items:
            item.paint(picture)
        self._picture = picture

    def draw(self, surface: pygame.Surface, corner: tuple[int, int]) -> None:
        """Draw what is shown onto the window."""
        if self._picture is not None:
            surface.blit(self._picture, corner)

    def _stage(self, record: Record, step: Step) -> Stage:
        match, layout = self._match, self._layout
        model: TableModel = record.model(step)
        names = company.names(match, self._settings, self._people)
        faces = company.avatars(match, self._settings, self._people)
        stage = Stage(layout, self._viewer, model, Fan(layout), names, faces, backs=False)
        stage.points = model.points
        stage.settle_stock()
        stage.turn = None if step.resting else record.state(step.place).actor
        return stage

    def _hold(self, stage: Stage, record: Record, step: Step, pointed: Pointed | None) -> None:
        """The viewer's hand, with the cards that are pointed out."""
        hand = stage.model.hands[self._viewer]
        order = record.face.order_with(hand, self._settings.hand_sort, stage.model.marks)
        stage.fan.lay([(hand[index], index) for index in order], glide=False)
        if pointed is None:
            return
        view = record.state(step.place).view(self._viewer)

        def slot(action: Action) -> int | None:
            played = record.face.card_play(action, view)
            if played is not None:
                return played.slot
            card = getattr(action, "card", None)
            return next((n for n, held in enumerate(hand) if held == card), None)

        marks: dict[int | None, CardMark] = {slot(pointed.played): "played"}
        if pointed.judged:
            marks[slot(pointed.best)] = "best"
        for held in stage.fan.cards:
            held.mark = marks.get(held.slot, "")

    def _open_hand(self, stage: Stage, record: Record, seat: int) -> list[Item]:
        hand: list[Card] = stage.model.hands[seat]
        order = record.face.order_with(hand, self._settings.hand_sort, stage.model.marks)
        shown = sum(show.seat == seat for show in stage.model.shown)
        poses = self._layout.open_poses(stage.place(seat), len(hand), _SHOWN * shown)
        painter = self._painter
        items: list[Item] = []
        for index, pose in zip(order, poses, strict=True):
            look = Look(painter.face_name(hand[index]), round(pose.height))
            items.append(
                stamp_at(painter.shadows.of_card(look.height, 0.0, "pile"), pose.x, pose.y)
            )
            items.append(stamp_at(self._small.resting(look), pose.x, pose.y))
        return items
