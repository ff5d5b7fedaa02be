"""Laying tunnel and dynamite tiles (chapters C10, C11): the hex, then the rotation; giving up a tile (C15.4)."""

from motherlode.games.cavum.actions import GIVE_UP_ID, LAY_ID, TURN_ID
from motherlode.games.cavum.board import lay_tile, level_of, shape_of
from motherlode.games.cavum.components import HEXES, KINDS, OPTION, SHAPES, SIZES, tile_of
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.games.cavum.lays import guarded, lay_sites, rotations_at
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import building
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import NONE, TURN, CavumState
from motherlode.kernel import Facts, Log, Violation


class LayingTile(Decision):
    """The hex of a tile (C10.1)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        sites = lay_sites(rules, state.board, seat, state.kind % SHAPES)
        return [LAY_ID + hex for hex in rules.grid.members(sites)] if sites else [GIVE_UP_ID]

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        sites = lay_sites(rules, state.board, seat, state.kind % SHAPES)
        if action == GIVE_UP_ID:
            if state.piece == OPTION:
                return Violation("C14.5", {"piece": KINDS[state.kind], "taken": 1})
            return Violation("C15.4", {"piece": KINDS[state.kind]}) if sites else None
        hex = action - LAY_ID
        return None if sites & rules.bit[hex] else why_not(rules, state, seat, hex)

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action == GIVE_UP_ID:
            state.pool[state.kind] += 1
            if log.on:
                log.emit("given_up", {"seat": seat, "piece": KINDS[state.kind]})
            building.end_action(rules, state, seat, NONE, log)
        else:
            state.hex, state.step = action - LAY_ID, TURN


def why_not(rules: Rules, state: CavumState, seat: int, hex: int) -> Violation:
    """The clause that keeps a tile off a hex."""
    board, bit = state.board, rules.bit[hex]
    facts: Facts = {"hex": rules.box.names[hex], "tile": KINDS[state.kind]}
    if board.manned & bit:
        return Violation("C10.2", facts)
    if board.veined & bit:
        return Violation("C10.3", facts)
    if not rules.edge_is_open and guarded(rules, board, seat) & bit:
        return Violation("C10.14", facts)
    if board.tiled & bit:
        covered, size = SIZES[shape_of(board.stacks[hex] & 63)], SIZES[state.kind % SHAPES]
        if size <= covered:
            clause = "C10.18" if covered == SIZES[-1] else "C10.17"
            return Violation(clause, {**facts, "needed": covered + 1, "have": size})
    return Violation(dead_end(rules, state, hex, rules.span[state.kind % SHAPES]), facts)


def dead_end(rules: Rules, state: CavumState, hex: int, exits: int) -> str:
    """Why none of the exits continues: at a vein, at a city space, or at nothing at all."""
    board, near = state.board, rules.grid.near[hex * DIRECTIONS : (hex + 1) * DIRECTIONS]
    ahead = [d for d in range(DIRECTIONS) if exits >> d & 1 and near[d] >= 0]
    veins = [d for d in ahead if near[d] < HEXES and board.veins[near[d]]]
    covered = rules.exits[board.stacks[hex] & 63]
    if veins:
        return "C10.22" if any(covered >> d & 1 for d in veins) else "C10.9"
    if any(near[d] >= HEXES for d in ahead):
        return "C10.16"
    return "C10.19" if covered else "C10.4"


class TurningTile(Decision):
    """The rotation of a tile on its hex (C10.4)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        return [TURN_ID + k for k in rotations_at(rules, state.board, seat, state.kind % SHAPES, state.hex)]

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        k, shape = action - TURN_ID, state.kind % SHAPES
        if k in rotations_at(rules, state.board, seat, shape, state.hex):
            return None
        if k not in rules.rotations[shape]:
            return Violation("C3.4", {"rotation": k, "tile": KINDS[state.kind]})
        clause = dead_end(rules, state, state.hex, rules.exits[tile_of(shape, k)])
        return Violation(clause, {"hex": rules.box.names[state.hex], "tile": KINDS[state.kind]})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        hex, kind, k = state.hex, state.kind, action - TURN_ID
        lay_tile(rules, state.board, hex, tile_of(kind, k))
        if state.piece == OPTION:
            state.pool[kind] -= 1
        if log.on:
            facts: Facts = {"seat": seat, "tile": KINDS[kind], "hex": rules.box.names[hex], "rotation": k}
            log.emit("tile_laid", {**facts, "level": level_of(state.board.stacks[hex])})
        building.end_action(rules, state, seat, hex, log)
