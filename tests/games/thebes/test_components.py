"""A components file of an owner of the box: accepted when it fits, refused with a clear word when it does not."""

from pathlib import Path

import pytest

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.components import PRINTED
from motherlode.kernel import ComponentsError, DataError, OptionError, Value


def changed(folder: Path, old: str, new: str) -> Path:
    text = PRINTED.read_text(encoding="utf-8")
    assert old in text
    file = folder / "box.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_a_corrected_file_is_accepted(tmp_path: Path) -> None:
    file = changed(tmp_path, "last_year = 1903", "last_year = 1904")
    assert Thebes(components=file).rules.end[2:] == [209, 209, 157]
    assert Thebes(components=file).checksum != Thebes().checksum


def test_layout_and_comments_do_not_change_the_checksum(tmp_path: Path) -> None:
    file = changed(tmp_path, "format = 1", "# our copy\nformat = 1")
    assert Thebes(components=file).checksum == Thebes().checksum


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "special_greece_1_rome"', 'id = "special_greece_1_berlin"', "an id occurs twice"),
        ('city = "rome"', 'city = "oslo"', r"research\[special_greece_1_rome\]: unknown place 'oslo'"),
        ('city = "rome"', 'city = "warsaw"', "is no city for cards"),
        ("copies = 1", "copies = 2", "of kind 'special' instead of 45"),
        ("copies = 1", 'copies = "one"', "'copies' is no whole number"),
        ('kind = "special"', 'kind = "secret"', "unknown kind 'secret'"),
        ('["london", "berlin"]', '["london", "rome"]', "distance"),
        ("debris = 16", "debris = 15", "16 debris"),
        ('site = "greece"', 'site = "troy"', "unknown site 'troy'"),
        ('size = "small"', 'size = "large"', "exhibitions: 4 small instead of 5"),
        ("format = 1", "format = ", "is no TOML"),
        ("[majority]", "[majorities]", "'majority' is missing"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentsError, match=message):
        Thebes(components=changed(tmp_path, old, new))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nowhere\.toml cannot be read"):
        Thebes(components=tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"cars": True}, "unknown option 'cars'"),
        ({"cars_stack": "yes"}, "cars_stack takes false or true, not yes"),
        ({"wheel_9_5": 7}, "wheel_9_5 takes 6 or 5, not 7"),
        ({"pass_window_weeks": -1}, "takes a whole number from 0 to 10000"),
        ({"route": "free"}, "route takes shortest"),
    ],
)
def test_a_wrong_option_is_refused(given: dict[str, Value], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Thebes(given)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("week", [1], "'week' has 1 entries instead of 2"),
        ("phase", "lunch", "'phase' is 'lunch'"),
        ("unknown", "many", "'unknown' is no whole number"),
        ("row", None, "'row' is no list"),
    ],
)
def test_a_damaged_dump_is_refused(field: str, value: object, message: str) -> None:
    game = Thebes()
    data = game.dump(game.new(2)) | {field: value}
    with pytest.raises(DataError, match=message):
        game.load(data)
