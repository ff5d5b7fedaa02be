"""The box: what is in it, and what a damaged or corrected file is told."""

from pathlib import Path

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.components import PRINTED, Box, raw
from motherlode.kernel import ComponentsError

TEXT = PRINTED.read_text(encoding="utf-8")


def damaged(folder: Path, old: str, new: str, count: int = 1) -> Path:
    assert old in TEXT
    file = folder / "components.toml"
    file.write_text(TEXT.replace(old, new, count), encoding="utf-8")
    return file


def test_the_counts_of_the_box() -> None:
    box = Box()
    assert [len(members) for members in box.members] == [6, 6, 9, 10, 8, 6]
    assert len(box.territories) == 45
    assert (box.link_kind.count("land"), box.link_kind.count("sea")) == (57, 27)
    assert (len(box.materials), len(box.goals), len(box.cards)) == (30, 28, 7)
    assert sum(len(held) for held in box.placements) == 104
    assert sum(len(codes) for codes in box.iso) + 3 + 11 == 250


def test_points_follow_the_value_of_materials() -> None:
    """A material found in n territories is worth min(4, max(1, 6 - n)), a goal the sum of its materials."""
    box = Box()
    found = [sum(held >> material & 1 for held in box.materials_of) for material in range(30)]
    worth = [min(4, max(1, 6 - number)) for number in found]
    for goal, vp in enumerate(box.goal_vp):
        assert vp == sum(worth[material] for material in range(30) if box.goal_needs[goal] >> material & 1)


def test_cards_are_balanced() -> None:
    box = Box()
    for card in box.card_goals:
        needs = 0
        for goal in card:
            needs |= box.goal_needs[goal]
        assert needs.bit_count() == 16
        assert 46 <= sum(box.goal_vp[goal] for goal in card) <= 48


def test_every_entry_names_its_source_and_evidence() -> None:
    data = raw()
    for kind in ("continent", "territory", "link", "material", "goal", "card"):
        entries = data[kind]
        assert isinstance(entries, list)
        for entry in entries:
            assert entry["source"] in ("rulebook", "component", "likely", "reconstructed")
            assert entry["evidence"]
    references = data["references"]
    territories = data["territory"]
    assert isinstance(references, dict)
    assert isinstance(territories, list)
    cited = {ref for entry in territories for placement in entry["placements"] for ref in placement["refs"]}
    assert cited <= set(references)


def test_action_ids_hold_under_every_option_and_number_of_seats() -> None:
    plain, other = Rawsiko(), Rawsiko({"turns": 12, "extra_resources": 20, "must_leave_one": True})
    assert [str(action) for action in plain.actions] == [str(action) for action in other.actions]
    assert [str(draw) for draw in plain.draws] == [str(draw) for draw in other.draws]
    assert len(plain.actions) < 1000
    assert len([draw for draw in plain.draws if draw.kind == "roll"]) == 83


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("territories = 45", "territories = 44", "counts: 45 territories instead of 44"),
        ("sea_links = 27", "sea_links = 28", "counts: 27 sea_links instead of 28"),
        ('continent = "europe"', 'continent = "atlantis"', "territory\\[norway\\]: unknown continent 'atlantis'"),
        ("size = 6", "size = 7", "continent\\[north_america\\]: 6 territories instead of 7"),
        ('material = "HRE"', 'material = "Au"', "greenland.*unknown material 'Au'"),
        ('material = "In", country = "CA"', 'material = "Nb", country = "CA"', "canada\\]: .*none twice"),
        ('between = ["canada", "usa"]', 'between = ["canada", "narnia"]', "link.*unknown territory 'narnia'"),
        ('between = ["canada", "usa"]', 'between = ["usa", "usa"]', "two different territories"),
        ('between = ["usa", "mexico"]', 'between = ["usa", "canada"]', "usa and canada are linked twice"),
        ('kind = "land"', 'kind = "air"', "unknown kind 'air'"),
        ("tier = 1", "tier = 5", "goal\\[fertilizers\\]: a goal has a tier from 1 to 4"),
        ('materials = ["PR", "B"]', 'materials = ["PR", "Au"]', "no territory holds the material 'Au'"),
        ('materials = ["PR", "B"]', 'materials = ["PR", "PR"]', "none twice"),
        ("total_vp = 46", "total_vp = 45", "card\\[card_1\\]: the goals give 46 points instead of 45"),
        ('goals = ["tyres"', 'goals = ["wheels"', "card\\[card_2\\]: unknown goal 'wheels'"),
        ('goals = ["tyres"', 'goals = ["fertilizers"', "a goal stands on two cards|the goals give"),
        ('goals = ["tyres", "led_lamps"', 'goals = ["led_lamps", "tyres"', "one goal of each tier"),
        ("sides = 6", "sides = 8", "dice: the rules need sides = 6, not 8"),
        ('iso = ["GL", "IS", "PM"]', 'iso = ["GL", "CN"]', "the country 'CN' is used twice"),
        ('source = "likely"', 'source = "hearsay"', "unknown source 'hearsay'"),
        ('id = "cuba"', 'id = "mexico"', "the id 'mexico' occurs twice|unknown territory 'cuba'"),
        ("3 = 3\n", "", "setup.territories_round_1: '3' is missing"),
        ("4 = 2\n", "4 = 0\n", "setup.territories_round_1: a number below 1"),
        ("tier = 1", 'tier = "one"', "goal\\[fertilizers\\]: 'tier' is no whole number"),
        ("[dice]", "[dice", "is no TOML"),
    ],
)
def test_a_damaged_file_is_told_what_is_wrong(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentsError, match=message):
        Rawsiko(components=damaged(tmp_path, old, new))


def test_an_unreachable_territory_is_found(tmp_path: Path) -> None:
    text = TEXT
    for neighbour in ("canada", "norway", "united_kingdom"):
        text = text.replace(f'between = ["greenland", "{neighbour}"]', 'between = ["cuba", "japan"]', 1)
        text = text.replace('between = ["cuba", "japan"]', f'between = ["cuba", "{neighbour}"]', 1)
    file = tmp_path / "components.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError, match="cannot be reached"):
        Rawsiko(components=file)


def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    file = damaged(tmp_path, "3 = 6\n4 = 6", "3 = 7\n4 = 6")
    game = Rawsiko(components=file)
    assert game.rules.extra[3] == 7
    assert game.checksum != Rawsiko().checksum
    comment = damaged(tmp_path, "format = 1", "format = 1 # the same")
    assert Rawsiko(components=comment).checksum == Rawsiko().checksum


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nowhere\.toml cannot be read"):
        Rawsiko(components=tmp_path / "nowhere.toml")
