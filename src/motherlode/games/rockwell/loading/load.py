"""Reads a dump into a position."""

from collections.abc import Sequence

from motherlode.games.rockwell import setup
from motherlode.games.rockwell.components import SEATS
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import RockwellState
from motherlode.kernel import Data, Reader
from motherlode.kernel.fields import StateField, load_fields


def load(rules: Rules, fields: Sequence[Sequence[StateField]], data: Data) -> RockwellState:
    """The state that was dumped; `fields` are the tables by number of seats."""
    reader = Reader(data)
    seats = reader.within("seats", min(SEATS), max(SEATS))
    state = setup.new(rules, seats)
    load_fields(fields[seats], reader, state)
    return state
