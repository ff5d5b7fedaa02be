"""Chapters W8 and W9: turns, and control of materials."""

import pytest

from motherlode.kernel import CHANCE
from motherlode.kernel.playout import step
from tests.games.rawsiko.desk import Desk, facts, kinds


def three(**options: str | int | bool) -> Desk:
    return Desk(3, **options).own(0, usa=4).own(1, peru=2).own(2, spain=2).turn()


@pytest.mark.clause("rawsiko", "W8.1")
@pytest.mark.parametrize("turns", [3, 6, 12])
def test_the_counter_runs_from_one_to_the_last_turn(turns: int) -> None:
    desk = three(turns=turns)
    counters = [desk.state.counter]
    while desk.game.to_act(desk.state):
        desk.do("end_phase" if desk.phase() == "action" else desk.legal()[0])
        if desk.state.counter != counters[-1]:
            counters.append(desk.state.counter)
    assert counters == list(range(1, turns + 1))


@pytest.mark.clause("rawsiko", "W8.2", "W8.4", "W8.5")
def test_a_turn_is_investment_for_all_and_then_an_action_phase_each() -> None:
    desk = three()
    desk.end(3)
    sequence = []
    while desk.state.counter == 2:
        sequence.append((desk.phase(), desk.active()))
        if desk.phase() == "invest":
            assert desk.why("source usa") == "W8.5"
        desk.do("end_phase" if desk.phase() == "action" else desk.legal()[0])
    assert list(dict.fromkeys(sequence)) == [
        *(("invest", 0), ("invest", 1), ("invest", 2)),
        *(("action", 0), ("action", 1), ("action", 2)),
    ]


@pytest.mark.clause("rawsiko", "W8.3")
def test_the_first_turn_has_no_investment() -> None:
    desk = Desk(extra_resources=0).deal()
    desk.draft("asia", "africa", "europe", "oceania", "north_america", "south_america")
    assert (desk.state.counter, desk.phase()) == (1, "action")
    events = desk.end(3)
    assert "credited" in kinds(events)
    assert desk.phase() == "invest"


@pytest.mark.clause("rawsiko", "W8.6")
def test_action_phases_in_seat_order_without_the_eliminated() -> None:
    desk = Desk(5).own(0, usa=1).own(2, peru=1).own(3, spain=1).eliminated(1, 4).turn()
    assert desk.why("end_phase", seat=2) == "W8.6"
    violation = desk.violation("source usa", seat=2)
    assert violation is not None
    assert violation.facts == {"seat": 0}
    desk.end()
    assert desk.active() == 2
    desk.end()
    assert desk.active() == 3
    desk.end()
    assert desk.phase() == "invest"


@pytest.mark.clause("rawsiko", "W8.7")
def test_after_the_last_action_phase_the_turn_goes_on_or_the_match_ends() -> None:
    desk = three(turns=3)
    desk.state.counter = 2
    events = desk.end(3)
    assert facts(events, "turn_began") == [{"turn": 3, "turns": 3}]
    desk.settle()
    events = desk.end(3)
    assert "last_turn_over" in kinds(events)
    assert desk.phase() == "over"
    assert desk.outcome().clause == "W8.7"


@pytest.mark.clause("rawsiko", "W8.8")
def test_a_rotating_first_player() -> None:
    desk = three(first_player="rotating", turns=4)
    firsts: dict[str, list[list[int]]] = {"invest": [], "action": []}
    turn = 0
    while desk.game.to_act(desk.state):
        if desk.state.played != turn:
            turn = desk.state.played
            firsts["invest"].append([])
            firsts["action"].append([])
        running = firsts[desk.phase()][-1]
        if desk.active() not in running:
            running.append(desk.active())
        desk.do("end_phase" if desk.phase() == "action" else desk.legal()[0])
    assert firsts["action"] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert firsts["invest"] == [[], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


@pytest.mark.clause("rawsiko", "W8.8")
def test_rotation_counts_turns_played_and_spares_draft_and_distribution() -> None:
    desk = three(first_player="rotating", turns=12)
    desk.state.counter = 5
    desk.end(3)
    assert (desk.state.counter, desk.state.played, desk.active()) == (6, 2, 1)
    desk = Desk(first_player="rotating").deal()
    assert desk.active() == 0
    desk.draft("asia", "africa", "europe", "oceania", "north_america", "south_america")
    assert (desk.phase(), desk.active()) == ("distribute", 0)
    desk.settle()
    assert (desk.phase(), desk.active()) == ("action", 0)


@pytest.mark.clause("rawsiko", "W8.8")
def test_rotation_skips_an_eliminated_starter() -> None:
    desk = three(first_player="rotating").own(1, peru=0).eliminated(1)
    desk.end(2)
    assert (desk.phase(), desk.active()) == ("invest", 2)


@pytest.mark.clause("rawsiko", "W9.1", "W9.2")
def test_one_territory_is_enough_and_more_only_secure_it() -> None:
    desk = Desk().own(0, chile=1).own(1, peru=4).own(2, spain=1)
    assert {"Li", "B"} == desk.controlled(0)
    desk.own(0, argentina=1)
    assert {"Li", "B"} == desk.controlled(0)
    desk.turn().end()
    desk.attack("peru", "chile", "6 5", "1")
    assert {"Li", "B"} == desk.controlled(0)


@pytest.mark.clause("rawsiko", "W9.3")
def test_control_changes_with_ownership() -> None:
    desk = Desk().own(0, usa=2).own(1, peru=4, mexico=1).own(2, spain=1).turn()
    desk.do("source usa", "target mexico", "number 2")
    desk.draw("roll 6 5")
    assert "Bi" in desk.controlled(1)
    desk.draw("roll 4")
    assert "Bi" not in desk.controlled(1)
    assert desk.controlled(0) == {"Bi", "FS", "Sr"}


@pytest.mark.clause("rawsiko", "W9.4")
def test_several_players_can_control_the_same_material() -> None:
    desk = Desk().own(0, chile=1).own(1, argentina=1).own(2, spain=1)
    assert desk.controlled(0) == desk.controlled(1) == {"Li", "B"}


def test_no_seat_must_act_while_dice_are_due() -> None:
    desk = three()
    desk.own(1, mexico=1)
    desk.do("source usa", "target mexico", "number 1")
    assert desk.game.to_act(desk.state) == (CHANCE,)
    assert [desk.legal(seat) for seat in range(3)] == [[], [], []]
    assert desk.why("end_phase", seat=0) == "W12.1"
    step(desk.game, desk.state, CHANCE, desk.rng)
    assert desk.phase() == "defence"
