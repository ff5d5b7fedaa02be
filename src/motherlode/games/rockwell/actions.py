"""The action list of Rockwell: the small choices of seats, and the draws. The order is the id, and never changes."""

from typing import Final

from motherlode.games.rockwell.components import (
    BOARD_NAMES,
    CREWS,
    KIND_NAMES,
    KINDS,
    LEVELS,
    RING_NAMES,
    STRONGEST,
    Box,
)
from motherlode.games.rockwell.mine import CORE, EDGE, ENTRANCE, PLACE_NAMES, TILES
from motherlode.kernel import Action, ActionList

MOST_SEATS: Final = 4
# Cubes are counted off in large ones, worth five, then small ones (R1.6).
LARGE: Final = 5
COUNTS: Final = (LARGE, 1)
ENDS: Final = ("low", "high")

# First id of each kind of action; what the action is about is added. The kinds after `PLACE_VP_ID` whose number
# depends on the box stand at the end of the list.
BID_CUBES_ID: Final = 0  # by kind, large before small
INSURE_ID: Final = BID_CUBES_ID + 2 * KINDS
INSURE_DONE_ID: Final = INSURE_ID + 2 * KINDS
CREW_ID: Final = INSURE_DONE_ID + 1
STAY_ID: Final = CREW_ID + CREWS
MOVE_ID: Final = STAY_ID + 1  # by place, the entrances left out
MOVE_CORE_ID: Final = MOVE_ID + ENTRANCE
TAKE_DIE_ID: Final = MOVE_CORE_ID + 1  # of strength 1
LEAVE_DIE_ID: Final = TAKE_DIE_ID + STRONGEST
BRIBE_ID: Final = LEAVE_DIE_ID + 1  # by seat and crew
BRIBE_AI_ID: Final = BRIBE_ID + MOST_SEATS * CREWS
BRIBE_TO_ID: Final = BRIBE_AI_ID + CREWS
HIRE_ID: Final = BRIBE_TO_ID + TILES  # of strength 1
NO_ADVANTAGE_ID: Final = HIRE_ID + STRONGEST
FIRST_TILE_ID: Final = NO_ADVANTAGE_ID + 1
AI_CREW_ID: Final = FIRST_TILE_ID + TILES
AI_MOVE_ID: Final = AI_CREW_ID + CREWS
AI_UPGRADE_ID: Final = AI_MOVE_ID + TILES
BUY_ID: Final = AI_UPGRADE_ID + CREWS
SELL_ID: Final = BUY_ID + KINDS
AMOUNT_ID: Final = SELL_ID + KINDS  # large, small
AMOUNT_DONE_ID: Final = AMOUNT_ID + 2
PASS_MARKET_ID: Final = AMOUNT_DONE_ID + 1
UPGRADE_CREW_ID: Final = PASS_MARKET_ID + 1
UPGRADE_SAFETY_ID: Final = UPGRADE_CREW_ID + CREWS
UPGRADE_MOBILITY_ID: Final = UPGRADE_SAFETY_ID + 1
BUILD_SHAFT_ID: Final = UPGRADE_MOBILITY_ID + 1
MOVE_SHAFT_ID: Final = BUILD_SHAFT_ID + TILES
SHAFT_LEVEL_ID: Final = MOVE_SHAFT_ID + TILES  # of level 1
SHAFT_TO_ID: Final = SHAFT_LEVEL_ID + LEVELS
DELIVER_ID: Final = SHAFT_TO_ID + TILES
PASS_WORKS_ID: Final = DELIVER_ID + KINDS
BID_DONE_ID: Final = PASS_WORKS_ID + 1
BID_MONEY_ID: Final = BID_DONE_ID + 1  # by note, then the chairs, then the tokens


def place_vp_id(box: Box) -> int:
    """The first id of the chairs of the boards."""
    return BID_MONEY_ID + len(box.notes)


def use_insurance_id(box: Box) -> int:
    """The id of handing in no token."""
    return place_vp_id(box) + sum(box.chairs)


def action_list(box: Box) -> ActionList:
    return ActionList(
        cube_actions("bid_cubes", "R5.1")
        + cube_actions("insure", "R7.1")
        + [Action("insure_done", "R7.1")]
        + drilling_actions()
        + advantage_actions()
        + tile_actions("first_tile", "R11.17")
        + crew_actions("ai_crew", "R19.10")
        + tile_actions("ai_move", "R19.12")
        + crew_actions("ai_upgrade", "R19.18")
        + market_actions()
        + works_actions()
        + [Action("bid_done", "R5.1")]
        + [Action("bid_money", "R5.1", (("money", note),)) for note in box.notes]
        + chair_actions(box)
        + [Action("use_insurance", "R12.6", (("tokens", tokens),)) for tokens in range(box.most_cubes + 1)]
    )


