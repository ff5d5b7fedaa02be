"""Taking orders (chapter C8): in card order, one card or a pass, round after round."""

from motherlode.games.cavum.actions import ORDER_PASS_ID, TAKE_ORDER_ID
from motherlode.games.cavum.components import ORDERS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import building
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import CHIPS, FACE_UP, GONE, ORDER, CavumState, award, card_order
from motherlode.kernel import Facts, Log, Violation


def start(state: CavumState) -> None:
    state.step = ORDER
    state.passed = 0
    state.turn = card_order(state)[0]


class TakingOrders(Decision):
    """A player takes an order or passes (C8.3)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        cards = [TAKE_ORDER_ID + order for order in range(ORDERS) if state.orders[order] == FACE_UP]
        cards.append(ORDER_PASS_ID)  # C8.6
        return cards

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        order = action - TAKE_ORDER_ID
        if action == ORDER_PASS_ID or state.orders[order] == FACE_UP:
            return None
        facts: Facts = {"order": rules.box.orders[order]}
        if state.orders[order] >= 0:
            return Violation("C8.7", {**facts, "owner_seat": state.orders[order]})
        return Violation("C20.5" if state.orders[order] == GONE else "C8.3", facts)

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        return Violation("C8.4" if state.passed >> seat & 1 else "C8.3", {"active_seat": state.turn})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action == ORDER_PASS_ID:
            state.passed |= 1 << seat
            if log.on:
                log.emit("order_passed", {"seat": seat})
        else:
            take(rules, state, seat, action - TAKE_ORDER_ID, log)
        ask_next(rules, state, seat, log)


def take(rules: Rules, state: CavumState, seat: int, order: int, log: Log) -> None:
    points = state.chips[order] * rules.box.chip_points  # C8.8
    state.orders[order] = seat
    state.chips[order] = 0
    award(state, seat, CHIPS, points)
    if log.on:
        log.emit("order_taken", {"seat": seat, "order": rules.box.orders[order], "points": points})


def ask_next(rules: Rules, state: CavumState, seat: int, log: Log) -> None:
    order, everyone = card_order(state), (1 << state.seats) - 1
    place = order.index(seat)
    if place == state.seats - 1 and not rules.pass_is_final and state.passed != everyone:
        state.passed = 0  # `order_pass: reenter`: a pass counts for one round
    if FACE_UP not in state.orders or (state.passed == everyone and (rules.pass_is_final or place == state.seats - 1)):
        finish(rules, state, log)
        return
    for step in range(1, state.seats + 1):
        state.turn = order[(place + step) % state.seats]
        if not state.passed >> state.turn & 1:
            return


def finish(rules: Rules, state: CavumState, log: Log) -> None:
    state.passed = 0
    if state.phase < rules.phases:  # C8.10
        lay_chips(rules, state, log)
    building.start(state)


def lay_chips(rules: Rules, state: CavumState, log: Log) -> None:
    for order in range(ORDERS):
        if state.orders[order] == FACE_UP:
            state.chips[order] += 1  # C8.9
            if log.on:
                log.emit("chip_laid", {"order": rules.box.orders[order], "chips": state.chips[order]})
