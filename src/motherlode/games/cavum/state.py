"""A position of Cavum: flat lists by seat, piece, colour and order, and the board."""

from typing import Final, Literal, TypeAlias

from motherlode.games.cavum.board import Board, rebuilt, tiles_of
from motherlode.games.cavum.components import COLOURS, HEXES, NODES, ORDERS, PIECES, SCALE, SHAPES, STATIONS
from motherlode.games.cavum.options import Rules
from motherlode.kernel import Data, DataError, Reader, State

# Steps of a phase, in the order of the specification's decisions and chance (C27).
TURN_UP: Final = 0
FIRST_BIDDER: Final = 1
BID: Final = 2
CARD: Final = 3
ORDER: Final = 4
PIECE: Final = 5
LAY: Final = 6
TURN: Final = 7
BUILD: Final = 8
LAY_VEIN: Final = 9
COLOUR: Final = 10
TAKE: Final = 11
START: Final = 12
ROUTE: Final = 13
SALE: Final = 14
SELL: Final = 15
FULFIL: Final = 16
FINAL: Final = 17
OVER: Final = 18
Step: TypeAlias = Literal[
    "turn_up", "first_bidder", "bid", "card", "order", "piece", "lay", "turn", "build", "lay_vein",
    "colour", "take", "start", "route", "sale", "sell", "fulfil", "final_sale", "over",
]  # fmt: skip
STEPS: Final[tuple[Step, ...]] = (
    "turn_up", "first_bidder", "bid", "card", "order", "piece", "lay", "turn", "build", "lay_vein",
    "colour", "take", "start", "route", "sale", "sell", "fulfil", "final_sale", "over",
)  # fmt: skip

# Where an order card is, unless with a seat.
IN_DECK: Final = -3
FACE_UP: Final = -2
GONE: Final = -1

# What points came from, in `earned[seat * SOURCES + ...]` (C1.10, C1.11).
BIDS: Final = 0
OPTION_POINTS: Final = 1
CHIPS: Final = 2
CITIES: Final = 3
SALES: Final = 4
ORDERS_FULFILLED: Final = 5
PENALTIES: Final = 6
FINAL_SALE: Final = 7
SOURCES: Final = ("bids", "options", "chips", "cities", "sales", "orders", "penalties", "final_sale")

NONE: Final = -1
SET: Final = len(PIECES)


