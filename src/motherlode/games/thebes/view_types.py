"""The types of what `view.py` builds; sites, places, cards and tokens by their ids. Nothing reads these at run time."""

from typing import Literal, TypeAlias, TypedDict

Phase: TypeAlias = Literal[
    "bonus", "opening", "markers", "choose", "zeppelin", "rumour",
    "assistant", "shovel", "weeks", "refill", "token", "over",
]  # fmt: skip
Act: TypeAlias = Literal["nothing", "take", "swap", "dig", "exhibit"]


class Player(TypedDict):
    """What lies open before a seat.

    `week` counts the weeks since the start of the match; `field` and `year` are where that stands on the ring.
    `permissions`, by site: whether it is open. `points`, by source: as if the match ended now.
    """

    week: int
    field: int
    year: int
    place: str
    permissions: dict[str, bool]
    cards: list[str]
    finds: list[str]
    books: dict[str, int]
    general: int
    artifacts: dict[str, int]
    points: dict[str, int]


class Bag(TypedDict):
    """What is still in the bag of a site."""

    finds: list[str]
    debris: int


class Swaps(TypedDict):
    """The series of swaps: who made the last one (-1: nobody), and how many there are in a row."""

    seat: int
    count: int


class Turn(TypedDict):
    """The choice in progress.

    `target` is the slot, site or row space of the act, from 0; `tokens` are still to be drawn in this dig.
    """

    act: Act
    target: int
    flown: bool
    rumours: int
    assistant: bool
    shovel: bool
    tokens: int


class ThebesView(TypedDict):
    """The table, the same for every viewer.

    `end` is the week in which the match ends. `track` holds the seats in the order in which they act; on one field the
    first is on top. An empty slot of the display or space of the row is null. `pile` and `aside` are numbers of cards.
    """

    phase: Phase
    active: int
    year: int
    end: int
    track: list[int]
    players: list[Player]
    display: list[str | None]
    row: list[str | None]
    discard: list[str]
    pile: int
    aside: int
    renewed: bool
    bags: dict[str, Bag]
    bonus: dict[str, str | None]
    swaps: Swaps
    turn: Turn
