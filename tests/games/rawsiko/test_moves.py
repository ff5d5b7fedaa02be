"""Chapter W11: the action phase."""

from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.state import ACTION
from motherlode.kernel import SILENT
from motherlode.kernel.playout import step
from tests.games.rawsiko.desk import Desk, kinds


def acting(**options: bool | int) -> Desk:
    """Seat 0 with five resources in the USA and one in Mexico, seat 1 in Canada, seat 2 in Spain."""
    return Desk(3, **options).own(0, usa=5, mexico=1).own(1, canada=2).own(2, spain=1).turn()


@pytest.mark.clause("rawsiko", "W11.1", "W11.21")
def test_every_phase_begins_and_ends_unmoved() -> None:
    desk = acting()
    desk.move("usa", "mexico", 2)
    desk.move("usa", "cuba", 1)
    assert sum(desk.state.moved) == 3
    desk.end()
    assert desk.active() == 1
    assert sum(desk.state.moved) == 0


@pytest.mark.clause("rawsiko", "W11.2")
def test_any_number_of_moves_and_then_the_end() -> None:
    desk = acting()
    assert desk.legal()[-1] == "end_phase"
    desk.move("usa", "mexico", 1)
    assert desk.legal()[-1] == "end_phase"
    desk.move("usa", "mexico", 1)
    desk.do("source usa")
    assert desk.why("end_phase") == "W11.2"
    desk.do("target mexico")
    assert desk.why("end_phase") == "W11.2"
    desk.do("number 1", "end_phase")
    assert desk.active() == 1
    desk.end()
    assert desk.active() == 2


@pytest.mark.clause("rawsiko", "W11.3")
def test_a_move_is_source_target_number() -> None:
    desk = acting()
    prompts = []
    for text in ("source usa", "target cuba", "number 2"):
        prompts.append(desk.game.prompt(desk.state, 0).kind)
        desk.do(text)
    assert prompts == ["action", "target", "number"]
    assert desk.why("target cuba") == "W11.3"
    assert desk.why("number 1") == "W11.3"


@pytest.mark.clause("rawsiko", "W11.4")
def test_a_source_is_own_and_has_unmoved_resources() -> None:
    desk = acting()
    assert desk.legal() == ["source usa", "source mexico", "end_phase"]
    for name in ("canada", "cuba"):
        violation = desk.violation(f"source {name}")
        assert violation is not None
        assert (violation.clause, violation.facts) == ("W11.4", {"territory": name})
    desk.moved(mexico=1)
    assert desk.legal() == ["source usa", "end_phase"]


@pytest.mark.clause("rawsiko", "W11.5")
def test_a_target_is_any_neighbour_by_land_or_sea() -> None:
    desk = acting()
    desk.do("source usa")
    assert desk.legal() == ["target canada", "target mexico", "target cuba", "target russia"]
    assert desk.why("target usa") == "W11.5"
    violation = desk.violation("target guatemala")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W11.5", {"territory": "guatemala", "source": "usa"})


@pytest.mark.clause("rawsiko", "W11.6")
@pytest.mark.parametrize("target", ["mexico", "cuba"])
def test_all_unmoved_resources_may_go_to_an_own_or_empty_territory(target: str) -> None:
    desk = acting().moved(usa=1)
    desk.do("source usa", f"target {target}")
    assert desk.legal() == [f"number {number}" for number in (1, 2, 3, 4)]
    violation = desk.violation("number 6")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W11.6", {"number": 6, "most": 4})


@pytest.mark.clause("rawsiko", "W11.7")
def test_at_most_three_attack() -> None:
    desk = acting()
    desk.do("source usa", "target canada")
    assert desk.legal() == ["number 1", "number 2", "number 3"]
    assert desk.why("number 4") == "W11.7"
    desk = acting().moved(usa=3)
    desk.do("source usa", "target canada")
    assert desk.legal() == ["number 1", "number 2"]
    assert desk.why("number 4") == "W11.7"
    desk = Desk().own(0, usa=2).own(1, canada=2).own(2, spain=1).turn()
    desk.do("source usa", "target canada")
    assert desk.why("number 3") == "W11.7"


