"""The fields of a state as a table: how each one is written by `dump`, and what `load` accepts for it.

A game lists its fields once, in the order of its dump. `__init__`, `clone` and `key` stay plain code for speed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Final

from motherlode.kernel.data import Data, Reader
from motherlode.kernel.packed import packed, unpacked

ONE: Final = -2  # the length of a field that is a single number
ANY: Final = -1  # the length of a list that may grow


@dataclass(frozen=True)
class StateField:
    """A number, or a list of `length` numbers, from `low` to `high`. With `words` a number is written as a word.

    `fixed` lists are tuples in the state, `packed` ones bytes.
    """

    name: str
    low: int
    high: int
    length: int = ONE
    words: tuple[str, ...] = ()
    fixed: bool = False
    packed: bool = False

    def loaded(self, reader: Reader) -> object:
        if self.length == ONE:
            return reader.named(self.name, self.words) if self.words else reader.within(self.name, self.low, self.high)
        numbers = reader.all_within(self.name, self.length, self.low, self.high)
        if self.packed:
            return packed(numbers)
        return tuple(numbers) if self.fixed else numbers


def number(name: str, low: int, high: int) -> StateField:
    return StateField(name, low, high)


def flag(name: str) -> StateField:
    """A number that is 0 or 1."""
    return StateField(name, 0, 1)


def word(name: str, words: tuple[str, ...]) -> StateField:
    """A number that is written as the word with that index."""
    return StateField(name, 0, len(words) - 1, words=words)


def numbers(name: str, length: int, low: int, high: int, fixed: bool = False) -> StateField:
    return StateField(name, low, high, length, fixed=fixed)


def packed_numbers(name: str, length: int, low: int, high: int) -> StateField:
    """A list that is bytes in the state."""
    return StateField(name, low, high, length, packed=True)


class StateFields:
    """The fields of a state in the order of its dump."""

    def __init__(self, fields: Sequence[StateField]) -> None:
        self._fields: Final = tuple(fields)
        self._names: Final = tuple([field.name for field in fields])
        self._packed: Final = tuple([field.name for field in fields if field.packed])
        self._lists: Final = tuple([field.name for field in fields if field.length != ONE and not field.packed])
        self._words: Final = tuple([(field.name, field.words) for field in fields if field.words])

    def __iter__(self) -> Iterator[StateField]:
        return iter(self._fields)

    def dump(self, state: object) -> Data:
        """The fields as JSON-able data."""
        data: Data = dict(zip(self._names, map(getattr, repeat(state), self._names), strict=True))
        for name in self._lists:
            data[name] = [*getattr(state, name)]
        for name in self._packed:
            data[name] = unpacked(getattr(state, name))
        for name, words in self._words:
            data[name] = words[getattr(state, name)]
        return data

    def load(self, reader: Reader, state: object) -> None:
        """Sets every field of a state from data, or raises an error that names the field."""
        for field in self._fields:
            setattr(state, field.name, field.loaded(reader))
