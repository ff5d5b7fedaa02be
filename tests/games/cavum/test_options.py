"""C26: the options, their values and defaults."""

import pytest

from motherlode.games.cavum import Cavum
from motherlode.kernel import Value
from tests.games.cavum.desk import Desk

DEFAULTS: dict[str, Value] = {
    "phases": 3, "first_bidder": "random", "bid_limit": "own_score", "cards_on_offer": "all", "order_pass": "final",
    "chip_supply": "unlimited", "give_up": "voluntary", "tile_give_up": "only_if_stuck", "city_edge": "open",
    "attach_foreign": "yes", "station_tile": "previous_action", "short_vein": "take_all", "four_exit": "joined",
    "city_through": "own", "empty_vein": "after_route", "city_points": "per_station", "sale_opening": "free",
    "penalty_floor": "none", "hands": "hidden", "stacks": "hidden",
}  # fmt: skip

EXPECTED: dict[str, Value] = {
    "phases": 2, "order_pass": "reenter", "give_up": "only_if_impossible", "city_edge": "owner_only",
    "sale_opening": "top", "hands": "open",
}  # fmt: skip


def test_defaults_of_all_options() -> None:
    assert Cavum().options == DEFAULTS


def test_the_values_the_specification_expects_are_offered() -> None:
    offered = {option.id: option.choices for option in Cavum().info.options}
    assert all(value in offered[id] for id, value in EXPECTED.items())
    assert all(choices[0] == DEFAULTS[id] for id, choices in offered.items())


@pytest.mark.parametrize(("option", "value"), EXPECTED.items())
@pytest.mark.parametrize("seats", [2, 4])
def test_matches_end_under_each_value(option: str, value: Value, seats: int) -> None:
    desk = Desk(seats, **{option: value}).play_out()
    assert desk.outcome().winners


def test_the_action_list_does_not_depend_on_options() -> None:
    plain = [str(action) for action in Cavum().actions]
    for id, value in EXPECTED.items():
        assert [str(action) for action in Cavum({id: value}).actions] == plain
