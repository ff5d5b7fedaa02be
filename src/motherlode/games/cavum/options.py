"""The options of Cavum (chapter C26), and the rules under them: what the phases look things up in."""

from collections.abc import Mapping
from typing import Final

from motherlode.games.cavum.components import COLOURS, ORDERS, SHAPES, Box, tile_of
from motherlode.kernel import Option, Value

# Where only one value stands, the rule is settled by the specification and the others are not offered.
OPTIONS: Final = (
    Option("phases", 3, (3, 2), "C1.2"),
    Option("first_bidder", "random", ("random",), "C4.14"),
    Option("bid_limit", "own_score", ("own_score",), "C6.5"),
    Option("cards_on_offer", "all", ("all",), "C6.15"),
    Option("order_pass", "final", ("final", "reenter"), "C8.4"),
    Option("chip_supply", "unlimited", ("unlimited",), "C8.12"),
    Option("give_up", "voluntary", ("voluntary", "only_if_impossible"), "C15.1"),
    Option("tile_give_up", "only_if_stuck", ("only_if_stuck",), "C15.4"),
    Option("city_edge", "open", ("open", "owner_only"), "C10.14"),
    Option("attach_foreign", "yes", ("yes",), "C10.8"),
    Option("station_tile", "previous_action", ("previous_action",), "C12.2"),
    Option("short_vein", "take_all", ("take_all",), "C13.6"),
    Option("four_exit", "joined", ("joined",), "C3.3"),
    Option("city_through", "own", ("own",), "C3.9"),
    Option("empty_vein", "after_route", ("after_route",), "C16.12"),
    Option("city_points", "per_station", ("per_station",), "C17.2"),
    Option("sale_opening", "free", ("free", "top"), "C19.4"),
    Option("penalty_floor", "none", ("none",), "C22.3"),
    Option("hands", "hidden", ("hidden", "open"), "C25.3"),
    Option("stacks", "hidden", ("hidden",), "C25.4"),
)


class Rules:
    """The box under the chosen options, as flat tables."""

    def __init__(self, box: Box, options: Mapping[str, Value]) -> None:
        self.box: Final = box
        self.phases: Final = int(options["phases"])
        self.pass_is_final: Final = options["order_pass"] == "final"
        self.give_up_freely: Final = options["give_up"] == "voluntary"
        self.edge_is_open: Final = options["city_edge"] == "open"
        self.opening_is_free: Final = options["sale_opening"] == "free"
        self.hands_are_open: Final = options["hands"] == "open"

        self.grid: Final = box.grid
        self.bit: Final = box.grid.bit
        self.exits: Final = box.exits
        self.rotations: Final = box.rotations
        # The directions that some rotation of a shape can open.
        self.span: Final = [sum({1 << d for d in range(6) if opens(box, shape, d)}) for shape in range(SHAPES)]
        self.need: Final = [box.order_stones[order].count(c) for order in range(ORDERS) for c in range(COLOURS)]


def opens(box: Box, shape: int, direction: int) -> bool:
    return any(box.exits[tile_of(shape, k)] >> direction & 1 for k in box.rotations[shape])
