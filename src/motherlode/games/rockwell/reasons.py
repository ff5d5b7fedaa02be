"""Why an action is not possible out of turn or out of phase: the clause that is broken then."""

from typing import Final

from motherlode.games.rockwell.components import BOARD_NAMES, CREWS
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import automat, market, works
from motherlode.games.rockwell.phases.drilling import active_crew
from motherlode.games.rockwell.phases.offers import last_driller, why_no_advantage
from motherlode.games.rockwell.phases.placing import sits_on
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
    DRAWING,
    DRILLING,
    ENDANGERED,
    ENDS,
    FLIPPING,
    HIRING,
    IN_CORE,
    INSURING,
    MOVING,
    OVER,
    PLACING,
    SHAFT_LEVEL,
    SHAFT_MOVING,
    TRADING,
    WORKING,
    RockwellState,
    die_of,
)
from motherlode.kernel import Action, Facts, Violation

# Whose turn it is in each phase, by clause.
TURN_CLAUSES: Final = {
    AUCTION: "R5.1",
    PLACING: "R6.1",
    INSURING: "R7.2",
    DRILLING: "R8.1",
    MOVING: "R8.1",
    CARRYING: "R8.1",
    BRIBING: "R8.1",
    BRIBING_TO: "R8.1",
    HIRING: "R8.1",
    CHOOSING_TILE: "R11.17",
    FLIPPING: "R11.1",
    DRAWING: "R11.1",
    ENDANGERED: "R12.11",
    AI_CREW: "R19.10",
    AI_MOVING: "R19.12",
    TRADING: "R14.1",
    COUNTING: "R14.1",
    WORKING: "R15.1",
    SHAFT_LEVEL: "R15.1",
    SHAFT_MOVING: "R15.1",
    AI_RAISING: "R19.18",
}
ADVANTAGES: Final = ("bribe", "bribe_ai", "hire")
AI_KINDS: Final = ("ai_crew", "ai_move", "ai_upgrade", "bribe_ai")
MOVES: Final = ("crew", "stay", "move")
DICE: Final = ("take_die", "leave_die")
EXTRACTION: Final = ("first_tile", "use_insurance")
WORKS: Final = ("upgrade_crew", "upgrade_safety", "upgrade_mobility", "build_shaft", "move_shaft", "deliver")


def out_of_turn(rules: Rules, state: RockwellState, seat: int, action: int, kind: str) -> Violation:
    """Why a seat that is not asked can do nothing now."""
    if state.phase == OVER:
        return Violation(ENDS[state.ending])
    if state.phase < AUCTION:
        return Violation("R4.1")
    if kind in ADVANTAGES and seat == last_driller(rules, state):
        violation = why_no_advantage(rules, state, seat, action)
        if violation:
            return violation
    return excluded(rules, state, seat) or whose_turn(rules, state)


def excluded(rules: Rules, state: RockwellState, seat: int) -> Violation | None:
    """Why the seat takes no part in the present phase at all (R4.5, R8.5)."""
    if DRILLING <= state.phase <= HIRING:
        return Violation("R8.5") if state.crews[seat * CREWS] == IN_CORE else None
    if not TRADING <= state.phase <= SHAFT_MOVING:
        return None
    board = market.BOARD if state.phase <= COUNTING else works.BOARD
    return None if sits_on(rules, state, seat, board) else Violation("R4.5", {"board": BOARD_NAMES[board]})


def whose_turn(rules: Rules, state: RockwellState) -> Violation:
    facts: Facts = {"active_seat": state.acting} if state.acting >= 0 else {}
    if state.phase == AI_MOVING and automat.is_boxed_in(rules, state):
        return Violation("R19.13", facts)
    return Violation(TURN_CLAUSES[state.phase], facts)


def out_of_phase(rules: Rules, state: RockwellState, seat: int, action: int, record: Action) -> Violation:
    """Why the seat that is asked cannot answer with this action; failing all else, the clause that says when it can."""
    kind = record.kind
    if kind in AI_KINDS and state.seats != 2:
        return Violation("R19.2")
    if kind in ADVANTAGES and (state.drilling or seat == last_driller(rules, state)):
        violation = why_no_advantage(rules, state, seat, action)
        if violation:
            return violation
    return Violation(clause_of_step(state, kind) or record.clause)


def clause_of_step(state: RockwellState, kind: str) -> str:
    """The clause of the present step, where that is what stands in the way; otherwise nothing."""
    phase = state.phase
    if phase in (CHOOSING_TILE, ENDANGERED) and kind not in EXTRACTION:
        return "R11.1"
    if kind in MOVES and CARRYING <= phase <= HIRING:
        return "R10.7" if phase == CARRYING else "R8.4"
    if kind in DICE and phase == MOVING and die_of(active_crew(state)):
        return "R10.11"
    return "R15.17" if kind in WORKS and phase in (SHAFT_LEVEL, SHAFT_MOVING) else ""
