"""Opponents of the player's own: made, changed, kept, thrown away, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import files, i18n, resources
from game.app import App
from game.bots import persona_files
from game.bots.persona import LEVEL_NAMES, LEVELS, Persona, Temper, load, read
from game.scenes import people
from game.scenes.message import Message
from game.scenes.people import PickPerson
from game.scenes.persona import PersonaEditor
from game.scenes.setup import Setup
from game.ui.events import Typed
from game.ui.widgets import Button
from tests.scenes.test_pages import app_of, do, show, tap, top
from tests.ui.support import click, press

SHIPPED = resources.path("config", "bots")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    i18n.install("en")
    yield from app_of(tmp_path, language="en")


def folder_of(app: App) -> Path:
    return app.store.personas


def edit(app: App, who: str = "", **saved: Any) -> PersonaEditor:
    """The page of one of the people there are, or of somebody new."""
    if saved:
        persona_files.save(folder_of(app), Persona(who, who.title(), "rita", own=True, **saved))
    everybody = people.load(app)
    page: PersonaEditor = show(app, PersonaEditor(app, everybody, everybody.get(who)))
    return page


def write(page: PersonaEditor, text: str) -> None:
    """Write a name in place of the one that stands there."""
    page.desk.give_focus(page.desk.find("name"))
    for _n in range(30):
        page.handle(press(key=pygame.K_BACKSPACE))
    page.handle(Typed(text))


def only(app: App) -> Persona:
    """The one opponent of the player's own."""
    found = load(SHIPPED, folder_of(app))
    assert found.faults == ()
    (own,) = [who for who in found.all.values() if who.own]
    return own


# ------------------------------------------------------------------------------------------- files


@pytest.mark.parametrize("who", load(SHIPPED).all.values(), ids=lambda who: who.id)
def test_everybody_is_read_back_as_they_were_written(tmp_path: Path, who: Persona) -> None:
    saved = persona_files.save(tmp_path, replace(who, own=True))
    back, faults = read(saved, own=True)
    assert faults == ()
    assert back == replace(who, own=True)


def test_odd_names_and_lines_are_kept_letter_by_letter(tmp_path: Path) -> None:
    lines = {"win": {"en": ('Say "cheese" \\ [x]', "# no comment"), "es": ("¡Olé!",)}}
    who = Persona(
        "a", 'D\'Ávila "Zé" \\', "rita", 5, Temper(0.0, 1.0), 0.7, 3, ("truco",), lines, True
    )
    back, faults = read(persona_files.save(tmp_path, who), own=True)
    assert (back, faults) == (who, ())


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Zeca", "zeca-2"),
        ("Tia Ném", "tia-nem"),
        ("2 Irmãos", "own-2-irmaos"),
        ("Женя", "own"),
        ("Con", "con-2"),
        ("  !  ", "own"),
        ("A" * 24, "a" * 24),
    ],
)
def test_a_new_file_gets_a_name_of_its_own(tmp_path: Path, name: str, id: str) -> None:
    assert persona_files.free_id(name, {"zeca"}, tmp_path) == id
    (tmp_path / f"{id}.toml").write_text("")  # also where it holds something else
    assert persona_files.free_id(name, {"zeca"}, tmp_path) != id


# -------------------------------------------------------------------------------------- the editor


def test_a_copy_takes_all_over_and_leaves_the_model_alone(app: App) -> None:
    page = edit(app, "zeca")
    assert page.draft.name == "Zeca 2"
    tap(app, "save")
    shipped = load(SHIPPED).all["zeca"]
    own = only(app)
    assert own == replace(shipped, id="zeca-2", name="Zeca 2", order=100, own=True)
    assert own.lines == shipped.lines
    edit(app, "zeca")
    assert top(app).draft.name == "Zeca 3"


def test_somebody_new_is_made_by_keys_alone(app: App) -> None:
    page = edit(app)
    assert page.desk.focus is page.desk.find("name")
    page.handle(Typed("Avó Nena"))
    do(app, press("down"), press("right"), press("right"))  # level
    assert page.draft.level == 5
    do(app, press("down"), press("last"))  # bluff
    do(app, press("down"), press("first"))  # courage
    do(app, press("down"), press("right"), press("right"))  # patience
    do(app, press("down"), press("left"))  # memory
    do(app, press("down"), press("page_up"))  # talk
    do(app, press("down"), press("last"))  # pace
    do(app, press("down"), press("right"), press("right"))  # face
    assert page.desk.focus is page.desk.find("face")
    face = page.draft.avatar
    page.desk.focus_on("speaks")
    do(app, press("right"))
    voice = page.speaks
    page.desk.focus_on("save")
    do(app, press("confirm"))
    own = only(app)
    assert (own.id, own.name, own.level, own.pace) == ("avo-nena", "Avó Nena", 5, 2.0)
    assert own.temper == Temper(bluff=1.0, courage=0.0, patience=0.6, memory=0.75, talk=0.7)
    assert own.avatar == face
    assert own.lines == load(SHIPPED).all[voice].lines


