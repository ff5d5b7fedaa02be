"""Keeps tables in memory, lets one message at a time act on each, stores the effects, then broadcasts them."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeAlias, TypeVar

import structlog

from motherlode.play.errors import BeyondSnapshot, PlayError
from motherlode.play.match import Match
from motherlode.server import protocol as p
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import AlreadyEntered, Overtaken, Refusal, server_mistake, unknown_table
from motherlode.server.ops.metrics import Metrics
from motherlode.server.ops.workbench import Workbench
from motherlode.server.providers import Providers
from motherlode.server.settings import Settings
from motherlode.server.store.due import renew_leases, set_deadline, take_due
from motherlode.server.store.outage import is_outage
from motherlode.server.store.store import Store
from motherlode.server.store.tails import Tail, tails
from motherlode.server.store.times import Downtime
from motherlode.server.tables.faults import Faults
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.loader import TableLoader, Unplayable
from motherlode.server.tables.steps import MOST_STEPS, StepReader, past_updates
from motherlode.server.tables.table import Effects, Table
from motherlode.server.tables.updates import Updates
from motherlode.server.tables.writer import LEASE, TableWriter
from motherlode.server.ws.broadcast import broadcast_match, broadcast_table
from motherlode.server.ws.connection import Connection

LOG: Final = structlog.get_logger("motherlode.tables")
# These only look: whatever goes wrong, the table is as it was.
Question: TypeAlias = p.PreviewMessage | p.WhyMessage
CATCH_UPS: Final = 3
T = TypeVar("T")
# How often a request is judged again because another process was faster.
TRIES: Final = 20


class TableManager:
    """All tables. `on_change` hears of every change of a table that the lobby shows, `on_end` of every end,
    `on_step` of every table at which a bot may have to act, `on_commit` of all that is stored, for other processes.
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
        self.is_shared: Final = bool(settings.bus)
        self.writer: Final = TableWriter(store, metrics, providers, settings.snapshot_every, self.is_shared)
        self.loader: Final = TableLoader(
            catalog, store, self.writer, providers, settings.vanish_seconds, self.is_shared
        )
        self.loader.room = settings.room
        self.workbench: Final = Workbench()
        self.steps: Final = StepReader(store, self.workbench)
        self.faults: Final = Faults()
        self.live: Final[dict[str, LiveTable]] = {}
        self.on_change: list[Callable[[Table], None]] = []
        self.on_end: list[Callable[[Table], None]] = []
        self.on_step: list[Callable[[LiveTable], None]] = []
        self.on_commit: list[Callable[[LiveTable, Effects], None]] = []
        self.on_presence: list[Callable[[LiveTable], None]] = []
        self.before_handover: Callable[[LiveTable], Awaitable[None]] | None = None
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

    @asynccontextmanager
    async def current(self, id: str) -> AsyncIterator[LiveTable]:
        """The live table, locked, and as new as the database: for those who just did something elsewhere."""
        async with self.table(id) as live:
            await self.follow(live)
            yield live

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
        if self.is_live(live):
            del self.live[live.table.id]
        self._cancel_bots(live)
        for connection in list(live.connections):
            asyncio.get_running_loop().call_soon(connection.close, "restart")

    def _cancel_bots(self, live: LiveTable) -> None:
        for task in live.bot_tasks.values():
            if task is not asyncio.current_task():
                task.cancel()

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
        self._announce(live, effects)
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
            if isinstance(message, p.MoveMessage | p.UndoMessage) and table.has_entered(player, message):
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
        if not isinstance(message, p.MoveMessage | p.UndoMessage):
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
        self._announce(live, effects)
        if effects.entries:
            self.faults.clear(live.table.id)
        if asker is not None:
            asker.tell(effects.answers)
        self._broadcast(live, effects)
        return effects

    def _announce(self, live: LiveTable, effects: Effects) -> None:
        """Other processes hear of what was stored."""
        if effects.entries or effects.changed:
            for listener in self.on_commit:
                self._survive(live.table, partial(listener, live, effects))

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
        self._cancel_bots(live)
        live.become(fresh)
        self.faults.note_reload(live.table.id, live.table.number)
        if live.table.data.status == "frozen":
            self.broadcast_table(live)

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
        self._broadcast_news(live, live.table.data != before)
        return True

    async def _reload(self, live: LiveTable) -> None:
        """The table as it is stored, whatever was done to the live one. If that cannot be had, the people come back."""
        try:
            live.become(await self.loader.load(live.table.id))
        except BaseException:
            self.forget(live)
            raise
        self._broadcast_news(live, True)

    def _broadcast_past(self, live: LiveTable, tail: Tail, match: Match) -> None:
        """One of several entries of another process; if they are too many, the viewers get everything at the end."""
        if live.connections and len(tail.entries) <= MOST_STEPS:
            self._survive(
                live.table, lambda: broadcast_match(live.connections, match.number, partial(past_updates, match))
            )

    def _broadcast_news(self, live: LiveTable, has_changed: bool) -> None:
        """What another process did: no bot of ours and no archive is needed for it."""
        if live.has_late_viewers:
            self._broadcast_match(live)
        if has_changed:
            self.broadcast_table(live)
            self._dismiss_strangers(live)

    def _dismiss_strangers(self, live: LiveTable) -> None:
        """Who was asked to leave a private table does not see it any more."""
        for connection in list(live.connections):
            if not live.table.may_watch(connection.player.id, connection.invitation):
                connection.close("dismissed")

    # -- telling -------------------------------------------------------------------------------------------------------

    def _broadcast(self, live: LiveTable, effects: Effects) -> None:
        """All of this is stored already: what fails here is logged, and holds up nothing else."""
        table = live.table
        if effects.entries:
            self._broadcast_match(live)
        if effects.changed:
            self.broadcast_table(live)
        if table.data.status == "finished" and effects.changed:
            for listener in self.on_end:
                self._survive(table, partial(listener, table))
        self._notify_bots(live)

    def _broadcast_match(self, live: LiveTable) -> None:
        def tell() -> None:
            updates = Updates(live.table, self.providers.now())
            broadcast_match(live.connections, live.table.number, updates.after)

        self._survive(live.table, tell)

    def broadcast_table(self, live: LiveTable) -> None:
        table = live.table
        self._survive(table, lambda: broadcast_table(live.connections, table.info, table.is_inside))
        for listener in self.on_change:
            self._survive(table, partial(listener, table))

    def _notify_bots(self, live: LiveTable) -> None:
        for listener in self.on_step:
            self._survive(live.table, partial(listener, live))

    def _survive(self, table: Table, tell: Callable[[], None]) -> None:
        try:
            tell()
        except Exception as error:
            self.metrics.failures.labels("broadcast").inc()
            LOG.error("broadcast failed", table=table.id, error=type(error).__name__, exc_info=error)

    # -- connections ---------------------------------------------------------------------------------------------------

    async def connect(self, id: str, connection: Connection) -> None:
        async with self.current(id) as live:
            if not live.table.may_watch(connection.player.id, connection.invitation):
                raise unknown_table(id)
            live.connections.add(connection)
            self._note_presence(live)

    def disconnect(self, id: str, connection: Connection) -> None:
        live = self.live.get(id)
        if live is not None and connection in live.connections:
            live.connections.discard(connection)
            self._note_presence(live)

    def _note_presence(self, live: LiveTable) -> None:
        live.note_presence(self.providers.now())
        self.broadcast_table(live)
        for listener in self.on_presence:
            self._survive(live.table, partial(listener, live))

    async def join(self, id: str, connection: Connection, message: p.JoinMessage) -> None:
        """Begins to look through a seat; what was missed comes first, entry by entry, if that is not too much."""
        last = await self._catch_up(id, connection, message)
        async with self.table(id) as live:
            table = live.table
            table.require_viewer(connection.player.id, message.viewer)
            connection.tell(Updates(table, self.providers.now()).after(message.viewer, last))
            connection.viewers[message.viewer] = table.number
            self._notify_bots(live)

    async def _catch_up(self, id: str, connection: Connection, message: p.JoinMessage) -> int:
        """Sends the past entries after `last` but the newest; the number of the last one sent, -1 if all must be sent.

        Meanwhile the match may go on: then once more.
        """
        last = message.last
        for _ in range(CATCH_UPS):
            async with self.table(id) as live:
                table = live.table
                table.require_viewer(connection.player.id, message.viewer)
            missed = table.number - last
            if last < 0 or missed < 2:
                return last
            if missed > MOST_STEPS or not table.is_of_these_rules:
                return -1
            updates = await self._past_updates(table, message.viewer, last, missed - 1)
            if not updates:
                return -1
            connection.tell(updates)
            last = updates[-1].number
        return last

    async def _past_updates(self, table: Table, viewer: int, since: int, most: int) -> list[p.UpdateMessage]:
        try:
            return await self.steps.updates(table, viewer, since, most)
        except (PlayError, BeyondSnapshot, Refusal) as error:
            LOG.warning("no past entries", table=table.id, why=type(error).__name__)
            return []

    async def refresh(self, id: str, connection: Connection) -> None:
        """A full update for a client whose message was stale."""
        async with self.table(id) as live:
            updates = Updates(live.table, self.providers.now())
            for viewer in connection.viewers:
                connection.tell([updates.update(viewer)])
                connection.viewers[viewer] = live.table.number

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Clocks that ran out, steps that failed before, and tables without a viewer; each for itself."""
        now, idle = self.providers.now(), time.monotonic() - self.settings.idle_seconds
        for live in [live for live in self.live.values() if self._needs_care(live, now, idle)]:
            if not self.faults.is_waiting(live.table.id):
                await self._step(live.table.id, partial(self._tick, live))

    def _needs_care(self, live: LiveTable, now: int, idle: float) -> bool:
        """Looked at four times a second for every table in memory, so it is quick; `idle`: used since is in use."""
        clock = live.table.clock
        is_late = clock is not None and bool(clock.expired(now))
        return is_late or self.faults.has(live.table.id) or (live.used < idle and live.is_idle)

    async def _tick(self, live: LiveTable) -> None:
        clock = live.table.clock
        if clock is not None and clock.expired(self.providers.now()):
            if live.is_keeper or await self._take(live):
                await self.time_out(live.table.id)
        elif self.faults.take_due(live.table.id):
            self._notify_bots(live)
        elif live.is_idle and time.monotonic() - live.used > self.settings.idle_seconds:
            await self.unload(live)

    async def _take(self, live: LiveTable) -> bool:
        """Whether it falls to this process to end the time of a table. If not, another has done it or will."""
        now = self.providers.now()
        if await take_due(self.store, now, now + LEASE, [live.table.id]):
            return True
        async with live.lock:
            await self.follow(live)
        return False

    async def renew_leases(self) -> None:
        """Other processes leave those tables alone at which our bots think."""
        kept = [id for id, live in self.live.items() if live.bot_tasks and live.is_keeper]
        if kept:
            await renew_leases(self.store, kept, self.providers.now() + LEASE)

    async def time_out(self, id: str) -> None:
        async with self.table(id) as live:
            await self.commit_and_broadcast(live, lambda: live.table.time_out(self.providers.now()))

    async def _step(self, id: str, step: Callable[[], Awaitable[None]]) -> None:
        """A step that no person makes: its failure is the table's own matter."""
        try:
            await step()
        except Exception as error:  # noqa: BLE001
            await self.note_failure(id, error)

    async def note_failure(self, id: str, error: Exception) -> None:
        """After a step that no person makes has failed. The third time the table freezes, unless it was an outage."""
        cause = error.__cause__ if isinstance(error, Refusal) and error.kind == "server" else None
        is_own = not is_outage(cause or error)
        self.metrics.failures.labels("table").inc()
        LOG.error("step of a table failed", table=id, error=type(cause or error).__name__, exc_info=error)
        found = self.live.get(id)
        if self.faults.note(id, found.table.number if found else -1, not is_own) and found is not None:
            await self._freeze(found, f"a step of the table failed three times ({type(cause or error).__name__})")

    async def _freeze(self, found: LiveTable, why: str) -> None:
        try:
            async with self.table(found.table.id) as live:
                self.forget(live)
                if live.table.data.status == "running":
                    await self.writer.freeze(live, why, live.table.number)
                    self._announce(live, Effects([], True))
                    LOG.error("table frozen", table=live.table.id, why=why)
        except Exception as error:
            LOG.error("table cannot be frozen", table=found.table.id, error=type(error).__name__, exc_info=error)

    async def repair(self, id: str) -> None:
        """The host asks to open a frozen table again from its log."""
        async with self.table(id) as live:
            if live.table.data.status != "frozen":
                raise Refusal("not_running", "the table is not frozen", 409)
            stored = await self.store.table(id)
            try:
                await self.loader.reopen(live, stored[1] if stored else -1)
            except Unplayable as error:
                raise Refusal("frozen", str(error), 409, {"detail": str(error)}) from error
            except BaseException:
                self.forget(live)
                raise
            self.faults.clear(id)
            self._announce(live, Effects([], True))
            self.broadcast_table(live)
            self._notify_bots(live)

    async def end(self, id: str) -> None:
        """The host of the server closes a table."""
        async with self.table(id) as live:
            table = live.table
            if table.data.status == "finished":
                raise Refusal("not_open", "the table is over", 409)
            await self.commit_and_broadcast(live, lambda: table.close(self.providers.now()))

    async def end_forgotten(self, id: str) -> None:
        """A table nobody started for a long time."""
        if not self.faults.is_waiting(id):
            await self._step(id, partial(self.end, id))

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

    async def wake(self, ids: list[str]) -> None:
        """Opens tables that wait for a bot or whose time is up; one that cannot be opened holds up no other."""
        for id in ids:
            if not self.faults.is_waiting(id):
                await self._step(id, partial(self._wake, id))

    async def _wake(self, id: str) -> None:
        async with self.current(id) as live:
            live.is_keeper = True
            self._notify_bots(live)
            clock = live.table.clock
            is_late = clock is not None and bool(clock.expired(self.providers.now()))
            if clock is not None and not is_late and not live.table.bots_due():
                await set_deadline(self.store, id, live.version, clock.deadline())
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
