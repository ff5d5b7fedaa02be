"""Reads a dump into a position, and refuses one that no match could have reached."""

from motherlode.games.rawsiko import setup
from motherlode.games.rawsiko.components import SEATS
from motherlode.games.rawsiko.loading.draft import require_sound_draft
from motherlode.games.rawsiko.loading.end import require_sound_trade
from motherlode.games.rawsiko.loading.map import require_sound_map, require_sound_supply
from motherlode.games.rawsiko.loading.move import require_sound_move
from motherlode.games.rawsiko.loading.placing import require_sound_placing
from motherlode.games.rawsiko.loading.seats import require_sound_goals, require_sound_seats
from motherlode.games.rawsiko.loading.turns import require_sound_turns
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.state import RawsikoState
from motherlode.kernel import Data, Reader


def load(rules: Rules, data: Data) -> RawsikoState:
    """The state that was dumped."""
    reader = Reader(data)
    seats = reader.within("seats", min(SEATS), max(SEATS))
    state = setup.new(rules, seats)
    rules.fields[seats].load(reader, state)
    require_sound(rules, state, reader)
    return state


def require_sound(rules: Rules, state: RawsikoState, reader: Reader) -> None:
    """Later checks rest on what earlier ones have made sure of."""
    require_sound_seats(rules, state, reader)
    require_sound_goals(rules, state, reader)
    require_sound_map(rules, state, reader)
    require_sound_draft(rules, state, reader)
    require_sound_turns(rules, state, reader)
    require_sound_placing(rules, state, reader)
    require_sound_supply(rules, state, reader)
    require_sound_move(rules, state, reader)
    require_sound_trade(rules, state, reader)
