"""A components file of an owner of the box: accepted when it fits, refused with a clear word when it does not."""

from pathlib import Path

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.components import PRINTED
from motherlode.kernel import ComponentsError, DataError, NotationError, OptionError, Value
from tests.games.rockwell.desk import Desk


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    text = PRINTED.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_corrected_file_is_accepted(tmp_path: Path) -> None:
    """Other powers, a dearer upgrade, another card and a fourth die: all without a change in the code."""
    file = changed(
        tmp_path,
        ('id = "e10f", pile = 10, cubes = [0, 0, 3, 12]', 'id = "e10f", pile = 10, cubes = [0, 0, 3, 20]'),
        ("market_value = 14400", "market_value = 22400"),
        ('sector = "safety", level = 1, price = 1500', 'sector = "safety", level = 1, price = 1700'),
        ("dice = 3", "dice = 4"),
    )
    desk = Desk(4, file)
    assert desk.state.dice == 4
    assert desk.rules.safety_price[4][1] == 1700
    assert desk.game.actions.parse("use_insurance 23") == len(desk.game.actions) - 1
    assert desk.game.checksum != Rockwell().checksum


def test_other_seats_on_the_boards(tmp_path: Path) -> None:
    seat = '{ seats = [4], board = "board_2", chair = 3, times = 2, source = "reconstructed" },'
    fourth = seat.replace("chair = 3, times = 2", "chair = 4, times = 1")
    desk = Desk(4, changed(tmp_path, (seat, f"{seat}\n  {fourth}")))
    assert [chair["gives"] for chair in desk.view(0)["boards"]["board_2"]] == [4, 3, 2, 1]


