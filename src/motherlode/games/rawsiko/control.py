"""Who controls what (chapter W9): materials, territories and continents, always read off the current map."""

from motherlode.games.rawsiko.actions import credit
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import NOBODY, RawsikoState


def controlled(rules: Rules, state: RawsikoState, seat: int) -> int:
    """W1.14, W9.1: the materials of all own territories together."""
    materials = 0
    for territory, owner in enumerate(state.owner):
        if owner == seat:
            materials |= rules.materials_of[territory]
    return materials


def final(rules: Rules, state: RawsikoState, seat: int) -> int:
    """W17.1: what counts for goals and ties, materials taken from China included."""
    return controlled(rules, state, seat) | state.taken[seat]


def next_credit(rules: Rules, state: RawsikoState, seat: int) -> int:
    """W10.1: a third of the different materials controlled, rounded up."""
    return credit(controlled(rules, state, seat).bit_count())


def is_held_alone(rules: Rules, state: RawsikoState, continent: int, seat: int) -> bool:
    """W16.3: the seat owns part of the continent, and no other seat does; empty territories do not matter."""
    owners = {state.owner[territory] for territory in rules.members[continent]}
    return owners - {NOBODY} == {seat}


def continents_alone(rules: Rules, state: RawsikoState, seat: int) -> list[int]:
    """W16.4: the continents that the seat holds alone."""
    return [continent for continent in range(rules.continents) if is_held_alone(rules, state, continent, seat)]


def living(state: RawsikoState) -> int:
    """How many seats still take part (W1.16)."""
    return state.seats - len(state.eliminated)


def bits(mask: int) -> list[int]:
    """The members of a set, ascending."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
