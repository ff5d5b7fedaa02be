"""The hall: opens tables from the store, lets one message at a time act on each, stores, then tells everyone."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import structlog

from motherlode.kernel import MotherlodeError
from motherlode.play import seed as seeds
from motherlode.play.errors import PlayError, RecordError
from motherlode.server import protocol as p
from motherlode.server.bots import Bots, Chosen, Job, by_lot
from motherlode.server.clock import Clock
from motherlode.server.connections import Connection, encode
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.library import Library
from motherlode.server.metrics import Metrics
from motherlode.server.running import BeyondWindow, Dice, Running, Snapshot, opened, seeded
from motherlode.server.settings import Settings
from motherlode.server.store import LOGGED, Store, Write
from motherlode.server.tables import Effects, Table
from motherlode.server.thinking import job_of

LOG: Final = structlog.get_logger("motherlode.hall")


def wall_clock() -> int:
    return int(time.time() * 1000)


def fresh_id() -> str:
    return secrets.token_hex(8)


@dataclass
class Open:
    """A table in memory with all that surrounds it."""

    table: Table
    snapshot: int
    used: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    thinking: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)

    @property
    def is_idle(self) -> bool:
        return not self.connections and not self.thinking and not self.lock.locked()


@dataclass(frozen=True)
class Sources:
    """Where time, ids, seeds and draws come from; tests bring their own."""

    now: Callable[[], int] = wall_clock
    id: Callable[[], str] = fresh_id
    seed: Callable[[], bytes] = seeds.fresh
    dice: Dice = seeded


class Hall:
    """All tables. `on_change` is told of every change of a table that the lobby shows."""

    def __init__(
        self, settings: Settings, library: Library, store: Store, bots: Bots, metrics: Metrics, sources: Sources
    ) -> None:
        self.settings: Final = settings
        self.library: Final = library
        self.store: Final = store
        self.bots: Final = bots
        self.metrics: Final = metrics
        self.sources: Final = sources
        self.open: Final[dict[str, Open]] = {}
        self.started: Final = sources.now()
        self.alive = self.started
        self.on_change: list[Callable[[Table], None]] = []
        self.on_end: list[Callable[[Table], None]] = []
        self._opening: dict[str, asyncio.Lock] = {}
        self._is_closing = False

    # -- opening -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Open]:
        """The table, for one at a time."""
        while True:
            opened_table = await self._opened(id)
            async with opened_table.lock:
                if self.open.get(id) is not opened_table:
                    continue
                opened_table.used = time.monotonic()
                yield opened_table
                return

    async def _opened(self, id: str) -> Open:
        found = self.open.get(id)
        if found is not None:
            return found
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                found = self.open.get(id)
                if found is None:
                    started = time.perf_counter()
                    found = self.open[id] = await self._load(id)
                    self.metrics.opened.observe(time.perf_counter() - started)
        finally:
            self._opening.pop(id, None)
        return found

    async def _load(self, id: str) -> Open:
        found = await self.store.table(id)
        if found is None:
            raise unknown_table(id)
        data, number = found
        table = Table(data, self.library.game(data.game, data.options))
        loaded = self._around(table)
        if number >= 0 and not data.imported:
            await self._load_match(loaded)
        return loaded

    def _around(self, table: Table) -> Open:
        table.stand_in = self.library.stand_in(table.data.game)
        table.vanish_ms = int(self.settings.vanish_seconds * 1000)
        table.loaded = self.sources.now()
        return Open(table, -1, time.monotonic())

    async def _load_match(self, loaded: Open) -> None:
        table, data = loaded.table, loaded.table.data
        game = table.game
        if (game.info.version, game.checksum) != (data.version, data.components) and data.status == "running":
            await self._renew(loaded)
            return
        if data.status == "frozen" or (game.info.version, game.checksum) != (data.version, data.components):
            return
        snapshot = await self.store.snapshot(table.id)
        loaded.snapshot = snapshot.number if snapshot else -1
        try:
            await self._replay(table, snapshot)
        except RecordError as error:
            await self._freeze(loaded, str(error))

    async def _replay(self, table: Table, snapshot: Snapshot | None) -> None:
        """Goes on from a snapshot, or from the beginning."""
        data = table.data
        entries = await self.store.entries(table.id, snapshot.number - LOGGED if snapshot else -1)
        course = opened(table.game, table.seats, data.undo, snapshot)
        table.running = Running.load(course, bytes.fromhex(data.seed), snapshot, entries, self.sources.dice)
        clock = entries[-1].clock if entries else None
        if clock is not None:
            table.clock = Clock(data.pace, clock)
            table.clock.skip(self.alive, self.started)

    async def _renew(self, loaded: Open) -> None:
        """A match of older rules goes on only if all of it replays under the new ones; else it is frozen."""
        table, data = loaded.table, loaded.table.data
        old = data.version
        try:
            await self._replay(table, None)
        except RecordError as error:
            await self._freeze(
                loaded, f"the rules have changed (version {old}, now {table.game.info.version}): {error}"
            )
            return
        data.version, data.components = table.game.info.version, table.game.checksum
        entry = table.running.note("rules_renewed", {"number": data.version}) if table.running else None
        await self._commit(loaded, Effects([entry] if entry else [], True))

    async def _freeze(self, loaded: Open, why: str) -> None:
        LOG.warning("table frozen", table=loaded.table.id, why=why)
        loaded.table.running = None
        loaded.table.clock = None
        loaded.table.data.status = "frozen"
        loaded.table.data.frozen = why
        found = await self.store.table(loaded.table.id)
        number = found[1] if found else -1
        write = Write(loaded.table.id, self.sources.now(), number, data=loaded.table.data)
        await self.store.commit(write)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, start: bool) -> Open:
        """Stores a new table, and begins the match if that is wanted."""
        opened_table = self._around(table)
        now = self.sources.now()
        effects = table.start(now, self.sources.dice) if start else Effects([], True)
        await self._commit(opened_table, effects, new=True)
        self.open[table.id] = opened_table
        self._after(opened_table, effects)
        return opened_table

    async def change(self, id: str, act: Callable[[Table], None]) -> Table:
        """A change of the table itself, before the start or after the end."""
        async with self.table(id) as opened_table:
            await self._guarded(opened_table, lambda: acted(opened_table.table, act))
            return opened_table.table

    async def start(self, id: str, check: Callable[[Table], None]) -> Table:
        async with self.table(id) as opened_table:
            table = opened_table.table

            def begin() -> Effects:
                check(table)
                return table.start(self.sources.now(), self.sources.dice)

            await self._guarded(opened_table, begin)
            return table

    async def receive(
        self, id: str, player: p.PlayerInfo, message: p.ClientMessage, asker: Connection | None = None
    ) -> list[p.ServerMessage]:
        """Lets a player's message act; the answers are for the asker, who also gets them pushed if connected."""
        async with self.table(id) as opened_table:
            table = opened_table.table
            if isinstance(message, p.Handover):
                self.library.require_bot(table.data.game, message.bot)
            try:
                effects = await self._act(opened_table, player.id, message, asker)
            except MotherlodeError as error:
                known = None if is_unstored(error) else await self._known(table, message)
                if known is None:
                    raise
                effects = Effects(answers=[known])
                if asker:
                    asker.tell(effects.answers)
            return effects.answers

    async def _act(
        self, opened_table: Open, player: str, message: p.ClientMessage, asker: Connection | None
    ) -> Effects:
        table = opened_table.table

        def act() -> Effects:
            return table.receive(player, message, self.sources.now())

        try:
            return await self._guarded(opened_table, act, asker)
        except BeyondWindow:
            await self._replay(table, None)
            return await self._guarded(opened_table, act, asker)

    async def _known(self, table: Table, message: p.ClientMessage) -> p.Done | None:
        """A move or undo that was refused may be one that was stored before, whose answer was lost."""
        if not isinstance(message, p.Move | p.Undo):
            return None
        number = await self.store.number_of(table.id, message.seat, message.id)
        return None if number is None else p.Done(id=message.id, number=number)

    async def _guarded(
        self, opened_table: Open, act: Callable[[], Effects], asker: Connection | None = None
    ) -> Effects:
        """Acts, stores, tells. Where storing fails the table in memory is forgotten: the store knows better."""
        effects = act()
        try:
            await self._commit(opened_table, effects)
        except BaseException:
            self.forget(opened_table)
            raise
        if asker is not None:
            asker.tell(effects.answers)
        self._after(opened_table, effects)
        return effects

    async def _commit(self, opened_table: Open, effects: Effects, new: bool = False) -> None:
        if not effects.entries and not effects.changed:
            return
        table = opened_table.table
        snapshot = self._snapshot_due(opened_table, effects)
        write = Write(
            table.id,
            self.sources.now(),
            table.number,
            deadline=table.clock.deadline() if table.clock and table.data.status == "running" else None,
            bot_due=bool(table.bots_due()),
            data=table.data if effects.changed or new else None,
            new=new,
            entries=effects.entries,
            snapshot=snapshot,
        )
        started = time.perf_counter()
        await self.store.commit(write)
        self.metrics.committed.observe(time.perf_counter() - started)
        self.metrics.moves.inc(sum(entry.kind == "move" for entry in effects.entries))
        if snapshot:
            opened_table.snapshot = snapshot.number

    def _snapshot_due(self, opened_table: Open, effects: Effects) -> Snapshot | None:
        """Every so many entries; and behind an undo, which cannot be replayed from what it took back."""
        running = opened_table.table.running
        if running is None or not effects.entries:
            return None
        has_undo = any(entry.kind == "undo" for entry in effects.entries)
        if has_undo or running.number - opened_table.snapshot >= self.settings.snapshot_every:
            return running.snapshot()
        return None

    def _after(self, opened_table: Open, effects: Effects) -> None:
        table = opened_table.table
        if effects.entries:
            self.tell_match(opened_table)
        if effects.changed:
            self.tell_table(opened_table)
        if table.data.status == "finished" and effects.changed:
            for listener in self.on_end:
                listener(table)
        self._wake_bots(opened_table)

    def forget(self, opened_table: Open) -> None:
        """Drops a table from memory; its connections come back to the stored one, once the asker has the answer."""
        self.open.pop(opened_table.table.id, None)
        for task in opened_table.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        for connection in list(opened_table.connections):
            asyncio.get_running_loop().call_soon(connection.close, "restart")

    # -- telling -------------------------------------------------------------------------------------------------------

    def tell_match(self, opened_table: Open) -> None:
        """An update for every viewer that is connected; what is equal is made once."""
        made: dict[tuple[int, int], bytes] = {}
        table, now = opened_table.table, self.sources.now()
        for connection in opened_table.connections:
            for viewer, last in connection.viewers.items():
                if (viewer, last) not in made:
                    made[viewer, last] = encode(table.update(viewer, last, now))
                connection.push(made[viewer, last])
                connection.viewers[viewer] = table.number

    def tell_table(self, opened_table: Open) -> None:
        made: dict[bool, bytes] = {}
        table = opened_table.table
        for connection in opened_table.connections:
            player = connection.player.id
            is_inside = bool(table.seats_of(player)) or player == table.data.host
            if is_inside not in made:
                made[is_inside] = encode(p.Table(table=table.info(player)))
            connection.push(made[is_inside])
        for listener in self.on_change:
            listener(table)

    # -- connections ---------------------------------------------------------------------------------------------------

    async def connect(self, id: str, connection: Connection) -> None:
        async with self.table(id) as opened_table:
            table = opened_table.table
            if not table.may_watch(connection.player.id, connection.invitation):
                raise unknown_table(id)
            opened_table.connections.add(connection)
            self._note_presence(opened_table)
            self.tell_table(opened_table)

    def disconnect(self, id: str, connection: Connection) -> None:
        opened_table = self.open.get(id)
        if opened_table is not None and connection in opened_table.connections:
            opened_table.connections.discard(connection)
            self._note_presence(opened_table)
            self.tell_table(opened_table)

    def _note_presence(self, opened_table: Open) -> None:
        table = opened_table.table
        people = [connection.player.id for connection in opened_table.connections]
        for player in table.present - set(people):
            table.gone[player] = self.sources.now()
        table.present = set(people)
        table.watchers = sum(not table.seats_of(player) for player in people)

    async def join(self, id: str, connection: Connection, message: p.Join) -> None:
        """Begins to look through a seat."""
        async with self.table(id) as opened_table:
            table = opened_table.table
            table.require_viewer(connection.player.id, message.viewer)
            connection.tell([table.update(message.viewer, message.last, self.sources.now())])
            connection.viewers[message.viewer] = table.number
            self._wake_bots(opened_table)

    async def refresh(self, id: str, connection: Connection) -> None:
        """Everything anew for one whose message was stale."""
        async with self.table(id) as opened_table:
            for viewer in connection.viewers:
                connection.tell([opened_table.table.update(viewer, -1, self.sources.now())])
                connection.viewers[viewer] = opened_table.table.number

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _wake_bots(self, opened_table: Open) -> None:
        if self._is_closing:
            return
        for seat in opened_table.table.bots_due():
            if seat not in opened_table.thinking:
                task = asyncio.create_task(self._think(opened_table, seat))
                opened_table.thinking[seat] = task
                task.add_done_callback(lambda done, seat=seat: self._thought(opened_table, seat, done))  # type: ignore[misc]

    def _thought(self, opened_table: Open, seat: int, done: "asyncio.Task[None]") -> None:
        opened_table.thinking.pop(seat, None)
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            LOG.error("bot task failed", table=opened_table.table.id, seat=seat, error=type(error).__name__)
        elif self.open.get(opened_table.table.id) is opened_table:
            self._wake_bots(opened_table)

    async def _think(self, opened_table: Open, seat: int) -> None:
        table = opened_table.table
        ply = table.ply
        chosen = await self.bots.choose(table.game, self._job(table, seat))
        async with opened_table.lock:
            is_asked = self.open.get(table.id) is opened_table and seat in table.bots_due()
            if is_asked and table.ply == ply:
                await self._guarded(opened_table, lambda: self._play(table, seat, chosen))

    def _play(self, table: Table, seat: int, chosen: Chosen) -> Effects:
        now = self.sources.now()
        if chosen.failure:
            self.metrics.bots_failed.inc()
        try:
            return table.bot_move(seat, chosen.ids, now, chosen.failure)
        except PlayError:
            job = self._job(table, seat)
            return table.bot_move(seat, by_lot(table.game, job), now, f"{job.bot} erred")

    def _job(self, table: Table, seat: int) -> Job:
        return job_of(table, seat, table.data.chairs[seat].bot, self.sources.id())

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Clocks that ran out, and tables nobody looks at."""
        now = self.sources.now()
        for opened_table in list(self.open.values()):
            clock = opened_table.table.clock
            if clock is not None and clock.expired(now):
                await self.time_out(opened_table.table.id)
            elif opened_table.is_idle and time.monotonic() - opened_table.used > self.settings.idle_seconds:
                await self.unload(opened_table)

    async def time_out(self, id: str) -> None:
        async with self.table(id) as opened_table:
            await self._guarded(opened_table, lambda: opened_table.table.time_out(self.sources.now()))

    async def end(self, id: str) -> None:
        """The host of the server closes a table."""
        async with self.table(id) as opened_table:
            table = opened_table.table
            if table.data.status == "finished":
                raise Refusal("not_open", "the table is over", 409)
            await self._guarded(opened_table, lambda: table.close(self.sources.now()))

    async def abandon(self, id: str, player: str) -> None:
        """A player deleted the account."""
        async with self.table(id) as opened_table:
            table = opened_table.table
            await self._guarded(opened_table, lambda: table.abandon(player, self.sources.now()))

    async def unload(self, opened_table: Open) -> None:
        """Writes a snapshot, so that the table opens at once, and forgets it."""
        async with opened_table.lock:
            table = opened_table.table
            running = table.running
            if running and table.data.status == "running" and running.number > opened_table.snapshot:
                deadline = table.clock.deadline() if table.clock else None
                write = Write(table.id, self.sources.now(), running.number, deadline=deadline)
                write.bot_due = bool(table.bots_due())
                write.snapshot = running.snapshot()
                await self.store.commit(write)
                opened_table.snapshot = running.number
            if not opened_table.connections and not opened_table.thinking:
                self.open.pop(table.id, None)

    async def wake(self, ids: list[str]) -> None:
        """Opens tables that wait for a bot or whose time is up; one that cannot be opened holds up no other."""
        for id in ids:
            try:
                await self._wake(id)
            except Refusal as error:
                LOG.warning("table cannot be opened", table=id, kind=error.kind)

    async def _wake(self, id: str) -> None:
        async with self.table(id) as opened_table:
            self._wake_bots(opened_table)
            clock = opened_table.table.clock
            is_late = clock is not None and bool(clock.expired(self.sources.now()))
        if is_late:
            await self.time_out(id)

    async def close(self) -> None:
        """Lets everything that is being stored finish, and tells the clients to come back."""
        self._is_closing = True
        for opened_table in list(self.open.values()):
            for task in list(opened_table.thinking.values()):
                task.cancel()
            async with opened_table.lock:
                for connection in list(opened_table.connections):
                    connection.close("restart")


def is_unstored(error: MotherlodeError) -> bool:
    return isinstance(error, Refusal) and error.kind == "not_stored"


def acted(table: Table, act: Callable[[Table], None]) -> Effects:
    act(table)
    return Effects([], True)
