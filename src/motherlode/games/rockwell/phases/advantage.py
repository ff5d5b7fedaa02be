"""The advantages of board 1: bribes (chapter R9) and subcontractors (chapter R10), with the active crew only (R8.3)."""

from typing import Final

from motherlode.games.rockwell import achievements
from motherlode.games.rockwell.actions import BRIBE_AI_ID, BRIBE_ID, BRIBE_TO_ID, HIRE_ID, NO_ADVANTAGE_ID
from motherlode.games.rockwell.components import CREWS
from motherlode.games.rockwell.holdings import check_money
from motherlode.games.rockwell.mine import ENTRANCE, PLACE_NAMES, SECTORS, is_edge, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases.drilling import active_crew, check_strength, die_cap
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import (
    BRIBING,
    BRIBING_TO,
    EXTRACT,
    HIRING,
    NEXT_DRILLER,
    RockwellState,
    crew_of,
    die_of,
    place_crew,
    place_of,
    strength_of,
)
from motherlode.kernel import Facts, Log, Violation

NO_CHAIR: Final = 0
BRIBE: Final = 1
SUBCONTRACTOR: Final = 2

# What can stand in the way of a bribe and of a hire; the later, the nearer they are to being possible.
OBSTACLES: Final = (
    "R9.14", "R9.2", "R9.3", "R9.12", "R9.4", "R9.10", "R9.11",
    "R10.12", "R10.4", "R10.5", "R1.9",
)  # fmt: skip


def advantage_of(rules: Rules, state: RockwellState, seat: int) -> int:
    """What the seat's chair on board 1 gives (R6.6)."""
    gives_bribe = rules.bribe_chair[state.seats]
    for chair in range(rules.first_chair[1]):
        if state.chairs[chair] == seat:
            return BRIBE if gives_bribe[chair] else SUBCONTRACTOR
    return NO_CHAIR


def offer(rules: Rules, state: RockwellState) -> None:
    """Asks for the advantage if there is anything to choose."""
    seat = state.active
    advantage = advantage_of(rules, state, seat)
    state.acting = seat
    state.phase = NEXT_DRILLER
    if advantage == BRIBE and bribe_targets(rules, state) and legal_bribes(rules, state, seat):
        state.phase = BRIBING
    elif advantage == SUBCONTRACTOR and can_hire(state) and legal_hires(rules, state, seat):
        state.phase = HIRING


def bribe_targets(rules: Rules, state: RockwellState) -> int:
    """The tiles a victim could be pulled to (R9.2, R9.6, R9.13, R9.14), as a set."""
    return rules.stands[active_crew(state) >> 6] & ~state.flipped if state.bribes else 0


def can_reach(rules: Rules, state: RockwellState, victim: int, tile: int) -> bool:
    """Whether the victim stands beside the tile and not on it (R9.3, R9.4, R9.12)."""
    stood = rules.stands[victim >> 6]
    if stood >> tile & 1:
        return False
    near = stood & rules.beside[tile]
    return bool(near if rules.bribe_from_any else near & ~state.flipped)


