"""The constants of a searching seat's prospects in RAWsiko, by number of seats.

They were fitted by play: one seat with constants drawn around these, the others greedy (docs/strength.md).
"""

from typing import Final, TypeAlias

# At 0, 1, 3 and 6 action phases to come; and what the last in the order has more than the middle, and the first less.
Constant: TypeAlias = tuple[float, float, float, float, float]
Constants: TypeAlias = dict[str, Constant]

THREE: Final[Constants] = {
    "loss": (-2.43, -2.75, -3.78, -3.43, -0.34),  # log odds to lose a territory
    "threat": (1.61, 1.24, 1.38, 1.25, 0.03),  # how they rise with the force beside it
    "garrison": (2.82, 2.75, 2.9, 2.01, -0.1),  # how they fall with its garrison
    "wanted": (0.08, 0.18, 1.6, 0.83, 0.24),  # log odds more where a rival beside it lacks what it holds
    "empty": (0.52, 1.54, 1.39, 3.12, 0.06),  # log odds to take an empty place
    "take": (-1.77, -0.38, 0.35, 0.92, 0.12),  # log odds to take another
    "force": (0.7, 0.98, 0.6, 0.35, -0.08),  # how they rise with the own force beside it
    "defence": (0.89, 1.75, 2.09, 1.57, 0.01),  # how they fall with what defends it
    "far": (-3.94, -2.66, -2.73, 0.44, 0.01),  # log odds to take a place two links away
    "second": (0.66, 0.75, 0.64, 0.37, 0.04),  # how much of its chance the second best place adds
    "hope": (1.07, 1.84, 2.3, 5.19, 0.17),  # how steeply a goal rises with its materials
    "early": (-0.25, -0.16, 0.45, 1.08, -0.14),  # how much of a goal is judged by what is in sight
    "held": (1.1, 0.78, 0.06, 1.0, -0.04),  # of the points of a goal for what is held of it
    "resource": (-0.16, 0.29, 0.34, 0.84, 0.07),  # a resource
    "material": (-0.15, 0.54, 0.86, 0.43, 0.18),  # a material
    "territory": (-0.13, -0.01, -0.15, -0.27, 0.03),  # a territory
    "crowd": (-0.07, -0.08, -0.1, -0.24, 0.01),  # a resource beyond the third on a territory
    "front": (0.08, 0.15, 0.32, -0.03, -0.06),  # a resource beside a rival
    "weak": (0.25, -0.22, 0.18, 0.51, -0.08),  # a single resource beside three
    "room": (-0.26, 0.26, 0.33, 0.44, -0.01),  # an empty place beside the own territories
    "rival_material": (0.4, 0.1, 0.44, 0.21, -0.03),  # a material of a rival
    "rival_resource": (-0.01, -0.14, -0.11, 0.11, 0.04),  # a resource of a rival
    "rival": (0.51, 0.23, 0.39, 0.16, -0.01),  # of what the goals of a rival are worth
    "leader": (0.51, 0.44, 0.16, -0.23, 0.49),  # more of the best rival's
    "victory": (0.64, 0.34, 0.33, 0.45, -0.12),  # of the points for the chance to be ahead of all
    "home": (0.75, 0.75, 0.84, 0.93, -0.05),  # of what a territory is worth to begin with
    "rival_loss": (-0.2, -0.91, -0.16, -0.87, -0.03),  # log odds more for a rival to lose
    "menace": (-1.19, 2.27, -0.44, 0.8, 0.13),  # what own force beside a rival counts for there, next to another's
    "rival_take": (-0.18, 0.05, 0.69, 0.15, -0.15),  # log odds more for a rival to take
    "rival_far": (1.22, 0.07, 1.24, -1.44, -0.36),  # the same, further away
    "rival_early": (0.96, 1.1, 0.57, 0.91, 0.05),  # how much of a rival's goal is judged by what is in sight
    "rival_held": (0.06, 0.88, -0.14, 0.13, -0.02),  # of the points of a rival's goal for what is held of it
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
