"""The fields of a position as a table, in the order of the dump; `dump`, `load` and its ranges follow from it."""

from motherlode.games.rawsiko.actions import most_resources
from motherlode.games.rawsiko.components import SEATS, TIERS, Box
from motherlode.games.rawsiko.dice import ROLLS
from motherlode.games.rawsiko.state import NOBODY, NONE, PHASES
from motherlode.kernel.fields import ANY, StateFields, number, numbers, word


def state_fields(box: Box, seats: int, turns: int) -> StateFields:
    """The fields with that number of seats and turns."""
    territories, most, last_seat = len(box.territories), most_resources(box), seats - 1
    fields = [
        number("seats", min(SEATS), max(SEATS)),
        word("phase", PHASES),
        number("active", NOBODY, last_seat),
        number("place", NONE, seats),
        numbers("order", ANY, 0, last_seat, fixed=True),
        numbers("goals", seats * TIERS, NONE, len(box.goals) - 1, fixed=True),
        numbers("owner", territories, NOBODY, last_seat),
        numbers("total", territories, 0, most),
        numbers("moved", territories, 0, most),
        numbers("continents", seats * 2, NONE, len(box.continents) - 1, fixed=True),
        number("pick", 0, seats * 2),
        number("due", 0, territories),
        number("chosen", 0, (1 << territories) - 1),
        numbers("to_place", seats, 0, most),
        number("counter", 0, turns),
        number("played", 0, turns),
        number("source", NONE, territories - 1),
        number("target", NONE, territories - 1),
        number("number", 0, most),
        number("attack", NONE, len(ROLLS) - 1),
        numbers("eliminated", ANY, 0, last_seat, fixed=True),
        numbers("taken", seats, 0, (1 << len(box.materials)) - 1, fixed=True),
        numbers("picks", seats, 0, len(box.continents), fixed=True),
    ]
    return StateFields(fields)