def test_layout_and_comments_do_not_change_the_checksum(tmp_path: Path) -> None:
    file = changed(tmp_path, ("format = 1", "# our copy\nformat = 1"))
    assert Rockwell(components=file).checksum == Rockwell().checksum


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "e03b", pile', 'id = "e03a", pile', "'extraction_cards' has 'e03a' 2 times"),
        (
            "pile = 3, cubes = [4, 1, 0, 0]",
            "pile = 11, cubes = [4, 1, 0, 0]",
            r"extraction_cards\[e03a\]: no tile has the power 11",
        ),
        (
            "cubes = [4, 1, 0, 0]",
            "cubes = [5, 1, 0, 0]",
            r"extraction_cards\[e03a\]: 'market_value' is 2200 instead of 2600",
        ),
        ("cubes = [4, 1, 0, 0]", "cubes = [4, 1, 0]", "'cubes' has 3 entries instead of 4"),
        ("danger = false", 'danger = "no"', "'danger' is neither true nor false"),
        ('id = "a3a", level = "a", power = 3', 'id = "a3a", level = "a", power = 4', "3 tiles of power 3 instead of 4"),
        ('id = "a3a", level = "a"', 'id = "a3a", level = "b"', r"terrain_tiles\[a3a\]: 'level' is b instead of a"),
        ("powers = [3, 4]", "powers = [3, 5]", "eight different ones"),
        ('id = "zinc", colour', 'id = "tin", colour', "'resources' must be zinc, copper, silver, gold"),
        ("rank = 1", "rank = 2", "ranks 1 to 4"),
        ("notes = [5000, 1000, 500, 100]", "notes = [5000, 700]", "each a multiple of the next"),
        ('sector = "shaft", level = 2', 'sector = "shaft", level = 4', "'upgrades' lacks level 2 of shaft for 4 seats"),
        ('board = "board_1", chair = 2', 'board = "board_1", chair = 3', "must number the chairs of board_1 from 1 on"),
        ('gives = "bribe"', 'gives = "blackmail"', "'gives' is 'blackmail', which is none of subcontractor, bribe"),
        ("stars = [4, 3, 2, 1]", "stars = [1, 2, 3, 4]", "'stars' must fall"),
        ('{ all_at = "c" }', '{ all_at = "x" }', "'all_at' is 'x'"),
        ("{ cards = 6 }", "{ hats = 6 }", "one of cubes, cards, crews, all_at, in_core is needed"),
        ('id = "dz2", type = "zinc", cubes = [7', 'id = "dz2", type = "zinc", cubes = [5', "cheapest first"),
        ('e1 = ["a2", "a3"]', 'e1 = ["a2", "b3"]', "each entrance touches two tiles of ring a"),
        ('e1 = ["a2", "a3"]', 'e1 = ["a2", "a9"]', "there is no tile 'a9'"),
        ('"d7"]', '"c7"]', "the core borders tiles of ring d"),
        ("cores = [2, 2, 3]", "cores = [2, 2]", "'cores' has 2 entries instead of 3"),
        ('all_of_class = "high"', 'all_of_class = "top"', "no achievement is of class 'top'"),
        ("points = [3, 2, 1, 0]", "points = [3, 2, 1]", "'points' has 3 entries instead of 4"),
        ("strongest_by_level = [1, 2, 3, 4]", "strongest_by_level = [1, 2, 3, 6]", "no die shows more than 4"),
        ('swap_cards = [["e03e", "e04c"]', 'swap_cards = [["e03z", "e04c"]', "swaps e03z and e04c"),
        ('source = "rulebook"', 'source = "hearsay"', "'source' is 'hearsay'"),
        ("[money]", "[cash]", "'money' is missing"),
        ("format = 1", "format = ", "is no TOML"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    file = changed(tmp_path, (old, new))
    with pytest.raises(ComponentsError, match=message):
        Rockwell(components=file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nowhere\.toml cannot be read"):
        Rockwell(components=tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"edge_limit": "none"}, "option edge_limit takes per_player or per_border, not none"),
        ({"max_rounds": 0}, "a whole number from 1 to 10000"),
        ({"max_rounds": "40"}, "a whole number from 1 to 10000"),
        ({"colour": "red"}, "unknown option 'colour'"),
        ({"setup_crews": "one_entrance"}, "unknown option 'setup_crews'"),
    ],
)
def test_a_wrong_option_is_refused(given: dict[str, Value], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Rockwell(given)


def test_every_switch_of_the_specification_is_there() -> None:
    assert {option.id: option.default for option in Rockwell().info.options} == {
        "edge_limit": "per_player",
        "shaft2_rule": "near_flipped",
        "market_limit": "one_per_kind",
        "bribe_source": "any",
        "delivery_order": "cheapest_first",
        "tiebreak_tiles": "achievements",
        "danger_cap": "after_safety",
        "score_zero": "none",
        "insurance_visibility": "open",
        "power_set": "3_to_10",
        "seat_table": "closing",
        "ring_alignment": "aligned",
        "phase_order": "seat",
        "mobility_price_2_3p": "raised",
        "max_rounds": 40,
        "vp_passes": "forward",
    }


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("phase", "lunch", "'phase' is 'lunch'"),
        ("money", [1, 2], "'money' has 2 entries instead of 4"),
        ("crews", "none", "'crews' is no list"),
        ("round", "first", "'round' is no whole number"),
        ("seats", 7, "'seats' is 7"),
        ("ending", "R99", "'ending' is 'R99'"),
    ],
)
def test_a_damaged_dump_is_refused(field: str, value: object, message: str) -> None:
    desk = Desk(4)
    with pytest.raises(DataError, match=message):
        desk.game.load({**desk.game.dump(desk.state), field: value})


def test_a_missing_field_is_refused() -> None:
    desk = Desk(2)
    data = desk.game.dump(desk.state)
    del data["flipped"]
    with pytest.raises(DataError, match="'flipped' is missing"):
        desk.game.load(data)


@pytest.mark.parametrize("text", ["move e0", "move z9", "hire 5", "bid_money 200", "dig egypt", ""])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Rockwell().actions.parse(text)


def test_no_action_list_is_longer_than_the_design_allows() -> None:
    assert len(Rockwell().actions) < 1000
    assert len(Rockwell({"power_set": "2_to_9", "seat_table": "one_per_player"}).actions) == len(Rockwell().actions)
