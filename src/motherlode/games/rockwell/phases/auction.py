"""The auction (chapter R5): all bid in secret, all pay, and the Direction order follows the bids."""

from motherlode.games.rockwell import secrets
from motherlode.games.rockwell.actions import BID_CUBES_ID, BID_DONE_ID, BID_MONEY_ID, INSURE_ID
from motherlode.games.rockwell.components import KINDS, worth
from motherlode.games.rockwell.holdings import cube_facts
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import bundle
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import AUCTION, NEXT_VP, NOBODY, SEVERAL, RockwellState
from motherlode.kernel import Log, Violation


def begin(state: RockwellState, log: Log) -> None:
    state.round += 1
    state.phase = AUCTION
    state.acting = SEVERAL
    if log.on:
        log.emit("round_started", {"round": state.round})


def is_next_note(rules: Rules, money: int, number: int) -> bool:
    """Notes are laid down from large to small, and no small ones where a larger one would do."""
    note = rules.notes[number]
    if money % note:
        return False
    return number == 0 or money % rules.notes[number - 1] + note < rules.notes[number - 1]


class Auction(Phase):
    """All bid in secret."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        money = state.offer_money[seat]
        ids = [] if money else bundle.legal(state, seat, BID_CUBES_ID)
        ids.append(BID_DONE_ID)  # R5.2
        rest = state.money[seat] - money
        notes = rules.notes
        for number in range(len(notes)):
            if notes[number] <= rest and is_next_note(rules, money, number):
                ids.append(BID_MONEY_ID + number)
        return ids

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        if action < INSURE_ID:
            violation = bundle.check(state, seat, action - BID_CUBES_ID, "R5.1")
            return Violation("R5.1") if violation is None and state.offer_money[seat] else violation
        if action == BID_DONE_ID:
            return None
        return check_note(rules, state, seat, action - BID_MONEY_ID)

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action < INSURE_ID:
            bundle.add(state, seat, action - BID_CUBES_ID)
        elif action > BID_DONE_ID:
            state.offer_money[seat] += rules.notes[action - BID_MONEY_ID]
        elif bundle.make_ready(state, seat):
            close(rules, state, log)


def check_note(rules: Rules, state: RockwellState, seat: int, number: int) -> Violation | None:
    money = state.offer_money[seat]
    have = state.money[seat] - money
    if have < rules.notes[number]:
        return Violation("R1.9", {"needed": rules.notes[number], "have": have})
    return None if is_next_note(rules, money, number) else Violation("R5.1")


def bid_value(rules: Rules, state: RockwellState, seat: int) -> int:
    return state.offer_money[seat] + worth(rules.values, bundle.offered(state, seat))  # R5.3


def close(rules: Rules, state: RockwellState, log: Log) -> None:
    """Reveals the bids, orders the Direction cubes and takes the payment (R5.3-R5.6)."""
    values = [bid_value(rules, state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        if log.on:
            bid = cube_facts(bundle.offered(state, seat))
            log.reveal("bid_revealed", {"seat": seat, **bid, "money": state.offer_money[seat], "value": values[seat]})
        pay(state, seat)
    # A stable sort: equal bids keep their order (R5.5).
    state.direction.sort(key=values.__getitem__, reverse=True)
    if log.on:
        log.emit("direction_order", {"seats": state.direction[:]})
    bundle.clear(state)
    state.offer_money = [0] * state.seats
    state.turn = 0
    state.acting = NOBODY
    state.phase = NEXT_VP


def pay(state: RockwellState, seat: int) -> None:
    """R5.6: what was bid is lost."""
    state.money[seat] -= state.offer_money[seat]
    first = seat * KINDS
    for kind in range(KINDS):
        bid = state.offer[first + kind]
        if bid:
            secrets.show(state, seat, kind, bid)
            state.cubes[first + kind] -= bid
