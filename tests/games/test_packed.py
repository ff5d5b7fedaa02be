"""Numbers that a state shares with its clones."""

from motherlode.kernel.packed import packed, replaced, unpacked


def test_packed_numbers_come_out_as_they_were() -> None:
    assert unpacked(packed([-128, -2, -1, 0, 1, 127])) == [-128, -2, -1, 0, 1, 127]


def test_replacing_a_number_leaves_the_old_ones_as_they_are() -> None:
    before = packed([1, 2, 3])
    assert [list(replaced(before, place, 9)) for place in range(3)] == [[9, 2, 3], [1, 9, 3], [1, 2, 9]]
    assert list(before) == [1, 2, 3]
