"""What the greedy bot thinks of positions: the values that its choices rest on."""

from random import Random

import pytest

from motherlode.bots.base import random_move
from motherlode.bots.evaluators.rawsiko import ELIMINATED, LEADS, RawsikoEvaluator
from motherlode.bots.evaluators.rawsiko_lands import investments, phases_to_come, rings, rivals_to_come
from motherlode.bots.greedy import best_choice
from motherlode.games.rawsiko.dice import odds
from motherlode.games.rawsiko.phases.battle import settle
from motherlode.kernel import CHANCE, SILENT
from tests.games.rawsiko.desk import Desk


def judge(desk: Desk) -> RawsikoEvaluator:
    return RawsikoEvaluator(desk.game)


def best(desk: Desk) -> list[str]:
    ids = best_choice(desk.game, judge(desk), desk.state, desk.active())[1]
    return [str(desk.game.actions[id]) for id in ids]


def facing(**options: bool) -> Desk:
    return Desk(3, **options).own(0, usa=4, brazil=1).own(1, canada=2, japan=1).own(2, spain=1).turn(6)


def test_rings_are_links_away() -> None:
    desk = Desk()
    canada = rings(desk.box)[desk.territory("canada")]
    assert canada[0] == sum(1 << desk.territory(name) for name in ("greenland", "usa"))
    assert canada[1] >> desk.territory("mexico") & 1
    assert not canada[1] >> desk.territory("canada") & 1


def test_a_battle_is_worth_the_average_of_its_outcomes() -> None:
    desk = facing()
    desk.move("usa", "canada", 3)
    values = []
    for lost in range(3):
        after = desk.state.clone()
        settle(desk.rules, after, lost, SILENT)
        values.append(judge(desk).value(after, 0))
    expected = sum(weight * value for weight, value in zip(odds(3, 2), values, strict=True)) / 6**5
    assert judge(desk).value(desk.state, 0) == pytest.approx(expected)
    assert values[2] > values[0]


def test_a_lead_counts_for_more_the_later_it_is() -> None:
    leads = [judge(desk).lead(desk.state) for desk in (Desk(3), *(facing().turn(turn) for turn in range(1, 7)))]
    assert leads == sorted(leads, reverse=True)
    assert (leads[0], leads[-1]) == (LEADS[-1], LEADS[0])


def test_in_the_end_only_complete_goals_count() -> None:
    desk = facing().goals(0, "glass_ceramics", "led_lamps", "digital_cameras", "medical_equipment")
    desk.own(0, chile=1).end(3)
    assert desk.phase() == "over"
    bare = judge(desk).value(desk.state, 0)
    desk.goals(0, "drink_cans")
    assert bare - judge(desk).value(desk.state, 0) == pytest.approx(5)


def test_the_last_move_completes_a_goal() -> None:
    desk = Desk().own(0, brazil=2).own(1, canada=2, japan=1).own(2, spain=1)
    desk.goals(0, "glass_ceramics", "led_lamps", "digital_cameras", "medical_equipment").turn(6)
    assert best(desk) == ["source brazil", "target argentina", "number 1"]


def test_it_ends_the_phase_rather_than_throw_resources_away() -> None:
    desk = Desk().own(0, chile=1).own(1, peru=9, new_zealand=9, argentina=9, bolivia=9).own(2, spain=1)
    desk.goals(0, "glass_ceramics", "led_lamps", "digital_cameras", "medical_equipment").turn(6)
    assert best(desk) == ["end_phase"]


def test_it_guards_what_it_needs() -> None:
    desk = Desk().own(0, chile=1, madagascar=1).own(1, peru=5).own(2, spain=1)
    desk.goals(0, "glass_ceramics", "led_lamps", "digital_cameras", "medical_equipment").turn(1)
    desk.end(3)
    assert desk.phase() == "invest"
    assert best(desk) == ["place chile"]


