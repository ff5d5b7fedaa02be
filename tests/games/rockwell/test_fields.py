"""The table of fields, the slots and the constructor of a position name the same fields."""

import inspect
import json

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.fields import state_fields
from motherlode.games.rockwell.state import RockwellState
from tests.games.slots import slots


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_names_every_field_once(seats: int) -> None:
    names = [field.name for field in state_fields(Rockwell().rules, seats)]
    parameters = list(inspect.signature(RockwellState).parameters)
    assert names == parameters
    assert set(names) == slots(RockwellState)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clone_and_key_hold_every_field(seats: int) -> None:
    """A change of any field shows in the key, and a clone has it too."""
    game = Rockwell({"insurance_visibility": "secret"})
    state = game.new(seats)
    for field in state_fields(game.rules, seats):
        other = state.clone()
        value = getattr(other, field.name)
        changed = [*value, 1] if isinstance(value, list) else value + bytes(1) if field.packed else value + 1
        setattr(other, field.name, changed)
        assert other.key() != state.key(), field.name
        assert other.clone().key() == other.key(), field.name


def test_a_dump_is_plain_data_in_the_order_of_the_table() -> None:
    game = Rockwell()
    data = game.dump(game.new(3))
    assert list(data) == [field.name for field in state_fields(game.rules, 3)]
    assert json.loads(json.dumps(data)) == data
    assert (data["phase"], data["resume"], data["ending"], data["crews"]) == (
        "laying",
        "extract",
        "",
        [4104, 4168, 4232, 4296] * 3,
    )
