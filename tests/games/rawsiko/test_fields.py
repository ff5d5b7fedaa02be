"""The table of fields names what a position consists of, and a dump is written in its order."""

from inspect import signature

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.state import RawsikoState
from tests.games.slots import slots


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_slots_constructor_and_table_name_the_same_fields(seats: int) -> None:
    game = Rawsiko()
    names = [field.name for field in game.rules.fields[seats]]
    assert set(names) == slots(RawsikoState)
    assert names == list(signature(RawsikoState).parameters)
    assert names == list(game.dump(game.new(seats)))


def another(value: int | list[int] | tuple[int, ...]) -> int | list[int] | tuple[int, ...]:
    return value + 1 if isinstance(value, int) else type(value)([*value, 0])


def test_clone_and_key_hold_every_field() -> None:
    game = Rawsiko({"seat_order": "as_listed"})
    state = game.new(3)
    for field in game.rules.fields[3]:
        other = state.clone()
        assert other.key() == state.key()
        setattr(other, field.name, another(getattr(state, field.name)))
        assert other.key() != state.key()
