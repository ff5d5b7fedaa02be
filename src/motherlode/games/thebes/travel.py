"""Journeys (chapter T4): how far, and how many weeks."""

from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import CARS, DIG, KIT, SWAP, TAKE, ZEPPELINS, ThebesState


def route_to(rules: Rules, state: ThebesState, seat: int, place: int) -> list[str]:
    """The places of a shortest way, both ends included; of several ways the first in the box's order."""
    way = state.place[seat] * rules.places + place
    if way not in rules.routes:
        rules.routes[way] = new_route(rules, state.place[seat], place)
    return rules.routes[way][:]


def new_route(rules: Rules, here: int, place: int) -> list[str]:
    stops = [here]
    while stops[-1] != place:
        stops.append(next_stop(rules, stops[-1], place))
    return [rules.box.places[stop] for stop in stops]


def next_stop(rules: Rules, here: int, goal: int) -> int:
    """The first neighbour that is one step nearer to the goal."""
    distance, places = rules.distance, rules.places
    nearer = distance[here * places + goal] - 1
    stop = 0
    while distance[here * places + stop] != 1 or distance[stop * places + goal] != nearer:
        stop += 1
    return stop


def travel_weeks(rules: Rules, state: ThebesState, seat: int, place: int, flown: int) -> int:
    """The weeks a journey costs (T4.14)."""
    if flown:
        return 0
    steps = rules.distance[state.place[seat] * rules.places + place]  # T4.2
    if steps < 3:
        return steps
    cars = state.kit[seat * KIT + CARS]
    if cars == 0:
        return steps
    return steps - cars if rules.cars_stack else steps - 1  # T4.6, T4.8


def can_fly(rules: Rules, state: ThebesState, seat: int, place: int) -> bool:
    """T4.10, T4.13: a zeppelin needs a journey."""
    return state.kit[seat * KIT + ZEPPELINS] > 0 and state.place[seat] != place


def least_travel(rules: Rules, state: ThebesState, seat: int, place: int) -> int:
    """The weeks of the quickest way to go there; where the seat is already, none with or without a zeppelin."""
    return travel_weeks(rules, state, seat, place, state.kit[seat * KIT + ZEPPELINS])


def destination(rules: Rules, state: ThebesState, act: int, target: int) -> int:
    """Where the chosen action takes place (T5.2)."""
    if act == TAKE:
        return rules.city[state.display[target]]
    if act == SWAP:
        return rules.box.swap_place
    if act == DIG:
        return rules.first_site + target
    return rules.city[state.row[target]]
