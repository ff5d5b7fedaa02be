"""Why an action is refused that is not asked for now: by whose turn it is, or by the step the match is in."""

from motherlode.games.cavum.actions import (
    BID_ID,
    CARD_ID,
    DONE_ID,
    END_TURN_ID,
    FULFIL_ID,
    GIVE_UP_ID,
    GO_ID,
    PIECE_ID,
    SALE_BID_ID,
    SELL_STONE_ID,
    START_ID,
)
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import auction, building, closing, colour_sale, giving_up, order_sale, orders
from motherlode.games.cavum.state import BID, CARD, FINAL, FULFIL, ORDER, OVER, ROUTE, SALE, SELL, CavumState
from motherlode.kernel import Violation


def out_of_turn(rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
    """The clause that gives the turn to another seat, or takes it from this one."""
    step = state.step
    if step == BID:
        return auction.out_of_turn(state, seat)
    if step == CARD:
        return auction.card_out_of_turn(state, seat, action)
    if step == ORDER:
        return orders.out_of_turn(state, seat)
    if step == SALE:
        return colour_sale.out_of_turn(rules, state, seat)
    if step == SELL:
        return colour_sale.count_out_of_turn(rules, state, seat, action)
    if step == FULFIL:
        return order_sale.out_of_turn(rules, state, seat, action)
    return closing.out_of_turn(state, seat) if step == FINAL else building.out_of_turn(state, seat)


def out_of_step(rules: Rules, state: CavumState, seat: int, action: int, home: str) -> Violation:
    """What stands in the way here, or else the clause of the action, which says when it is possible."""
    return obstacle(rules, state, seat, action) or Violation(home)


def obstacle(rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
    if BID_ID <= action < CARD_ID:
        return auction.out_of_step(state, seat)
    if PIECE_ID <= action <= END_TURN_ID:
        return building.out_of_step(state)
    if action == GIVE_UP_ID:
        return giving_up.out_of_step(rules, state)
    if START_ID <= action < GO_ID:
        return Violation("C16.7") if state.step == ROUTE else None
    if SALE_BID_ID <= action < FULFIL_ID:
        return colour_sale.out_of_step(rules, state, seat)
    if FULFIL_ID <= action <= DONE_ID:
        return order_sale.out_of_step(rules, state, seat, action)
    return Violation("C23.6") if action >= SELL_STONE_ID and state.step == OVER else None
