"""The constants of a searching seat's prospects in RAWsiko, by number of seats.

They were fitted by play: one seat with constants drawn around these, the others greedy (docs/strength.md).
"""

from typing import Final, TypeAlias

# At 0, 1, 3 and 6 action phases to come; and what the last in the order has more than the middle, and the first less.
Constant: TypeAlias = tuple[float, float, float, float, float]
Constants: TypeAlias = dict[str, Constant]

THREE: Final[Constants] = {
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

# The same for four seats, and for five.
MORE: Final[Constants] = {
    "loss": (-1.29, -2.79, -3.68, -3.6, -0.73),
    "threat": (1.51, 1.43, 1.31, 1.19, 0.11),
    "garrison": (2.84, 2.66, 2.78, 2.2, -0.2),
    "wanted": (-0.28, 0.23, 1.75, 0.93, 0.12),
    "empty": (-0.61, 0.71, 1.01, 3.25, -0.19),
    "take": (-1.5, -0.32, 0.17, 1.25, 0.25),
    "force": (0.63, 0.85, 0.73, 0.01, -0.01),
    "defence": (1.14, 2.16, 2.18, 1.15, -0.21),
    "far": (-4.93, -3.13, -2.86, 0.81, 0.34),
    "second": (0.63, 0.83, 0.96, 0.09, -0.08),
    "hope": (0.25, 1.75, 1.91, 4.95, 0.07),
    "early": (-0.36, 0.1, 0.36, 1.08, -0.23),
    "held": (1.13, 0.91, 0.03, 1.08, -0.05),
    "resource": (-0.17, 0.55, 0.63, 0.75, 0.08),
    "material": (-0.2, 0.52, 0.9, 0.54, 0.09),
    "territory": (0.02, -0.13, 0.03, -0.22, 0.07),
    "crowd": (-0.2, -0.08, -0.21, -0.29, -0.04),
    "front": (0.14, 0.21, 0.25, -0.3, -0.02),
    "weak": (0.23, -0.17, 0.08, 0.24, -0.03),
    "room": (-0.27, 0.22, 0.17, 0.05, -0.05),
    "rival_material": (0.54, 0.25, 0.37, 0.12, -0.0),
    "rival_resource": (-0.01, -0.2, -0.18, -0.01, 0.04),
    "rival": (0.41, 0.25, 0.4, 0.13, -0.09),
    "leader": (0.6, 0.33, 0.17, -0.27, 0.56),
    "victory": (0.54, 0.34, 0.26, -0.01, -0.16),
    "home": (0.63, 0.76, 0.67, 1.27, -0.01),
    "rival_loss": (-0.76, -0.42, -0.63, -0.92, -0.14),
    "menace": (-1.23, 1.37, -0.63, 0.39, 0.01),
    "rival_take": (-0.59, -0.59, 0.68, -0.44, -0.02),
    "rival_far": (1.25, 0.31, 1.37, -1.0, 0.0),
    "rival_early": (1.12, 1.31, 0.7, 0.82, -0.08),
    "rival_held": (-0.13, 0.99, 0.05, 0.15, 0.11),
}

FITTED: Final = {3: THREE, 4: MORE, 5: MORE}
