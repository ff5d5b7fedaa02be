"""Whether a sale or the closing can go on: who has stones or orders, who has bid, whose turn it is."""

from motherlode.games.cavum.components import ORDERS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.closing import seller
from motherlode.games.cavum.phases.colour_sale import held
from motherlode.games.cavum.phases.order_sale import can_fulfil
from motherlode.games.cavum.scoring import winner
from motherlode.games.cavum.state import FINAL, FULFIL, NONE, OVER, SALE, SELL, CavumState
from motherlode.kernel import DataError


def check_sales(rules: Rules, state: CavumState) -> None:
    if state.step in (SALE, SELL):
        check_colour_sale(state)
    elif state.step == FULFIL:
        check_order_sale(rules, state)
    elif state.step in (FINAL, OVER):
        check_closing(rules, state)


def check_colour_sale(state: CavumState) -> None:
    if state.bid == 0 or state.bid > state.open[state.colour]:
        raise DataError(f"'bid' is {state.bid}, which is no open price")  # C19.4
    if (state.bid == NONE) != (state.bidder == NONE):
        raise DataError(f"'bid' is {state.bid}, but the lowest bidder is {state.bidder}")  # C19.5
    if not held(state, state.turn) or state.passed >> state.turn & 1:
        raise DataError(f"'turn' is {state.turn}, who has no such stones or has passed")  # C19.7
    if state.bidder != NONE and (not held(state, state.bidder) or state.passed >> state.bidder & 1):
        raise DataError(f"'bidder' is {state.bidder}, who has no such stones or has passed")
    if (state.turn == state.bidder) != (state.step == SELL):
        raise DataError(f"'turn' is {state.turn}: the lowest bidder sells, the others bid")
    if state.step == SALE and state.bid == 1:
        raise DataError("'bid' is 1, which nobody can go below")  # C19.6


def check_order_sale(rules: Rules, state: CavumState) -> None:
    if not any(can_fulfil(rules, state, state.turn, order) for order in range(ORDERS)):
        raise DataError(f"'turn' is {state.turn}, who can fulfil no order")  # C20.9


def check_closing(rules: Rules, state: CavumState) -> None:
    if state.phase != rules.phases:
        raise DataError(f"'phase' is {state.phase}, but the closing has come")  # C22.1
    if (seller(state) == NONE) != (state.step == OVER):
        raise DataError("'hands' must be empty at the end, and not before")  # C23.6
    if state.turn != (seller(state) if state.step == FINAL else winner(state)):
        raise DataError(f"'turn' is {state.turn}, who neither sells nor has won")  # C23.2, C23.7
