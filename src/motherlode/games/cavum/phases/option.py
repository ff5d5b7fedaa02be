"""Options (chapter C14): points at once, or a piece of the pool that is used at once."""

from typing import Final

from motherlode.games.cavum.actions import FROM_POOL_ID, POINTS_ID
from motherlode.games.cavum.components import KINDS, SHAPES, STATIONS, TAKES, VEINS
from motherlode.games.cavum.lays import lay_sites
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.phases import building
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.phases.stations import can_build
from motherlode.games.cavum.phases.veins import vein_sites
from motherlode.games.cavum.state import BUILD, LAY, LAY_VEIN, NONE, OPTION_POINTS, CavumState, award
from motherlode.kernel import Log, Violation

TAKE_VEIN: Final = len(KINDS)
TAKE_STATION: Final = TAKE_VEIN + 1


def in_pool(state: CavumState, seat: int, take: int) -> int:
    """How many of a kind the seat finds in the pool; stations of its own colour only (C14.3)."""
    return state.pool[STATIONS + seat] if take == TAKE_STATION else state.pool[take]


def has_use(rules: Rules, state: CavumState, seat: int, take: int) -> bool:
    """Whether a piece of the kind could be laid or built now (C14.4, C14.5)."""
    if take < TAKE_VEIN:
        return lay_sites(rules, state.board, seat, take % SHAPES) != 0
    return vein_sites(rules, state) != 0 if take == TAKE_VEIN else can_build(rules, state, seat)


class UsingOption(Decision):
    """Points, or a piece of the pool (C14.2)."""

    def legal(self, rules: Rules, state: CavumState, seat: int) -> list[int]:
        actions = [POINTS_ID]
        usable = [lay_sites(rules, state.board, seat, shape) != 0 for shape in range(SHAPES)]
        actions += [FROM_POOL_ID + kind for kind in range(TAKE_VEIN) if state.pool[kind] and usable[kind % SHAPES]]
        for take in (TAKE_VEIN, TAKE_STATION):
            if in_pool(state, seat, take) and has_use(rules, state, seat, take):
                actions.append(FROM_POOL_ID + take)
        return actions

    def check(self, rules: Rules, state: CavumState, seat: int, action: int) -> Violation | None:
        if action == POINTS_ID:
            return None
        take = action - FROM_POOL_ID
        if not in_pool(state, seat, take):
            return Violation("C14.3", {"piece": TAKES[take]})
        return None if has_use(rules, state, seat, take) else Violation("C14.5", {"piece": TAKES[take], "taken": 0})

    def apply(self, rules: Rules, state: CavumState, seat: int, action: int, log: Log) -> None:
        if action == POINTS_ID:
            award(state, seat, OPTION_POINTS, rules.box.option_points)
            if log.on:
                log.emit("option_points", {"seat": seat, "points": rules.box.option_points})
            building.end_action(rules, state, seat, NONE, log)
            return
        take = action - FROM_POOL_ID
        if log.on:
            log.emit("option_used", {"seat": seat, "piece": TAKES[take]})
        if take < VEINS:
            state.step, state.kind = LAY, take
        else:
            state.step = LAY_VEIN if take == TAKE_VEIN else BUILD
