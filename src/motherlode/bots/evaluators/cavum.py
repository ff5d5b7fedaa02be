"""What a position of Cavum is worth: connected city stations, the best route in reach, orders, stones, pieces left."""

from collections.abc import Sequence
from math import inf
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.bots.evaluators.base import Evaluator, Term
from motherlode.bots.evaluators.cavum_survey import BoardKey, Survey, board_after_blast, board_key, station_incomes
from motherlode.bots.evaluators.cavum_trade import trade
from motherlode.bots.evaluators.memory import remember
from motherlode.games.cavum import Cavum
from motherlode.games.cavum.actions import (
    COLOUR_ID,
    FROM_POOL_ID,
    GIVE_UP_ID,
    GO_ID,
    LAY_ID,
    LAY_VEIN_ID,
    NO_ROUTE_ID,
    POINTS_ID,
    START_ID,
    STOP_ID,
    TURN_ID,
)
from motherlode.games.cavum.components import COLOURS, FIRST_DYNAMITE, HEXES, ORDERS, PROSPECT, STATION, VEINS
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.games.cavum.links import network, spread
from motherlode.games.cavum.routes import Puzzle, best_rest, best_route, finder
from motherlode.games.cavum.state import (
    COLOUR,
    FINAL,
    LAY,
    LAY_VEIN,
    ORDER,
    PIECE,
    ROUTE,
    SALE,
    SET,
    START,
    TAKE,
    CavumState,
)

