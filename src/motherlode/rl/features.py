"""Numbers for neural networks: counts scaled, choices and seats one-hot, all of it with numpy at once."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.kernel import Field

ONE_HOT: Final = 24  # a choice among more things than this is a single number
LINEAR: Final = 64  # a count with a higher bound is scaled by its logarithm

Features32 = NDArray[np.float32]


class Features:
    """Turns rows of `observe` into rows of features from -1 to 1."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self._spread: Final = [field for field in fields for _ in range(field.size)]
        one_hot = np.array([is_one_hot(field) for field in self._spread])
        low = np.array([field.low for field in self._spread], np.float32)
        high = np.array([field.high for field in self._spread], np.float32)
        self._scaled: Final = np.flatnonzero(~one_hot)
        self._logarithmic: Final = (high - low)[self._scaled] > LINEAR
        top = np.maximum(np.maximum(high, -low)[self._scaled], 1)
        self._top: Final = np.where(self._logarithmic, np.log1p(top), top).astype(np.float32)
        self._chosen: Final = np.flatnonzero(one_hot)
        sizes = (high - low + 1).astype(np.int64)[self._chosen]
        first = len(self._scaled) + np.concatenate([[0], np.cumsum(sizes)[:-1]]) if len(sizes) else sizes
        self._first: Final = first.astype(np.int64) - low.astype(np.int64)[self._chosen]
        self.width: Final = int(len(self._scaled) + sizes.sum())

    @property
    def space(self) -> spaces.Box:
        return spaces.Box(-1.0, 1.0, (self.width,), np.float32)

    def encode(self, numbers: NDArray[np.int32]) -> Features32:
        """Features of one row or of many."""
        rows = np.atleast_2d(numbers)
        features = np.zeros((len(rows), self.width), np.float32)
        scaled = rows[:, self._scaled].astype(np.float32)
        small = np.where(self._logarithmic, np.sign(scaled) * np.log1p(np.abs(scaled)), scaled)
        features[:, : len(self._scaled)] = small / self._top
        np.put_along_axis(features, rows[:, self._chosen] + self._first, 1.0, axis=1)
        return features if numbers.ndim > 1 else features[0]


def is_one_hot(field: Field) -> bool:
    return field.kind in ("choice", "seat") and field.high - field.low < ONE_HOT
