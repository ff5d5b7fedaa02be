"""Achievements (chapter R16): tested wherever a condition can have become true, claimed at once and by themselves."""

from motherlode.games.rockwell import secrets
from motherlode.games.rockwell.components import CREWS, KINDS, TYPES, Need
from motherlode.games.rockwell.mine import CORE, ENTRANCE, SECTORS, TILES
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import (
    ACHIEVED,
    CORES_REACHED,
    ENDS,
    IN_CORE,
    RockwellState,
    place_of,
    strength_of,
)
from motherlode.kernel import Facts, Log


def own_crews(state: RockwellState, owner: int) -> list[int]:
    return state.crews[owner * CREWS : owner * CREWS + CREWS]


def crews_in_core(state: RockwellState, owner: int) -> int:
    return own_crews(state, owner).count(IN_CORE)


def has(state: RockwellState, seat: int, number: int) -> bool:
    return state.stars[seat * TYPES + number] > 0


def holds(state: RockwellState, seat: int, cubes: list[int]) -> bool:
    first = seat * KINDS
    return all(state.cubes[first + kind] >= cubes[kind] for kind in range(KINDS))


def strong_crews(state: RockwellState, seat: int, strength: int) -> int:
    """Crews in play of at least this strength, dice not counted (R16.5, R16.7, R16.8)."""
    return sum(strength_of(crew) >= strength for crew in own_crews(state, seat))


def is_deep(place: int, ring: int) -> bool:
    """Whether a place lies in this ring or deeper; edges count as their ring, the core counts (R16.7, R16.8)."""
    return place == CORE or (place < ENTRANCE and place % TILES // SECTORS >= ring)


def all_deep(state: RockwellState, seat: int, ring: int) -> bool:
    return all(is_deep(place_of(crew), ring) for crew in own_crews(state, seat))


def test_cubes(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    for number in rules.cube_types:
        if not has(state, seat, number):
            need = rules.box.needs[number].cubes
            is_met = holds(state, seat, need)
            if state.insured and secrets.may_hold(state, seat, need):
                secrets.show_need(state, seat, need, is_met)
                if log.on:
                    facts: Facts = {"seat": seat, "achievement": rules.box.types[number], "met": int(is_met)}
                    log.reveal("achievement_tested", facts)
            if is_met:
                claim(rules, state, seat, number, log)


def test_cards(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    for number in rules.card_types:
        if not has(state, seat, number) and state.kept[seat] >= rules.box.needs[number].count:
            claim(rules, state, seat, number, log)


def test_strength(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    for number in rules.strength_types:
        need: Need = rules.box.needs[number]
        if not has(state, seat, number) and strong_crews(state, seat, need.strength) >= need.count:
            claim(rules, state, seat, number, log)


def test_depth(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    """After a crew has moved or was pulled (R16.9, R16.10)."""
    for number in rules.depth_types:
        if not has(state, seat, number) and all_deep(state, seat, rules.box.needs[number].ring):
            claim(rules, state, seat, number, log)


def test_core(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    for number in rules.core_types:
        if not has(state, seat, number) and crews_in_core(state, seat) >= rules.box.needs[number].count:
            claim(rules, state, seat, number, log)
    if companies_in_core(state) >= rules.cores_to_end[state.seats]:
        announce_end(state, CORES_REACHED, log)  # R17.5, R18.7, R19.4


def companies_in_core(state: RockwellState) -> int:
    return sum(crews_in_core(state, seat) > 0 for seat in range(state.seats))


def tiles_claimed(state: RockwellState, number: int) -> int:
    return sum(has(state, seat, number) for seat in range(state.seats))


def claim(rules: Rules, state: RockwellState, seat: int, number: int, log: Log) -> None:
    """Takes the top tile of a type (R16.2); others see that it was taken, not what it shows (R3.3)."""
    stars = rules.stars[state.seats][number][tiles_claimed(state, number)]
    state.stars[seat * TYPES + number] = stars
    if log.on:
        facts: Facts = {"seat": seat, "achievement": rules.box.types[number]}
        log.tell("achievement", facts, {seat: {"stars": stars}})
    if has_achieved_all(rules, state, seat):
        announce_end(state, ACHIEVED, log)  # R17.6


def achievements_of(state: RockwellState, seat: int) -> int:
    return sum(has(state, seat, number) for number in range(TYPES))


def has_achieved_all(rules: Rules, state: RockwellState, seat: int) -> bool:
    box = rules.box
    if achievements_of(state, seat) < box.achievements_to_end:
        return False
    return all(has(state, seat, number) for number in box.types_to_end)


def announce_end(state: RockwellState, ending: int, log: Log) -> None:
    """The round is still played to its end (R17.7)."""
    if state.ending == 0:
        state.ending = ending
        if log.on:
            log.emit("last_round", {"clause": ENDS[ending]})
