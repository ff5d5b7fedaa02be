"""The contract of a game. A Game is stateless, a State is mutable plain data; randomness comes in as an argument."""

from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from motherlode.kernel.action import ActionList
from motherlode.kernel.chance import pick
from motherlode.kernel.data import Data, View
from motherlode.kernel.errors import SeatsError
from motherlode.kernel.event import Facts, Log
from motherlode.kernel.observation import Field, Packing
from motherlode.kernel.option import Option, Value
from motherlode.kernel.outcome import Outcome
from motherlode.kernel.pickling import constructor_call
from motherlode.kernel.thing import Thing

CHANCE: Final = -1
SPECTATOR: Final = -2
# A bytearray, or the memory of an array of numpy.
Buffer: TypeAlias = bytearray | memoryview


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Info:
    """What a game says of itself. No match takes more than `bound` decisions and `draws` draws."""

    id: str
    version: int
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    bound: int
    draws: int


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Violation:
    """Why an action is not allowed now: the clause, and the facts that show it."""

    clause: str
    facts: Facts = field(default_factory=dict)


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Prompt:
    """What a seat is asked now, and the clauses that rule the answer.

    `continues`: the question goes on with a gesture that the seat has already begun.
    """

    kind: str
    clauses: tuple[str, ...]
    facts: Facts = field(default_factory=dict)
    continues: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position: slotted, ints, flat lists and bytes, no random numbers, no list shared with another state.

    `__init__` takes every field under its name, so that a state can be copied and pickled. ABCMeta instead of ABC:
    with a base class that is not compiled, every access to a field would be slower.
    """

    __slots__ = ()

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def key(self) -> Hashable:
        """The whole state as a value; equal positions have equal keys."""

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return constructor_call(self)


S = TypeVar("S", bound=State)
G = TypeVar("G", bound="Game[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One instance per game, options and components.

    A seat is 0, 1, ...; `CHANCE` owes the draws; a viewer is a seat or `SPECTATOR`.
    `actions` are the choices of seats, `draws` the outcomes of chance; ids index the one or the other.
    `checksum` identifies the components; `components_file` is their text if they are not those of the box.
    `__init__` sets these fields: what the body of a class says instead is not seen by compiled code.
    """

    info: Info
    options: dict[str, Value]
    actions: ActionList
    draws: ActionList
    checksum: str
    components_file: str = ""
    packings: dict[tuple[int, bool], Packing]

    @abstractmethod
    def new(self, seats: int) -> S:
        """The starting state; draws of the set-up may still be due."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that owe a decision, `(CHANCE,)` when a draw is due, `()` at the end."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """The ids that `check` allows, ascending; empty for a seat that owes nothing."""

    @abstractmethod
    def check(self, state: S, seat: int, action: int) -> Violation | None:
        """Why the action is not allowed now; None if it is."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: int, log: Log) -> None:
        """Changes the state by an action, or by a draw when the seat is `CHANCE`. Unchecked."""

    @abstractmethod
    def chance(self, state: S) -> list[tuple[int, int]]:
        """The draws possible now, by ascending id, with positive integer weights."""

    def draw_at(self, state: S, number: int) -> int:
        """`pick(chance(state), number)`; a game may answer this without listing the outcomes."""
        return pick(self.chance(state), number)

    @abstractmethod
    def sample(self, state: S, rng: Random) -> int:
        """One of the possible draws by its weight, without listing them where that is faster."""

    @abstractmethod
    def secret(self, state: S, seat: int, action: int, viewer: int) -> bool:
        """Whether the viewer may not learn which action (or draw) this is, if it is taken now."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Prompt:
        """What a seat of `to_act` is asked."""

    def continues(self, state: S, seat: int) -> bool:
        """`prompt(state, seat).continues`; a game may answer this without building the prompt."""
        return self.prompt(state, seat).continues

    @abstractmethod
    def facts(self, state: S, seat: int, action: int) -> Facts:
        """What an action of this seat would be about here: its own facts and what they point at."""

    @abstractmethod
    def view(self, state: S, viewer: int) -> View:
        """What lies open to the viewer, as JSON-able data of the type that the game declares."""

    def is_open(self, state: S) -> bool:
        """Whether the view of this position is the same for every viewer: then a server makes it once."""
        return False

    @abstractmethod
    def determinise(self, state: S, viewer: int, rng: Random) -> S:
        """A state that the viewer cannot tell from the true one."""

    @abstractmethod
    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        """What the numbers of `observe` are with this number of seats."""

    @abstractmethod
    def observe(self, state: S, seat: int, recall: bool = False) -> list[int]:
        """The view as numbers; with `recall` also what an attentive player remembers and no longer sees."""

    @abstractmethod
    def observe_packed(self, state: S, seat: int, recall: bool = False) -> bytes:
        """`observe` as bytes, packed as `packing` says: what learners that want speed read."""

    def observe_into(self, state: S, seat: int, buffer: Buffer, offset: int, recall: bool = False) -> None:
        """Writes `observe_packed` into a buffer, from its byte `offset` on."""
        packed = self.observe_packed(state, seat, recall)
        buffer[offset : offset + len(packed)] = packed

    def packing(self, seats: int, recall: bool = False) -> Packing:
        """How the numbers of `observe` are packed with this number of seats."""
        key = (seats, recall)
        if key not in self.packings:
            self.packings[key] = Packing(self.observation(seats, recall))
        return self.packings[key]

    def things(self) -> list[Thing]:
        """Everything a player may ask about: what is in the box, prices, places and phases."""
        return []

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once the match is over."""

    @abstractmethod
    def dump(self, state: S) -> Data:
        """The whole state as JSON-able data."""

    @abstractmethod
    def load(self, data: Data) -> S:
        """The state that was dumped."""

    def require_seats(self, seats: int) -> None:
        if seats not in self.info.seats:
            allowed = ", ".join(str(number) for number in self.info.seats)
            raise SeatsError(f"{self.info.title} is played with {allowed} seats, not {seats}")

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return make, (type(self), self.options, self.components_file)


def make(
    make_game: Callable[[Mapping[str, Value] | None, Path | None], G],
    options: Mapping[str, Value] | None,
    components_file: str,
    name: str = "components.toml",
) -> G:
    """A game with the components that a text holds; with its own if that is empty. Errors give the file's name."""
    if not components_file:
        return make_game(options, None)
    with TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_text(components_file, encoding="utf-8")
        made = make_game(options, file)
    made.components_file = components_file
    return made
