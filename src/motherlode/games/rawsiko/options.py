"""The options of RAWsiko (chapter W3), and the rules under them: what the phases look things up in."""

from collections.abc import Mapping
from typing import Final

from motherlode.games.rawsiko.actions import MOST_EXTRA, MOST_TURNS, Ids
from motherlode.games.rawsiko.components import SEATS, Box
from motherlode.games.rawsiko.fields import state_fields
from motherlode.kernel import Option, Value

OPTIONS: Final[tuple[Option, ...]] = (
    Option("turns", 6, tuple(range(3, MOST_TURNS + 1)), "W8.1"),
    Option("advanced_setup", False, (False, True), "W6.1"),
    Option("monopoly_stranglehold", False, (False, True), "W15.1"),
    Option("trade_with_china", False, (False, True), "W16.2"),
    Option("extra_resources", "auto", ("auto", *range(MOST_EXTRA + 1)), "W7.2"),
    Option("goal_deal", "cards", ("cards", "tiers"), "W4.7"),
    Option("seat_order", "random", ("random", "as_listed"), "W4.2"),
    Option("failed_attackers_may_retry", False, (False, True), "W13.9"),
    Option("must_leave_one", False, (False, True), "W11.20"),
    Option("open_goals", False, (False, True), "W2.7"),
    Option("first_player", "fixed", ("fixed", "rotating"), "W8.8"),
    Option("setup_contact", "connected", ("connected", "free"), "W5.19"),
    Option("placing", "in_full", ("in_full", "one_each"), "W7.9"),
    Option("advanced_draw", "per_pick", ("per_pick", "up_front"), "W6.4"),
    Option("sole_survivor", "end", ("end", "play_on"), "W14.11"),
    Option("eliminated_rank", "later_better", ("later_better", "shared"), "W17.9"),
    Option("stranglehold_spares_last_turn", False, (False, True), "W15.6"),
    Option("china_decline", True, (True, False), "W16.11"),
)


class Rules:
    """The box under the chosen options, as flat tables."""

    def __init__(self, box: Box, options: Mapping[str, Value]) -> None:
        self.box: Final = box
        self.ids: Final = Ids(box)
        self.turns: Final = int(options["turns"])
        self.advanced_setup: Final = options["advanced_setup"] is True
        self.draw_up_front: Final = self.advanced_setup and options["advanced_draw"] == "up_front"
        self.stranglehold: Final = options["monopoly_stranglehold"] is True
        self.spares_last_turn: Final = options["stranglehold_spares_last_turn"] is True
        self.trade_with_china: Final = options["trade_with_china"] is True
        self.china_decline: Final = options["china_decline"] is True
        self.deal_cards: Final = options["goal_deal"] == "cards"
        self.open_goals: Final = options["open_goals"] is True
        self.random_seats: Final = options["seat_order"] == "random"
        self.rotating: Final = options["first_player"] == "rotating"
        self.contact: Final = options["setup_contact"] == "connected"
        self.one_each: Final = options["placing"] == "one_each"
        self.retry: Final = options["failed_attackers_may_retry"] is True
        # W11.20: how many resources must stay behind.
        self.stay: Final = int(options["must_leave_one"] is True)
        self.play_on: Final = options["sole_survivor"] == "play_on"
        self.shared_rank: Final = options["eliminated_rank"] == "shared"

        extra = options["extra_resources"]
        self.extra: Final = {seats: box.extra[seats] if extra == "auto" else int(extra) for seats in SEATS}
        self.fields: Final = {seats: state_fields(box, seats, self.turns) for seats in SEATS}
        self.round_1: Final = box.round_1
        self.round_2: Final = box.round_2
        self.continents: Final = len(box.continents)
        self.territories: Final = len(box.territories)
        self.materials: Final = len(box.materials)
        self.continent_of: Final = box.continent_of
        self.members: Final = box.members
        self.neighbours: Final = box.neighbours
        self.near: Final = [sum(1 << near for near in nearby) for nearby in box.neighbours]  # as masks
        self.areas: Final[dict[int, list[int]]] = {}  # by mask, see phases/draft.py
        self.materials_of: Final = box.materials_of
        self.goal_vp: Final = box.goal_vp
        self.goal_needs: Final = box.goal_needs
        # The legal targets of each source never change (W11.5).
        self.targets: Final = [[self.ids.target + near for near in nearby] for nearby in box.neighbours]
        # W16.7: the materials that occur on the map.
        self.findable: Final = union(box.materials_of)

    def goals_of(self, tier: int) -> list[int]:
        return self.box.goals_of_tier[tier]


def union(masks: list[int]) -> int:
    """All materials of several sets together."""
    together = 0
    for mask in masks:
        together |= mask
    return together
