"""Sets in two forms: floods by limbs and by whole masks, and sides of one hex and of all at once, are equal."""

from random import Random
from typing import Final

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.flood import BITS, Links, limb_places, limbs
from motherlode.games.cavum.grid import DIRECTIONS
from motherlode.games.cavum.lays import continuing, sides_at
from motherlode.games.cavum.links import links_between, network
from tests.games.cavum.boards import random_board

GAME: Final = Cavum()


def test_limbs_hold_the_whole_mask() -> None:
    for bit in range(GAME.rules.grid.width**2):
        low, middle, high = limbs(1 << bit)
        assert int(low) | int(middle) << BITS | int(high) << 2 * BITS == 1 << bit


def test_places_are_the_bits_of_a_mask() -> None:
    rng = Random(3)
    masks = [rng.getrandbits(169) & rng.getrandbits(169) for _ in range(50)]
    for mask in [0, (1 << 169) - 1, *masks]:
        assert limb_places(mask) == [bit for bit in range(169) if mask >> bit & 1]


def test_floods_by_limbs_and_by_masks_are_equal() -> None:
    rng, grid = Random(1), GAME.rules.grid
    reached = 0
    for _ in range(60):
        board = random_board(GAME, 4, rng).board
        for seat in range(4):
            nodes = network(GAME.rules, board, seat)
            start = board.owned[seat] & nodes
            reached += both(links_between(GAME.rules, board, nodes), start, nodes) not in (start, nodes)
        everywhere = Links(rng.getrandbits(169), rng.getrandbits(169), rng.getrandbits(169), grid.width)
        free = rng.getrandbits(169) & (grid.mountain | grid.cities)
        start = free & rng.getrandbits(169) & rng.getrandbits(169)
        reached += both(everywhere, start, free) not in (start, free)
    assert reached > 100


def both(links: Links, start: int, free: int) -> int:
    """The flood, once both forms agree."""
    links.split()
    flooded = links.flood_masks(start, free)
    assert links.flood_limbs(start, free) == flooded == links.flood(start, free)
    return flooded


def test_sides_of_one_hex_are_those_of_all_at_once() -> None:
    rng, rules = Random(2), GAME.rules
    for _ in range(40):
        board = random_board(GAME, 3, rng).board
        for seat in range(3):
            sides = continuing(rules, board, seat)
            for hex in range(rules.grid.hexes):
                expected = sum(1 << d for d in range(DIRECTIONS) if sides[d] & rules.bit[hex])
                assert sides_at(rules, board, seat, hex) == expected
