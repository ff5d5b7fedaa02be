"""T5: choosing what to do."""

import pytest

from tests.games.thebes.desk import Desk


@pytest.mark.clause("thebes", "T5.1", "T5.3")
def test_one_of_five_actions() -> None:
    desk = Desk().give(0, "special_greece_3_berlin").find_some(0, "greece", 2).find_some(0, "crete", 1)
    desk.row("exhibition_small_berlin", "", "")
    assert desk.legal() == ["take 1", "take 2", "take 3", "take 4", "swap", "dig greece", "exhibit a"]
    assert "pass" in desk.weeks(120, 130).legal()


@pytest.mark.clause("thebes", "T5.2")
@pytest.mark.parametrize(
    ("text", "place"), [("take 2", "london"), ("swap", "warsaw"), ("dig crete", "crete"), ("exhibit b", "moscow")]
)
def test_places_of_actions(text: str, place: str) -> None:
    desk = Desk().at(0, "berlin").give(0, "special_crete_3_moscow")
    desk.find_some(0, "mesopotamia", 1).find_some(0, "crete", 2).row("", "exhibition_small_moscow", "")
    desk.do(text)
    if text.startswith("dig"):
        desk.do("weeks 6")
    assert desk.place(0) == place


@pytest.mark.clause("thebes", "T5.3")
def test_no_waiting() -> None:
    kinds = {action.kind for action in Desk().game.actions}
    assert kinds == {"take", "swap", "dig", "exhibit", "pass", "zeppelin", "rumour", "assistant", "shovel", "weeks"}
    assert Desk().why("pass") == "T14.6"


@pytest.mark.clause("thebes", "T5.4", "T14.1", "T14.2")
def test_nothing_goes_beyond_the_end() -> None:
    desk = Desk().weeks(152, 156).at(0, "egypt").show(1, "congress_moscow").show(2, "congress_london")
    violation = desk.violation("take 1")
    assert violation is not None
    assert violation.clause == "T5.4"
    assert violation.facts == {"weeks": 6, "left": 5}
    desk.at(0, "warsaw")
    assert desk.why("take 1") == ""


@pytest.mark.clause("thebes", "T5.5", "T10.10")
def test_the_order_of_choices() -> None:
    desk = Desk().give(0, "special_egypt_3_london", "zeppelin_rome", "rumour_egypt", "assistant_paris", "shovel_rome")
    asked = []
    for text in ("dig egypt", "zeppelin no", "rumour no", "assistant no", "shovel no", "weeks 6"):
        desk.do(text)
        asked.append(desk.prompt())
    assert asked[:-1] == ["zeppelin", "rumour", "assistant", "shovel", "weeks"]


@pytest.mark.clause("thebes", "T5.6")
def test_only_completable_choices_are_offered() -> None:
    """Without the zeppelin the card cannot be fetched in time, so "no" is not offered."""
    desk = Desk().weeks(154, 156).at(0, "egypt").show(1, "congress_moscow").give(0, "zeppelin_rome")
    desk.do("take 1")
    assert desk.legal() == ["zeppelin yes"]
    violation = desk.violation("zeppelin no")
    assert violation is not None
    assert violation.clause == "T5.4"
    assert violation.facts == {"weeks": 6, "left": 3}


@pytest.mark.clause("thebes", "T5.6")
def test_a_rumour_that_is_needed_cannot_be_declined() -> None:
    desk = Desk().give(0, "rumour_egypt", "general_1_rome")
    desk.do("dig egypt")
    assert desk.legal() == ["rumour yes"]
    assert desk.why("rumour no") == "T8.8"


@pytest.mark.clause("thebes", "T5.6")
def test_an_assistant_that_is_needed_cannot_be_declined() -> None:
    desk = Desk().weeks(151, 156).at(0, "egypt").give(0, "special_egypt_2_london", "assistant_paris")
    assert desk.state.week[0] + 6 == 157
    desk.weeks(152, 156).do("dig egypt")
    assert desk.legal() == ["assistant yes"]
    violation = desk.violation("assistant no")
    assert violation is not None
    assert violation.clause == "T5.4"
    assert violation.facts == {"site": "egypt", "weeks": 6, "left": 5}


@pytest.mark.clause("thebes", "T5.7")
def test_choices_come_before_chance() -> None:
    desk = Desk().give(0, "special_egypt_3_london", "shovel_rome")
    state = desk.state
    for text in ("dig egypt", "shovel yes"):
        desk.game.apply(state, 0, desk.game.actions.parse(text), desk.log)
        assert desk.game.to_act(state) == (0,)
    desk.game.apply(state, 0, desk.game.actions.parse("weeks 6"), desk.log)
    while state.tokens_due:
        assert desk.game.to_act(state) == (-1,)
        desk.game.apply(state, -1, desk.game.sample(state, desk.rng), desk.log)


@pytest.mark.clause("thebes", "T5.8")
def test_no_hand_limit() -> None:
    desk = Desk().weeks(0, 100)
    for _ in range(12):
        desk.do("take 1")
    assert sum(desk.state.hand) == 12


@pytest.mark.clause("thebes", "T5.5", "T10.1", "T4.10", "T9.2")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("weeks 3", "T10.1"),
        ("zeppelin yes", "T4.10"),
        ("rumour no", "T9.2"),
        ("assistant yes", "T9.5"),
        ("shovel no", "T10.4"),
    ],
)
def test_out_of_phase_names_the_home_clause(text: str, clause: str) -> None:
    assert Desk().why(text) == clause


@pytest.mark.clause("thebes", "T5.5")
@pytest.mark.parametrize("text", ["take 1", "swap", "dig egypt", "exhibit a", "pass"])
def test_no_second_choice_while_details_are_open(text: str) -> None:
    desk = Desk().give(0, "special_egypt_3_london")
    desk.do("dig egypt")
    assert desk.why(text) == "T5.5"
