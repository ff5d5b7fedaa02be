"""What the evaluator of Rockwell works out once for a position, before it looks at each company."""

from typing import Final

from motherlode.games.rockwell.components import CREWS, KINDS, TYPES, Box, worth
from motherlode.games.rockwell.mine import CORE, ENTRANCE, SECTORS, TILES, edge_tiles
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.scoring import majority_points
from motherlode.games.rockwell.state import DIE_MASK, PLACE_BITS, STRENGTH_BITS, RockwellState


class Values:
    """Market values of everything in the box, and the depth of every place."""

    def __init__(self, box: Box) -> None:
        self.card: Final = [worth(box.values, cubes) for cubes in box.card_cubes]
        self.card_cubes: Final = [sum(cubes) for cubes in box.card_cubes]
        self.back: Final = [worth(box.values, cubes) for cubes in box.back_yield]
        self.depth: Final = [depth_of(place) for place in range(CORE + 1)]


def depth_of(place: int) -> int:
    """0 on an entrance, 1 to 4 on the levels, 5 in the core."""
    if place == CORE:
        return 5
    return 0 if place >= ENTRANCE else 1 + place % TILES // SECTORS


def wealth(rules: Rules, state: RockwellState, seat: int) -> int:
    """Money and cubes at their market values, sealed bids taken off."""
    have = state.money[seat] - state.offer_money[seat]
    first = seat * KINDS
    for kind in range(KINDS):
        have += rules.values[kind] * (state.cubes[first + kind] - state.offer[first + kind])
    return have


class Pile:
    """What a pile of cards promises: dollars of safe and of dangerous cards, and the cubes of the latter."""

    __slots__ = ("cards", "dangers", "risked", "risky", "safe")

    def __init__(self, rules: Rules, values: Values, state: RockwellState, pile: int) -> None:
        self.cards = self.dangers = self.safe = self.risky = self.risked = 0
        for card in rules.pile_cards[pile]:
            if state.cards_left[card]:
                self.cards += 1
                if rules.card_danger[card]:
                    self.dangers += 1
                    self.risky += values.card[card]
                    self.risked += values.card_cubes[card]
                else:
                    self.safe += values.card[card]

    def share(self, owners: int, demand: int) -> float:
        """The dollars a share is worth on average, less what danger takes."""
        if self.cards == 0:
            return 0.0
        kept = 1.0
        if self.dangers and demand > 0:
            kept = max(0.0, 1 - demand * owners * self.dangers / self.risked)
        return (self.safe + self.risky * kept) / self.cards / owners


class Survey:
    """The strength on every tile and beside it, who stands there, majorities, achievement tiles taken."""

    def __init__(self, rules: Rules, values: Values, state: RockwellState) -> None:
        self.rules = rules
        self.values = values
        self.state = state
        self.majorities = majority_points(rules, state)
        self.claimed = [0] * TYPES
        for place, stars in enumerate(state.stars):
            if stars:
                self.claimed[place % TYPES] += 1
        self.piles: list[Pile | None] = [None] * len(rules.power)
        self.on = [0] * TILES
        self.beside = [0] * TILES
        self.owners = [0] * TILES
        self._count_crews()

    def _count_crews(self) -> None:
        neighbours = self.rules.neighbours
        for number, crew in enumerate(self.state.crews):
            place = crew >> PLACE_BITS
            if place < ENTRANCE:
                strength = (crew >> STRENGTH_BITS & DIE_MASK) + (crew & DIE_MASK)
                stood = (place,) if place < TILES else edge_tiles(place)
                for tile in stood:
                    self.on[tile] += strength
                    self.owners[tile] |= 1 << number // CREWS
                    for near in neighbours[tile]:
                        self.beside[near] += strength

    def pile(self, tile: int) -> Pile:
        number = self.rules.tile_pile[self.state.layout][tile]
        found = self.piles[number]
        if found is None:
            found = self.piles[number] = Pile(self.rules, self.values, self.state, number)
        return found

    def power(self, tile: int) -> int:
        return self.rules.power[self.rules.tile_pile[self.state.layout][tile]]
