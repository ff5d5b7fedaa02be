"""What the numbers of `observe` are: fields with names, bounds and kinds, so that learners can encode them."""

from collections.abc import Iterable
from dataclasses import dataclass
from struct import Struct
from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

Kind: TypeAlias = Literal["count", "flag", "choice", "seat"]

EXACT: Final = 1 << 24  # float32 holds every whole number up to this one


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Field:
    """`size` numbers from `low` to `high`.

    A `count` has an order, a `flag` is 0 or 1, a `choice` is one of a set, and a `seat` counts from the observer, which
    is 0; negative numbers say that there is none, or that it is not seen. A field is `private` if it can differ between
    two worlds that an attentive spectator cannot tell apart.
    """

    name: str
    kind: Kind
    size: int
    low: int
    high: int
    private: bool = False


def count(name: str, high: int, size: int = 1, low: int = 0, private: bool = False) -> Field:
    return Field(name, "count", size, low, high, private)


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


def packer(fields: Iterable[Field]) -> Struct:
    """Writes the numbers of an observation as 32-bit integers."""
    return Struct(f"={length(fields)}i")
