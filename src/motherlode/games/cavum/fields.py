"""The fields of a position of Cavum as tables, in the order of the dump: the state first, then the board."""

from typing import Final

from motherlode.games.cavum.actions import BID_CAP
from motherlode.games.cavum.components import COLOURS, HEXES, KINDS, NODES, ORDERS, SCALE, SEATS, SHAPES, STATIONS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import IN_DECK, NONE, SET, SOURCES, STEPS, CavumState
from motherlode.kernel import Data
from motherlode.kernel.fields import ANY, StateField, StateFields, number, numbers, packed_numbers, word

POINTS: Final = 1_000_000_000  # far above any score
STACK: Final = (1 << 6 * SHAPES) - 1  # C10.17: a tile covers only smaller ones, so no stack is higher


class Fields:
    """The tables for one number of seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.state: Final = StateFields(
            [*frame_fields(rules, seats), *choice_fields(rules), *table_fields(rules, seats)]
        )
        self.board: Final = board_fields(seats)


def frame_fields(rules: Rules, seats: int) -> list[StateField]:
    """Where the match stands, and the auction or sale."""
    return [
        number("seats", 2, SEATS),
        number("phase", 1, rules.phases),
        word("step", STEPS),
        number("turn", 0, seats - 1),
        number("due", 0, rules.box.turned_up),
        number("bid", NONE, BID_CAP),
        number("bidder", NONE, seats - 1),
        number("passed", 0, (1 << seats) - 1),
        number("colour", NONE, COLOURS - 1),
    ]


def choice_fields(rules: Rules) -> list[StateField]:
    """The turn of building and the choice in progress."""
    return [
        number("acts", 0, rules.box.turn_actions - 1),
        number("laid", NONE, HEXES - 1),
        number("piece", NONE, SET - 1),
        number("kind", NONE, len(KINDS) - 1),
        number("hex", NONE, HEXES - 1),
        numbers("route", ANY, 0, NODES - 1),
    ]


def table_fields(rules: Rules, seats: int) -> list[StateField]:
    """What lies on the table beside the mountain."""
    box = rules.box
    most = max(box.total) * len(box.player_colours)
    return [
        numbers("cards", seats, 0, SEATS),
        numbers("scores", seats, -POINTS, POINTS),
        numbers("earned", seats * len(SOURCES), -POINTS, POINTS),
        numbers("pieces", seats * SET, 0, max(box.set)),
        numbers("hands", seats * COLOURS, 0, SCALE),
        numbers("orders", ORDERS, IN_DECK, seats - 1),
        numbers("chips", ORDERS, 0, rules.phases - 1),
        numbers("pool", STATIONS + seats, 0, most),
        numbers("supply", STATIONS + seats, 0, most),
        numbers("open", COLOURS, 0, SCALE),
    ]


def board_fields(seats: int) -> StateFields:
    """What lies on the mountain; the sets of the board follow from it."""
    fields = [
        numbers("stacks", HEXES, 0, STACK),
        packed_numbers("veins", HEXES, 0, SCALE << 3 | COLOURS - 1),
        packed_numbers("stations", NODES, 0, seats),
    ]
    return StateFields(fields)


def dump(fields: Fields, state: CavumState) -> Data:
    return fields.state.dump(state) | fields.board.dump(state.board)
