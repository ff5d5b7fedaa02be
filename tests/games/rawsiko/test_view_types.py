"""Views and components have exactly the shape that their types declare: no field missing, none more."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.components import raw
from motherlode.games.rawsiko.components_types import RawsikoComponents
from motherlode.games.rawsiko.state import RawsikoState
from motherlode.games.rawsiko.view_types import RawsikoView
from motherlode.kernel import SPECTATOR, Value
from motherlode.kernel.playout import step
from motherlode.registry import AnyGame

MATCHES = 2
EVERY = 7  # positions from one that is looked at to the next
VARIANTS: list[dict[str, Value]] = [
    {},
    {"open_goals": True, "advanced_setup": True},
    {"trade_with_china": True, "goal_deal": "tiers"},
]


@cache
def strict_validator(root: type) -> Draft202012Validator:
    """Of the declared type, with every object closed to fields that are not declared."""
    (reference,), definitions = msgspec.json.schema_components([root], ref_template="#/$defs/{name}")
    for definition in definitions.values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return Draft202012Validator({**reference, "$defs": definitions})


def faults(root: type, data: object) -> list[str]:
    """What does not fit, in the form that is sent."""
    sent = json.loads(json.dumps(data))
    return [f"{error.json_path}: {error.message}" for error in strict_validator(root).iter_errors(sent)]


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[RawsikoState]:
    rng = Random(seed)
    state = game.new(seats)
    yield state
    while owing := game.to_act(state):
        step(game, state, owing[0], rng)
        yield state


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_views_fit_their_type(seats: int, options: dict[str, Value]) -> None:
    game = Rawsiko(options)
    phases: set[str] = set()
    for seed in range(MATCHES):
        for number, state in enumerate(positions(game, seats, seed)):
            if number % EVERY == seed or game.outcome(state):
                for viewer in (SPECTATOR, *range(seats)):
                    view = game.view(state, viewer)
                    phases.add(view["phase"])
                    assert faults(RawsikoView, view) == []
    assert phases >= {"territory", "distribute", "invest", "action", "target", "number", "attack", "over"}


def test_the_components_fit_their_type() -> None:
    assert faults(RawsikoComponents, raw()) == []


def test_a_field_too_many_or_too_few_is_a_fault() -> None:
    game = Rawsiko()
    view: dict[str, Any] = dict(game.view(game.new(3), 0))
    assert faults(RawsikoView, view | {"mood": 1})
    assert faults(RawsikoView, view | {"phase": "war"})
    del view["battle"]
    assert faults(RawsikoView, view)
