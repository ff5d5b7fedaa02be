"""T3 and T13: weeks, turn order, new year."""

import pytest

from motherlode.games.thebes.track import crosses, field_of, year_of, year_stone
from tests.games.thebes.desk import Desk


@pytest.mark.clause("thebes", "T3.1", "T3.14")
@pytest.mark.parametrize(("seats", "start", "available"), [(2, 0, 157), (3, 16, 141), (4, 0, 105)])
def test_start_and_available_weeks(seats: int, start: int, available: int) -> None:
    desk = Desk(seats)
    assert desk.state.week == [start] * seats
    assert desk.rules.end[seats] - start == available


@pytest.mark.clause("thebes", "T3.2")
def test_field() -> None:
    assert [field_of(week) for week in (0, 1, 52, 53, 104, 157)] == [0, 1, 52, 1, 52, 1]


@pytest.mark.clause("thebes", "T3.3")
def test_year() -> None:
    desk = Desk()
    assert [year_of(desk.rules, desk.state, week) for week in (0, 1, 52, 53, 105, 156)] == [
        1901,
        1901,
        1901,
        1902,
        1903,
        1903,
    ]
    four = Desk(4)
    assert year_of(four.rules, four.state, 53) == 1903


@pytest.mark.clause("thebes", "T3.4")
def test_end() -> None:
    assert Desk().rules.end[2:] == [157, 157, 105]


@pytest.mark.clause("thebes", "T3.5")
def test_crossing() -> None:
    assert not crosses(50, 52)
    assert crosses(52, 53)
    assert crosses(0, 53)
    assert not crosses(0, 1)
    assert not crosses(53, 104)


@pytest.mark.clause("thebes", "T3.6")
def test_who_has_finished_takes_no_turn() -> None:
    desk = Desk().weeks(156, 150)
    assert desk.game.to_act(desk.state) == (1,)
    desk.do("pass")
    desk.do("pass")
    assert desk.game.to_act(desk.state) == ()
    assert desk.why("pass", seat=0) == "T14.7"


@pytest.mark.clause("thebes", "T3.6")
def test_who_has_finished_is_told_so() -> None:
    assert Desk(3).weeks(157, 150, 152).why("pass", seat=0) == "T3.6"


@pytest.mark.clause("thebes", "T3.7")
def test_the_last_marker_acts() -> None:
    desk = Desk(3).weeks(30, 20, 25)
    assert desk.game.to_act(desk.state) == (1,)
    violation = desk.violation("swap", seat=0)
    assert violation is not None
    assert violation.clause == "T3.7"
    assert violation.facts == {"active_seat": 1}


@pytest.mark.clause("thebes", "T3.8", "T3.9")
def test_the_top_of_the_stack_acts_first() -> None:
    desk = Desk().weeks(10, 11)
    desk.do("swap")
    assert desk.state.week == [11, 11]
    assert desk.state.track == [0, 1]
    assert desk.game.to_act(desk.state) == (0,)
    violation = desk.violation("swap", seat=1)
    assert violation is not None
    assert violation.clause == "T3.8"
    assert violation.facts == {"active_seat": 0}


@pytest.mark.clause("thebes", "T3.11")
def test_several_turns_in_a_row() -> None:
    desk = Desk().weeks(10, 40)
    desk.do("swap")
    assert desk.state.active == 0
    desk.do("swap")
    assert desk.state.active == 0


@pytest.mark.clause("thebes", "T3.12")
def test_every_action_costs_a_week() -> None:
    desk = Desk()
    assert min(desk.rules.weeks) >= 1
    assert all(row[0] == 0 for row in desk.rules.wheel)


@pytest.mark.clause("thebes", "T3.13")
def test_the_year_stone_waits_for_the_last_marker() -> None:
    desk = Desk().weeks(52, 60)
    assert year_stone(desk.rules, desk.state) == 1901
    assert year_stone(desk.rules, desk.weeks(53, 60).state) == 1902
    assert year_stone(desk.rules, desk.weeks(157, 157).state) == 1903


@pytest.mark.clause("thebes", "T13.1", "T13.2", "T13.3")
def test_crossing_opens_all_own_permissions_only() -> None:
    desk = Desk().weeks(51, 60).used(0, "greece", "egypt").used(1, "greece").at(0, "warsaw")
    desk.do("swap")
    assert not desk.is_open(0, "greece")
    events = desk.do("swap")
    assert desk.week(0) == 54
    assert desk.is_open(0, "greece")
    assert desk.is_open(0, "egypt")
    assert not desk.is_open(1, "greece")
    assert [event.facts for event in events if event.kind == "year_crossed"] == [{"seat": 0, "year": 1902}]


@pytest.mark.clause("thebes", "T13.3")
@pytest.mark.parametrize("kind", ["take", "exhibit", "pass"])
def test_every_kind_of_action_can_cross(kind: str) -> None:
    desk = Desk(pass_window_weeks=200).weeks(51, 60).used(0, "crete").find_some(0, "greece", 3).find_some(0, "crete", 2)
    desk.row("exhibition_small_berlin", "", "")
    desk.do({"take": "take 1", "exhibit": "exhibit a", "pass": "pass"}[kind])
    assert desk.is_open(0, "crete")


@pytest.mark.clause("thebes", "T13.4")
def test_no_action_is_longer_than_a_year() -> None:
    rules = Desk().rules
    longest = max(rules.distance) + max(*rules.weeks, 12)
    assert longest <= 52
