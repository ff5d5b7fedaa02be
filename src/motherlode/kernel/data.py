"""Reading data from outside (dumps, components): every field is checked for its type, and an error names the field."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from motherlode.kernel.errors import DataError, MotherlodeError

Data: TypeAlias = dict[str, object]
# What a viewer sees; each game declares its own TypedDict.
View: TypeAlias = Mapping[str, object]


class Reader:
    """Takes typed fields out of JSON-able data; errors are of the given type and name where they arose."""

    __slots__ = ("_data", "_error", "_where")

    def __init__(self, data: Data, where: str = "", error: type[MotherlodeError] = DataError) -> None:
        self._data = data
        self._where = where
        self._error = error

    def fail(self, problem: str) -> MotherlodeError:
        """The error to raise about this part of the data."""
        return self._error(f"{self._where}: {problem}" if self._where else problem)

    def _path(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name

    def _field(self, name: str) -> object:
        if name not in self._data:
            raise self.fail(f"{name!r} is missing")
        return self._data[name]

    def _items(self, name: str) -> list[object]:
        value = self._field(name)
        if isinstance(value, list):
            return value
        raise self.fail(f"{name!r} is no list")

    def has(self, name: str) -> bool:
        return name in self._data

    def names(self) -> list[str]:
        return list(self._data)

    def integer(self, name: str) -> int:
        value = self._field(name)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise self.fail(f"{name!r} is no whole number")

    def flag(self, name: str) -> bool:
        value = self._field(name)
        if isinstance(value, bool):
            return value
        raise self.fail(f"{name!r} is neither true nor false")

    def text(self, name: str) -> str:
        value = self._field(name)
        if isinstance(value, str):
            return value
        raise self.fail(f"{name!r} is no text")

    def integers(self, name: str, length: int = -1) -> list[int]:
        """A list of whole numbers, of the given length if one is given."""
        items = self._items(name)
        numbers = [item for item in items if isinstance(item, int) and not isinstance(item, bool)]
        if len(numbers) != len(items):
            raise self.fail(f"{name!r} holds something that is no whole number")
        if length >= 0 and len(numbers) != length:
            raise self.fail(f"{name!r} has {len(numbers)} entries instead of {length}")
        return numbers

    def within(self, name: str, least: int, most: int) -> int:
        """A whole number in a range, its ends included."""
        number = self.integer(name)
        if least <= number <= most:
            return number
        raise self.fail(f"{name!r} is {number}, not from {least} to {most}")

    def all_within(self, name: str, length: int, least: int, most: int) -> list[int]:
        """A list of whole numbers in a range, of the given length unless that is negative."""
        numbers = self.integers(name, length)
        for number in numbers:
            if not least <= number <= most:
                raise self.fail(f"{name!r} holds {number}, not from {least} to {most}")
        return numbers

    def named(self, name: str, names: Sequence[str]) -> int:
        """The number of a word among the names."""
        text = self.text(name)
        if text not in names:
            raise self.fail(f"{name!r} is {text!r}, which is none of {', '.join(names)}")
        return names.index(text)

    def texts(self, name: str) -> list[str]:
        items = self._items(name)
        texts = [item for item in items if isinstance(item, str)]
        if len(texts) != len(items):
            raise self.fail(f"{name!r} holds something that is no text")
        return texts

    def lists(self, name: str) -> list["Reader"]:
        """A list of lists: each read by position, as the fields "0", "1", ..."""
        rows: list[Reader] = []
        for number, item in enumerate(self._items(name)):
            if not isinstance(item, list):
                raise self.fail(f"{name!r} holds something that is no list")
            fields: Data = {str(place): entry for place, entry in enumerate(item)}
            rows.append(Reader(fields, f"{self._path(name)}[{number}]", self._error))
        return rows

    def section(self, name: str) -> "Reader":
        """A table inside the data."""
        value = self._field(name)
        if isinstance(value, dict):
            return Reader(value, self._path(name), self._error)
        raise self.fail(f"{name!r} is no table")

    def sections(self, name: str) -> list["Reader"]:
        """A list of tables; one with an id is named by it in errors."""
        tables: list[Reader] = []
        for number, item in enumerate(self._items(name)):
            if not isinstance(item, dict):
                raise self.fail(f"{name!r} holds something that is no table")
            label = item.get("id", number)
            tables.append(Reader(item, f"{self._path(name)}[{label}]", self._error))
        return tables
