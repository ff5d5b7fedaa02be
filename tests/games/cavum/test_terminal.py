"""The board in the terminal, read as plain text."""

import pytest

from motherlode.kernel import SPECTATOR
from motherlode.play.perspective import Preview
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.terminal.boards.cavum import panels
from tests.games.cavum.desk import Desk
from tests.games.cavum.test_examples import mountain_of_e14

PLAYERS = ["Ida", "Sun", "Sawyer"]


def outlook(desk: Desk, viewer: int = 0) -> Preview:
    return Preview(desk.game, desk.state.seats, viewer, desk.state, complete=False, stop="", ends_gesture=False)


def shown(desk: Desk, viewer: int = 0, lang: str = "en") -> dict[str, str]:
    words = Catalogue("cavum", lang, PLAYERS, strict=True)
    return {panel.title: panel.body.plain for panel in panels(outlook(desk, viewer), words)}


def rows(desk: Desk) -> list[str]:
    return shown(desk)["Mountain"].splitlines()


def test_the_mountain_with_veins_stations_and_cities() -> None:
    lines = rows(mountain_of_e14())
    assert lines[0] == "Phase 1 of 3 · Building: choosing a piece"
    row_of_h = next(line for line in lines if "h1" in line)
    assert row_of_h.split() == ["⌂", "h1", "─(B)───Bl4───", "o", "───Re4───", "o", "h7", "h8", "h9", "⌂"]
    bottom = next(line for line in lines if "⌂B" in line)
    assert bottom.split() == ["⌂", "⌂B", "⌂A", "⌂", "⌂C"]


def test_every_hex_has_its_place() -> None:
    """On a bare mountain every hex shows its name, and every row is centred over the next."""
    desk = Desk.bare()
    lines = rows(desk)
    named = [word for line in lines[1:27] for word in line.split() if word[0] in "abcdefghijk" and word[1:].isdigit()]
    assert named == desk.box.names[:91]


def test_tunnels_that_meet_and_tunnels_that_end() -> None:
    desk = Desk.bare().tiles("2k0@(0,0)", "2k0@(1,0)", "2k2@(-2,2)", "2k2@(-2,3)", "2k1@(3,-3)")
    text = shown(desk)["Mountain"]
    assert "─ o ─── o ─" in text
    lines = text.splitlines()
    upper = next(number for number, line in enumerate(lines) if " h1 " in line)
    assert lines[upper - 1].strip() == "."
    assert lines[upper + 1].strip() == "╲"
    assert lines[upper + 3].strip() == "'"


def test_dynamite_levels_and_lost_connections() -> None:
    desk = Desk.building().tiles("d2k0@(2,0)", "2k0/3k0@(-2,0)", "2k2@(-3,4)").stations(0, "(-3,4)", "C1-2")
    desk.stations(1, "C2-4")
    text = shown(desk)["Mountain"]
    assert " * " in text
    assert "o2" in text
    assert "Rubrica in the south: 4 of 5 free · A · · ·" in text
    assert "Marina in the south-east: 6 of 6 free · · · b · ·" in text


def test_offered_places_and_the_choice_in_progress_stand_out() -> None:
    desk = Desk.building()
    desk.do("piece tunnel_2")
    words = Catalogue("cavum", "en", PLAYERS, strict=True)
    body = next(panel.body for panel in panels(outlook(desk), words) if panel.title == "Mountain")
    marked = "".join(body.plain[span.start : span.end] for span in body.spans if "reverse" in str(span.style))
    empty = [name for name in desk.legal("lay") if not desk.stack(name)]
    assert [word for word in empty if word not in marked] == []
    assert "a1" not in marked
    assert "reverse" not in str(next(p.body for p in panels(outlook(desk, 1), words) if p.title == "Mountain").spans)
    desk.do("lay j3")
    body = next(panel.body for panel in panels(outlook(desk), words) if panel.title == "Mountain")
    assert "underline" in str(body.spans)


def test_prices_with_stones_and_the_standing_bid() -> None:
    desk = Desk.building().hand(0, red=3).hand(1, red=1)
    desk.sale()
    desk.do("sale_bid 4")
    lines = shown(desk)["Prices"].splitlines()
    assert lines[1] == "Re Red       1 2 3 4 ◆ ◆ ◆ ◆ ◆"
    assert lines[-1] == "Ida bids 4"


def test_orders_with_chips_and_the_pool() -> None:
    board = shown(Desk.building())
    assert board["Orders"].splitlines()[0] == "Order 1 Re Bl +12 −6 ②"
    assert board["Orders"].splitlines()[-1] == "Face down: 10"
    assert board["Pool"].splitlines()[-2:] == [" 5 Vein", "   Station: 2A 2B"]


def test_hands_are_shown_to_their_owner_only() -> None:
    desk = Desk.building().hand(0, red=2, blue=1)
    assert "Re◆◆ Bl◆" in shown(desk)["A Ida"]
    for viewer in (1, SPECTATOR):
        mine = shown(desk, viewer)["A Ida"]
        assert "◆" not in mine
        assert "20 points, 3 stones in hand · card 1" in mine


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    desk = mountain_of_e14().order(0, 3)
    board = shown(desk, 0, lang)
    assert len(board) == 4 + 3
    assert all(board.values())
