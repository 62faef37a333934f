"""The command line as a user types it: sentences instead of tracebacks, exit codes, no pygame."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __main__ as command_line
from game import __version__, matchfile, playing, text_table
from game.match import Match
from game.store import Store

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_PYGAME = (
    "import sys; sys.modules['pygame'] = None; from game.__main__ import main; sys.exit(main())"
)


def vaza(
    home: Path, *words: str, typed: str = "", start: tuple[str, ...] = ("-m", "game")
) -> subprocess.CompletedProcess[str]:
    """Run a command line in a home of its own, without a screen."""
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYTHONPATH")
    environment = {k: v for k, v in os.environ.items() if k not in unwanted}
    environment |= {"VAZA_HOME": str(home), "LANGUAGE": "en", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *start, *words],
        cwd=ROOT,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=30,
        check=False,
    )


@pytest.mark.parametrize("name", ["play", "arena", "verify", "replay"])
def test_help_needs_no_screen_and_shows_examples(name: str, tmp_path: Path) -> None:
    done = vaza(tmp_path, name, "--help", start=("-c", WITHOUT_PYGAME))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"usage: vaza {name} ")
    assert "example" in done.stdout
    assert f"  vaza {name} " in done.stdout
    assert "--lang" in done.stdout


@pytest.mark.parametrize("name", ["shot", "bench"])
def test_help_of_the_commands_with_a_screen(name: str, tmp_path: Path) -> None:
    done = vaza(tmp_path, name, "--help")
    assert done.returncode == 0, done.stderr
    assert f"usage: vaza {name} " in done.stdout


def test_the_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("-h", "--help"):
        assert command_line.main([word]) == 0
        told = capsys.readouterr().out
        assert all(f"\n  {name} " in told for name in command_line.COMMANDS)
    for word in ("-V", "--version"):
        assert command_line.main([word]) == 0
        assert capsys.readouterr().out == f"vaza {__version__}\n"


def test_a_match_from_the_first_deal_to_the_proof(tmp_path: Path) -> None:
    """Played by a script in the terminal, without pygame, then verified and replayed."""
    start = ("-c", WITHOUT_PYGAME)
    call = ("play", "--text", "--players", "2", "--seed", "7", "--preset", "paulista")
    played = vaza(tmp_path, *call, typed="1\n" * 500, start=start)
    assert played.returncode == 0, played.stderr
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    match = Match.load(path)
    assert match.over
    assert match.header.number == 7
    assert match.preset == "paulista"
    assert match.options["special_score"] == 11
    (result,) = Store(tmp_path, tmp_path).results()
    assert result.won == (match.winners == (0,))

    verified = vaza(tmp_path, "verify", str(path), start=start)
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.splitlines()[-1] == "Everything is as it should be."

    replayed = vaza(tmp_path, "replay", str(path), "--json", start=start)
    assert replayed.returncode == 0, replayed.stderr
    steps = [json.loads(line) for line in replayed.stdout.splitlines()]
    assert len(steps) == len(match.log) + len(match.deals)
    assert steps[-1]["scores"] == list(match.standing.points)


def test_a_match_is_left_and_resumed(tmp_path: Path) -> None:
    left = vaza(tmp_path, "play", "--text", "--players", "4", "--seed", "3", typed="1\n1\n1\n")
    assert left.returncode == 0, left.stderr
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    before = Match.load(path, resume=False)
    assert before.log
    assert not before.over
    again = vaza(tmp_path, "play", "--text", "--resume", str(path), typed="1\n1\n1\n")
    assert again.returncode == 0, again.stderr
    after = Match.load(path, resume=False)
    assert after.log[: len(before.log)] == before.log
    assert len(after.log) > len(before.log)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ply"], "vaza: There is no command ply. Perhaps play is meant.\n"),
        (
            ["truco"],
            "vaza: There is no command truco."
            " The commands are play, arena, verify, replay, shot, bench.\n",
        ),
        (
            ["play", "--players", "5"],
            "vaza play: Truco is not played by 5. Possible numbers of players: 2, 4, 6.\n",
        ),
        (
            ["play", "--preset", "paulsta"],
            "vaza play: Truco has no preset paulsta."
            " There are: standard, paulista, limpo, manilha-velha, mineiro.\n",
        ),
        (
            ["play", "--players", "2", "--opponents", "zeca,zeca"],
            "vaza play: There are more opponents than seats (1).\n",
        ),
        (["play", "--resume", "x.jsonl"], "vaza play: x.jsonl cannot be read"),
        (["play", "--opponents", "nobody"], "vaza play: Nobody is called nobody. Known are "),
        (["verify", "x.jsonl"], "vaza verify: x.jsonl cannot be read"),
        (["replay", "x.jsonl"], "vaza replay: x.jsonl cannot be read"),
    ],
)
def test_a_call_that_makes_no_sense_gets_a_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("VAZA_HOME", str(tmp_path))
    assert command_line.main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(sentence)
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--seed", "-1"],
        ["play", "--seed", "x"],
        ["play", "--size", "big"],
        ["play", "--game", "skat"],
        ["play", "--lang", "tlh"],
        ["play", "--frobnicate"],
        ["verify"],
    ],
)
def test_arguments_that_make_no_sense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command_line.main(words)
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith(f"usage: vaza {words[0]}")


def test_a_preset_with_a_fault_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VAZA_HOME", str(tmp_path))
    own = tmp_path / "presets" / "truco"
    own.mkdir(parents=True)
    (own / "mine.toml").write_text('title = "Mine"\n[options]\ntarget = 13\n')
    assert command_line.main(["play", "--preset", "mine"]) == 2
    assert capsys.readouterr().err == (
        "vaza play: mine.toml, line 3: target = 13 is not possible. Choose one of 12, 15, 24.\n"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('name = "Juca"\nlevel = 9\n', "vaza play: juca.toml, line 2: "),
        ('name = "Juca\n', "vaza play: juca.toml: The file cannot be read: "),
    ],
)
def test_an_opponent_whose_file_has_a_fault_is_explained(
    text: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("VAZA_HOME", str(tmp_path))
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "juca.toml").write_text(text, encoding="utf-8")
    assert command_line.main(["play", "--opponents", "juca"]) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize("start", [("-m", "game"), ("-c", WITHOUT_PYGAME)])
def test_without_a_screen_the_terminal_is_offered(start: tuple[str, ...], tmp_path: Path) -> None:
    done = vaza(tmp_path, start=start)
    assert done.returncode == 1, done.stderr
    assert done.stderr.splitlines()[-1].endswith("`vaza play --text` plays in the terminal.")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("answer", "played"), [("", 1), ("y", 1), ("n", 0), ("No", 0)])
def test_at_a_terminal_the_player_is_asked(
    answer: str, played: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pygame is missing; whoever sits at the terminal may play there at once."""
    monkeypatch.setenv("VAZA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    asked: list[str] = []

    def say(question: str) -> str:
        asked.append(question)
        return answer

    monkeypatch.setattr("builtins.input", say)
    matches: list[Match] = []

    def play(match: Match) -> int:
        matches.append(match)
        return 0

    monkeypatch.setattr(text_table, "run", play)
    monkeypatch.setattr(playing, "_window_module", _missing_pygame)
    assert command_line.main(["play", "--seed", "4"]) == 0
    assert asked == [
        "The window needs pygame, which is not installed here."
        " Play here in the terminal? (Enter: yes, n: no) "
    ]
    assert [match.header.number for match in matches] == [4] * played


def _missing_pygame() -> object:
    raise ModuleNotFoundError("No module named 'pygame'", name="pygame")


def test_the_plain_start_is_a_call_without_arguments() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lang")
    playing.add_arguments(parser)
    assert vars(parser.parse_args([])) == playing.PLAIN


def test_the_plain_start_imports_nothing_that_the_title_does_not_need(tmp_path: Path) -> None:
    script = (
        "import sys, game.playing, game.__main__; from game.store import Store; Store();"
        " print(*sorted(sys.modules))"
    )
    loaded = set(vaza(tmp_path, start=("-c", script)).stdout.split())
    assert "game.settings" in loaded
    unwanted = {"argparse", "multiprocessing", "tomli", "hashlib", "game.match", "game.presets"}
    assert loaded & unwanted == set()


def test_the_language_is_the_one_of_the_call_or_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('language = "en"\n')
    done = vaza(tmp_path, "verify", "--lang", "en", "x.jsonl")
    assert done.stderr == "vaza verify: x.jsonl cannot be read (there is no such file).\n"


def test_damaged_files_are_a_sentence_and_a_code(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    path.write_text("shopping list\n")
    verified = vaza(tmp_path, "verify", str(path))
    assert (verified.returncode, verified.stderr) == (1, "")
    assert verified.stdout == "Not as it should be: m.jsonl holds no match of Vaza.\n"
    resumed = vaza(tmp_path, "play", "--text", "--resume", str(path))
    assert (resumed.returncode, resumed.stdout) == (2, "")
    assert resumed.stderr == "vaza play: m.jsonl holds no match of Vaza.\n"
    assert path.read_text() == "shopping list\n"
    assert not matchfile.secret_path(path).exists()


def test_a_reader_that_has_seen_enough_is_no_fault(tmp_path: Path) -> None:
    call = ("play", "--text", "--players", "2", "--seed", "7")
    vaza(tmp_path, *call, typed="1\n" * 500)
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    script = f'"{sys.executable}" -m game replay "{path}" --json | head -n 1'
    done = subprocess.run(
        ["/bin/sh", "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["step"] == 0
    assert done.stderr == ""
