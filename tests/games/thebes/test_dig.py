"""T8 to T11: digging."""

from collections.abc import Sequence

import pytest

from motherlode.games.thebes.knowledge import (
    assistant_points,
    knowledge,
    shovel_tokens,
    special_points,
)
from motherlode.games.thebes.state import ASSISTANTS, PERMITS, SHOVELS
from motherlode.kernel import Event
from tests.games.thebes.desk import Desk

BOOKS = "special_egypt_3_london"


def digger(*cards: str, seats: int = 2, **options: str | int | bool) -> Desk:
    """Seat 0 stands in Egypt with cards."""
    return Desk(seats, **options).weeks(*([10] * seats)).at(0, "egypt").give(0, *cards)


def facts_of(events: Sequence[Event], kind: str) -> list[dict[str, object]]:
    return [dict(event.facts) for event in events if event.kind == kind]


def tokens_of(events: Sequence[Event]) -> int:
    return len(facts_of(events, "token_drawn"))


# Conditions, chapter T8.


@pytest.mark.clause("thebes", "T8.1")
def test_the_pawn_travels_to_the_site() -> None:
    desk = digger(BOOKS).at(0, "crete")
    desk.do("dig egypt", "weeks 4")
    assert desk.place(0) == "egypt"
    assert desk.week(0) == 10 + 1 + 4


@pytest.mark.clause("thebes", "T8.2")
def test_a_used_permission_forbids_the_dig() -> None:
    desk = digger(BOOKS).used(0, "egypt")
    violation = desk.violation("dig egypt")
    assert violation is not None
    assert violation.clause == "T8.2"
    assert violation.facts == {"site": "egypt"}


@pytest.mark.clause("thebes", "T8.3", "T8.4")
@pytest.mark.parametrize(("week", "clause"), [(48, "T8.2"), (49, ""), (52, "")])
def test_a_journey_across_the_new_year_opens_the_permission(week: int, clause: str) -> None:
    """From London to Egypt it is four weeks: arriving on field 52 is too early."""
    desk = digger(BOOKS).weeks(week, 60).at(0, "london").used(0, "egypt")
    assert desk.why("dig egypt") == clause


@pytest.mark.clause("thebes", "T8.2", "T8.3")
def test_option_before_travel() -> None:
    desk = digger(BOOKS, permission_check="before_travel").weeks(50, 60).at(0, "london").used(0, "egypt")
    assert desk.why("dig egypt") == "T8.2"


@pytest.mark.clause("thebes", "T8.3")
def test_flying_past_no_new_year_keeps_the_permission_used() -> None:
    desk = digger(BOOKS, "zeppelin_rome").weeks(50, 60).at(0, "london").used(0, "egypt")
    desk.do("dig egypt")
    assert desk.legal() == ["zeppelin no"]
    assert desk.why("zeppelin yes") == "T8.2"


@pytest.mark.clause("thebes", "T8.5", "T8.6", "T11.11", "T11.12")
def test_a_special_permission_is_spent_on_a_used_one() -> None:
    desk = digger(BOOKS, "special_permission_london").used(0, "egypt")
    desk.do("dig egypt", "weeks 4")
    assert desk.kit(0, PERMITS) == 0
    assert desk.discarded("special_permission_london") == 1
    assert not desk.is_open(0, "egypt")


@pytest.mark.clause("thebes", "T8.6")
def test_with_an_open_permission_it_is_kept() -> None:
    desk = digger(BOOKS, "special_permission_london")
    desk.do("dig egypt", "weeks 4")
    assert desk.kit(0, PERMITS) == 1


@pytest.mark.clause("thebes", "T8.7")
def test_two_special_permissions_allow_a_third_dig() -> None:
    desk = digger(BOOKS, "special_permission_london", "special_permission_moscow").weeks(0, 60)
    for _ in range(3):
        assert desk.why("dig egypt") == ""
        desk.do("dig egypt", "weeks 4")
    assert desk.why("dig egypt") == "T8.2"


