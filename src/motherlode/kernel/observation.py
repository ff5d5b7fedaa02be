"""What the numbers of `observe` are: fields with names, bounds and kinds, so that learners can encode them."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from struct import Struct
from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from motherlode.kernel.errors import ComponentsError
from motherlode.kernel.packed import packed, packed_wide

Kind: TypeAlias = Literal["count", "flag", "choice", "seat"]

INT32: Final = 4
LEAST: Final = -8  # what a byte holds: LEAST to LARGEST
LARGEST: Final = 247
SIGNED: Final = 127
MOST_SEATS: Final = 8
EXACT: Final = 1 << 24  # float32 holds every whole number up to this one


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Field:
    """`size` numbers from `low` to `high`.

    A `count` has an order, a `flag` is 0 or 1, a `choice` is one of a set, and a `seat` counts from the observer, which
    is 0; negative numbers say that there is none, or that it is not seen. A field is `private` if it can differ between
    two worlds that an attentive spectator cannot tell apart. A field is `wide` if its numbers may not fit a byte.
    """

    name: str
    kind: Kind
    size: int
    low: int
    high: int
    private: bool = False
    wide: bool = False


def count(name: str, high: int, size: int = 1, low: int = 0, private: bool = False, wide: bool = False) -> Field:
    return Field(name, "count", size, low, high, private, wide)


def flag(name: str, size: int = 1, private: bool = False) -> Field:
    return Field(name, "flag", size, 0, 1, private)


def choice(name: str, number: int, size: int = 1, low: int = 0, private: bool = False) -> Field:
    """One of `number` things."""
    return Field(name, "choice", size, low, number - 1, private)


def seat_field(name: str, seats: int, size: int = 1, low: int = 0, private: bool = False) -> Field:
    return Field(name, "seat", size, low, seats - 1, private)


def length(fields: Iterable[Field]) -> int:
    """How many numbers the fields hold."""
    return sum(field.size for field in fields)


def relative(owner: int, observer: int, seats: int) -> int:
    """A seat as the observer counts it; what is no seat stays as it is."""
    return (owner - observer) % seats if owner >= 0 else owner


def relative_bytes(observer: int, seats: int) -> bytes:
    return packed([relative(owner if owner <= SIGNED else owner - 256, observer, seats) for owner in range(256)])


def relative_tables(seats: int) -> list[bytes]:
    return [relative_bytes(observer, seats) for observer in range(seats)]


RELATIVE: Final = [relative_tables(seats) for seats in range(MOST_SEATS + 1)]


def seats_from(observer: int, seats: int) -> bytes:
    """`relative` as a table of bytes: by owner, where -1 is the last one as always in Python."""
    return RELATIVE[seats][observer]


def fits_byte(field: Field) -> bool:
    """A byte holds 0 to 247, or -8 to 127."""
    return field.high <= LARGEST and field.low >= (LEAST if field.high <= SIGNED else 0)


class Packing:
    """How the numbers of an observation are packed into bytes.

    There is a byte for each number, modulo 256: 248 to 255 are -8 to -1. The numbers of wide fields have a 0 there, and
    follow after all bytes as 32-bit integers.
    """

    def __init__(self, fields: Iterable[Field]) -> None:
        each = [field for field in fields for _ in range(field.size)]
        for field in each:
            if not field.wide and not fits_byte(field):
                raise ComponentsError(f"observation: {field.name} from {field.low} to {field.high} does not fit a byte")
        self.width: Final = len(each)
        self.wide: Final = [place for place, field in enumerate(each) if field.wide]
        self.size: Final = self.width + INT32 * len(self.wide)
        letters = ["B" if field.wide or field.low >= 0 else "b" for field in each]
        runs = [f"{len(list(run))}{letter}" for letter, run in groupby(letters)]
        self._struct: Final = Struct(f"={''.join(runs)}{len(self.wide)}i")

    def pack(self, numbers: list[int]) -> bytes:
        """For games that do not write the bytes themselves."""
        small = [number & 255 for number in numbers]
        for place in self.wide:
            small[place] = 0
        return bytes(small) + packed_wide([numbers[place] for place in self.wide])

    def unpack(self, packed: bytes) -> list[int]:
        numbers = list(self._struct.unpack(packed))
        for number, place in enumerate(self.wide, self.width):
            numbers[place] = numbers[number]
        del numbers[self.width :]
        return numbers
