"""A table in memory and what belongs to it while it is there."""

import asyncio
from dataclasses import dataclass, field

from motherlode.server.tables.table import Table
from motherlode.server.ws.connection import Connection


@dataclass
class LiveTable:
    """A table in memory with its lock, connections and bot tasks. `version` is that of the stored table it equals,
    `number` that of its last entry there, `mark` that of the position after it, `snapshot` the number of its latest
    one, `said` the count of its chat. `elsewhere` are the people connected to it through other processes. Its keeper is
    the process that lets its bots think; `waits_for` is the ply and the bots that must act, as they were stored last.
    """

    table: Table
    snapshot: int
    used: float
    mark: str = ""
    version: int = 0
    number: int = -1
    said: int = 0
    elsewhere: list[str] = field(default_factory=list)
    is_keeper: bool = True
    waits_for: tuple[int, list[int]] = (0, [])
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    bot_tasks: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self.bot_tasks and not self.lock.locked()

    @property
    def is_behind(self) -> bool:
        """Whether opening it from the store would have to replay moves."""
        match = self.table.match
        return bool(match and self.table.data.status == "running" and match.number > self.snapshot)

    @property
    def has_late_viewers(self) -> bool:
        """Whether somebody was not told of the latest entry."""
        number = self.table.number
        return any(last < number for each in self.connections for last in each.viewers.values())

    def note_bots(self, is_ours: bool, due: list[int] | None = None) -> None:
        """After something was stored: if other bots must act now, who stored it lets them think."""
        waits_for = self.table.ply, self.table.bots_due() if due is None else due
        if waits_for != self.waits_for:
            self.waits_for, self.is_keeper = waits_for, is_ours

    def become(self, stored: "LiveTable") -> None:
        """Goes on as the table that was just loaded. The people at it stay."""
        self.table.become(stored.table)
        self.snapshot, self.mark = stored.snapshot, stored.mark
        self.version, self.number = stored.version, stored.number
        self.note_bots(stored.is_keeper)

    @property
    def people(self) -> list[str]:
        """The players behind the connections to this process; who only watches may have no id."""
        return [connection.player.id for connection in self.connections]

    def note_presence(self, now: int) -> None:
        """Notes who is connected, who left when, and how many only watch."""
        table = self.table
        people = [*self.people, *self.elsewhere]
        for player in table.present - set(people):
            table.gone[player] = now
        table.present = set(people)
        table.watchers = sum(not table.seats_of(player) for player in people)
