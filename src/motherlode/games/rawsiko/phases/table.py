"""The phases of a match by their number: the one place that says which is which."""

from typing import Final

from motherlode.games.rawsiko.phases.battle import AttackRoll, DefenceRoll
from motherlode.games.rawsiko.phases.china import Trade
from motherlode.games.rawsiko.phases.draft import ContinentChoice, ContinentDraw, TerritoryChoice
from motherlode.games.rawsiko.phases.moves import NumberChoice, SourceChoice, TargetChoice
from motherlode.games.rawsiko.phases.phase import Phase
from motherlode.games.rawsiko.phases.placing import Placing
from motherlode.games.rawsiko.phases.start import Deal, SeatDraw
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
)

BY_NUMBER: Final[dict[int, Phase]] = {
    SEAT: SeatDraw(),
    DEAL: Deal(),
    DRAW: ContinentDraw(),
    CONTINENT: ContinentChoice(),
    TERRITORY: TerritoryChoice(),
    DISTRIBUTE: Placing(),
    INVEST: Placing(),
    ACTION: SourceChoice(),
    TARGET: TargetChoice(),
    NUMBER: NumberChoice(),
    ATTACK: AttackRoll(),
    DEFENCE: DefenceRoll(),
    CHINA: Trade(),
    OVER: Phase(),
}
PHASE_TABLE: Final[list[Phase]] = [BY_NUMBER[number] for number in sorted(BY_NUMBER)]


def phases_of(kind: str) -> tuple[int, ...]:
    """The phases in which a kind of action can be taken."""
    return tuple(number for number, phase in enumerate(PHASE_TABLE) if kind in phase.kinds)
