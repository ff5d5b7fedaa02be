"""Dumps: every position loads as it was, and a damaged one is refused or can be played to the end."""

from collections import deque
from inspect import isdatadescriptor

import pytest

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.fields import state_fields
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import DataError
from tests.games.thebes.desk import Desk
from tests.games.thebes.walks import SEATS, positions


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_of_fields_names_what_the_state_holds(seats: int) -> None:
    game = Thebes()
    state = deque(positions(game, seats, 1), maxlen=1)[0]
    names = [field.name for field in state_fields(game.rules, seats)]
    # Slots when interpreted, attributes when compiled.
    held = [name for name, value in vars(ThebesState).items() if isdatadescriptor(value) and name[0] != "_"]
    assert sorted(names) == sorted(held)
    # The constructor takes these fields and no others.
    again = ThebesState(**{name: getattr(state, name) for name in names})
    assert again.key() == state.clone().key() == state.key()
    assert len(state.key()) == len(names)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("active", 3, "'active' is 3, not from 0 to 1"),
        ("active", 1, "'active' must be the first of 'track'"),
        ("place", [99, 0], "'place' holds 99"),
        ("track", [], "'track' must hold every seat once"),
        ("track", [1, 1], "'track' must hold every seat once"),
        ("kit", [1] + [0] * 11, "'kit' is not what 'hand' holds"),
        ("week", [157, 157], "'week' leaves nobody to act"),
        ("phase", "weeks", "'act' does not lead to this phase"),
        ("display", [0, 0, 0, 0], "'unseen' and the table hold"),
        ("tokens_due", 2, "'tokens_due' is for a dig only"),
    ],
)
def test_a_damaged_field_is_named(field: str, value: object, message: str) -> None:
    desk = Desk()
    with pytest.raises(DataError, match=message):
        desk.game.load(desk.game.dump(desk.state) | {field: value})
