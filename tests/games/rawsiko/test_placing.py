"""Chapters W7 and W10: distributing the start resources, and investing."""

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.components import Box
from tests.games.rawsiko.desk import Desk, facts, kinds

PICKS = {
    3: ["asia", "africa", "europe", "oceania", "north_america", "south_america"],
    4: ["asia", "africa", "europe", "oceania", "north_america", "south_america", "asia", "africa"],
    5: [
        *("asia", "africa", "europe", "oceania", "north_america"),
        *("south_america", "asia", "africa", "oceania", "europe"),
    ],
}


def drafted(seats: int = 3, **options: str | int) -> Desk:
    return Desk(seats, **options).deal().draft(*PICKS[seats])


def invested(**options: str | int | bool) -> Desk:
    """Three players at the beginning of turn 2, with 4, 5 and 1 materials."""
    desk = Desk(3, **options).own(0, usa=2).own(1, peru=1, mexico=1).own(2, new_guinea=3).turn()
    desk.end(3)
    return desk


@pytest.mark.clause("rawsiko", "W7.1")
def test_distribution_begins_when_all_picks_are_finished() -> None:
    desk = Desk().deal().draft(*PICKS[3][:-1])
    assert desk.phase() == "continent"
    assert desk.why("place usa") == "W7.1"
    desk.draft(PICKS[3][-1])
    assert (desk.phase(), desk.active()) == ("distribute", 0)


@pytest.mark.clause("rawsiko", "W7.2")
@pytest.mark.parametrize(("seats", "extra"), [(3, 6), (4, 6), (5, 5)])
def test_how_many_resources_are_left_to_place(seats: int, extra: int) -> None:
    assert drafted(seats).state.to_place == [extra] * seats
    assert drafted(seats, extra_resources=9).state.to_place == [9] * seats
    none = drafted(seats, extra_resources=0)
    assert (none.phase(), none.active(), none.state.counter) == ("action", 0, 1)


@pytest.mark.clause("rawsiko", "W7.3")
@pytest.mark.parametrize(("seats", "resources"), [(3, 11), (4, 9), (5, 8)])
def test_resources_at_the_start_of_turn_1(seats: int, resources: int) -> None:
    desk = drafted(seats).settle()
    for seat in range(seats):
        held = [total for total, owner in zip(desk.state.total, desk.state.owner, strict=True) if owner == seat]
        assert sum(held) == resources


@pytest.mark.clause("rawsiko", "W7.4")
def test_each_places_everything_before_the_next() -> None:
    desk = drafted(4)
    placers = []
    while desk.phase() == "distribute":
        placers.append(desk.active())
        assert desk.why("place usa", seat=(desk.active() + 1) % 4) == "W7.4"
        desk.do(desk.legal()[0])
    assert placers == [0] * 6 + [1] * 6 + [2] * 6 + [3] * 6


@pytest.mark.clause("rawsiko", "W7.5")
def test_one_resource_onto_an_own_territory() -> None:
    desk = drafted()
    own = [name for name in desk.box.territories if desk.owner(name) == 0]
    assert desk.legal() == [f"place {name}" for name in own]
    events = desk.do(f"place {own[0]}")
    assert (desk.total(own[0]), desk.state.to_place[0]) == (2, 5)
    assert [(event.kind, event.facts) for event in events] == [("placed", {"seat": 0, "territory": own[0], "left": 5})]


@pytest.mark.clause("rawsiko", "W7.6")
def test_not_onto_empty_or_foreign_territories() -> None:
    desk = drafted()
    empty = next(name for name in desk.box.territories if desk.owner(name) == -1)
    foreign = next(name for name in desk.box.territories if desk.owner(name) == 1)
    assert desk.why(f"place {empty}") == "W7.6"
    violation = desk.violation(f"place {foreign}")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W7.6", {"territory": foreign})


@pytest.mark.clause("rawsiko", "W7.7")
def test_all_must_be_placed_and_a_territory_has_no_limit() -> None:
    desk = drafted(extra_resources=20)
    first = desk.legal()[0]
    for _ in range(19):
        desk.do(first)
        assert all(text.startswith("place ") for text in desk.legal())
        assert desk.why("end_phase") == "W7.7"
    assert desk.active() == 0
    desk.do(first)
    assert desk.active() == 1
    assert desk.total(first.split()[1]) == 21


@pytest.mark.clause("rawsiko", "W7.8")
def test_a_placed_resource_stays_placed() -> None:
    actions = Rawsiko().actions
    assert all(actions[id].commits for id in actions.of_kind("place"))


@pytest.mark.clause("rawsiko", "W7.9")
def test_placing_one_each_in_turn() -> None:
    desk = drafted(3, placing="one_each", extra_resources=2)
    placers = []
    while desk.phase() == "distribute":
        placers.append(desk.active())
        assert desk.why("place usa", seat=(desk.active() + 1) % 3) == "W7.9"
        desk.do(desk.legal()[0])
    assert placers == [0, 1, 2, 0, 1, 2]


