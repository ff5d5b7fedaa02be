"""The declared types of views and components are exactly what is sent: no missing field, no extra one."""

import json
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from motherlode import games, registry
from motherlode.kernel import SPECTATOR, load_components
from motherlode.testing.case import LawCase
from motherlode.testing.damage import dumps_of
from tests.laws.cases import CASES, IS_COMPILED
from tests.laws.test_damage import REGISTERED, all_scenes

OF_A_KIND = 8  # positions at the same phase whose views are checked

if IS_COMPILED:
    pytest.skip("compiled modules keep no annotations to read", allow_module_level=True)


@cache
def validator(id: str, module: str, ending: str) -> Draft202012Validator:
    """Of the type that a game declares, in which no object may have a field that is not declared."""
    root = getattr(import_module(f"motherlode.games.{id}.{module}"), f"{id.capitalize()}{ending}")
    (reference,), parts = msgspec.json.schema_components([root], ref_template="#/$defs/{name}")
    for part in parts.values():
        if "properties" in part:
            part["additionalProperties"] = False
    return Draft202012Validator({**reference, "$defs": parts})


def faults(validator: Draft202012Validator, data: object) -> list[str]:
    """What does not fit, in the form that is sent."""
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(json.loads(json.dumps(data)))]


def view_faults(id: str, view: object) -> list[str]:
    return faults(validator(id, "view_types", "View"), view)


@pytest.mark.parametrize("case", REGISTERED)
def test_every_view_is_of_the_declared_type(case: LawCase[Any]) -> None:
    """Of some positions at each phase, with all numbers of seats and values of options, for every viewer."""
    seen: Counter[tuple[object, ...]] = Counter()
    for scene in all_scenes(case):
        for words, dumps in dumps_of(scene).items():
            seen[words] += 1
            if seen[words] <= OF_A_KIND:
                state = scene.game.load(dumps[-1])
                for viewer in scene.viewers():
                    assert view_faults(case.id, scene.game.view(state, viewer)) == []


@pytest.mark.parametrize("id", registry.GAMES)
def test_the_components_are_of_the_declared_type(id: str) -> None:
    (folder,) = [Path(path) / id for path in games.__path__]
    components = load_components(folder / "components.toml")
    assert faults(validator(id, "components_types", "Components"), components) == []
    assert faults(validator(id, "components_types", "Components"), {**components, "lid": {}})


@pytest.mark.parametrize("id", registry.GAMES)
def test_a_missing_and_an_extra_field_are_found(id: str) -> None:
    game = CASES[id].factory(None)
    view = dict(game.view(game.new(game.info.seats[0]), SPECTATOR))
    assert view_faults(id, view) == []
    assert view_faults(id, {**view, "hidden": 1})
    for name in view:
        assert view_faults(id, {other: value for other, value in view.items() if other != name})
