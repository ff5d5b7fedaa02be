"""Drilling rounds and movement (chapter R8): the active crew, where it goes, and the die it carries (R10.7-R10.10)."""

from typing import Final

from motherlode.games.rockwell import achievements
from motherlode.games.rockwell.actions import CREW_ID, LEAVE_DIE_ID, MOVE_CORE_ID, MOVE_ID, STAY_ID, TAKE_DIE_ID
from motherlode.games.rockwell.components import CREWS
from motherlode.games.rockwell.holdings import check_money
from motherlode.games.rockwell.mine import CORE, EDGE, ENTRANCE, PLACE_NAMES, SECTORS, TILES, is_edge
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import (
    AI_TURN,
    CARRYING,
    DRILLING,
    EXTRACT,
    IN_CORE,
    MOVING,
    NEXT_DRILLER,
    NEXT_DRILLING,
    OFFER_ADVANTAGE,
    SHAFTS_YIELD,
    RockwellState,
    crew_of,
    die_of,
    place_crew,
    place_of,
    strength_of,
)
from motherlode.kernel import Facts, Log, Violation

# The clause that limits a move, by level of mobility.
MOBILITY_CLAUSES: Final = ("R8.15", "R8.16", "R8.18", "R8.19")
EDGE_MOBILITY: Final = 2


def start(rules: Rules, state: RockwellState, log: Log) -> None:
    """The next drilling round, or the active shafts after the last one (R4.3, R8.1)."""
    if state.drilling == rules.box.drilling_rounds:
        state.phase = SHAFTS_YIELD
        return
    state.drilling += 1
    state.turn = state.crew = 0
    state.phase = NEXT_DRILLER
    if log.on:
        log.emit("drilling_round", {"drilling_round": state.drilling})


def next_driller(state: RockwellState, log: Log) -> None:
    """Asks the next player in Control order with a crew outside the core (R8.1, R8.5)."""
    state.crew = state.target = state.hired = 0
    while state.turn < state.seats:
        seat = state.control[state.turn]
        state.turn += 1
        if state.crews[seat * CREWS] < IN_CORE:
            state.phase = DRILLING
            state.acting = state.active = seat
            return
        if log.on:
            log.emit("turn_skipped", {"seat": seat})
    state.phase = AI_TURN if state.seats == 2 else NEXT_DRILLING  # R19.6


def active_crew(state: RockwellState) -> int:
    return state.crews[state.active * CREWS + state.crew]


def die_cap(rules: Rules, place: int) -> int:
    """The strongest die allowed on a tile or edge (R10.5)."""
    return rules.die_cap[place % TILES // SECTORS]


class Drilling(Phase):
    """A player picks the active crew (R8.2)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        first = seat * CREWS
        count = CREWS
        while state.crews[first + count - 1] == IN_CORE:  # R8.11
            count -= 1
        return list(range(CREW_ID, CREW_ID + count))

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        is_out = state.crews[seat * CREWS + action - CREW_ID] == IN_CORE
        return Violation("R8.11") if is_out else None

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        state.crew = action - CREW_ID
        state.phase = MOVING


class Moving(Phase):
    """The active crew moves or stays."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        place = state.crews[seat * CREWS + state.crew] >> 6
        level = state.mobility[seat]
        if level < EDGE_MOBILITY:
            return rules.moves[level][place][:]
        if rules.edge_of_one:
            return [id for id in rules.moves[level][place] if not is_taken_edge(rules, state, seat, id - MOVE_ID)]
        return (rules.moves_off_edges if has_other_on_edge(state, seat) else rules.moves)[level][place][:]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action == STAY_ID:
            return None
        place, level = destination(action), state.mobility[seat]
        start = place_of(state.crews[seat * CREWS + state.crew])
        facts: Facts = {"place": PLACE_NAMES[place], "mobility": level}
        if place not in rules.reach[level][start]:
            return Violation(out_of_reach(rules, start, place, level), facts)
        return Violation("R8.24", facts) if is_taken_edge(rules, state, seat, place) else None

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action == STAY_ID:
            stay(state, seat, log)
            return
        place = destination(action)
        if place == CORE:
            enter_core(rules, state, seat, log)
        elif die_of(active_crew(state)):
            state.target = place
            state.phase = CARRYING  # R10.7
        else:
            move(rules, state, seat, place, 0, log)


def edge_is_open(rules: Rules, state: RockwellState, seat: int, edge: int) -> bool:
    """R8.24: one crew of a player on edges, or with `edge_limit` = per_border one crew on an edge."""
    if rules.edge_of_one:
        return all(place_of(crew) != edge for crew in state.crews)
    return not has_other_on_edge(state, seat)


def has_other_on_edge(state: RockwellState, seat: int) -> bool:
    first = seat * CREWS
    others = [state.crews[first + number] for number in range(CREWS) if number != state.crew]
    return any(EDGE <= crew >> 6 < ENTRANCE for crew in others)


def is_taken_edge(rules: Rules, state: RockwellState, seat: int, place: int) -> bool:
    return is_edge(place) and not edge_is_open(rules, state, seat, place)


def destination(action: int) -> int:
    return CORE if action == MOVE_CORE_ID else action - MOVE_ID


def out_of_reach(rules: Rules, start: int, place: int, level: int) -> str:
    """The clause that keeps a crew from going there."""
    if place == start:
        return "R8.6"
    if place == CORE:
        return "R8.10"
    if is_edge(place) and level < EDGE_MOBILITY:
        return "R8.17"
    if start >= ENTRANCE:
        return "R8.20" if level == 3 else "R8.8"
    if level == 3 and start in rules.box.core_borders and place in rules.box.core_borders:
        return "R8.21"
    return MOBILITY_CLAUSES[level]


def stay(state: RockwellState, seat: int, log: Log) -> None:
    """Nothing changes, so no tile can have become ready; a die stays as it is (R10.11)."""
    if log.on:
        crew = active_crew(state)
        facts: Facts = {"place": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew), "die": die_of(crew)}
        log.emit("crew_stayed", {"seat": seat, **facts})
    state.phase = OFFER_ADVANTAGE


