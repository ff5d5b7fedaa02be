"""The action list of Thebes: 34 small choices and 160 draws. The order is the id, and never changes."""

from typing import Final

from motherlode.games.thebes.components import SITES, TOP_WEEKS, Box
from motherlode.kernel import Action, ActionList

SLOTS: Final = 4
SPACES: Final = ("a", "b", "c")
ANSWERS: Final = ("no", "yes")
MOST_SEATS: Final = 4

# First id of each kind of action; the object of the action is added.
TAKE_ID: Final = 0
SWAP_ID: Final = TAKE_ID + SLOTS
DIG_ID: Final = SWAP_ID + 1
EXHIBIT_ID: Final = DIG_ID + SITES
PASS_ID: Final = EXHIBIT_ID + len(SPACES)
ZEPPELIN_ID: Final = PASS_ID + 1
RUMOUR_ID: Final = ZEPPELIN_ID + 2
ASSISTANT_ID: Final = RUMOUR_ID + 2
SHOVEL_ID: Final = ASSISTANT_ID + 2
WEEKS_ID: Final = SHOVEL_ID + 2  # of one week
ACTIONS: Final = WEEKS_ID + TOP_WEEKS


def action_list(box: Box) -> ActionList:
    actions = [Action("take", "T6.1", (("slot", slot),)) for slot in range(1, SLOTS + 1)]
    actions += [Action("swap", "T7.1")]
    actions += [Action("dig", "T8.1", (("site", site),)) for site in box.sites]
    actions += [Action("exhibit", "T12.1", (("space", space),)) for space in SPACES]
    actions += [Action("pass", "T14.4")]
    for kind, clause in (("zeppelin", "T4.10"), ("rumour", "T9.2"), ("assistant", "T9.5"), ("shovel", "T10.4")):
        actions += [Action(kind, clause, (("answer", answer),)) for answer in ANSWERS]
    actions += [Action("weeks", "T10.1", (("weeks", weeks),)) for weeks in range(1, TOP_WEEKS + 1)]
    return ActionList(actions)


# First id of each kind of draw: tokens by site, cards, markers by seat.
TOKEN_DRAW: Final = 0
CARD_DRAW: Final = 80


def marker_draw(box: Box) -> int:
    """The first id of the draws that stack the markers."""
    return CARD_DRAW + box.cards


def draw_list(box: Box) -> ActionList:
    draws = [Action("token", "T16.4", (("token", token),)) for token in box.token_names]
    draws += [Action("card", "T16.6", (("card", card),)) for card in box.names]
    draws += [Action("marker", "T2.15", (("seat", seat),)) for seat in range(MOST_SEATS)]
    return ActionList(draws)
