"""What events tell beyond their sentence, for those who show them: routes, places of cards, the order of draws."""

from itertools import pairwise

import pytest

from motherlode.games.thebes.travel import route_to
from motherlode.kernel import Facts
from tests.games.thebes.desk import Desk


def facts_of(desk: Desk, kind: str, *texts: str) -> list[Facts]:
    return [event.facts for event in desk.do(*texts) if event.kind == kind]


@pytest.mark.parametrize("start", ["warsaw", "london", "egypt"])
def test_a_route_goes_from_neighbour_to_neighbour_as_far_as_the_table_says(start: str) -> None:
    desk = Desk().at(0, start)
    places = desk.box.places
    roads = {frozenset((places[a], places[b])) for a, b in desk.box.roads}
    for goal, place in enumerate(places):
        route = route_to(desk.rules, desk.state, 0, goal)
        assert (route[0], route[-1]) == (start, place)
        assert all(frozenset(step) in roads for step in pairwise(route))
        assert len(route) - 1 == desk.rules.distance[places.index(start) * len(places) + goal]


def test_a_journey_tells_its_route() -> None:
    desk = Desk().show(2, "car_rome")
    [told] = facts_of(desk, "travelled", "take 2")
    assert told["route"] == ["warsaw", "vienna", "rome"]


def test_time_tells_the_field_the_marker_leaves() -> None:
    [told] = facts_of(Desk().weeks(50, 60).show(2, "car_rome"), "time_spent", "take 2")
    assert (told["from"], told["weeks"], told["week"]) == (50, 3, 1)


def test_a_swap_tells_the_slots_of_its_cards() -> None:
    desk = Desk()
    [told] = facts_of(desk, "display_swapped", "swap")
    assert told["slots"] == [1, 2, 3, 4]


def test_a_dig_tells_how_many_tokens_are_still_to_come() -> None:
    desk = Desk().at(0, "egypt").give(0, "special_egypt_3_london")
    drawn = facts_of(desk, "token_drawn", "dig egypt", "weeks 9")
    assert [told["left"] for told in drawn] == list(range(len(drawn)))[::-1]
    assert len(drawn) > 1


def test_an_exhibition_tells_its_space() -> None:
    desk = Desk().row("", "exhibition_small_london", "").find_some(0, "greece", 6).find_some(0, "egypt", 6)
    desk.find_some(0, "crete", 6).find_some(0, "palestine", 6).find_some(0, "mesopotamia", 6)
    [told] = facts_of(desk, "exhibition_shown", "exhibit b")
    assert told["space"] == "b"


def test_a_new_exhibition_tells_which_ones_move_on_and_which_space_loses_its_card() -> None:
    desk = Desk().row("exhibition_small_london", "exhibition_large_paris", "exhibition_small_berlin")
    desk.state.first = 0
    desk.will_draw("exhibition_small_vienna", "general_1_paris")
    events = desk.do("take 3")
    opened = next(event.facts for event in events if event.kind == "exhibition_opened")
    dropped = next(event.facts for event in events if event.kind == "exhibition_dropped")
    assert opened["moved"] == ["exhibition_small_london", "exhibition_large_paris"]
    assert dropped["space"] == "c"
