"""Observations as bytes: every number that a field declares survives."""

import sys

import pytest

from motherlode.kernel import ComponentsError
from motherlode.kernel.observation import EXACT, Packing, count, flag, relative, seat_field, seats_from
from motherlode.kernel.packed import flags

FIELDS = (
    flag("flags", 2),
    count("signed", 127, 2, low=-8),
    count("wide", EXACT, 2, low=-EXACT, wide=True),
    count("large", 247),
    seat_field("owner", 4, low=-1),
    count("small_but_wide", 3, wide=True),
)
NUMBERS = [0, 1, -8, 127, -EXACT, EXACT, 247, -1, 3]


def test_the_edges_of_all_fields_survive() -> None:
    packing = Packing(FIELDS)
    packed = packing.pack(NUMBERS)
    assert len(packed) == packing.size == len(NUMBERS) + 3 * 4
    assert packing.unpack(packed) == NUMBERS


def test_wide_numbers_follow_the_bytes() -> None:
    packing = Packing((count("wide", 1000, wide=True), count("small", 9)))
    assert packing.pack([258, 7]) == bytes([0, 7]) + (258).to_bytes(4, sys.byteorder)


@pytest.mark.parametrize("bounds", [(0, 248), (-1, 128), (-9, 0)])
def test_a_field_that_may_not_fit_must_be_wide(bounds: tuple[int, int]) -> None:
    low, high = bounds
    with pytest.raises(ComponentsError, match="pile"):
        Packing([count("pile", high, low=low)])
    Packing([count("pile", high, low=low, wide=True)])


def test_owners_are_counted_from_the_observer() -> None:
    for seats in range(2, 6):
        for observer in range(seats):
            table = seats_from(observer, seats)
            for owner in range(-8, seats):
                assert table[owner] == relative(owner, observer, seats) & 255


@pytest.mark.parametrize("number", [1, 4, 8, 9, 45])
def test_sets_become_flags(number: int) -> None:
    bits = 0b1011_0000_1111_0101_0110_1001_1100_0011_1010_0101_1111_0000
    assert list(flags(bits, number)) == [bits >> place & 1 for place in range(number)]
