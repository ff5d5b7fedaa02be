"""Everything a server consists of, put together, with its life from start to stop. No state outside of it."""

import asyncio
from collections.abc import Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import IO, Final

import structlog
from argon2 import PasswordHasher

from motherlode import registry
from motherlode.registry import GameClass
from motherlode.server.accounts.accounts import Accounts
from motherlode.server.accounts.admission import Admission
from motherlode.server.bots.coach import Coach
from motherlode.server.bots.hints import Hints
from motherlode.server.bots.pool import BotPool
from motherlode.server.bots.scheduler import BotScheduler
from motherlode.server.bus.bus import make_bus
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Refusal
from motherlode.server.neighbours import Neighbours
from motherlode.server.ops.data_folder import lock_file, lock_folder, prepare_folder, read_secret
from motherlode.server.ops.logs import log_loop_error
from motherlode.server.ops.loops import Loop
from motherlode.server.ops.metrics import Metrics, measure_delay
from motherlode.server.ops.schedule import BackupSchedule
from motherlode.server.ops.worker_metrics import WRITTEN_EVERY, WorkerMetrics
from motherlode.server.providers import Providers, fresh_id
from motherlode.server.security.limits import RateLimiter
from motherlode.server.settings import Settings, require_safe
from motherlode.server.store.lock import DatabaseLock
from motherlode.server.store.secret import keep_secret
from motherlode.server.store.store import Store
from motherlode.server.store.tables import imported_records, tables_of, waiting_tables
from motherlode.server.tables.archive import Archive
from motherlode.server.tables.care import TableCare
from motherlode.server.tables.chat import Chat
from motherlode.server.tables.follower import Follower
from motherlode.server.tables.lessons import Lessons
from motherlode.server.tables.lobby import Lobby
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.presence import Presence
from motherlode.server.tables.table import Table
from motherlode.server.tables.upkeep import Upkeep
from motherlode.server.tables.visitors import Visitors
from motherlode.server.ws.connection import Connection

LOG: Final = structlog.get_logger("motherlode.context")
GOODBYES: Final = 100
PATIENCE: Final = 10.0


