"""`play`, in a pseudo-terminal as people use it."""

import sys
from pathlib import Path

import pytest

from motherlode.play.record import Record
from motherlode.play.text import Catalogue
from tests.commands.conftest import Run
from tests.commands.terminal import Terminal

PLAY = [str(Path(sys.executable).with_name("motherlode")), "play"]
WORDS = Catalogue("thebes")


def test_a_match_is_begun_kept_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with Terminal([*PLAY, "thebes", "--players", "human,random,greedy", "--record", str(file)]) as screen:
        screen.wait_for(WORDS.format("ui-log"))
        leave(screen)
    record = Record.read(file)
    assert (record.game, record.seats, record.outcome) == ("thebes", 3, None)
    with Terminal([*PLAY, "--resume", str(file), "--lang", "nl"]) as screen:
        screen.wait_for(Catalogue("thebes", "nl").format("ui-log"))
        leave(screen, "nl")
    assert Record.read(file).commitment == record.commitment


def leave(screen: Terminal, lang: str = "en") -> None:
    screen.type("q")
    screen.wait_for(Catalogue("thebes", lang).format("ui-leave-keys"))
    screen.type("\r")
    assert screen.status() == 0


def test_a_match_without_a_file_is_kept_and_the_way_back_is_printed(tmp_path: Path) -> None:
    with Terminal([*PLAY, "thebes"], data=tmp_path) as screen:
        screen.wait_for(WORDS.format("ui-log"))
        leave(screen)
        screen.wait_for("motherlode play --resume ")
    [file] = (tmp_path / "motherlode" / "matches").glob("thebes-*.json")
    assert str(file) in screen.shown.replace("\r\n", "")
    assert Record.read(file).outcome is None


def test_without_a_game_people_are_asked_for_one_in_their_language(tmp_path: Path) -> None:
    with Terminal([*PLAY, "--lang", "nl"], data=tmp_path) as screen:
        screen.wait_for("Welk spel")
        assert "3  Thebes, 2 tot 4 spelers" in screen.shown
        screen.type("9\r")
        screen.wait_for("Typ een getal van 1 tot en met 4.")
        screen.type("3\r")
        screen.wait_for(Catalogue("thebes", "nl").format("ui-log"))
        leave(screen, "nl")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["troy"], "unknown game 'troy'"),
        (["thebes", "--players", "human,nobody"], "unknown player 'nobody'"),
        (["thebes", "--players", "human"], "not 1"),
        (["thebes", "--record", "/nowhere/match.json"], "cannot be written"),
        (["thebes", "--record", __file__], "exists"),
        (["--resume", "/nowhere/match.json"], "match.json cannot be read"),
        (["--resume", __file__], "damaged"),
        (["--resume", __file__, "--players", "human,human"], "keeps its players"),
    ],
)
def test_bad_input_ends_with_one_line(arguments: list[str], error: str) -> None:
    with Terminal([*PLAY, *arguments]) as screen:
        assert screen.status() == 2
        assert error in screen.shown.replace("\r\n", "")
        assert screen.shown.startswith("motherlode: ")
        assert screen.shown.count("\n") == 1


def test_another_game_than_the_records(record: Path) -> None:
    with Terminal([*PLAY, "rockwell", "--resume", str(record)]) as screen:
        assert screen.status() == 2
        assert "a match of thebes" in screen.shown


def test_without_a_terminal(run: Run) -> None:
    ran = run("play", "thebes")
    assert ran.status == 2
    assert "needs a terminal" in ran.err