def test_the_mouse_sets_all_the_same(app: App) -> None:
    page = edit(app)
    write(page, "Rex")
    scale: Any = page.desk.find("bluff")
    track = scale._track()
    do(app, *click((track.right, track.centery)))
    assert page.draft.temper.bluff == 1.0
    page.desk.focus_on("face")  # into sight
    faces: Any = page.desk.find("face")
    place, name = faces._places()[3]
    do(app, *click(place.center, touch=True))
    assert page.draft.avatar == name
    tap(app, "save")
    assert (only(app).temper.bluff, only(app).avatar) == (1.0, name)


def test_faces_are_walked_in_rows_and_left_at_their_ends(app: App) -> None:
    page = edit(app, "zeca")
    page.desk.focus_on("face")
    faces: Any = page.desk.find("face")
    columns = faces._columns(faces.rect.width)
    assert faces.index == 0
    do(app, press("down"))
    assert faces.index == columns
    do(app, press("up"))
    assert faces.index == 0
    do(app, press("left"))
    assert faces.index == 0
    do(app, press("up"))
    assert page.desk.focus is page.desk.find("pace")


def test_every_level_is_named_and_explained(app: App) -> None:
    page = edit(app, "zeca")
    level: Any = page.desk.find("level")
    assert [label for _value, label in level.choices] == [LEVEL_NAMES[n] for n in LEVELS]
    notes = set()
    for number in LEVELS:
        page.set_level(number)
        level = page.desk.find("level")
        notes.add(level.help)
    assert len(notes) == len(LEVELS)


def test_a_scale_says_both_its_ends(app: App) -> None:
    page = edit(app, "lola")
    assert page.desk.find("courage").spoken() == "Courage: 90 %, from “careful” to “daring”"
    assert page.desk.find("face").spoken().startswith("Face: Lola ")


def test_lines_can_be_heard_before_they_are_taken(app: App) -> None:
    edit(app, "zeca")
    before = len(app.ui.speech.said)
    tap(app, "another")
    tap(app, "another")
    said = [*app.ui.speech.said][before:]
    zeca = load(SHIPPED).all["zeca"]
    first, *more = (*zeca.choices("greeting", "en"), *zeca.choices("thinking", "en"))
    assert first not in said  # it was in the balloon from the start
    assert said == more[:2]


def test_without_a_keyboard_somebody_new_is_a_guest(app: App) -> None:
    for id in ("guest", "guest-2"):
        edit(app)
        tap(app, "save")
        assert (folder_of(app) / f"{id}.toml").is_file()
    names = {who.name for who in load(SHIPPED, folder_of(app)).all.values() if who.own}
    assert names == {"Guest", "Guest 2"}


def test_nobody_gets_the_name_of_another(app: App) -> None:
    page = edit(app)
    write(page, "ZECA ")
    tap(app, "save")
    assert isinstance(top(app), Message)
    assert "Zeca already" in top(app).text
    assert not folder_of(app).exists()
    do(app, press("cancel"))
    assert page.desk.focus is page.desk.find("name")


