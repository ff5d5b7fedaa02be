"""City scoring (chapter C17): automatic, after building and once more in the closing."""

from motherlode.games.cavum.components import HEXES
from motherlode.games.cavum.links import connected
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import CITIES, CavumState, award
from motherlode.kernel import Facts, Log


def counts(rules: Rules, state: CavumState) -> list[int]:
    """Connected stations, by city and seat."""
    seats, box = state.seats, rules.box
    table = [0] * (len(box.cities) * seats)
    for seat in range(seats):
        for space in rules.grid.members(connected(rules, state.board, seat)):
            table[box.space_city[space - HEXES] * seats + seat] += 1
    return table


def score(rules: Rules, state: CavumState, log: Log) -> None:
    """Every connected station scores the free spaces of its city (C17.2, C17.3)."""
    box, seats, table = rules.box, state.seats, counts(rules, state)
    for city, size in enumerate(box.city_size):
        stations = table[city * seats : (city + 1) * seats]
        free = size - sum(stations)  # C3.22
        for seat in range(seats):
            if stations[seat]:
                points = stations[seat] * free
                award(state, seat, CITIES, points)
                if log.on:
                    facts: Facts = {"seat": seat, "city": box.cities[city], "count": stations[seat]}
                    facts |= {"free": free, "points": points, "spaces": scoring_spaces(rules, state, seat, city)}
                    log.emit("city_scored", facts)


def scoring_spaces(rules: Rules, state: CavumState, seat: int, city: int) -> list[str]:
    """The spaces of a city with a connected station of the seat."""
    spaces = rules.grid.members(connected(rules, state.board, seat))
    return [rules.box.names[space] for space in spaces if rules.box.space_city[space - HEXES] == city]
