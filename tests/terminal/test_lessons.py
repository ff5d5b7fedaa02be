"""Lessons in the terminal: read, tried, answered, kept and gone on with."""

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from motherlode.bots.evaluators.thebes import ThebesEvaluator
from motherlode.play.lesson import lesson
from motherlode.play.lesson_run import WrongTurn
from motherlode.terminal.lesson_app import LessonApp
from motherlode.terminal.lesson_session import LessonSession
from motherlode.terminal.progress import Progress
from motherlode.terminal.screens import Page
from tests.terminal.table import SIZE, answer, settle


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(ThebesEvaluator, "iterations_per_second", 20)


def begun(id: str, lang: str = "en") -> LessonSession:
    return LessonSession(lesson("thebes", id), lang, Progress("thebes"), Random(1))


def said(app: LessonApp) -> str:
    return str(app.query_one("#prompt").render())


async def press(pilot: Pilot[None], session: LessonSession, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot, session)


async def test_a_lesson_from_its_first_sentence_to_its_end() -> None:
    session = begun("aim")
    running = LessonApp(session, bot_pause=0.001)
    async with running.run_test(size=(80, 24)) as pilot:
        await settle(pilot, session)
        assert said(running).startswith("You are an archaeologist")
        await press(pilot, session, "enter", "enter")
        assert "Your first point" in said(running)
        assert "what will you do?" in said(running)
        await press(pilot, session, "1")
        assert answer(running).startswith("A useful card")
        await press(pilot, session, "3")
        assert "One congress is 1 point" in said(running)
        await press(pilot, session, "enter", "enter")
        assert isinstance(running.screen, Page)
        await pilot.press("enter")
        await pilot.pause()
    assert Progress("thebes").done == ["aim"]


async def test_right_choices_are_marked() -> None:
    session = begun("aim", "nl")
    running = LessonApp(session)
    async with running.run_test(size=SIZE) as pilot:
        await press(pilot, session, "enter", "enter")
        options = running.query_one(OptionList)
        lines = [str(options.get_option_at_index(place).prompt) for place in range(options.option_count)]
        assert [line for line in lines if "▸" in line] == [lines[2]]
        assert "Wenen" in lines[2]


def test_a_wrong_turn_without_a_sentence_of_its_own_is_answered_too() -> None:
    assert "marked ▸" in begun("time").answer_to(WrongTurn(""))


def test_a_lesson_goes_on_where_it_was_left() -> None:
    session = begun("time")
    session.choose(-1)
    session.choose(session.match.game.actions.parse("take 1"))
    again = begun("time")
    assert again.run.done == session.run.done == 2
    assert again.match.state.key() == session.match.state.key()


def test_a_lesson_that_has_changed_begins_again() -> None:
    Progress("thebes").keep("time", [[], [0, "dig crete"]])
    assert begun("time").run.done == 0


def test_progress_that_cannot_be_read_counts_as_none() -> None:
    progress = Progress("thebes")
    progress.finish("aim")
    progress.file.write_text("{")
    assert Progress("thebes").done == []


async def test_the_coached_match_says_what_each_question_is_for() -> None:
    session = begun("match")
    running = LessonApp(session, bot_pause=0.001)
    async with running.run_test(size=SIZE) as pilot:
        await press(pilot, session, "enter")
        assert said(running).startswith("Weeks into points")
        for _ in range(3):
            await press(pilot, session, "enter")
        assert any(act and act[0] == 1 for act in session.acts)
    again = begun("match")
    assert again.match.state.key() == session.match.state.key()
