"""Lessons in the store: which are done, and the tables at which they are given."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from motherlode.server.store.schema import LESSONS, SEATS, TABLES
from motherlode.server.store.store import Store
from motherlode.server.store.tables import MATCH, readable
from motherlode.server.tables.data import TableData


async def note_done(store: Store, player: str, game: str, lesson: str, now: int) -> None:
    """A lesson that was done before counts as done now. Nothing is kept of a player who is gone."""
    row = {"player": player, "game": game, "lesson": lesson, "done": now}

    def note(connection: Connection) -> None:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        added = insert(LESSONS).values(row)
        connection.execute(added.on_conflict_do_update(index_elements=list(LESSONS.primary_key), set_={"done": now}))

    await store.transact(note)


async def lessons_done(store: Store, player: str) -> list[tuple[str, str]]:
    """The game and id of each lesson that the player has done, in their order."""
    query = select(LESSONS.c.game, LESSONS.c.lesson).where(LESSONS.c.player == player).order_by(LESSONS.c.done)
    return [(row.game, row.lesson) for row in await store.rows(query)]


async def games_played(store: Store, player: str) -> list[str]:
    """The games of which the player has begun a match."""
    query = (
        select(TABLES.c.game)
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.player == player))
        .where(TABLES.c.kind == MATCH, TABLES.c.status != "open")
        .distinct()
    )
    return [row.game for row in await store.rows(query)]


async def has_played_before(store: Store, player: str, game: str, table: str) -> bool:
    """Whether the player has begun another match of the game than that at this table."""
    query = (
        select(TABLES.c.id)
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.player == player))
        .where(TABLES.c.kind == MATCH, TABLES.c.status != "open", TABLES.c.game == game, TABLES.c.id != table)
        .limit(1)
    )
    return await store.first(query) is not None


async def lesson_tables(store: Store, player: str, game: str = "") -> list[TableData]:
    """The tables of a player's lessons, of one game or of all, the latest first."""
    query = select(TABLES.c.id, TABLES.c.data, TABLES.c.number).where(TABLES.c.host == player, TABLES.c.kind != MATCH)
    if game:
        query = query.where(TABLES.c.game == game)
    rows = await store.rows(query.order_by(TABLES.c.touched.desc()))
    return [data for data, _ in readable(rows)]


async def old_lessons(store: Store, before: int) -> list[str]:
    """The ids of tables of lessons with which nobody went on since then."""
    query = select(TABLES.c.id).where(TABLES.c.kind != MATCH, TABLES.c.touched < before)
    return [row.id for row in await store.rows(query)]


async def remove_lessons(store: Store, ids: Collection[str]) -> None:
    """Removes tables of lessons with all that belongs to them; other tables are left alone."""

    def remove(connection: Connection) -> None:
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids), TABLES.c.kind != MATCH))

    if ids:
        await store.transact(remove)
