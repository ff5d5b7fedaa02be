"""What the terms of a judgement mean: a position differs in one thing, and the terms about it change as they should."""

import pytest

from motherlode.bots.evaluators import Term
from motherlode.bots.evaluators.rawsiko import ELIMINATED, OUT, USUAL, RawsikoEvaluator
from motherlode.bots.evaluators.rawsiko_homes import HOMES
from motherlode.games.rawsiko.dice import odds
from motherlode.games.rawsiko.phases.battle import settle
from motherlode.kernel import SILENT
from tests.games.rawsiko.desk import Desk

GOALS = ("glass_ceramics", "led_lamps", "digital_cameras", "medical_equipment")


def judge(desk: Desk) -> RawsikoEvaluator:
    return RawsikoEvaluator(desk.game)


def by_key(terms: list[Term]) -> dict[str, float]:
    return {f"{term.name} {term.about}".strip(): term.points for term in terms}


def values(desk: Desk) -> dict[str, float]:
    """The terms of the value, as seat 0 sees it."""
    return by_key(judge(desk).terms(desk.state, 0))


def prospects(desk: Desk) -> dict[str, float]:
    """Those of the prospect, which the search goes by."""
    return by_key(judge(desk).prospect_terms(desk.state, 0))


def change(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """The terms that differ, by how much."""
    changes = {key: after.get(key, 0.0) - before.get(key, 0.0) for key in {**before, **after}}
    return {key: points for key, points in changes.items() if abs(points) > 1e-9}


def facing(usa: int = 2, canada: int = 3, **more: int) -> Desk:
    """Seat 0 in the United States and in Brazil, seat 1 beside it in Canada, the middle of a match."""
    desk = Desk(3).own(0, usa=usa, brazil=1, **more).own(1, canada=canada, japan=1).own(2, spain=1)
    return desk.goals(0, *GOALS).turn(3)


def test_each_goal_is_told_by_its_name() -> None:
    for found in (values(facing()), prospects(facing())):
        assert {key for key in found if key.startswith("goal")} == {f"goal {goal}" for goal in GOALS}


def test_a_territory_with_a_material_that_a_goal_lacks_raises_that_goal() -> None:
    """Chile has the lithium that heat-resistant glass lacks; no other goal needs anything there."""
    for found in (
        change(values(facing()), values(facing(chile=1))),
        change(prospects(facing()), prospects(facing(chile=1))),
    ):
        assert {key for key in found if key.startswith("goal")} == {"goal glass_ceramics"}
        assert found["goal glass_ceramics"] == max(found.values()) > 1
        assert found["materials"] > 0


def test_a_stronger_garrison_makes_the_goals_surer_that_need_what_it_guards() -> None:
    found = change(values(facing(2)), values(facing(4)))
    assert set(found) == {"goal glass_ceramics", "goal digital_cameras", "goal medical_equipment", "resources"}
    assert min(found.values()) > 0
    foreseen = change(prospects(facing(2)), prospects(facing(4)))
    assert min(foreseen[key] for key in (*found, "border", "ahead")) > 0


def test_the_same_neighbour_grown_stronger_threatens_them() -> None:
    for judged in (values, prospects):
        found = change(judged(facing(canada=3)), judged(facing(canada=6)))
        assert max(points for key, points in found.items() if key.startswith("goal")) < 0
        assert not {"materials", "resources", "spread"} & set(found)


def test_what_a_rival_gains_is_told_as_the_rivals() -> None:
    for judged in (values, prospects):
        desk = facing()
        before = judged(desk)
        assert change(before, judged(desk.own(1, mexico=1)))["rivals"] < 0


def test_goals_of_a_rival_are_told_in_prospects_only_as_the_rivals_and_the_chance_of_winning() -> None:
    """The same map in two worlds: in one of them the rival holds half of what it is after."""
    far, near = facing().goals(1, "fertilizers"), facing().goals(1, "white_paint")
    assert values(far) == values(near)
    found = change(prospects(far), prospects(near))
    assert set(found) == {"rivals", "ahead"}
    assert max(found.values()) < 0


def test_a_resource_that_is_alone_beside_three_is_told_at_the_border() -> None:
    found = change(prospects(facing(canada=2)), prospects(facing(canada=9)))
    assert "border" not in found
    assert change(prospects(facing(1, 2)), prospects(facing(1, 9)))["border"] < 0


def test_where_to_begin_is_told_by_territory_before_turn_1() -> None:
    desk = Desk(3).deal().own(0, chile=1, peru=1).own(1, canada=1).own(2, spain=1)
    homes = {key for key in prospects(desk) if key.startswith("home")}
    assert homes == {"home chile", "home peru"}
    assert prospects(desk)["home chile"] > prospects(desk)["home peru"] > 0
    assert HOMES["chile"] > HOMES["peru"]
    assert not {key for key in prospects(desk.turn(1)) if key.startswith("home")}


def test_what_is_usual_differs_by_stage_only() -> None:
    assert prospects(facing(2))["usual"] == prospects(facing(9, 1, chile=3))["usual"] == -USUAL[3][3]


def test_a_battle_is_told_by_what_is_to_be_expected_of_it() -> None:
    desk = facing(4, 2)
    desk.move("usa", "canada", 3)
    for judged, of in ((values, judge(desk).terms), (prospects, judge(desk).prospect_terms)):
        expected: dict[str, float] = {}
        for lost, weight in enumerate(odds(3, 2)):
            after = desk.state.clone()
            settle(desk.rules, after, lost, SILENT)
            for key, points in by_key(of(after, 0)).items():
                expected[key] = expected.get(key, 0.0) + points * weight / 6**5
        assert judged(desk) == pytest.approx(expected)


def test_being_eliminated_is_all_there_is_to_say() -> None:
    desk = facing().eliminated(0)
    assert values(desk) == {"eliminated": ELIMINATED}
    assert prospects(desk) == {"eliminated": OUT}
