"""Stations (chapter C12): on the tile just laid, in a city, or given up (C15.1)."""

from motherlode.games.cavum.actions import BUILD_CITY_ID, BUILD_HERE_ID, GIVE_UP_ID
from motherlode.games.cavum.board import is_dynamite, level_of, put_station
from motherlode.games.cavum.components import HEXES, OPTION, STATIONS
from motherlode.games.cavum.links import city_sites
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import building
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import NONE, CavumState
from motherlode.kernel import Facts, Log, Violation


def can_build_here(state: CavumState) -> bool:
    """Whether the tile of the action before takes a station: on level 1, and no dynamite (C12.2-C12.5)."""
    if state.laid == NONE:
        return False
    stack = state.board.stacks[state.laid]
    return level_of(stack) == 1 and not is_dynamite(stack & 63)


def can_build(rules: Rules, state: CavumState, seat: int) -> bool:
    return can_build_here(state) or city_sites(rules, state.board, seat) != 0


class BuildingStation(Decision):
    """The place of a station (C12.1)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        actions = [BUILD_HERE_ID] if can_build_here(state) else []
        sites = rules.grid.members(city_sites(rules, state.board, seat))
        sites.sort()
        actions += [BUILD_CITY_ID + space - HEXES for space in sites]
        if state.piece != OPTION and (rules.give_up_freely or not actions):
            actions.append(GIVE_UP_ID)
        return actions

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        if action == GIVE_UP_ID:
            return check_give_up(rules, state, seat)
        if action == BUILD_HERE_ID:
            return check_here(rules, state)
        space = action - BUILD_CITY_ID + HEXES
        if city_sites(rules, state.board, seat) & rules.bit[space]:
            return None
        return Violation("C12.11" if state.board.stations[space] else "C12.9", {"space": rules.box.names[space]})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action == GIVE_UP_ID:
            state.pool[STATIONS + seat] += 1
            if log.on:
                log.emit("given_up", {"seat": seat, "piece": "station"})
        else:
            build(rules, state, seat, state.laid if action == BUILD_HERE_ID else action - BUILD_CITY_ID + HEXES, log)
        building.end_action(rules, state, seat, NONE, log)


def check_give_up(rules: Rules, state: CavumState, seat: int) -> Violation | None:
    if state.piece == OPTION:
        return Violation("C14.5", {"piece": "station", "taken": 1})
    if rules.give_up_freely or not can_build(rules, state, seat):
        return None
    return Violation("C15.1", {"piece": "station"})


def check_here(rules: Rules, state: CavumState) -> Violation | None:
    if state.laid == NONE:
        return Violation("C12.2", {"acts": state.acts})
    if can_build_here(state):
        return None
    level = level_of(state.board.stacks[state.laid])
    return Violation("C12.4" if level > 1 else "C12.5", {"hex": rules.box.names[state.laid], "level": level})


def build(rules: Rules, state: CavumState, seat: int, node: int, log: Log) -> None:
    put_station(rules, state.board, node, seat)
    if state.piece == OPTION:
        state.pool[STATIONS + seat] -= 1
    if not log.on:
        return
    name = rules.box.names[node]
    if node < HEXES:
        log.emit("station_built", {"seat": seat, "hex": name})
    else:
        facts: Facts = {"seat": seat, "space": name, "city": rules.box.cities[rules.box.space_city[node - HEXES]]}
        log.emit("city_station_built", facts)
