"""Chance (C4.10, C4.11, C4.14, C21.2): orders turned up one by one, and the first bidder of the match."""

from motherlode.games.cavum.actions import FIRST_BIDDER_DRAW, TURN_UP_DRAW
from motherlode.games.cavum.components import ORDERS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import auction
from motherlode.games.cavum.state import FACE_UP, FIRST_BIDDER, IN_DECK, TURN_UP, CavumState
from motherlode.kernel import Log


def draws(state: CavumState) -> list[int]:
    """All draws possible now, each with the same weight."""
    if state.step == TURN_UP:
        return [TURN_UP_DRAW + order for order in range(ORDERS) if state.orders[order] == IN_DECK]
    return list(range(FIRST_BIDDER_DRAW, FIRST_BIDDER_DRAW + state.seats)) if state.step == FIRST_BIDDER else []


def apply(rules: Rules, state: CavumState, draw: int, log: Log) -> None:
    if draw < FIRST_BIDDER_DRAW:
        turn_up(rules, state, draw - TURN_UP_DRAW, log)
        return
    opener = draw - FIRST_BIDDER_DRAW
    if log.on:
        log.emit("first_bidder", {"seat": opener})
    auction.start(state, opener)


def turn_up(rules: Rules, state: CavumState, order: int, log: Log) -> None:
    state.orders[order] = FACE_UP
    state.due -= 1
    if log.on:
        log.emit("order_turned_up", {"order": rules.box.orders[order]})
    if state.due:
        return
    if state.phase == 1:
        state.step = FIRST_BIDDER
    else:
        auction.start(state, state.turn)
