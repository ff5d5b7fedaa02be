"""Why an action is not due now: another seat's turn (T3.6 to T3.10), a draw (T5.7), another question (T5.5, T10.10)."""

from typing import Final

from motherlode.games.thebes.actions import WEEKS_ID, ZEPPELIN_ID
from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import (
    ASSISTANT,
    ASSISTANTS,
    CHOOSE,
    DIG,
    KIT,
    OVER,
    REFILL,
    RUMOUR,
    SHOVEL,
    SHOVELS,
    TOKEN,
    ZEPPELIN,
    ZEPPELINS,
    ThebesState,
)
from motherlode.games.thebes.travel import destination
from motherlode.kernel import Facts, Violation

FLY_ID: Final = ZEPPELIN_ID + 1


def out_of_turn(rules: Rules, state: ThebesState, seat: int, action: int) -> Violation:
    """Why this seat is not asked anything now."""
    if state.phase == OVER:
        return Violation("T14.7")
    if state.phase < CHOOSE:
        return Violation("T3.10")
    if seat == state.active:
        return during_draws(state, action)
    if state.week[seat] == rules.end[state.seats]:
        return Violation("T3.6")
    if state.phase == REFILL:
        return Violation("T6.5")
    if state.phase == TOKEN:
        return Violation("T11.2")
    tied = state.week[seat] == state.week[state.active]
    return Violation("T3.8" if tied else "T3.7", {"active_seat": state.active})


def during_draws(state: ThebesState, action: int) -> Violation:
    """The active seat has made all its choices before the first draw."""
    return Violation("T10.9" if state.phase == TOKEN and action >= WEEKS_ID else "T5.7")


def out_of_order(rules: Rules, state: ThebesState, seat: int, action: int, asked: int, home: str) -> Violation:
    """Why the question that the action answers, that of the phase `asked`, is not the present one."""
    if asked == CHOOSE:
        return Violation("T5.5")
    if state.phase == CHOOSE or state.act != DIG:
        return Violation(home)
    if asked == ZEPPELIN:
        return no_flight(rules, state, seat, action)
    if asked == RUMOUR:
        return no_rumour(rules, state, seat)
    if asked == ASSISTANT:
        return no_single_card(state.kit[seat * KIT + ASSISTANTS], home)
    if asked == SHOVEL:
        return no_single_card(state.kit[seat * KIT + SHOVELS], home)
    return Violation("T10.10")


def no_flight(rules: Rules, state: ThebesState, seat: int, action: int) -> Violation:
    place = destination(rules, state, state.act, state.target)
    facts: Facts = {"place": rules.box.places[place]}
    if state.place[seat] == place:
        return Violation("T4.13", facts)
    if state.kit[seat * KIT + ZEPPELINS] == 0:
        return Violation("T4.10", facts)
    return Violation("T4.13" if state.flown and action == FLY_ID else "T10.10")


def no_rumour(rules: Rules, state: ThebesState, seat: int) -> Violation:
    own = seat * SITES
    if state.rumours[own + state.target]:
        return Violation("T10.10")
    owns_others = any(state.rumours[own : own + SITES])
    return Violation("T9.3" if owns_others else "T9.2", {"site": rules.box.sites[state.target]})


def no_single_card(owned: int, home: str) -> Violation:
    """Only a single assistant or shovel is a question; more of them count by themselves (T9.4, T10.3)."""
    return Violation("T10.10") if owned == 1 else Violation(home, {"owned": owned})
