"""The turns (chapter L5): beginning with the winner of the lot, each seat digs, sells or rests once."""

from typing import Final

from motherlode.kernel import Log, Violation
from motherlode.testing.lode.actions import DIG, REST, SELL
from motherlode.testing.lode.components import ORES
from motherlode.testing.lode.options import Rules
from motherlode.testing.lode.state import CLAIMING, DIGGING, OVER, TURNS, LodeState, holds, seats_of, spend

DIG_COST: Final = 1


def price(rules: Rules, state: LodeState, ore: int) -> int:
    """L5.4: what the bank pays now for an ore."""
    full = rules.worth[ore] + 1
    return max(1, full - state.sold[ore]) if rules.market_sinks else full


def can_pay_dig(state: LodeState, seat: int) -> bool:
    # L5.2
    return state.coins[seat] >= DIG_COST


def has_ore_left(state: LodeState) -> bool:
    # L5.2
    return any(state.seam)


def is_for_sale(rules: Rules, ore: int) -> bool:
    # L5.3: nobody buys rubble.
    return rules.worth[ore] > 0


def can_bank_pay(rules: Rules, state: LodeState, ore: int) -> bool:
    # L5.5
    return state.bank >= price(rules, state, ore)


def legal(rules: Rules, state: LodeState, seat: int) -> list[int]:
    ids: list[int] = []
    if can_pay_dig(state, seat) and has_ore_left(state):
        ids.append(DIG)
    for ore in range(ORES):
        if is_for_sale(rules, ore) and holds(state, seat, ore) and can_bank_pay(rules, state, ore):
            ids.append(SELL + ore)
    ids.append(REST)
    return ids


def check(rules: Rules, state: LodeState, seat: int, action: int) -> Violation | None:
    if seat != state.turn:
        return Violation("L5.1", {"turn_seat": state.turn})
    if action == DIG:
        return check_dig(state, seat)
    if SELL <= action < SELL + ORES:
        return check_sale(rules, state, seat, action - SELL)
    return None


def check_dig(state: LodeState, seat: int) -> Violation | None:
    if can_pay_dig(state, seat) and has_ore_left(state):
        return None
    return refused_dig(state, seat)


def refused_dig(state: LodeState, seat: int) -> Violation:
    return Violation("L5.2", {"needed": DIG_COST, "have": state.coins[seat], "cards": sum(state.seam)})


def check_sale(rules: Rules, state: LodeState, seat: int, ore: int) -> Violation | None:
    if not is_for_sale(rules, ore) or not holds(state, seat, ore):
        return refused_sale(rules, ore)
    if not can_bank_pay(rules, state, ore):
        return Violation("L5.5", {"needed": price(rules, state, ore), "have": state.bank})
    return None


def refused_sale(rules: Rules, ore: int) -> Violation:
    return Violation("L5.3", {"ore": rules.ore_name(ore)})


def apply(rules: Rules, state: LodeState, seat: int, action: int, log: Log) -> None:
    if action == DIG:
        dig(state, seat, log)
    elif action == REST:
        if log.on:
            log.emit("rested", {"seat": seat})
        finish(rules, state, log)
    else:
        sell(rules, state, seat, action - SELL, log)


def dig(state: LodeState, seat: int, log: Log) -> None:
    state.coins[seat] -= DIG_COST
    state.bank += DIG_COST
    state.phase = DIGGING
    if log.on:
        log.emit("dug", {"seat": seat, "coins": DIG_COST})


def sell(rules: Rules, state: LodeState, seat: int, ore: int, log: Log) -> None:
    coins = price(rules, state, ore)
    spend(state, seat, ore)
    state.sold[ore] += 1
    state.bank -= coins
    state.coins[seat] += coins
    if log.on:
        log.reveal("sold", {"seat": seat, "ore": rules.ore_name(ore), "coins": coins})
    finish(rules, state, log)


def finish(rules: Rules, state: LodeState, log: Log) -> None:
    """L5.1: the next seat's turn, the next round (L3.1), or the end (L7.1)."""
    state.turns_left -= 1
    if state.turns_left > 0:
        state.turn = (state.turn + 1) % seats_of(state)
        state.phase = TURNS
    elif state.round < rules.rounds:
        state.round += 1
        state.turn = 0
        state.phase = CLAIMING
    else:
        end(rules, state, log)


def end(rules: Rules, state: LodeState, log: Log) -> None:
    state.phase = OVER
    state.turn = 0
    # L7.1: the hands are laid open.
    state.known = state.hands[:]
    if log.on:
        for seat in range(seats_of(state)):
            log.reveal("hand_opened", {"seat": seat, "ores": cards(rules, state, seat)})
        log.emit("ended", {"clause": "L7.1"})


def cards(rules: Rules, state: LodeState, seat: int) -> list[str]:
    names: list[str] = []
    for ore in range(ORES):
        names += [rules.ore_name(ore)] * state.hands[seat * ORES + ore]
    return names
