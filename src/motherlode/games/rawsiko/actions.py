"""The actions of RAWsiko: the choices of seats and the outcomes of chance, with their ids (chapter W19)."""

from typing import Final

from motherlode.games.rawsiko.components import SEATS, Box
from motherlode.games.rawsiko.dice import ROLLS
from motherlode.kernel import Action, ActionList

# The options that bound how many resources one player can ever have on the map (W3, W7.2, W8.1).
MOST_TURNS: Final = 12
MOST_EXTRA: Final = 20


class Ids:
    """Where each kind of action begins in the action list, and each kind of draw in the draw list.

    `number` is such that `number + x` moves x resources.
    """

    def __init__(self, box: Box) -> None:
        territories = len(box.territories)
        self.choose_continent: Final = 0
        self.choose_territory: Final = len(box.continents)
        self.place: Final = self.choose_territory + territories
        self.source: Final = self.place + territories
        self.target: Final = self.source + territories
        self.number: Final = self.target + territories - 1
        self.end_phase: Final = self.number + most_resources(box) + 1
        self.china_take: Final = self.end_phase + 1
        self.china_pass: Final = self.china_take + len(box.materials)

        self.seat: Final = 0
        self.deal_card: Final = max(SEATS)
        self.deal_goal: Final = self.deal_card + len(box.cards)
        self.draw_continent: Final = self.deal_goal + len(box.goals)
        self.roll: Final = self.draw_continent + len(box.continents)


def most_resources(box: Box) -> int:
    """More resources than this can never stand on one territory: all drafted, placed and invested ones together."""
    drafted = max(box.round_1[seats] + box.round_2[seats] for seats in SEATS)
    return drafted + max(MOST_EXTRA, *box.extra.values()) + (MOST_TURNS - 1) * credit(len(box.materials))


def credit(materials: int) -> int:
    """W1.18, W10.1: a third of the different materials, rounded up."""
    return (materials + 2) // 3


def action_list(box: Box) -> ActionList:
    """The choices of seats. What is chosen, placed or moved stays so: undo stops there (W5.21 ...)."""
    numbers = range(1, most_resources(box) + 1)
    return ActionList(
        [
            *(Action("choose_continent", "W5.11", (("continent", id),), True) for id in box.continents),
            *(Action("choose_territory", "W5.12", (("territory", id),), True) for id in box.territories),
            *(Action("place", "W7.5", (("territory", id),), True) for id in box.territories),
            *(Action("source", "W11.4", (("territory", id),)) for id in box.territories),
            *(Action("target", "W11.5", (("territory", id),)) for id in box.territories),
            *(Action("number", "W11.6", (("number", number),), True) for number in numbers),
            Action("end_phase", "W11.2"),
            *(Action("china_take", "W16.7", (("material", id),)) for id in box.materials),
            Action("china_pass", "W16.9"),
        ]
    )


def draw_list(box: Box) -> ActionList:
    """The outcomes of chance: the four places of W2.8."""
    return ActionList(
        [
            *(Action("seat", "W4.2", (("seat", seat),)) for seat in range(max(SEATS))),
            *(Action("deal_card", "W4.6", (("card", id),)) for id in box.cards),
            *(Action("deal_goal", "W4.7", (("goal", id),)) for id in box.goals),
            *(Action("draw_continent", "W6.2", (("continent", id),)) for id in box.continents),
            *(Action("roll", "W12.5", dice_facts(roll)) for roll in ROLLS),
        ]
    )


def dice_facts(roll: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(zip(("first", "second", "third"), roll, strict=False))
