"""The fields of a dump that belong to some phases only: there, and nowhere else."""

from typing import Final

from motherlode.games.rockwell.components import KINDS
from motherlode.games.rockwell.loading.require import require
from motherlode.games.rockwell.state import (
    AFTER_RAISING,
    AI_MOVING,
    BRIBING,
    BRIBING_TO,
    CARRYING,
    CHOOSING_TILE,
    COUNTING,
    ENDANGERED,
    EXTRACT,
    HIRING,
    MOVING,
    NEXT_DRILLER,
    NEXT_DRILLING,
    NEXT_WORKER,
    NONE,
    OFFER_ADVANTAGE,
    OVER,
    SHAFT_LEVEL,
    SHAFT_MOVING,
    TRADING,
    RockwellState,
)
from motherlode.kernel import Reader

RESUMES: Final = (OFFER_ADVANTAGE, NEXT_DRILLER, NEXT_DRILLING, NEXT_WORKER, AFTER_RAISING)
# The phases that have a target or an active crew, or may still hold one that is settled.
WITH_TARGET: Final = (CARRYING, BRIBING, BRIBING_TO, HIRING, COUNTING, SHAFT_LEVEL, SHAFT_MOVING)
WITH_CREW: Final = (MOVING, CARRYING, BRIBING, BRIBING_TO, HIRING, AI_MOVING, OVER)


def is_extracting(state: RockwellState) -> bool:
    return CHOOSING_TILE <= state.phase <= ENDANGERED


def check_phase(reader: Reader, state: RockwellState) -> None:
    require(reader, state.phase <= OVER, "phase", "is a junction, at which nobody decides")
    check_extraction_fields(reader, state)
    check_choice_fields(reader, state)


def check_extraction_fields(reader: Reader, state: RockwellState) -> None:
    is_on, is_in_danger = is_extracting(state), state.phase == ENDANGERED
    is_right = state.resume in RESUMES if is_on else state.resume == EXTRACT
    require(reader, is_right, "resume", "does not agree with the phase")
    has_tile = is_on and state.phase != CHOOSING_TILE
    require(reader, (state.tile != NONE) == has_tile, "tile", "does not agree with the phase")
    require(reader, (state.card != NONE) == is_in_danger, "card", "does not agree with the phase")
    length = state.seats * KINDS if is_in_danger else 0
    require(reader, len(state.loot) == length, "loot", f"has {len(state.loot)} entries instead of {length}")
    require(reader, is_in_danger or state.asked == 0, "asked", "does not agree with the phase")
    require(reader, is_on or state.stirred == 0, "stirred", "does not agree with the phase")


def check_choice_fields(reader: Reader, state: RockwellState) -> None:
    phase = state.phase
    has_target = phase in WITH_TARGET or (is_extracting(state) and state.drilling > 0)
    require(reader, has_target or state.target == 0, "target", "belongs to another phase")
    has_crew = phase in WITH_CREW or is_extracting(state)
    require(reader, has_crew or state.crew == 0, "crew", "belongs to another phase")
    require(reader, phase in (COUNTING, SHAFT_MOVING) or state.amount == 0, "amount", "belongs to another phase")
    require(reader, phase == COUNTING or state.selling == 0, "selling", "belongs to another phase")
    is_market = phase in (TRADING, COUNTING)
    require(reader, is_market or not any(state.traded), "traded", "belongs to another phase")