@pytest.mark.clause("thebes", "T8.8", "T8.10")
def test_a_special_point_for_this_very_site_is_needed() -> None:
    desk = digger("assistant_paris", "assistant_vienna", "general_2_paris", "special_crete_3_moscow")
    assert desk.why("dig egypt") == "T8.10"
    assert digger("special_crete_3_moscow").why("dig egypt") == "T8.8"
    assert desk.why("dig crete") == ""
    assert desk.find(0, "palestine_special").why("dig egypt") == ""


@pytest.mark.clause("thebes", "T8.9")
def test_a_rumour_opens_the_dig() -> None:
    assert digger("rumour_egypt").why("dig egypt") == ""
    assert digger("rumour_crete").why("dig egypt") == "T8.8"
    assert digger("rumour_egypt", rumour_opens_dig=False).why("dig egypt") == "T8.8"


@pytest.mark.clause("thebes", "T8.11")
def test_an_empty_bag_may_be_dug() -> None:
    desk = digger(BOOKS)
    desk.find_some(1, "egypt", 12).find(1, "egypt_special", "egypt_general")
    events = desk.do("dig egypt", "weeks 6")
    assert {fact["token"] for fact in facts_of(events, "token_drawn")} == {"egypt_debris"}


# Knowledge, chapter T9.


@pytest.mark.clause("thebes", "T9.1", "T9.11")
def test_books_and_tokens_add_up() -> None:
    desk = digger(BOOKS, "special_egypt_1_rome").find(0, "palestine_special")
    assert special_points(desk.rules, desk.state, 0, desk.site("egypt"), 0, 0) == 3 + 1 + 1


@pytest.mark.clause("thebes", "T9.2", "T9.3")
def test_a_rumour_is_two_points_once() -> None:
    used, kept = digger(BOOKS, "rumour_egypt"), digger(BOOKS, "rumour_egypt")
    events = used.do("dig egypt", "rumour yes", "weeks 3")
    assert facts_of(events, "dig_begun")[0]["knowledge"] == 5
    assert used.discarded("rumour_egypt") == 1
    events = kept.do("dig egypt", "rumour no", "weeks 3")
    assert facts_of(events, "dig_begun")[0]["knowledge"] == 3
    assert kept.owns(0, "rumour_egypt") == 1


@pytest.mark.clause("thebes", "T9.3")
def test_rumours_of_other_sites_are_not_asked_for() -> None:
    desk = digger(BOOKS, "rumour_crete")
    desk.do("dig egypt")
    assert desk.prompt() == "weeks"


@pytest.mark.clause("thebes", "T9.4", "T9.6", "T9.7")
@pytest.mark.parametrize(
    ("rule", "points"),
    [("cap", [0, 0, 1, 2, 2, 2, 2]), ("sets", [0, 0, 1, 2, 2, 3, 4]), ("linear", [0, 0, 1, 2, 3, 4, 5])],
)
def test_assistants(rule: str, points: list[int]) -> None:
    desk = Desk(assistants_shovels_above_three=rule)
    six = [
        "assistant_paris",
        "assistant_paris",
        "assistant_vienna",
        "assistant_vienna",
        "assistant_berlin",
        "assistant_rome",
    ]
    counted = [assistant_points(desk.rules, desk.state, 0, 0)]
    for name in six:
        desk.give(0, name)
        counted.append(assistant_points(desk.rules, desk.state, 0, 0))
    assert counted == points


@pytest.mark.clause("thebes", "T9.4")
def test_two_assistants_are_kept_and_not_asked_for() -> None:
    desk = digger(BOOKS, "assistant_paris", "assistant_rome")
    desk.do("dig egypt")
    assert desk.prompt() == "weeks"
    events = desk.do("weeks 4")
    assert desk.kit(0, ASSISTANTS) == 2
    assert facts_of(events, "dig_begun")[0]["knowledge"] == 4


