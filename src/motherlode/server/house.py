"""Everything a server consists of, put together, with its life from start to stop. No state outside of it."""

import asyncio
import fcntl
import os
import secrets
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import IO, Final

import structlog
from argon2 import PasswordHasher
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode import registry
from motherlode.kernel import MotherlodeError
from motherlode.registry import GameClass
from motherlode.server import protocol as p
from motherlode.server.accounts import Accounts
from motherlode.server.archive import Archive
from motherlode.server.bots import Bots
from motherlode.server.chat import Chat
from motherlode.server.clock import DAY
from motherlode.server.connections import Connection, encode
from motherlode.server.errors import Refusal, SettingsError
from motherlode.server.hall import Hall
from motherlode.server.hints import Hints
from motherlode.server.library import Library
from motherlode.server.limits import Limit
from motherlode.server.metrics import Metrics
from motherlode.server.schema import MARKS, ORDERS, SEATS, TABLES
from motherlode.server.settings import Settings, require_safe
from motherlode.server.sources import Sources
from motherlode.server.store import Store, decode_table
from motherlode.server.table_data import TableData
from motherlode.server.tables import Table

LOG: Final = structlog.get_logger("motherlode.house")
TICK: Final = 0.25
ROUND: Final = 8
LISTED: Final = 100
GOODBYES: Final = 100
# A table nobody started or touched for a week is closed.
FORGOTTEN: Final = 7 * DAY


