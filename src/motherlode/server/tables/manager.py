"""Keeps tables in memory, lets one message at a time act on each, stores the effects, then broadcasts them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog

from motherlode.play.errors import BeyondSnapshot
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.ops.metrics import Metrics
from motherlode.server.providers import Providers
from motherlode.server.settings import Settings
from motherlode.server.store.store import Store
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.loader import TableLoader
from motherlode.server.tables.table import Effects, Table
from motherlode.server.tables.writer import TableWriter
from motherlode.server.ws.broadcast import broadcast_match, broadcast_table
from motherlode.server.ws.connection import Connection

LOG: Final = structlog.get_logger("motherlode.tables")


class TableManager:
    """All tables. `on_change` hears of every change of a table that the lobby shows, `on_end` of every end,
    `on_step` of every table at which a bot may have to act.
    """

    def __init__(
        self,
        settings: Settings,
        catalog: GameCatalog,
        store: Store,
        metrics: Metrics,
        providers: Providers,
    ) -> None:
        self.settings: Final = settings
        self.catalog: Final = catalog
        self.store: Final = store
        self.metrics: Final = metrics
        self.providers: Final = providers
        self.writer: Final = TableWriter(store, metrics, providers, settings.snapshot_every)
        self.loader: Final = TableLoader(catalog, store, self.writer, providers, settings.vanish_seconds)
        self.loader.room = settings.room
        self.live: Final[dict[str, LiveTable]] = {}
        self.on_change: list[Callable[[Table], None]] = []
        self.on_end: list[Callable[[Table], None]] = []
        self.on_step: list[Callable[[LiveTable], None]] = []
        self._loading: dict[str, asyncio.Lock] = {}

    # -- loading -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """The live table, locked: one caller at a time."""
        while True:
            live = await self._find_or_load(id)
            async with live.lock:
                if not self.is_live(live):
                    continue
                live.used = time.monotonic()
                yield live
                return

    def is_live(self, live: LiveTable) -> bool:
        """Whether this is still the table in memory."""
        return self.live.get(live.table.id) is live

    async def _find_or_load(self, id: str) -> LiveTable:
        found = self.live.get(id)
        if found is not None:
            return found
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                found = self.live.get(id)
                if found is None:
                    started = time.perf_counter()
                    found = self.live[id] = await self.loader.load(id)
                    self.metrics.opened.observe(time.perf_counter() - started)
        finally:
            self._loading.pop(id, None)
        return found

    def forget(self, live: LiveTable) -> None:
        """Drops a table from memory; its connections come back to the stored one, once the asker has the answer."""
        self.live.pop(live.table.id, None)
        for task in live.bot_tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
        for connection in list(live.connections):
            asyncio.get_running_loop().call_soon(connection.close, "restart")

    async def unload(self, live: LiveTable) -> None:
        """Writes a snapshot, so that the table opens at once, and forgets it."""
        async with live.lock:
            await self.writer.snapshot(live)
            if not live.connections and not live.bot_tasks:
                self.live.pop(live.table.id, None)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, start: bool) -> LiveTable:
        """Stores a new table, and begins the match if that is wanted."""
        live = self.loader.wrap(table)
        now = self.providers.now()
        effects = table.start(now, self.providers.draws) if start else Effects([], True)
        await self.writer.commit(live, effects, new=True)
        self.live[table.id] = live
        self._broadcast(live, effects)
        return live

    async def change(self, id: str, act: Callable[[Table], None]) -> Table:
        """A change of the table itself, before the start or after the end."""
        async with self.table(id) as live:
            await self.commit_and_broadcast(live, lambda: change_table(live.table, act))
            return live.table

    async def start(self, id: str, check: Callable[[Table], None]) -> Table:
        async with self.table(id) as live:
            table = live.table

            def begin() -> Effects:
                check(table)
                return table.start(self.providers.now(), self.providers.draws)

            await self.commit_and_broadcast(live, begin)
            return table

    async def receive(
        self, id: str, player: p.PlayerInfo, message: p.ClientMessage, asker: Connection | None = None
    ) -> list[p.ServerMessage]:
        """Lets a player's message act; the answers are for the asker, who also gets them pushed if connected."""
        async with self.table(id) as live:
            table = live.table
            if isinstance(message, p.HandoverMessage):
                self.catalog.require_bot(table.data.game, message.bot)
            if isinstance(message, p.MoveMessage | p.UndoMessage) and table.has_entered(player.id, message):
                answers: list[p.ServerMessage] = [await self._repeat_answer(table, message)]
                if asker is not None:
                    asker.tell(answers)
                return answers
            return (await self._act(live, player.id, message, asker)).answers

    async def _act(self, live: LiveTable, player: str, message: p.ClientMessage, asker: Connection | None) -> Effects:
        table = live.table

        def act() -> Effects:
            return table.receive(player, message, self.providers.now())

        try:
            return await self.commit_and_broadcast(live, act, asker)
        except BeyondSnapshot:
            await self.loader.replay(table)
            return await self.commit_and_broadcast(live, act, asker)

    async def _repeat_answer(self, table: Table, message: p.MoveMessage | p.UndoMessage) -> p.DoneMessage:
        """A move or undo that was entered before, whose answer was lost: it counts once."""
        number = table.entry_number(message)
        entries = await self.store.entries(table.id, number - 1, 1)
        if not entries or not table.is_entry_of(entries[0].entry, message):
            raise Refusal("id_used", "another move of this seat had that id", 409, {"number": number})
        return p.DoneMessage(id=message.id, number=number)

    async def commit_and_broadcast(
        self, live: LiveTable, act: Callable[[], Effects], asker: Connection | None = None
    ) -> Effects:
        """Acts, stores, broadcasts. If storing fails the table is dropped from memory, since the store is right."""
        effects = act()
        try:
            await self.writer.commit(live, effects)
        except BaseException:
            self.forget(live)
            raise
        if asker is not None:
            asker.tell(effects.answers)
        self._broadcast(live, effects)
        return effects

    def _broadcast(self, live: LiveTable, effects: Effects) -> None:
        table = live.table
        if effects.entries:
            now = self.providers.now()
            broadcast_match(live.connections, table.number, lambda viewer, last: table.update(viewer, last, now))
        if effects.changed:
            self._broadcast_table(live)
        if table.data.status == "finished" and effects.changed:
            for listener in self.on_end:
                listener(table)
        self._notify_bots(live)

    def _broadcast_table(self, live: LiveTable) -> None:
        table = live.table
        broadcast_table(live.connections, table.info, table.is_inside)
        for listener in self.on_change:
            listener(live.table)

    def _notify_bots(self, live: LiveTable) -> None:
        for listener in self.on_step:
            listener(live)

    # -- connections ---------------------------------------------------------------------------------------------------

    async def connect(self, id: str, connection: Connection) -> None:
        async with self.table(id) as live:
            if not live.table.may_watch(connection.player.id, connection.invitation):
                raise unknown_table(id)
            live.connections.add(connection)
            live.note_presence(self.providers.now())
            self._broadcast_table(live)

    def disconnect(self, id: str, connection: Connection) -> None:
        live = self.live.get(id)
        if live is not None and connection in live.connections:
            live.connections.discard(connection)
            live.note_presence(self.providers.now())
            self._broadcast_table(live)

    async def join(self, id: str, connection: Connection, message: p.JoinMessage) -> None:
        """Begins to look through a seat."""
        async with self.table(id) as live:
            table = live.table
            table.require_viewer(connection.player.id, message.viewer)
            connection.tell([table.update(message.viewer, message.last, self.providers.now())])
            connection.viewers[message.viewer] = table.number
            self._notify_bots(live)

    async def refresh(self, id: str, connection: Connection) -> None:
        """A full update for a client whose message was stale."""
        async with self.table(id) as live:
            for viewer in connection.viewers:
                connection.tell([live.table.update(viewer, -1, self.providers.now())])
                connection.viewers[viewer] = live.table.number

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Clocks that ran out, and tables without a viewer."""
        now = self.providers.now()
        for live in list(self.live.values()):
            clock = live.table.clock
            if clock is not None and clock.expired(now):
                await self.time_out(live.table.id)
            elif live.is_idle and time.monotonic() - live.used > self.settings.idle_seconds:
                await self.unload(live)

    async def time_out(self, id: str) -> None:
        async with self.table(id) as live:
            await self.commit_and_broadcast(live, lambda: live.table.time_out(self.providers.now()))

    async def end(self, id: str) -> None:
        """The host of the server closes a table."""
        async with self.table(id) as live:
            table = live.table
            if table.data.status == "finished":
                raise Refusal("not_open", "the table is over", 409)
            await self.commit_and_broadcast(live, lambda: table.close(self.providers.now()))

    async def abandon(self, id: str, player: str) -> None:
        """A player deleted the account."""
        async with self.table(id) as live:
            await self.commit_and_broadcast(live, lambda: live.table.abandon(player, self.providers.now()))

    async def wake(self, ids: list[str]) -> None:
        """Opens tables that wait for a bot or whose time is up; one that cannot be opened holds up no other."""
        for id in ids:
            try:
                await self._wake(id)
            except Refusal as error:
                LOG.warning("table cannot be opened", table=id, kind=error.kind)

    async def _wake(self, id: str) -> None:
        async with self.table(id) as live:
            self._notify_bots(live)
            clock = live.table.clock
            is_late = clock is not None and bool(clock.expired(self.providers.now()))
        if is_late:
            await self.time_out(id)

    async def close(self) -> None:
        """Lets everything that is being stored finish, and tells the clients to come back."""
        for live in list(self.live.values()):
            for task in list(live.bot_tasks.values()):
                task.cancel()
            async with live.lock:
                for connection in list(live.connections):
                    connection.close("restart")


def change_table(table: Table, act: Callable[[Table], None]) -> Effects:
    act(table)
    return Effects([], True)
