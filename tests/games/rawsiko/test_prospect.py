"""What the search thinks of positions of RAWsiko, in worlds in which it sees what its rivals are after."""

from math import exp

import pytest

from motherlode.bots.evaluators.rawsiko import BEFORE, OUT, USUAL, RawsikoEvaluator
from motherlode.bots.evaluators.rawsiko_fitted import FITTED, MORE, THREE, Constant
from motherlode.bots.evaluators.rawsiko_homes import HOMES, homes
from motherlode.bots.evaluators.rawsiko_lands import phases_to_come
from motherlode.bots.evaluators.rawsiko_prospect import OWN, Prospect, Tables
from motherlode.bots.evaluators.rawsiko_stage import LONG, STAGES, Stage, at, stages
from motherlode.games.rawsiko.components import SEATS
from motherlode.games.rawsiko.dice import odds
from motherlode.games.rawsiko.phases.battle import settle
from motherlode.games.rawsiko.scoring import goals_of
from motherlode.kernel import SILENT
from tests.games.rawsiko.desk import Desk


def prospect(desk: Desk, seat: int = 0) -> Prospect:
    return Prospect(Tables(desk.rules), desk.state, seat)


def facing(garrison: int = 2, beside: int = 3) -> Desk:
    """Seat 0 in the United States, seat 1 beside it in Canada."""
    desk = Desk(3).own(0, usa=garrison, brazil=1).own(1, canada=beside, japan=1).own(2, spain=1)
    return desk.goals(0, "glass_ceramics").turn(3)


def risk(desk: Desk, stage: Stage) -> float:
    return prospect(desk).risk(desk.territory("usa"), [1, 2], stage, OWN)


def middle() -> Stage:
    return Stage(THREE, 3, 0.0)


# Chances.


def test_a_territory_is_lost_more_often_the_weaker_it_is_and_the_stronger_its_neighbours() -> None:
    assert 0 < risk(facing(4, 3), middle()) < risk(facing(2, 3), middle()) < risk(facing(2, 6), middle()) < 1


def test_where_no_rival_stands_beside_it_nothing_is_lost() -> None:
    desk = facing()
    assert prospect(desk).risk(desk.territory("brazil"), [1, 2], middle(), OWN) == 0


def test_what_a_rival_needs_it_takes_more_often() -> None:
    found = materials(facing(), "usa")
    needed = next(goal for goal in facing().box.goals if needs(facing(), goal, found[0]))
    spared = [goal for goal in facing().box.goals if not needs(facing(), goal, *found)][:4]
    idle, keen = facing().goals(1, *spared), facing().goals(1, needed, *spared[1:])
    assert risk(keen, middle()) > risk(idle, middle())


def materials(desk: Desk, territory: str) -> list[str]:
    return [desk.box.materials[material] for material in desk.box.placements[desk.territory(territory)]]


def needs(desk: Desk, goal: str, *symbols: str) -> bool:
    """Whether a goal needs one of these materials."""
    return bool(desk.rules.goal_needs[desk.box.goals.index(goal)] & desk.mask(*symbols))


def test_a_place_is_taken_more_often_by_force_and_less_often_from_force() -> None:
    def odds(force: int, defence: int) -> float:
        desk = Desk(3).own(0, usa=force).own(1, canada=defence, japan=1).own(2, spain=1).turn(3)
        return prospect(desk).near(1 << desk.territory("usa"), desk.territory("canada"), middle(), OWN)

    assert 0 < odds(3, 6) < odds(3, 2) < odds(9, 2)


def test_what_is_further_away_is_taken_less_often() -> None:
    odds = middle().far
    assert odds == sorted(set(odds), reverse=True)


def test_what_was_taken_from_china_is_certain() -> None:
    desk = facing()
    bismuth = desk.mask("Bi")
    desk.state.taken = (bismuth, 0, 0)
    assert prospect(desk).lands.held[0] & bismuth
    assert prospect(desk).lack(0, middle(), OWN)[desk.box.materials.index("Bi")] == 0


# Goals.


def test_a_goal_is_complete_or_worth_nothing_in_the_end() -> None:
    desk = facing()
    goals = goals_of(desk.state, 0)
    points = [desk.rules.goal_vp[goal] for goal in goals]
    lack = [0.0] * desk.rules.materials
    sure = prospect(desk).hopes(0, goals, lack, 0.0, 1.0, 0.0)
    assert (sure.worth, sure.mean, sure.spread) == (sum(points), sum(points), 0)
    needed = desk.rules.goal_needs[goals[3]] & ~desk.rules.goal_needs[goals[2]]
    lack[needed.bit_length() - 1] = 1.0
    assert prospect(desk).hopes(0, goals, lack, 0.0, 1.0, 0.0).worth <= sum(points) - points[3]