def test_from_china_it_takes_what_completes_a_goal() -> None:
    desk = Desk(trade_with_china=True).own(0, peru=1).own(1, canada=2, japan=1).own(2, spain=1)
    desk.goals(0, "fertilizers", "led_lamps", "digital_cameras", "medical_equipment").turn(6)
    desk.end(3)
    assert best(desk) == ["china_take B"]


def test_what_is_held_of_a_goal_counts_while_there_is_time() -> None:
    goals = ("glass_ceramics", "led_lamps", "digital_cameras", "medical_equipment")
    desk = Desk().goals(0, *goals)
    goal = desk.state.goals[0]
    needs = desk.rules.goal_needs[goal]
    one, all_but_one = needs & -needs, needs & (needs - 1)
    thinking = judge(desk)
    assert thinking.held_value(goal, 0, 1.0) == thinking.held_value(goal, needs, 0.0) == 0
    assert 0 < thinking.held_value(goal, one, 1.0) < thinking.held_value(goal, needs, 1.0)
    assert thinking.held_value(goal, one, 1.0) + thinking.held_value(goal, all_but_one, 1.0) == pytest.approx(
        thinking.held_value(goal, needs, 1.0)
    )


def test_own_force_beside_a_place_raises_the_chance_to_take_it() -> None:
    weak, strong = (Desk().own(0, usa=force).own(1, canada=2).own(2, spain=1).turn(1) for force in (1, 6))
    canada = weak.territory("canada")
    assert judge(weak).pressure(weak.state, 0, canada) < judge(strong).pressure(strong.state, 0, canada) < 1
    assert judge(weak).pressure(weak.state, 0, weak.territory("mexico")) == 1


def test_ending_the_own_phase_takes_nothing_from_the_next_seat() -> None:
    """Its phase is still to come, although it has begun; its own choices are compared without it."""
    desk = Desk().own(0, usa=3).own(1, canada=2, japan=1).own(2, spain=1).turn(2)
    before = judge(desk).value(desk.state, 1)
    desk.end()
    assert judge(desk).belief_value(desk.state, 1) == pytest.approx(before)
    assert judge(desk).value(desk.state, 1) < before


def test_being_eliminated_is_worst() -> None:
    desk = facing().eliminated(0)
    assert judge(desk).value(desk.state, 0) == ELIMINATED


def test_who_still_acts() -> None:
    desk = facing()
    assert rivals_to_come(desk.rules, desk.state, 0) == [1, 2]
    assert (phases_to_come(desk.rules, desk.state, 0), phases_to_come(desk.rules, desk.state, 2)) == (0, 1)
    desk.end()
    assert rivals_to_come(desk.rules, desk.state, 0) == [1, 2]
    desk.end()
    assert rivals_to_come(desk.rules, desk.state, 0) == [2]
    assert rivals_to_come(desk.rules, desk.state, 2) == []
    assert investments(desk.rules, desk.state) == 0
    early = Desk().own(0, usa=3).own(1, canada=2).own(2, spain=1).turn(2)
    assert phases_to_come(early.rules, early.state, 0) == 4
    early.end(3)
    assert phases_to_come(early.rules, early.state, 0) == 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_choice_is_legal_to_the_end(seats: int) -> None:
    desk = Desk(seats, trade_with_china=True, turns=3)
    rng, thinking = Random(seats), judge(desk)
    while acting := desk.game.to_act(desk.state):
        seat = acting[0]
        if seat == CHANCE:
            desk.game.apply(desk.state, CHANCE, desk.game.sample(desk.state, rng), SILENT)
        elif seat == 0:
            for action in best_choice(desk.game, thinking, desk.game.determinise(desk.state, 0, rng), 0)[1]:
                assert desk.game.check(desk.state, 0, action) is None
                desk.game.apply(desk.state, 0, action, SILENT)
        else:
            random_move(desk.game, desk.state, seat, rng)
    assert desk.outcome().ranks[0] == 1
