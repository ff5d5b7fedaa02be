"""Loading a dump: a fresh state takes over the fields, and is refused unless a match can go on from it."""

from motherlode.games.cavum import setup
from motherlode.games.cavum.board import Board, empty_board, rebuilt
from motherlode.games.cavum.fields import Fields
from motherlode.games.cavum.loading.auction import check_auction
from motherlode.games.cavum.loading.building import check_building
from motherlode.games.cavum.loading.counts import check_counts
from motherlode.games.cavum.loading.mountain import check_mountain
from motherlode.games.cavum.loading.points import check_points
from motherlode.games.cavum.loading.sales import check_sales
from motherlode.games.cavum.loading.subject import check_subject
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import CavumState
from motherlode.kernel import Reader


def load(rules: Rules, fields: Fields, reader: Reader, seats: int) -> CavumState:
    """The state that was dumped, or an error that names a field."""
    state = setup.new(rules, seats)
    fields.state.load(reader, state)
    state.board = load_board(rules, fields, reader, seats)
    check_subject(state)
    check_counts(rules, state)
    check_points(rules, state)
    check_auction(rules, state)
    check_building(rules, state)
    check_sales(rules, state)
    return state


def load_board(rules: Rules, fields: Fields, reader: Reader, seats: int) -> Board:
    read = empty_board(rules, seats)
    fields.board.load(reader, read)
    check_mountain(rules, read)
    return rebuilt(rules, seats, read.stacks, read.veins, read.stations)