def test_rivals_goals_count_against_the_seat() -> None:
    """The same map, and a world in which what the rival holds is just what it is after."""
    held = ("mongolia", "japan", "india")
    desk = Desk(3).own(0, brazil=3, peru=3).own(1, **dict.fromkeys(held, 2)).own(2, spain=1).turn(6)
    holding = {symbol for name in held for symbol in materials(desk, name)}
    worlds = {}
    for number, goals in enumerate(desk.box.card_goals):
        names = [desk.box.goals[goal] for goal in goals]
        desk.goals(1, *names)
        worth = sum(
            desk.rules.goal_vp[goal] for goal in goals if not desk.rules.goal_needs[goal] & ~desk.mask(*holding)
        )
        worlds[number] = (worth, RawsikoEvaluator(desk.game).prospect(desk.state, 0))
    best, worst = max(worlds.values()), min(worlds.values())
    assert best[0] > worst[0]
    assert best[1] < worst[1]


def test_greedy_does_not_look_at_the_rivals_goals() -> None:
    """It sees one world by lot: what the rivals hold there would be noise."""
    desk = facing()
    judge = RawsikoEvaluator(desk.game)
    values = set()
    for goals in desk.box.card_goals:
        desk.goals(1, *(desk.box.goals[goal] for goal in goals))
        values.add(judge.value(desk.state, 0))
    assert len(values) == 1


# The whole.


def test_a_prospect_in_a_battle_is_the_average_of_its_outcomes() -> None:
    desk = facing(4, 2)
    judge = RawsikoEvaluator(desk.game)
    desk.move("usa", "canada", 3)
    values = []
    for lost in range(3):
        after = desk.state.clone()
        settle(desk.rules, after, lost, SILENT)
        values.append(judge.prospect(after, 0))
    expected = sum(weight * value for weight, value in zip(odds(3, 2), values, strict=True)) / 6**5
    assert judge.prospect(desk.state, 0) == pytest.approx(expected)
    assert values[2] > values[0]


def test_prospects_are_measured_by_what_is_usual() -> None:
    desk = facing()
    phases = phases_to_come(desk.rules, desk.state, 0)
    judge = RawsikoEvaluator(desk.game)
    assert judge.prospect(desk.state, 0) == prospect(desk).value() - USUAL[3][phases]
    assert judge.rival_prospect(desk.state, 1) == 0
    start = Desk(4).deal().own(0, chile=1).own(1, canada=1)
    assert RawsikoEvaluator(start.game).prospect(start.state, 0) == prospect(start).value() - USUAL[4][BEFORE]


def test_being_eliminated_has_no_prospects() -> None:
    """Worse than a single resource among rivals that own the world."""
    desk = Desk(3).own(0, usa=1)
    for number, name in enumerate(desk.box.territories):
        if name != "usa":
            desk.own(1 + number % 2, **{name: 9})
    judge = RawsikoEvaluator(desk.turn(6).game)
    assert judge.prospect(desk.state, 0) > OUT
    assert judge.prospect(desk.eliminated(0).state, 0) == OUT


def test_where_to_begin_counts_before_turn_1_only() -> None:
    desk = Desk(3).deal().own(0, chile=1).own(1, canada=1).own(2, spain=1)
    chile = HOMES["chile"][0]
    assert prospect(desk).home() == pytest.approx(chile * stages(0, 3)[LONG].home)
    assert chile
    assert prospect(desk.turn(1)).home() == 0


def test_every_home_is_on_the_map() -> None:
    box = Desk().box
    assert set(HOMES) == set(box.territories)
    assert [homes(box)[seats][box.territories.index("brazil")] for seats in SEATS] == [
        HOMES["brazil"][0],
        HOMES["brazil"][1],
        HOMES["brazil"][1],
    ]


# Stages.


@pytest.mark.parametrize("constant", [*THREE.values(), *MORE.values()])
def test_constants_are_given_at_some_stages_and_change_evenly_between_them(constant: Constant) -> None:
    *values, shift = constant
    assert [at(constant, phases, 0.0) for phases in STAGES] == pytest.approx(values)
    assert at(constant, 2, 0.0) == pytest.approx((values[1] + values[2]) / 2)
    assert at(constant, 4, 1.0) == pytest.approx(values[2] + (values[3] - values[2]) / 3 + shift)


def test_every_number_of_seats_has_the_same_constants_with_values_of_its_own() -> None:
    assert set(FITTED) == set(SEATS)
    assert list(THREE) == list(MORE)
    assert stages(0, 3)[0].loss != stages(0, 4)[0].loss


def test_the_place_in_the_order_runs_from_first_to_last() -> None:
    losses = [stages(place, 3)[0].loss for place in range(3)]
    start, shift = THREE["loss"][0], THREE["loss"][-1]
    assert losses == pytest.approx([exp(start - shift), exp(start), exp(start + shift)])


def test_more_phases_than_six_are_like_six() -> None:
    desk = Desk(3, turns=12).own(0, usa=3, brazil=1).own(1, canada=2, japan=1).own(2, spain=1).turn(2)
    assert phases_to_come(desk.rules, desk.state, 0) == 10
    assert RawsikoEvaluator(desk.game).prospect(desk.state, 0) > OUT
