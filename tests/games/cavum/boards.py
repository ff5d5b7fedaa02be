"""Random boards for comparing the engine with the literal reference: denser and wilder than play would make them."""

from random import Random

from motherlode.games.cavum.board import empty_board, lay_tile, put_station, put_vein
from motherlode.games.cavum.components import COLOURS, NODES, tile_of
from motherlode.games.cavum.game import Cavum
from motherlode.games.cavum.state import CavumState
from motherlode.kernel import CHANCE, SILENT


def random_board(game: Cavum, seats: int, rng: Random) -> CavumState:
    """Tiles, stacks, veins and stations by lot; veins may even lie beside each other or in the outer ring."""
    state = game.new(seats)
    rules, density = game.rules, rng.choice([0.2, 0.5, 0.8, 1.0])
    state.board = board = empty_board(rules, seats)
    for hex in range(rules.grid.hexes):
        if rng.random() < density:
            for shape in sorted(rng.sample(range(4), rng.choice([1, 1, 1, 2, 3]))):
                kind = shape + (4 if rng.random() < 0.2 else 0)
                lay_tile(rules, board, hex, tile_of(kind, rng.choice(rules.rotations[shape])))
    for hex in rng.sample(range(rules.grid.hexes), rng.randrange(14)):
        if board.stacks[hex]:
            put_vein(rules, board, hex, rng.randrange(COLOURS), rng.randrange(1, 5))
    for node in rng.sample(range(NODES), rng.randrange(4, 30)):
        if node >= rules.grid.hexes or (board.stacks[node] and not board.veins[node]):
            put_station(rules, board, node, rng.randrange(seats))
    return state


def played_board(game: Cavum, seats: int, rng: Random) -> CavumState:
    """A position of a match played at random, somewhere in its building."""
    state, stop = game.new(seats), rng.randrange(40, 400)
    for _ in range(stop):
        acting = game.to_act(state)
        if not acting:
            break
        choices = [draw for draw, _ in game.chance(state)] if acting[0] == CHANCE else game.legal(state, acting[0])
        game.apply(state, acting[0], rng.choice(choices), SILENT)
    return state
