"""The declared types of views and components describe them exactly: no missing field, no extra one."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.components import PRINTED
from motherlode.games.thebes.components_types import ThebesComponents
from motherlode.games.thebes.view_types import ThebesView
from motherlode.kernel import SPECTATOR, load_components
from tests.games.thebes.walks import SEATS, option_sets, positions


def strict_schema(root: type) -> dict[str, Any]:
    """The JSON schema of a type, in which no object may have a field that is not declared."""
    (schema,), definitions = msgspec.json.schema_components([root], ref_template="#/$defs/{name}")
    for definition in definitions.values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return {**schema, "$defs": definitions}


VIEWS = Draft202012Validator(strict_schema(ThebesView))
COMPONENTS = Draft202012Validator(strict_schema(ThebesComponents))


def problems(validator: Draft202012Validator, data: Mapping[str, object]) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(json.loads(json.dumps(data)))]


@pytest.mark.parametrize("seats", SEATS)
def test_every_view_is_of_the_declared_type(seats: int) -> None:
    for seed, options in enumerate(option_sets(Thebes())):
        game = Thebes(options)
        for number, state in enumerate(positions(game, seats, seed)):
            if number % 40 == seed or not game.to_act(state):
                for viewer in (*range(seats), SPECTATOR):
                    assert problems(VIEWS, game.view(state, viewer)) == []


def test_the_components_are_of_the_declared_type() -> None:
    assert problems(COMPONENTS, load_components(PRINTED)) == []


def test_a_missing_and_an_extra_field_are_found() -> None:
    view = dict(Thebes().view(Thebes().new(2), SPECTATOR))
    assert problems(VIEWS, {**view, "hidden": 1})
    del view["turn"]
    assert problems(VIEWS, view)
