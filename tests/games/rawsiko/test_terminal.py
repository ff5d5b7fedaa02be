"""The board in the terminal, read as plain text."""

from random import Random

import pytest

from motherlode.bots.base import random_move
from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import SPECTATOR
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Preview
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.terminal.boards.rawsiko import MATERIALS_AT, panels
from tests.games.rawsiko.desk import Desk

PLAYERS = ["Sun", "Sawyer", "Ida"]


def outlook(desk: Desk, viewer: int = 0) -> Preview:
    return Preview(desk.game, desk.state.seats, viewer, desk.state, complete=False, stop="", ends_gesture=False)


def shown(seen: Outlook, lang: str = "en") -> dict[str, str]:
    words = Catalogue("rawsiko", lang, PLAYERS, strict=True)
    return {panel.title: panel.body.plain for panel in panels(seen, words)}


def line(text: str, name: str) -> str:
    """The line of a territory, with the links that go below its materials."""
    whole = text.replace(f" \n{'':{MATERIALS_AT}}", " ")
    return next(row for row in whole.splitlines() if name in row.split("─")[0].split("┄")[0])


def position(**options: bool) -> Desk:
    desk = Desk(3, **options).own(0, usa=5, mexico=1).own(1, canada=2, egypt=1).own(2, spain=1)
    return desk.goals(0, "fertilizers", "flame_retardants", "digital_cameras", "medical_equipment").turn(2)


def test_a_territory_shows_owner_resources_materials_and_links() -> None:
    desk = position().moved(usa=3)
    lands = shown(outlook(desk))["Territories"]
    assert line(lands, "United States").split()[:2] == ["A", "2/5"]
    assert line(lands, "Canada").split()[:2] == ["B", "2"]
    assert line(lands, "Cuba").split()[0] == "·"
    assert "Be✓ He✓ B✓ LRE✓" in line(lands, "United States")
    assert "Nb! In! Ge " in line(lands, "Canada")


@pytest.mark.clause("rawsiko", "W18.12")
def test_sea_links_are_dashed() -> None:
    lands = shown(outlook(position()))["Territories"]
    assert "─Canada ─Mexico ┄Cuba ┄Russia" in line(lands, "United States")


@pytest.mark.clause("rawsiko", "W18.13")
def test_a_cross_on_the_hourglass_tells_of_the_stranglehold() -> None:
    assert "⧗✕" in shown(outlook(position(monopoly_stranglehold=True)))["Turn"]
    assert shown(outlook(position()))["Turn"].startswith("⧗ 2 of 6 · Action phase")


def test_the_move_in_progress_is_pointed_at_with_its_odds() -> None:
    desk = position()
    desk.do("source usa", "target canada")
    board = shown(outlook(desk))
    assert line(board["Territories"], "United States").startswith("◂")
    assert line(board["Territories"], "Canada").startswith("▸")
    assert board["Odds"].splitlines()[2] == "With 3: conquest 37 %, losses on average 0.9 against 1.1"
    assert "Odds" not in shown(outlook(desk, viewer=1))


def test_own_goals_with_what_is_held_and_missing() -> None:
    board = shown(outlook(position()))
    assert "Fertilizers 3 VP\n    B✓ PR!" in board["Your goals"]
    assert "Your goals" not in shown(outlook(position(), SPECTATOR))
    assert "Fertilizers" not in "".join(shown(outlook(position(), 1)).values())


def test_players_with_credit_placing_and_picks() -> None:
    desk = position()
    desk.end(3)
    board = shown(outlook(desk))
    assert board["A Sun"].startswith("2 territories, 7 materials, next turn +3\nstill to place: 3")
    china = Desk(trade_with_china=True).own(0, usa=1).own(1, mexico=1, peru=1).own(2, cuba=1).turn(6)
    china.end(3)
    assert "★ from China: 1" in shown(outlook(china, 1))["B Sawyer"]
    china.do("china_take Ga")
    assert "from China: Gallium" in shown(outlook(china, 1))["B Sawyer"]
    out = position().own(2, spain=0).eliminated(2)
    assert shown(outlook(out))["C Ida"] == "eliminated"


def test_the_draft_shows_two_places_a_continent() -> None:
    desk = Desk().deal().draft("asia")
    assert "Asia [A][ ]" in shown(outlook(desk))["Territories"]


def test_the_end_is_a_table_in_order_of_rank() -> None:
    desk = position()
    desk.to_the_end()
    rows = shown(outlook(desk))["Final table"].splitlines()
    assert [row.split()[:2] for row in rows[1:]] == [["A", "1"], ["B", "2"], ["C", "3"]]
    assert rows[1].split() == ["A", "1", "0", "0", "7", "2", "Sun"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_in_every_language(lang: str) -> None:
    """No sentence is missing, for players and spectators; battles show their dice."""
    match = Match(Rawsiko({"trade_with_china": True, "turns": 8}), 3, seed=bytes(32), players=PLAYERS)
    rng = Random(5)
    boards: list[dict[str, str]] = []
    while not match.is_over():
        seat = match.to_act()[0]
        here = match.perspective(seat)
        match.move(seat, random_move(here.game, here.sample(rng), seat, rng))
        if rng.random() < 0.2:
            boards.append(shown(match.perspective(rng.choice((0, 1, 2, SPECTATOR))), lang))
    boards.append(shown(match.perspective(0), lang))
    assert len(boards) > 20
    titles = {"en": "Last battle", "nl": "Laatste strijd", "de": "Letzter Kampf", "fr": "Dernier combat"}
    fights = [board[titles[lang]] for board in boards if titles[lang] in board]
    assert fights
    assert any(face in fights[-1] for face in "⚀⚁⚂⚃⚄⚅")


def test_goals_of_others_are_shown_once_they_lie_open() -> None:
    desk = position(open_goals=True).goals(1, "tyres", "led_lamps", "optical_fibres", "electric_cars")
    titles = list(shown(outlook(desk)))
    assert titles.index("Your goals") < titles.index(f"Goals of {PLAYERS[1]}")
    assert f"Goals of {PLAYERS[1]}" not in shown(outlook(position()))