@pytest.mark.clause("rawsiko", "W7.9")
def test_investing_one_each_skips_who_has_none_left() -> None:
    desk = invested(placing="one_each")
    assert desk.state.to_place == [2, 2, 1]
    placers = []
    while desk.phase() == "invest":
        placers.append(desk.active())
        desk.do(desk.legal()[0])
    assert placers == [0, 1, 2, 0, 1]
    assert (desk.phase(), desk.active()) == ("action", 0)


@pytest.mark.clause("rawsiko", "W10.1")
def test_a_credit_is_a_third_of_the_materials_rounded_up() -> None:
    desk = Desk().own(0, usa=2).own(1, peru=1, mexico=1).own(2, new_guinea=3).turn()
    desk.end(2)
    events = desk.end()
    assert facts(events, "credited") == [
        {"seat": 0, "materials": 4, "resources": 2},
        {"seat": 1, "materials": 5, "resources": 2},
        {"seat": 2, "materials": 1, "resources": 1},
    ]
    assert desk.state.to_place == [2, 2, 1]


@pytest.mark.clause("rawsiko", "W10.2")
def test_the_credit_counts_different_materials_up_to_thirty() -> None:
    box = Box()
    desk = Desk().own(2, japan=1).own(1, spain=1)
    seen = {}
    for name in box.territories:
        if name not in ("japan", "spain"):
            desk.own(0, **{name: 1})
            seen[len(desk.controlled(0))] = desk.player(0, 0)["credit"]
    assert max(seen) == 30
    assert seen == {materials: -(-materials // 3) for materials in seen}
    assert seen[30] == 10
    copies = Desk().own(0, chile=1, argentina=1, turkey=1)
    assert copies.controlled(0) == {"Li", "B", "Mg"}
    assert copies.player(0, 0)["credit"] == 1


@pytest.mark.clause("rawsiko", "W10.3")
def test_who_lives_gets_at_least_one() -> None:
    desk = Desk()
    assert desk.player(0, 0)["credit"] == 0
    for name in desk.box.territories:
        assert Desk().own(0, **{name: 1}).player(0, 0)["credit"] in (1, 2)


@pytest.mark.clause("rawsiko", "W10.4")
def test_credits_are_fixed_before_the_first_placement() -> None:
    desk = Desk().own(0, usa=2).own(1, peru=1, mexico=1).own(2, new_guinea=3).turn()
    events = desk.do("end_phase", "end_phase", "end_phase", "place usa")
    assert kinds(events)[-4:] == ["credited", "credited", "credited", "placed"]
    before = [desk.player(0, seat)["credit"] for seat in range(3)]
    desk.settle()
    assert [desk.player(0, seat)["credit"] for seat in range(3)] == before


@pytest.mark.clause("rawsiko", "W10.5")
def test_the_eliminated_get_nothing() -> None:
    desk = Desk().own(0, usa=2).own(2, new_guinea=3).eliminated(1).turn()
    events = desk.end(2)
    assert [fact["seat"] for fact in facts(events, "credited")] == [0, 2]
    assert desk.state.to_place == [2, 0, 1]
    desk.do("place usa", "place usa")
    assert desk.active() == 2


@pytest.mark.clause("rawsiko", "W10.6")
def test_investing_goes_in_seat_order_each_everything_in_one_go() -> None:
    desk = invested()
    placers = []
    while desk.phase() == "invest":
        placers.append(desk.active())
        assert desk.why("place usa", seat=(desk.active() + 1) % 3) == "W10.6"
        desk.do(desk.legal()[0])
    assert placers == [0, 0, 1, 1, 2]


@pytest.mark.clause("rawsiko", "W10.7")
def test_investing_one_resource_at_a_time_onto_own_territories() -> None:
    desk = invested()
    desk.do("place usa")
    assert (desk.total("usa"), desk.state.to_place[0]) == (3, 1)
    desk.do("place usa")
    assert desk.legal() == ["place mexico", "place peru"]


@pytest.mark.clause("rawsiko", "W10.8")
def test_investing_not_onto_empty_or_foreign_territories() -> None:
    desk = invested()
    assert desk.why("place canada") == "W10.8"
    assert desk.why("place mexico") == "W10.8"


@pytest.mark.clause("rawsiko", "W10.9")
def test_the_whole_credit_must_be_placed() -> None:
    desk = invested()
    desk.do("place usa")
    assert desk.legal() == ["place usa"]
    assert desk.why("end_phase") == "W10.9"
    desk.settle()
    assert desk.state.to_place == [0, 0, 0]


@pytest.mark.clause("rawsiko", "W10.10")
def test_invested_resources_defend_and_move() -> None:
    desk = invested()
    desk.do("place usa", "place usa", "place mexico", "place mexico", "place new_guinea")
    desk.do("source usa", "target mexico", "number 3")
    assert desk.chance().keys() == {text for text in desk.chance() if len(text.split()) == 4}
    desk.draw("roll 1 1 1")
    view = desk.view(0)["battle"]
    assert isinstance(view, dict)
    assert view["defenders"] == 3
