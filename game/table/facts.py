"""What tests of a real window want to know of the table: cards and where they lie, the state of the
match, and what the pointer holds."""

from __future__ import annotations

from game.table.controls import HandCard
from game.table.handling import Handling


def table_facts(handling: Handling) -> dict[str, object]:
    """The table in the hands of a player, in plain values; rectangles are pixels."""
    session, match = handling.session, handling.session.match
    model = session.stage.model
    pack = match.game.pack
    choice = session.choice
    hand = []
    for widget in handling.desk.widgets:
        if isinstance(widget, HandCard) and widget.index < len(session.stage.fan.cards):
            held = session.stage.fan.cards[widget.index]
            legal = choice is not None and held.slot in choice.slots
            rect = list(handling.ui.metrics.rect(*widget.rect))
            hand.append({"card": pack.code(held.card), "rect": rect, "legal": legal})
    dragged = None
    if handling.grip.dragging:
        dragged = pack.code(session.stage.fan.cards[handling.grip.item].card)
    own = handling.layout.trick_pose(0).bounds()
    finished = sum(1 for e in match.state.history if e.name == "trick-ended")
    return {
        "turn": session.phase == "asking" and not session.director.busy,
        "phase": session.phase,
        "hand": hand,
        "zone": list(own),
        "chosen": [pack.code(card) for card in session.chosen],
        "choosing": None if session.selection is None else session.selection.count,
        "dragging": dragged,
        "cutting": session.stage.cutting,
        "carrying": session.stage.carried is not None,
        "things": [{"from": list(box), "to": handling.goal()} for box in session.stage.sources],
        "trick": [pack.code(card.card) for card in model.trick],
        "tricks": finished,
        "deal": match.deals[-1].number,
        "score": list(match.standing.points),
        "actions": len(match.log),
        "over": match.over,
        "file": match.path.name if match.path is not None else "",
    }
