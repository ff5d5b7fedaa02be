"""Phase I, steps 1 and 2 (chapter R7): cubes for insurance tokens, chosen in secret; then the Control order."""

from motherlode.games.rockwell import secrets
from motherlode.games.rockwell.actions import INSURE_DONE_ID, INSURE_ID
from motherlode.games.rockwell.components import KINDS
from motherlode.games.rockwell.holdings import cube_facts
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import bundle
from motherlode.games.rockwell.phases.phase import Phase
from motherlode.games.rockwell.state import NEXT_DRILLING, NONE, RockwellState
from motherlode.kernel import Facts, Log, Violation


class Insuring(Phase):
    """All exchange cubes for tokens in secret."""

    def legal(self, rules: Rules, state: RockwellState, seat: int) -> list[int]:
        ids = bundle.legal(state, seat, INSURE_ID)
        ids.append(INSURE_DONE_ID)  # R7.1: also for nothing
        return ids

    def check(self, rules: Rules, state: RockwellState, seat: int, action: int) -> Violation | None:
        return None if action == INSURE_DONE_ID else bundle.check(state, seat, action - INSURE_ID, "R7.1")

    def apply(self, rules: Rules, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if action < INSURE_DONE_ID:
            bundle.add(state, seat, action - INSURE_ID)
        elif bundle.make_ready(state, seat):
            close(rules, state, log)


def close(rules: Rules, state: RockwellState, log: Log) -> None:
    """All exchanges are carried out together (R7.2); with `insurance_visibility` = secret nobody sees what."""
    if rules.insure_secretly and log.on:
        log.reveal("insurance_closed", {})
    for seat in range(state.seats):
        if log.on:
            tell(rules, state, seat, log)
        exchange(state, seat)
    if rules.insure_secretly:
        secrets.open_ceiling(state)
    bundle.clear(state)
    order_control(rules, state, log)
    state.phase = NEXT_DRILLING


def tell(rules: Rules, state: RockwellState, seat: int, log: Log) -> None:
    given = bundle.offered(state, seat)
    facts: Facts = {**cube_facts(given), "tokens": sum(given)}
    if rules.insure_secretly:
        log.tell("insured_secretly", {"seat": seat}, {seat: facts})
    else:
        log.reveal("insured", {"seat": seat, **facts})


def exchange(state: RockwellState, seat: int) -> None:
    first = seat * KINDS
    for kind in range(first, first + KINDS):
        given = state.offer[kind]
        state.cubes[kind] -= given
        state.tokens[seat] += given
        if state.insured:
            state.insured[kind] += given


def order_control(rules: Rules, state: RockwellState, log: Log) -> None:
    """Owners of VPs on board 1 by chair, then the others as they were (R7.4-R7.6)."""
    first = [seat for seat in state.chairs[: rules.first_chair[1]] if seat != NONE]
    if first:
        state.control = first + [seat for seat in state.control if seat not in first]
    if log.on:
        log.emit("control_order", {"seats": state.control[:]})
