"""The terminal app, driven by keys, compared as pictures."""

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.widgets import OptionList

from motherlode.terminal.screens import Curtain, Page
from motherlode.testing import lode
from tests.terminal.table import SIZE, answer, app, other, screenshot, settle, thebes


async def test_the_opening(picture: SnapshotAssertion) -> None:
    session = thebes()
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        assert screenshot(running) == picture


@pytest.mark.parametrize("lang", ["nl", "de", "fr"])
async def test_the_opening_in_other_languages(lang: str, picture: SnapshotAssertion) -> None:
    session = thebes(lang=lang)
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        assert screenshot(running) == picture


async def test_a_turn_by_keyboard() -> None:
    session = thebes()
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        before = session.match.ply
        await pilot.press("2", "enter")
        await settle(pilot, session)
        assert session.match.ply > before
        assert session.viewer == 0


async def test_what_is_not_possible_says_why() -> None:
    session = thebes()
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        options = running.query_one(OptionList)
        possible = options.option_count
        await pilot.press("f")
        await pilot.pause()
        assert options.option_count > possible
        options.highlighted = possible
        before = session.match.state.key()
        await pilot.press("enter")
        await pilot.pause()
        assert "T8.8" in answer(running)
        assert session.match.state.key() == before


async def test_the_question_mark_shows_the_rules_of_the_decision(picture: SnapshotAssertion) -> None:
    session = thebes()
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(running.screen, Page)
        assert screenshot(running) == picture
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(running.screen, Page)


async def test_undo_that_is_barred_says_so() -> None:
    session = thebes()
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        await pilot.press("1", "enter")
        await settle(pilot, session)
        await pilot.press("u")
        await pilot.pause()
        assert answer(running)


async def test_a_whole_match_to_the_final_page(picture: SnapshotAssertion) -> None:
    """The person takes the first choice each time; the last screen shows the scores."""
    session = thebes()
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        while not session.match.is_over():
            await pilot.press("enter")
            await settle(pilot, session)
        assert isinstance(running.screen, Page)
        assert screenshot(running) == picture


async def test_a_curtain_falls_between_people_with_secrets() -> None:
    """In Lode everybody has a hidden hand: nobody's screen may be seen by the next person."""
    session = other(lode.Lode(), Path(lode.__file__).parent, "human,human")
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        first = session.viewer
        for _ in range(40):
            if isinstance(running.screen, Curtain):
                break
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(running.screen, Curtain)
        assert session.viewer == first
        await pilot.press("enter")
        await pilot.pause()
        assert session.viewer != first
        assert not isinstance(running.screen, Curtain)
