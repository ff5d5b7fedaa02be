"""Lessons in the terminal: read, tried, answered, kept and gone on with."""

from pathlib import Path
from random import Random

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from motherlode import registry
from motherlode.bots.evaluators.thebes import ThebesEvaluator
from motherlode.play.lesson import Lesson, lesson, lessons, lessons_folder
from motherlode.play.lesson_run import WrongTurn
from motherlode.play.match import Match
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.terminal import boards
from motherlode.terminal.boards.panel import Panel
from motherlode.terminal.lesson_app import LessonApp
from motherlode.terminal.lesson_session import LessonSession
from motherlode.terminal.lights import LIT, first_line, lit
from motherlode.terminal.progress import Progress, following
from motherlode.terminal.screens import Page, Question
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
        assert isinstance(running.screen, Question)
        assert "Next lesson: Travel and time" in str(running.screen.query_one("#question").render())
        await pilot.press("enter")
        await pilot.pause()
    assert running.goes_on
    assert Progress("thebes").done == ["aim"]


async def test_help_while_reading_is_about_what_is_said() -> None:
    session = begun("dig")
    running = LessonApp(session)
    async with running.run_test(size=(80, 24)) as pilot:
        await settle(pilot, session)
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(running.screen, Page)
        assert "Egypt" in str(running.screen.query_one(Static).render()).split("\n\n")[0]


async def test_the_steps_of_a_lesson_have_no_hints() -> None:
    session = begun("time")
    running = LessonApp(session)
    async with running.run_test(size=(80, 24)) as pilot:
        await press(pilot, session, "enter", "h")
        assert answer(running).startswith("What this step asks for is marked ▸")


async def test_a_right_choice_below_the_others_comes_into_sight() -> None:
    session = begun("aim", game="rawsiko")
    lead_to(session, 6)
    running = LessonApp(session)
    async with running.run_test(size=(80, 24)) as pilot:
        await settle(pilot, session)
        options = running.query_one(OptionList)
        assert "▸" in str(options.get_option_at_index(options.highlighted or 0).prompt)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_board_differs_the_terminal_has_a_sentence_of_its_own(lang: str) -> None:
    session = begun("aim", lang, "cavum")
    lead_to(session, 2)
    own, browsers = (session.told.format(f"learn-aim-fulfil{end}") for end in ("-terminal", ""))
    assert session.sentence() == own != browsers


@pytest.mark.parametrize("game", registry.GAMES)
def test_sentences_for_the_terminal_take_the_place_of_others(game: str) -> None:
    keys = Catalogue(lessons_folder(game)).keys
    assert [key for key in keys if key.endswith("-terminal") and key.removesuffix("-terminal") not in keys] == []


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


def test_after_a_lesson_comes_the_next_one_that_is_not_done() -> None:
    progress, (first, *_, before_last, last) = Progress("thebes"), lessons("thebes")
    assert following("thebes", progress) == first
    assert following("thebes", progress, before_last) == last
    progress.finish(last.id)
    assert following("thebes", progress, before_last) == first
    for each in lessons("thebes"):
        progress.finish(each.id)
    assert following("thebes", progress, first) is None


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
        line = first_line([panel for panel in running.board_panels() if not panel.side], ["j5"], session.words)
        assert line is not None
        board = running.query_one("#board")
        while not board.scroll_y <= line < board.scroll_y + board.size.height:
            await pilot.pause(0.01)
        body = next(panel.body for panel in running.board_panels() if "j5" in panel.body.plain)
        assert {body.plain[span.start : span.end] for span in body.spans if span.style == LIT} == {"j4", "j5"}


def test_things_are_lit_in_their_place_or_by_their_name() -> None:
    words = Catalogue("rawsiko", "en")
    map_of = Panel("Map", Text("· Guatemal·  · Cuba"), spots={"guatemala": (2, 10)})
    table = Panel("Goals", Text("Peru and Perugia"))
    shown = lit([map_of, table], ["guatemala", "peru"], words)
    assert [(span.start, span.end) for panel in shown for span in panel.body.spans] == [(2, 10), (0, 4)]
    assert map_of.body.spans == []
    assert first_line([map_of, table], ["peru"], words) == 4


def test_a_crew_is_not_lit_for_a_tile_of_the_same_name() -> None:
    """In Rockwell A1 is a tile, and a crew of strength 1 of company A; only the tile is meant."""
    match = Match(registry.game("rockwell"), 2, seed=bytes(32))
    words = Catalogue("rockwell", "en")
    mine = next(each for each in lit(boards.panels(match.perspective(0), words), ["a1"], words) if "a1" in each.spots)
    assert [(span.start, span.end) for span in mine.body.spans if span.style == LIT] == [mine.spots["a1"]]
    assert mine.body.plain[slice(*mine.spots["a1"])].startswith("0/")
