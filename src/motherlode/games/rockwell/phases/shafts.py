"""Shafts: what active ones yield (chapter R13), and where one may be put (R15.11-R15.18)."""

from motherlode.games.rockwell import achievements
from motherlode.games.rockwell.components import CREWS
from motherlode.games.rockwell.holdings import cube_facts, gain
from motherlode.games.rockwell.mine import ALL_TILES, CORE, ENTRANCE, PLACE_NAMES, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import NONE, RockwellState, all_shafts, place_of
from motherlode.kernel import Log, Violation


def give_yields(rules: Rules, state: RockwellState, log: Log) -> None:
    """Every active shaft gives what the tile back shows; all receive, then achievements (R13.2, R13.3)."""
    state.active = NONE
    state.drilling = state.crew = 0
    receivers = [seat for seat in state.direction if state.shafts[seat] & state.flipped]
    for seat in receivers:
        for tile in tiles_of(state.shafts[seat] & state.flipped):
            cubes = rules.back_yield[state.backs[tile]]
            gain(state, seat, cubes)
            if log.on:
                log.emit("shaft_yield", {"seat": seat, "tile": PLACE_NAMES[tile], **cube_facts(cubes)})
    for seat in receivers:
        achievements.test_cubes(rules, state, seat, log)


def stood_by(rules: Rules, state: RockwellState, owner: int) -> int:
    """The tiles on which crews of an owner stand, as a set (R8.26)."""
    tiles = 0
    for crew in state.crews[owner * CREWS : owner * CREWS + CREWS]:
        tiles |= rules.stands[crew >> 6]
    return tiles


def near_own_crews(rules: Rules, state: RockwellState, seat: int) -> int:
    """The tiles on or beside which own crews stand; entrances do not count (R15.16)."""
    tiles = 0
    for crew in state.crews[seat * CREWS : seat * CREWS + CREWS]:
        tiles |= rules.near[crew >> 6]
    return tiles


def foreign_tiles(rules: Rules, state: RockwellState, seat: int) -> int:
    """The tiles on which crews of others stand, the AI's included (R19.17)."""
    tiles = 0
    for owner in range(len(state.crews) // CREWS):
        if owner != seat:
            tiles |= stood_by(rules, state, owner)
    return tiles


def allowed_tiles(rules: Rules, state: RockwellState, seat: int, level: int) -> int:
    """Where the rule of a level lets a shaft be put (R15.12-R15.14), on no tile that has one (R15.15)."""
    if level == 3:
        return ALL_TILES & ~all_shafts(state)
    near = near_own_crews(rules, state, seat)
    foreign = foreign_tiles(rules, state, seat)
    tiles = near & ~state.flipped & ~foreign
    if level == 2:
        tiles |= near & state.flipped
        if rules.free_shafts:
            tiles |= near | state.flipped | foreign
    return tiles & ~all_shafts(state)


def check_tile(rules: Rules, state: RockwellState, seat: int, tile: int, level: int) -> Violation | None:
    if all_shafts(state) >> tile & 1:
        return Violation("R15.15", {"tile": PLACE_NAMES[tile]})
    if allowed_tiles(rules, state, seat, level) >> tile & 1:
        return None
    return Violation(unsupported(rules, state, seat, tile, level), {"tile": PLACE_NAMES[tile]})


def unsupported(rules: Rules, state: RockwellState, seat: int, tile: int, level: int) -> str:
    """The clause by which no own crew lets a shaft of this level stand on the tile."""
    is_flipped = state.flipped >> tile & 1
    is_open = level > 1 if is_flipped else not foreign_tiles(rules, state, seat) >> tile & 1
    if is_open and tile in beside_entrances(rules, state, seat):
        return "R15.16"
    return "R15.12" if level == 1 else "R15.13"


def beside_entrances(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    """The tiles that touch the entrances of own crews, and nothing else of them."""
    places = [place_of(crew) for crew in state.crews[seat * CREWS : seat * CREWS + CREWS]]
    tiles = [tile for place in places if ENTRANCE <= place < CORE for tile in rules.box.entrances[place - ENTRANCE]]
    return [tile for tile in tiles if not near_own_crews(rules, state, seat) >> tile & 1]