@pytest.mark.clause("thebes", "T9.5", "T9.7")
def test_a_single_assistant_is_used_up_or_idle() -> None:
    used, idle = digger(BOOKS, "assistant_paris"), digger(BOOKS, "assistant_paris")
    events = used.do("dig egypt", "assistant yes", "weeks 4")
    assert facts_of(events, "dig_begun")[0]["knowledge"] == 4
    assert (used.kit(0, ASSISTANTS), used.discarded("assistant_paris")) == (0, 1)
    events = idle.do("dig egypt", "assistant no", "weeks 4")
    assert facts_of(events, "dig_begun")[0]["knowledge"] == 3
    assert (idle.kit(0, ASSISTANTS), idle.discarded("assistant_paris")) == (1, 0)


@pytest.mark.clause("thebes", "T9.8", "T9.9", "T9.10")
def test_general_points_count_up_to_the_special_ones() -> None:
    desk = digger("special_egypt_2_london", "general_2_paris", "general_2_berlin").find(0, "crete_general")
    special = special_points(desk.rules, desk.state, 0, desk.site("egypt"), 1, 0)
    assert special == 2 + 2
    assert desk.state.general[0] == 5
    assert knowledge(desk.state, 0, special) == 4 + 4
    assert knowledge(desk.state, 0, 2) == 2 + 2
    assert knowledge(desk.state, 0, 6) == 6 + 5


@pytest.mark.clause("thebes", "T9.10", "T9.13")
def test_knowledge_is_not_used_up() -> None:
    desk = digger(BOOKS, "general_2_paris").find(0, "palestine_special")
    before = (desk.state.books[:], desk.state.general[:])
    desk.will_draw(*["egypt_debris"] * 3)
    desk.do("dig egypt", "weeks 2")
    assert (desk.state.books, desk.state.general) == before
    assert desk.owns(0, BOOKS) == desk.owns(0, "general_2_paris") == 1


@pytest.mark.clause("thebes", "T9.12")
def test_knowledge_stops_at_twelve() -> None:
    desk = Desk().give(0, "general_2_paris", "general_2_berlin")
    assert [knowledge(desk.state, 0, special) for special in (8, 9, 15)] == [12, 12, 12]


# Weeks and tokens, chapter T10.


@pytest.mark.clause("thebes", "T10.1", "T10.2", "T10.11")
def test_weeks_that_find_something() -> None:
    desk = digger(BOOKS)
    desk.do("dig egypt")
    assert desk.legal() == [f"weeks {weeks}" for weeks in range(3, 13)]
    violation = desk.violation("weeks 2")
    assert violation is not None
    assert violation.clause == "T10.2"
    assert violation.facts == {"knowledge": 3, "weeks": 2}


@pytest.mark.clause("thebes", "T10.11", "T5.4")
def test_weeks_that_fit() -> None:
    desk = digger(BOOKS).weeks(150, 156).at(0, "crete")
    desk.do("dig egypt")
    assert desk.legal() == [f"weeks {weeks}" for weeks in range(3, 7)]
    violation = desk.violation("weeks 7")
    assert violation is not None
    assert violation.clause == "T5.4"
    assert violation.facts == {"weeks": 8, "left": 7}


@pytest.mark.clause("thebes", "T10.2")
def test_shovels_do_not_make_up_for_a_zero() -> None:
    desk = digger(BOOKS, "shovel_rome", "shovel_rome", "shovel_london")
    desk.do("dig egypt")
    assert desk.why("weeks 2") == "T10.2"


@pytest.mark.clause("thebes", "T10.3", "T10.5", "T10.6")
@pytest.mark.parametrize(
    ("rule", "tokens"),
    [("cap", [0, 0, 1, 2, 2, 2, 2]), ("sets", [0, 0, 1, 2, 2, 3, 4]), ("linear", [0, 0, 1, 2, 3, 4, 5])],
)
def test_shovels(rule: str, tokens: list[int]) -> None:
    desk = Desk(assistants_shovels_above_three=rule)
    counted = [shovel_tokens(desk.rules, desk.state, 0, 0)]
    for name in ("shovel_london", "shovel_london", "shovel_rome", "shovel_rome", "shovel_moscow", "shovel_moscow"):
        desk.give(0, name)
        counted.append(shovel_tokens(desk.rules, desk.state, 0, 0))
    assert counted == tokens


