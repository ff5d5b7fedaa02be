"""Danger (chapter R12): what a danger card takes from the loot, and the insurance tokens that save some of it."""

from motherlode.games.rockwell import secrets
from motherlode.games.rockwell.components import CREWS, KINDS
from motherlode.games.rockwell.holdings import cube_facts
from motherlode.games.rockwell.mine import PLACE_NAMES
from motherlode.games.rockwell.options import BEFORE_SAFETY, JOINT, Rules
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import DIE_MASK, ENDANGERED, PAYING, RockwellState, standard_order
from motherlode.kernel import Facts, Log, Violation


def strength_there(state: RockwellState, seat: int) -> int:
    """R12.2."""
    total = 0
    for crew in state.crews[seat * CREWS : seat * CREWS + CREWS]:
        if crew >> 6 == state.tile:
            total += (crew >> 3 & DIE_MASK) + (crew & DIE_MASK)
    return total


def tile_facts(state: RockwellState) -> Facts:
    """The tile being extracted: where the cubes of an event come from."""
    return {"tile": PLACE_NAMES[state.tile]}


def loot_of(state: RockwellState, seat: int) -> list[int]:
    return state.loot[seat * KINDS : seat * KINDS + KINDS]


def protection(rules: Rules, state: RockwellState, seat: int) -> int:
    return rules.protection[state.seats][state.safety[seat]]  # R12.3


def due(rules: Rules, state: RockwellState, seat: int) -> int:
    """The cubes lost without tokens (R12.5); of a player without crews there, none (R12.1)."""
    loot, strength, safety = sum(loot_of(state, seat)), strength_there(state, seat), protection(rules, state, seat)
    if rules.danger_cap == BEFORE_SAFETY:
        return max(0, min(strength, loot) - safety)
    return min(loot, max(0, strength - safety))


def lost(rules: Rules, state: RockwellState, seat: int, tokens: int) -> int:
    """The cubes lost when this number of tokens is handed in (R12.8)."""
    if rules.danger_cap != JOINT:
        return due(rules, state, seat) - tokens
    demand = max(0, strength_there(state, seat) - protection(rules, state, seat) - tokens)
    return min(sum(loot_of(state, seat)), demand)


def most_tokens(rules: Rules, state: RockwellState, seat: int) -> int:
    """The most tokens that count (R12.6, R12.7), owned or not."""
    return sum(loot_of(state, seat)) if rules.danger_cap == JOINT else due(rules, state, seat)


def next_danger(rules: Rules, state: RockwellState, log: Log) -> None:
    """Goes through the participants in standard order (R12.11) and stops where one has a choice."""
    order = standard_order(state)
    while state.asked < state.seats:
        seat = order[state.asked]
        demand = due(rules, state, seat)
        if demand:
            if log.on:
                tell(rules, state, seat, demand, log)
            # Whether somebody owns tokens is secret where the exchange is: then everyone is asked.
            if state.tokens[seat] or rules.insure_secretly:
                state.phase = ENDANGERED
                state.acting = seat
                return
            lose(rules, state, seat, demand, log)
        state.asked += 1
    state.phase = PAYING


def tell(rules: Rules, state: RockwellState, seat: int, demand: int, log: Log) -> None:
    strength = strength_there(state, seat)
    safety = min(strength, protection(rules, state, seat))
    facts: Facts = {"strength": strength, "safety": safety, "due": demand}
    log.emit("danger", {"seat": seat, **facts, **tile_facts(state)})


class Endangered(Phase):
    """A participant decides how many tokens to hand in."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        most = min(state.tokens[seat], most_tokens(rules, state, seat))
        return list(range(rules.use_insurance_id, rules.use_insurance_id + most + 1))

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        tokens = action - rules.use_insurance_id
        most = most_tokens(rules, state, seat)
        if tokens > sum(loot_of(state, seat)):
            return Violation("R12.7", {"tokens": tokens, "most": sum(loot_of(state, seat))})
        if tokens > most:
            return Violation("R12.6", {"tokens": tokens, "most": most})
        if tokens > state.tokens[seat]:
            return Violation("R1.9", {"needed": tokens, "have": state.tokens[seat]})
        return None

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        tokens = action - rules.use_insurance_id
        cubes = lost(rules, state, seat, tokens)
        state.tokens[seat] -= tokens
        if tokens:
            secrets.show_tokens(state, seat)
            if log.on:
                secrets.tell(state, "tokens_used", {"seat": seat, "tokens": tokens}, log)
        if cubes:
            lose(rules, state, seat, cubes, log)
        state.asked += 1
        next_danger(rules, state, log)


def lose(rules: Rules, state: RockwellState, seat: int, cubes: int, log: Log) -> None:
    """The dearest cubes of the loot go first (R12.8-R12.10)."""
    gone = [0] * KINDS
    first = seat * KINDS
    for kind in rules.box.dearest_first:
        gone[kind] = min(cubes, state.loot[first + kind])
        cubes -= gone[kind]
        state.loot[first + kind] -= gone[kind]
    if log.on:
        log.emit("cubes_lost", {"seat": seat, **cube_facts(gone), **tile_facts(state)})