def cube_actions(kind: str, clause: str) -> list[Action]:
    return [Action(kind, clause, (("kind", name), ("cubes", count))) for name in KIND_NAMES for count in COUNTS]


def crew_actions(kind: str, clause: str) -> list[Action]:
    return [Action(kind, clause, (("crew", crew),)) for crew in range(1, CREWS + 1)]


def tile_actions(kind: str, clause: str) -> list[Action]:
    return [Action(kind, clause, (("tile", PLACE_NAMES[tile]),)) for tile in range(TILES)]


def strength_actions(kind: str, clause: str) -> list[Action]:
    return [Action(kind, clause, (("strength", strength),)) for strength in range(1, STRONGEST + 1)]


def drilling_actions() -> list[Action]:
    actions = [*crew_actions("crew", "R8.2"), Action("stay", "R8.2")]
    actions += [Action("move", "R8.6", (("place", PLACE_NAMES[tile]),)) for tile in range(TILES)]
    actions += [Action("move", "R8.17", (("place", PLACE_NAMES[edge]),)) for edge in range(EDGE, ENTRANCE)]
    actions += [Action("move", "R8.10", (("place", PLACE_NAMES[CORE]),))]
    return actions + strength_actions("take_die", "R10.8") + [Action("leave_die", "R10.10")]


def advantage_actions() -> list[Action]:
    actions = [
        Action("bribe", "R9.1", (("victim_seat", seat), ("crew", crew)))
        for seat in range(MOST_SEATS)
        for crew in range(1, CREWS + 1)
    ]
    actions += crew_actions("bribe_ai", "R9.1") + tile_actions("bribe_to", "R9.13")
    return actions + strength_actions("hire", "R10.1") + [Action("no_advantage", "R8.3")]


def market_actions() -> list[Action]:
    actions = [Action(kind, "R14.4", (("kind", name),)) for kind in ("buy", "sell") for name in KIND_NAMES]
    actions += [Action("amount", "R14.4", (("cubes", count),)) for count in COUNTS]
    return [*actions, Action("amount_done", "R14.4"), Action("pass_market", "R14.3")]


def works_actions() -> list[Action]:
    actions = crew_actions("upgrade_crew", "R15.5")
    actions += [Action("upgrade_safety", "R15.8"), Action("upgrade_mobility", "R15.9")]
    actions += tile_actions("build_shaft", "R15.11") + tile_actions("move_shaft", "R15.17")
    actions += [Action("shaft_level", "R15.17", (("level", level),)) for level in range(1, LEVELS + 1)]
    actions += tile_actions("shaft_to", "R15.17")
    actions += [Action("deliver", "R15.19", (("kind", name),)) for name in KIND_NAMES]
    return [*actions, Action("pass_works", "R15.3")]


def chair_actions(box: Box) -> list[Action]:
    return [
        Action("place_vp", "R6.1", (("board", board), ("chair", chair)))
        for board, chairs in zip(BOARD_NAMES, box.chairs, strict=True)
        for chair in range(1, chairs + 1)
    ]


# First id of each kind of draw.
LAY_DRAW: Final = 0  # by ring: its weaker or its stronger power in sector 0
DIRECTION_DRAW: Final = LAY_DRAW + 2 * len(RING_NAMES)
CONTROL_DRAW: Final = DIRECTION_DRAW + MOST_SEATS
BACK_DRAW: Final = CONTROL_DRAW + MOST_SEATS


def card_draw(box: Box) -> int:
    """The first id of the draws of extraction cards."""
    return BACK_DRAW + len(box.backs)


def draw_list(box: Box) -> ActionList:
    draws = [Action("lay", "R2.10", (("ring", ring), ("power", end))) for ring in RING_NAMES for end in ENDS]
    draws += [Action("direction", "R2.15", (("seat", seat),)) for seat in range(MOST_SEATS)]
    draws += [Action("control", "R2.15", (("seat", seat),)) for seat in range(MOST_SEATS)]
    draws += [Action("back", "R11.3", (("back", back),)) for back in box.backs]
    draws += [Action("card", "R11.5", (("card", card),)) for card in box.cards]
    return ActionList(draws)
