"""Chapter W3: the options, their values and defaults."""

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import OptionError, Value
from tests.games.rawsiko.desk import Desk

DEFAULTS: dict[str, Value] = {
    "turns": 6,
    "advanced_setup": False,
    "monopoly_stranglehold": False,
    "trade_with_china": False,
    "extra_resources": "auto",
    "goal_deal": "cards",
    "seat_order": "random",
    "failed_attackers_may_retry": False,
    "must_leave_one": False,
    "open_goals": False,
    "first_player": "fixed",
    "setup_contact": "connected",
    "placing": "in_full",
    "advanced_draw": "per_pick",
    "sole_survivor": "end",
    "eliminated_rank": "later_better",
    "stranglehold_spares_last_turn": False,
    "china_decline": True,
}


@pytest.mark.clause("rawsiko", "W3.1")
def test_options_stay_fixed_for_the_whole_match() -> None:
    given: dict[str, Value] = {"turns": 3, "must_leave_one": True}
    game = Rawsiko(given)
    given["turns"] = 12
    assert game.options == DEFAULTS | {"turns": 3, "must_leave_one": True}
    desk = Desk(turns=3).own(0, usa=2).own(1, mexico=1).own(2, spain=1).turn()
    desk.to_the_end()
    assert desk.state.counter == 3
    assert not {"options", "turns"} & set(desk.game.dump(desk.state))


@pytest.mark.clause("rawsiko", "W3.2")
def test_every_option_is_offered_with_its_default() -> None:
    assert Rawsiko().options == DEFAULTS
    assert [option.id for option in Rawsiko().info.options] == list(DEFAULTS)


@pytest.mark.clause("rawsiko", "W3.3")
@pytest.mark.parametrize("value", [2, 13, True, "6"])
def test_a_number_of_turns_that_is_not_listed_is_refused(value: Value) -> None:
    with pytest.raises(OptionError, match="turns takes 3 or 4"):
        Rawsiko({"turns": value})


@pytest.mark.clause("rawsiko", "W3.3")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("extra_resources", 21),
        ("extra_resources", -1),
        ("goal_deal", "free"),
        ("advanced_setup", "on"),
        ("china_decline", 1),
        ("colour", "red"),
    ],
)
def test_a_value_that_is_not_listed_is_refused(option: str, value: Value) -> None:
    with pytest.raises(OptionError, match=option):
        Rawsiko({option: value})


@pytest.mark.clause("rawsiko", "W3.3")
@pytest.mark.parametrize(("option", "text"), [("turns", "x"), ("extra_resources", "many"), ("turns", "2")])
def test_a_text_that_is_no_value_is_refused(option: str, text: str) -> None:
    known = {each.id: each for each in Rawsiko().info.options}
    assert known["extra_resources"].parse("7") == 7
    with pytest.raises(OptionError, match=option):
        known[option].parse(text)
