"""Reading dumped data back: every field is checked for its type, and an error names the field."""

from typing import TypeAlias

from motherlode.kernel.errors import DataError

Data: TypeAlias = dict[str, object]


class Reader:
    """Takes typed fields out of JSON-able data."""

    __slots__ = ("_data",)

    def __init__(self, data: Data) -> None:
        self._data = data

    def _field(self, name: str) -> object:
        if name not in self._data:
            raise DataError(f"field {name!r} is missing")
        return self._data[name]

    def integer(self, name: str) -> int:
        value = self._field(name)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise DataError(f"field {name!r} is no whole number")

    def flag(self, name: str) -> bool:
        value = self._field(name)
        if isinstance(value, bool):
            return value
        raise DataError(f"field {name!r} is neither true nor false")

    def text(self, name: str) -> str:
        value = self._field(name)
        if isinstance(value, str):
            return value
        raise DataError(f"field {name!r} is no text")

    def integers(self, name: str, length: int = -1) -> list[int]:
        """A list of whole numbers, of the given length if one is given."""
        value = self._field(name)
        if not isinstance(value, list):
            raise DataError(f"field {name!r} is no list")
        numbers = [item for item in value if isinstance(item, int) and not isinstance(item, bool)]
        if len(numbers) != len(value):
            raise DataError(f"field {name!r} holds something that is no whole number")
        if length >= 0 and len(numbers) != length:
            raise DataError(f"field {name!r} has {len(numbers)} entries instead of {length}")
        return numbers
