"""Where everything that a screen reader should say passes through."""

from __future__ import annotations

from collections import deque

from game.ui.markup import plain


class Speech:
    """Keeps the sentences that were said, the newest last."""

    def __init__(self, kept: int = 200) -> None:
        self.said: deque[str] = deque(maxlen=kept)

    def say(self, text: str) -> None:
        """Say ``text`` (marks are left out); nothing is said of nothing."""
        spoken = plain(text).strip()
        if spoken:
            self.said.append(spoken)
