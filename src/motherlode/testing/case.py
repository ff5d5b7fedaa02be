"""What a game tells the laws about itself. One `LawCase` a game is all that its registration takes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from motherlode.kernel import Data, Event, Game, State, Value

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Ledger(Protocol[S_contra]):
    """Books kept from the events alone, all facts open: who holds how much of everything that is conserved."""

    def see(self, event: Event) -> None: ...

    def differences(self, state: S_contra) -> list[str]:
        """Where the state is not as the books say."""
        ...


@dataclass(frozen=True)
class Position:
    """A position that random play hardly reaches, as dumped data."""

    name: str
    seats: int
    data: Data
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class LawCase(Generic[S]):
    """`ledger` opens the books at a position; `recount` gives the points of a finished match by source and seat,
    worked out apart from the game; `hidden` are the fields of a dump that some viewer may not know, and
    `hidden_by_option` those that are hidden under some option only.
    """

    factory: Callable[[Mapping[str, Value] | None], Game[S]]
    ledger: Callable[[Game[S], S], Ledger[S]]
    recount: Callable[[Game[S], S], list[dict[str, int]]]
    hidden: tuple[str, ...] = ()
    hidden_by_option: tuple[str, ...] = ()
    positions: tuple[Position, ...] = ()

    @property
    def id(self) -> str:
        return self.factory(None).info.id
