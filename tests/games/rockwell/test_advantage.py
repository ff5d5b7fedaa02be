"""R9 and R10: bribes and subcontractors."""

import pytest

from tests.games.rockwell.desk import Desk, kinds, told


def briber(crew: str, *victims: str, seats: int = 4, **options: str) -> Desk:
    """Seat 0 sits on the first chair of board 1 and lets its crew stay; seat 1 owns the victims."""
    desk = Desk(seats, **options).crews(0, crew).crews(1, *victims).sit(0, 1, 1).drilling()
    desk.do(f"crew {desk.crews_of(0).index(crew) + 1}", "stay")
    return desk


def victim(desk: Desk, text: str, seat: int = 1) -> str:
    return f"bribe {seat} {desk.crews_of(seat).index(text) + 1}"


# R9.


@pytest.mark.clause("rockwell", "R9.1", "R9.15")
def test_a_bribe_pulls_a_crew_over() -> None:
    desk = briber("b3 1", "b4 1")
    assert desk.prompt() == "advantage_bribe"
    events = desk.do(victim(desk, "b4 1"))
    assert told(events, "bribed") == [
        {"seat": 0, "victim_seat": 1, "from": "b4", "to": "b3", "strength": 1, "die": 0, "price": 0}
    ]
    assert desk.crews_of(1)[0] == "b3 1"
    assert "tile_extracted" not in kinds(events)
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R9.1")
def test_the_second_chair_bribes_too_and_the_others_do_not() -> None:
    for chair, prompt in ((1, "advantage_bribe"), (2, "advantage_bribe"), (3, "advantage_hire"), (4, "advantage_hire")):
        desk = Desk().crews(0, "b3 1").crews(1, "b4 1").sit(0, 1, chair).drilling()
        desk.do("crew 1", "stay")
        assert desk.prompt() == prompt
    desk = Desk().crews(0, "b3 1").crews(1, "b4 1").drilling()
    desk.do("crew 1", "stay")
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R9.2")
def test_the_target_must_be_unflipped() -> None:
    desk = Desk().crews(0, "b3 1").crews(1, "b4 1").flip("b3").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.actor == 1
    desk = Desk().crews(0, "b3_b4 1").crews(1, "c3 1", "c4 1").flip("b3").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.legal() == [victim(desk, "c4 1"), "no_advantage"]
    assert desk.why(victim(desk, "c3 1")) == "R9.3"


@pytest.mark.clause("rockwell", "R9.3")
def test_the_victim_must_stand_beside_it() -> None:
    desk = briber("b3 1", "b4 1", "b5 1", "b3 1", "a3 1")
    assert desk.legal() == [victim(desk, "a3 1"), victim(desk, "b4 1"), "no_advantage"]
    violation = desk.violation(victim(desk, "b5 1"))
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R9.3", {"place": "b5", "tile": "b3"})
    assert desk.why(victim(desk, "b3 1")) == "R9.3"


@pytest.mark.clause("rockwell", "R9.4")
def test_the_victim_may_leave_a_flipped_tile() -> None:
    desk = Desk().crews(0, "b3 1").crews(1, "b4 1").flip("b4").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.why(victim(desk, "b4 1")) == ""


@pytest.mark.clause("rockwell", "R9.4")
def test_option_only_from_unflipped_tiles() -> None:
    desk = (
        Desk(4, bribe_source="unflipped").crews(0, "b3 1").crews(1, "b4 1", "c3 1").flip("b4").sit(0, 1, 1).drilling()
    )
    desk.do("crew 1", "stay")
    assert desk.why(victim(desk, "b4 1")) == "R9.4"
    assert desk.why(victim(desk, "c3 1")) == ""


@pytest.mark.clause("rockwell", "R9.4", "R9.12")
def test_of_a_victim_on_an_edge_the_tile_next_to_the_target_decides() -> None:
    """With the option, that tile must be unflipped; the other one of the edge may be flipped."""
    for flipped, why in (("b4", "R9.4"), ("b5", "")):
        desk = Desk(4, bribe_source="unflipped").crews(0, "b3 1").crews(1, "b4_b5 1", "c3 1").flip(flipped)
        desk.sit(0, 1, 1).drilling().do("crew 1", "stay")
        assert desk.why(victim(desk, "b4_b5 1")) == why