@pytest.mark.clause("rawsiko", "W11.8")
def test_before_the_number_nothing_has_happened() -> None:
    """Stepping back is a matter of the table: nothing commits before the number, and no action steps back."""
    desk = acting()
    before = desk.game.dump(desk.state)
    events = desk.do("source usa", "target canada")
    after = desk.game.dump(desk.state)
    assert events == []
    assert {name for name in before if before[name] != after[name]} == {"phase", "source", "target"}
    actions = desk.game.actions
    assert not [action for action in actions if action.kind in ("source", "target") and action.commits]
    assert not [action for action in actions if action.kind == "back"]


@pytest.mark.clause("rawsiko", "W11.9")
def test_the_number_carries_the_move_out_for_good() -> None:
    actions = Rawsiko().actions
    assert all(actions[id].commits for id in actions.of_kind("number"))
    desk = acting()
    events = desk.move("usa", "cuba", 2)
    assert kinds(events) == ["entered"]
    assert (desk.total("usa"), desk.total("cuba"), desk.phase()) == (3, 2, "action")


@pytest.mark.clause("rawsiko", "W11.10")
@pytest.mark.parametrize("stay", [False, True])
def test_the_small_choices_allow_exactly_the_whole_moves(stay: bool) -> None:
    desk = acting(must_leave_one=stay).moved(usa=2)
    state, box = desk.state, desk.box
    whole = set()
    for source, target in ((a, b) for a in range(45) for b in box.neighbours[a]):
        if state.owner[source] == 0:
            most = min(state.total[source] - state.moved[source], state.total[source] - stay)
            if state.owner[target] not in (-1, 0):
                most = min(3, most)
            whole |= {(box.territories[source], box.territories[target], number) for number in range(1, most + 1)}
    small = set()
    for source_text in desk.legal()[:-1]:
        desk.do(source_text)
        for target_text in desk.legal():
            desk.do(target_text)
            for number_text in desk.legal():
                small.add((source_text.split()[1], target_text.split()[1], int(number_text.split()[1])))
            desk.state.target, desk.state.phase = -1, desk.state.phase - 1
        desk.state.source, desk.state.phase = -1, ACTION
    assert small == whole


@pytest.mark.clause("rawsiko", "W11.11")
def test_an_empty_target_is_owned_at_once() -> None:
    desk = acting()
    assert "Co" not in desk.controlled(0)
    desk.move("usa", "cuba", 1)
    assert desk.owner("cuba") == 0
    assert {"Co", "BX"} <= desk.controlled(0)


@pytest.mark.clause("rawsiko", "W11.12")
def test_resources_move_between_own_territories() -> None:
    desk = acting()
    events = desk.move("usa", "mexico", 4)
    assert kinds(events) == ["moved"]
    assert (desk.total("usa"), desk.total("mexico")) == (1, 5)


@pytest.mark.clause("rawsiko", "W11.13")
def test_a_foreign_target_means_a_battle_and_resources_wait_on_the_source() -> None:
    desk = acting()
    events = desk.move("usa", "canada", 3)
    assert kinds(events) == ["attacked"]
    assert desk.phase() == "attack"
    assert (desk.total("usa"), desk.owner("canada"), desk.total("canada")) == (5, 1, 2)


@pytest.mark.clause("rawsiko", "W11.14")
def test_the_bookkeeping_of_a_move() -> None:
    desk = acting().moved(usa=1, mexico=1)
    desk.move("usa", "mexico", 3)
    assert (desk.total("usa"), desk.unmoved("usa")) == (2, 1)
    assert (desk.total("mexico"), desk.unmoved("mexico")) == (4, 0)


