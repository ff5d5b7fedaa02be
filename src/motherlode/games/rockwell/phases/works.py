"""Phase III (chapter R15): upgrades, shafts and deliveries, one action at a time, round and round."""

from typing import Final

from motherlode.games.rockwell import achievements, secrets
from motherlode.games.rockwell.actions import (
    BUILD_SHAFT_ID,
    DELIVER_ID,
    MOVE_SHAFT_ID,
    PASS_WORKS_ID,
    SHAFT_LEVEL_ID,
    SHAFT_TO_ID,
    UPGRADE_CREW_ID,
    UPGRADE_MOBILITY_ID,
    UPGRADE_SAFETY_ID,
)
from motherlode.games.rockwell.components import CREWS, KIND_NAMES, KINDS, LEVELS, STRONGEST
from motherlode.games.rockwell.holdings import check_money, cube_facts
from motherlode.games.rockwell.mine import PLACE_NAMES, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import boards, shafts
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import (
    END_ROUND,
    EXTRACT,
    IN_CORE,
    NEXT_WORKER,
    NONE,
    ONE_STRENGTH,
    SHAFT_LEVEL,
    SHAFT_MOVING,
    UNTAKEN,
    WORKING,
    RockwellState,
    die_of,
    place_crew,
    place_of,
    shaft_level,
    strength_of,
)
from motherlode.kernel import Facts, Log, Violation
from motherlode.kernel.packed import replaced

BOARD: Final = 2


def begin(rules: Rules, state: RockwellState, log: Log) -> None:
    boards.open_board(rules, state, BOARD, "works_opened", log)
    state.phase = NEXT_WORKER


def next_worker(rules: Rules, state: RockwellState, log: Log) -> None:
    state.crew = 0
    boards.dismiss(rules, state, BOARD, "works_left", log)
    if not boards.ask_next(rules, state, BOARD, WORKING):
        state.phase = END_ROUND


class Working(Phase):
    """A player takes an action, or passes."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        ids = legal_upgrades(rules, state, seat) + legal_shafts(rules, state, seat)
        for kind in range(KINDS):
            tile = next_delivery(rules, state, kind)
            if tile != NONE and achievements.holds(state, seat, rules.box.delivery_cubes[tile]):
                ids.append(DELIVER_ID + kind)
        ids.append(PASS_WORKS_ID)
        return ids

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action < UPGRADE_SAFETY_ID:
            return check_crew(rules, state, seat, state.crews[seat * CREWS + action - UPGRADE_CREW_ID])
        if action == UPGRADE_SAFETY_ID:
            return check_next(state, seat, rules.safety_price[state.seats], state.safety[seat])
        if action == UPGRADE_MOBILITY_ID:
            return check_next(state, seat, rules.mobility_price[state.seats], state.mobility[seat])
        if action < MOVE_SHAFT_ID:
            return check_build(rules, state, seat, action - BUILD_SHAFT_ID)
        if action < SHAFT_LEVEL_ID:
            return check_shaft(rules, state, seat, action - MOVE_SHAFT_ID)
        return None if action == PASS_WORKS_ID else check_delivery(rules, state, seat, action - DELIVER_ID)

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action == PASS_WORKS_ID:
            state.left[seat] = 0  # R15.3
            state.phase = NEXT_WORKER
        elif MOVE_SHAFT_ID <= action < SHAFT_LEVEL_ID:
            state.target = action - MOVE_SHAFT_ID
            state.phase = SHAFT_LEVEL
        else:
            act(rules, state, seat, action, log)


class ShaftLevel(Phase):
    """A shaft is picked up; a level bought says by which rule it is put down (R15.17)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [SHAFT_LEVEL_ID + level - 1 for level in movable_levels(rules, state, seat)]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        return check_level(rules, state, seat, action - SHAFT_LEVEL_ID + 1)

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        state.amount = action - SHAFT_LEVEL_ID + 1
        state.phase = SHAFT_MOVING