def die_is_payable(rules: Rules, state: RockwellState, seat: int, die: int, tile: int) -> bool:
    """R9.9-R9.11: within the cap of the target's level, and the price at hand."""
    return die <= rules.die_cap[tile // SECTORS] and rules.hire_price[die] <= state.money[seat]


def victim_targets(rules: Rules, state: RockwellState, seat: int, victim: int) -> list[int]:
    """The tiles to which the seat may pull this crew."""
    die = victim & 7
    return [
        tile
        for tile in tiles_of(bribe_targets(rules, state))
        if can_reach(rules, state, victim, tile) and die_is_payable(rules, state, seat, die, tile)
    ]


def legal_bribes(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    """The crews of others, the AI's included (R19.17), that can be pulled."""
    ids: list[int] = []
    around = 0
    for tile in tiles_of(bribe_targets(rules, state)):
        around |= rules.beside[tile]
    crews = state.crews
    for number in range(len(crews)):
        owner = number // CREWS
        is_beside = owner != seat and rules.stands[crews[number] >> 6] & around
        if is_beside and victim_targets(rules, state, seat, crews[number]):
            ids.append((BRIBE_ID if owner < state.seats else ai_shift(state)) + number)
    return ids


def ai_shift(state: RockwellState) -> int:
    """What turns the number of an AI crew into its id."""
    return BRIBE_AI_ID - state.seats * CREWS


def victim_number(state: RockwellState, action: int) -> int:
    """The place of the victim in the list of crews."""
    return action - BRIBE_ID if action < BRIBE_AI_ID else action - ai_shift(state)


class Bribing(Phase):
    """The holder of a bribe chair names the crew to pull, or declines."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [*legal_bribes(rules, state, seat), NO_ADVANTAGE_ID]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action == NO_ADVANTAGE_ID:
            return None
        violation = check_victim_itself(state, seat, action)
        if violation:
            return violation
        victim = state.crews[victim_number(state, action)]
        tiles = tiles_of(rules.stands[place_of(active_crew(state))])
        return nearest([why_not(rules, state, seat, victim, tile) for tile in tiles])

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action == NO_ADVANTAGE_ID:
            state.phase = NEXT_DRILLER
            return
        state.target = victim_number(state, action)
        targets = victim_targets(rules, state, seat, state.crews[state.target])
        if len(targets) > 1:
            state.phase = BRIBING_TO  # R9.13
        else:
            bribe(rules, state, seat, targets[0], log)


class BribingTo(Phase):
    """From an edge, the briber names the tile (R9.13)."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [BRIBE_TO_ID + tile for tile in victim_targets(rules, state, seat, state.crews[state.target])]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        tile = action - BRIBE_TO_ID
        if not rules.stands[place_of(active_crew(state))] >> tile & 1:
            return Violation("R9.13", {"tile": PLACE_NAMES[tile]})
        return why_not(rules, state, seat, state.crews[state.target], tile)

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        bribe(rules, state, seat, action - BRIBE_TO_ID, log)


def check_victim_itself(state: RockwellState, seat: int, action: int) -> Violation | None:
    """Whether there is such a crew, and it is one that can be bribed at all (R9.5)."""
    if action < BRIBE_AI_ID and action - BRIBE_ID >= state.seats * CREWS:
        return Violation("R1.1")
    if action >= BRIBE_AI_ID and state.seats != 2:
        return Violation("R19.2")
    number = victim_number(state, action)
    place = place_of(state.crews[number])
    if number // CREWS == seat or place >= ENTRANCE:
        return Violation("R9.5", {"place": PLACE_NAMES[place]})
    return None


def nearest(found: list[Violation | None]) -> Violation | None:
    """None if one of several ways is open; otherwise the reason that is nearest to being possible."""
    reasons = [violation for violation in found if violation is not None]
    return max(reasons, key=nearness) if len(reasons) == len(found) else None


def nearness(violation: Violation) -> int:
    return OBSTACLES.index(violation.clause)


def why_not(rules: Rules, state: RockwellState, seat: int, victim: int, tile: int) -> Violation | None:
    """Why a crew cannot be pulled to a tile."""
    names: Facts = {"place": PLACE_NAMES[place_of(victim)], "tile": PLACE_NAMES[tile]}
    if state.flipped >> tile & 1:
        return Violation("R9.2", {"tile": PLACE_NAMES[tile]})
    if is_edge(place_of(victim)) and rules.stands[place_of(victim)] >> tile & 1:
        return Violation("R9.12", names)
    if not can_reach(rules, state, victim, tile):
        is_beside = rules.stands[place_of(victim)] & rules.beside[tile]
        return Violation("R9.4" if is_beside else "R9.3", names)
    die, cap = die_of(victim), die_cap(rules, tile)
    if die > cap:
        return Violation("R9.10", {"die": die, "cap": cap})
    return check_money(state, seat, rules.hire_price[die], "R9.11")


def bribe(rules: Rules, state: RockwellState, seat: int, tile: int, log: Log) -> None:
    """Pulls the victim over with its die, which is paid to the bank again (R9.6, R9.9)."""
    owner, number = divmod(state.target, CREWS)
    victim = state.crews[state.target]
    die = die_of(victim)
    state.bribes -= 1
    state.money[seat] -= rules.hire_price[die]
    place_crew(state, owner, number, crew_of(tile, strength_of(victim), die))
    if log.on:
        tell_bribe(rules, state, seat, owner, victim, tile, log)
    if owner < state.seats:
        achievements.test_depth(rules, state, owner, log)  # R16.10
    stir(rules, state, tile)


def tell_bribe(rules: Rules, state: RockwellState, seat: int, owner: int, victim: int, tile: int, log: Log) -> None:
    facts: Facts = {"from": PLACE_NAMES[place_of(victim)], "to": PLACE_NAMES[tile], "strength": strength_of(victim)}
    if owner < state.seats:
        price = rules.hire_price[die_of(victim)]
        log.emit("bribed", {"seat": seat, "victim_seat": owner, **facts, "die": die_of(victim), "price": price})
    else:
        log.emit("ai_bribed", {"seat": seat, **facts})


def stir(rules: Rules, state: RockwellState, place: int) -> None:
    """The strength at a place has risen by an advantage; after the extractions the turn is over (R8.4)."""
    state.stirred = rules.stands[place]
    state.resume = NEXT_DRILLER
    state.phase = EXTRACT


def can_hire(state: RockwellState) -> bool:
    """A die on board 1, none hired in this turn or on the crew yet (R10.4, R10.6, R10.9, R10.12)."""
    crew = active_crew(state)
    return state.dice > 0 and not state.hired and not die_of(crew) and place_of(crew) < ENTRANCE


def legal_hires(rules: Rules, state: RockwellState, seat: int) -> list[int]:
    cap, money = die_cap(rules, active_crew(state) >> 6), state.money[seat]
    return [HIRE_ID + die - 1 for die in range(1, cap + 1) if rules.hire_price[die] <= money]


class Hiring(Phase):
    """The holder of a subcontractor chair hires a die for the active crew, or declines."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        return [*legal_hires(rules, state, seat), NO_ADVANTAGE_ID]

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action == NO_ADVANTAGE_ID:
            return None
        return check_strength(rules, state, seat, action - HIRE_ID + 1, place_of(active_crew(state)))

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action == NO_ADVANTAGE_ID:
            state.phase = NEXT_DRILLER
        else:
            hire(rules, state, seat, action - HIRE_ID + 1, log)


def hire(rules: Rules, state: RockwellState, seat: int, die: int, log: Log) -> None:
    crew = active_crew(state)
    state.dice -= 1
    state.money[seat] -= rules.hire_price[die]
    state.crew = place_crew(state, seat, state.crew, crew + die)
    if log.on:
        facts: Facts = {"place": PLACE_NAMES[place_of(crew)], "crew_strength": strength_of(crew)}
        log.emit("hired", {"seat": seat, "strength": die, "price": rules.hire_price[die], **facts})
    stir(rules, state, place_of(crew))
