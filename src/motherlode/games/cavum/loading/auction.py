"""Whether an auction or a round of orders can go on: who holds cards, who has bid and passed, whose turn it is."""

from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases.auction import limit
from motherlode.games.cavum.state import (
    BID,
    CARD,
    FACE_UP,
    FIRST_BIDDER,
    NONE,
    ORDER,
    SALE,
    SELL,
    CavumState,
)
from motherlode.kernel import DataError


def check_auction(rules: Rules, state: CavumState) -> None:
    if state.step == BID:
        check_bidding(state)
    elif state.step == CARD:
        check_choice_of_card(state)
    elif state.step == ORDER:
        check_taking(state)
    elif state.step <= FIRST_BIDDER:
        check_before(state)
    if state.passed and state.step not in (BID, ORDER, SALE, SELL):
        raise DataError("'passed' is set outside auctions, orders and sales")


def check_before(state: CavumState) -> None:
    if any(state.cards):
        raise DataError("'cards' holds some before the auctions")  # C21.1
    if state.step == FIRST_BIDDER and state.phase > 1:
        raise DataError("'phase' is not the first, but the first bidder is to be drawn")  # C4.14


def check_bidding(state: CavumState) -> None:
    if state.cards.count(0) < 2:
        raise DataError("'cards' leaves fewer than two bidders")  # C6.14
    if state.bid == NONE and state.passed:
        raise DataError("'passed' is set before the first bid")  # C6.4
    for seat in range(state.seats):
        if state.cards[seat] and (state.passed >> seat & 1 or seat in (state.turn, state.bidder)):
            raise DataError(f"'cards' says that seat {seat} has one, yet it takes part in the auction")  # C6.13
    if state.turn == state.bidder or state.passed >> state.turn & 1 or limit(state, state.turn) <= state.bid:
        raise DataError(f"'turn' is {state.turn}, who cannot bid")  # C6.7-C6.9
    check_bidder(state)


def check_bidder(state: CavumState) -> None:
    """The highest bidder has not passed and can pay (C6.5)."""
    if state.bidder != NONE and (state.passed >> state.bidder & 1 or state.bid > limit(state, state.bidder)):
        raise DataError(f"'bidder' is {state.bidder}, who has passed or cannot pay")


def check_choice_of_card(state: CavumState) -> None:
    if state.cards[state.turn]:
        raise DataError(f"'turn' is {state.turn}, who has a card already")
    if state.bidder != NONE and (state.bidder != state.turn or state.cards.count(0) < 2):
        raise DataError(f"'bidder' is {state.bidder}, who has won no auction")
    if state.bidder == NONE and state.cards.count(0) > 1:
        raise DataError("'bidder' is empty, but a card is to be chosen after an auction")  # C6.14


def check_taking(state: CavumState) -> None:
    if FACE_UP not in state.orders:
        raise DataError("'orders' has none to take")  # C8.5
    if state.passed >> state.turn & 1:
        raise DataError(f"'turn' is {state.turn}, who has passed")  # C8.4
