"""What a searching seat's prospects in RAWsiko rest on, by the stage of a match and the place in the order of play."""

from math import exp
from typing import Final

from motherlode.bots.evaluators.rawsiko_fitted import FITTED, Constant, Constants

LONG: Final = 6  # action phases to come; more are like these
STAGES: Final = [0, 1, 3, LONG]  # action phases to come at which constants are given; between them they change evenly
FURTHER: Final = 1.6  # log odds less for each link further away
LINKS: Final = 4
LEAST_HOPE: Final = 0.5
DOUBT: Final = [2.0, 3.5, 5.0, 6.0, 7.0, 8.0, 9.0]  # points that cannot be foreseen, by phases to come


class Stage:
    """The constants at a number of phases to come, from one place in the order: -1 for the first, 1 for the last."""

    def __init__(self, constants: Constants, phases: int, place: float) -> None:
        self.phases: Final = phases
        self.doubt: Final = DOUBT[phases]
        self.loss: Final = exp(at(constants["loss"], phases, place))
        self.threat: Final = at(constants["threat"], phases, place)
        self.garrison: Final = at(constants["garrison"], phases, place)
        self.wanted: Final = exp(at(constants["wanted"], phases, place))
        self.empty: Final = exp(at(constants["empty"], phases, place))
        self.take: Final = exp(at(constants["take"], phases, place))
        self.force: Final = at(constants["force"], phases, place)
        self.defence: Final = at(constants["defence"], phases, place)
        self.far: Final = [exp(at(constants["far"], phases, place) - FURTHER * (steps - 1)) for steps in range(LINKS)]
        self.second: Final = min(1.0, max(0.0, at(constants["second"], phases, place)))
        self.hope: Final = max(LEAST_HOPE, at(constants["hope"], phases, place))
        self.early: Final = at(constants["early"], phases, place)
        self.held: Final = at(constants["held"], phases, place)
        self.resource: Final = at(constants["resource"], phases, place)
        self.material: Final = at(constants["material"], phases, place)
        self.territory: Final = at(constants["territory"], phases, place)
        self.crowd: Final = at(constants["crowd"], phases, place)
        self.front: Final = at(constants["front"], phases, place)
        self.weak: Final = at(constants["weak"], phases, place)
        self.room: Final = at(constants["room"], phases, place)
        self.rival_material: Final = at(constants["rival_material"], phases, place)
        self.rival_resource: Final = at(constants["rival_resource"], phases, place)
        self.rival: Final = at(constants["rival"], phases, place)
        self.leader: Final = at(constants["leader"], phases, place)
        self.victory: Final = at(constants["victory"], phases, place)
        self.home: Final = at(constants["home"], phases, place)
        self.rival_loss: Final = exp(at(constants["rival_loss"], phases, place))
        self.menace: Final = max(0.0, at(constants["menace"], phases, place))
        self.rival_take: Final = exp(at(constants["rival_take"], phases, place))
        self.rival_far: Final = exp(at(constants["rival_far"], phases, place))
        self.rival_early: Final = at(constants["rival_early"], phases, place)
        self.rival_held: Final = at(constants["rival_held"], phases, place)


def at(constant: Constant, phases: int, place: float) -> float:
    """A constant at that stage and place."""
    *values, shift = constant
    later = max(index for index, stage in enumerate(STAGES) if stage <= phases)
    earlier = min(later + 1, len(STAGES) - 1)
    between = (phases - STAGES[later]) / max(1, STAGES[earlier] - STAGES[later])
    return values[later] + (values[earlier] - values[later]) * between + shift * place


def stages(place: int, seats: int) -> list[Stage]:
    """For a place in the order of play, by phases to come."""
    return [Stage(FITTED[seats], phases, 2 * place / (seats - 1) - 1) for phases in range(LONG + 1)]
