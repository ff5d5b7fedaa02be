"""The constants of a searching seat's prospects in RAWsiko, by the stage of a match and the place in the order of play.

They were fitted by play: one seat with constants drawn around these, the others greedy (docs/strength.md).
"""

from math import exp
from typing import Final

LONG: Final = 6  # action phases to come; more are like these
STAGES: Final = [0, 1, 3, LONG]  # action phases to come at which constants are given; between them they change evenly
FURTHER: Final = 1.6  # log odds less for each link further away
LINKS: Final = 4
LEAST_HOPE: Final = 0.5
DOUBT: Final = [2.0, 3.5, 5.0, 6.0, 7.0, 8.0, 9.0]  # points that nobody can foresee, by phases to come

# At 0, 1, 3 and 6 phases to come; and what the last in the order has more than the middle, and the first less.
FITTED: Final = {
    "loss": (-2.116, -2.878, -3.632, -3.583, -0.505),  # log odds to lose a territory
    "threat": (1.602, 1.315, 1.398, 1.214, 0.0),  # how they rise with the force beside it
    "garrison": (2.763, 2.821, 2.969, 2.061, 0.0),  # how they fall with its garrison
    "wanted": (0.109, 0.453, 1.748, 0.967, 0.0),  # log odds more where a rival beside it lacks what it holds
    "empty": (-0.023, 1.482, 1.484, 2.915, 0.0),  # log odds to take an empty place
    "take": (-1.62, -0.493, 0.566, 1.168, 0.263),  # log odds to take another
    "force": (0.588, 0.956, 0.526, 0.165, 0.0),  # how they rise with the own force beside it
    "defence": (1.191, 1.92, 2.039, 1.446, 0.0),  # how they fall with what defends it
    "far": (-4.281, -3.145, -2.544, 0.788, 0.0),  # log odds to take a place two links away
    "second": (0.502, 0.787, 0.281, 0.265, 0.0),  # how much of its chance the second best place adds
    "hope": (0.879, 1.507, 2.125, 4.964, 0.149),  # how steeply a goal rises with its materials
    "early": (-0.295, 0.006, 0.484, 1.154, -0.194),  # how much of a goal is judged by what is in sight
    "held": (1.122, 0.816, 0.045, 1.115, -0.051),  # of the points of a goal for what is held of it
    "resource": (-0.216, 0.377, 0.428, 0.758, 0.048),  # a resource
    "material": (-0.129, 0.614, 0.829, 0.43, 0.188),  # a material
    "territory": (-0.219, -0.048, -0.175, -0.236, 0.036),  # a territory
    "crowd": (-0.079, -0.085, -0.143, -0.232, -0.016),  # a resource beyond the third on a territory
    "front": (0.033, 0.182, 0.271, -0.035, -0.112),  # a resource beside a rival
    "weak": (0.105, -0.074, 0.099, 0.385, -0.059),  # a single resource beside three
    "room": (-0.314, 0.219, 0.248, 0.376, -0.041),  # an empty place beside the own territories
    "rival_material": (0.342, 0.109, 0.42, 0.265, -0.021),  # a material of a rival
    "rival_resource": (-0.053, -0.155, -0.113, 0.085, 0.028),  # a resource of a rival
    "rival": (0.568, 0.386, 0.32, 0.179, 0.02),  # of what the goals of a rival are worth
    "leader": (0.469, 0.455, 0.199, -0.203, 0.497),  # more of the best rival's
    "victory": (0.614, 0.269, 0.44, 0.356, -0.145),  # of the points for the chance to be ahead of all
    "home": (0.807, 0.749, 0.743, 1.071, -0.008),  # of what a territory is worth to begin with
    "rival_loss": (-0.204, -0.714, 0.138, -1.109, 0.0),  # log odds more for a rival to lose
    "menace": (-0.221, 2.184, -0.188, 0.728, 0.0),  # what own force beside a rival counts for there, next to another's
    "rival_take": (-0.384, 0.294, 0.566, 0.126, 0.0),  # log odds more for a rival to take
    "rival_far": (0.589, 0.258, 1.251, -1.554, 0.0),  # the same, further away
    "rival_early": (1.006, 1.208, 0.496, 0.758, 0.0),  # how much of a rival's goal is judged by what is in sight
    "rival_held": (0.028, 0.821, -0.122, 0.174, 0.0),  # of the points of a rival's goal for what is held of it
}


class Stage:
    """The constants at so many phases to come, from one place in the order: -1 for the first, 1 for the last."""

    def __init__(self, phases: int, place: float) -> None:
        self.phases: Final = phases
        self.doubt: Final = DOUBT[phases]
        self.loss: Final = exp(at("loss", phases, place))
        self.threat: Final = at("threat", phases, place)
        self.garrison: Final = at("garrison", phases, place)
        self.wanted: Final = exp(at("wanted", phases, place))
        self.empty: Final = exp(at("empty", phases, place))
        self.take: Final = exp(at("take", phases, place))
        self.force: Final = at("force", phases, place)
        self.defence: Final = at("defence", phases, place)
        self.far: Final = [exp(at("far", phases, place) - FURTHER * (steps - 1)) for steps in range(LINKS)]
        self.second: Final = min(1.0, max(0.0, at("second", phases, place)))
        self.hope: Final = max(LEAST_HOPE, at("hope", phases, place))
        self.early: Final = at("early", phases, place)
        self.held: Final = at("held", phases, place)
        self.resource: Final = at("resource", phases, place)
        self.material: Final = at("material", phases, place)
        self.territory: Final = at("territory", phases, place)
        self.crowd: Final = at("crowd", phases, place)
        self.front: Final = at("front", phases, place)
        self.weak: Final = at("weak", phases, place)
        self.room: Final = at("room", phases, place)
        self.rival_material: Final = at("rival_material", phases, place)
        self.rival_resource: Final = at("rival_resource", phases, place)
        self.rival: Final = at("rival", phases, place)
        self.leader: Final = at("leader", phases, place)
        self.victory: Final = at("victory", phases, place)
        self.home: Final = at("home", phases, place)
        self.rival_loss: Final = exp(at("rival_loss", phases, place))
        self.menace: Final = max(0.0, at("menace", phases, place))
        self.rival_take: Final = exp(at("rival_take", phases, place))
        self.rival_far: Final = exp(at("rival_far", phases, place))
        self.rival_early: Final = at("rival_early", phases, place)
        self.rival_held: Final = at("rival_held", phases, place)


def at(name: str, phases: int, place: float) -> float:
    """The constant of that name."""
    *values, shift = FITTED[name]
    later = max(index for index, stage in enumerate(STAGES) if stage <= phases)
    earlier = min(later + 1, len(STAGES) - 1)
    between = (phases - STAGES[later]) / max(1, STAGES[earlier] - STAGES[later])
    return values[later] + (values[earlier] - values[later]) * between + shift * place


def stages(place: int, seats: int) -> list[Stage]:
    """For a place in the order of play, by phases to come."""
    return [Stage(phases, 2 * place / (seats - 1) - 1) for phases in range(LONG + 1)]
