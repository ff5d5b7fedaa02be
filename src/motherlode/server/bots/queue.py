"""Which choice of a bot is served next: one turn per person, then one per table; bots among themselves come last."""

from collections import deque
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

# What these bots need for a choice is a moment; all others search.
QUICK: Final = frozenset({"random", "greedy", "easy"})


@dataclass(frozen=True)
class Place:
    """Whose turn a choice takes: that of the person who hosts the table. `has_people`: somebody plays at it."""

    person: str = ""
    table: str = ""
    has_people: bool = True


ANY_PLACE: Final = Place()


class FairQueue(Generic[T]):
    """People take turns however many tables they host, and so do the tables of one person."""

    def __init__(self) -> None:
        self._with_people: Final = Turns[T]()
        self._bots_only: Final = Turns[T]()

    def add(self, place: Place, item: T) -> None:
        turns = self._with_people if place.has_people else self._bots_only
        turns.add(place, item)

    def pop(self) -> T | None:
        """What is served next; None if nothing waits."""
        return self._with_people.pop() or self._bots_only.pop()


class Turns(Generic[T]):
    """By person and table what waits there. The first person is next, and goes to the end of the line when served."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, dict[str, deque[T]]]] = {}

    def add(self, place: Place, item: T) -> None:
        self._waiting.setdefault(place.person, {}).setdefault(place.table, deque()).append(item)

    def pop(self) -> T | None:
        if not self._waiting:
            return None
        person = next(iter(self._waiting))
        tables = self._waiting.pop(person)
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._waiting[person] = tables
        return item
