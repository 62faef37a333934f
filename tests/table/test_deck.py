"""Which pictures a deck is drawn from."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.settings import Settings
from game.table.card_sprites import CardSprites, DeckPictures, Look
from game.table.deck import card_aspect, deck_pictures, look_name
from game.table.layout import Layout
from game.ui.theme import Theme

WINE = Theme(pictures={"back": "rosette"})


def folders(pictures: DeckPictures) -> list[str]:
    """The folders as deck/folder, whatever way leads there."""
    return ["/".join(p.resolve().parts[-2:]) for p in pictures.folders]


def back(pictures: DeckPictures) -> str:
    return "/".join(pictures.back.resolve().parts[-3:])


def test_settings_choose_the_look_of_either_deck() -> None:
    large = Settings(deck_colours=4, large_index=True)
    assert look_name(large) == "four-large"
    assert folders(deck_pictures("french", large, WINE)) == ["french/four-large", "french/large"]
    assert folders(deck_pictures("spanish", large, WINE)) == ["spanish/bright-large"]
    assert folders(deck_pictures("spanish", Settings(), WINE)) == ["spanish/normal"]


def test_the_back_is_the_theme_s_unless_the_player_chose_one_of_this_deck() -> None:
    assert back(deck_pictures("spanish", Settings(), WINE)) == "spanish/backs/rosette.svg"
    chosen = Settings(back="cachirulo")
    assert back(deck_pictures("spanish", chosen, WINE)) == "spanish/backs/cachirulo.svg"
    # No such back there: the deck's first.
    assert back(deck_pictures("french", chosen, WINE)) == "french/backs/azulejo.svg"


def test_french_cards_stand_in_with_their_own_looks_backs_and_size() -> None:
    settings = Settings(french_cards=True, deck_colours=4)
    pictures = deck_pictures("spanish", settings, WINE)
    assert folders(pictures) == ["french/four", "french/normal"]
    assert back(pictures) == "french/backs/azulejo.svg"
    names = pictures.names
    assert len(names) == 40
    assert [names[c] for c in ("AO", "SC", "CE", "RB", "7O")] == ["AD", "JH", "QS", "KC", "7D"]
    assert card_aspect("spanish", settings) == pytest.approx(63 / 88)
    assert card_aspect("spanish", Settings()) == pytest.approx(61 / 95)


def test_french_cards_change_nothing_about_a_french_deck() -> None:
    settings = Settings(french_cards=True)
    assert deck_pictures("french", settings, WINE) == deck_pictures("french", Settings(), WINE)


def test_a_deck_that_is_not_there_still_has_a_place(tmp_path: Path) -> None:
    pictures = deck_pictures(str(tmp_path / "none"), Settings(french_cards=True), WINE)
    assert pictures.aspect == pytest.approx(63 / 88)
    assert [p.name for p in pictures.folders] == ["normal"]


def test_a_card_is_drawn_as_the_one_that_stands_for_it() -> None:
    """The rey of copas as a French card is the king of hearts, pixel for pixel."""
    stand_in = CardSprites(deck_pictures("spanish", Settings(french_cards=True), WINE))
    french = CardSprites(deck_pictures("french", Settings(), WINE))
    for face, name in (("RC", "KH"), ("2O", "2D")):
        one, other = stand_in.resting(Look(face, 88)), french.resting(Look(name, 88))
        assert one.get_size() == other.get_size()
        assert one.get_buffer().raw == other.get_buffer().raw
    assert stand_in.faults == []


def test_a_spanish_card_is_narrower_on_the_table() -> None:
    layout = Layout(1920, 1080, 4, hand=6, aspect=61 / 95)
    pose = layout.hand_pose(0, 1)
    assert pose.width == pytest.approx(pose.height * 61 / 95)
    edge = pose.height * 61 / 95 / 2
    assert pose.holds(pose.x + edge - 1, pose.y)
    assert not pose.holds(pose.x + edge + 1, pose.y)
