"""A position of RAWsiko: flat lists by seat and by territory (the canonical state of chapter W19)."""

from typing import Final, Literal, TypeAlias

from motherlode.kernel import State

# Phases, in the order of the specification's decisions and chance.
SEAT: Final = 0
DEAL: Final = 1
DRAW: Final = 2
CONTINENT: Final = 3
TERRITORY: Final = 4
DISTRIBUTE: Final = 5
INVEST: Final = 6
ACTION: Final = 7
TARGET: Final = 8
NUMBER: Final = 9
ATTACK: Final = 10
DEFENCE: Final = 11
CHINA: Final = 12
OVER: Final = 13
PhaseName: TypeAlias = Literal[
    "seat", "deal", "draw", "continent", "territory", "distribute", "invest",
    "action", "target", "number", "attack", "defence", "china", "over",
]  # fmt: skip
PHASES: Final[tuple[PhaseName, ...]] = (
    "seat", "deal", "draw", "continent", "territory", "distribute", "invest",
    "action", "target", "number", "attack", "defence", "china", "over",
)  # fmt: skip

NOBODY: Final = -1
NONE: Final = -1


class RawsikoState(State):
    """What lies on the table, and who holds which goals. Sets of materials and territories are masks of bits.

    What changes only at the start or at the end of a match is a tuple, which clones can share.
    """

    __slots__ = (
        "active", "attack", "chosen", "continents", "counter", "due", "eliminated", "goals", "moved", "number", "order",
        "owner", "phase", "pick", "picks", "place", "played", "seats", "source", "taken", "target", "to_place", "total",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        phase: int,
        active: int,
        place: int,
        order: tuple[int, ...],
        goals: tuple[int, ...],
        owner: list[int],
        total: list[int],
        moved: list[int],
        continents: tuple[int, ...],
        pick: int,
        due: int,
        chosen: int,
        to_place: list[int],
        counter: int,
        played: int,
        source: int,
        target: int,
        number: int,
        attack: int,
        eliminated: tuple[int, ...],
        taken: tuple[int, ...],
        picks: tuple[int, ...],
    ) -> None:
        self.seats = seats
        self.phase = phase
        self.active = active  # the seat that acts, or that a draw is for
        self.place = place  # how many places of the order have had their share of the running phase
        self.order = order  # seats in the order of play (W4.2)
        self.goals = goals  # by seat and tier, or NONE before the deal
        self.owner = owner  # of each territory, or NOBODY
        self.total = total  # resources on each territory
        self.moved = moved  # of these, moved or fought in this action phase
        self.continents = continents  # of the first and the second pick, by seat and round, or NONE
        self.pick = pick  # picks finished (W5.1)
        self.due = due  # territories still to choose in this pick
        self.chosen = chosen  # territories chosen in this pick
        self.to_place = to_place  # resources still to place, by seat
        self.counter = counter  # of turns (W8.1), 0 before the first
        self.played = played  # turns actually played, the running one included
        self.source = source  # of the move in progress, or NONE
        self.target = target
        self.number = number
        self.attack = attack  # the attacker's roll, or NONE
        self.eliminated = eliminated  # seats, the first out first (W14.6)
        self.taken = taken  # materials taken from China, by seat
        self.picks = picks  # left in the trade with China, by seat

    def clone(self) -> "RawsikoState":
        return RawsikoState(
            self.seats, self.phase, self.active, self.place, self.order, self.goals, self.owner[:],
            self.total[:], self.moved[:], self.continents, self.pick, self.due, self.chosen, self.to_place[:],
            self.counter, self.played, self.source, self.target, self.number, self.attack, self.eliminated,
            self.taken, self.picks,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        return (
            self.seats, self.phase, self.active, self.place, self.order, self.goals, tuple(self.owner),
            tuple(self.total), tuple(self.moved), self.continents, self.pick, self.due, self.chosen,
            tuple(self.to_place), self.counter, self.played, self.source, self.target, self.number, self.attack,
            self.eliminated, self.taken, self.picks,
        )  # fmt: skip


def replaced(numbers: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    """The numbers with another one at an index."""
    return (*numbers[:index], number, *numbers[index + 1 :])
