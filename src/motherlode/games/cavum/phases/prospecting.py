"""Prospecting (chapter C16): the route, place by place, as the twelfth action."""

from motherlode.games.cavum.actions import GO_ID, NO_ROUTE_ID, START_ID, STOP_ID
from motherlode.games.cavum.board import take_stone
from motherlode.games.cavum.components import COLOURS, HEXES, VEINS
from motherlode.games.cavum.links import linked, network, route_starts, route_steps
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import building
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import NONE, ROUTE, CavumState
from motherlode.kernel import Facts, Log, Violation


class StartingRoute(Decision):
    """The first station of a route, or no route (C16.2)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        starts = rules.grid.members(route_starts(rules, state.board, seat))
        starts.sort()
        return [NO_ROUTE_ID] + [START_ID + node for node in starts]

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        if action == NO_ROUTE_ID or route_starts(rules, state.board, seat) & rules.bit[action - START_ID]:
            return None
        node = action - START_ID
        clause = "C3.11" if state.board.stations[node] == seat + 1 else "C16.3"
        return Violation(clause, {"place": rules.box.names[node]})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action != NO_ROUTE_ID:
            state.route.append(action - START_ID)
            state.step = ROUTE
            return
        if log.on:
            log.emit("no_route", {"seat": seat})
        building.end_action(rules, state, seat, NONE, log)


def can_stop(state: CavumState, seat: int) -> bool:
    """Whether the route stands at another own station than its first (C16.3)."""
    return len(state.route) > 1 and state.board.stations[state.route[-1]] == seat + 1


class WalkingRoute(Decision):
    """The next place of a route, or its end (C16.3)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        steps = rules.grid.members(route_steps(rules, state.board, seat, state.route))
        steps.sort()
        actions = [GO_ID + node for node in steps]
        if can_stop(state, seat):
            actions.append(STOP_ID)
        return actions

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        if action == STOP_ID:
            stands = rules.box.names[state.route[-1]]
            return None if can_stop(state, seat) else Violation("C16.3", {"place": stands})
        node = action - GO_ID
        if route_steps(rules, state.board, seat, state.route) & rules.bit[node]:
            return None
        return Violation(why_not(rules, state, seat, node), {"place": rules.box.names[node]})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action == STOP_ID:
            prospect(rules, state, seat, log)
            building.end_action(rules, state, seat, NONE, log)
        else:
            state.route.append(action - GO_ID)


def why_not(rules: Rules, state: CavumState, seat: int, node: int) -> str:
    if node in state.route:
        return "C16.4"
    nodes = linked(rules, state.board, state.route[-1]) & network(rules, state.board, seat)
    return "C3.11" if nodes & rules.bit[node] else "C16.6"


def veins_on(state: CavumState) -> list[int]:
    """The hexes with veins on the route so far, in its order."""
    return [node for node in state.route if node < HEXES and state.board.veins[node]]


def prospect(rules: Rules, state: CavumState, seat: int, log: Log) -> None:
    """One stone of each vein goes to the hand, emptied veins to the pool (C16.8, C16.11)."""
    names, colours, veins = rules.box.names, rules.box.colours, veins_on(state)
    found = [take_stone(rules, state.board, hex) for hex in veins]
    for colour in found:
        state.hands[seat * COLOURS + colour] += 1
    if log.on:
        route, stones = [names[node] for node in state.route], [colours[colour] for colour in found]
        facts: Facts = {"seat": seat, "route": route, "colours": stones, "count": len(found)}
        log.emit("prospected", {**facts, "veins": [names[hex] for hex in veins]})
    for hex, colour in zip(veins, found, strict=True):
        if not state.board.veins[hex]:
            state.pool[VEINS] += 1
            if log.on:
                log.emit("vein_emptied", {"hex": names[hex], "colour": colours[colour]})
    state.route = []
