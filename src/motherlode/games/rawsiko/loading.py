"""Loading a position: every field in its range, and all of them in agreement."""

from motherlode.games.rawsiko import setup
from motherlode.games.rawsiko.components import DICE, SEATS
from motherlode.games.rawsiko.dice import ROLLS
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import (
    ATTACK,
    DEFENCE,
    NOBODY,
    NONE,
    NUMBER,
    OVER,
    PHASES,
    SEAT,
    TARGET,
    RawsikoState,
)
from motherlode.kernel import Data, Reader
from motherlode.kernel.fields import load_fields


def load(rules: Rules, data: Data) -> RawsikoState:
    """The state that was dumped."""
    reader = Reader(data)
    seats = reader.within("seats", min(SEATS), max(SEATS))
    state = setup.new(rules, seats)
    load_fields(rules.fields[seats], reader, state)
    require_sound(state, reader)
    return state


def require_sound(state: RawsikoState, reader: Reader) -> None:
    """What the fields say of each other: W1.10, W1.11, W1.12, and that a step in progress has its subject."""
    for territory, (owner, total, moved) in enumerate(zip(state.owner, state.total, state.moved, strict=True)):
        if (owner == NOBODY) != (total == 0):
            raise reader.fail(f"territory {territory} has {total} resources and the owner {owner}")
        if moved > total or (moved and owner != state.active):
            raise reader.fail(f"territory {territory} has {moved} of {total} resources moved")
    if len(set(state.order)) != len(state.order) or len(set(state.eliminated)) != len(state.eliminated):
        raise reader.fail("a seat stands twice in 'order' or 'eliminated'")
    if state.phase != SEAT and len(state.order) != state.seats:
        raise reader.fail("'order' has no place for every seat")
    if (state.active == NOBODY) != (state.phase in (SEAT, OVER)):
        raise reader.fail(f"in the phase {PHASES[state.phase]} the active seat cannot be {state.active}")
    if TARGET <= state.phase <= DEFENCE and state.source == NONE:
        raise reader.fail("the move in progress has no source")
    if NUMBER <= state.phase <= DEFENCE and state.target == NONE:
        raise reader.fail("the move in progress has no target")
    if state.phase in (ATTACK, DEFENCE) and not 1 <= state.number <= DICE:
        raise reader.fail(f"an attack with {state.number} resources")
    if state.phase == DEFENCE and (state.attack == NONE or len(ROLLS[state.attack]) != state.number):
        raise reader.fail("the attacker's roll does not fit the number of attackers")
