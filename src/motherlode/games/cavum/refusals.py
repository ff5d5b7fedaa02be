"""What stands in the way of an action that the present step does not ask for."""

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
from motherlode.games.cavum.phases import auction, building, colour_sale, giving_up, order_sale
from motherlode.games.cavum.state import OVER, ROUTE, CavumState
from motherlode.kernel import Violation


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
