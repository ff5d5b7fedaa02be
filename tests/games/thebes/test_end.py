"""T14: the end of the game."""

import pytest

from tests.games.thebes.desk import Desk


@pytest.mark.clause("thebes", "T14.1", "T14.3")
def test_an_action_may_end_exactly_on_the_end() -> None:
    desk = Desk().weeks(151, 156).at(0, "moscow")
    desk.do("take 1")
    assert desk.week(0) == 157
    assert desk.owns(0, "general_2_moscow") == 1
    assert "" not in desk.display()


@pytest.mark.clause("thebes", "T14.4")
def test_a_pass_goes_straight_to_the_end() -> None:
    desk = Desk().weeks(140, 150).at(0, "rome")
    desk.do("pass")
    assert desk.week(0) == 157
    assert desk.place(0) == "rome"


@pytest.mark.clause("thebes", "T14.5", "T14.6")
@pytest.mark.parametrize(("week", "clause"), [(104, "T14.6"), (105, ""), (156, "")])
def test_a_pass_is_for_the_last_year(week: int, clause: str) -> None:
    desk = Desk().weeks(week, 157)
    assert desk.why("pass") == clause


@pytest.mark.clause("thebes", "T14.5", "T14.6")
@pytest.mark.parametrize(("window", "week", "clause"), [(10, 146, "T14.6"), (10, 147, ""), (0, 156, "T14.6")])
def test_option_pass_window(window: int, week: int, clause: str) -> None:
    desk = Desk(pass_window_weeks=window).weeks(week, 157)
    assert desk.why("pass") == clause


@pytest.mark.clause("thebes", "T14.5")
def test_with_nothing_to_do_a_pass_is_always_legal() -> None:
    desk = Desk(pass_window_weeks=0).weeks(156, 157).at(0, "egypt")
    assert desk.legal() == ["pass"]


@pytest.mark.clause("thebes", "T14.6")
def test_before_the_last_year_a_swap_is_always_possible() -> None:
    desk = Desk(4).weeks(0, 0, 0, 0).at(0, "egypt")
    assert "swap" in desk.legal()
    assert desk.why("pass") == "T14.6"


@pytest.mark.clause("thebes", "T14.5")
def test_a_short_window_forbids_a_pass_while_anything_else_is_possible() -> None:
    """A card can be had in Rome, but Warsaw is too far for a swap."""
    desk = Desk(pass_window_weeks=0).weeks(155, 157).at(0, "rome").show(1, "zeppelin_rome")
    assert desk.legal() == ["take 1"]
    assert desk.why("pass") == "T14.5"


@pytest.mark.clause("thebes", "T14.7")
def test_the_game_ends_when_all_are_done() -> None:
    desk = Desk().weeks(150, 152)
    desk.do("pass")
    assert desk.game.outcome(desk.state) is None
    events = desk.do("pass")
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.clause == "T14.7"
    assert events[-1].kind == "match_over"
    assert desk.game.to_act(desk.state) == ()
