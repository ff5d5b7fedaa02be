"""Reads a dump into a position, and refuses every one that could not be played on."""

from collections.abc import Mapping

from motherlode.games.rockwell import setup
from motherlode.games.rockwell.components import SEATS
from motherlode.games.rockwell.loading.choice import check_choice
from motherlode.games.rockwell.loading.companies import check_companies
from motherlode.games.rockwell.loading.extracting import check_extraction, check_secrets
from motherlode.games.rockwell.loading.material import check_material
from motherlode.games.rockwell.loading.phase import check_phase
from motherlode.games.rockwell.loading.turn import check_turn
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import RockwellState
from motherlode.kernel import Data, Reader
from motherlode.kernel.fields import StateFields


def load(rules: Rules, fields: Mapping[int, StateFields], data: Data) -> RockwellState:
    """The state that was dumped; `fields` are the tables by number of seats.

    Each check relies on those before it.
    """
    reader = Reader(data)
    seats = reader.within("seats", min(SEATS), max(SEATS))
    state = setup.new(rules, seats)
    fields[seats].load(reader, state)
    check_phase(reader, state)
    check_material(reader, rules, state)
    check_turn(reader, rules, state)
    check_companies(reader, rules, state)
    check_extraction(reader, rules, state)
    check_choice(reader, rules, state)
    check_secrets(reader, rules, state)
    return state
