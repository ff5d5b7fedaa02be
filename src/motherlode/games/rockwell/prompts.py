"""What a decision is about: the prompt with its clauses, and the facts an action points at."""

from typing import Final

from motherlode.games.rockwell import labels
from motherlode.games.rockwell.components import KIND_NAMES, KINDS, RING_NAMES
from motherlode.games.rockwell.holdings import cube_facts
from motherlode.games.rockwell.mine import PLACE_NAMES, SECTORS, TILES
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import auction, bundle, danger, market
from motherlode.games.rockwell.phases.drilling import active_crew
from motherlode.games.rockwell.state import (
    AI_CREW,
    AI_MOVING,
    AI_RAISING,
    AUCTION,
    BRIBING,
    BRIBING_TO,
    CARRYING,
    CHOOSING_TILE,
    COUNTING,
    DRILLING,
    ENDANGERED,
    HIRING,
    INSURING,
    MOVING,
    PLACING,
    SEVERAL,
    SHAFT_LEVEL,
    SHAFT_MOVING,
    TRADING,
    WORKING,
    RockwellState,
    place_of,
)
from motherlode.kernel import Facts, Prompt

KINDS_OF_PROMPT: Final = {
    AUCTION: ("bid", ("R5.1", "R5.2", "R5.4", "R5.5", "R5.6")),
    PLACING: ("place_vp", ("R6.1", "R6.2", "R6.3", "R6.4", "R6.6", "R6.7")),
    INSURING: ("insure", ("R7.1", "R7.2", "R7.3")),
    DRILLING: ("crew", ("R8.2", "R8.11")),
    MOVING: ("move", ("R8.2", "R8.6", "R8.8", "R8.10", "R8.15", "R8.16", "R8.17", "R8.19", "R8.24", "R11.1")),
    CARRYING: ("die", ("R10.5", "R10.7", "R10.8", "R10.9", "R10.10")),
    BRIBING: ("advantage_bribe", ("R9.1", "R9.2", "R9.3", "R9.5", "R9.6", "R9.9")),
    BRIBING_TO: ("bribe_target", ("R9.13",)),
    HIRING: ("advantage_hire", ("R10.1", "R10.2", "R10.4", "R10.5")),
    CHOOSING_TILE: ("first_tile", ("R11.17",)),
    ENDANGERED: ("use_insurance", ("R12.3", "R12.5", "R12.6", "R12.8")),
    AI_CREW: ("ai_crew", ("R19.8", "R19.9", "R19.10")),
    AI_MOVING: ("ai_move", ("R19.11", "R19.12", "R19.13")),
    AI_RAISING: ("ai_upgrade", ("R19.18",)),
    TRADING: ("market", ("R14.2", "R14.3", "R14.4", "R14.5", "R14.6")),
    COUNTING: ("amount", ("R14.4", "R14.6")),
    WORKING: ("works", ("R15.2", "R15.3", "R15.4", "R15.5", "R15.8", "R15.9", "R15.11", "R15.17", "R15.19")),
    SHAFT_LEVEL: ("shaft_level", ("R15.17",)),
    SHAFT_MOVING: ("shaft_to", ("R15.12", "R15.13", "R15.14", "R15.15", "R15.17")),
}

# The phases that go on with a choice begun before.
CONTINUING: Final = frozenset(
    {MOVING, CARRYING, BRIBING, BRIBING_TO, HIRING, COUNTING, SHAFT_LEVEL, SHAFT_MOVING, AI_MOVING}
)


def prompt(rules: Rules, state: RockwellState, seat: int) -> Prompt:
    kind, clauses = KINDS_OF_PROMPT[state.phase]
    facts: Facts = {"seat": seat, **facts_of(rules, state, seat)}
    return Prompt(kind, clauses, facts, continues(rules, state, seat))


def continues(rules: Rules, state: RockwellState, seat: int) -> bool:
    """Whether the seat goes on with a gesture. A sealed choice is begun by its first step; where insurance is
    secret, a gesture ends with what it shows.
    """
    if state.acting == SEVERAL:
        return has_begun(state, seat)
    if rules.insure_secretly and may_follow_a_reveal(rules, state):
        return False
    return state.phase in CONTINUING


def has_begun(state: RockwellState, seat: int) -> bool:
    return any(state.offer[seat * KINDS : seat * KINDS + KINDS]) or state.offer_money[seat] > 0


def may_follow_a_reveal(rules: Rules, state: RockwellState) -> bool:
    """Whether cubes were offered for sale, or tokens may just have been handed in."""
    if state.phase == HIRING:
        return bool(rules.stands[place_of(active_crew(state))] & state.flipped)
    return state.phase == AI_MOVING or (state.phase == COUNTING and state.selling == 1)


def facts_of(rules: Rules, state: RockwellState, seat: int) -> Facts:
    phase = state.phase
    if phase == AUCTION:
        bid = cube_facts(bundle.offered(state, seat))
        value = auction.bid_value(rules, state, seat)
        return {"round": state.round, **bid, "money": state.offer_money[seat], "value": value}
    if phase == PLACING:
        return {"round": state.round, "vp": 1 + (state.turn - 1) // state.seats}
    if phase == INSURING:
        given = bundle.offered(state, seat)
        return {**cube_facts(given), "tokens": sum(given)}
    if phase == ENDANGERED:
        return danger_facts(rules, state, seat)
    return drilling_facts(state) if phase <= CHOOSING_TILE else later_facts(rules, state, seat)


def drilling_facts(state: RockwellState) -> Facts:
    phase = state.phase
    facts: Facts = {"drilling_round": state.drilling}
    if phase == MOVING:
        facts |= labels.crew_facts(active_crew(state))
    elif phase == CARRYING:
        facts |= {"place": PLACE_NAMES[state.target], "ring": RING_NAMES[state.target % TILES // SECTORS]}
    elif phase == BRIBING:
        facts |= {"bribes": state.bribes, "place": PLACE_NAMES[place_of(active_crew(state))]}
    elif phase == BRIBING_TO:
        facts["place"] = PLACE_NAMES[place_of(state.crews[state.target])]
    elif phase == HIRING:
        facts |= {"dice": state.dice, "place": PLACE_NAMES[place_of(active_crew(state))]}
    return facts


def danger_facts(rules: Rules, state: RockwellState, seat: int) -> Facts:
    strength = danger.strength_there(state, seat)
    return {
        "card": rules.box.cards[state.card],
        **cube_facts(danger.loot_of(state, seat)),
        "strength": strength,
        "safety": min(strength, danger.protection(rules, state, seat)),
        "due": danger.due(rules, state, seat),
        "tokens": state.tokens[seat],
    }


def later_facts(rules: Rules, state: RockwellState, seat: int) -> Facts:
    phase = state.phase
    if phase in (TRADING, WORKING):
        return {"left": state.left[seat]}
    if phase == COUNTING:
        most = market.most(rules, state, seat, state.target, state.selling)
        return {"kind": KIND_NAMES[state.target], "selling": state.selling, "most": most, "total": state.amount}
    if phase == SHAFT_LEVEL:
        return {"tile": PLACE_NAMES[state.target]}
    if phase == SHAFT_MOVING:
        return {"tile": PLACE_NAMES[state.target], "level": state.amount}
    if phase == AI_MOVING:
        return labels.crew_facts(active_crew(state))
    return {"round": state.round}
