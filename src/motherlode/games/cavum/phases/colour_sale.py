"""The colour sale (chapter C19): colour by colour, ever lower bids, and one player sells."""

from motherlode.games.cavum.actions import SALE_BID_ID, SALE_PASS_ID, SELL_ID
from motherlode.games.cavum.components import COLOURS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import order_sale
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import (
    FINAL,
    FULFIL,
    NONE,
    SALE,
    SALES,
    SELL,
    CavumState,
    award,
    card_order,
    has_order_sale_passed,
)
from motherlode.kernel import Facts, Log, Violation


def start(rules: Rules, state: CavumState, log: Log) -> None:
    state.colour = NONE
    next_colour(rules, state, log)


def held(state: CavumState, seat: int) -> int:
    return state.hands[seat * COLOURS + state.colour]


def next_colour(rules: Rules, state: CavumState, log: Log) -> None:
    """Opens the bidding for the next colour that somebody holds (C19.1, C19.15)."""
    state.bid = state.bidder = NONE
    state.passed = 0
    for colour in range(state.colour + 1, COLOURS):
        if any(state.hands[colour::COLOURS]):
            state.colour = colour
            if log.on:
                log.emit("sale_opened", {"colour": rules.box.colours[colour], "price": state.open[colour]})
            ask(rules, state, 0, log)
            return
    state.colour = NONE
    order_sale.start(rules, state, log)


def ask(rules: Rules, state: CavumState, place: int, log: Log) -> None:
    """The next who can still bid, from a place in the card order on (C19.2, C19.6-C19.8)."""
    order = card_order(state)
    for step in range(state.seats):
        seat = order[(place + step) % state.seats]
        if seat == state.bidder:
            state.step, state.turn = SELL, seat
            return
        if state.passed >> seat & 1:
            continue
        if held(state, seat) and state.bid != 1:
            state.step, state.turn = SALE, seat
            return
        drop_out(rules, state, seat, log)
    if log.on:
        log.emit("nothing_sold", {"colour": rules.box.colours[state.colour]})  # C19.9
    next_colour(rules, state, log)


def drop_out(rules: Rules, state: CavumState, seat: int, log: Log) -> None:
    state.passed |= 1 << seat  # C19.7
    if log.on:
        log.emit("sale_out", {"seat": seat, "colour": rules.box.colours[state.colour]})


def lowest(rules: Rules, state: CavumState) -> int:
    """The least price that may be named: the first bid may have to be the highest open price (C19.4)."""
    return 1 if state.bid != NONE or rules.opening_is_free else state.open[state.colour]


def highest(state: CavumState) -> int:
    return state.open[state.colour] if state.bid == NONE else state.bid - 1


class BiddingInSale(Decision):
    """A player bids or passes for a colour (C19.2)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        first = SALE_BID_ID - 1
        return [*range(first + lowest(rules, state), first + highest(state) + 1), SALE_PASS_ID]

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        price = action - SALE_BID_ID + 1
        if action == SALE_PASS_ID or lowest(rules, state) <= price <= highest(state):
            return None
        if state.bid == NONE:
            return Violation("C19.4", {"price": price, "high": state.open[state.colour]})
        return Violation("C19.5", {"price": price, "low": state.bid})

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        """Why the seat does not speak now: it has no such stone or has passed, or the bidding goes round."""
        facts: Facts = {"colour": rules.box.colours[state.colour]}
        if not held(state, seat):
            return Violation("C19.3", facts)
        if state.passed >> seat & 1:
            return Violation("C19.6", facts)
        return Violation("C19.2", {"active_seat": state.turn})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        facts: Facts = {"seat": seat, "colour": rules.box.colours[state.colour]}
        if action == SALE_PASS_ID:
            state.passed |= 1 << seat
            log.emit("sale_passed", facts)
        else:
            state.bid, state.bidder = action - SALE_BID_ID + 1, seat
            log.emit("sale_bid", {**facts, "price": state.bid})
        ask(rules, state, card_order(state).index(seat) + 1, log)


def bidding_is_over(rules: Rules, state: CavumState) -> Violation:
    return Violation("C19.8", {"colour": rules.box.colours[state.colour]})


def out_of_step(rules: Rules, state: CavumState, seat: int) -> Violation | None:
    """Why there is no bidding or selling now: it is over, the closing has come, or the seat had nothing to sell."""
    if state.step == SELL:
        return bidding_is_over(rules, state)
    if state.step == FINAL:
        return Violation("C22.5")
    is_past = state.step == FULFIL or has_order_sale_passed(state)
    has_stones = any(state.hands[seat * COLOURS : (seat + 1) * COLOURS])
    return Violation("C19.3") if is_past and not has_stones else None


class SellingStones(Decision):
    """The lowest bidder sells (C19.10)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        return list(range(SELL_ID, SELL_ID + held(state, seat)))

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        count, have = action - SELL_ID + 1, held(state, seat)
        return None if count <= have else Violation("C19.10", {"count": count, "have": have})

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        """The lowest bidder sells; others may have had no stone, or no lower bid left (C19.7)."""
        if not SALE_BID_ID <= action <= SALE_PASS_ID:
            return Violation("C19.10", {"active_seat": state.turn})
        if not held(state, seat):
            return Violation("C19.3", {"colour": rules.box.colours[state.colour]})
        return Violation("C19.7", {"price": 1}) if state.bid == 1 else bidding_is_over(rules, state)

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        count, colour = action - SELL_ID + 1, state.colour
        award(state, seat, SALES, state.bid * count)  # C19.11
        state.hands[seat * COLOURS + colour] -= count
        state.open[colour] -= count  # C3.20
        if log.on:
            facts: Facts = {"seat": seat, "colour": rules.box.colours[colour], "count": count}
            facts |= {"price": state.bid, "points": state.bid * count, "high": state.open[colour]}
            log.emit("stones_sold", facts)
        next_colour(rules, state, log)
