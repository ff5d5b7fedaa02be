"""Lets one message at a time act on each table, stores the effects, then broadcasts them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeAlias, TypeVar

import structlog

from motherlode.play.errors import BeyondSnapshot, PlayError
from motherlode.play.match import Match
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import AlreadyEntered, Overtaken, Refusal, server_mistake
from motherlode.server.ops.metrics import Metrics
from motherlode.server.ops.workbench import Workbench
from motherlode.server.providers import Providers
from motherlode.server.settings import Settings
from motherlode.server.store.store import Store
from motherlode.server.store.tails import Tail, tails
from motherlode.server.store.times import Downtime
from motherlode.server.tables.announcer import Announcer
from motherlode.server.tables.faults import Faults
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.live_tables import LiveTables, cancel_bots
from motherlode.server.tables.loader import TableLoader, Unplayable
from motherlode.server.tables.steps import MOST_STEPS, StepReader
from motherlode.server.tables.table import Effects, Table
from motherlode.server.tables.writer import TableWriter
from motherlode.server.ws.connection import Connection

LOG: Final = structlog.get_logger("motherlode.tables")
# These only look: whatever goes wrong, the table is as it was.
Question: TypeAlias = p.PreviewMessage | p.WhyMessage
# These make an entry under their id, which counts once however often it comes.
Entered: TypeAlias = p.MoveMessage | p.UndoMessage
T = TypeVar("T")
# How often a request is judged again because another process was faster.
TRIES: Final = 20


class TableManager(LiveTables):
    """All tables of a server: what happens at them goes through here."""

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
        self.providers: Final = providers
        self.is_shared: Final = bool(settings.bus)
        self.writer: Final = TableWriter(store, metrics, providers, settings.snapshot_every, self.is_shared)
        loader = TableLoader(catalog, store, self.writer, providers, settings.vanish_seconds, self.is_shared)
        loader.room = settings.room
        super().__init__(loader, metrics)
        self.announcer: Final = Announcer(metrics, providers)
        self.workbench: Final = Workbench()
        self.steps: Final = StepReader(store, self.workbench)
        self.faults: Final = Faults()
        self.before_handover: Callable[[LiveTable], Awaitable[None]] | None = None

    @asynccontextmanager
    async def current(self, id: str) -> AsyncIterator[LiveTable]:
        """The live table, locked, and as new as the database: for those who just did something elsewhere."""
        async with self.table(id) as live:
            await self.follow(live)
            yield live

    async def unload(self, live: LiveTable) -> None:
        """Writes a snapshot, so that the table opens at once, and forgets it."""
        async with live.lock:
            await self.writer.snapshot(live)
            if not live.connections and not live.bot_tasks and self.is_live(live):
                del self.live[live.table.id]
                self.faults.clear(live.table.id)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, start: bool) -> LiveTable:
        """Stores a new table, and begins the match if that is wanted."""
        live = self.loader.wrap(table)
        now = self.providers.now()
        effects = table.start(now, self.providers.draws) if start else Effects([], True)
        await self.writer.commit(live, effects, new=True)
        self.live[table.id] = live
        self.announcer.tell_others(live, effects)
        self.announcer.broadcast(live, effects)
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
                await self._require_handover(live, player.id, message)
            try:
                if not isinstance(message, Question):
                    return (await self._act(live, player.id, message, asker)).answers
                answers = await self._answer(live, player.id, message)
            except AlreadyEntered:
                answers = [await self._repeat_answer(table, message)]
            if asker is not None:
                asker.tell(answers)
            return answers

    async def _require_handover(self, live: LiveTable, player: str, message: p.HandoverMessage) -> None:
        """The bot exists, and who is gone is known if it is the seat of another."""
        self.catalog.require_bot(live.table.data.game, message.bot)
        if self.before_handover is not None and message.seat not in live.table.seats_of(player):
            await self.before_handover(live)

    async def _answer(self, live: LiveTable, player: str, message: Question) -> list[p.ServerMessage]:
        table = live.table
        return (await self._newest(live, lambda: table.receive(player, message, self.providers.now()))).answers

    async def _act(self, live: LiveTable, player: str, message: p.ClientMessage, asker: Connection | None) -> Effects:
        table = live.table

        def act() -> Effects:
            if isinstance(message, Entered) and table.has_entered(player, message):
                raise AlreadyEntered
            return table.receive(player, message, self.providers.now())

        try:
            return await self.commit_and_broadcast(live, act, asker)
        except BeyondSnapshot:
            await self._load_whole(table)
            return await self.commit_and_broadcast(live, act, asker)

    async def _load_whole(self, table: Table) -> None:
        """The match with all its moves, as an undo beyond the snapshot needs it."""
        try:
            await self.loader.replay(table, table.number)
        except Unplayable as error:
            LOG.error("log does not replay", table=table.id, why=str(error))
            raise server_mistake() from error

    async def _repeat_answer(self, table: Table, message: p.ClientMessage) -> p.DoneMessage:
        """A move or undo that was entered before, whose answer was lost: it counts once."""
        if not isinstance(message, Entered):
            raise TypeError(f"{type(message).__name__} is not entered")
        number = table.entry_number(message)
        entries = await self.store.entries(table.id, number - 1, 1)
        if not entries or not table.is_entry_of(entries[0].entry, message):
            raise Refusal("id_used", "another move of this seat had that id", 409, {"number": number})
        return p.DoneMessage(id=message.id, number=number)

    async def commit_and_broadcast(
        self, live: LiveTable, act: Callable[[], Effects], asker: Connection | None = None
    ) -> Effects:
        """Acts, stores, broadcasts. What fails on the way leaves the table as it was stored last."""
        effects = await self._commit(live, act)
        self.announcer.tell_others(live, effects)
        if effects.entries:
            self.faults.clear(live.table.id)
        if asker is None:
            self.announcer.broadcast(live, effects)
            return effects
        asker.hold(effects.answers)
        try:
            self.announcer.broadcast(live, effects)
        finally:
            asker.release()
        return effects

    async def _commit(self, live: LiveTable, act: Callable[[], Effects]) -> Effects:
        """Acts and stores. If another process was faster, the request is judged again by what that one stored."""
        for _ in range(TRIES):
            effects = await self._effects(live, act)
            try:
                await self.writer.commit(live, effects)
                return effects
            except Overtaken:
                self.metrics.overtaken.inc()
                await self._reload(live)
            except BaseException:
                self.forget(live)
                raise
        raise Overtaken

    async def _effects(self, live: LiveTable, act: Callable[[], Effects]) -> Effects:
        try:
            return await self._newest(live, act)
        except (Refusal, PlayError, BeyondSnapshot):
            raise
        except Exception as error:
            self.metrics.failures.labels("rules").inc()
            LOG.error("table failed", table=live.table.id, error=type(error).__name__, exc_info=error)
            await self._roll_back(live)
            raise server_mistake() from error

    async def _roll_back(self, live: LiveTable) -> None:
        """Puts a table back to its last stored entry. People stay; if the store does not answer, they come back."""
        try:
            fresh = await self.loader.load(live.table.id)
        except Exception as error:
            LOG.error("table cannot be opened", table=live.table.id, error=type(error).__name__, exc_info=error)
            self.forget(live)
            return
        cancel_bots(live)
        live.become(fresh)
        self.faults.note_reload(live.table.id, live.table.number)
        if live.table.data.status == "frozen":
            self.announcer.broadcast_table(live)

    # -- other processes -----------------------------------------------------------------------------------------------

    async def _newest(self, live: LiveTable, ask: Callable[[], T]) -> T:
        """What `ask` returns. A refusal counts only if no other process has moved on: then it is asked again."""
        try:
            return ask()
        except (Refusal, PlayError):
            if not await self.follow(live):
                raise
        return ask()

    async def follow(self, live: LiveTable) -> bool:
        """Catches up with what other processes stored and tells the viewers; whether there was anything."""
        if not self.is_shared:
            return False
        found = await tails(self.store, {live.table.id: live.table.number})
        tail = found.get(live.table.id)
        return tail is not None and await self.catch_up(live, tail)

    async def catch_up(self, live: LiveTable, tail: Tail) -> bool:
        """Takes in a tail that was read for the locked table; False if it holds nothing new."""
        if tail.row.version <= live.version:
            return False
        before = live.table.data
        try:
            self.loader.follow(live, tail, partial(self._broadcast_past, live, tail))
        except Exception as error:  # noqa: BLE001
            LOG.info("table is loaded instead of followed", table=live.table.id, why=type(error).__name__)
            await self._reload(live)
            return True
        self.announcer.broadcast_news(live, live.table.data != before)
        return True

    async def _reload(self, live: LiveTable) -> None:
        """The table as it is stored, whatever was done to the live one. If that cannot be had, the people come back."""
        try:
            live.become(await self.loader.load(live.table.id))
        except BaseException:
            self.forget(live)
            raise
        self.announcer.broadcast_news(live, True)

    def _broadcast_past(self, live: LiveTable, tail: Tail, match: Match) -> None:
        """One of several entries of another process; if they are too many, the viewers get everything at the end."""
        if live.connections and len(tail.entries) <= MOST_STEPS:
            self.announcer.broadcast_past(live, match)

    # -- the end of tables ---------------------------------------------------------------------------------------------

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

    def skip(self, downtime: Downtime) -> None:
        """No process was alive then: the clocks of tables in memory did not run, nor will those of others."""
        self.loader.downtimes.append(downtime)
        for live in self.live.values():
            if live.table.clock is not None:
                live.table.clock.skip(*downtime)

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