@pytest.mark.clause("thebes", "T10.3", "T10.7", "T10.8")
def test_shovels_draw_more_tokens_in_the_same_weeks() -> None:
    desk = digger(BOOKS, "shovel_rome", "shovel_london")
    events = desk.do("dig egypt", "weeks 6")
    assert tokens_of(events) == 2 + 1
    assert desk.week(0) == 16
    assert desk.kit(0, SHOVELS) == 2


@pytest.mark.clause("thebes", "T10.4", "T10.6")
def test_a_single_shovel_is_used_up_or_idle() -> None:
    used, idle = digger(BOOKS, "shovel_rome"), digger(BOOKS, "shovel_rome")
    assert tokens_of(used.do("dig egypt", "shovel yes", "weeks 6")) == 3
    assert (used.kit(0, SHOVELS), used.discarded("shovel_rome")) == (0, 1)
    assert tokens_of(idle.do("dig egypt", "shovel no", "weeks 6")) == 2
    assert (idle.kit(0, SHOVELS), idle.discarded("shovel_rome")) == (1, 0)


@pytest.mark.clause("thebes", "T10.9")
def test_weeks_are_fixed_before_the_draw() -> None:
    desk = digger(BOOKS)
    state = desk.state
    for text in ("dig egypt", "weeks 6"):
        desk.game.apply(state, 0, desk.game.actions.parse(text), desk.log)
    assert state.tokens_due == 2
    assert state.week[0] == 16
    assert desk.game.legal(state, 0) == []


# Drawing and completion, chapter T11.


@pytest.mark.clause("thebes", "T11.1")
def test_the_marker_moves_before_the_draw() -> None:
    kinds = [event.kind for event in digger(BOOKS).do("dig egypt", "weeks 6")]
    assert kinds.index("time_spent") < kinds.index("token_drawn")


@pytest.mark.clause("thebes", "T11.2", "T11.3")
def test_tokens_are_drawn_without_putting_back_and_debris_returns_after() -> None:
    desk = digger(BOOKS)
    state = desk.state
    for text in ("dig egypt", "weeks 6"):
        desk.game.apply(state, 0, desk.game.actions.parse(text), desk.log)
    debris = desk.game.draws.parse("token egypt_debris")
    assert dict(desk.game.chance(state))[debris] == 16
    desk.game.apply(state, -1, debris, desk.log)
    assert dict(desk.game.chance(state))[debris] == 15
    desk.game.apply(state, -1, debris, desk.log)
    assert state.debris == 0
    assert sum(weight for _, weight in bag_of(desk)) == 30


def bag_of(desk: Desk) -> list[tuple[int, int]]:
    """What a dig of seat 0 at Egypt would draw from now."""
    state = desk.state.clone()
    state.active = 0
    state.phase, state.target, state.tokens_due = 10, desk.site("egypt"), 1
    return desk.game.chance(state)


@pytest.mark.clause("thebes", "T11.4")
def test_finds_stay_with_the_finder() -> None:
    desk = digger(BOOKS).will_draw("egypt_a6_1", "egypt_general")
    desk.do("dig egypt", "weeks 6")
    assert desk.state.owner[desk.token("egypt_a6_1")] == 0
    assert desk.state.general[0] == 1
    draws = [str(desk.game.draws[draw]) for draw, _ in bag_of(desk)]
    assert "token egypt_a6_1" not in draws
    assert "token egypt_general" not in draws
    assert desk.state.artifact_points[0] == 6 + 1


