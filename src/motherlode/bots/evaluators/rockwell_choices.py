"""Choices of Rockwell that are spelled out step by step, by a budget or towards a goal: bids, exchanges, deals."""

from collections.abc import Sequence
from typing import Final

from motherlode.bots.evaluators.rockwell_survey import wealth
from motherlode.games.rockwell.achievements import own_crews
from motherlode.games.rockwell.actions import (
    AMOUNT_DONE_ID,
    AMOUNT_ID,
    BID_CUBES_ID,
    BID_DONE_ID,
    BID_MONEY_ID,
    INSURE_DONE_ID,
    INSURE_ID,
    LARGE,
)
from motherlode.games.rockwell.components import CUBES, KINDS
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import market
from motherlode.games.rockwell.phases.auction import bid_value
from motherlode.games.rockwell.phases.works import next_delivery
from motherlode.games.rockwell.state import NONE, RockwellState, strength_of

# The part of the wealth that is bid, at most so much; tokens to have.
BID_SHARE: Final = 0.08
MOST_BID: Final = 1600
TARGET_TOKENS: Final = 2


def bid_step(rules: Rules, state: RockwellState, seat: int, legal: Sequence[int]) -> int:
    """Zinc that no achievement needs, then money, up to a part of the wealth."""
    budget = min(MOST_BID, int(BID_SHARE * (wealth(rules, state, seat) + bid_value(rules, state, seat))))
    rest = budget - bid_value(rules, state, seat)
    spare = state.cubes[seat * KINDS] - state.offer[seat * KINDS] > 3 or state.round == 1
    if spare and rest >= rules.values[0] and BID_CUBES_ID + 1 in legal:
        return BID_CUBES_ID + 1
    for number, note in enumerate(rules.notes):
        if note <= rest and BID_MONEY_ID + number in legal:
            return BID_MONEY_ID + number
    return BID_DONE_ID


def insure_step(rules: Rules, state: RockwellState, seat: int, legal: Sequence[int]) -> int:
    """Zinc for tokens, up to a few, as long as safety does not make them useless."""
    strongest = max(strength_of(crew) for crew in own_crews(state, seat))
    demand = strongest - rules.protection[state.seats][state.safety[seat]]
    lacking = min(TARGET_TOKENS, demand) - state.tokens[seat] - state.offer[seat * KINDS]
    return INSURE_ID + 1 if lacking > 0 and INSURE_ID + 1 in legal else INSURE_DONE_ID


def useful_amounts(rules: Rules, state: RockwellState, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """The next steps towards amounts that are good for something."""
    now = state.amount
    goals = goals_of(rules, state, seat)
    ids: list[int] = []
    if AMOUNT_ID in legal and any(goal >= now + LARGE for goal in goals):
        ids.append(AMOUNT_ID)
    if AMOUNT_ID + 1 in legal and any(goal // LARGE == now // LARGE and goal > now for goal in goals):
        ids.append(AMOUNT_ID + 1)
    if AMOUNT_DONE_ID in legal and (now in goals or not ids):
        ids.append(AMOUNT_DONE_ID)
    return ids or legal


def goals_of(rules: Rules, state: RockwellState, seat: int) -> set[int]:
    """All that can be traded, or as many as fill up the next delivery or an achievement, or leave them filled."""
    kind = state.target
    most = market.most(rules, state, seat, kind, state.selling)
    have = state.cubes[seat * KINDS + kind]
    levels = {need.cubes[kind] for need in rules.box.needs if need.kind == CUBES and need.cubes[kind]}
    tile = next_delivery(rules, state, kind)
    if tile != NONE:
        levels.add(rules.box.delivery_cubes[tile][kind])
    changes = {have - level if state.selling else level - have for level in levels}
    return {most} | {change for change in changes if 0 < change <= most}
