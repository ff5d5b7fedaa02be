"""Dumps whose fields are in range but do not agree: what is wrong is said, with the name of the field."""

import pytest

from motherlode.kernel import Data, DataError
from tests.games.rawsiko.desk import Desk

FREE = ("asia", "africa", "europe", "oceania", "north_america", "south_america")


def refuse(desk: Desk, field: str, value: object, message: str) -> None:
    data: Data = desk.game.dump(desk.state)
    assert desk.game.load(data).key() == desk.state.key()
    with pytest.raises(DataError, match=f"^'{field}': .*{message}"):
        desk.game.load(data | {field: value})


def item(desk: Desk, field: str, place: int, value: object) -> list[object]:
    """The list of a field with another item at a place."""
    items = desk.game.dump(desk.state)[field]
    assert isinstance(items, list)
    return [*items[:place], value, *items[place + 1 :]]


def acting() -> Desk:
    return Desk().own(0, usa=5).own(1, canada=2).own(2, spain=1).turn()


@pytest.mark.parametrize(
    ("phase", "message"),
    [
        ("seat", "seats are not drawn"),
        ("draw", "continents are not drawn"),
        ("china", "no trade with China"),
    ],
)
def test_a_phase_of_another_option(phase: str, message: str) -> None:
    refuse(acting(), "phase", phase, message)


def test_no_continent_is_chosen_where_they_are_drawn() -> None:
    refuse(Desk(advanced_setup=True).deal(), "phase", "continent", "not chosen")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("order", [0, 2, 1], "as listed"),
        ("active", 1, "belongs to seat 0"),
        ("place", 3, "place of a seat"),
        ("pick", 5, "draft is over"),
        ("due", 1, "no territory is due"),
        ("chosen", 1, "no pick is running"),
        ("to_place", [1, 0, 0], "nothing to place"),
        ("counter", 2, "cannot be 2 after 1"),
        ("played", 0, "at least 1"),
        ("source", 2, "no move is in progress"),
        ("target", 2, "no target"),
        ("number", 1, "no number"),
        ("attack", 1, "no attack"),
        ("eliminated", [1], "exactly if it has no territory"),
        ("taken", [1, 0, 0], "was no trade"),
        ("picks", [1, 0, 0], "no trade with China now"),
    ],
)
def test_what_cannot_be_in_an_action_phase(field: str, value: object, message: str) -> None:
    refuse(acting(), field, value, message)


def test_goals() -> None:
    desk = acting()
    refuse(desk, "goals", item(desk, "goals", 0, -1), "no card")
    refuse(desk, "goals", item(desk, "goals", 0, 8), "not of tier 1")
    held = list(desk.state.goals)
    refuse(desk, "goals", held[:4] + held[:4] + held[8:], "held twice")
    dealing = Desk()
    refuse(dealing, "goals", held[:4] + [-1] * 8, "0 lowest goals")
    refuse(dealing, "goals", held, "dealt already")
    refuse(Desk().deal(), "goals", [-1] * 12, "not every goal")


def test_supply() -> None:
    desk = acting()
    refuse(desk, "total", item(desk, "total", desk.territory("usa"), 12), "12 resources, more than the 11")


def test_the_last_one_living_does_not_play_on() -> None:
    desk = Desk(sole_survivor="play_on").own(0, usa=2).eliminated(1, 2).turn()
    data = desk.game.dump(desk.state)
    assert desk.game.load(data).key() == desk.state.key()
    with pytest.raises(DataError, match=r"^'phase': .*only one seat is left"):
        Desk().game.load(data)


def test_the_draft() -> None:
    desk = Desk().deal().draft("asia")
    desk.do("choose_continent europe", "choose_territory france")
    france, norway = desk.territory("france"), desk.territory("norway")
    refuse(desk, "active", 2, "pick 1 belongs to seat 1")
    refuse(desk, "place", 1, "it is 0")
    refuse(desk, "pick", 6, "all picks are made")
    refuse(desk, "due", 3, "1 of 3 territories are chosen, and 3 are due")
    refuse(desk, "due", 0, "0 are due")
    refuse(desk, "chosen", 1 << norway, "not chosen in this pick")
    refuse(desk, "total", item(desk, "total", france, 2), "more than one resource")
    refuse(desk, "owner", item(desk, "owner", france, 0), "seat 0 has 1 territories")
    refuse(desk, "continents", [4, -1, 2, 3, -1, -1], "have a continent")
    refuse(desk, "continents", [2, -1, 2, -1, -1, -1], "shared while another is free")
    refuse(desk, "continents", [4, -1, 2, 2, -1, -1], "picked a continent twice")
    refuse(desk, "eliminated", [0], "in the draft")


def test_territories_of_a_pick_must_touch() -> None:
    desk = Desk().deal()
    desk.do("choose_continent europe", "choose_territory france", "choose_territory spain")
    far = desk.territory("finland")
    data = desk.game.dump(desk.state)
    spain = desk.territory("spain")
    data |= {"owner": item(desk, "owner", spain, -1), "total": item(desk, "total", spain, 0)}
    owner, total = data["owner"], data["total"]
    assert isinstance(owner, list)
    assert isinstance(total, list)
    owner[far], total[far] = 0, 1
    data["chosen"] = 1 << desk.territory("france") | 1 << far
    with pytest.raises(DataError, match="do not touch"):
        desk.game.load(data)


def test_nothing_is_on_the_map_before_the_draft() -> None:
    desk = Desk()
    refuse(desk, "pick", 1, "has not begun")
    data = desk.game.dump(desk.state)
    data |= {"owner": item(desk, "owner", 0, 1), "total": item(desk, "total", 0, 1)}
    with pytest.raises(DataError, match="'owner': the draft has not begun"):
        desk.game.load(data)


def test_start_resources() -> None:
    desk = Desk().deal().draft(*FREE)
    refuse(desk, "to_place", [6, 6, 5], "seat 2 must have 6 left")
    refuse(desk, "to_place", [7, 6, 6], "cannot have 7 left")
    refuse(desk, "counter", 1, "not begun")
    refuse(desk, "played", 1, "not begun")
    own = desk.state.owner.index(0)
    refuse(desk, "total", item(desk, "total", own, 2), "has 6 resources instead of 5")


def test_moves_and_battles() -> None:
    desk = acting()
    desk.do("source usa")
    refuse(desk, "source", desk.territory("canada"), "nothing can leave")
    desk.do("target canada")
    refuse(desk, "target", desk.territory("spain"), "no neighbour")
    desk.do("number 3")
    refuse(desk, "target", desk.territory("mexico"), "nobody to attack")


def test_the_trade_with_china() -> None:
    desk = Desk(trade_with_china=True, turns=3).own(0, usa=1, peru=1).own(1, spain=1).own(2, france=1).turn(3)
    desk.end(3)
    bismuth, boron = desk.mask("Bi"), desk.mask("B")
    refuse(desk, "picks", [1, 0, 0], "1 of 2 left after taking 0")
    refuse(desk, "picks", [2, 1, 0], "seat 1 has 1 of 0")
    refuse(desk, "taken", [boron, 0, 0], "cannot have taken this")
    refuse(desk, "taken", [0, bismuth, 0], "not traded yet")
    refuse(desk, "counter", 2, "cannot be 2")
    desk.do("china_pass")
    refuse(desk, "picks", [1, 0, 0], "no trade with China now")
    refuse(desk, "taken", [0, bismuth, 0], "1 materials with 0 picks")
