"""What chance does (L2.3, L3.2, L3.3, L5.2): cards dealt or dug unseen, a claim and an ore turned up for all."""

from typing import Final

from motherlode.kernel import Log
from motherlode.testing.lode.actions import CLAIM, ORE
from motherlode.testing.lode.components import CLAIMS, ORES
from motherlode.testing.lode.options import Rules
from motherlode.testing.lode.phases import turns
from motherlode.testing.lode.state import (
    BIDDING,
    CLAIMING,
    DEALING,
    DIGGING,
    OPENING,
    LodeState,
    give,
    hand_size,
    opener,
    seats_of,
)

# What those read who do not see the card.
UNSEEN: Final = "card"


def is_due(state: LodeState) -> bool:
    return state.phase in (DEALING, CLAIMING, OPENING, DIGGING)


def outcomes(state: LodeState) -> list[tuple[int, int]]:
    if state.phase == CLAIMING:
        return [(CLAIM + claim, state.pile[claim]) for claim in range(CLAIMS) if state.pile[claim]]
    if is_due(state):
        return [(ORE + ore, state.seam[ore]) for ore in range(ORES) if state.seam[ore]]
    return []


def receiver(state: LodeState) -> int:
    """The seat that draws unseen; -1 when the draw lies open to all."""
    return state.turn if state.phase in (DEALING, DIGGING) else -1


def apply(rules: Rules, state: LodeState, draw: int, log: Log) -> None:
    if state.phase == DEALING:
        deal(rules, state, draw - ORE, log)
    elif state.phase == CLAIMING:
        open_claim(rules, state, draw - CLAIM, log)
    elif state.phase == OPENING:
        open_lot(rules, state, draw - ORE, log)
    else:
        dig_up(rules, state, draw - ORE, log)


def deal(rules: Rules, state: LodeState, ore: int, log: Log) -> None:
    seat = state.turn
    state.seam[ore] -= 1
    give(state, seat, ore)
    if log.on:
        log.tell("dealt", {"seat": seat, "ore": UNSEEN}, {seat: {"ore": rules.ore_name(ore)}})
    # L2.3
    if hand_size(state, seat) == rules.hand:
        state.turn += 1
    if state.turn == seats_of(state):
        state.turn = 0
        state.phase = CLAIMING


def open_claim(rules: Rules, state: LodeState, claim: int, log: Log) -> None:
    state.pile[claim] -= 1
    state.claim = claim
    state.turn = opener(state)
    # L3.3
    state.phase = OPENING if any(state.seam) else BIDDING
    if log.on:
        log.emit("claim_opened", {"claim": rules.claim_name(claim), "round": state.round})


def open_lot(rules: Rules, state: LodeState, ore: int, log: Log) -> None:
    state.seam[ore] -= 1
    state.lot = ore
    state.phase = BIDDING
    if log.on:
        log.emit("ore_opened", {"ore": rules.ore_name(ore)})


def dig_up(rules: Rules, state: LodeState, ore: int, log: Log) -> None:
    state.seam[ore] -= 1
    give(state, state.turn, ore)
    if log.on:
        log.tell("found", {"seat": state.turn, "ore": UNSEEN}, {state.turn: {"ore": rules.ore_name(ore)}})
    turns.finish(rules, state, log)
