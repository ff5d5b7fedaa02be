"""Turns (chapter W8) and what each begins with: the credits of the investment phase (W10.1-W10.5)."""

from motherlode.games.rawsiko.control import controlled, next_credit
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.order import next_living_place, next_placing_place, seat_at
from motherlode.games.rawsiko.phases import china
from motherlode.games.rawsiko.scoring import finish
from motherlode.games.rawsiko.state import ACTION, INVEST, NONE, RawsikoState
from motherlode.kernel import Log


def begin(rules: Rules, state: RawsikoState, log: Log) -> None:
    """W8.1, W8.3: the first turn has no investment phase."""
    state.counter = 1
    state.played = 1
    tell_turn(rules, state, log)
    begin_actions(rules, state, log)


def tell_turn(rules: Rules, state: RawsikoState, log: Log) -> None:
    if log.on:
        log.emit("turn_began", {"turn": state.counter, "turns": rules.turns})


def begin_actions(rules: Rules, state: RawsikoState, log: Log) -> None:
    state.place = NONE
    next_phase(rules, state, log)


def next_phase(rules: Rules, state: RawsikoState, log: Log) -> None:
    """The action phase of the next living seat (W8.6), or the end of the turn."""
    place = next_living_place(rules, state)
    if place == NONE:
        end_turn(rules, state, log)
        return
    state.place = place
    state.active = seat_at(rules, state, place)
    state.phase = ACTION
    if log.on:
        log.emit("phase_began", {"seat": state.active})


def end_phase(rules: Rules, state: RawsikoState, log: Log) -> None:
    state.moved = [0] * rules.territories  # W11.21
    if log.on:
        log.emit("phase_ended", {"seat": state.active})
    next_phase(rules, state, log)


def end_turn(rules: Rules, state: RawsikoState, log: Log) -> None:
    """W8.7: the last turn ends the match, with or without the trade with China (W16.2)."""
    if state.counter < rules.turns:
        next_turn(rules, state, log)
        return
    if log.on:
        log.emit("last_turn_over", {"turn": state.counter})
    if rules.trade_with_china:
        china.begin(rules, state, log)
    else:
        finish(rules, state, log)


def next_turn(rules: Rules, state: RawsikoState, log: Log) -> None:
    state.counter += 1
    state.played += 1
    tell_turn(rules, state, log)
    for seat in state.order:  # W10.4: all credits before the first placement
        if seat not in state.eliminated:  # W10.5
            grant(rules, state, seat, log)
    state.phase = INVEST
    state.place = NONE if rules.one_each else 0
    state.place = next_placing_place(rules, state)
    state.active = seat_at(rules, state, state.place)


def grant(rules: Rules, state: RawsikoState, seat: int, log: Log) -> None:
    state.to_place[seat] = next_credit(rules, state, seat)
    if log.on:
        materials = controlled(rules, state, seat).bit_count()
        log.emit("credited", {"seat": seat, "materials": materials, "resources": state.to_place[seat]})
