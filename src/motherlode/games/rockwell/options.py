"""The options of Rockwell, and the rules under them: what the phases look things up in."""

from collections.abc import Mapping
from typing import Final

from motherlode.games.rockwell.actions import MOVE_CORE_ID, MOVE_ID, STAY_ID, card_draw, place_vp_id, use_insurance_id
from motherlode.games.rockwell.components import (
    ALL_DEEP,
    CARDS_KEPT,
    CUBES,
    IN_CORE,
    KINDS,
    PILES,
    STRONG_CREWS,
    Box,
)
from motherlode.games.rockwell.mine import CORE, ENTRANCE, RINGS, SECTORS, TILES, Mine, is_edge
from motherlode.kernel import Option, Value

OPTIONS: Final = (
    Option("edge_limit", "per_player", ("per_player", "per_border"), "R8.24"),
    Option("shaft2_rule", "near_flipped", ("near_flipped", "free"), "R15.13"),
    Option("market_limit", "one_per_kind", ("one_per_kind", "no_opposite"), "R14.5"),
    Option("bribe_source", "any", ("any", "unflipped"), "R9.4"),
    Option("delivery_order", "cheapest_first", ("cheapest_first", "dearest_first"), "R2.17"),
    Option("tiebreak_tiles", "achievements", ("achievements", "achievements_and_deliveries"), "R17.13"),
    Option("danger_cap", "after_safety", ("after_safety", "before_safety", "joint"), "R12.5"),
    Option("score_zero", "none", ("none", "ranked"), "R17.10"),
    Option("insurance_visibility", "open", ("open", "secret"), "R3.8"),
    Option("power_set", "3_to_10", ("3_to_10", "2_to_9"), "R2.9"),
    Option("seat_table", "closing", ("closing", "one_per_player"), "R6.7"),
    Option("ring_alignment", "aligned", ("aligned", "offset"), "R2.3"),
    Option("phase_order", "seat", ("seat", "direction"), "R14.1"),
    Option("mobility_price_2_3p", "raised", ("raised", "same"), "R18.4"),
    Option("max_rounds", 40, (), "R17.15", 1),
    Option("vp_passes", "forward", ("forward", "snake"), "R6.1"),
)

# Ways to cap the loss by danger (R12.5).
AFTER_SAFETY: Final = 0
BEFORE_SAFETY: Final = 1
JOINT: Final = 2
DANGER_CAPS: Final = ("after_safety", "before_safety", "joint")


