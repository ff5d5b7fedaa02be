"""The sealed bid (chapter L4): all seats at once, in one spelling: fives, ones, an ore, done."""

from typing import Final

from motherlode.kernel import Log, Violation
from motherlode.testing.lode.actions import ADD, DONE, FIVE, ONE
from motherlode.testing.lode.components import CLAIMS, ORES
from motherlode.testing.lode.options import Rules
from motherlode.testing.lode.state import (
    BIDDING,
    TURNS,
    LodeState,
    give,
    holds,
    opener,
    seats_of,
    show,
    spend,
)

MOST_ONES: Final = 4


def is_asked(state: LodeState, seat: int) -> bool:
    return state.phase == BIDDING and not state.ready[seat]


def askers(state: LodeState) -> tuple[int, ...]:
    return tuple([seat for seat in range(seats_of(state)) if not state.ready[seat]])


def has_begun(state: LodeState, seat: int) -> bool:
    """Whether the seat has put something into its bid and not finished it."""
    return state.bids[seat] > 0 or state.added[seat] >= 0


def can_afford(state: LodeState, seat: int, coins: int) -> bool:
    # L4.3
    return state.bids[seat] + coins <= state.coins[seat]


def can_count_fives(state: LodeState, seat: int) -> bool:
    # L4.2
    return state.added[seat] < 0 and state.bids[seat] % 5 == 0


def can_count_ones(state: LodeState, seat: int) -> bool:
    # L4.2
    return state.added[seat] < 0 and state.bids[seat] % 5 < MOST_ONES


def can_add(state: LodeState, seat: int, ore: int) -> bool:
    # L4.4
    return state.added[seat] < 0 and holds(state, seat, ore)


def legal(state: LodeState, seat: int) -> list[int]:
    ids: list[int] = []
    if can_count_fives(state, seat) and can_afford(state, seat, 5):
        ids.append(FIVE)
    if can_count_ones(state, seat) and can_afford(state, seat, 1):
        ids.append(ONE)
    for ore in range(ORES):
        if can_add(state, seat, ore):
            ids.append(ADD + ore)
    ids.append(DONE)
    return ids


def check(rules: Rules, state: LodeState, seat: int, action: int) -> Violation | None:
    if state.ready[seat]:
        return Violation("L4.5")
    if action == FIVE:
        return check_coins(state, seat, 5, can_count_fives(state, seat))
    if action == ONE:
        return check_coins(state, seat, 1, can_count_ones(state, seat))
    if ADD <= action < ADD + ORES and not can_add(state, seat, action - ADD):
        return refused_ore(rules, state, seat, action - ADD)
    return None


def refused_ore(rules: Rules, state: LodeState, seat: int, ore: int) -> Violation:
    return Violation("L4.4", {"ore": rules.ore_name(ore), "added": rules.ore_name(state.added[seat])})


def check_coins(state: LodeState, seat: int, coins: int, is_in_order: bool) -> Violation | None:
    if not is_in_order:
        return Violation("L4.2")
    if not can_afford(state, seat, coins):
        return Violation("L4.3", {"needed": state.bids[seat] + coins, "have": state.coins[seat]})
    return None


def apply(rules: Rules, state: LodeState, seat: int, action: int, log: Log) -> None:
    if action == FIVE:
        state.bids[seat] += 5
    elif action == ONE:
        state.bids[seat] += 1
    elif action < DONE:
        state.added[seat] = action - ADD
    else:
        state.ready[seat] = 1
        if all(state.ready):
            open_bids(rules, state, log)


def height(rules: Rules, state: LodeState, seat: int) -> int:
    """L4.6: the coins and the worth of the ore added to them."""
    added = state.added[seat]
    return state.bids[seat] + (rules.worth[added] if added >= 0 else 0)


def winner(rules: Rules, state: LodeState) -> int:
    """L4.6: the highest bid, the first in turn order among equals."""
    best = opener(state)
    for step in range(1, seats_of(state)):
        seat = (opener(state) + step) % seats_of(state)
        if height(rules, state, seat) > height(rules, state, best):
            best = seat
    return best


def open_bids(rules: Rules, state: LodeState, log: Log) -> None:
    for seat in range(seats_of(state)):
        if log.on:
            ore = rules.ore_name(state.added[seat])
            log.reveal("bid_opened", {"seat": seat, "coins": state.bids[seat], "ore": ore})
    best = winner(rules, state)
    for seat in range(seats_of(state)):
        settle(rules, state, seat, seat == best, log)
    take_lot(rules, state, best, log)
    clear(state)
    state.phase = TURNS
    state.turn = best
    state.turns_left = seats_of(state)


def settle(rules: Rules, state: LodeState, seat: int, has_won: bool, log: Log) -> None:
    """L4.7 for the winner, L4.8 for the others."""
    if has_won or rules.losers_pay:
        pay(state, seat, state.bids[seat], log)
    added = state.added[seat]
    if added < 0:
        return
    if has_won:
        spend(state, seat, added)
        if log.on:
            log.emit("ore_spent", {"seat": seat, "ore": rules.ore_name(added)})
    else:
        show(state, seat, added)


def pay(state: LodeState, seat: int, coins: int, log: Log) -> None:
    state.coins[seat] -= coins
    state.bank += coins
    if coins and log.on:
        log.emit("paid", {"seat": seat, "coins": coins})


def take_lot(rules: Rules, state: LodeState, seat: int, log: Log) -> None:
    state.claims[seat * CLAIMS + state.claim] += 1
    if state.lot >= 0:
        give(state, seat, state.lot)
        # L6.3: everyone has seen this card, beside those seen before.
        state.known[seat * ORES + state.lot] += 1
    if log.on:
        log.emit("lot_won", {"seat": seat, "claim": rules.claim_name(state.claim), "ore": rules.ore_name(state.lot)})


def clear(state: LodeState) -> None:
    seats = seats_of(state)
    state.bids = [0] * seats
    state.added = [-1] * seats
    state.ready = [0] * seats
    state.claim = -1
    state.lot = -1
