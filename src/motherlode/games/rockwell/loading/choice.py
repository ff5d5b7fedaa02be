"""The choice in progress in a dump has its subject, and the seat that must act has something to choose."""

from motherlode.games.rockwell.components import CREWS, KINDS, STRONGEST
from motherlode.games.rockwell.loading.phase import is_extracting
from motherlode.games.rockwell.loading.require import require
from motherlode.games.rockwell.mine import ENTRANCE
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import advantage, automat, drilling, market, placing, works
from motherlode.games.rockwell.state import (
    AI_CREW,
    AI_MOVING,
    AI_RAISING,
    BRIBING,
    BRIBING_TO,
    CARRYING,
    COUNTING,
    DRILLING,
    HIRING,
    IN_CORE,
    PLACING,
    SHAFT_LEVEL,
    SHAFT_MOVING,
    RockwellState,
    die_of,
    place_of,
    strength_of,
)
from motherlode.kernel import Reader


def check_choice(reader: Reader, rules: Rules, state: RockwellState) -> None:
    require(reader, not state.hired or took_a_die(state), "hired", "is set, and no die was taken along")
    if state.phase == PLACING:
        can_place = bool(placing.legal_chairs(rules, state, state.acting))
        require(reader, can_place, "chairs", "leaves no chair to the seat that must act")
    elif DRILLING <= state.phase <= HIRING:
        check_driller(reader, rules, state)
    elif state.phase in (AI_CREW, AI_MOVING, AI_RAISING):
        check_ai(reader, rules, state)
    elif state.phase == COUNTING:
        check_deal(reader, rules, state)
    elif state.phase in (SHAFT_LEVEL, SHAFT_MOVING):
        check_shaft(reader, rules, state)


def took_a_die(state: RockwellState) -> bool:
    """R10.9: after the move, until the turn is over."""
    is_moved = state.phase in (BRIBING, BRIBING_TO) or (is_extracting(state) and state.drilling > 0)
    return is_moved and state.active < state.seats and die_of(drilling.active_crew(state)) > 0


def check_driller(reader: Reader, rules: Rules, state: RockwellState) -> None:
    """A turn in a drilling round, with the active crew (R8.2, R8.3)."""
    crew, phase = drilling.active_crew(state), state.phase
    require(reader, crew < IN_CORE, "crew", "is a crew in the core")
    if phase == CARRYING:
        check_carrying(reader, rules, state, crew)
    if phase in (BRIBING, BRIBING_TO):
        is_right = advantage.advantage_of(rules, state, state.active) == advantage.BRIBE
        require(reader, is_right, "phase", "is a bribe by a player without that advantage")
        is_right = bool(advantage.legal_bribes(rules, state, state.active))
        require(reader, is_right, "phase", "is a bribe, and none is possible")
    if phase == BRIBING_TO:
        check_victim(reader, rules, state)
    if phase == HIRING:
        is_right = advantage.advantage_of(rules, state, state.active) == advantage.SUBCONTRACTOR
        require(reader, is_right, "phase", "is a hire by a player without that advantage")
        is_right = advantage.can_hire(state) and bool(advantage.legal_hires(rules, state, state.active))
        require(reader, is_right, "phase", "is a hire, and none is possible")


def check_carrying(reader: Reader, rules: Rules, state: RockwellState, crew: int) -> None:
    require(reader, die_of(crew) > 0, "crew", "has no die to take along")
    seat, place = state.active, state.target
    is_right = place in rules.reach[state.mobility[seat]][place_of(crew)]
    is_right = is_right and place < ENTRANCE and not drilling.is_taken_edge(rules, state, seat, place)
    require(reader, is_right, "target", f"is {place}, to which the crew cannot go")


def check_victim(reader: Reader, rules: Rules, state: RockwellState) -> None:
    is_right = state.target < len(state.crews) and state.target // CREWS != state.active
    require(reader, is_right, "target", f"is {state.target}, which is no crew of another player")
    targets = advantage.victim_targets(rules, state, state.active, state.crews[state.target])
    require(reader, len(targets) > 1, "target", f"is {state.target}, a crew with no choice of tiles")


def check_ai(reader: Reader, rules: Rules, state: RockwellState) -> None:
    crews = automat.ai_crews(state)
    if state.phase == AI_RAISING:
        require(reader, strength_of(min(crews, key=strength_of)) < STRONGEST, "crews", "leave the AI no upgrade")
        return
    choice = automat.candidates(state)
    if state.phase == AI_CREW:
        is_right = len({crews[number] for number in choice}) > 1
        require(reader, is_right, "crews", "leave no choice among those of the AI")
        return
    require(reader, state.crew in choice, "crew", f"is {state.crew}, which is not the one the AI moves")
    is_right = len(automat.destinations(rules, state, crews[state.crew])) > 1
    require(reader, is_right, "crew", f"is {state.crew}, which has no choice of tiles")


def check_deal(reader: Reader, rules: Rules, state: RockwellState) -> None:
    seat, kind, selling = state.active, state.target, state.selling
    require(reader, kind < KINDS, "target", f"is {kind}, which is no kind of cubes")
    is_right = market.is_open(rules, state, seat, kind, selling)
    require(reader, is_right, "traded", "closes the deal in progress")
    most = market.most(rules, state, seat, kind, selling)
    require(reader, most > 0 and state.amount <= most, "amount", f"is {state.amount}, of {most} possible")


def check_shaft(reader: Reader, rules: Rules, state: RockwellState) -> None:
    seat, tile = state.active, state.target
    require(reader, state.shafts[seat] >> tile & 1 == 1, "target", f"is {tile}, where the player has no shaft")
    levels = works.movable_levels(rules, state, seat)
    require(reader, bool(levels), "target", f"is {tile}, a shaft that cannot be moved")
    is_right = state.phase == SHAFT_LEVEL or state.amount in levels
    require(reader, is_right, "amount", f"is {state.amount}, a level by which the shaft cannot be moved")
