"""`learn`, in a pseudo-terminal as people use it."""

import json
import sys
from pathlib import Path

import pytest

from motherlode.play.lesson import lessons_folder
from motherlode.play.text import Catalogue
from tests.commands.terminal import Terminal

LEARN = [str(Path(sys.executable).with_name("motherlode")), "learn"]


def test_lessons_are_listed_and_the_first_that_is_not_done_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "motherlode" / "lessons" / "thebes.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps({"done": ["aim"], "begun": {}}))
    words = Catalogue(lessons_folder("thebes"), "nl")
    with Terminal([*LEARN, "thebes", "--lang", "nl"], data=tmp_path) as screen:
        screen.wait_for(words.format("ui-which-lesson"))
        assert f"1 ✓ {words.format('learn-aim-title')}" in screen.shown
        screen.type("\r")
        screen.wait_for(words.format("ui-read-on"))
        screen.type("\rq")
        screen.wait_for(words.format("ui-leave-keys"))
        screen.type("\r")
        screen.wait_for("motherlode learn thebes time --lang nl")
        assert screen.status() == 0
    assert json.loads(file.read_text()) == {"done": ["aim"], "begun": {"time": [[]]}}


def test_who_leaves_a_lesson_is_told_how_to_go_on_with_that_one(tmp_path: Path) -> None:
    words = Catalogue(lessons_folder("thebes"), "en")
    with Terminal([*LEARN, "thebes", "dig"], data=tmp_path) as screen:
        screen.wait_for(words.format("ui-read-on"))
        screen.type("\rq")
        screen.wait_for(words.format("ui-leave-keys"))
        screen.type("\r")
        screen.wait_for("motherlode learn thebes dig")
        assert screen.status() == 0
    with Terminal([*LEARN, "thebes"], data=tmp_path) as screen:
        screen.wait_for(f"{words.format('ui-which-lesson')} [1/2/3/4/5/6] (4)")
        assert "about 1 minute" not in screen.shown
        assert "(dig, about a minute)" in screen.shown


@pytest.mark.parametrize(
    ("arguments", "error"),
    [(["troy"], "unknown game 'troy'"), (["thebes", "cooking"], "has no lesson 'cooking'")],
)
def test_bad_input_ends_with_one_line(arguments: list[str], error: str, tmp_path: Path) -> None:
    with Terminal([*LEARN, *arguments], data=tmp_path) as screen:
        assert screen.status() == 2
        assert error in screen.shown.replace("\r\n", "")
