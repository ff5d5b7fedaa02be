"""The lines of chat of a table."""

import msgspec
from sqlalchemy import Connection, insert, select, update

from motherlode.server import protocol as p
from motherlode.server.store.schema import CHAT, TABLES
from motherlode.server.store.store import Store

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(p.SaidMessage).decode


async def add_line(store: Store, table: str, said: p.SaidMessage) -> p.SaidMessage:
    """Stores a line under the next number; the line with that number."""

    def add(connection: Connection) -> p.SaidMessage:
        # The row is ours from here on: no other process gives out the same number.
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(said=TABLES.c.said + 1))
        count = connection.execute(select(TABLES.c.said).where(TABLES.c.id == table)).scalar_one()
        line = msgspec.structs.replace(said, number=count - 1)
        row = {"table_id": table, "number": line.number, "player": line.player, "data": encode(line).decode()}
        connection.execute(insert(CHAT), [row])
        return line

    return await store.transact(add)


async def recent_lines(store: Store, table: str, most: int) -> list[p.SaidMessage]:
    """The last lines, the oldest first; one that cannot be read is left out."""
    query = select(CHAT.c.data).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(most)
    lines = [read_line(row.data) for row in await store.rows(query)]
    return [line for line in lines[::-1] if line is not None]


async def lines_after(store: Store, table: str, number: int) -> list[p.SaidMessage]:
    """The lines after this number, the oldest first."""
    query = select(CHAT.c.data).where(CHAT.c.table_id == table, CHAT.c.number > number).order_by(CHAT.c.number)
    lines = [read_line(row.data) for row in await store.rows(query)]
    return [line for line in lines if line is not None]


def read_line(data: str) -> p.SaidMessage | None:
    try:
        return decode(data)
    except msgspec.MsgspecError:
        return None
