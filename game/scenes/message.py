"""Something to be told or asked: a sentence with buttons, or with a line to fill in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.i18n import _
from game.scenes.base import Stage
from game.scenes.sheet import Dialog
from game.ui.widgets import Button, Label, Pane, TextField, Widget


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a message. The message goes before ``then`` is called."""

    label: str
    then: Callable[[], object] | None = None
    style: str = "quiet"


class Message(Dialog):
    """Tells ``text`` under a ``title``. Escape gives the last answer."""

    name = "message"
    closes_outside = False

    def __init__(self, app: Stage, title: str, text: str, answers: Sequence[Answer] = ()) -> None:
        super().__init__(app)
        self.title = title
        self.text = text
        self.answers = tuple(answers) or (Answer(_("OK"), style="primary"),)
        self.first_focus = self.answers[-1].label

    def enter(self) -> None:
        self.ui.speech.say(f"{self.title}. {self.text}" if self.title else self.text)
        super().enter()

    def extra(self) -> list[Widget]:
        """Widgets between text and buttons."""
        return []

    def build(self) -> Iterable[Widget]:
        ui = self.ui
        width = min(820.0, ui.metrics.width - 48)
        inner = width - 88
        title = Label(ui, self.title, 38, font="title", color="accent", align="center")
        # A list is read from its left edge.
        text = Label(ui, self.text, 26, align="left" if "\n" in self.text else "center")
        extra = self.extra()
        buttons = [self._button(answer) for answer in self.answers]
        widths = [max(190.0, b.natural()[0] + 24) for b in buttons]
        beside = sum(widths) + 24 * (len(buttons) - 1) <= inner
        heights = [
            max(76.0, b.height_for(w if beside else inner))
            for b, w in zip(buttons, widths, strict=True)
        ]
        high_buttons = max(heights) if beside else sum(heights) + 16 * (len(heights) - 1)
        high_title = title.height_for(inner) if self.title else 0.0
        high_extra = sum(w.height_for(inner) + 14 for w in extra)
        high_text = text.height_for(inner) + 20
        fixed = 44 + high_title + 14 + high_extra + 20 + high_buttons + 40
        panel = self.centered(width, fixed + high_text)
        x, y = panel.x + 44, panel.y + 44
        title.place(x, y, inner, high_title)
        y += high_title + 14
        pane = Pane(ui, key="text", pad=0)
        pane.place(x, y, inner, max(60.0, panel.height - fixed))
        pane.add(text)
        pane.arrange()
        y = pane.rect.bottom
        for widget in extra:
            high = widget.height_for(inner)
            widget.place(x, y, inner, high)
            y += high + 14
        y += 20
        left = panel.centerx - (sum(widths) + 24 * (len(widths) - 1)) / 2
        for button, wide, high in zip(buttons, widths, heights, strict=True):
            if beside:
                button.place(left, y, wide, high_buttons)
                left += wide + 24
            else:
                button.place(x, y, inner, high)
                y += high + 16
        return [title, pane, *extra, *buttons]

    def _button(self, answer: Answer) -> Button:
        return Button(self.ui, answer.label, lambda: self.give(answer), style=answer.style, size=30)

    def give(self, answer: Answer) -> None:
        """Go, and do what the answer means."""
        self.app.pop()
        if answer.then is not None:
            answer.then()

    def back(self) -> None:
        self.give(self.answers[-1])


class Ask(Message):
    """A message with a line to fill in; ``then`` gets what was written."""

    def __init__(
        self,
        app: Stage,
        title: str,
        text: str,
        label: str,
        value: str,
        then: Callable[[str], object],
        *,
        most: int = 40,
    ) -> None:
        self.label = label
        self.value = value
        self.most = most
        self.accept = then
        answers = (Answer(_("Save"), self._accept, "primary"), Answer(_("Cancel")))
        super().__init__(app, title, text, answers)
        self.first_focus = "field"

    def extra(self) -> list[Widget]:
        return [
            TextField(
                self.ui,
                self.label,
                self.value,
                self._written,
                most=self.most,
                key="field",
                on_enter=lambda: self.give(self.answers[0]),
            )
        ]

    def _written(self, value: str) -> None:
        self.value = value

    def _accept(self) -> None:
        if self.value.strip():
            self.accept(self.value.strip())


def tell(app: Stage, sentences: Iterable[str], title: str = "") -> None:
    """Show ``sentences`` one under the other, if there are any."""
    text = "\n\n".join(sentences)
    if text:
        app.push(Message(app, title or _("To know"), text))
