"""Players, their sessions, and the players they mute or block."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, Executable, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.store.schema import BLOCKS, PLAYERS, SEATS, SESSIONS
from motherlode.server.store.store import Store

BlockKind: TypeAlias = Literal["mute", "block"]
UNHEARD: Final = select(BLOCKS.c.other).where(BLOCKS.c.player == bindparam("who"))


@dataclass(frozen=True)
class PlayerRow:
    """`key` is the name of a registered player without case; a guest has none. `password` is a hash."""

    id: str
    name: str
    key: str | None
    password: str | None

    @property
    def is_guest(self) -> bool:
        return self.key is None


@dataclass(frozen=True)
class SessionRow:
    """`hash` is that of the token the client holds; `kind` is `session` or `token`."""

    hash: str
    player: str
    kind: str
    created: int


def player_row(row: Any) -> PlayerRow:
    return PlayerRow(row.id, row.name, row.name_key, row.password)


# -- players -----------------------------------------------------------------------------------------------------------


async def player_by_id(store: Store, id: str) -> PlayerRow | None:
    return await _player(store, PLAYERS.c.id == id)


async def player_by_key(store: Store, key: str) -> PlayerRow | None:
    return await _player(store, PLAYERS.c.name_key == key)


async def player_by_session(store: Store, hash: str) -> tuple[PlayerRow, str] | None:
    """The player of a session, and its kind."""
    query = select(PLAYERS, SESSIONS.c.kind).join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
    row = await store.first(query.where(SESSIONS.c.hash == hash))
    return None if row is None else (player_row(row), row.kind)


async def add_player(store: Store, id: str, name: str, created: int) -> None:
    row = {"id": id, "name": name, "created": created}
    await store.transact(_executing(insert(PLAYERS).values(**row)))


async def rename_player(store: Store, id: str, name: str) -> None:
    await store.transact(_executing(update(PLAYERS).where(PLAYERS.c.id == id).values(name=name)))


async def register_player(store: Store, id: str, name: str, key: str, password: str) -> bool:
    """False if another player has the name."""
    values = {"name": name, "name_key": key, "password": password}
    try:
        await store.transact(_executing(update(PLAYERS).where(PLAYERS.c.id == id).values(**values)))
    except IntegrityError:
        return False
    return True


async def set_password(store: Store, id: str, password: str) -> None:
    await store.transact(_executing(update(PLAYERS).where(PLAYERS.c.id == id).values(password=password)))


async def delete_player(store: Store, id: str) -> None:
    """With the seats, sessions and blocks of the player."""

    def forget(connection: Connection) -> None:
        connection.execute(delete(SEATS).where(SEATS.c.player == id))
        connection.execute(delete(PLAYERS).where(PLAYERS.c.id == id))

    await store.transact(forget)


# -- sessions ----------------------------------------------------------------------------------------------------------


async def add_session(store: Store, session: SessionRow) -> None:
    row = {"hash": session.hash, "player": session.player, "kind": session.kind, "created": session.created}
    await store.transact(_executing(insert(SESSIONS).values(**row)))


async def known_sessions(store: Store, hashes: list[str]) -> set[str]:
    query = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(hashes))
    return {row.hash for row in await store.rows(query)}


async def delete_session(store: Store, hash: str) -> None:
    await store.transact(_executing(delete(SESSIONS).where(SESSIONS.c.hash == hash)))


async def delete_sessions_of(store: Store, player: str) -> None:
    await store.transact(_executing(delete(SESSIONS).where(SESSIONS.c.player == player)))


# -- muting and blocking -----------------------------------------------------------------------------------------------


async def set_block(store: Store, player: str, other: str, what: BlockKind, is_on: bool) -> bool:
    """False if there is no such other player."""
    same = (BLOCKS.c.player == player) & (BLOCKS.c.other == other) & (BLOCKS.c.what == what)

    def note(connection: Connection) -> bool:
        if connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == other)).first() is None:
            return False
        connection.execute(delete(BLOCKS).where(same))
        if is_on:
            connection.execute(insert(BLOCKS), [{"player": player, "other": other, "what": what}])
        return True

    return await store.transact(note)


async def blocks_of(store: Store, player: str, what: BlockKind) -> list[PlayerRow]:
    """The players whom this player mutes or blocks, by name."""
    query = (
        select(PLAYERS)
        .join(BLOCKS, BLOCKS.c.other == PLAYERS.c.id)
        .where(BLOCKS.c.player == player, BLOCKS.c.what == what)
        .order_by(PLAYERS.c.name)
    )
    return [player_row(row) for row in await store.rows(query)]


async def unheard_by(store: Store, player: str) -> frozenset[str]:
    """The ids of all whom this player mutes or blocks."""
    return frozenset(row.other for row in await store.rows(UNHEARD, {"who": player}))


async def is_blocked(store: Store, player: str, by: list[str]) -> bool:
    query = select(BLOCKS.c.player).where(BLOCKS.c.other == player, BLOCKS.c.what == "block", BLOCKS.c.player.in_(by))
    return await store.first(query) is not None


async def _player(store: Store, which: ColumnElement[bool]) -> PlayerRow | None:
    row = await store.first(select(PLAYERS).where(which))
    return None if row is None else player_row(row)


def _executing(statement: Executable) -> Callable[[Connection], None]:
    def execute(connection: Connection) -> None:
        connection.execute(statement)

    return execute