# Judged by play against random players and against itself.
LATER: Final = 0.6  # what is left of an income at every scoring further away
SITE: Final = 0.5  # of the income of a station that could be built
ROUTE_NOW: Final = 0.65  # of a route that is to be prospected in this phase
ROUTE_LATER: Final = 0.35
HOPED: Final = 0.6  # of a route that lacks a station
STONE: Final = 0.55  # of the highest open price, for a stone
ORDER_STONE: Final = 0.8  # of a stone's share in an order
FINDS: Final = 2.0  # stones that orders may count on from one prospecting
MISSED: Final = 0.5  # the risk not to get a colour that lies on a vein, in one prospecting
MISSED_UNLAID: Final = 0.7  # the same for a colour that lies on none
CROWD: Final = 0.25  # what every further stone of a colour in the hand takes from the others
RIVALS: Final = 0.5
LEFT: Final = [0.6, 0.9, 1.2, 1.6, -0.5, 1.5, 2.5, 3.0, 0.0]  # a piece left in the set
GLIMPSE: Final = 40  # places looked into for a route that may come about
SEARCH: Final = 3_000  # places looked into for the route that is drawn
HEXES_TRIED: Final = 12
VEINS_TRIED: Final = 8
COLOURS_TRIED: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class CavumEvaluator(Evaluator):
    """Adds up what the seat has and may still make of its network, and holds the best rival against it."""

    scale = 15.0
    prior_temperature = 3.0
    counts_rivals = True
    iterations_per_second = 300

    def __init__(self, game: Cavum) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.routes: dict[Puzzle, float] = {}
        self.surveys: dict[BoardKey, Survey] = {}
        self.by_value = sorted(range(ORDERS), key=lambda order: -game.rules.box.value[order])

    def value(self, state: CavumState, seat: int) -> float:
        survey = self.survey(state)
        value = lead(self.standings(state, survey), seat) + self.hand_value(state, seat)
        if state.step < FINAL:
            value += self.order_value(state, seat) + self.potential(state, seat, survey)
        return value

    def terms(self, state: CavumState, seat: int) -> list[Term]:
        box, standings = self.rules.box, self.standings(state, self.survey(state))
        terms = [Term("score", float(state.scores[seat])), Term("rival", lead(standings, seat) - standings[seat])]
        terms += terms_by("city", self.city_values(state, seat), box.cities)
        terms += terms_by("stones", self.stones_values(state, seat), box.colours)
        return terms + self.terms_to_come(state, seat) if state.step < FINAL else terms

    def terms_to_come(self, state: CavumState, seat: int) -> list[Term]:
        """The parts of what orders and the network may still bring."""
        box, survey = self.rules.box, self.survey(state)
        left = state.pieces[seat * SET : (seat + 1) * SET]
        sites = survey.sites_of(self.rules, state, seat) if left[STATION] else 0
        terms = [Term("route", self.route_value(state, seat, sites, survey)), Term("pieces", sum(piece_values(left)))]
        terms += terms_by("order", self.order_values(state, seat), box.orders)
        return terms + terms_by("site", self.site_values(state, sites, left[STATION]), box.cities)

    def is_comparable(self, before: CavumState, after: CavumState) -> bool:
        """When building begins, everybody gets pieces, whatever was chosen."""
        return not before.step < PIECE <= after.step

    # Cities.

    def standings(self, state: CavumState, survey: Survey) -> list[float]:
        """By seat: the score and the city scorings to come, on the board as it is and as dynamite will leave it."""
        values = [float(score) for score in state.scores]
        weight, weight_later = self.scorings(state)
        if weight:
            now, later = survey.incomes
            add(values, now, weight)
            add(values, later, weight_later)
        return values

    def scorings(self, state: CavumState) -> tuple[float, float]:
        """The weight of the scoring before the next explosion, and of all that come after it."""
        if state.step >= FINAL:
            return 0.0, 0.0
        later = self.rules.phases - state.phase + 1
        if state.step >= SALE:
            return series(later), 0.0
        return 1.0, LATER * series(later)

    def survey(self, state: CavumState) -> Survey:
        key = board_key(state.board)
        known = self.surveys.get(key)
        return remember(self.surveys, key, Survey(self.rules, state)) if known is None else known

    def city_values(self, state: CavumState, seat: int) -> dict[int, float]:
        """By city: what the stations of the seat add to its standing."""
        values: dict[int, float] = {}
        boards = state.board, board_after_blast(self.rules, state)
        for board, weight in zip(boards, self.scorings(state), strict=True):
            for city, points in station_incomes(self.rules, board)[seat]:
                values[city] = values.get(city, 0.0) + weight * points
        return values

    # Stones and orders.

    def price(self, state: CavumState, colour: int) -> float:
        """What a stone of the colour will bring."""
        return float(state.open[colour]) if state.step >= FINAL else 1.0 + STONE * state.open[colour]

    def stone_worth(self, state: CavumState, seat: int) -> list[float]:
        """What a further stone of each colour is worth: its price, or more if an order lacks it."""
        worth = [self.price(state, colour) for colour in range(COLOURS)]
        for order in range(ORDERS):
            if state.orders[order] == seat:
                stones = self.rules.box.order_stones[order]
                share = ORDER_STONE * (self.rules.box.value[order] + self.rules.box.penalty[order]) / len(stones)
                for colour in stones:
                    if state.hands[seat * COLOURS + colour] < self.rules.need[order * COLOURS + colour]:
                        worth[colour] = max(worth[colour], share)
        return worth

    def hand_value(self, state: CavumState, seat: int) -> float:
        return add_up(self.stones_values(state, seat))

    def stones_values(self, state: CavumState, seat: int) -> dict[int, float]:
        """By colour: what its stones in the hand are worth; the more there are, the less each."""
        values: dict[int, float] = {}
        for colour in range(COLOURS):
            count = state.hands[seat * COLOURS + colour]
            if count:
                values[colour] = count * self.price(state, colour) - CROWD * count * (count - 1)
        return values

    def order_value(self, state: CavumState, seat: int) -> float:
        return add_up(self.order_values(state, seat))

    def order_values(self, state: CavumState, seat: int) -> dict[int, float]:
        """Orders by the chance to fulfil them, against the stones' price, and the penalties that threaten."""
        values: dict[int, float] = {}
        box, hand = self.rules.box, state.hands[seat * COLOURS : (seat + 1) * COLOURS]
        routes = self.rules.phases - state.phase + (state.step < SALE)
        laid = {vein & 7 for vein in state.board.veins if vein}
        needed = 0
        for order in self.by_value:
            if state.orders[order] == seat:
                lacking = without(hand, box.order_stones[order])
                needed += len(lacking)
                chance = order_chance(lacking, laid, routes)
                if lacking:
                    chance *= min(1.0, FINDS * routes / needed)
                prices = sum(self.price(state, colour) for colour in box.order_stones[order])
                values[order] = chance * (box.value[order] - prices) - (1 - chance) * box.penalty[order]
        return values

    # What the network may still bring.

    def potential(self, state: CavumState, seat: int, survey: Survey) -> float:
        """Stations that could be built, the best route, and the pieces left."""
        left = state.pieces[seat * SET : (seat + 1) * SET]
        sites = survey.sites_of(self.rules, state, seat) if left[STATION] else 0
        value = self.site_value(state, sites, left[STATION]) + self.route_value(state, seat, sites, survey)
        return value + sum(piece_values(left))

    def route_value(self, state: CavumState, seat: int, sites: int, survey: Survey) -> float:
        """What the best route is worth, now or in a later phase."""
        if state.pieces[seat * SET + PROSPECT]:
            return ROUTE_NOW * self.best_route_worth(state, seat, sites, survey)
        if state.phase < self.rules.phases:
            return ROUTE_LATER * self.best_route_worth(state, seat, sites, survey)
        return 0.0

    def best_route_worth(self, state: CavumState, seat: int, sites: int, survey: Survey) -> float:
        """The best route as it is, or as it would be with stations on the sites."""
        worth = self.stone_worth(state, seat)
        key = (seat, sites, tuple(worth))
        known = survey.routes.get(key)
        if known is not None:
            return known
        route = max(0.0, self.glimpse(state, seat, worth, 0))
        if sites:
            route = max(route, HOPED * self.glimpse(state, seat, worth, sites))
        return remember(survey.routes, key, route)

    def glimpse(self, state: CavumState, seat: int, worth: list[float], sites: int) -> float:
        """The worth of the best route by a short search, remembered by what matters of the network."""
        found = finder(self.rules, state.board, seat, worth, sites)
        puzzle = found.puzzle()
        known = self.routes.get(puzzle)
        if known is not None:
            return known
        found.find(GLIMPSE)
        return remember(self.routes, puzzle, found.best)

    def site_value(self, state: CavumState, sites: int, stations: int) -> float:
        """The incomes of the best city spaces in reach, for the stations left."""
        spaces = self.best_sites(sites, stations)
        return self.site_weight(state) * sum([self.room(space) for space in spaces])

    def site_values(self, state: CavumState, sites: int, stations: int) -> dict[int, float]:
        """By city: its part in the value of the sites."""
        values: dict[int, float] = {}
        for space in self.best_sites(sites, stations):
            city = self.rules.box.space_city[space - HEXES]
            values[city] = values.get(city, 0.0) + self.site_weight(state) * self.room(space)
        return values

    def best_sites(self, sites: int, stations: int) -> list[int]:
        spaces = self.rules.grid.members(sites & self.rules.grid.cities)
        return sorted(spaces, key=self.room, reverse=True)[:stations]

    def site_weight(self, state: CavumState) -> float:
        weight, weight_later = self.scorings(state)
        return SITE * (weight + weight_later)

    def room(self, space: int) -> float:
        return self.rules.box.city_size[self.rules.box.space_city[space - HEXES]] - 1.0

    def gist(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        """The same tile at the same place, whichever way it is turned."""
        return tuple([action for action in ids if not TURN_ID <= action < TURN_ID + DIRECTIONS])

    # The actions worth thinking about.

    def promising(self, state: CavumState, seat: int, legal: Sequence[int]) -> Sequence[int]:
        if len(legal) == 1 or state.step in (ORDER, PIECE):
            return legal
        if state.step < PIECE or state.step >= SALE:
            return [trade(self.rules, state, seat, legal)]
        if state.step in (START, ROUTE):
            return [self.on_route(state, seat)]
        if state.step == LAY:
            return self.near(state, seat, legal, LAY_ID, HEXES_TRIED)
        if state.step == LAY_VEIN:
            return self.near(state, seat, legal, LAY_VEIN_ID, VEINS_TRIED)
        if state.step == COLOUR:
            worth = self.stone_worth(state, seat)
            return sorted(legal, key=lambda action: -worth[action - COLOUR_ID])[:COLOURS_TRIED]
        return useful_takes(legal) if state.step == TAKE else legal

    def near(self, state: CavumState, seat: int, legal: Sequence[int], first: int, most: int) -> Sequence[int]:
        """The hexes nearest to the network of the seat, to veins and to cities."""
        grid, board = self.rules.grid, state.board
        own = spread(self.rules, board, board.owned[seat], network(self.rules, board, seat)) or board.tiled
        near_own, near_veins = own | grid.around(own), grid.around(board.veined)
        ranked: list[tuple[int, int]] = []
        for action in legal:
            if action != GIVE_UP_ID:
                bit = grid.bit[action - first]
                rank = 4 * bool(near_own & bit) + 2 * bool(near_veins & bit) + bool(grid.beside_city & bit)
                ranked.append((-rank, action))
        ranked.sort()
        return [action for _, action in ranked[:most]] or legal

    def on_route(self, state: CavumState, seat: int) -> int:
        """The next step of the best route."""
        worth = self.stone_worth(state, seat)
        if state.step == START:
            gain, route = best_route(self.rules, state.board, seat, worth, SEARCH)
            return START_ID + route[0] if gain > 0 else NO_ROUTE_ID
        rest = best_rest(self.rules, state.board, seat, worth, SEARCH, state.route)
        return GO_ID + rest[1] if len(rest) > 1 else STOP_ID


def lead(standings: list[float], seat: int) -> float:
    """What the seat has more than a share of what the best rival has."""
    best = -inf
    for other, standing in enumerate(standings):
        if other != seat:
            best = max(best, standing)
    return standings[seat] - RIVALS * best


def series(count: int) -> float:
    """The weight of `count` scorings, each further one counting less."""
    return float(sum(LATER**number for number in range(count)))


def add(values: list[float], more: list[float], weight: float) -> None:
    for seat, value in enumerate(more):
        values[seat] += weight * value


def add_up(values: dict[int, float]) -> float:
    total = 0.0
    for value in values.values():
        total += value
    return total


def piece_values(left: list[int]) -> list[float]:
    """By piece: what those left in the set are worth."""
    return [count * LEFT[piece] for piece, count in enumerate(left)]


def terms_by(name: str, values: dict[int, float], things: Sequence[str]) -> list[Term]:
    """A term for each thing that has a value, by its number among the things."""
    return [Term(name, value, things[number]) for number, value in values.items() if value]


def order_chance(lacking: list[int], laid: set[int], routes: int) -> float:
    """The chance to get all lacking colours in `routes` prospectings; some lie on veins already."""
    chance = 1.0
    for colour in lacking:
        missed = MISSED if colour in laid else MISSED_UNLAID
        chance *= 1 - missed**routes
    return chance


def without(hand: list[int], stones: list[int]) -> list[int]:
    """Takes stones from a hand; those that it does not hold."""
    lacking: list[int] = []
    for colour in stones:
        if hand[colour] > 0:
            hand[colour] -= 1
        else:
            lacking.append(colour)
    return lacking


def useful_takes(legal: Sequence[int]) -> list[int]:
    """Of the pool: points, the tunnel tile with the most exits, a vein, a station."""
    tunnels = [action for action in legal if FROM_POOL_ID <= action < FROM_POOL_ID + FIRST_DYNAMITE]
    others = [action for action in legal if action == POINTS_ID or action >= FROM_POOL_ID + VEINS]
    return others + tunnels[-1:]


EVALUATOR: Final = CavumEvaluator
