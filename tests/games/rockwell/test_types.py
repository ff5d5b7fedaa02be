"""The declared types of views and components are exactly what the game builds: no missing, no extra field."""

import os
from collections import Counter
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.components import PRINTED
from motherlode.games.rockwell.components_types import RockwellComponents
from motherlode.games.rockwell.state import DECISIONS
from motherlode.games.rockwell.view_types import RockwellView
from motherlode.kernel import SPECTATOR, Value, load_components
from motherlode.kernel.playout import step
from tests.laws.rockwell import wealthy

if "MOTHERLODE_COMPILED" in os.environ:
    pytest.skip("compiled modules keep no annotations", allow_module_level=True)

# Views checked of every phase.
ENOUGH = 25
OPTIONAL = {"screen", "offer", "points"}


def strict_schema(root: object) -> dict[str, Any]:
    """The JSON schema of a type, in which no object may have a field that is not declared."""
    (reference,), components = msgspec.json.schema_components([root], ref_template="#/$defs/{name}")
    for part in components.values():
        if "properties" in part:
            part["additionalProperties"] = False
    return {**reference, "$defs": components}


VIEW = jsonschema.Draft202012Validator(strict_schema(RockwellView))
COMPONENTS = jsonschema.Draft202012Validator(strict_schema(RockwellComponents))


def look(game: Rockwell, seats: int, rng: Random, seen: Counter[str], keys: set[str]) -> None:
    """Checks a part of the positions of a random match, for all viewers: rare phases more often."""
    state = game.new(seats) if rng.random() < 0.5 else game.load(wealthy(seats, **game.options).data)
    while True:
        acting = game.to_act(state)
        if rng.random() < 0.003 or seen[DECISIONS[state.phase]] < ENOUGH:
            for viewer in (*range(seats), SPECTATOR):
                view = game.view(state, viewer)
                VIEW.validate(msgspec.to_builtins(view))
                seen[view["phase"]] += 1
                keys |= {*view["choice"]}.union(*(OPTIONAL & company.keys() for company in view["seats"]))
        if not acting:
            return
        step(game, state, acting[rng.randrange(len(acting))], rng)


@pytest.mark.parametrize("options", [{}, {"insurance_visibility": "secret", "seat_table": "one_per_player"}])
def test_views_are_of_their_type(options: dict[str, Value]) -> None:
    game = Rockwell({**options, "max_rounds": 3})
    seen: Counter[str] = Counter()
    keys: set[str] = set()
    rng = Random("views")
    for number in range(60):
        look(game, 2 + number % 3, rng, seen, keys)
    assert seen.keys() == set(DECISIONS)
    choices = {"crew", "place", "victim_seat", "victim", "ai_crew", "kind", "selling", "cubes", "shaft", "level"}
    assert keys == choices | OPTIONAL


def test_a_field_too_many_or_too_few_is_noticed() -> None:
    view: dict[str, Any] = dict(Rockwell().view(Rockwell().new(2), 0))
    assert VIEW.is_valid(view)
    assert not VIEW.is_valid({**view, "more": 1})
    assert not VIEW.is_valid({name: value for name, value in view.items() if name != "dice"})
    assert not VIEW.is_valid({**view, "choice": {"other": 1}})
    assert not VIEW.is_valid({**view, "phase": "next_vp"})


def test_the_components_are_of_their_type() -> None:
    COMPONENTS.validate(load_components(PRINTED))
