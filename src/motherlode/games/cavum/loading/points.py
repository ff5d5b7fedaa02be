"""Whether scores are the sum of what was earned, and what was earned fits the orders and the step."""

from motherlode.games.cavum.components import ORDERS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import (
    BIDS,
    FINAL,
    FINAL_SALE,
    GONE,
    ORDERS_FULFILLED,
    PENALTIES,
    SOURCES,
    CavumState,
)
from motherlode.kernel import DataError


def check_points(rules: Rules, state: CavumState) -> None:
    for seat in range(state.seats):
        earned = state.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        if state.scores[seat] != rules.box.start_score + sum(earned):
            raise DataError(f"'scores' of seat {seat} is not the start and the sum of 'earned'")
        if state.scores[seat] < 0 and state.step < FINAL:
            raise DataError(f"'scores' of seat {seat} is below 0 before the penalties")  # C6.5, C22.3
        check_signs(seat, earned)
        check_closing(rules, state, seat, earned)
    check_fulfilled(rules, state)


def check_signs(seat: int, earned: list[int]) -> None:
    """Bids and penalties only cost, everything else only brings points (C1.10, C1.11)."""
    for source, points in enumerate(earned):
        if points > 0 if source in (BIDS, PENALTIES) else points < 0:
            raise DataError(f"'earned' has {points} points from {SOURCES[source]} for seat {seat}")


def check_closing(rules: Rules, state: CavumState, seat: int, earned: list[int]) -> None:
    """Penalties are those of the orders held, once the closing has come; before it there is no final sale either."""
    held = sum(rules.box.penalty[order] for order in range(ORDERS) if state.orders[order] == seat)
    if earned[PENALTIES] != (-held if state.step >= FINAL else 0):
        raise DataError(f"'earned' does not fit the 'orders' that seat {seat} holds")
    if earned[FINAL_SALE] and state.step < FINAL:
        raise DataError(f"'earned' has points from the final sale for seat {seat} before it")


def check_fulfilled(rules: Rules, state: CavumState) -> None:
    """The orders that left the game are worth what was earned with orders (C20.5)."""
    values = sum(rules.box.value[order] for order in range(ORDERS) if state.orders[order] == GONE)
    if sum(state.earned[ORDERS_FULFILLED :: len(SOURCES)]) != values:
        raise DataError("'earned' does not fit the 'orders' that were fulfilled")