class ShaftMoving(Phase):
    """The shaft is put down."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [SHAFT_TO_ID + tile for tile in tiles_of(shafts.allowed_tiles(rules, state, seat, state.amount))]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        return shafts.check_tile(rules, state, seat, action - SHAFT_TO_ID, state.amount)

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        move_shaft(rules, state, seat, action - SHAFT_TO_ID, log)


def legal_upgrades(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    ids: list[int] = []
    money, prices = state.money[seat], rules.crew_price[state.seats]
    for number in range(CREWS):
        crew = state.crews[seat * CREWS + number]
        if can_grow(crew) and prices[strength_of(crew) + 1] <= money:
            ids.append(UPGRADE_CREW_ID + number)
    if is_affordable(rules.safety_price[state.seats], state.safety[seat], money):
        ids.append(UPGRADE_SAFETY_ID)
    if is_affordable(rules.mobility_price[state.seats], state.mobility[seat], money):
        ids.append(UPGRADE_MOBILITY_ID)
    return ids


def legal_shafts(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    ids: list[int] = []
    level = shaft_level(state, seat)
    if is_affordable(rules.shaft_price[state.seats], level, state.money[seat]):
        ids = [BUILD_SHAFT_ID + tile for tile in tiles_of(shafts.allowed_tiles(rules, state, seat, level + 1))]
    if level and movable_levels(rules, state, seat):
        ids += [MOVE_SHAFT_ID + tile for tile in tiles_of(state.shafts[seat])]
    return ids


def can_grow(crew: int) -> bool:
    return crew < IN_CORE and strength_of(crew) < STRONGEST  # R15.6


def is_affordable(prices: list[int], level: int, money: int) -> bool:
    """Whether the next level exists and can be paid (R15.10)."""
    return level < LEVELS and prices[level + 1] <= money


def movable_levels(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    """The levels bought by whose rule a shaft can be moved now (R15.17)."""
    prices, money = rules.shaft_price[state.seats], state.money[seat]
    return [
        level
        for level in range(1, shaft_level(state, seat) + 1)
        if prices[level] <= money and shafts.allowed_tiles(rules, state, seat, level)
    ]


def next_delivery(rules: Rules, state: RockwellState, kind: int) -> int:
    """The open tile of a type, or NONE (R15.20)."""
    for tile in rules.stacks[kind]:
        if state.deliveries[tile] == UNTAKEN:
            return tile
    return NONE


def check_crew(rules: Rules, state: RockwellState, seat: int, crew: int) -> Violation | None:
    if not can_grow(crew):
        return Violation("R15.6", {"place": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew)})
    return check_money(state, seat, rules.crew_price[state.seats][strength_of(crew) + 1])


def check_next(state: RockwellState, seat: int, prices: list[int], level: int) -> Violation | None:
    if level == LEVELS:
        return Violation("R15.10", {"level": level + 1})
    return check_money(state, seat, prices[level + 1])


def check_build(rules: Rules, state: RockwellState, seat: int, tile: int) -> Violation | None:
    level = shaft_level(state, seat)
    violation = check_next(state, seat, rules.shaft_price[state.seats], level)
    return violation or shafts.check_tile(rules, state, seat, tile, level + 1)


def check_shaft(rules: Rules, state: RockwellState, seat: int, tile: int) -> Violation | None:
    """Whether a shaft stands there, and some level would let it be moved."""
    if not state.shafts[seat] >> tile & 1:
        return Violation("R15.17", {"tile": PLACE_NAMES[tile]})
    if movable_levels(rules, state, seat):
        return None
    return check_level(rules, state, seat, nearest_level(rules, state, seat))


def nearest_level(rules: Rules, state: RockwellState, seat: int) -> int:
    """Of the levels bought the first one that has a tile to go to, for which only money can be missing; or the last."""
    for level in range(1, shaft_level(state, seat)):
        if shafts.allowed_tiles(rules, state, seat, level):
            return level
    return shaft_level(state, seat)


def check_level(rules: Rules, state: RockwellState, seat: int, level: int) -> Violation | None:
    if level > shaft_level(state, seat):
        return Violation("R15.17", {"level": level})
    violation = check_money(state, seat, rules.shaft_price[state.seats][level])
    if violation or shafts.allowed_tiles(rules, state, seat, level):
        return violation
    return Violation("R15.12" if level == 1 else "R15.13")


def check_delivery(rules: Rules, state: RockwellState, seat: int, kind: int) -> Violation | None:
    tile = next_delivery(rules, state, kind)
    if tile == NONE:
        return Violation("R15.20", {"kind": KIND_NAMES[kind]})
    for needed, have in zip(rules.box.delivery_cubes[tile], state.cubes[seat * KINDS :], strict=False):
        if have < needed:
            return Violation("R1.9", {"needed": needed, "have": have})
    return None


def act(rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
    """An action that is complete in itself."""
    if action < UPGRADE_SAFETY_ID:
        upgrade_crew(rules, state, seat, action - UPGRADE_CREW_ID, log)
    elif action == UPGRADE_SAFETY_ID:
        state.safety[seat] += 1  # R15.8
        level = state.safety[seat]
        pay(state, seat, rules.safety_price[state.seats][level], "safety_upgraded", {"level": level}, log)
    elif action == UPGRADE_MOBILITY_ID:
        state.mobility[seat] += 1  # R15.9
        level = state.mobility[seat]
        pay(state, seat, rules.mobility_price[state.seats][level], "mobility_upgraded", {"level": level}, log)
    elif action < MOVE_SHAFT_ID:
        build(rules, state, seat, action - BUILD_SHAFT_ID, log)
    else:
        deliver(rules, state, seat, action - DELIVER_ID, log)


def pay(state: RockwellState, seat: int, price: int, kind: str, facts: Facts, log: Log) -> None:
    state.money[seat] -= price
    if log.on:
        log.emit(kind, {"seat": seat, **facts, "price": price})
    end_action(state, seat)


def end_action(state: RockwellState, seat: int) -> None:
    state.left[seat] -= 1  # R15.2
    state.phase = NEXT_WORKER


def upgrade_crew(rules: Rules, state: RockwellState, seat: int, number: int, log: Log) -> None:
    """R15.5; a tile that becomes ready by it is extracted at once (R15.7)."""
    crew = state.crews[seat * CREWS + number] + ONE_STRENGTH
    state.crew = place_crew(state, seat, number, crew)
    strength = strength_of(crew)
    facts: Facts = {"place": PLACE_NAMES[place_of(crew)], "strength": strength, "die": die_of(crew)}
    pay(state, seat, rules.crew_price[state.seats][strength], "crew_upgraded", facts, log)
    achievements.test_strength(rules, state, seat, log)
    state.stirred = rules.stands[place_of(crew)]
    state.resume = NEXT_WORKER
    state.phase = EXTRACT


def build(rules: Rules, state: RockwellState, seat: int, tile: int, log: Log) -> None:
    state.shafts[seat] |= 1 << tile  # R15.11
    level = shaft_level(state, seat)
    facts: Facts = {"tile": PLACE_NAMES[tile], "level": level}
    pay(state, seat, rules.shaft_price[state.seats][level], "shaft_built", facts, log)


def move_shaft(rules: Rules, state: RockwellState, seat: int, tile: int, log: Log) -> None:
    level = state.amount
    state.shafts[seat] ^= 1 << state.target | 1 << tile
    facts: Facts = {"from": PLACE_NAMES[state.target], "to": PLACE_NAMES[tile], "level": level}
    state.target = state.amount = 0
    pay(state, seat, rules.shaft_price[state.seats][level], "shaft_moved", facts, log)


def deliver(rules: Rules, state: RockwellState, seat: int, kind: int, log: Log) -> None:
    """R15.19."""
    tile = next_delivery(rules, state, kind)
    cubes = rules.box.delivery_cubes[tile]
    for number in range(KINDS):
        if cubes[number]:
            secrets.show(state, seat, number, cubes[number])
            state.cubes[seat * KINDS + number] -= cubes[number]
    state.deliveries = replaced(state.deliveries, tile, seat)
    if log.on:
        facts: Facts = {"delivery": rules.box.deliveries[tile], "kind": KIND_NAMES[kind], **cube_facts(cubes)}
        secrets.tell(state, "delivered", {"seat": seat, **facts}, log)
    end_action(state, seat)
