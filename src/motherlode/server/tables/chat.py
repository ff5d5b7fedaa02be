"""Chat of a table: kept, and sent to all who do not mute the speaker."""

from collections.abc import Callable
from typing import Final

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.security.limits import RateLimiter
from motherlode.server.store.chat import add_line, lines_after, recent_lines
from motherlode.server.store.store import Store
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.manager import TableManager
from motherlode.server.ws.connection import Connection, encode

RECENT: Final = 50


class Chat:
    """Says and recalls lines at all tables. `on_line` hears at which table something was said."""

    def __init__(self, store: Store, tables: TableManager, rate: float) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self.on_line: Final[list[Callable[[str], None]]] = []
        self.by_speaker: Final = RateLimiter(rate)
        # All who only watch a table share one: those who play are not drowned out by strangers, however many.
        self.by_watchers: Final = RateLimiter(rate)

    async def say(self, id: str, me: p.PlayerInfo, text: str, invitation: str) -> p.SaidMessage:
        async with self._tables.table(id) as live:
            if not live.table.may_watch(me.id, invitation):
                raise unknown_table(id)
            if live.table.data.lesson:
                raise Refusal("lesson", "there is nobody to talk to in a lesson", 409)
            seats = live.table.seats_of(me.id)
            self.by_speaker.require(me.id)
            if not live.table.is_inside(me.id):
                self.by_watchers.require(id)
            said = await add_line(self._store, id, self._line(me, seats[0] if seats else SPECTATOR, text))
            if said.number == live.said:
                self._push(live, said)
            else:
                await self._push_missing(live)
        for listener in self.on_line:
            listener(id)
        return said

    async def follow(self, live: LiveTable) -> None:
        """Sends what was said through other processes."""
        async with live.lock:
            await self._push_missing(live)

    async def _push_missing(self, live: LiveTable) -> None:
        for line in await lines_after(self._store, live.table.id, live.said - 1):
            self._push(live, line)

    def _push(self, live: LiveTable, said: p.SaidMessage) -> None:
        live.said = said.number + 1
        line = encode(said)
        for connection in live.connections:
            if said.player not in connection.muted:
                connection.push(line)

    async def send_recent(self, id: str, connection: Connection) -> None:
        """The last lines, for a connection that was just made."""
        if self._is_silent(id):
            return
        lines = await recent_lines(self._store, id, RECENT)
        connection.tell(line for line in lines if line.player not in connection.muted)

    def _is_silent(self, id: str) -> bool:
        """Whether nobody has said anything at a table yet, as far as one process alone can know."""
        live = self._tables.live.get(id)
        return live is not None and live.said == 0 and not self._tables.is_shared

    def _line(self, me: p.PlayerInfo, seat: int, text: str) -> p.SaidMessage:
        """A line that has no number yet."""
        return p.SaidMessage(
            number=-1, player=me.id, name=me.name, seat=seat, text=text, at=self._tables.providers.now()
        )