@pytest.mark.clause("thebes", "T11.5")
def test_found_knowledge_counts_from_the_next_dig_on() -> None:
    desk = digger(BOOKS).weeks(0, 60).will_draw("egypt_general", "egypt_special")
    events = desk.do("dig egypt", "weeks 6")
    assert facts_of(events, "dig_begun")[0]["knowledge"] == 3
    desk.at(0, "mesopotamia").give(0, "special_mesopotamia_1_paris")
    events = desk.do("dig mesopotamia", "weeks 8")
    assert facts_of(events, "dig_begun")[0]["knowledge"] == 2 + 1


@pytest.mark.clause("thebes", "T11.6")
def test_the_bag_always_suffices() -> None:
    for rule in ("cap", "sets", "linear"):
        rules = Desk(assistants_shovels_above_three=rule).rules
        most = max(max(row) for row in rules.wheel) + max(rules.bonus)
        assert most <= (15 if rule == "linear" else 14) <= rules.box.debris


@pytest.mark.clause("thebes", "T11.7", "T11.8")
def test_the_first_dig_at_a_site_takes_the_bonus() -> None:
    desk = digger(BOOKS).will_draw(*["egypt_debris"] * 2)
    token = desk.state.bonus[desk.site("egypt")]
    desk.do("dig egypt", "weeks 6")
    assert desk.state.owner[token] == 0
    assert desk.state.artifacts[desk.site("egypt")] == 1
    assert desk.state.artifact_points[0] == 1
    desk.at(1, "egypt").give(1, BOOKS).weeks(60, 10).will_draw(*["egypt_debris"] * 2)
    desk.do("dig egypt", "weeks 6")
    assert desk.state.artifact_points[1] == 0


@pytest.mark.clause("thebes", "T11.9", "T13.1")
def test_a_dig_uses_the_permission_until_the_new_year() -> None:
    desk = digger(BOOKS).weeks(30, 60)
    desk.do("dig egypt", "weeks 6")
    assert not desk.is_open(0, "egypt")
    assert desk.why("dig egypt") == "T8.2"
    desk.weeks(52, 60).at(0, "warsaw").do("swap")
    assert desk.is_open(0, "egypt")


@pytest.mark.clause("thebes", "T11.10")
@pytest.mark.parametrize(("rule", "is_open"), [("old_year", True), ("new_year", False)])
def test_digging_across_the_new_year(rule: str, is_open: bool) -> None:
    desk = digger(BOOKS, dig_across_new_year=rule).weeks(48, 60).used(0, "crete")
    desk.do("dig egypt", "weeks 6")
    assert desk.is_open(0, "egypt") == is_open
    assert desk.is_open(0, "crete")


@pytest.mark.clause("thebes", "T11.10")
def test_crossing_on_the_journey_leaves_the_permission_used() -> None:
    desk = digger(BOOKS).weeks(50, 60).at(0, "london").used(0, "egypt")
    desk.do("dig egypt", "weeks 4")
    assert not desk.is_open(0, "egypt")


@pytest.mark.clause("thebes", "T11.12")
def test_used_helps_are_discarded_at_the_end() -> None:
    desk = digger(BOOKS, "rumour_egypt", "assistant_paris", "shovel_rome", "special_permission_moscow").used(0, "egypt")
    events = desk.do("dig egypt", "rumour yes", "assistant yes", "shovel yes", "weeks 3")
    names = ["rumour_egypt", "assistant_paris", "shovel_rome", "special_permission_moscow"]
    assert [fact["card"] for fact in facts_of(events, "card_spent")] == names
    assert [desk.discarded(name) for name in names] == [1, 1, 1, 1]
    kinds = [event.kind for event in events]
    assert kinds.index("card_spent") > max(n for n, kind in enumerate(kinds) if kind == "token_drawn")


@pytest.mark.clause("thebes", "T11.12")
def test_option_removed() -> None:
    desk = digger(BOOKS, "rumour_egypt", single_use_discard="removed")
    desk.do("dig egypt", "rumour yes", "weeks 3")
    assert desk.discarded("rumour_egypt") == 0
    assert desk.owns(0, "rumour_egypt") == 0
