"""Packed observations as arrays: all bytes become numbers in a few operations, whatever the number of rows."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.kernel.observation import LEAST, Packing

# By byte: the number that it stands for.
NUMBER_OF: Final = (np.arange(256, dtype=np.int32) - LEAST) % 256 + LEAST


class PackedRows:
    """Rows of packed observations in `memory`, and where their numbers go."""

    def __init__(self, packing: Packing, memory: bytearray, numbers: NDArray[np.int32]) -> None:
        rows = np.frombuffer(memory, np.uint8).reshape(-1, packing.size)
        self._bytes: Final = rows[:, : packing.width]
        self._wide: Final = rows[:, packing.width :].view(np.int32)
        self._places: Final = np.array(packing.wide, np.intp)
        self._shifted: Final = np.empty(self._bytes.shape, np.uint8)
        self._numbers: Final = numbers

    def unpack(self) -> None:
        np.subtract(self._bytes, np.uint8(LEAST % 256), out=self._shifted)
        np.add(self._shifted, np.int32(LEAST), out=self._numbers)
        if len(self._places):
            self._numbers[:, self._places] = self._wide


def unpacked(packing: Packing, packed: bytes) -> NDArray[np.int32]:
    """The numbers of one observation."""
    numbers: NDArray[np.int32] = NUMBER_OF.take(np.frombuffer(packed, np.uint8, packing.width))
    if packing.wide:
        numbers[packing.wide] = np.frombuffer(packed, np.int32, len(packing.wide), packing.width)
    return numbers
