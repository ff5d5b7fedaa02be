"""The board in the terminal: what lies on the table, drawn as text in four languages."""

from random import Random
from typing import Any

import pytest

from motherlode.kernel import SPECTATOR
from motherlode.play.match import Match
from motherlode.play.perspective import Preview
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.terminal.boards import panels
from motherlode.testing.rulebook import folder_of
from tests.games.rockwell.desk import AI, Desk


def drawn(desk: Desk, viewer: int = 0, lang: str = "en") -> dict[str, str]:
    """The panels of a position by title."""
    words = Catalogue(folder_of(desk.game), lang, strict=True)
    outlook = Preview(desk.game, desk.state.seats, viewer, desk.state, True, "", True)
    return {panel.title: panel.body.plain for panel in panels(outlook, words)}


def line_of(text: str, sector: int) -> str:
    return next(line for line in text.splitlines() if line[13:15] == f"{sector} ")


def test_tiles_show_strength_power_shafts_crews_and_dice() -> None:
    desk = Desk(3).crews(0, "b3 2+1", "e0 1").crews(1, "b3 1").shaft(2, "b3").flip("c3")
    line = line_of(drawn(desk)["Mine"], 3)
    assert "4/6╫C A2+1B1" in line
    assert "▒" in line


def test_flipped_tiles_show_their_yield() -> None:
    desk = Desk(3).flip("a0", "b0")
    line = line_of(drawn(desk)["Mine"], 0)
    assert "▒2Zn" in line
    assert "▒1Zn1Cu" in line


def test_edges_entrances_and_the_core() -> None:
    desk = Desk(2).crews(0, "d7_d0 3", "core", "e1 2").crews(AI, "c4 2")
    lines = drawn(desk)["Mine"].splitlines()
    below = lines[lines.index(line_of("\n".join(lines), 7)) + 1]
    assert below.strip() == "┄ A3"
    assert line_of("\n".join(lines), 2).startswith("E1 A2B1")
    assert "*2" in line_of("\n".join(lines), 4)
    assert "Core: A" in lines


def test_boards_stacks_and_companies() -> None:
    desk = Desk(4).sit(2, 3, 1).earned(1, "gold12").level(1, safety=2, mobility=1).kept(1, 3)
    shown = drawn(desk, viewer=1)
    assert "4 [C]" in shown["Phase boards"]
    assert "Zinc 6 → 2★ (7)" in shown["Deliveries and achievements"]
    company = next(text for title, text in shown.items() if title.startswith("B "))
    assert "safety 2 · mobility 1 · shafts 0 · cards 3" in company
    assert "✓ 12 gold 5★" in company
    other = next(text for title, text in drawn(desk, viewer=0).items() if title.startswith("B "))
    assert "✓ 12 gold" in other
    assert "5★" not in other


def test_only_the_own_screen_is_shown() -> None:
    desk = Desk(3).cubes(0, 17, 0, 0, 0).money(0, 4_300).tokens(0, 6)
    desk.do("bid_cubes zinc 5", seat=0)
    assert "17Zn $4,300 · tokens 6" in drawn(desk)["Behind your screen"]
    assert "5Zn" in drawn(desk)["Behind your screen"].splitlines()[-1]
    for viewer in (1, SPECTATOR):
        assert not any("17Zn" in text or "4,300" in text for text in drawn(desk, viewer).values())


def test_an_extraction_under_way() -> None:
    desk = Desk().crews(1, "a0 2").crews(0, "e0 1").tokens(0, 1).drilling()
    desk.will_draw("a3a", "e03d").do("crew 1", "move a0")
    text = drawn(desk)["Extraction"]
    assert "4Zn 5Cu" in text
    assert "A 2Zn 2Cu" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_can_be_drawn(lang: str, seats: int) -> None:
    """Every panel at every tenth move of a random match, for a seat and for the spectator."""
    desk = Desk(seats, max_rounds=4)
    words = Catalogue(folder_of(desk.game), lang, strict=True)
    match = Match(desk.game, seats, seed=bytes(32))
    rng = Random(seats)
    moves = 0
    while not match.is_over():
        if moves % 10 == 0:
            for viewer in (0, SPECTATOR):
                assert all(panel.body.plain for panel in panels(match.perspective(viewer), words))
        match.move(match.to_act()[0], whole_move(match, rng))
        moves += 1
    shown: Any = panels(match.perspective(SPECTATOR), words)
    assert sum("★" in panel.body.plain for panel in shown) >= seats


def whole_move(match: Match, rng: Random) -> list[int]:
    """Actions by lot until the seat has nothing left to decide."""
    seat = match.to_act()[0]
    perspective = match.perspective(seat)
    ids = [rng.choice(perspective.legal())]
    while not perspective.preview(ids).complete:
        ids.append(rng.choice(perspective.preview(ids).legal()))
    return ids