@pytest.mark.clause("rockwell", "R9.5")
def test_own_crews_and_crews_out_of_play_cannot_be_bribed() -> None:
    desk = Desk().crews(0, "a0 1", "a1 1").crews(1, "e0 1", "core", "b0 1").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay")
    assert desk.why("bribe 0 2") == "R9.5"
    assert desk.why(victim(desk, "e0 1")) == "R9.5"
    assert desk.why(victim(desk, "core")) == "R9.5"
    assert desk.why(victim(desk, "b0 1")) == ""


@pytest.mark.clause("rockwell", "R9.6")
def test_a_bribe_uses_up_a_token() -> None:
    desk = briber("b3 1", "b4 1")
    desk.do(victim(desk, "b4 1"))
    assert desk.state.bribes == 2
    desk = Desk().crews(0, "b3 1").crews(1, "b4 1").sit(0, 1, 1)
    desk.state.bribes = 0
    desk.drilling().do("crew 1", "stay")
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R9.7")
def test_one_bribe_a_drilling_round() -> None:
    desk = briber("b3 1", "b4 1", "b2 1")
    desk.do(victim(desk, "b4 1"))
    assert desk.actor == 1
    while desk.actor != 0:
        desk.do("crew 1", "stay")
    desk.do("crew 1", "stay")
    assert (desk.state.drilling, desk.prompt()) == (2, "advantage_bribe")


@pytest.mark.clause("rockwell", "R9.8")
def test_a_bribe_costs_no_money() -> None:
    desk = briber("b3 1", "b4 3").money(0, 0)
    desk.do(victim(desk, "b4 3"))
    assert desk.money_of(0) == 0


@pytest.mark.clause("rockwell", "R9.9")
def test_a_die_comes_along_and_the_briber_pays_for_it() -> None:
    desk = briber("b3 1", "b4 1+2")
    desk.do(victim(desk, "b4 1+2"))
    assert desk.crews_of(1)[0] == "b3 1+2"
    assert (desk.money_of(0), desk.money_of(1)) == (1500, 3000)
    assert desk.state.dice == 2


@pytest.mark.clause("rockwell", "R9.10")
def test_a_die_above_the_cap_cannot_come() -> None:
    desk = Desk().crews(0, "b3 1").crews(1, "c3 1+3").sit(0, 1, 1).money(0, 9000).drilling()
    desk.do("crew 1", "stay")
    assert desk.actor == 1
    desk = Desk().crews(0, "b3 1").crews(1, "c3 1+3", "b4 1").sit(0, 1, 1).money(0, 9000).drilling()
    desk.do("crew 1", "stay")
    violation = desk.violation(victim(desk, "c3 1+3"))
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R9.10", {"die": 3, "cap": 2})


@pytest.mark.clause("rockwell", "R9.11")
def test_a_die_that_cannot_be_paid_cannot_come() -> None:
    desk = Desk().crews(0, "b3 1").crews(1, "b4 1+2", "b2 1").sit(0, 1, 1).money(0, 1400).drilling()
    desk.do("crew 1", "stay")
    violation = desk.violation(victim(desk, "b4 1+2"))
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R9.11", {"needed": 1500, "have": 1400})


@pytest.mark.clause("rockwell", "R9.12")
def test_a_victim_on_an_edge() -> None:
    desk = briber("b3 1", "b4_b5 1", "b1 1")
    assert desk.why(victim(desk, "b4_b5 1")) == ""
    desk.do(victim(desk, "b4_b5 1"))
    assert "b3 1" in desk.crews_of(1)
    desk = briber("b3 1", "b3_b4 1", "b2 1")
    assert desk.why(victim(desk, "b3_b4 1")) == "R9.12"


@pytest.mark.clause("rockwell", "R9.13")
def test_from_an_edge_the_briber_names_the_tile() -> None:
    desk = Desk().crews(0, "b3_b4 1").crews(1, "c3_c4 1", "b2 1").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay", victim(desk, "c3_c4 1"))
    assert desk.prompt() == "bribe_target"
    assert desk.legal() == ["bribe_to b3", "bribe_to b4"]
    assert desk.why("bribe_to b5") == "R9.13"
    desk.do("bribe_to b4")
    assert "b4 1" in desk.crews_of(1)
    assert desk.crews_of(0)[0] == "b3_b4 1"
    desk = Desk().crews(0, "b3_b4 1").crews(1, "b2 1").sit(0, 1, 1).drilling()
    desk.do("crew 1", "stay", victim(desk, "b2 1"))
    assert "b3 1" in desk.crews_of(1)


