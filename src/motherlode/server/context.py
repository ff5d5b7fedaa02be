"""Everything a server consists of, put together, with its life from start to stop. No state outside of it."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import IO, Final

import structlog
from argon2 import PasswordHasher

from motherlode import registry
from motherlode.registry import GameClass
from motherlode.server.accounts.accounts import Accounts
from motherlode.server.accounts.admission import Admission
from motherlode.server.bots.hints import Hints
from motherlode.server.bots.pool import BotPool
from motherlode.server.bots.scheduler import BotScheduler
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Refusal
from motherlode.server.ops.data_folder import lock_folder, prepare_folder, read_secret
from motherlode.server.ops.metrics import Metrics, measure_delay
from motherlode.server.ops.schedule import BackupSchedule
from motherlode.server.providers import Providers
from motherlode.server.security.limits import RateLimiter
from motherlode.server.settings import Settings, require_safe
from motherlode.server.store.store import Store
from motherlode.server.store.tables import tables_of
from motherlode.server.tables.archive import Archive
from motherlode.server.tables.chat import Chat
from motherlode.server.tables.lobby import Lobby
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.table import Table
from motherlode.server.tables.upkeep import Upkeep
from motherlode.server.ws.connection import Connection

LOG: Final = structlog.get_logger("motherlode.context")
TICK: Final = 0.25
GOODBYES: Final = 100


class ServerContext:
    """One server: its parts, and what concerns several of them."""

    def __init__(
        self, settings: Settings, games: Mapping[str, GameClass] | None = None, providers: Providers | None = None
    ) -> None:
        require_safe(settings)
        prepare_folder(settings.data)
        self.settings: Final = settings
        self.providers: Final = providers or Providers()
        self.catalog: Final = GameCatalog(games or registry.GAMES, settings.games)
        self.metrics: Final = Metrics()
        self.store: Final = Store(settings.url, settings.durable)
        self.tables: Final = TableManager(settings, self.catalog, self.store, self.metrics, self.providers)
        self.bots: Final = BotPool(self.catalog.games, settings.bot_processes, settings.bot_seconds)
        self.scheduler: Final = BotScheduler(self.bots, self.tables, self.metrics, self.providers)
        self.hints: Final = Hints(self.tables, self.bots, settings.hint_rate)
        self.archive: Final = Archive(self.store, self.tables, self.catalog)
        self.chat: Final = Chat(self.store, self.tables)
        self.lobby: Final = Lobby(self.store, self.tables, self.catalog)
        secret = read_secret(settings.data)
        self.accounts: Final = Accounts(self.store, secret, self.providers.now, PasswordHasher(), self.providers.id)
        self.admission: Final = Admission(settings, self.store, self.providers.now)
        self.by_address: Final = RateLimiter(settings.address_rate)
        self.by_account: Final = RateLimiter(settings.account_rate)
        self.by_password: Final = RateLimiter(settings.password_rate)
        self.sockets: Final[dict[str, int]] = {}
        self._upkeep: Final = Upkeep(self.store, self.tables, self.metrics, self.providers)
        self._backups: Final = BackupSchedule(settings, self.metrics, self.providers.now)
        self._background: set[asyncio.Task[None]] = set()
        self._lock: IO[bytes] | None = None
        self._is_closing = False

    async def open(self) -> None:
        self._lock = lock_folder(self.settings.data)
        await self.store.open(self._back_up)
        await self._upkeep.start()
        self.tables.on_change.append(self.lobby.announce)
        self.tables.on_end.append(self._file_match)
        self.tables.on_step.append(self.scheduler.wake)
        self.metrics.count_bots(self._bots_at_work)
        self.in_background(measure_delay(self.metrics))
        self.in_background(self._backups.run())
        self.in_background(self._run_upkeep())

    async def say_goodbye(self) -> None:
        """Finishes what is being stored and tells everyone to come back."""
        self._is_closing = True
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
        await self._upkeep.note_alive()
        await self.store.close()
        self.bots.close()
        if self._lock is not None:
            self._lock.close()

    async def _back_up(self) -> None:
        # Loads Alembic, which only a store that must be changed needs.
        from motherlode.server.ops import backup

        folder = self.settings.data / "backups"
        folder.mkdir(exist_ok=True, mode=0o700)
        file = folder / f"before-migration-{self.providers.now()}.zip"
        await backup.write(self.store, file, read_secret(self.settings.data))
        LOG.info("backup before migration", file=file.name)

    def _bots_at_work(self) -> int:
        return sum(len(live.bot_tasks) for live in self.tables.live.values())

    def _file_match(self, table: Table) -> None:
        if table.match is not None:
            self.in_background(self.archive.file(table.id))

    # -- people and their tables ---------------------------------------------------------------------------------------

    def connections_of(self, player: str) -> list[Connection]:
        at_tables = [each for live in self.tables.live.values() for each in live.connections]
        return [each for each in [*at_tables, *self.lobby.connections] if each.player.id == player]

    def cut_off(self, player: str) -> None:
        for connection in self.connections_of(player):
            connection.close("signed_out")

    async def tables_of(self, player: str, finished: bool = False) -> list[str]:
        """The ids of open and running tables (or of all) where a player sits or is the host."""
        return await tables_of(self.store, player, ["open", "running", "frozen", *(["finished"] if finished else [])])

    async def require_room(self, player: str) -> None:
        if len(await self.tables_of(player)) >= self.settings.tables_per_player:
            raise Refusal("too_many_tables", "you sit at too many tables already", 409)

    async def give_up(self, player: str, tables: list[str]) -> None:
        """A player who is gone for good: seats before the start are free, a running match is forfeited."""
        for id in tables:
            await self.tables.abandon(id, player)
            await self.archive.forget_names(id)

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
        await self.tables.connect(id, connection)
        await self.chat.send_recent(id, connection)

    def leave(self, id: str, connection: Connection) -> None:
        self.tables.disconnect(id, connection)

    # -- in the background ---------------------------------------------------------------------------------------------

    async def _run_upkeep(self) -> None:
        while not self._is_closing:
            await self._upkeep.tick()
            await asyncio.sleep(TICK)

    def in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: "asyncio.Task[None]") -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background work failed", error=type(task.exception()).__name__)
