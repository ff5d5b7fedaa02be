"""A position of RAWsiko: flat lists by seat and by territory (the canonical state of chapter W19)."""

from typing import Final, Literal, TypeAlias

from motherlode.games.rawsiko.actions import MOST_TURNS, most_resources
from motherlode.games.rawsiko.components import DICE, SEATS, TIERS, Box
from motherlode.games.rawsiko.dice import ROLLS
from motherlode.kernel import Data, Reader, State

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


def dump(state: RawsikoState) -> Data:
    return {
        "seats": state.seats,
        "phase": PHASES[state.phase],
        "active": state.active,
        "place": state.place,
        "order": list(state.order),
        "goals": list(state.goals),
        "owner": state.owner[:],
        "total": state.total[:],
        "moved": state.moved[:],
        "continents": list(state.continents),
        "pick": state.pick,
        "due": state.due,
        "chosen": state.chosen,
        "to_place": state.to_place[:],
        "counter": state.counter,
        "played": state.played,
        "source": state.source,
        "target": state.target,
        "number": state.number,
        "attack": state.attack,
        "eliminated": list(state.eliminated),
        "taken": list(state.taken),
        "picks": list(state.picks),
    }


def load(data: Data, box: Box) -> RawsikoState:
    """The state that was dumped, checked against the box."""
    reader = Reader(data)
    seats = reader.within("seats", min(SEATS), max(SEATS))
    territories = len(box.territories)
    last_seat, last_goal, last_continent = seats - 1, len(box.goals) - 1, len(box.continents) - 1
    state = RawsikoState(
        seats=seats,
        phase=reader.named("phase", PHASES),
        active=reader.within("active", NOBODY, last_seat),
        place=reader.within("place", NONE, seats),
        order=tuple(reader.all_within("order", -1, 0, last_seat)),
        goals=tuple(reader.all_within("goals", seats * TIERS, NONE, last_goal)),
        owner=reader.all_within("owner", territories, NOBODY, last_seat),
        total=reader.all_within("total", territories, 0, most_resources(box)),
        moved=reader.all_within("moved", territories, 0, most_resources(box)),
        continents=tuple(reader.all_within("continents", seats * 2, NONE, last_continent)),
        pick=reader.within("pick", 0, seats * 2),
        due=reader.within("due", 0, territories),
        chosen=reader.within("chosen", 0, (1 << territories) - 1),
        to_place=reader.all_within("to_place", seats, 0, most_resources(box)),
        counter=reader.within("counter", 0, MOST_TURNS),
        played=reader.within("played", 0, MOST_TURNS),
        source=reader.within("source", NONE, territories - 1),
        target=reader.within("target", NONE, territories - 1),
        number=reader.within("number", 0, most_resources(box)),
        attack=reader.within("attack", NONE, len(ROLLS) - 1),
        eliminated=tuple(reader.all_within("eliminated", -1, 0, last_seat)),
        taken=tuple(reader.all_within("taken", seats, 0, (1 << len(box.materials)) - 1)),
        picks=tuple(reader.all_within("picks", seats, 0, len(box.continents))),
    )
    require_sound(state, reader)
    return state


def require_sound(state: RawsikoState, reader: Reader) -> None:
    """What the fields say of each other: W1.10, W1.11, W1.12, and that a step in progress has its subject."""
    for territory, (owner, total, moved) in enumerate(zip(state.owner, state.total, state.moved, strict=True)):
        if (owner == NOBODY) != (total == 0):
            raise reader.fail(f"territory {territory} has {total} resources and the owner {owner}")
        if moved > total or (moved and owner != state.active):
            raise reader.fail(f"territory {territory} has {moved} of {total} resources moved")
    if len(set(state.order)) != len(state.order) or len(set(state.eliminated)) != len(state.eliminated):
        raise reader.fail("a seat stands twice in 'order' or 'eliminated'")
    if state.phase != SEAT and len(state.order) != state.seats:
        raise reader.fail("'order' has no place for every seat")
    if (state.active == NOBODY) != (state.phase in (SEAT, OVER)):
        raise reader.fail(f"in the phase {PHASES[state.phase]} the active seat cannot be {state.active}")
    if TARGET <= state.phase <= DEFENCE and state.source == NONE:
        raise reader.fail("the move in progress has no source")
    if NUMBER <= state.phase <= DEFENCE and state.target == NONE:
        raise reader.fail("the move in progress has no target")
    if state.phase in (ATTACK, DEFENCE) and not 1 <= state.number <= DICE:
        raise reader.fail(f"an attack with {state.number} resources")
    if state.phase == DEFENCE and (state.attack == NONE or len(ROLLS[state.attack]) != state.number):
        raise reader.fail("the attacker's roll does not fit the number of attackers")