@pytest.mark.clause("rockwell", "R9.14", "R10.12")
@pytest.mark.parametrize("chair", [1, 3])
def test_no_advantage_on_an_entrance_or_in_the_core(chair: int) -> None:
    desk = Desk().crews(0, "e0 1", "d0 1").crews(1, "a0 1", "d1 1").sit(0, 1, chair)
    desk.drilling().do("crew 2", "stay")
    assert desk.actor == 1
    desk = Desk().crews(0, "e0 1", "d0 1").crews(1, "a0 1", "d1 1").sit(0, 1, chair)
    desk.drilling().do("crew 1", "move core")
    assert desk.actor == 1


# R10.


def hirer(crew: str, move: str = "stay", seats: int = 4, money: int = 9000) -> Desk:
    """Seat 0 sits on the third chair of board 1 and moves its crew."""
    desk = Desk(seats).crews(0, crew).sit(0, 1, 3).money(0, money).drilling()
    desk.do("crew 1", move)
    return desk


@pytest.mark.clause("rockwell", "R10.1", "R10.2")
@pytest.mark.parametrize(("die", "price"), [(1, 1000), (2, 1500), (3, 2000), (4, 2500)])
def test_hiring_a_die_of_a_chosen_strength(die: int, price: int) -> None:
    desk = hirer("d0 1", "move d1")
    assert desk.legal() == ["hire 1", "hire 2", "hire 3", "hire 4", "no_advantage"]
    events = desk.do(f"hire {die}")
    assert told(events, "hired") == [{"seat": 0, "strength": die, "price": price, "place": "d1", "crew_strength": 1}]
    assert desk.crews_of(0)[0] == f"d1 1+{die}"
    assert desk.money_of(0) == 9000 - price
    assert desk.state.dice == 2


@pytest.mark.clause("rockwell", "R10.2", "R1.9")
def test_the_price_must_be_at_hand() -> None:
    desk = hirer("d0 1", money=1900)
    assert desk.legal() == ["hire 1", "hire 2", "no_advantage"]
    violation = desk.violation("hire 3")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R1.9", {"needed": 2000, "have": 1900})


@pytest.mark.clause("rockwell", "R10.3")
def test_a_die_adds_to_its_crew() -> None:
    """For extraction and priority: strength 1 with a die of 2 outdoes strength 2."""
    desk = Desk().crews(0, "b0 1").crews(1, "b0 2").sit(0, 1, 3).drilling()
    desk.do("crew 1", "stay")
    events = desk.will_draw("b5a", "e05a").do("hire 2")
    assert told(events, "tile_extracted") == [{"seat": 0, "tile": "b0", "power": 5, "total": 5}]
    assert told(events, "surplus")[0]["seat"] == 0
    assert told(events, "surplus")[0]["reason"] == "strongest"


@pytest.mark.clause("rockwell", "R10.3", "R12.2")
def test_a_die_counts_for_danger() -> None:
    desk = Desk().crews(0, "b0 1").crews(1, "b0 2").sit(0, 1, 3).drilling()
    desk.do("crew 1", "stay")
    events = desk.will_draw("b5a", "e05d").do("hire 2")
    assert [facts["strength"] for facts in told(events, "danger")] == [3, 2]


@pytest.mark.clause("rockwell", "R10.4")
def test_one_hire_a_turn_and_one_die_a_crew() -> None:
    desk = hirer("d0 1")
    desk.do("hire 1")
    assert desk.actor == 1
    desk = Desk().crews(0, "d0 1+1").sit(0, 1, 3).money(0, 9000).drilling()
    desk.do("crew 1", "stay")
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R10.5")
@pytest.mark.parametrize(("ring", "cap"), [("a", 1), ("b", 2), ("c", 3), ("d", 4)])
def test_the_cap_of_a_level(ring: str, cap: int) -> None:
    desk = hirer(f"{ring}0 1")
    assert desk.legal() == [*[f"hire {die}" for die in range(1, cap + 1)], "no_advantage"]
    if cap < 4:
        violation = desk.violation("hire 4")
        assert violation is not None
        assert (violation.clause, violation.facts) == ("R10.5", {"strength": 4, "cap": cap})
    assert hirer(f"{ring}0_{ring}1 1").legal() == desk.legal()


