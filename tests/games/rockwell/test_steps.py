"""The table from phases to steps, and seats that are none."""

from random import Random

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.phases.steps import STEPS, phases_of
from motherlode.games.rockwell.state import DECISIONS
from motherlode.kernel import CHANCE, SPECTATOR
from motherlode.kernel.playout import step


def test_every_phase_has_its_step() -> None:
    """A step is named like its phase; where nobody decides there is none."""
    names = [type(step).__name__ for step in STEPS]
    expected = ["".join(word.title() for word in phase.split("_")) for phase in DECISIONS]
    assert [name for name in names if name != "Phase"] == [
        name for name in expected if name not in ("Laying", "Directing", "Controlling", "Flipping", "Drawing", "Over")
    ]
    assert len(STEPS) == len(DECISIONS)


def test_every_action_is_at_home_somewhere() -> None:
    game = Rockwell()
    homes = {action.kind: phases_of(action.kind) for action in game.actions}
    assert all(homes.values())
    assert {kind for kind, phases in homes.items() if len(phases) > 1} == {"no_advantage"}
    assert {kind for step in STEPS for kind in step.kinds} == set(homes)


def test_where_nobody_decides_nothing_can_be_applied() -> None:
    game = Rockwell()
    state = game.new(2)
    with pytest.raises(ValueError, match="nobody decides"):
        Phase().check(game.rules, state, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_legal_for_what_is_no_seat(seats: int) -> None:
    game = Rockwell({"max_rounds": 1})
    state, rng = game.new(seats), Random("no seat")
    while True:
        assert all(game.legal(state, other) == [] for other in (CHANCE, SPECTATOR, -3, seats))
        acting = game.to_act(state)
        if not acting:
            break
        step(game, state, acting[0], rng)
