"""Many small numbers that a state shares with its clones: bytes, which never change, so that cloning copies nothing."""

from collections.abc import Iterable
from typing import Final

ONE_BYTE: Final = [bytes((number,)) for number in range(256)]


def packed(numbers: Iterable[int]) -> bytes:
    """Numbers from -128 on as bytes; a number below 0 becomes its remainder modulo 256."""
    return bytes([number & 255 for number in numbers])


def unpacked(numbers: bytes) -> list[int]:
    """The numbers that were packed, from -128 to 127."""
    return memoryview(numbers).cast("b").tolist()


def replaced(numbers: bytes, place: int, number: int) -> bytes:
    """The same bytes with another number in one place."""
    return numbers[:place] + ONE_BYTE[number] + numbers[place + 1 :]
