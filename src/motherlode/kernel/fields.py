"""The fields of a state as a table: how each one is written by `dump`, and what `load` accepts for it.

A game lists its fields once, in the order of its dump. `__init__`, `clone` and `key` stay plain code for speed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
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


def dump_fields(fields: Sequence[StateField], state: object) -> Data:
    """The fields of a state as JSON-able data."""
    data: Data = {}
    for field in fields:
        value = getattr(state, field.name)
        if field.packed:
            data[field.name] = unpacked(value)
        elif field.length != ONE:
            data[field.name] = list(value)
        else:
            data[field.name] = field.words[value] if field.words else value
    return data


def load_fields(fields: Sequence[StateField], reader: Reader, state: object) -> None:
    """Sets every field of a state from data, or raises an error that names the field."""
    for field in fields:
        setattr(state, field.name, field.loaded(reader))
