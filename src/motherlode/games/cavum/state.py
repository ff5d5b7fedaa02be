"""A position of Cavum: flat lists by seat, piece, colour and order, and the board."""

from typing import Final, Literal, TypeAlias

from motherlode.games.cavum.board import Board
from motherlode.games.cavum.components import PIECES
from motherlode.kernel import State

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


def has_order_sale_passed(state: CavumState) -> bool:
    """Whether an order sale was held and hands have not changed since, but in the final sale."""
    return state.step >= FINAL or (state.phase > 1 and state.step < PIECE)


def award(state: CavumState, seat: int, source: int, points: int) -> None:
    """The one place where a score changes (C1.8)."""
    state.scores[seat] += points
    state.earned[seat * len(SOURCES) + source] += points


def card_order(state: CavumState) -> list[int]:
    """The seats by their sequence cards, lowest first (C3.23)."""
    return sorted(range(state.seats), key=state.cards.__getitem__)
