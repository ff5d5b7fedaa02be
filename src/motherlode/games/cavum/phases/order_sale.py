"""The order sale (chapter C20), and what follows a phase: a new one (chapter C21) or the closing."""

from motherlode.games.cavum.actions import DONE_ID, FULFIL_ID
from motherlode.games.cavum.components import COLOURS, ORDERS
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import closing
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.state import (
    FINAL,
    FULFIL,
    GONE,
    NONE,
    ORDERS_FULFILLED,
    TURN_UP,
    CavumState,
    award,
    card_order,
    has_order_sale_passed,
)
from motherlode.kernel import Facts, Log, Violation


def start(rules: Rules, state: CavumState, log: Log) -> None:
    ask(rules, state, 0, log)


def ask(rules: Rules, state: CavumState, place: int, log: Log) -> None:
    """The next in card order who can fulfil an order (C20.1, C20.9)."""
    for seat in card_order(state)[place:]:
        if any(can_fulfil(rules, state, seat, order) for order in range(ORDERS)):
            state.step, state.turn = FULFIL, seat
            return
    end_phase(rules, state, log)


def can_fulfil(rules: Rules, state: CavumState, seat: int, order: int) -> bool:
    return state.orders[order] == seat and lacks(rules, state, seat, order) == NONE


def lacks(rules: Rules, state: CavumState, seat: int, order: int) -> int:
    """The first colour of which the seat has too few stones for the order (C20.2), NONE if it has all."""
    for colour in rules.box.order_stones[order]:
        if state.hands[seat * COLOURS + colour] < rules.need[order * COLOURS + colour]:
            return colour
    return NONE


class FulfillingOrders(Decision):
    """A player fulfils orders one by one (C20.1)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        actions = [FULFIL_ID + order for order in range(ORDERS) if can_fulfil(rules, state, seat, order)]
        actions.append(DONE_ID)  # C20.3
        return actions

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        return None if action == DONE_ID else why_not(rules, state, seat, action - FULFIL_ID)

    def out_of_turn(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation:
        return why_skipped(rules, state, seat, action) or Violation("C20.1", {"active_seat": state.turn})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        place = card_order(state).index(seat)
        if action == DONE_ID:
            if log.on:
                log.emit("orders_done", {"seat": seat})
            ask(rules, state, place + 1, log)
        else:
            fulfil(rules, state, seat, action - FULFIL_ID, log)
            ask(rules, state, place, log)


def why_not(rules: Rules, state: CavumState, seat: int, order: int) -> Violation | None:
    if can_fulfil(rules, state, seat, order):
        return None
    if state.orders[order] != seat:
        return Violation("C20.1", {"order": rules.box.orders[order]})
    colour = rules.box.colours[lacks(rules, state, seat, order)]
    return Violation("C20.2", {"order": rules.box.orders[order], "colour": colour})


def why_skipped(rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
    """What the seat lacked, so that it was not asked (C20.9)."""
    if FULFIL_ID <= action < DONE_ID:
        return why_not(rules, state, seat, action - FULFIL_ID)
    is_skipped = action == DONE_ID and not any(can_fulfil(rules, state, seat, order) for order in range(ORDERS))
    return Violation("C20.9") if is_skipped else None


def out_of_step(rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
    """Why no order is fulfilled now: what was lacking, or the closing has come."""
    skipped = why_skipped(rules, state, seat, action) if has_order_sale_passed(state) else None
    return Violation("C22.5") if skipped is None and state.step == FINAL else skipped


def fulfil(rules: Rules, state: CavumState, seat: int, order: int, log: Log) -> None:
    for colour in rules.box.order_stones[order]:
        state.hands[seat * COLOURS + colour] -= 1
        state.open[colour] -= 1  # C20.4
    state.orders[order] = GONE  # C20.5
    award(state, seat, ORDERS_FULFILLED, rules.box.value[order])
    if log.on:
        facts: Facts = {"seat": seat, "order": rules.box.orders[order], "points": rules.box.value[order]}
        stones = [rules.box.colours[colour] for colour in rules.box.order_stones[order]]
        log.emit("order_fulfilled", {**facts, "stones": stones})


def end_phase(rules: Rules, state: CavumState, log: Log) -> None:
    if state.phase == rules.phases:
        closing.start(rules, state, log)
        return
    state.turn = card_order(state)[0]  # C6.3
    state.cards = [0] * state.seats  # C21.1
    state.phase += 1
    state.step, state.due = TURN_UP, rules.box.turned_up  # C21.2
    if log.on:
        log.emit("phase_started", {"phase": state.phase})
