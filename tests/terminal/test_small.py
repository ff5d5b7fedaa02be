"""A terminal of 80 by 24: nothing is cut, everything is a key away."""

from pathlib import Path
from random import Random

import pytest
from textual.widgets import OptionList, RichLog

from motherlode.bots import bot
from motherlode.games.rawsiko import Rawsiko
from motherlode.play.lesson import lesson
from motherlode.play.match import Match
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.registry import GAMES, game
from motherlode.terminal import boards
from motherlode.terminal.app import MatchApp, widest
from motherlode.terminal.boards.rawsiko_map import NAME_WIDTH, SPOTS, WIDTH
from motherlode.terminal.lesson_session import LessonSession
from motherlode.terminal.lights import first_line
from motherlode.terminal.progress import Progress
from motherlode.terminal.session import Session
from tests.terminal.table import app, settle, thebes

SMALL = (80, 24)


def in_the_middle(id: str) -> Match:
    """A position after some random moves."""
    match, rng = Match(game(id), game(id).info.seats[-1], seed=bytes(32)), Random(1)
    for _ in range(60):
        seat = match.to_act()[0]
        match.move(seat, bot("random", rng, match.game).choose(match.perspective(seat)))
    return match


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_drawing_is_wider_than_the_screen(id: str, lang: str) -> None:
    match = in_the_middle(id)
    panels = boards.panels(match.perspective(match.to_act()[0]), Catalogue(id, lang))
    assert widest([panel for panel in panels if not panel.side]) < SMALL[0]


async def test_board_and_players_each_fill_the_screen_in_turn() -> None:
    session = thebes("human,human")
    running = app(session)
    async with running.run_test(size=SMALL) as pilot:
        await settle(pilot, session)
        board, side, choices = (running.query_one(id) for id in ("#board", "#side", "#choices"))
        assert (board.region.width, side.region.width) == (80, 0)
        assert choices.has_focus
        await pilot.press("b")
        await pilot.pause()
        assert (board.has_focus, choices.region.height, side.region.width) == (True, 0, 0)
        await pilot.press("b")
        await pilot.pause()
        assert (side.region.width, board.region.width) == (80, 0)
        await pilot.press("escape")
        await pilot.pause()
        assert choices.has_focus
        assert running.query_one(OptionList).option_count == 5


async def test_the_log_of_a_small_screen_uses_its_width() -> None:
    session = thebes("human,human")
    running = app(session)
    async with running.run_test(size=SMALL) as pilot:
        await settle(pilot, session)
        await pilot.press("b", "b")
        await pilot.pause()
        assert max(line.cell_length for line in running.query_one(RichLog).lines) > 50


def test_every_territory_has_its_own_place_on_the_map() -> None:
    rawsiko = game("rawsiko")
    assert isinstance(rawsiko, Rawsiko)
    assert set(SPOTS) == set(rawsiko.rules.box.territories)
    for name, (column, row) in SPOTS.items():
        assert column + NAME_WIDTH + 4 <= WIDTH
        near = [other for other, spot in SPOTS.items() if spot[1] == row and 0 < spot[0] - column < NAME_WIDTH + 4]
        assert not near, (name, near)


async def test_the_board_is_scrolled_to_what_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Cavum's learning game the first tile lies far below the top of the mountain."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session = LessonSession(lesson("cavum", "tunnels"), "en", Progress("cavum"), Random(1))
    board = MatchApp(Session(session.match, ["human", "human"], session.words, Random(1)))
    async with board.run_test(size=SMALL) as pilot:
        await pilot.pause()
        panels = [panel for panel in board.board_panels() if not panel.side]
        frame = board.query_one("#board")
        board.take(next(choice for choice in board._choices if "4 exits" in choice.label))
        line = first_line(panels, board.looked_at(panels), session.words)
        assert line is not None
        assert line >= frame.size.height
        while not frame.scroll_y <= line < frame.scroll_y + frame.size.height:
            await pilot.pause(0.01)