@pytest.mark.clause("rawsiko", "W11.15")
def test_a_resource_moves_once_a_phase() -> None:
    desk = acting()
    desk.move("usa", "cuba", 2)
    assert desk.why("source cuba") == "W11.16"
    desk.move("usa", "mexico", 3)
    desk.do("source mexico", "target guatemala")
    assert desk.legal() == ["number 1"]
    violation = desk.violation("number 4")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W11.15", {"number": 4, "most": 1})
    assert desk.why("number 5") == "W11.6"


@pytest.mark.clause("rawsiko", "W11.16")
def test_with_nothing_unmoved_a_territory_is_target_only() -> None:
    desk = acting().moved(mexico=1)
    violation = desk.violation("source mexico")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W11.16", {"territory": "mexico"})
    desk.move("usa", "mexico", 1)
    assert desk.total("mexico") == 2


@pytest.mark.clause("rawsiko", "W11.17", "W11.18")
def test_nobody_has_to_stay_and_what_is_left_is_empty_at_once() -> None:
    desk = acting()
    events = desk.move("usa", "mexico", 5)
    assert kinds(events) == ["moved", "emptied"]
    assert (desk.owner("usa"), desk.total("usa")) == (-1, 0)
    assert desk.controlled(0) == {"Bi", "FS", "Sr"}
    copies = Desk().own(0, chile=1, argentina=1).own(1, canada=2).own(2, spain=1).turn()
    copies.move("chile", "argentina", 1)
    assert copies.controlled(0) == {"Li", "B"}


@pytest.mark.clause("rawsiko", "W11.19")
def test_an_emptied_territory_can_be_entered_again() -> None:
    desk = acting()
    desk.move("usa", "cuba", 5)
    assert desk.owner("usa") == -1
    desk.move("mexico", "usa", 1)
    assert (desk.owner("usa"), desk.unmoved("usa")) == (0, 0)
    desk = acting()
    desk.move("usa", "cuba", 5)
    desk.end()
    desk.move("canada", "usa", 1)
    assert desk.owner("usa") == 1


@pytest.mark.clause("rawsiko", "W11.20")
def test_with_must_leave_one_somebody_stays() -> None:
    desk = acting(must_leave_one=True)
    assert desk.why("source mexico") == "W11.20"
    assert desk.legal() == ["source usa", "end_phase"]
    desk.do("source usa", "target cuba")
    assert desk.legal() == [f"number {number}" for number in (1, 2, 3, 4)]
    violation = desk.violation("number 5")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W11.20", {"number": 5, "most": 4})
    assert desk.why("number 6") == "W11.6"
    attack = Desk(must_leave_one=True).own(0, usa=3).own(1, canada=2).own(2, spain=1).turn()
    attack.do("source usa", "target canada")
    assert attack.legal() == ["number 1", "number 2"]
    assert attack.why("number 3") == "W11.20"
    assert attack.why("number 4") == "W11.7"


@pytest.mark.clause("rawsiko", "W11.22")
@pytest.mark.parametrize("retry", [False, True])
def test_every_move_uses_up_unmoved_resources_or_kills(retry: bool) -> None:
    game = Rawsiko({"failed_attackers_may_retry": retry, "extra_resources": 20})
    for seed in range(5):
        rng = Random(seed)
        state = game.new(3)
        before: tuple[int, int] | None = None
        while seats := game.to_act(state):
            measure = (sum(state.total), sum(state.total) - sum(state.moved))
            if state.phase == ACTION and before is not None:
                assert measure[0] < before[0] or (measure[0] == before[0] and measure[1] < before[1])
            legal = game.legal(state, seats[0])
            if state.phase == ACTION and legal[:-1]:
                before = measure
                game.apply(state, seats[0], legal[rng.randrange(len(legal) - 1)], SILENT)
            else:
                before = None if state.phase <= ACTION else before
                step(game, state, seats[0], rng)
