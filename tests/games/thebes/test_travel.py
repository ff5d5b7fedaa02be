"""T4: travel."""

import pytest

from motherlode.games.thebes.state import CARS, ZEPPELINS
from tests.games.thebes.desk import Desk


def weeks_to(desk: Desk, text: str) -> int:
    before = desk.week(0)
    desk.do(text)
    return desk.week(0) - before


@pytest.mark.clause("thebes", "T4.1", "T4.2", "T4.3")
def test_journey_then_action() -> None:
    desk = Desk().at(0, "london").show(1, "congress_moscow")
    assert weeks_to(desk, "take 1") == 3 + 2
    assert desk.place(0) == "moscow"
    assert desk.owns(0, "congress_moscow") == 1


@pytest.mark.clause("thebes", "T4.2")
def test_no_journey_costs_nothing() -> None:
    assert weeks_to(Desk().at(0, "moscow").show(1, "congress_moscow"), "take 1") == 2


@pytest.mark.clause("thebes", "T4.4")
def test_the_route_is_the_shortest() -> None:
    """No action names a route, and the weeks are those of the printed table of distances."""
    desk = Desk()
    assert not desk.game.actions.of_kind("travel")
    assert desk.game.options["route"] == "shortest"
    places = desk.box.places
    assert desk.rules.distance[places.index("london") * 12 + places.index("egypt")] == 4
    assert desk.rules.distance[places.index("rome") * 12 + places.index("mesopotamia")] == 2


@pytest.mark.clause("thebes", "T4.5")
def test_pawns_never_block() -> None:
    desk = Desk(3).at(0, "warsaw").at(1, "berlin").at(2, "london").show(1, "congress_london")
    desk.do("take 1")
    assert [desk.place(seat) for seat in range(3)] == ["london", "berlin", "london"]


@pytest.mark.clause("thebes", "T4.6", "T4.7")
def test_a_car_saves_a_week_on_long_trips() -> None:
    for origin, saved in (("warsaw", 0), ("vienna", 0), ("rome", 1), ("paris", 1)):
        plain = weeks_to(Desk().at(0, origin).show(1, "congress_moscow"), "take 1")
        driven = Desk().at(0, origin).show(1, "congress_moscow").give(0, "car_rome")
        assert weeks_to(driven, "take 1") == plain - saved
        assert driven.kit(0, CARS) == 1
    assert weeks_to(Desk().at(0, "egypt").show(1, "congress_moscow").give(0, "car_rome"), "take 1") == 3 + 2


@pytest.mark.clause("thebes", "T4.8")
def test_a_second_car() -> None:
    desk = Desk().at(0, "egypt").show(1, "congress_moscow").give(0, "car_rome", "car_moscow")
    assert weeks_to(desk, "take 1") == 3 + 2
    stacked = Desk(cars_stack=True).at(0, "egypt").show(1, "congress_moscow").give(0, "car_rome", "car_moscow")
    assert weeks_to(stacked, "take 1") == 2 + 2


@pytest.mark.clause("thebes", "T4.9")
def test_a_card_does_not_help_the_trip_that_fetches_it() -> None:
    desk = Desk().at(0, "london").show(1, "car_moscow").show(2, "zeppelin_rome")
    assert weeks_to(desk, "take 1") == 3 + 1
    second = Desk().at(0, "london").show(2, "zeppelin_rome")
    assert weeks_to(second, "take 2") == 2 + 1
    assert second.kit(0, ZEPPELINS) == 1


@pytest.mark.clause("thebes", "T4.10", "T4.11", "T4.12")
def test_a_zeppelin_flies_for_nothing() -> None:
    desk = Desk().at(0, "egypt").show(1, "congress_moscow").give(0, "zeppelin_rome")
    desk.do("take 1")
    assert desk.prompt() == "zeppelin"
    assert desk.legal() == ["zeppelin no", "zeppelin yes"]
    events = desk.do("zeppelin yes")
    assert desk.week(0) == 2
    assert desk.kit(0, ZEPPELINS) == 0
    assert desk.discarded("zeppelin_rome") == 1
    kinds = [event.kind for event in events]
    assert kinds.index("card_spent") < kinds.index("flew") < kinds.index("card_taken")


@pytest.mark.clause("thebes", "T4.10")
def test_a_zeppelin_may_be_kept() -> None:
    desk = Desk().at(0, "egypt").show(1, "congress_moscow").give(0, "zeppelin_rome")
    desk.do("take 1", "zeppelin no")
    assert desk.week(0) == 6
    assert desk.kit(0, ZEPPELINS) == 1


@pytest.mark.clause("thebes", "T4.13")
def test_no_zeppelin_without_a_trip_and_one_a_turn() -> None:
    desk = Desk().at(0, "moscow").show(1, "congress_moscow").give(0, "zeppelin_rome", "zeppelin_vienna")
    desk.do("take 1")
    assert desk.kit(0, ZEPPELINS) == 2
    desk = Desk().at(0, "london").show(1, "congress_moscow").give(0, "zeppelin_rome", "zeppelin_vienna")
    desk.do("take 1", "zeppelin yes")
    assert desk.kit(0, ZEPPELINS) == 1
    assert desk.state.week == [2, 0]


@pytest.mark.clause("thebes", "T4.14", "T4.15")
@pytest.mark.parametrize(
    ("cards", "answer", "weeks"), [((), "", 6), (("car_rome",), "", 5), (("zeppelin_rome", "car_rome"), "yes", 2)]
)
def test_cost_of_a_turn(cards: tuple[str, ...], answer: str, weeks: int) -> None:
    desk = Desk().weeks(20, 60).at(0, "egypt").show(1, "congress_moscow").give(0, *cards)
    desk.do("take 1", *([f"zeppelin {answer}"] if answer else []))
    assert desk.week(0) == 20 + weeks


@pytest.mark.clause("thebes", "T4.11", "T6.10")
def test_option_removed_zeppelin() -> None:
    desk = Desk(single_use_discard="removed").at(0, "egypt").show(1, "congress_moscow").give(0, "zeppelin_rome")
    events = desk.do("take 1", "zeppelin yes")
    assert desk.discarded("zeppelin_rome") == 0
    assert "card_removed" in [event.kind for event in events]
