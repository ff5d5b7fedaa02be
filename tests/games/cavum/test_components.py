"""The box, and a components file of an owner of the box: accepted when it fits, refused with a clear word if not."""

from pathlib import Path
from typing import Any

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.components import PRINTED, SOURCES, Box, raw
from motherlode.kernel import ComponentsError
from tests.games.cavum.desk import Desk


def changed(folder: Path, old: str, new: str) -> Path:
    text = PRINTED.read_text(encoding="utf-8")
    assert old in text
    file = folder / "box.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def entries(data: Any) -> list[dict[str, Any]]:
    """Every table of the file that describes something."""
    tables = [entry for value in data.values() if isinstance(value, list) for entry in value if isinstance(entry, dict)]
    tables += [value for value in data.values() if isinstance(value, dict)]
    return tables + [space for city in data["city"] for space in city["spaces"]]


def test_every_entry_names_its_source() -> None:
    found = entries(raw())
    assert len(found) > 80
    assert {entry["source"] for entry in found} <= set(SOURCES)
    assert "reconstructed" in {entry["source"] for entry in found}


@pytest.mark.clause("cavum", "C3.2", "C7.1", "C8.1", "C1.16")
def test_the_counts_of_the_box() -> None:
    box = Box()
    assert sum(box.total[:4]) == 62
    assert sum(box.total[4:8]) == 12
    assert box.total[8:] == [18, 2, 1, 11]
    assert len(box.orders) == 15
    assert len(box.colours) * 9 == 54
    assert box.value == [12, 12, 13, 13, 14, 14, 19, 20, 20, 21, 21, 22, 26, 27, 28]
    assert all(penalty < value for penalty, value in zip(box.penalty, box.value, strict=True))


@pytest.mark.clause("cavum", "C2.1")
def test_names_of_hexes() -> None:
    desk = Desk()
    assert [desk.name(place) for place in ("(0,-5)", "(0,0)", "(-5,0)", "(5,0)", "(-5,5)", "(0,5)")] == [
        "a1", "f6", "f1", "f11", "k1", "k6",
    ]  # fmt: skip
    assert len(set(desk.box.names)) == 91 + 31


def test_a_corrected_file_is_accepted(tmp_path: Path) -> None:
    file = changed(tmp_path, "value = 12\npenalty = 6", "value = 15\npenalty = 5")
    game = Cavum(components=file)
    assert game.rules.box.value[0] == 15
    assert game.checksum != Cavum().checksum


def test_another_three_exit_tile_is_accepted(tmp_path: Path) -> None:
    """A three-exit tile with all rotations different: six turns to choose from."""
    file = changed(
        tmp_path, "exits = [0, 2, 4]\nrotations = [0, 1]", "exits = [0, 1, 3]\nrotations = [0, 1, 2, 3, 4, 5]"
    )
    game = Cavum(components=file)
    assert game.rules.rotations[1] == [0, 1, 2, 3, 4, 5]
    assert len(game.actions) == len(Cavum().actions)


def test_layout_and_comments_do_not_change_the_checksum(tmp_path: Path) -> None:
    file = changed(tmp_path, "format = 1", "# our copy\nformat = 1")
    assert Cavum(components=file).checksum == Cavum().checksum


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cell = [-6, 6]", "cell = [-5, 6]", r"brown\[0\]|spaces.*own place in the ring"),
        ("cell = [-6, 6]", "cell = [-6]", "'cell' has 1 entries instead of 2"),
        ('id = "south_2"', 'id = "south_1"', "two places share one id"),
        ('id = "south_2"', 'id = "f6"', "two places share one id"),
        ("touches = [[-4, 5], [-5, 5]]", "touches = [[-4, 5], [-3, 5]]", r"spaces\[south_1\]: lies beside"),
        ("size = { value = 5", "size = { value = 6", r"city\[south\]: 5 spaces instead of 6"),
        ("radius = 5", "radius = 4", "own place in the ring"),
        ("exits = [0, 3]", "exits = [0, 3, 4]", "shape: there must be one each"),
        ("exits = [0, 3]", "exits = [0, 6]", "different directions from 0 to 5"),
        ("rotations = [0, 1, 2]", "rotations = [0, 1]", r"the different rotations are \[0, 1, 2\]"),
        ('colour = "yellow"', 'colour = "pink"', "unknown colour 'pink'"),
        ('tile = "tunnel_6"', 'tile = "tunnel_5"', "unknown tile 'tunnel_5'"),
        ("cell = [0, 0]", "cell = [6, 0]", r"start_tile\[0\]: \(6, 0\) is no hex"),
        ("cell = [0, 0]", "cell = [-4, 5]", "two tiles on one hex"),
        ("on_scale = 9", "on_scale = 8", r"gem\[red\]: 8 stones on scale and veins instead of 9"),
        ('id = "purple"', 'id = "red"', "6 different colours"),
        ("tunnel_2 = 12", "tunnel_2 = 11", "tunnel_2: 11, but a whole game needs 12"),
        ("dynamite_6 = 3", "dynamite_6 = 2", "dynamite_6: 2, but a whole game needs 3"),
        ("vein = 18", "vein = 17", "vein: 17, but a whole game needs 18"),
        ("station = 11", "station = 10", "station: 10, but a whole game needs 11"),
        ("vein = 5", "vein = -5", "'vein' must be at least 0"),
        ("number = 2", "number = 5", "sequence_card: there must be the numbers 1 to 4"),
        ('dynamite = "dynamite_2"', 'dynamite = "tunnel_2"', "tunnel_2 is no dynamite tile"),
        ('id = "order_2"', 'id = "order_1"', "14 different orders instead of 15"),
        ('stones = ["red", "blue"]', 'stones = ["red", "pink"]', r"order\[order_1\]: unknown colour 'pink'"),
        ('stones = ["red", "blue"]', 'stones = ["red", "blue", "white"]', "5 cards with 2 stones instead of 6"),
        ("turned_up = 5", "turned_up = 6", "15 orders are not enough"),
        ("value = 12", 'value = "much"', r"order\[order_1\]: 'value' is no whole number"),
        ("full = 3", "full = 4", "there must be 3 phases"),
        ("scale = 9", "scale = 10", "a price scale has 9 spaces"),
        ("dynamite = 1", "dynamite = 2", "one dynamite tile and one prospect tile"),
        ('source = "rulebook"', 'source = "hearsay"', "source must be one of"),
        ('source = "rulebook"', "", "'source' is missing"),
        ("[points]", "[marks]", "'points' is missing"),
        ("format = 1", "format = ", "is no TOML"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentsError, match=message):
        Cavum(components=changed(tmp_path, old, new))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nowhere\.toml cannot be read"):
        Cavum(components=tmp_path / "nowhere.toml")
