"""The hall: keeps tables open, lets one message at a time act on each, stores, then tells everyone."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog

from motherlode.server import protocol as p
from motherlode.server.bots import Bots
from motherlode.server.connections import Connection
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.keeping import Keeper, Open
from motherlode.server.library import Library
from motherlode.server.metrics import Metrics
from motherlode.server.opening import Opener
from motherlode.server.running import BeyondWindow
from motherlode.server.settings import Settings
from motherlode.server.sources import Sources
from motherlode.server.store import Store
from motherlode.server.tables import Effects, Table
from motherlode.server.telling import note_presence, tell_match, tell_table
from motherlode.server.thinking import Thinking

LOG: Final = structlog.get_logger("motherlode.hall")


class Hall:
    """All tables. `on_change` is told of every change of a table that the lobby shows, `on_end` of every end."""

    def __init__(
        self, settings: Settings, library: Library, store: Store, bots: Bots, metrics: Metrics, sources: Sources
    ) -> None:
        self.settings: Final = settings
        self.library: Final = library
        self.store: Final = store
        self.metrics: Final = metrics
        self.sources: Final = sources
        self.keeper: Final = Keeper(store, metrics, sources, settings.snapshot_every)
        self.opener: Final = Opener(library, store, self.keeper, sources, settings.vanish_seconds)
        self.thinking: Final = Thinking(bots, metrics, sources, self._guarded, self._is_open)
        self.open: Final[dict[str, Open]] = {}
        self.on_change: list[Callable[[Table], None]] = []
        self.on_end: list[Callable[[Table], None]] = []
        self._opening: dict[str, asyncio.Lock] = {}

    # -- opening -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Open]:
        """The table, for one at a time."""
        while True:
            opened = await self._opened(id)
            async with opened.lock:
                if not self._is_open(opened):
                    continue
                opened.used = time.monotonic()
                yield opened
                return

    def _is_open(self, opened: Open) -> bool:
        return self.open.get(opened.table.id) is opened

    async def _opened(self, id: str) -> Open:
        found = self.open.get(id)
        if found is not None:
            return found
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                found = self.open.get(id)
                if found is None:
                    started = time.perf_counter()
                    found = self.open[id] = await self.opener.load(id)
                    self.metrics.opened.observe(time.perf_counter() - started)
        finally:
            self._opening.pop(id, None)
        return found

    def forget(self, opened: Open) -> None:
        """Drops a table from memory; its connections come back to the stored one, once the asker has the answer."""
        self.open.pop(opened.table.id, None)
        for task in opened.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        for connection in list(opened.connections):
            asyncio.get_running_loop().call_soon(connection.close, "restart")

    async def unload(self, opened: Open) -> None:
        """Writes a snapshot, so that the table opens at once, and forgets it."""
        async with opened.lock:
            await self.keeper.snapshot(opened)
            if not opened.connections and not opened.thinking:
                self.open.pop(opened.table.id, None)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, start: bool) -> Open:
        """Stores a new table, and begins the match if that is wanted."""
        opened = self.opener.around(table)
        now = self.sources.now()
        effects = table.start(now, self.sources.dice) if start else Effects([], True)
        await self.keeper.commit(opened, effects, new=True)
        self.open[table.id] = opened
        self._after(opened, effects)
        return opened

    async def change(self, id: str, act: Callable[[Table], None]) -> Table:
        """A change of the table itself, before the start or after the end."""
        async with self.table(id) as opened:
            await self._guarded(opened, lambda: acted(opened.table, act))
            return opened.table

    async def start(self, id: str, check: Callable[[Table], None]) -> Table:
        async with self.table(id) as opened:
            table = opened.table

            def begin() -> Effects:
                check(table)
                return table.start(self.sources.now(), self.sources.dice)

            await self._guarded(opened, begin)
            return table

    async def receive(
        self, id: str, player: p.PlayerInfo, message: p.ClientMessage, asker: Connection | None = None
    ) -> list[p.ServerMessage]:
        """Lets a player's message act; the answers are for the asker, who also gets them pushed if connected."""
        async with self.table(id) as opened:
            table = opened.table
            if isinstance(message, p.Handover):
                self.library.require_bot(table.data.game, message.bot)
            if isinstance(message, p.Move | p.Undo) and table.has_entered(player.id, message):
                answers: list[p.ServerMessage] = [await self._done_before(table, message)]
                if asker is not None:
                    asker.tell(answers)
                return answers
            return (await self._act(opened, player.id, message, asker)).answers

    async def _act(self, opened: Open, player: str, message: p.ClientMessage, asker: Connection | None) -> Effects:
        table = opened.table

        def act() -> Effects:
            return table.receive(player, message, self.sources.now())

        try:
            return await self._guarded(opened, act, asker)
        except BeyondWindow:
            await self.opener.replay(table)
            return await self._guarded(opened, act, asker)

    async def _done_before(self, table: Table, message: p.Move | p.Undo) -> p.Done:
        """A move or undo that was entered before, whose answer was lost: it counts once."""
        number = table.entered(message)
        entries = await self.store.entries(table.id, number - 1, 1)
        if not entries or not table.is_entry_of(entries[0], message):
            raise Refusal("id_used", "another move of this seat had that id", 409, {"number": number})
        return p.Done(id=message.id, number=number)

    async def _guarded(self, opened: Open, act: Callable[[], Effects], asker: Connection | None = None) -> Effects:
        """Acts, stores, tells. Where storing fails the table in memory is forgotten: the store knows better."""
        effects = act()
        try:
            await self.keeper.commit(opened, effects)
        except BaseException:
            self.forget(opened)
            raise
        if asker is not None:
            asker.tell(effects.answers)
        self._after(opened, effects)
        return effects

    def _after(self, opened: Open, effects: Effects) -> None:
        table = opened.table
        if effects.entries:
            tell_match(opened, self.sources.now())
        if effects.changed:
            self._tell_table(opened)
        if table.data.status == "finished" and effects.changed:
            for listener in self.on_end:
                listener(table)
        self.thinking.wake(opened)

    def _tell_table(self, opened: Open) -> None:
        tell_table(opened)
        for listener in self.on_change:
            listener(opened.table)

    # -- connections ---------------------------------------------------------------------------------------------------

    async def connect(self, id: str, connection: Connection) -> None:
        async with self.table(id) as opened:
            if not opened.table.may_watch(connection.player.id, connection.invitation):
                raise unknown_table(id)
            opened.connections.add(connection)
            note_presence(opened, self.sources.now())
            self._tell_table(opened)

    def disconnect(self, id: str, connection: Connection) -> None:
        opened = self.open.get(id)
        if opened is not None and connection in opened.connections:
            opened.connections.discard(connection)
            note_presence(opened, self.sources.now())
            self._tell_table(opened)

    async def join(self, id: str, connection: Connection, message: p.Join) -> None:
        """Begins to look through a seat."""
        async with self.table(id) as opened:
            table = opened.table
            table.require_viewer(connection.player.id, message.viewer)
            connection.tell([table.update(message.viewer, message.last, self.sources.now())])
            connection.viewers[message.viewer] = table.number
            self.thinking.wake(opened)

    async def refresh(self, id: str, connection: Connection) -> None:
        """Everything anew for one whose message was stale."""
        async with self.table(id) as opened:
            for viewer in connection.viewers:
                connection.tell([opened.table.update(viewer, -1, self.sources.now())])
                connection.viewers[viewer] = opened.table.number

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Clocks that ran out, and tables nobody looks at."""
        now = self.sources.now()
        for opened in list(self.open.values()):
            clock = opened.table.clock
            if clock is not None and clock.expired(now):
                await self.time_out(opened.table.id)
            elif opened.is_idle and time.monotonic() - opened.used > self.settings.idle_seconds:
                await self.unload(opened)

    async def time_out(self, id: str) -> None:
        async with self.table(id) as opened:
            await self._guarded(opened, lambda: opened.table.time_out(self.sources.now()))

    async def end(self, id: str) -> None:
        """The host of the server closes a table."""
        async with self.table(id) as opened:
            table = opened.table
            if table.data.status == "finished":
                raise Refusal("not_open", "the table is over", 409)
            await self._guarded(opened, lambda: table.close(self.sources.now()))

    async def abandon(self, id: str, player: str) -> None:
        """A player deleted the account."""
        async with self.table(id) as opened:
            await self._guarded(opened, lambda: opened.table.abandon(player, self.sources.now()))

    async def wake(self, ids: list[str]) -> None:
        """Opens tables that wait for a bot or whose time is up; one that cannot be opened holds up no other."""
        for id in ids:
            try:
                await self._wake(id)
            except Refusal as error:
                LOG.warning("table cannot be opened", table=id, kind=error.kind)

    async def _wake(self, id: str) -> None:
        async with self.table(id) as opened:
            self.thinking.wake(opened)
            clock = opened.table.clock
            is_late = clock is not None and bool(clock.expired(self.sources.now()))
        if is_late:
            await self.time_out(id)

    async def close(self) -> None:
        """Lets everything that is being stored finish, and tells the clients to come back."""
        self.thinking.close()
        for opened in list(self.open.values()):
            for task in list(opened.thinking.values()):
                task.cancel()
            async with opened.lock:
                for connection in list(opened.connections):
                    connection.close("restart")


def acted(table: Table, act: Callable[[Table], None]) -> Effects:
    act(table)
    return Effects([], True)
