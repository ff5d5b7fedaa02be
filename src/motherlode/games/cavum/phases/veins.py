"""Veins (chapter C13): the hex, then the colour; or given up (C15.2)."""

from motherlode.games.cavum.actions import COLOUR_ID, GIVE_UP_ID, LAY_VEIN_ID
from motherlode.games.cavum.board import put_vein
from motherlode.games.cavum.components import COLOURS, OPTION, SCALE, VEINS
from motherlode.games.cavum.grid import without
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import building
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import COLOUR, NONE, CavumState
from motherlode.kernel import Facts, Log, Violation


def vein_sites(rules: Rules, state: CavumState) -> int:
    """The hexes on which a vein may be laid (C13.1-C13.4); none while the scales are empty (C13.10)."""
    if not has_stones(state):
        return 0
    grid, board = rules.grid, state.board
    return without(board.tiled, board.veined | board.manned | grid.beside_city | grid.around(board.veined))


def has_stones(state: CavumState) -> bool:
    return min(state.open) < SCALE


def stones_for(rules: Rules, state: CavumState, colour: int) -> int:
    """How many stones of the colour a new vein gets (C13.6)."""
    return min(rules.box.vein_stones[state.seats], SCALE - state.open[colour])


class LayingVein(Decision):
    """The hex of a vein (C13.1)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        actions = [LAY_VEIN_ID + hex for hex in rules.grid.members(vein_sites(rules, state))]
        if state.piece != OPTION and (rules.give_up_freely or not actions):
            actions.append(GIVE_UP_ID)
        return actions

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        sites = vein_sites(rules, state)
        if action == GIVE_UP_ID:
            if state.piece == OPTION:
                return Violation("C14.5", {"piece": "vein", "taken": 1})
            return Violation("C15.2", {"piece": "vein"}) if sites and not rules.give_up_freely else None
        hex = action - LAY_VEIN_ID
        return None if sites & rules.bit[hex] else why_not(rules, state, hex)

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action != GIVE_UP_ID:
            state.hex, state.step = action - LAY_VEIN_ID, COLOUR
            return
        state.pool[VEINS] += 1
        if log.on:
            log.emit("given_up", {"seat": seat, "piece": "vein"})
        building.end_action(rules, state, seat, NONE, log)


def why_not(rules: Rules, state: CavumState, hex: int) -> Violation:
    board, grid, bit = state.board, rules.grid, rules.bit[hex]
    facts: Facts = {"hex": rules.box.names[hex]}
    if not board.tiled & bit or (board.veined | board.manned) & bit:
        return Violation("C13.1", facts)
    if grid.beside_city & bit:
        return Violation("C13.3", facts)
    return Violation("C13.4" if grid.around(board.veined) & bit else "C13.10", facts)


class ChoosingColour(Decision):
    """The colour of its stones (C13.5)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        return [COLOUR_ID + colour for colour in range(COLOURS) if state.open[colour] < SCALE]

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        colour = action - COLOUR_ID
        return None if state.open[colour] < SCALE else Violation("C13.5", {"colour": rules.box.colours[colour]})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        colour = action - COLOUR_ID
        stones = stones_for(rules, state, colour)
        put_vein(rules, state.board, state.hex, colour, stones)
        state.open[colour] += stones  # C3.19
        if state.piece == OPTION:
            state.pool[VEINS] -= 1
        if log.on:
            facts: Facts = {"seat": seat, "hex": rules.box.names[state.hex], "colour": rules.box.colours[colour]}
            log.emit("vein_laid", {**facts, "count": stones, "high": state.open[colour]})
        building.end_action(rules, state, seat, NONE, log)
