"""The terminal app, driven by keys, compared as pictures."""

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.widgets import OptionList, Static

from motherlode.play.match import Match
from motherlode.play.record import Record
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.registry import GAMES, game
from motherlode.terminal.about import about_page
from motherlode.terminal.app import KEYS
from motherlode.terminal.screens import Curtain, Page, Question
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
        await pilot.press("2")
        await settle(pilot, session)
        assert session.match.ply > before
        assert session.viewer == 0


async def test_a_number_that_may_go_on_waits_for_enter() -> None:
    """How long to dig is typed as weeks; 1 may become 10, so it is only lit."""
    session = thebes("human,human")
    actions = session.match.game.actions
    while len([it for it in session.choices() if not it.violation and it.amount]) < 10:
        digs = [it.action for it in session.choices() if actions[it.action].kind == "dig" and not it.violation]
        session.choose(digs[0] if digs else session.choices()[0].action)
        session.pass_screen()
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        before = session.match.state.key()
        await pilot.press("1")
        assert answer(running) == "1_"
        assert session.match.state.key() == before
        await pilot.press("0")
        await pilot.pause()
        assert session.match.state.key() != before


async def test_a_number_of_no_choice_is_answered() -> None:
    session = thebes("human,human")
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        before = session.match.state.key()
        await pilot.press("9")
        assert "no choice 9" in answer(running)
        assert session.match.state.key() == before
        await pilot.press("escape")
        assert answer(running) == ""


async def test_leaving_is_asked_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    session = thebes("human,human", file=file)
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(running.screen, Question)
        await pilot.press("1", "escape")
        await pilot.pause()
        assert running.is_running
        assert session.match.ply == 0
        await pilot.press("1")
        await pilot.press("q", "enter")
        await pilot.pause()
    assert running.return_code == 0
    assert Match.resume(Record.read(file)).state.key() == session.match.state.key()


async def test_every_key_is_in_the_legend() -> None:
    running = app(thebes("human,human"))
    async with running.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        legend = str(running.query_one("#legend").render())
        for key, _ in KEYS:
            assert key in legend


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
        await pilot.press("1")
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


async def test_what_the_lit_choice_and_the_board_are_about() -> None:
    session = thebes()
    running = app(session)
    async with running.run_test(size=(80, 24)) as pilot:
        await settle(pilot, session)
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(running.screen, Page)
        page = str(running.screen.query_one(Static).render())
        assert "Choose one action" in page
        assert "everybody starts here" in page
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(running.screen, Page)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_board_is_explained_in_every_language(id: str, lang: str) -> None:
    match = Match(game(id), game(id).info.seats[0], seed=bytes(32))
    here = match.perspective(match.to_act()[0])
    words = Catalogue(id, lang, match.players, strict=True)
    page = about_page(words, here, here.facts(here.legal()[0]))
    assert len(page.split("\n\n")) > 10
    assert len(page) < 12_000
