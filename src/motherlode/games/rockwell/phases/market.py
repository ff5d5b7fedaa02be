"""Phase II, the market (chapter R14): one purchase or sale of one kind at a time, round and round."""

from typing import Final

from motherlode.games.rockwell import achievements, secrets
from motherlode.games.rockwell.actions import (
    AMOUNT_DONE_ID,
    AMOUNT_ID,
    BUY_ID,
    COUNTS,
    LARGE,
    PASS_MARKET_ID,
    SELL_ID,
)
from motherlode.games.rockwell.components import KIND_NAMES, KINDS
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import boards
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import COUNTING, NEXT_TRADER, OPEN_WORKS, TRADING, RockwellState
from motherlode.kernel import Log, Violation

BOARD: Final = 1


def most(rules: Rules, state: RockwellState, seat: int, kind: int, selling: int) -> int:
    """The most cubes of a kind the seat can sell, or pay for (R14.6)."""
    return state.cubes[seat * KINDS + kind] if selling else state.money[seat] // rules.values[kind]


def is_open(rules: Rules, state: RockwellState, seat: int, kind: int, selling: int) -> bool:
    """R14.5: each kind once; with `market_limit` = no_opposite only not both ways."""
    bought, sold = state.traded[seat] >> kind & 1, state.traded[seat] >> kind + KINDS & 1
    if rules.trade_again:
        return not (bought if selling else sold)
    return not bought and not sold


def rest(rules: Rules, state: RockwellState, seat: int) -> int:
    """How many more cubes the deal could hold."""
    return most(rules, state, seat, state.target, state.selling) - state.amount


def is_next(state: RockwellState, count: int) -> bool:
    """Large cubes before small ones, of which there are at most four."""
    small = state.amount % LARGE
    return small == 0 if count == LARGE else small < LARGE - 1


def lacking(rules: Rules, state: RockwellState, seat: int, kind: int, selling: int, cubes: int) -> Violation:
    if selling:
        return Violation("R1.9", {"needed": cubes, "have": state.cubes[seat * KINDS + kind]})
    return Violation("R1.9", {"needed": cubes * rules.values[kind], "have": state.money[seat]})


class Trading(Phase):
    """A player names a deal, or passes."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        ids: list[int] = []
        for selling in (0, 1):
            for kind in range(KINDS):
                if most(rules, state, seat, kind, selling) and is_open(rules, state, seat, kind, selling):
                    ids.append((SELL_ID if selling else BUY_ID) + kind)
        ids.append(PASS_MARKET_ID)
        return ids

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action == PASS_MARKET_ID:
            return None
        selling, kind = divmod(action - BUY_ID, KINDS)
        if not is_open(rules, state, seat, kind, selling):
            return Violation("R14.5", {"kind": KIND_NAMES[kind]})
        return None if most(rules, state, seat, kind, selling) else lacking(rules, state, seat, kind, selling, 1)

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action == PASS_MARKET_ID:
            state.left[seat] = 0  # R14.3
            state.phase = NEXT_TRADER
            return
        state.selling, state.target = divmod(action - BUY_ID, KINDS)
        state.phase = COUNTING
        show_sale(state, seat, 1, log)


class Counting(Phase):
    """The cubes of the deal are counted off."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        more = rest(rules, state, seat)
        ids = [AMOUNT_ID + size for size in (0, 1) if COUNTS[size] <= more and is_next(state, COUNTS[size])]
        if state.amount:
            ids.append(AMOUNT_DONE_ID)
        return ids

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action == AMOUNT_DONE_ID:
            return None if state.amount else Violation("R14.4")
        count = COUNTS[action - AMOUNT_ID]
        if count > rest(rules, state, seat):
            return lacking(rules, state, seat, state.target, state.selling, state.amount + count)
        return None if is_next(state, count) else Violation("R14.4")

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action == AMOUNT_DONE_ID:
            trade(rules, state, seat, log)
        else:
            state.amount += COUNTS[action - AMOUNT_ID]
            show_sale(state, seat, state.amount, log)


def show_sale(state: RockwellState, seat: int, cubes: int, log: Log) -> None:
    """Where the exchange is secret, offering cubes shows that they are there."""
    if state.selling and state.insured:
        secrets.show(state, seat, state.target, cubes)
        if log.on:
            log.reveal("cubes_shown", {"seat": seat, "kind": KIND_NAMES[state.target], "cubes": cubes})


def trade(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    """R14.4-R14.8."""
    kind, cubes, selling = state.target, state.amount, state.selling
    price = cubes * rules.values[kind]
    state.cubes[seat * KINDS + kind] += -cubes if selling else cubes
    state.money[seat] += price if selling else -price
    state.traded[seat] |= 1 << kind + KINDS * selling
    state.amount = state.selling = state.target = 0
    if log.on:
        facts = {"seat": seat, "kind": KIND_NAMES[kind], "cubes": cubes, "price": price}
        log.emit("sold" if selling else "bought", {**facts})
    if not selling:
        achievements.test_cubes(rules, state, seat, log)
    state.left[seat] -= 1  # R14.2
    state.phase = NEXT_TRADER


def begin(rules: Rules, state: RockwellState, log: Log) -> None:
    state.traded = [0] * state.seats
    boards.open_board(rules, state, BOARD, "market_opened", log)
    state.phase = NEXT_TRADER


def next_trader(rules: Rules, state: RockwellState, log: Log) -> None:
    """Asks the next trader; the marks of the kinds traded go when the phase ends (R14.8)."""
    boards.dismiss(rules, state, BOARD, "market_left", log)
    if not boards.ask_next(rules, state, BOARD, TRADING):
        state.traded = [0] * state.seats
        state.phase = OPEN_WORKS
