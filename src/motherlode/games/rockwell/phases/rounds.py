"""The round (chapter R4) and its end (R17.1-R17.7, R17.15): where play goes on by itself until somebody decides."""

from motherlode.games.rockwell import scoring
from motherlode.games.rockwell.components import CREWS
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import (
    advantage,
    auction,
    automat,
    drilling,
    extraction,
    market,
    placing,
    shafts,
    works,
)
from motherlode.games.rockwell.state import (
    AI_TURN,
    DIE_MASK,
    END_ROUND,
    EXTRACT,
    NEXT_DRILLER,
    NEXT_DRILLING,
    NEXT_TRADER,
    NEXT_VP,
    NEXT_WORKER,
    NOBODY,
    NONE,
    OFFER_ADVANTAGE,
    OPEN_WORKS,
    OVER,
    PAYING,
    ROUNDS_OVER,
    SHAFTS_YIELD,
    START_ROUND,
    RockwellState,
)
from motherlode.kernel import Log


def advance(rules: Rules, state: RockwellState, log: Log) -> None:
    """Passes through the junctions up to the next decision, draw or end."""
    while state.phase > OVER:
        phase = state.phase
        if phase == NEXT_DRILLER:
            drilling.next_driller(state, log)
        elif phase == EXTRACT:
            extraction.extract(rules, state, log)
        elif phase == OFFER_ADVANTAGE:
            advantage.offer(rules, state)
        elif phase == PAYING:
            extraction.pay_out(rules, state, log)
        elif phase == NEXT_TRADER:
            market.next_trader(rules, state, log)
        elif phase == NEXT_WORKER:
            works.next_worker(rules, state, log)
        else:
            pass_on(rules, state, phase, log)


def pass_on(rules: Rules, state: RockwellState, phase: int, log: Log) -> None:
    """The junctions between the steps of a round (R4.1, R4.2)."""
    if phase == START_ROUND:
        auction.begin(state, log)
    elif phase == NEXT_VP:
        placing.next_vp(rules, state, log)
    elif phase == NEXT_DRILLING:
        drilling.start(rules, state, log)
    elif phase == AI_TURN:
        automat.begin_move(rules, state, log)
    elif phase == SHAFTS_YIELD:
        shafts.give_yields(rules, state, log)
        market.begin(rules, state, log)
    elif phase == OPEN_WORKS:
        works.begin(rules, state, log)
    elif phase == END_ROUND:
        end_round(rules, state, log)
    else:
        after_raising(rules, state, log)


def end_round(rules: Rules, state: RockwellState, log: Log) -> None:
    """Scoring if an end condition holds (R17.7, R17.15), else clean-up and the next round (R17.4)."""
    if state.ending == 0 and state.round >= rules.max_rounds:
        state.ending = ROUNDS_OVER
    if state.ending:
        end_match(rules, state, log)
        return
    clean_up(rules, state, log)
    if state.seats == 2:
        automat.begin_raising(state)
    else:
        state.phase = START_ROUND


def clean_up(rules: Rules, state: RockwellState, log: Log) -> None:
    """Dice and bribe tokens back to board 1, VPs to their owners (R17.2, R17.3)."""
    state.dice = rules.box.dice
    state.bribes = rules.box.bribes
    for number in range(len(state.crews)):
        state.crews[number] &= ~DIE_MASK
    for owner in range(len(state.crews) // CREWS):
        state.crews[owner * CREWS : owner * CREWS + CREWS] = sorted(state.crews[owner * CREWS : owner * CREWS + CREWS])
    state.chairs = [NONE] * len(state.chairs)
    state.active = NONE
    if log.on:
        log.emit("cleaned_up", {"round": state.round})


def after_raising(rules: Rules, state: RockwellState, log: Log) -> None:
    """R19.19: an extraction by the AI's upgrade can end the match there."""
    if state.ending:
        end_match(rules, state, log)
    else:
        state.active = NONE
        state.crew = 0
        state.phase = START_ROUND


def end_match(rules: Rules, state: RockwellState, log: Log) -> None:
    state.phase = OVER
    state.acting = NOBODY
    state.active = NONE
    if log.on:
        scoring.tell(rules, state, log)