class Rules:
    """The box under the chosen options, as flat tables. Tables by seats are indexed by their number."""

    def __init__(self, box: Box, options: Mapping[str, Value]) -> None:
        self.box: Final = box
        self.edge_of_one: Final = options["edge_limit"] == "per_border"
        self.free_shafts: Final = options["shaft2_rule"] == "free"
        self.trade_again: Final = options["market_limit"] == "no_opposite"
        self.bribe_from_any: Final = options["bribe_source"] == "any"
        self.deliveries_break_ties: Final = options["tiebreak_tiles"] == "achievements_and_deliveries"
        self.danger_cap: Final = DANGER_CAPS.index(str(options["danger_cap"]))
        self.zero_ranks: Final = options["score_zero"] == "ranked"
        self.insure_secretly: Final = options["insurance_visibility"] == "secret"
        self.by_direction: Final = options["phase_order"] == "direction"
        self.max_rounds: Final = int(options["max_rounds"])
        self.snake: Final = options["vp_passes"] == "snake"

        self.place_vp_id: Final = place_vp_id(box)
        self.use_insurance_id: Final = use_insurance_id(box)
        self.card_draw: Final = card_draw(box)
        self.values: Final = box.values
        self.notes: Final = box.notes
        self.hire_price: Final = box.hire_price
        self.die_cap: Final = box.die_cap
        self.card_cubes: Final = box.card_cubes
        self.card_danger: Final = box.card_danger
        self.back_yield: Final = box.back_yield
        self._mine(Mine(box.entrances, box.core_borders, options["ring_alignment"] == "offset"))
        self._piles(options["power_set"] == "2_to_9")
        self._chairs(options["seat_table"] == "one_per_player")
        self._prices(options["mobility_price_2_3p"] == "same")
        self._rewards(options["delivery_order"] == "dearest_first")
        self._limits()

    def _mine(self, mine: Mine) -> None:
        self.neighbours = mine.neighbours
        self.beside = mine.beside
        self.stands = mine.stands
        self.near = mine.near
        self.reach = mine.reach
        self.moves = [[move_ids(places) for places in level] for level in mine.reach]
        self.moves_off_edges = [[move_ids(off_edges(places)) for places in level] for level in mine.reach]

    def _piles(self, shifted: bool) -> None:
        """The powers, and which card lies in which pile (R2.9, R2.13)."""
        box = self.box
        self.power = [power + box.shift for power in box.powers] if shifted else box.powers[:]
        pile_of = box.card_pile[:]
        for first, second in box.swaps if shifted else []:
            one, other = box.cards.index(first), box.cards.index(second)
            pile_of[one], pile_of[other] = pile_of[other], pile_of[one]
        self.pile_cards = [[card for card in range(len(pile_of)) if pile_of[card] == pile] for pile in range(PILES)]
        self.pile_backs = [
            [back for back in range(len(box.backs)) if box.back_pile[back] == pile] for pile in range(PILES)
        ]
        # By the layout of the rings: the pile each tile belongs to (R2.10).
        self.tile_pile = [[pile_at(layout, tile) for tile in range(TILES)] for layout in range(1 << RINGS)]

    def _chairs(self, one_each: bool) -> None:
        """Chairs are numbered board after board; `times` is what each gives on boards 2 and 3 (R6.6, R6.7)."""
        box = self.box
        self.chair_board = [board for board in range(3) for _ in range(box.chairs[board])]
        self.first_chair = [0, box.chairs[0], box.chairs[0] + box.chairs[1], len(self.chair_board)]
        table = box.times_each if one_each else box.times
        self.bribe_chair: list[list[bool]] = [[], []]
        self.times: list[list[int]] = [[], []]
        for seats in (2, 3, 4):
            self.bribe_chair.append(box.bribe_chairs[seats])
            rows = [[1] * len(box.bribe_chairs[seats]), *table[seats]]
            self.times.append([times for board in range(3) for times in padded(rows[board], box.chairs[board])])

    def _prices(self, mobility_same: bool) -> None:
        """Prices by number of seats and level reached (R15.5-R15.11, R18.2-R18.4)."""
        prices = self.box.prices
        mobility = dict.fromkeys((2, 3, 4), prices["mobility"][4]) if mobility_same else prices["mobility"]
        self.crew_price = by_seats(prices["crew"])
        self.safety_price = by_seats(prices["safety"])
        self.mobility_price = by_seats(mobility)
        self.shaft_price = by_seats(prices["shaft"])
        self.protection = by_seats(self.box.protection)

    def _rewards(self, dearest_first: bool) -> None:
        box = self.box
        self.stars = [[], [], box.stars[2], box.stars[3], box.stars[4]]
        self.cores_to_end = [0, 0, box.cores_to_end[2], box.cores_to_end[3], box.cores_to_end[4]]
        self.majority = by_seats(box.majority)
        self.cube_types = self._types(CUBES)
        self.card_types = self._types(CARDS_KEPT)
        self.strength_types = self._types(STRONG_CREWS)
        self.depth_types = self._types(ALL_DEEP)
        self.core_types = self._types(IN_CORE)
        self.stacks = [box.deliveries_of(kind) for kind in range(KINDS)]
        if dearest_first:
            self.stacks = [stack[::-1] for stack in self.stacks]  # R2.17

    def _types(self, kind: int) -> list[int]:
        return [number for number, need in enumerate(self.box.needs) if need.kind == kind]

    def _limits(self) -> None:
        """More dollars, cubes included, than all players together can ever have; more cubes than one player can."""
        box = self.box
        cubes = max(sum(cubes) for cubes in box.back_yield) * 3 * 4 * self.max_rounds
        cubes += 4 * sum(box.start_cubes) + TILES * box.most_cubes
        self.most_wealth = 4 * box.start_money + cubes * max(box.values)
        self.most_cubes = self.most_wealth // min(box.values)

    @property
    def bound(self) -> int:
        """More decisions than any match can take (R17.15)."""
        box, wealth = self.box, self.most_wealth
        counting = wealth // (5 * min(box.values)) + 4 * KINDS + 10
        notes = wealth // box.notes[0] + sum(
            large // small for large, small in zip(box.notes, box.notes[1:], strict=False)
        )
        trades = max(max(times) for times in self.times if times)
        a_round = notes + (2 + trades) * (counting + 2) + trades * 4 + 2 + box.drilling_rounds * (8 + 2 * TILES)
        return self.max_rounds * 4 * a_round


def move_ids(places: list[int]) -> list[int]:
    return [STAY_ID] + [
        MOVE_CORE_ID if place == CORE else MOVE_ID + place for place in places if place not in ENTRANCE_PLACES
    ]


ENTRANCE_PLACES: Final = range(ENTRANCE, CORE)


def off_edges(places: list[int]) -> list[int]:
    return [place for place in places if not is_edge(place)]


def pile_at(layout: int, tile: int) -> int:
    """The two powers of a ring alternate; bit r of the layout puts the stronger into sector 0 of ring r."""
    ring = tile // SECTORS
    return 2 * ring + ((tile ^ layout >> ring) & 1)


def padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def by_seats(table: dict[int, list[int]]) -> list[list[int]]:
    return [[], [], table[2], table[3], table[4]]
