"""What building would bring a player if it ended now: city points, blasts, and the best route found (chapters C16-C18).

These are aids for the player who is asked, made from what lies open; no rule depends on them.
"""

from typing import Final

from motherlode.games.cavum.components import COLOURS, HEXES
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.cities import counts
from motherlode.games.cavum.phases.explosion import explode
from motherlode.games.cavum.routes import best_rest, best_route
from motherlode.games.cavum.state import PIECE, ROUTE, START, CavumState
from motherlode.kernel import Facts, Log

# All stones count alike: what a colour is worth depends on hidden hands.
ALIKE: Final = (1.0,) * COLOURS
PLACES: Final = 300
MORE_PLACES: Final = 3000


def forecast(rules: Rules, state: CavumState, seat: int) -> Facts:
    facts: Facts = {"city_points": city_points(rules, state, seat), "blasts": blasts(rules, state)}
    return facts | route_found(rules, state, seat) if state.step in (PIECE, START, ROUTE) else facts


def city_points(rules: Rules, state: CavumState, seat: int) -> int:
    """What the connected stations of a seat would score (C17.2)."""
    table, seats, total = counts(rules, state), state.seats, 0
    for city, size in enumerate(rules.box.city_size):
        stations = table[city * seats : (city + 1) * seats]
        total += stations[seat] * (size - sum(stations))
    return total


def blasts(rules: Rules, state: CavumState) -> list[str]:
    """The hexes where dynamite would explode, in order (C18.8)."""
    log = Log()
    explode(rules, state.clone(), log)
    return [str(event.facts["hex"]) for event in log.events]


def route_found(rules: Rules, state: CavumState, seat: int) -> Facts:
    """The route with the most stones that a short search finds, or the best way on from one that has begun."""
    route = best_of(rules, state, seat)
    stones = [state.board.veins[node] & 7 for node in route if node < HEXES and state.board.veins[node]]
    return {
        "best": [rules.box.names[node] for node in route],
        "best_stones": [rules.box.colours[colour] for colour in stones],
    }


def best_of(rules: Rules, state: CavumState, seat: int) -> list[int]:
    if state.route:
        rest = best_rest(rules, state.board, seat, ALIKE, MORE_PLACES, state.route)
        return state.route[:-1] + rest if rest else []
    places = PLACES if state.step == PIECE else MORE_PLACES
    return best_route(rules, state.board, seat, ALIKE, places)[1]