class House:
    """One server."""

    def __init__(
        self, settings: Settings, games: Mapping[str, GameClass] | None = None, sources: Sources | None = None
    ) -> None:
        require_safe(settings)
        prepare(settings.data)
        self.settings: Final = settings
        self.sources: Final = sources or Sources()
        self.library: Final = Library(games or registry.GAMES)
        self.metrics: Final = Metrics()
        self.store: Final = Store(settings.url, settings.durable)
        self.bots: Final = Bots(self.library.games, settings.bot_processes, settings.bot_seconds)
        self.hall: Final = Hall(settings, self.library, self.store, self.bots, self.metrics, self.sources)
        self.archive: Final = Archive(self.store, self.hall, self.library)
        self.chat: Final = Chat(self.store, self.hall)
        self.hints: Final = Hints(self.hall, self.bots, settings.hint_rate)
        secret = secret_of(settings.data)
        self.accounts: Final = Accounts(self.store, secret, self.sources.now, PasswordHasher(), self.sources.id)
        self.by_address: Final = Limit(settings.address_rate)
        self.by_account: Final = Limit(settings.account_rate)
        self.by_password: Final = Limit(settings.password_rate)
        self.lobby: Final[set[Connection]] = set()
        self.sockets: Final[dict[str, int]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._lock: IO[bytes] | None = None
        self._is_closing = False

    async def open(self) -> None:
        self._lock = locked(self.settings.data)
        await self.store.open(self._back_up)
        self.hall.opener.alive = await self._alive()
        self.hall.on_change.append(self._tell_lobby)
        self.hall.on_end.append(self._file)
        self.in_background(self._live())

    async def say_goodbye(self) -> None:
        """Finishes what is being stored and tells everyone to come back."""
        self._is_closing = True
        for connection in list(self.lobby):
            connection.close("restart")
        await self.hall.close()
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
        await self._note_alive()
        await self.store.close()
        self.bots.close()
        if self._lock is not None:
            self._lock.close()

    async def _back_up(self) -> None:
        from motherlode.server import backup

        folder = self.settings.data / "backups"
        folder.mkdir(exist_ok=True, mode=0o700)
        file = folder / f"before-migration-{self.sources.now()}.zip"
        await backup.write(self.store.engine, file, secret_of(self.settings.data))
        LOG.info("backup before migration", file=file.name)

    def _file(self, table: Table) -> None:
        if table.running is not None:
            self.in_background(self.archive.file(table.id))

    # -- people and their tables ---------------------------------------------------------------------------------------

    def connections_of(self, player: str) -> list[Connection]:
        at_tables = [each for opened in self.hall.open.values() for each in opened.connections]
        return [each for each in [*at_tables, *self.lobby] if each.player.id == player]

    def cut_off(self, player: str) -> None:
        for connection in self.connections_of(player):
            connection.close("signed_out")

    async def tables_of(self, player: str, finished: bool = False) -> list[str]:
        """The ids of open and running tables (or of all) where a player sits or is the host."""
        statuses = ["open", "running", "frozen", *(["finished"] if finished else [])]
        query = (
            select(TABLES.c.id)
            .outerjoin(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.player == player))
            .where(TABLES.c.status.in_(statuses), (TABLES.c.host == player) | SEATS.c.player.is_not(None))
        )
        async with self.store.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def require_room(self, player: str) -> None:
        if len(await self.tables_of(player)) >= self.settings.tables_per_player:
            raise Refusal("too_many_tables", "you sit at too many tables already", 409)

    async def give_up(self, player: str, tables: list[str]) -> None:
        """A player who is gone for good: seats before the start are free, a running match is forfeited."""
        for id in tables:
            await self.hall.abandon(id, player)
            await self.archive.forget_names(id)

    async def listed(self, visitor: p.PlayerInfo | None, status: str | None, mine: bool) -> list[p.TableInfo]:
        """Tables of the lobby, the latest first."""
        query = select(TABLES.c.id, TABLES.c.data, TABLES.c.number).order_by(TABLES.c.touched.desc()).limit(LISTED)
        query = query.where(TABLES.c.status == status) if status else query.where(TABLES.c.status != "finished")
        player = visitor.id if visitor else ""
        if mine:
            query = query.join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.player == player))
        else:
            query = query.where(TABLES.c.public)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        listed = [self._listed(row.id, decode_table(row.data), row.number, player) for row in rows]
        return [info for info in listed if info is not None]

    def _listed(self, id: str, table: TableData, number: int, player: str) -> p.TableInfo | None:
        """A table as the list shows it; None if its game is no longer offered."""
        opened = self.hall.open.get(id)
        if opened is not None:
            return opened.table.info(player)
        if table.game not in self.library.games:
            return None
        info = Table(table, self.library.game(table.game, table.options)).info(player)
        info.number = max(0, number)
        return info

    def _tell_lobby(self, table: Table) -> None:
        if table.data.public and self.lobby:
            gone = table.data.status not in ("open", "running")
            message = encode(p.Lobby(table=table.info(), gone=gone))
            for connection in self.lobby:
                connection.push(message)

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
            connection.shunned = await self.accounts.unheard(connection.player.id)
        await self.hall.connect(id, connection)
        await self.chat.recall(id, connection)

    def leave(self, id: str, connection: Connection) -> None:
        self.hall.disconnect(id, connection)

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        rounds = 0
        while not self._is_closing:
            try:
                if rounds % ROUND == 0:
                    await self._round()
                await self.hall.tick()
            except (MotherlodeError, OSError) as error:
                LOG.error("round failed", error=type(error).__name__)
            self.metrics.tables.set(len(self.hall.open))
            rounds += 1
            await asyncio.sleep(TICK)

    async def _round(self) -> None:
        """Orders of the host, tables that wait for a bot, whose time is up or that were forgotten, the sign of life."""
        await self._note_alive()
        now = self.sources.now()
        waiting = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.bot_due | (TABLES.c.deadline <= now))
        forgotten = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.touched < now - FORGOTTEN)
        async with self.store.reading() as connection:
            ids = [row.id for row in await connection.execute(waiting)]
            old = [row.id for row in await connection.execute(forgotten)]
            orders = (await connection.execute(select(ORDERS))).all()
        await self.hall.wake([id for id in ids if id not in self.hall.open])
        for id in old:
            await self._end(id)
        for order in orders:
            await self._obey(order.id, order.what, order.target)

    async def _obey(self, id: str, what: str, target: str) -> None:
        if what == "close":
            await self._end(target)

        async def done(connection: AsyncConnection) -> None:
            await connection.execute(delete(ORDERS).where(ORDERS.c.id == id))

        await self.store.work(done)

    async def _end(self, table: str) -> None:
        try:
            await self.hall.end(table)
        except Refusal as error:
            LOG.warning("table cannot be closed", table=table, kind=error.kind)

    async def _alive(self) -> int:
        async with self.store.reading() as connection:
            value = (await connection.execute(select(MARKS.c.value).where(MARKS.c.name == "alive"))).scalar()
        return self.hall.opener.started if value is None else value

    async def _note_alive(self) -> None:
        row = {"name": "alive", "value": self.sources.now()}

        async def note(connection: AsyncConnection) -> None:
            found = await connection.execute(update(MARKS).where(MARKS.c.name == "alive").values(value=row["value"]))
            if not found.rowcount:
                await connection.execute(insert(MARKS), [row])

        await self.store.work(note)

    def in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background work failed", error=type(task.exception()).__name__)


def prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise SettingsError(f"the data folder {folder} cannot be made: {error.strerror}") from error


def secret_of(folder: Path) -> bytes:
    """What cookies are signed with: made once, readable by the owner alone."""
    file = folder / "secret"
    if not file.exists():
        keep_secret(folder, secrets.token_bytes(32))
    return file.read_bytes()


def keep_secret(folder: Path, secret: bytes) -> None:
    with os.fdopen(os.open(folder / "secret", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
        opened.write(secret)


def locked(folder: Path) -> IO[bytes]:
    """One server a folder."""
    lock = (folder / "lock").open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise SettingsError(f"another server uses the data folder {folder}") from error
    return lock
