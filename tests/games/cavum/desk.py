"""A table for testing Cavum: set up a position in a few words, act in notation, read off what happened.

Places and tiles are written as in the specification: `(-2,4)` is a hex, `C1-2` a city space, `4k0@(-3,5)` a four-exit
tile in rotation 0 on a hex; `d` before it makes it dynamite, and a stack is joined by `/` from bottom to top.
"""

import re
from random import Random
from typing import Final

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.board import empty_board, is_dynamite, kind_of, lay_tile, put_station, put_vein, tiles_of
from motherlode.games.cavum.components import COLOURS, KINDS, PIECES, SCALE, SIZES, STATIONS, STOCK, tile_of
from motherlode.games.cavum.links import connected
from motherlode.games.cavum.phases import building, colour_sale, order_sale
from motherlode.games.cavum.state import NONE, SET, STEPS
from motherlode.kernel import CHANCE, SILENT, Event, Log, Outcome, Value, Violation

CITIES: Final = {"C1": "south", "C2": "south_east", "C3": "north_east", "C4": "north_west", "C5": "south_west"}
TILE: Final = re.compile(r"(d?)([2346])k([0-5])")


class Desk:
    """A match whose first auction seat 0 opens, with orders 1 to 5 face up."""

    def __init__(self, seats: int = 2, **options: Value) -> None:
        self.game = Cavum(options)
        self.rules = self.game.rules
        self.box = self.rules.box
        self.log = Log()
        self.state = self.game.new(seats)
        self.turn_up(1, 2, 3, 4, 5)
        self.draw("first_bidder 0")

    @classmethod
    def building(cls, seats: int = 2, **options: Value) -> "Desk":
        """The first turn of building: seat 0 holds card 1, seat 1 card 2 and so on, nobody took orders."""
        desk = cls(seats, **options)
        desk.auction(*range(1, seats + 1))
        desk.do(*["order_pass"] * seats)
        return desk

    @classmethod
    def bare(cls, seats: int = 2, **options: Value) -> "Desk":
        """As `building`, on a mountain without a tile."""
        desk = cls.building(seats, **options)
        desk.state.board = empty_board(desk.rules, seats)
        return desk

    # Words for things.

    def name(self, place: str) -> str:
        """The id of a place: `(-2,4)` and `C1-2` as in the specification, or the id itself."""
        if place.startswith("("):
            q, r = place.strip("()").split(",")
            return self.box.names[self.rules.grid.cells.index((int(q), int(r)))]
        if place[0] == "C" and "-" in place:
            city, number = place.split("-")
            return f"{CITIES[city]}_{number}"
        return place

    def node(self, place: str) -> int:
        return self.box.names.index(self.name(place))

    def mask(self, *places: str) -> int:
        return self.rules.grid.mask_of([self.node(place) for place in places])

    def colour(self, name: str) -> int:
        return self.box.colours.index(name)

    # Setting up.

    def turn_up(self, *orders: int) -> "Desk":
        return self.draw(*(f"turn_up order_{order}" for order in orders))

    def draw(self, *texts: str) -> "Desk":
        for text in texts:
            draw = self.game.draws.parse(text)
            assert draw in dict(self.game.chance(self.state)), f"{text} cannot be drawn now"
            self.game.apply(self.state, CHANCE, draw, self.log)
        return self

    def auction(self, *cards: int) -> "Desk":
        """Each opener in turn bids 0, all others pass, and he takes the next of these cards."""
        for card in cards[:-1]:
            self.do("bid 0")
            while STEPS[self.state.step] == "bid":
                self.do("bid_pass")
            self.do(f"card {card}")
        self.do(f"card {cards[-1]}")
        return self

    def tiles(self, *texts: str) -> "Desk":
        for text in texts:
            stack, place = text.split("@")
            for tile in stack.split("/"):
                lay_tile(self.rules, self.state.board, self.node(place), self.tile(tile))
        return self

    def tile(self, text: str) -> int:
        match = TILE.fullmatch(text)
        assert match is not None, f"{text!r} is no tile"
        dynamite, size, rotation = match.groups()
        kind = SIZES.index(int(size)) + (len(SIZES) if dynamite else 0)
        return tile_of(kind, int(rotation))

    def vein(self, place: str, colour: str, stones: int = 3) -> "Desk":
        """A vein with stones from the scale."""
        put_vein(self.rules, self.state.board, self.node(place), self.colour(colour), stones)
        self.state.open[self.colour(colour)] += stones
        return self

    def stations(self, seat: int, *places: str) -> "Desk":
        for place in places:
            put_station(self.rules, self.state.board, self.node(place), seat)
        return self

    def hand(self, seat: int, **stones: int) -> "Desk":
        """Stones from the scales into a hand."""
        for name, count in stones.items():
            self.state.hands[seat * COLOURS + self.colour(name)] += count
            self.state.open[self.colour(name)] += count
            assert self.state.open[self.colour(name)] <= SCALE
        return self

    def opened(self, **prices: int) -> "Desk":
        """Sets the highest open prices as they are told."""
        for name, price in prices.items():
            self.state.open[self.colour(name)] = price
        return self

    def order(self, seat: int, *numbers: int) -> "Desk":
        for number in numbers:
            self.state.orders[number - 1] = seat
            self.state.chips[number - 1] = 0
        return self

    def pieces(self, seat: int, **left: int) -> "Desk":
        """Leaves the seat these pieces only."""
        self.state.pieces[seat * SET : (seat + 1) * SET] = [left.get(piece, 0) for piece in PIECES]
        return self

    def turn(self, seat: int) -> "Desk":
        building.begin_turn(self.state, seat)
        return self

    def sale(self) -> "Desk":
        """On to the colour sale of this phase."""
        self._no_pieces()
        colour_sale.start(self.rules, self.state, self.log)
        return self

    def order_sale(self) -> "Desk":
        self._no_pieces()
        order_sale.start(self.rules, self.state, self.log)
        return self

    def last_phase(self) -> "Desk":
        self.state.phase = self.rules.phases
        return self

    def _no_pieces(self) -> None:
        self.state.pieces = [0] * len(self.state.pieces)
        self.log.events.clear()

    # Acting.

    def do(self, *texts: str) -> list[Event]:
        """Plays each action for the seat that must act; the events of all that."""
        self.log.events.clear()
        for text in texts:
            action = self.game.actions.parse(text)
            seat = self.state.turn
            violation = self.game.check(self.state, seat, action)
            assert violation is None, f"{text}: {violation}"
            assert action in self.game.legal(self.state, seat)
            self.game.apply(self.state, seat, action, self.log)
        return list(self.log.events)

    def lay(self, text: str, option: bool = False) -> list[Event]:
        """Lays a tile of the set, or of the pool by an option: `3k1@(-2,4)`."""
        tile, place = text.split("@")
        code = self.tile(tile)
        piece = "dynamite" if is_dynamite(code) and not option else KINDS[kind_of(code)]
        first = ["piece option", f"from_pool {piece}"] if option else [f"piece {piece}"]
        return self.do(*first, f"lay {self.name(place)}", f"turn {(code - 1) % 6}")

    def build(self, place: str = "") -> list[Event]:
        """A station on the tile just laid, or in a city."""
        return self.do("piece station", f"build_city {self.name(place)}" if place else "build_here")

    def put_vein(self, place: str, colour: str, option: bool = False) -> list[Event]:
        first = ["piece option", "from_pool vein"] if option else ["piece vein"]
        return self.do(*first, f"lay_vein {self.name(place)}", f"colour {colour}")

    def prospect(self, *route: str) -> list[Event]:
        first, *others = [self.name(place) for place in route]
        return self.do("piece prospect", f"start {first}", *(f"go {place}" for place in others), "stop")

    def can_lay(self, text: str, seat: int = 0) -> bool:
        """Whether the seat could lay a tile on a hex in a rotation."""
        return not self.why_lay(text, seat)

    def why_lay(self, text: str, seat: int = 0) -> str:
        """The clause that forbids laying a tile, empty if none does."""
        tile, place = text.split("@")
        other = Desk.__new__(Desk)
        other.game, other.rules, other.box, other.log = self.game, self.rules, self.box, Log()
        other.state = self.state.clone()
        other.turn(seat)
        code = self.tile(tile)
        other.state.cards[seat] = 1 + SIZES.index(int(tile.lstrip("d")[0]))
        other.pieces(seat, **{KINDS[kind_of(code)]: 1, "dynamite": 1, "prospect": 1})
        other.do(f"piece {'dynamite' if is_dynamite(code) else KINDS[kind_of(code)]}")
        if why := other.why(f"lay {self.name(place)}"):
            return why
        other.do(f"lay {self.name(place)}")
        return other.why(f"turn {(code - 1) % 6}")

    def why(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids an action now, empty if none does."""
        violation = self.violation(text, seat)
        return violation.clause if violation else ""

    def violation(self, text: str, seat: int | None = None) -> Violation | None:
        actor = self.state.turn if seat is None else seat
        action = self.game.actions.parse(text)
        violation = self.game.check(self.state, actor, action)
        assert (violation is None) == (action in self.game.legal(self.state, actor))
        return violation

    def legal(self, kind: str = "") -> list[str]:
        """What is legal now, or what the actions of one kind are about."""
        texts = [str(self.game.actions[id]) for id in self.game.legal(self.state, self.state.turn)]
        return [text.split(" ", 1)[1] for text in texts if text.startswith(f"{kind} ")] if kind else texts

    # Reading.

    def prompt(self) -> str:
        return self.game.prompt(self.state, self.state.turn).kind

    def step(self) -> str:
        return STEPS[self.state.step]

    def stack(self, place: str) -> list[str]:
        """The tiles on a hex from bottom to top."""
        return [self.written(tile) for tile in tiles_of(self.state.board.stacks[self.node(place)])]

    def written(self, tile: int) -> str:
        kind = kind_of(tile)
        return f"{'d' if is_dynamite(tile) else ''}{SIZES[kind % len(SIZES)]}k{(tile - 1) % 6}"

    def vein_on(self, place: str) -> tuple[str, int] | None:
        vein = self.state.board.veins[self.node(place)]
        return (self.box.colours[vein & 7], vein >> 3) if vein else None

    def station_on(self, place: str) -> int:
        """The seat whose station stands there, or -1."""
        return self.state.board.stations[self.node(place)] - 1

    def connected(self, seat: int) -> list[str]:
        """The city spaces with connected stations of the seat."""
        nodes = sorted(self.rules.grid.members(connected(self.rules, self.state.board, seat)))
        return [self.box.names[node] for node in nodes]

    def pool(self, stock: str, seat: int = NONE) -> int:
        return self.state.pool[STATIONS + seat if seat != NONE else STOCK.index(stock)]

    def supply(self, stock: str, seat: int = NONE) -> int:
        return self.state.supply[STATIONS + seat if seat != NONE else STOCK.index(stock)]

    def left(self, seat: int, piece: str) -> int:
        return self.state.pieces[seat * SET + PIECES.index(piece)]

    def held(self, seat: int, colour: str) -> int:
        return self.state.hands[seat * COLOURS + self.colour(colour)]

    def price(self, colour: str) -> int:
        return self.state.open[self.colour(colour)]

    def score(self, seat: int) -> int:
        return self.state.scores[seat]

    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    def kinds(self, events: list[Event]) -> list[str]:
        return [event.kind for event in events]

    def play_out(self, seed: int = 1) -> "Desk":
        """Random play to the end."""
        rng = Random(seed)
        while seats := self.game.to_act(self.state):
            if seats[0] == CHANCE:
                self.game.apply(self.state, CHANCE, self.game.sample(self.state, rng), SILENT)
            else:
                self.game.apply(self.state, seats[0], rng.choice(self.game.legal(self.state, seats[0])), SILENT)
        return self


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    """The facts of the events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]
