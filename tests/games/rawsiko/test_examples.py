"""The worked examples of the specification (W20), played from `examples.toml`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.rawsiko.dice import odds
from motherlode.games.rawsiko.state import DISTRIBUTE
from tests.games.rawsiko.desk import Desk, facts

EXAMPLES = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))["example"]


def set_up(example: Mapping[str, Any]) -> Desk:
    desk = Desk(3, **example.get("options", {}))
    desk.deal(*example.get("cards", ()))
    for seat, resources in enumerate(example.get("resources", ())):
        desk.own(seat, **resources)
    if "held" in example:
        desk.goals(0, *example["held"])
    if example["setup"] == "distribute":
        desk.state.phase, desk.state.to_place = DISTRIBUTE, list(example["to_place"])
    elif example["setup"] == "action":
        desk.turn(example["turn"]).moved(**example.get("moved", {}))
    return desk


def play(desk: Desk, steps: list[str]) -> None:
    for step in steps:
        kind, _, rest = step.partition(" ")
        if kind == "draw":
            desk.draw(rest)
        elif kind == "refuse":
            clause, _, action = rest.partition(" ")
            assert desk.why(action) == clause
        else:
            desk.do(step)


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=example["id"], marks=pytest.mark.clause("rawsiko", *example["clauses"]))
        for example in EXAMPLES
    ],
)
def test_example(example: Mapping[str, Any]) -> None:
    desk = set_up(example)
    before = desk.controlled(0)
    if "materials" in example:
        assert len(before) in example["materials"]
    play(desk, example["steps"])
    check_map(desk, example)
    check_materials(desk, example, before)
    check_course(desk, example)


def check_map(desk: Desk, example: Mapping[str, Any]) -> None:
    for name, seat in example.get("owner", {}).items():
        assert desk.owner(name) == seat
    for name, number in example.get("total", {}).items():
        assert desk.total(name) == number
    for name, number in example.get("unmoved", {}).items():
        assert desk.unmoved(name) == number


def check_materials(desk: Desk, example: Mapping[str, Any], before: set[str]) -> None:
    if "controlled" in example:
        assert desk.controlled(0) == set(example["controlled"])
    if "gained" in example:
        assert desk.controlled(0) == before | set(example["gained"])
    if "needed" in example:
        assert set(desk.view(0)["needed"]) == set(example["needed"])
    if "goals" in example:
        goals = desk.player(0, 0)["goals"]
        assert isinstance(goals, list)
        assert {goal: desk.box.goal_vp[desk.box.goals.index(goal)] for goal in goals} == example["goals"]


def check_course(desk: Desk, example: Mapping[str, Any]) -> None:
    if "active" in example:
        assert desk.active() == example["active"]
    if "left" in example:
        assert desk.state.to_place == example["left"]
    if "odds" in example:
        assert odds(3, 2) == example["odds"]
    if "final" in example:
        scored = facts(desk.log.events, "scored")
        assert next(fact for fact in scored if fact["seat"] == 0) == {"seat": 0} | example["final"]
    if "counter" in example:
        assert desk.state.counter == example["counter"]
        desk.end(2)
        assert desk.state.counter == example["counter_after_the_turn"]
        desk.to_the_end()
        assert desk.state.played == example["turns_played"]