@pytest.mark.clause("rockwell", "R10.6")
def test_without_dice_on_the_board_nobody_hires() -> None:
    desk = Desk().crews(0, "b0 1").crews(1, "b2 1+1", "b4 1+1", "b6 1+1").sit(0, 1, 3).money(0, 9000).drilling()
    assert desk.state.dice == 0
    desk.do("crew 1", "stay")
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R10.7", "R10.8")
def test_taking_the_die_along() -> None:
    desk = Desk().crews(0, "c0 1+1").sit(0, 1, 3).money(0, 9000).drilling()
    desk.do("crew 1", "move d0")
    assert desk.prompt() == "die"
    assert desk.legal() == ["take_die 1", "take_die 2", "take_die 3", "take_die 4", "leave_die"]
    events = desk.do("take_die 4")
    assert told(events, "die_taken") == [{"seat": 0, "place": "c0", "strength": 4, "price": 2500}]
    assert desk.crews_of(0)[0] == "d0 1+4"
    assert desk.money_of(0) == 6500
    assert desk.state.dice == 2


@pytest.mark.clause("rockwell", "R10.8")
def test_the_cap_of_the_destination_and_the_price_hold_for_a_die_taken_along() -> None:
    """From level D over C to B: only the end counts."""
    desk = Desk().crews(0, "d0 1+4").sit(0, 1, 3).money(0, 1400).level(0, mobility=3).drilling()
    desk.do("crew 1", "move b0")
    assert desk.legal() == ["take_die 1", "leave_die"]
    assert desk.why("take_die 3") == "R10.5"
    assert desk.why("take_die 2") == "R1.9"


@pytest.mark.clause("rockwell", "R10.9")
def test_taking_the_die_along_is_the_hire_of_the_round() -> None:
    desk = Desk().crews(0, "c0 1+1").sit(0, 1, 3).money(0, 9000).drilling()
    desk.do("crew 1", "move c1", "take_die 1")
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R10.10")
def test_leaving_the_die() -> None:
    desk = Desk().crews(0, "c0 1+1").sit(0, 1, 3).money(0, 9000).drilling()
    events = desk.do("crew 1", "move c1", "leave_die")
    assert kinds(events) == ["die_returned", "crew_moved"]
    assert told(events, "die_returned") == [{"seat": 0, "place": "c0"}]
    assert (desk.state.dice, desk.money_of(0)) == (3, 9000)
    assert desk.prompt() == "advantage_hire"
    desk.do("hire 3")
    assert desk.crews_of(0)[0] == "c1 1+3"


@pytest.mark.clause("rockwell", "R10.10")
def test_a_left_die_is_the_only_one_left() -> None:
    """With no other die on the board the one just left can be hired again."""
    desk = Desk().crews(0, "c0 1+1").crews(1, "b2 1+1", "b4 1+1").sit(0, 1, 3).money(0, 9000).drilling()
    assert desk.state.dice == 0
    desk.do("crew 1", "move c1", "leave_die", "hire 2")
    assert desk.crews_of(0)[0] == "c1 1+2"


@pytest.mark.clause("rockwell", "R10.11")
def test_a_die_stays_with_a_crew_that_stays() -> None:
    desk = Desk().crews(0, "c0 1+2").sit(0, 1, 3).money(0, 9000).drilling()
    events = desk.do("crew 1", "stay")
    assert told(events, "crew_stayed") == [{"seat": 0, "place": "c0", "strength": 1, "die": 2}]
    assert (desk.money_of(0), desk.crews_of(0)[0]) == (9000, "c0 1+2")
    assert desk.actor == 1


@pytest.mark.clause("rockwell", "R10.13")
def test_hiring_on_a_flipped_tile() -> None:
    desk = Desk().crews(0, "b0 1").flip("b0").sit(0, 1, 3).drilling()
    desk.do("crew 1", "stay", "hire 2")
    assert desk.crews_of(0)[0] == "b0 1+2"


@pytest.mark.clause("rockwell", "R10.14", "R17.2")
def test_dice_stay_until_clean_up() -> None:
    desk = Desk().crews(0, "b0 1+2").market(1)
    desk.sit(1, 3, 1).do("pass_market")
    assert desk.crews_of(0)[0] == "b0 1+2"
    desk.do("pass_works")
    assert desk.crews_of(0)[0] == "b0 1"
    assert desk.state.dice == 3
