"""Whether stacks, veins and stations can lie on the mountain as they are said to."""

from itertools import pairwise

from motherlode.games.cavum.board import Board, is_dynamite, level_of, shape_of, tiles_of
from motherlode.games.cavum.components import COLOURS
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.games.cavum.options import Rules
from motherlode.kernel import DataError


def check_mountain(rules: Rules, board: Board) -> None:
    if not all(is_stack(rules, tiles_of(stack)) for stack in filter(None, board.stacks)):
        raise DataError("field 'stacks' holds something that is no stack of tiles")
    if any(0 < vein < 8 or vein & 7 >= COLOURS for vein in board.veins):
        raise DataError("field 'veins' holds something that is no vein")
    for stack, vein, station in zip(board.stacks, board.veins, board.stations, strict=False):
        if (vein or station) and not stack:
            raise DataError("a vein or a station needs a tile of its own under it ('veins', 'stations', 'stacks')")
        if station and (vein or level_of(stack) > 1 or is_dynamite(stack)):
            raise DataError("'stations' holds one on a vein, on dynamite or on a tile above level 1")  # C12.3-C12.5


def is_stack(rules: Rules, tiles: list[int]) -> bool:
    """Whether tiles lie on each other from few exits to many (C10.17), each in a rotation of its own (C3.4)."""
    if not all(0 < tile < len(rules.exits) for tile in tiles):
        return False
    shapes = [shape_of(tile) for tile in tiles]
    rotations = [(tile - 1) % DIRECTIONS for tile in tiles]
    turned = all(rotation in rules.rotations[shape] for rotation, shape in zip(rotations, shapes, strict=True))
    return turned and all(below < above for below, above in pairwise(shapes))
