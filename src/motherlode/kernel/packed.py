"""Many small numbers that a state shares with its clones: bytes, which never change, so that cloning copies nothing."""

from collections.abc import Iterable
from functools import cache
from struct import Struct
from typing import Final

ONE_BYTE: Final = [bytes((number,)) for number in range(256)]
EIGHT_FLAGS: Final = [bytes([bits >> place & 1 for place in range(8)]) for bits in range(256)]


def packed(numbers: Iterable[int]) -> bytes:
    """Numbers from -128 on as bytes; a number below 0 becomes its remainder modulo 256."""
    return bytes([number & 255 for number in numbers])


def unpacked(numbers: bytes) -> list[int]:
    """The numbers that were packed, from -128 to 127."""
    return memoryview(numbers).cast("b").tolist()


def replaced(numbers: bytes, place: int, number: int) -> bytes:
    """The same bytes with another number in one place."""
    return numbers[:place] + ONE_BYTE[number] + numbers[place + 1 :]


def packed_wide(numbers: list[int]) -> bytes:
    """Numbers as 32-bit integers."""
    return wide_layout(len(numbers)).pack(*numbers)


@cache
def wide_layout(number: int) -> Struct:
    return Struct(f"={number}i")


def flags(bits: int, number: int) -> bytes:
    """The lowest bits of a set, a byte each."""
    if bits == 0:
        return bytes(number)
    found = EIGHT_FLAGS[bits & 255]
    for place in range(8, number, 8):
        found += EIGHT_FLAGS[bits >> place & 255]
    return found[:number]