class CavumState(State):
    """What lies on the table. The choice in progress is `piece`, `kind`, `hex` and `route`."""

    __slots__ = (
        "acts", "bid", "bidder", "board", "cards", "chips", "colour", "due", "earned", "hands", "hex", "kind", "laid",
        "open", "orders", "passed", "phase", "piece", "pieces", "pool", "route", "scores", "seats", "step",
        "supply", "turn",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        phase: int,
        step: int,
        turn: int,
        due: int,
        bid: int,
        bidder: int,
        passed: int,
        colour: int,
        acts: int,
        laid: int,
        piece: int,
        kind: int,
        hex: int,
        route: list[int],
        cards: list[int],
        scores: list[int],
        earned: list[int],
        pieces: list[int],
        hands: list[int],
        orders: list[int],
        chips: list[int],
        pool: list[int],
        supply: list[int],
        open: list[int],
        board: Board,
    ) -> None:
        self.seats = seats
        self.phase = phase  # 1, 2, 3
        self.step = step
        self.turn = turn  # the seat that decides, or that opens the auction after a draw
        self.due = due  # orders still to be turned up
        self.bid = bid  # that stands, in an auction or sale; NONE without one
        self.bidder = bidder
        self.passed = passed  # seats out of the auction, order round or sale, one bit each
        self.colour = colour  # being sold
        self.acts = acts  # actions done in this turn
        self.laid = laid  # the hex of the tile laid in the action before, in this turn (C12.2)
        self.piece = piece  # of the set, in use
        self.kind = kind  # of the tile to be laid
        self.hex = hex  # chosen for a tile or vein
        self.route = route  # nodes of the prospecting route
        self.cards = cards  # sequence cards by seat, 0 without one
        self.scores = scores
        self.earned = earned  # by seat and source
        self.pieces = pieces  # left of the sets, by seat and piece
        self.hands = hands  # stones by seat and colour
        self.orders = orders  # where each card is: a seat, or IN_DECK, FACE_UP, GONE
        self.chips = chips  # on each order card
        self.pool = pool  # by stock
        self.supply = supply  # by stock
        self.open = open  # the highest open price by colour (C3.17)
        self.board = board

    def clone(self) -> "CavumState":
        return CavumState(
            self.seats, self.phase, self.step, self.turn, self.due, self.bid, self.bidder, self.passed,
            self.colour, self.acts, self.laid, self.piece, self.kind, self.hex, self.route[:], self.cards[:],
            self.scores[:], self.earned[:], self.pieces[:], self.hands[:], self.orders[:], self.chips[:],
            self.pool[:], self.supply[:], self.open[:], self.board.clone(),
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        board = self.board
        return (
            self.seats, self.phase, self.step, self.turn, self.due, self.bid, self.bidder, self.passed,
            self.colour, self.acts, self.laid, self.piece, self.kind, self.hex, tuple(self.route),
            tuple(self.cards), tuple(self.scores), tuple(self.earned), tuple(self.pieces), tuple(self.hands),
            tuple(self.orders), tuple(self.chips), tuple(self.pool), tuple(self.supply), tuple(self.open),
            tuple(board.stacks), tuple(board.veins), tuple(board.stations),
        )  # fmt: skip


def award(state: CavumState, seat: int, source: int, points: int) -> None:
    """The one place where a score changes (C1.8)."""
    state.scores[seat] += points
    state.earned[seat * len(SOURCES) + source] += points


def card_order(state: CavumState) -> list[int]:
    """The seats by their sequence cards, lowest first (C3.23)."""
    return sorted(range(state.seats), key=state.cards.__getitem__)


def dump(state: CavumState) -> Data:
    return {
        "seats": state.seats,
        "phase": state.phase,
        "step": STEPS[state.step],
        "turn": state.turn,
        "due": state.due,
        "bid": state.bid,
        "bidder": state.bidder,
        "passed": state.passed,
        "colour": state.colour,
        "acts": state.acts,
        "laid": state.laid,
        "piece": state.piece,
        "kind": state.kind,
        "hex": state.hex,
        "route": state.route[:],
        "cards": state.cards[:],
        "scores": state.scores[:],
        "earned": state.earned[:],
        "pieces": state.pieces[:],
        "hands": state.hands[:],
        "orders": state.orders[:],
        "chips": state.chips[:],
        "pool": state.pool[:],
        "supply": state.supply[:],
        "open": state.open[:],
        "stacks": state.board.stacks[:],
        "veins": state.board.veins[:],
        "stations": state.board.stations[:],
    }


def load(rules: Rules, data: Data) -> CavumState:
    """The state that was dumped."""
    state = read(rules, Reader(data))
    check_choice(state)
    return state


def read(rules: Rules, reader: Reader) -> CavumState:
    seats = reader.within("seats", 2, 4)
    return CavumState(
        seats=seats,
        phase=reader.within("phase", 1, rules.phases),
        step=reader.named("step", STEPS),
        turn=reader.within("turn", 0, seats - 1),
        due=reader.within("due", 0, ORDERS),
        bid=reader.integer("bid"),
        bidder=reader.within("bidder", NONE, seats - 1),
        passed=reader.within("passed", 0, (1 << seats) - 1),
        colour=reader.within("colour", NONE, COLOURS - 1),
        acts=reader.within("acts", 0, rules.box.turn_actions),
        laid=reader.within("laid", NONE, HEXES - 1),
        piece=reader.within("piece", NONE, SET - 1),
        kind=reader.within("kind", NONE, 2 * SHAPES - 1),
        hex=reader.within("hex", NONE, HEXES - 1),
        route=reader.all_within("route", -1, 0, NODES - 1),
        cards=reader.all_within("cards", seats, 0, 4),
        scores=reader.integers("scores", seats),
        earned=reader.integers("earned", seats * len(SOURCES)),
        pieces=reader.all_within("pieces", seats * SET, 0, max(rules.box.set)),
        hands=reader.all_within("hands", seats * COLOURS, 0, SCALE),
        orders=reader.all_within("orders", ORDERS, IN_DECK, seats - 1),
        chips=reader.all_within("chips", ORDERS, 0, rules.phases - 1),
        pool=reader.all_within("pool", STATIONS + seats, 0, max(rules.box.total)),
        supply=reader.all_within("supply", STATIONS + seats, 0, max(rules.box.total)),
        open=reader.all_within("open", COLOURS, 0, SCALE),
        board=load_board(rules, reader, seats),
    )


def load_board(rules: Rules, reader: Reader, seats: int) -> Board:
    stacks = reader.integers("stacks", HEXES)
    veins = reader.all_within("veins", HEXES, 0, SCALE << 3 | COLOURS - 1)
    stations = reader.all_within("stations", NODES, 0, seats)
    for stack in stacks:
        if stack < 0 or any(not 0 < tile < len(rules.exits) for tile in tiles_of(stack)):
            raise DataError("field 'stacks' holds something that is no stack of tiles")
    if any(0 < vein < 8 or vein & 7 >= COLOURS for vein in veins):
        raise DataError("field 'veins' holds something that is no vein")
    for stack, vein, station in zip(stacks, veins, stations, strict=False):
        if (vein and station) or ((vein or station) and not stack):
            raise DataError("a vein or a station needs a tile of its own under it")
    return rebuilt(rules, seats, stacks, veins, stations)


def check_choice(state: CavumState) -> None:
    """A choice in progress holds what its step is about."""
    step = state.step
    needed = {
        "piece": (PIECE < step < SALE, state.piece),
        "kind": (step in (LAY, TURN), state.kind),
        "hex": (step in (TURN, COLOUR), state.hex),
        "colour": (step in (SALE, SELL), state.colour),
        "bidder": (step == SELL, state.bidder),
        "route": (step == ROUTE, len(state.route) - 1),
    }
    for name, (is_needed, value) in needed.items():
        if is_needed and value == NONE:
            raise DataError(f"field {name!r} is empty, but the step is {STEPS[step]!r}")
