"""From one turn to the next (T3.6 to T3.8), and the end of the match (T14.7)."""

from motherlode.games.thebes.options import Rules
from motherlode.games.thebes.state import CHOOSE, NOTHING, OVER, ThebesState
from motherlode.kernel import Log


def next_turn(rules: Rules, state: ThebesState, log: Log) -> None:
    seat = state.track[0]
    state.active = seat
    state.act, state.target, state.flown = NOTHING, 0, 0
    state.rumours_used = state.assistant_used = state.shovel_used = state.permit_spent = 0
    if state.week[seat] >= rules.end[state.seats]:
        state.phase = OVER
        if log.on:
            log.emit("match_over", {})
    else:
        state.phase = CHOOSE
