"""What every widget needs at hand, in one place."""

from __future__ import annotations

from game.ui.audio import Audio
from game.ui.images import Images
from game.ui.keys import Keys
from game.ui.metrics import Metrics
from game.ui.paint import Paint
from game.ui.speech import Speech
from game.ui.text import Text
from game.ui.theme import Theme


class Ui:
    """The means of the interface. One per window; widgets and the table get it handed in.

    ``dirty`` asks for a new frame. ``keyboard`` says that the player steers by keys or gamepad just
    now, so that the focus must be seen.
    """

    def __init__(
        self,
        metrics: Metrics,
        text: Text,
        images: Images,
        paint: Paint,
        audio: Audio,
        speech: Speech,
        keys: Keys,
        reduced_motion: bool = False,
    ) -> None:
        self.metrics = metrics
        self.text = text
        self.images = images
        self.paint = paint
        self.audio = audio
        self.speech = speech
        self.keys = keys
        self.reduced_motion = reduced_motion
        self.dirty = True
        self.keyboard = True

    @property
    def theme(self) -> Theme:
        return self.paint.theme

    def redraw(self) -> None:
        """Something that is seen has changed."""
        self.dirty = True

    def resized(self, metrics: Metrics) -> None:
        """Draw for another window size or text scale from now on."""
        if metrics.size_px != self.metrics.size_px:
            self.images.clear()
        self.metrics = metrics
        self.text.resized(metrics)
        self.paint.resized(metrics)
        self.dirty = True
