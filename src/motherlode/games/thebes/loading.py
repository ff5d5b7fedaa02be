"""Loading a position: field by field from the table, then refused unless it can be played on."""

from collections.abc import Mapping

from motherlode.games.thebes.consistency import require_consistent
from motherlode.games.thebes.consistency_step import require_step
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.setup import new
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import Data, Reader
from motherlode.kernel.fields import StateFields


def load(rules: Rules, tables: Mapping[int, StateFields], data: Data) -> ThebesState:
    """The state that was dumped, with the table of fields for its number of seats."""
    reader = Reader(data)
    seats = reader.within("seats", min(tables), max(tables))
    state = new(rules, seats)
    tables[seats].load(reader, state)
    require_consistent(rules, state)
    require_step(rules, state)
    return state
