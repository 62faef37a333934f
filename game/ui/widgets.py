"""All widgets by name."""

from __future__ import annotations

from game.ui.buttons import Button, IconButton, Pressable, Toggle
from game.ui.fields import Choice, Slider
from game.ui.panes import Label, Pane, Tabs
from game.ui.row import Row
from game.ui.textfield import TextField
from game.ui.widget import Widget, put_centered

__all__ = [
    "Button",
    "Choice",
    "IconButton",
    "Label",
    "Pane",
    "Pressable",
    "Row",
    "Slider",
    "Tabs",
    "TextField",
    "Toggle",
    "Widget",
    "put_centered",
]
