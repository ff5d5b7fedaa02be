"""Lessons in the terminal: read, tried, answered, kept and gone on with."""

from pathlib import Path
from random import Random

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import OptionList

from motherlode import registry
from motherlode.bots.evaluators.thebes import ThebesEvaluator
from motherlode.play.lesson import Lesson, lesson, lessons, lessons_folder
from motherlode.play.lesson_run import WrongTurn
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.terminal.boards.panel import Panel
from motherlode.terminal.lesson_app import LessonApp
from motherlode.terminal.lesson_session import LessonSession
from motherlode.terminal.lights import LIT, first_line, lit
from motherlode.terminal.progress import Progress
from motherlode.terminal.screens import Page
from tests.terminal.table import SIZE, answer, settle


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(ThebesEvaluator, "iterations_per_second", 20)


def begun(id: str, lang: str = "en", game: str = "thebes") -> LessonSession:
    return LessonSession(lesson(game, id), lang, Progress(game), Random(1))


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
        assert said(running).startswith("Turn weeks into points")
        for _ in range(3):
            await press(pilot, session, "enter")
        assert any(act and act[0] == 1 for act in session.acts)
    again = begun("match")
    assert again.match.state.key() == session.match.state.key()


def longest(game: str) -> tuple[str, int, str]:
    """The lesson, step and language with the most words to read at once: what is said and the answer to a mistake."""
    steps = [
        (words_at(each, number, lang), each.id, number, lang)
        for each in lessons(game)
        for number, step in enumerate(each.steps)
        if step.wrong
        for lang in LANGUAGES
    ]
    return max(steps)[1:]


def words_at(each: Lesson, number: int, lang: str) -> int:
    told, step = Catalogue(lessons_folder(each.game), lang), each.steps[number]
    return len(told.format(each.key(step.say))) + max(len(told.format(each.key(wrong.say))) for wrong in step.wrong)


def lead_to(session: LessonSession, number: int) -> None:
    """Does what the models of the lesson do, up to a step."""
    while session.run.done < number:
        step = session.lesson.steps[session.run.done]
        if step.is_read_only:
            session.choose(-1)
        for notation in step.model:
            session.choose(session.match.game.actions.parse(notation))


@pytest.mark.parametrize("game", registry.GAMES)
async def test_the_longest_step_is_read_whole_on_a_small_screen(game: str) -> None:
    id, number, lang = longest(game)
    session = begun(id, lang, game)
    lead_to(session, number)
    running = LessonApp(session)
    async with running.run_test(size=(80, 24)) as pilot:
        await settle(pilot, session)
        wrong = max(session.lesson.steps[number].wrong, key=lambda each: len(session.told.format(f"{id}-{each.say}")))
        running.answer(session.told.format(f"{id}-{wrong.say}"))
        await pilot.pause()
        desk = running.query_one("#desk").content_region
        for name in ("#prompt", "#choices", "#answer"):
            assert desk.contains_region(running.query_one(name).region), name
        assert running.query_one("#choices").region.height >= 3
        assert running.query_one("#board").region.height >= 5


async def test_the_board_is_scrolled_to_what_a_step_speaks_of_and_lights_it() -> None:
    session = begun("tunnels", game="cavum")
    running = LessonApp(session)
    async with running.run_test(size=(80, 24)) as pilot:
        await press(pilot, session, "enter")
        line = first_line([panel for panel in running.board_panels() if not panel.side], ["J5"])
        assert line is not None
        board = running.query_one("#board")
        while not board.scroll_y <= line < board.scroll_y + board.size.height:
            await pilot.pause(0.01)
        body = next(panel.body for panel in running.board_panels() if "j5" in panel.body.plain)
        assert {body.plain[span.start : span.end] for span in body.spans if span.style == LIT} == {"j4", "j5"}


def test_long_names_are_lit_where_a_board_cuts_them() -> None:
    panel = Panel("Map", Text("· Guatemal·  · Guam  Peru Perugia"))
    spans = lit(panel, ["Guatemala", "Peru"]).body.spans
    assert [(span.start, span.end) for span in spans] == [(2, 10), (21, 25)]
    assert panel.body.spans == []
