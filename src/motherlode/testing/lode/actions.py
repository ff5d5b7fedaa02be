"""The action list of Lode and the draws of chance, with the clause each lives in."""

from typing import Final

from motherlode.kernel import Action, ActionList
from motherlode.testing.lode.components import CLAIMS, ORES, Box

FIVE: Final = 0
ONE: Final = 1
ADD: Final = 2
DONE: Final = ADD + ORES
DIG: Final = DONE + 1
SELL: Final = DIG + 1
REST: Final = SELL + ORES

# The draws: an ore off the seam, or a claim.
ORE: Final = 0
CLAIM: Final = ORE + ORES


def action_list(box: Box) -> ActionList:
    return ActionList(
        [
            Action("five", "L4.2"),
            Action("one", "L4.2"),
            *(Action("add", "L4.4", (("ore", ore),)) for ore in box.ores),
            Action("done", "L4.5"),
            Action("dig", "L5.2"),
            *(Action("sell", "L5.3", (("ore", ore),)) for ore in box.ores),
            Action("rest", "L5.6"),
        ]
    )


def draw_list(box: Box) -> ActionList:
    return ActionList(
        [
            *(Action("ore", "L3.3", (("ore", box.ores[ore]),)) for ore in range(ORES)),
            *(Action("claim", "L3.2", (("claim", box.claims[claim]),)) for claim in range(CLAIMS)),
        ]
    )
