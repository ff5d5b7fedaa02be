"""Hints in the terminal: what a strong bot would do, in the words of the table, when the table allows it."""

import re
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from motherlode.bots.evaluators.thebes import ThebesEvaluator
from motherlode.play.match import Match
from motherlode.play.text import Catalogue
from motherlode.registry import game
from motherlode.terminal.hints import advice, advice_text, still
from motherlode.terminal.screens import Page
from motherlode.terminal.session import Session
from motherlode.testing import lode
from tests.terminal.table import SIZE, answer, app, other, settle, thebes


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThebesEvaluator, "iterations_per_second", 20)


async def asked(pilot: Pilot[None], session: Session) -> None:
    """Presses the key, and waits for the adviser."""
    await settle(pilot, session)
    await pilot.press("h")
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def test_a_hint_is_a_page_of_candidates() -> None:
    session = thebes()
    running = app(session)
    before = session.match.state.key()
    async with running.run_test(size=SIZE) as pilot:
        await asked(pilot, session)
        assert isinstance(running.screen, Page)
        assert re.search(r"wins about \d+ %\)\n  worth about \d+ points: \+.*; leaves \d+ weeks", running.screen._body)
        assert session.match.state.key() == before
        await pilot.press("escape")
        await pilot.pause()
        assert answer(running) == ""


async def test_a_table_without_hints_says_so() -> None:
    match = Match(game("thebes"), 2, seed=bytes(32))
    session = Session(match, ["human", "greedy"], Catalogue("thebes", "en"), Random(1), hints=False)
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await asked(pilot, session)
        assert not isinstance(running.screen, Page)
        assert "switched off" in answer(running)


async def test_a_game_that_nobody_judges_has_no_hints() -> None:
    session = other(lode.Lode(), Path(lode.__file__).parent, "human,random")
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await asked(pilot, session)
        assert "no hints for this game" in answer(running)


async def test_advice_that_comes_too_late_is_not_shown() -> None:
    session = thebes("human,human")
    running = app(session)
    async with running.run_test(size=SIZE) as pilot:
        await settle(pilot, session)
        moment = session.moment()
        here = still(session.perspective(), moment.ply)
        explanation = advice(here)
        session.choose(session.choices()[0].action)
        running._show_hint(here, moment, explanation)
        await pilot.pause()
        assert not isinstance(running.screen, Page)


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_every_step_of_a_candidate_is_told(lang: str) -> None:
    """A match of two bots: wherever advice is given it can be said, and its first candidate is a legal move."""
    words = Catalogue("thebes", lang, strict=True)
    match = Match(game("thebes"), 2, seed=bytes(32))
    long = 0
    for _ in range(25):
        here = match.perspective(match.to_act()[0])
        explanation = advice(still(here, here.ply))
        assert explanation is not None
        text = advice_text(words, here, explanation)
        assert len(text.split("\n\n")) == len(explanation.candidates)
        long += " › " in text
        match.move(here.viewer, list(explanation.candidates[0].ids))
    assert long


def test_a_decision_without_alternatives_is_called_so() -> None:
    match = Match(game("thebes"), 2, seed=bytes(32))
    words = Catalogue("thebes", "en", strict=True)
    here = match.perspective(match.to_act()[0])
    explanation = advice(still(here, here.ply))
    assert explanation is not None
    forced = type(explanation)(0, explanation.candidates[:1])
    assert advice_text(words, here, forced).startswith("The bot considers nothing else: ")
