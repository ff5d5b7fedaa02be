"""What a bus can do, and the bus of a server that is one process."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from motherlode.server.bus.messages import Message


class BusDown(Exception):
    """The bus does not answer. Nothing depends on it but the knowledge of who is there."""


class Bus(ABC):
    """`on_message` hears what other processes tell, `on_gap` that something they told may be lost."""

    is_shared: bool

    def __init__(self) -> None:
        self.on_message: Final[list[Callable[[Message], None]]] = []
        self.on_gap: Final[list[Callable[[], None]]] = []

    @abstractmethod
    async def open(self, name: str) -> None:
        """Joins the other processes of the same server, who know its name."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def publish(self, message: Message) -> None:
        """Tells the other processes soon. What cannot be sent is dropped: they look at the database as well."""

    @property
    @abstractmethod
    def problem(self) -> str:
        """Why other processes cannot be heard; empty if they can."""

    @property
    @abstractmethod
    def seconds_up(self) -> float:
        """For how long they could be heard without a break."""

    @abstractmethod
    async def put(self, values: Mapping[str, bytes], field: str, seconds: int) -> None:
        """Keeps values by key for others to read; all fields of a key are forgotten if none is put for so long."""

    @abstractmethod
    async def fields(self, keys: Sequence[str]) -> list[dict[str, bytes]]:
        """What processes keep under each of the keys."""


class LocalBus(Bus):
    """There is nobody to tell."""

    is_shared = False
    problem = ""
    seconds_up = float("inf")

    async def open(self, name: str) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, message: Message) -> None:
        pass

    async def put(self, values: Mapping[str, bytes], field: str, seconds: int) -> None:
        pass

    async def fields(self, keys: Sequence[str]) -> list[dict[str, bytes]]:
        return [{} for _ in keys]


def make_bus(url: str, sender: str, count_failure: Callable[[], None], note_lag: Callable[[float], None]) -> Bus:
    """The bus at an address; without one, the bus within the process."""
    if not url:
        return LocalBus()
    # Only who shares a database with other processes needs the client of Redis.
    from motherlode.server.bus.redis_bus import RedisBus

    return RedisBus(url, sender, count_failure, note_lag)
