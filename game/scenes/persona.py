"""The page of an opponent: what somebody is called, looks like, plays like and says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from game import resources
from game.bots import commands, persona_files
from game.bots.persona import LEVEL_NAMES, LEVEL_NOTES, LEVELS, Persona, Temper
from game.i18n import N_, _, current
from game.scenes import people as looks
from game.scenes.base import Stage
from game.scenes.message import Answer, Message, tell
from game.scenes.persona_parts import Faces, Scale, Sitter
from game.scenes.sheet import Sheet
from game.ui.widgets import Button, Choice, Pane, TextField, Widget
from game.wording import failure
from game.words import escape

LONGEST_NAME = 24
PACES = (0.5, 2.0)
"""From quick to slow, as far as the page goes; a file may say more."""

TRAITS = {
    "bluff": N_("Bluffing"),
    "courage": N_("Courage"),
    "patience": N_("Patience"),
    "memory": N_("Memory"),
    "talk": N_("Talk"),
}
_SHOWN = ("greeting", "thinking", "good_card", "win", "loss")
"""Events of the lines that the page lets hear."""
_AS_NOW = ""


class PersonaEditor(Sheet):
    """Makes an opponent of the player's own, or changes one.

    ``model`` is changed if it is the player's own, and otherwise copied; None: somebody new.
    ``then`` gets the id of who was saved, or nothing when somebody was thrown away.
    """

    name = "persona"
    first_focus = "name"
    widest = 1680.0

    def __init__(
        self,
        app: Stage,
        people: Mapping[str, Persona],
        model: Persona | None = None,
        then: Callable[[str], object] = lambda id: None,
    ) -> None:
        super().__init__(app)
        self.people = people
        self.then = then
        self.model = model
        self.speaks = _AS_NOW
        self.draft = self._begun()
        self._saved = self.draft
        self._stand_in = self.draft.name or self._free_name(_("Guest"), first=1)
        """What they are called if no name is written: not everybody has a keyboard at hand."""
        self._sitter = Sitter(self.ui)
        self._heard = 0
        self._scroll = 0.0

    def _begun(self) -> Persona:
        """What the page shows at first."""
        if self.model is None:
            voice = next(iter(self._speakers()), None)
            self.speaks = voice.id if voice is not None else _AS_NOW
            lines = voice.lines if voice is not None else {}
            taken = {self.app.settings.avatar, *(who.avatar for who in self.people.values())}
            face = next((f for f in self._faces() if f not in taken), commands.FACE)
            return Persona("", "", face, temper=Temper(memory=0.8), lines=lines, own=True)
        if self.model.own:
            return self.model
        self.speaks = self.model.id
        name = self._free_name(self.model.name)
        return replace(self.model, id="", name=name, order=100, own=True)

    def _free_name(self, name: str, first: int = 2) -> str:
        """``name`` with the first number from ``first`` on that nobody has; 1 is not written."""
        number, wanted = first, name if first == 1 else f"{name} {first}"
        while self._namesake(wanted) is not None:
            number += 1
            wanted = f"{name} {number}"
        return wanted

    def _namesake(self, name: str) -> Persona | None:
        others = (who for who in self.people.values() if who.id != self.draft_id)
        return next((who for who in others if who.name.casefold() == name.casefold()), None)

    @property
    def draft_id(self) -> str:
        """The id of who is changed; nothing while somebody is only being made."""
        return self.model.id if self.model is not None and self.model.own else ""

    @property
    def called(self) -> str:
        """The name that stands there, without needless spaces."""
        return " ".join(self.draft.name.split()) or self._stand_in

    @property
    def changed(self) -> bool:
        """Whether something would be lost."""
        return self.draft != self._saved

    def _speakers(self) -> list[Persona]:
        return [who for who in self.people.values() if who.lines and who.id != self.draft_id]

    def _faces(self) -> list[str]:
        """All portraits: first those of the people there are, then the others."""
        used = [who.avatar for who in self.people.values() if not who.own]
        folder = resources.path("sprites", "avatars")
        known = sorted(file.stem for file in folder.glob("*.svg"))
        first = [face for face in dict.fromkeys(used) if face in known]
        return [*first, *(face for face in known if face not in first)]

    # Layout

    def build(self) -> Iterable[Widget]:
        self.title = self._heading()
        widgets = self.head()
        ui, area = self.ui, self.area
        buttons = self._buttons()
        high = buttons[0].rect.height
        inner = area.height - high - 24
        pane = Pane(ui, key="traits")
        self._pane = pane
        self._hear()
        beside = area.width * 0.3
        another = Button(
            ui,
            _("Another line"),
            self.hear_more,
            icon="icons/speech.svg",
            size=22,
            key="another",
        )
        another.enabled = len(self._lines()) > 1
        tall = self._sitter.height_for(beside)
        low = max(62.0, another.height_for(beside))
        left: list[Widget] = []
        if area.width >= 1000 and tall + low + 20 <= inner:
            top = area.y + (inner - tall - low - 20) / 2
            self._sitter.place(area.x, top, beside, tall)
            wide = min(beside, another.natural()[0] + 50)
            another.place(area.x + (beside - wide) / 2, top + tall + 20, wide, low)
            left = [self._sitter, another]
            pane.place(area.x + beside + 24, area.y, area.width - beside - 14, inner)
        else:
            pane.add(self._sitter, another)
            pane.place(area.x - 10, area.y, area.width + 20, inner)
        pane.add(*self._rows())
        pane.arrange()
        pane.scroll_to(self._scroll)
        return [*widgets, *left, pane, *buttons]

    def rebuild(self) -> None:
        if self._built:
            self._scroll = self._pane.scroll
        super().rebuild()

    def _heading(self) -> str:
        if self.model is None:
            return _("New opponent")
        name = escape(self.model.name)
        if self.model.own:
            return _("Change {name}", name=name)
        return _("New opponent, made from {name}", name=name)

    def _rows(self) -> list[Widget]:
        ui, draft = self.ui, self.draft
        names = {who.avatar: who.name for who in self.people.values() if not who.own}
        return [
            TextField(
                ui,
                _("Name"),
                draft.name,
                lambda name: self._set(replace(self.draft, name=name)),
                most=LONGEST_NAME,
                key="name",
                placeholder=self._stand_in,
            ),
            Choice(
                ui,
                _("Level"),
                [(level, _(LEVEL_NAMES[level])) for level in LEVELS],
                draft.level,
                self.set_level,
                key="level",
                help=_(LEVEL_NOTES[draft.level]),
            ),
            *(self._trait(trait) for trait in TRAITS),
            Scale(
                ui,
                _("Pace"),
                (_("plays quickly"), _("takes their time")),
                draft.pace,
                lambda pace: self._set(replace(self.draft, pace=pace)),
                low=PACES[0],
                high=PACES[1],
                step=0.1,
                usual=1.0,
                key="pace",
            ),
            Faces(ui, _("Face"), self._faces(), names, draft.avatar, self.set_face),
            Choice(
                ui,
                _("Speaks like"),
                self._voices(),
                self.speaks,
                self.set_voice,
                key="speaks",
            ),
        ]

    def _trait(self, trait: str) -> Scale:
        little, much = looks.TRAITS[trait]

        def take(value: float) -> None:
            temper = replace(self.draft.temper, **{trait: value})
            self._set(replace(self.draft, temper=temper))

        value: float = getattr(self.draft.temper, trait)
        return Scale(self.ui, _(TRAITS[trait]), (_(little), _(much)), value, take, key=trait)

    def _voices(self) -> list[tuple[str, str]]:
        """Whose lines may be taken over; who is changed may keep their own."""
        own = self.model is not None and self.model.own
        kept = [(_AS_NOW, _("as until now"))] if own or not self._speakers() else []
        return kept + [(who.id, who.name) for who in self._speakers()]

    def _buttons(self) -> list[Button]:
        """Save at the right, delete at the left; placed."""
        ui, area = self.ui, self.area
        save = Button(
            ui, _("Save"), self.save, style="primary", icon="icons/save.svg", size=34, key="save"
        )
        buttons = [save]
        if self.model is not None and self.model.own:
            buttons.append(
                Button(
                    ui, _("Delete"), self.ask_delete, icon="icons/trash.svg", size=26, key="delete"
                )
            )
        widths = [
            min(max(least, b.natural()[0] + 40), area.width / len(buttons) - 10)
            for b, least in zip(buttons, (300.0, 220.0), strict=False)
        ]
        high = max(86.0, *(b.height_for(w) for b, w in zip(buttons, widths, strict=True)))
        save.place(area.right - widths[0], area.bottom - high, widths[0], high)
        for button in buttons[1:]:
            button.place(area.x, area.bottom - high, widths[1], high)
        return buttons

    # What is set

    def _set(self, draft: Persona) -> None:
        self.draft = draft
        self._sitter.who = replace(draft, name=self.called)
        self.ui.redraw()

    def set_level(self, level: int) -> None:
        self._set(replace(self.draft, level=level))
        self.rebuild()

    def set_face(self, face: str) -> None:
        self._set(replace(self.draft, avatar=face))

    def set_voice(self, who: str) -> None:
        """Take over the lines of ``who``; nobody: as they were."""
        self.speaks = who
        lines = self.people[who].lines if who else self._saved.lines
        self._set(replace(self.draft, lines=lines))
        self._heard = 0
        self.rebuild()

    # What is heard

    def _lines(self) -> list[str]:
        found = [self.draft.choices(event, current()) for event in _SHOWN]
        return [line for choices in found for line in choices]

    def _hear(self) -> None:
        lines = self._lines()
        self._sitter.who = replace(self.draft, name=self.called)
        self._sitter.line = lines[self._heard % len(lines)] if lines else ""

    def hear_more(self) -> None:
        """Let them say something else."""
        self._heard += 1
        self._hear()
        self.ui.speech.say(self._sitter.line)
        self.rebuild()

    # Away from here

    def back(self) -> None:
        if not self.changed:
            self.app.pop()
            return
        answers = (
            Answer(_("Discard"), self.app.pop, "raise"),
            Answer(_("Go on editing"), style="primary"),
        )
        text = _("What you have set here is not saved.")
        self.app.push(Message(self.app, _("Leave without saving?"), text, answers))

    def save(self) -> None:
        """Write the file and leave; where that cannot be, say why and stay."""
        name = self.called
        same = self._namesake(name)
        if same is not None:
            text = _(
                "Somebody is called {name} already. Choose another name, so that you can tell"
                " them apart.",
                name=escape(same.name),
            )
            self.desk.focus_on("name")
            tell(self.app, [text], _("What are they called?"))
            return
        folder = self.app.store.personas
        id = self.draft_id or persona_files.free_id(name, self.people, folder)
        who = replace(self.draft, id=id, name=name, own=True)
        try:
            persona_files.save(folder, who)
        except OSError as error:
            text = _(
                "{folder} cannot be written to ({reason}). What you have set stays on this page;"
                " save again when the folder can be written.",
                folder=escape(str(folder)),
                reason=failure.reason(error),
            )
            tell(self.app, [text], _("The opponent cannot be saved"))
            return
        self.app.pop()
        self.then(id)

    def ask_delete(self) -> None:
        text = _("{name} is deleted for good.", name=escape(self._saved.name))
        answers = (
            Answer(_("Delete"), self.delete, "raise"),
            Answer(_("Keep"), style="primary"),
        )
        self.app.push(Message(self.app, _("Delete this opponent?"), text, answers))

    def delete(self) -> None:
        """Throw the file away and leave."""
        try:
            persona_files.delete(self.app.store.personas, self._saved)
        except OSError as error:
            tell(self.app, [failure.reason(error)], _("The opponent cannot be deleted"))
            return
        self.app.pop()
        self.then("")