def move(rules: Rules, state: RockwellState, seat: int, place: int, die: int, log: Log) -> None:
    """Ends a move on a tile or edge; only there can an extraction start (R8.23)."""
    crew = active_crew(state)
    state.crew = place_crew(state, seat, state.crew, crew_of(place, strength_of(crew), die))
    if log.on:
        names: Facts = {"from": PLACE_NAMES[place_of(crew)], "to": PLACE_NAMES[place]}
        dice = {"die": die, "die_before": die_of(crew)}
        log.emit("crew_moved", {"seat": seat, **names, "strength": strength_of(crew), **dice})
    achievements.test_depth(rules, state, seat, log)
    state.stirred = rules.stands[place]
    state.resume = OFFER_ADVANTAGE
    state.phase = EXTRACT


def enter_core(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    """The crew is out of play (R8.11), its die free again (R8.12)."""
    crew = active_crew(state)
    state.crew = place_crew(state, seat, state.crew, IN_CORE)
    if log.on:
        facts: Facts = {"from": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew), "die": die_of(crew)}
        log.emit("core_entered", {"seat": seat, **facts})
    if die_of(crew):
        return_die(state, seat, place_of(crew), log)
    achievements.test_depth(rules, state, seat, log)
    achievements.test_core(rules, state, seat, log)
    state.phase = NEXT_DRILLER  # R9.14, R10.12: no advantage in the core


def return_die(state: RockwellState, seat: int, place: int, log: Log) -> None:
    """The die of a crew that leaves this place goes back to board 1."""
    state.dice += 1
    if log.on:
        log.emit("die_returned", {"seat": seat, "place": PLACE_NAMES[place]})


class Carrying(Phase):
    """The die of a crew that moves is taken along or left (R10.7)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        cap, money = die_cap(rules, state.target), state.money[seat]
        ids = [TAKE_DIE_ID + die - 1 for die in range(1, cap + 1) if rules.hire_price[die] <= money]
        ids.append(LEAVE_DIE_ID)
        return ids

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action == LEAVE_DIE_ID:
            return None
        return check_strength(rules, state, seat, action - TAKE_DIE_ID + 1, state.target)

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        """Takes the die along for its price, as this round's hire (R10.8, R10.9), or leaves it (R10.10)."""
        die = 0
        start = place_of(active_crew(state))
        if action == LEAVE_DIE_ID:
            return_die(state, seat, start, log)
        else:
            die = action - TAKE_DIE_ID + 1
            state.hired = 1
            state.money[seat] -= rules.hire_price[die]
            if log.on:
                facts: Facts = {"place": PLACE_NAMES[start], "strength": die, "price": rules.hire_price[die]}
                log.emit("die_taken", {"seat": seat, **facts})
        move(rules, state, seat, state.target, die, log)


def check_strength(rules: Rules, state: RockwellState, seat: int, die: int, place: int) -> Violation | None:
    """The cap of the level and the price (R10.2, R10.5, R10.8)."""
    cap = die_cap(rules, place)
    if die > cap:
        return Violation("R10.5", {"strength": die, "cap": cap})
    return check_money(state, seat, rules.hire_price[die])
