"""The constants of a searching seat's prospects in RAWsiko, by the stage of a match and the place in the order of play.

They were fitted by play: one seat with constants drawn around these, the others greedy (docs/strength.md).
"""

from math import exp
from typing import Final

LONG: Final = 6  # action phases to come; more are like these
STAGES: Final = (0, 1, 3, LONG)  # action phases to come at which constants are given; between them they change evenly
FURTHER: Final = 1.6  # log odds less for each link further away
LINKS: Final = 4
LEAST_HOPE: Final = 0.5
DOUBT: Final = (2.0, 3.5, 5.0, 6.0, 7.0, 8.0, 9.0)  # points that nobody can foresee, by phases to come

# At 0, 1, 3 and 6 phases to come; and what the last in the order has more than the middle, and the first less.
FITTED: Final = {
    "loss": (-1.962, -2.869, -3.431, -3.604, -0.542),  # log odds to lose a territory
    "threat": (1.56, 1.403, 1.431, 1.288, 0.0),  # how they rise with the force beside it
    "garrison": (2.794, 2.606, 3.384, 2.065, 0.0),  # how they fall with its garrison
    "wanted": (0.278, 0.879, 1.773, 0.881, 0.0),  # log odds more where a rival beside it lacks what it holds
    "empty": (-0.279, 1.486, 1.173, 3.069, 0.0),  # log odds to take an empty place
    "take": (-1.936, -0.614, 0.494, 1.041, 0.167),  # log odds to take another
    "force": (0.721, 0.922, 0.536, 0.148, 0.0),  # how they rise with the own force beside it
    "defence": (1.233, 1.668, 2.14, 1.5, 0.0),  # how they fall with what defends it
    "far": (-4.511, -2.295, -2.33, 1.057, 0.0),  # log odds to take a place two links away
    "second": (0.449, 0.559, 0.036, 0.008, 0.0),  # how much of its chance the second best place adds
    "hope": (0.799, 1.698, 2.955, 4.861, 0.311),  # how steeply a goal rises with its materials
    "early": (-0.097, -0.028, 0.419, 1.052, -0.218),  # how much of a goal is judged by what is in sight
    "held": (1.206, 0.767, 0.184, 0.694, -0.051),  # of the points of a goal for what is held of it
    "resource": (-0.274, 0.368, 0.421, 0.728, 0.032),  # a resource
    "material": (-0.036, 0.59, 0.82, 0.544, 0.195),  # a material
    "territory": (-0.108, 0.024, -0.199, -0.231, 0.036),  # a territory
    "crowd": (-0.122, 0.031, -0.118, -0.239, -0.016),  # a resource beyond the third on a territory
    "front": (0.011, 0.137, 0.216, 0.026, -0.143),  # a resource beside a rival
    "weak": (0.14, 0.014, 0.125, 0.396, -0.059),  # a single resource beside three
    "room": (-0.352, 0.202, 0.306, 0.398, -0.025),  # an empty place beside the own territories
    "rival_material": (0.465, 0.168, 0.526, 0.247, -0.021),  # a material of a rival
    "rival_resource": (-0.068, -0.142, -0.113, 0.107, 0.028),  # a resource of a rival
    "rival": (0.463, 0.45, 0.294, 0.009, -0.059),  # of what the goals of a rival are worth
    "leader": (0.631, 0.425, 0.218, -0.227, 0.453),  # more of the best rival's
    "victory": (0.518, -0.124, 0.439, 0.52, -0.123),  # of the points for the chance to be ahead of all
    "home": (0.8, 0.8, 0.8, 0.8, 0.0),  # of what a territory is worth to begin with
    "rival_loss": (-0.196, -0.517, -0.008, -1.068, 0.0),  # log odds more for a rival to lose
    "menace": (0.01, 2.033, 0.532, 0.823, 0.0),  # what own force beside a rival counts for there, next to another's
    "rival_take": (-0.129, 0.111, 0.588, 0.404, 0.0),  # log odds more for a rival to take
    "rival_far": (0.761, 0.381, 0.822, -1.591, 0.0),  # the same, further away
    "rival_early": (1.15, 1.343, 0.672, 0.812, 0.0),  # how much of a rival's goal is judged by what is in sight
    "rival_held": (0.064, 0.798, -0.235, 0.275, 0.0),  # of the points of a rival's goal for what is held of it
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
