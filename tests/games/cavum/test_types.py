"""The types of views and components say exactly what is there: no field is missing, none is extra."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest

from motherlode.games.cavum import components
from motherlode.games.cavum.components_types import CavumComponents
from motherlode.games.cavum.state import STEPS
from motherlode.games.cavum.view_types import CavumView
from motherlode.kernel import CHANCE, SPECTATOR
from tests.games.cavum.desk import Desk


def strict_schema(root: type) -> dict[str, Any]:
    """The JSON schema of a type in which an object may hold nothing beyond its fields."""
    (schema,), parts = msgspec.json.schema_components([root], ref_template="#/$defs/{name}")
    for part in parts.values():
        if "properties" in part:
            part["additionalProperties"] = False
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "$defs": parts}


def validator(root: type) -> Any:
    return jsonschema.Draft202012Validator(strict_schema(root))


def as_sent(data: object) -> object:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_what_their_type_says(seats: int) -> None:
    views, seen = validator(CavumView), set()
    for seed in range(8):
        desk, rng = Desk(seats), Random(seed)
        desk.state = desk.game.new(seats)
        while acting := desk.game.to_act(desk.state):
            if desk.step() not in seen or rng.random() < 0.01:
                seen.add(desk.step())
                for viewer in (*range(seats), SPECTATOR):
                    views.validate(as_sent(desk.game.view(desk.state, viewer)))
            legal = desk.game.legal(desk.state, acting[0])
            action = desk.game.sample(desk.state, rng) if acting[0] == CHANCE else rng.choice(legal)
            desk.game.apply(desk.state, acting[0], action, desk.log)
        views.validate(as_sent(desk.game.view(desk.state, SPECTATOR)))
    assert seen >= set(STEPS) - {"over", "fulfil"}  # random play seldom has the stones of an order
    desk = Desk.building(seats).order(0, 1).hand(0, red=1, blue=1).order_sale()
    assert desk.step() == "fulfil"
    views.validate(as_sent(desk.game.view(desk.state, 0)))


def test_components_are_what_their_type_says() -> None:
    validator(CavumComponents).validate(as_sent(components.raw()))


def without_deck(view: Any) -> None:
    del view["deck"]


def with_purse(view: Any) -> None:
    view["players"][1]["purse"] = 3


def with_unknown_tile(view: Any) -> None:
    view["hexes"][0]["tile"] = "tunnel_5"


def without_veins(view: Any) -> None:
    del view["pool"]["vein"]


@pytest.mark.parametrize("damage", [without_deck, with_purse, with_unknown_tile, without_veins])
def test_the_schema_notices_what_is_missing_and_what_is_extra(damage: Callable[[Any], None]) -> None:
    desk, views = Desk(), validator(CavumView)
    view = as_sent(desk.game.view(desk.state, 0))
    assert views.is_valid(view)
    damage(view)
    assert not views.is_valid(view)
