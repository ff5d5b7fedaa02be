"""Why a kind of action is not possible now, whatever it points at: never at all, not for this seat, or not yet."""

from typing import Final

from motherlode.games.rawsiko.control import continents_alone
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.china import on_offer
from motherlode.games.rawsiko.scoring import end_clause
from motherlode.games.rawsiko.state import (
    ACTION,
    ATTACK,
    CHINA,
    CONTINENT,
    DEAL,
    DEFENCE,
    DISTRIBUTE,
    DRAW,
    INVEST,
    NUMBER,
    OVER,
    SEAT,
    TARGET,
    TERRITORY,
    RawsikoState,
)
from motherlode.kernel import Violation

TRADE: Final = ("china_take", "china_pass")
DRAFT: Final = ("choose_continent", "choose_territory")
# What chance is deciding, before any seat can.
BY_CHANCE: Final = {SEAT: "W4.2", DEAL: "W4.4", DRAW: "W6.2", ATTACK: "W12.1", DEFENCE: "W12.1"}
# The order of play.
TURN_ORDER: Final = {
    CONTINENT: "W5.2",
    TERRITORY: "W5.2",
    DISTRIBUTE: "W7.4",
    INVEST: "W10.6",
    ACTION: "W8.6",
    TARGET: "W8.6",
    NUMBER: "W8.6",
    CHINA: "W16.6",
}
# What an eliminated seat misses in a phase; elsewhere W14.3 says it.
MISSED: Final = {INVEST: "W10.5", CHINA: "W16.14"}


def refusal(rules: Rules, state: RawsikoState, seat: int, kind: str) -> Violation:
    """For an action that is not its seat's to take, or not in this phase."""
    if kind == "choose_continent" and rules.advanced_setup:
        return Violation("W6.1")
    if kind in TRADE and not rules.trade_with_china:
        return Violation("W16.2")
    if state.phase in BY_CHANCE:
        return Violation(BY_CHANCE[state.phase])
    if state.phase == OVER:
        return after_the_end(rules, state, kind)
    if seat != state.active:
        return out_of_turn(rules, state, seat, kind)
    return out_of_phase(rules, state, kind)


def after_the_end(rules: Rules, state: RawsikoState, kind: str) -> Violation:
    if kind not in TRADE:
        return Violation("W16.1")
    if end_clause(rules, state) == "W14.10":
        return Violation("W14.10")
    return Violation("W16.2", {"turns": rules.turns})


def out_of_turn(rules: Rules, state: RawsikoState, seat: int, kind: str) -> Violation:
    if seat in state.eliminated:
        return Violation(MISSED.get(state.phase, "W14.3"))
    if state.phase == CHINA and kind in TRADE:
        return Violation(trade_clause(rules, state, seat), {"seat": state.active})
    return Violation(turn_clause(rules, state.phase), {"seat": state.active})


def trade_clause(rules: Rules, state: RawsikoState, seat: int) -> str:
    """Why a living seat does not trade now: no pick left, nothing to take, picks given up, or not its turn yet."""
    if state.taken[seat].bit_count() == len(continents_alone(rules, state, seat)):
        return "W16.4"
    if not on_offer(rules, state, seat):
        return "W16.10"
    return "W16.9" if state.order.index(seat) < state.place else "W16.6"


def turn_clause(rules: Rules, phase: int) -> str:
    """The clause that says whose turn it is."""
    if rules.one_each and phase in (DISTRIBUTE, INVEST):
        return "W7.9"
    return "W8.8" if rules.rotating and ACTION <= phase <= NUMBER else TURN_ORDER[phase]


def out_of_phase(rules: Rules, state: RawsikoState, kind: str) -> Violation:
    """What the active seat wants belongs to another phase, or to another step of this one."""
    if kind in TRADE:
        return Violation("W16.2", {"turns": rules.turns})
    if state.phase == CHINA:
        return Violation("W16.1")
    if kind in DRAFT:
        return out_of_draft(state)
    if state.phase <= TERRITORY:
        return Violation("W7.1")
    if kind == "place":
        return Violation("W8.3" if state.played == 1 else "W8.4")
    return Violation(out_of_action(state.phase, kind))


def out_of_draft(state: RawsikoState) -> Violation:
    """The pick is at its other step, or no pick is left."""
    if state.phase == TERRITORY:
        return Violation("W5.4")
    return Violation("W5.1", {} if state.phase == CONTINENT else {"picks": 2 * state.seats})


def out_of_action(phase: int, kind: str) -> str:
    """A part of a move or the end of an action phase, while something is to be placed or at another step of a move."""
    if phase == DISTRIBUTE:
        return "W7.7"
    if phase == INVEST:
        return "W10.9" if kind == "end_phase" else "W8.5"
    return "W11.2" if kind == "end_phase" else "W11.3"
