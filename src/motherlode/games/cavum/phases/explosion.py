"""The explosion (chapter C18): automatic, blast after blast until no dynamite is visible."""

from motherlode.games.cavum.board import kind_of, take_tile
from motherlode.games.cavum.components import KINDS
from motherlode.games.cavum.grid import without
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import CavumState
from motherlode.kernel import Log


def visible(state: CavumState) -> int:
    """The hexes with visible dynamite (C3.15)."""
    return without(state.board.dynamite, state.board.veined)


def explode(rules: Rules, state: CavumState, log: Log) -> None:
    while visible(state):
        blast(rules, state, rules.grid.first(visible(state)), log)  # C18.8


def blast(rules: Rules, state: CavumState, hex: int, log: Log) -> None:
    """All tiles of the hex, and the top tiles beside it that nothing shields (C18.3-C18.5)."""
    board, grid = state.board, rules.grid
    shielded = board.manned | board.veined | board.dynamite
    torn = grid.members(without(grid.around(rules.bit[hex]) & board.tiled, shielded))
    own: list[int] = []
    while board.stacks[hex]:
        own.append(into_pool(rules, state, hex))
    beside = [into_pool(rules, state, other) for other in torn]
    if log.on:
        own.reverse()
        names = rules.box.names
        tiles: list[str] = [KINDS[kind] for kind in own]
        torn_tiles: list[str] = [KINDS[kind] for kind in beside]
        torn_hexes = [names[other] for other in torn]
        log.emit("blast", {"hex": names[hex], "tiles": tiles, "torn": torn_hexes, "torn_tiles": torn_tiles})


def into_pool(rules: Rules, state: CavumState, hex: int) -> int:
    """Takes a top tile into the pool, by kind (C18.11)."""
    kind = kind_of(take_tile(rules, state.board, hex))
    state.pool[kind] += 1
    return kind