def test_where_nothing_can_be_written_nothing_is_lost(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = edit(app)
    write(page, "Rex")

    def refuse(path: Path, content: bytes) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(files, "write_atomic", refuse)
        tap(app, "save")
    assert isinstance(top(app), Message)
    assert "access is not allowed" in top(app).text
    assert str(folder_of(app).name) in top(app).text
    do(app, press("cancel"))
    assert top(app) is page
    assert page.draft.name == "Rex"
    tap(app, "save")
    assert only(app).name == "Rex"


def test_leaving_asks_if_something_would_be_lost(app: App) -> None:
    page = edit(app, "zeca")
    do(app, press("cancel"))  # in the field, Escape is Escape
    assert top(app) is not page
    page = edit(app, "zeca")
    page.set_level(1)
    do(app, press("cancel"))
    assert isinstance(top(app), Message)
    do(app, press("cancel"))
    assert top(app) is page
    do(app, press("cancel"))
    tap(app, "Discard")
    assert top(app) is not page
    assert not folder_of(app).exists()


def test_ones_own_is_changed_in_place(app: App) -> None:
    lines = {"win": {"en": ("Ha!",)}}
    page = edit(app, "rex", level=2, lines=lines, pace=4.0)
    assert page.title == "Change Rex"
    page.set_level(4)
    write(page, "Rex the Great")
    tap(app, "save")
    own = only(app)
    assert (own.id, own.name, own.level, own.lines, own.pace) == (
        "rex",
        "Rex the Great",
        4,
        lines,
        4.0,  # faster or slower than the page goes, until it is moved
    )


def test_ones_own_is_deleted_when_that_is_confirmed(app: App) -> None:
    assert not any(w.key == "delete" for w in edit(app, "zeca").desk.walk())
    app.pop()
    page = edit(app, "rex", level=1)
    tap(app, "delete")
    do(app, press("cancel"))
    assert top(app) is page
    assert only(app).id == "rex"
    tap(app, "delete")
    tap(app, "Delete")
    assert top(app) is not page
    assert not [*folder_of(app).glob("*.toml")]


# ---------------------------------------------------------------------------------- from the setup


def picker(app: App, seat: int = 1) -> tuple[Setup, PickPerson]:
    setup = show(app, Setup(app))
    setup.pick(seat)
    return setup, top(app)


def test_who_was_made_for_a_seat_sits_there(app: App) -> None:
    setup, _page = picker(app, 2)
    tap(app, "new person")
    top(app).handle(Typed("Nena"))
    tap(app, "save")
    assert top(app) is setup
    assert setup.opponents[1] == "nena"
    assert setup.desk.find("seat 2").label == "Nena"


def test_the_pencil_copies_who_came_with_the_game(app: App) -> None:
    setup, page = picker(app)
    model = page.people[setup.opponents[0]]
    pencil = page.desk.find(f"edit {model.id}")
    assert pencil.label == f"Make somebody like {model.name}"
    do(app, *click(pencil))
    tap(app, "save")
    assert setup.opponents[0] == f"{model.id}-2"


def test_who_is_thrown_away_leaves_the_table(app: App) -> None:
    persona_files.save(folder_of(app), Persona("rex", "Rex", "rita", own=True))
    setup = show(app, Setup(app))
    setup.seat(1, "rex")
    setup.pick(1)
    page = top(app)
    page.desk.focus_on("edit rex")
    do(app, press("confirm"))
    tap(app, "delete")
    tap(app, "Delete")
    assert top(app) is page
    assert "rex" not in page.people
    do(app, press("cancel"))
    assert top(app) is setup
    assert "rex" not in setup.opponents
    assert len(setup.opponents) == len(set(setup.opponents))


def test_a_change_of_somebody_seated_elsewhere_moves_nobody(app: App) -> None:
    persona_files.save(folder_of(app), Persona("rex", "Rex", "rita", own=True))
    setup = show(app, Setup(app))
    setup.seat(2, "rex")
    before = list(setup.opponents)
    setup.pick(1)
    page = top(app)
    page.desk.focus_on("edit rex")
    do(app, press("confirm"))
    top(app).set_level(5)
    tap(app, "save")
    assert top(app) is page
    assert page.people["rex"].level == 5
    do(app, press("cancel"))
    assert setup.opponents == before


def test_faults_are_told_where_people_are_chosen(app: App) -> None:
    folder_of(app).mkdir(parents=True)
    (folder_of(app) / "rex.toml").write_text('name = "Rex"\n\n[temper]\nblufff = 0.5\n')
    setup, page = picker(app)
    assert "rex" not in page.people
    button = page.desk.find("faults")
    assert isinstance(button, Button)
    assert button.label == "1 fault in your files"
    do(app, *click(button))
    told = top(app).text
    assert "rex.toml, line 4: temper.blufff is not known. Perhaps temper.bluff is meant." in told
    assert "bots" in told  # where the file lies
    do(app, press("cancel"), press("cancel"))
    tap(app, "notices")
    assert "rex.toml" in top(app).text
    do(app, press("cancel"))
    (folder_of(app) / "rex.toml").write_text('name = "Rex"\n')
    setup.pick(1)
    assert "rex" in top(app).people
    assert not any(w.key == "faults" for w in top(app).desk.walk())


def test_programs_have_no_page(app: App) -> None:
    from game import programs

    programs.remember("python3 bot.py")
    _setup, page = picker(app)
    keys = {w.key for w in page.desk.walk()}
    assert "cmd:python3 bot.py" in keys
    assert "edit cmd:python3 bot.py" not in keys