class ServerContext:
    """One server: its parts, and what concerns several of them."""

    def __init__(
        self, settings: Settings, games: Mapping[str, GameClass] | None = None, providers: Providers | None = None
    ) -> None:
        require_safe(settings)
        prepare_folder(settings.data)
        self.settings: Final = settings
        self.providers: Final = providers or Providers()
        self.catalog: Final = GameCatalog(games or registry.GAMES, settings.neutral_names, settings.games)
        self.metrics: Final = Metrics()
        self._worker_metrics: WorkerMetrics | None = None
        self.store: Final = Store(settings.url, settings.durable)
        self.tables: Final = TableManager(settings, self.catalog, self.store, self.metrics, self.providers)
        self.visitors: Final = Visitors(self.tables)
        self.care: Final = TableCare(self.tables)
        self.bots: Final = BotPool(self.catalog.games, settings.bot_processes, settings.bot_seconds)
        self.scheduler: Final = BotScheduler(self.bots, self.tables, self.care, self.metrics, self.providers)
        self.hints: Final = Hints(self.tables, self.bots, settings.hint_rate)
        self.coach: Final = Coach(self.tables, self.bots, self.store, settings.hint_rate)
        self.archive: Final = Archive(self.store, self.tables, self.catalog)
        self.chat: Final = Chat(self.store, self.tables, settings.chat_rate)
        self.lessons: Final = Lessons(self.store, self.tables, self.catalog)
        self.lobby: Final = Lobby(self.store, self.tables, self.catalog)
        self.accounts: Final = Accounts(self.store, b"", self.providers.now, PasswordHasher(), self.providers.id)
        self.admission: Final = Admission(settings, self.store, self.providers.now)
        self.by_address: Final = RateLimiter(settings.address_rate)
        self.by_account: Final = RateLimiter(settings.account_rate)
        self.by_password: Final = RateLimiter(settings.password_rate)
        self.by_table: Final = RateLimiter(settings.table_rate)
        self.sockets: Final[dict[str, int]] = {}
        process = fresh_id()
        self.bus: Final = make_bus(
            settings.bus, process, self.metrics.failures.labels("bus").inc, self.metrics.bus_lag.observe
        )
        presence = Presence(self.bus, process, self.providers, settings.vanish_seconds)
        follower = Follower(self.store, self.tables, self.bus, self.chat, self.lobby, presence, self.metrics)
        self._neighbours: Final = Neighbours(
            self.bus, follower, self.accounts, self._limits(), self._connections, self.metrics
        )
        self._database_lock: Final = DatabaseLock(self.store.engine, is_shared=self.bus.is_shared)
        self._chores: Final = DatabaseLock(self.store.engine, "chores")
        self.upkeep: Final = Upkeep(
            self.store,
            self.tables,
            self.care,
            self.metrics,
            self.providers,
            self._database_lock,
            self._chores,
            settings.data,
            self.lessons.remove_old,
        )
        self._backups: Final = BackupSchedule(
            settings, self.metrics, self.providers.now, lambda: self.upkeep.does_chores
        )
        self._background: set[asyncio.Task[None]] = set()
        self._locks: Final[list[IO[bytes]]] = []
        self._is_closing = False

    def _limits(self) -> dict[str, RateLimiter]:
        return {
            "address": self.by_address,
            "account": self.by_account,
            "password": self.by_password,
            "table": self.by_table,
            "hint": self.hints.limit,
            "coach": self.coach.limit,
            "speaker": self.chat.by_speaker,
            "watchers": self.chat.by_watchers,
        }

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        await self._take_locks()
        self.store.on_error.append(self.metrics.failures.labels("store").inc)
        is_alone = self._database_lock.was_alone or not self.bus.is_shared
        await self.store.open(self._back_up, may_upgrade=is_alone)
        secret = self.accounts.sessions.secret = await keep_secret(self.store, read_secret(self.settings.data))
        self.tables.announcer.on_change.append(self.lobby.announce)
        self.tables.announcer.on_end.append(self._file_match)
        self.tables.announcer.on_step.append(self.scheduler.wake)
        self.metrics.count_bots(self._bots_at_work)
        self.upkeep.on_sign_out = self._sign_out
        if self.bus.is_shared:
            self.upkeep.loops.extend(await self._neighbours.join(self.tables, self.chat, secret))
            self.in_background(self._neighbours.run())
        await self.upkeep.start()
        await self._database_lock.admit_others()
        self.in_background(measure_delay(self.metrics))
        self.in_background(self._backups.run())

    def become_worker(self, number: int) -> None:
        """One of several under a supervisor. To be called before it opens."""
        shared = self._worker_metrics = WorkerMetrics(self.metrics, self.settings.data, number)
        shared.clean()
        write = partial(asyncio.to_thread, shared.write)
        self.upkeep.loops.append(Loop("metrics", write, WRITTEN_EVERY, PATIENCE, self.metrics))

    async def metrics_text(self) -> bytes:
        """What the host can measure: of this process, or of all workers of its supervisor."""
        if self._worker_metrics is None:
            return self.metrics.text()
        return await asyncio.to_thread(self._worker_metrics.text)

    async def _take_locks(self) -> None:
        """One server per data folder and database, or several processes that share both."""
        self._locks.append(lock_folder(self.settings.data, self.bus.is_shared))
        if not self.store.is_sqlite:
            await self._database_lock.take()
        elif self.settings.database and self.store.engine.url.database:
            self._locks.append(lock_file(Path(f"{self.store.engine.url.database}.lock")))

    @property
    def problems(self) -> list[str]:
        """Why the server is not ready; empty if it is."""
        return ["stopping"] if self._is_closing else self.upkeep.problems

    async def say_goodbye(self) -> None:
        """Finishes what is being stored and tells everyone to come back."""
        self._is_closing = True
        self.store.stop_waiting()
        for connection in list(self.lobby.connections):
            connection.close("restart")
        self.scheduler.close()
        await self.tables.close()
        for _ in range(GOODBYES):
            if not self.sockets:
                break
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finishes commits, stops the bots."""
        await self.say_goodbye()
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.upkeep.stop()
        await self.bus.close()
        await self._close_store()
        self.bots.close()
        for lock in self._locks:
            lock.close()

    async def _close_store(self) -> None:
        """A database that is gone does not keep the server from stopping."""
        try:
            await self.upkeep.note_alive()
            await self._chores.release()
            await self._database_lock.release()
        except Exception as error:
            LOG.error("database failed at the end", error=type(error).__name__, exc_info=error)
        await self.store.close()

    async def _back_up(self) -> None:
        # Loads Alembic, which only a store that must be changed needs.
        from motherlode.server.ops import backup

        folder = self.settings.data / "backups"
        folder.mkdir(exist_ok=True, mode=0o700)
        file = folder / f"before-migration-{self.providers.now()}.zip"
        # The secret is in the database only after the migration.
        await backup.write(self.store, file, read_secret(self.settings.data))
        LOG.info("backup before migration", file=file.name)

    def _bots_at_work(self) -> int:
        return sum(len(live.bot_tasks) for live in self.tables.live.values())

    def _file_match(self, table: Table) -> None:
        if table.data.lesson:
            self.in_background(self.lessons.finish(table))
        elif table.match is not None:
            self.in_background(self.archive.file(table.id))

    # -- people and their tables ---------------------------------------------------------------------------------------

    def connections_of(self, player: str) -> list[Connection]:
        return [each for each in self._connections() if each.player.id == player]

    def _connections(self) -> list[Connection]:
        at_tables = [each for live in self.tables.live.values() for each in live.connections]
        return [*at_tables, *self.lobby.connections]

    def cut_off(self, player: str, session: str = "", reason: str = "signed_out") -> None:
        """Ends the connections of a player, or those of one session."""
        self.tell_person(player)
        for connection in self.connections_of(player):
            if not session or connection.session == session:
                connection.close(reason)

    def _sign_out(self, player: str) -> None:
        """The sessions of a player were ended by another process."""
        self.accounts.sessions.clear_cache()
        self.cut_off(player)

    def tell_person(self, player: str) -> None:
        """Other processes know this person by heart, too."""
        self._neighbours.tell_person(player)

    def dismiss(self, id: str, player: str) -> None:
        """Ends a player's connections to one table."""
        live = self.tables.live.get(id)
        for connection in list(live.connections) if live else []:
            if player and connection.player.id == player:
                connection.close("dismissed")

    async def tables_of(self, player: str, finished: bool = False) -> list[str]:
        """The ids of open and running tables (or of all) where a player sits or is the host."""
        return await tables_of(self.store, player, ["open", "running", "frozen", *(["finished"] if finished else [])])

    async def require_room(self, player: str, table: str = "") -> None:
        """Whether a player may sit at one more table; at `table` the player may sit already."""
        tables = await self.tables_of(player)
        if table not in tables and len(tables) >= self.settings.tables_per_player:
            raise Refusal("too_many_tables", "you sit at too many tables already", 409)

    async def require_opening(self, player: str, address: str) -> None:
        """Whether a player may open one more table: the lobby has place for everyone."""
        self.by_table.require(address)
        await self.require_room(player)
        if await waiting_tables(self.store, player) >= self.settings.open_tables_per_player:
            raise Refusal("too_many_tables", "too many of your tables wait in the lobby already", 409)

    async def require_import(self, player: str, address: str) -> None:
        self.by_table.require(address)
        if await imported_records(self.store, player) >= self.settings.imports_per_player:
            raise Refusal("too_many_tables", "you imported too many records already", 409)

    async def give_up(self, player: str, tables: list[str]) -> None:
        """A player who is gone for good: seats before the start are free, a running match is forfeited."""
        for id in tables:
            try:
                await self.tables.abandon(id, player)
                await self.archive.forget_names(id)
            except Exception as error:
                # One damaged table must not keep the others from being given up.
                self.metrics.failures.labels("table").inc()
                LOG.error("table cannot be given up", table=id, exc_info=error)

    # -- connections ---------------------------------------------------------------------------------------------------

    def claim(self, connection: Connection) -> bool:
        """Counts a socket against its address; False if that holds too many."""
        if self._is_closing or self.sockets.get(connection.address, 0) >= self.settings.connections_per_address:
            return False
        self.sockets[connection.address] = self.sockets.get(connection.address, 0) + 1
        self.metrics.connections.inc()
        return True

    def release(self, connection: Connection) -> None:
        self.metrics.connections.dec()
        self.sockets[connection.address] -= 1
        if not self.sockets[connection.address]:
            del self.sockets[connection.address]

    async def enter(self, id: str, connection: Connection) -> None:
        """Comes to a table: its state and the last lines of chat."""
        if connection.player.id:
            connection.muted = await self.accounts.unheard_by(connection.player.id)
        await self.visitors.connect(id, connection)
        await self.chat.send_recent(id, connection)

    def leave(self, id: str, connection: Connection) -> None:
        self.visitors.disconnect(id, connection)

    # -- in the background ---------------------------------------------------------------------------------------------

    def in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: "asyncio.Task[None]") -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.failures.labels("background").inc()
            LOG.error("background work failed", exc_info=task.exception())
