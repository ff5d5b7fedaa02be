"""Whether a turn of building can go on: the player has the piece in use, and it has a place."""

from typing import Final

from motherlode.games.cavum.components import (
    DYNAMITE,
    OPTION,
    PROSPECT,
    SHAPES,
    STATION,
    STATIONS,
    VEIN,
    VEINS,
)
from motherlode.games.cavum.lays import lay_sites
from motherlode.games.cavum.links import route_starts, route_steps
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.building import pieces_left
from motherlode.games.cavum.phases.stations import can_build
from motherlode.games.cavum.phases.veins import vein_sites
from motherlode.games.cavum.state import (
    BUILD,
    COLOUR,
    LAY,
    LAY_VEIN,
    NONE,
    PIECE,
    ROUTE,
    SET,
    START,
    STEPS,
    TAKE,
    TURN,
    CavumState,
)
from motherlode.kernel import DataError


def check_building(rules: Rules, state: CavumState) -> None:
    if not PIECE <= state.step <= ROUTE:
        return
    check_turn(rules, state)
    if state.step == PIECE:
        return
    check_piece(state)
    if state.step in (LAY, TURN):
        check_tile(rules, state)
    elif state.step in (LAY_VEIN, COLOUR):
        check_vein(rules, state)
    elif state.step == BUILD:
        check_station(rules, state)
    elif state.step == ROUTE:
        check_route(rules, state)


def check_turn(rules: Rules, state: CavumState) -> None:
    """The player has pieces left and has used one for each action (C9.4); the tile just laid is free (C12.2)."""
    left = pieces_left(state, state.turn)
    if not left:
        raise DataError(f"'turn' is {state.turn}, who has no pieces left")  # C9.9
    if left + state.acts > sum(rules.box.set):
        raise DataError(f"'acts' is {state.acts}, more than the pieces that were used")
    bit = rules.bit[state.laid] if state.laid != NONE else 0
    if bit & ~state.board.tiled or bit & (state.board.veined | state.board.manned):
        raise DataError("'laid' is a hex without a free tile")


PIECES_OF_STEP: Final = {
    LAY: (*range(VEIN), OPTION),
    TURN: (*range(VEIN), OPTION),
    BUILD: (STATION, OPTION),
    LAY_VEIN: (VEIN, OPTION),
    COLOUR: (VEIN, OPTION),
    TAKE: (OPTION,),
    START: (PROSPECT,),
    ROUTE: (PROSPECT,),
}


def check_piece(state: CavumState) -> None:
    """The piece in use is one of the step, and the player has it; the prospect tile is the last one (C9.7)."""
    if state.piece not in PIECES_OF_STEP[state.step]:
        raise DataError(f"'piece' is {state.piece}, which does not belong to the step {STEPS[state.step]!r}")
    if not state.pieces[state.turn * SET + state.piece]:
        raise DataError(f"'piece' is {state.piece}, of which seat {state.turn} has none left")
    if state.piece == PROSPECT and pieces_left(state, state.turn) > 1:
        raise DataError("'piece' is the prospect tile, which is not the last piece")


def check_tile(rules: Rules, state: CavumState) -> None:
    sites = lay_sites(rules, state.board, state.turn, state.kind % SHAPES)
    check_pool(state, state.kind, sites != 0)
    own = rules.box.card_dynamite[state.cards[state.turn]] if state.piece == DYNAMITE else state.piece
    if state.piece != OPTION and state.kind != own:
        raise DataError(f"'kind' is {state.kind}, which is not the tile of the 'piece'")
    if state.step == TURN and not sites & rules.bit[state.hex]:
        raise DataError(f"'hex' is {state.hex}, where the tile cannot be laid")


def check_vein(rules: Rules, state: CavumState) -> None:
    sites = vein_sites(rules, state)
    check_pool(state, VEINS, sites != 0)
    if state.step == COLOUR and not sites & rules.bit[state.hex]:
        raise DataError(f"'hex' is {state.hex}, where no vein can be laid")


def check_station(rules: Rules, state: CavumState) -> None:
    check_pool(state, STATIONS + state.turn, can_build(rules, state, state.turn))


def check_pool(state: CavumState, stock: int, has_use: bool) -> None:
    """What an option takes is in the pool and has a use (C14.3, C14.5)."""
    if state.piece == OPTION and not (state.pool[stock] and has_use):
        raise DataError("'piece' is an option, but what it takes is not in the pool or has no use")


def check_route(rules: Rules, state: CavumState) -> None:
    """Every place of the route could be chosen after those before it (C16.3-C16.6)."""
    steps = route_starts(rules, state.board, state.turn)
    for number, node in enumerate(state.route):
        if not steps & rules.bit[node]:
            raise DataError(f"'route' cannot go to {rules.box.names[node]}")
        steps = route_steps(rules, state.board, state.turn, state.route[: number + 1])
