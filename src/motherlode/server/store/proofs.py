"""Whether a write is in the database, after the connection broke and nobody heard the answer."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Select, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.server.store.schema import ENTRIES, SNAPSHOTS, TABLES
from motherlode.server.store.writes import Write, data_of, entry_row, snapshot_row, version_after

STATUS: Final = text("SELECT pg_xact_status(CAST(CAST(:id AS text) AS xid8))")


@dataclass(frozen=True)
class Proof:
    """Where to look whether a write is in the database, and what stands there then. One row of it is enough, as all was
    written in one transaction. `is_kept`: nobody else overwrites that row.
    """

    write: Write
    query: Select[tuple[str]]
    expected: str
    is_kept: bool


def proof_of(write: Write) -> Proof | None:
    """None if nothing would show."""
    if write.entries:
        entry = entry_row(write.table_id, write.entries[-1])
        is_it = (ENTRIES.c.table_id == entry.table_id) & (ENTRIES.c.number == entry.number)
        return Proof(write, select(ENTRIES.c.data).where(is_it), entry.data, True)
    if write.data is not None:
        is_it = (TABLES.c.id == write.table_id) & (TABLES.c.version == version_after(write))
        return Proof(write, select(TABLES.c.data).where(is_it), data_of(write)["data"], False)
    if write.snapshot is not None:
        row = snapshot_row(write.table_id, write.snapshot)
        is_it = (SNAPSHOTS.c.table_id == row["table_id"]) & (SNAPSHOTS.c.number == row["number"])
        return Proof(write, select(SNAPSHOTS.c.data).where(is_it), row["data"], True)
    return None


async def ask_transaction(connection: AsyncConnection, write: Write) -> bool | None:
    """PostgreSQL knows what became of a transaction, also if others have overwritten its rows since. One that did not
    even tell its number was never committed. None while it is still going on.
    """
    if not write.transaction:
        return False
    status = (await connection.execute(STATUS, {"id": write.transaction})).scalar()
    return None if status == "in progress" else status == "committed"


async def ask_row(connection: AsyncConnection, proof: Proof, is_last: bool) -> bool:
    """For moves, whose transaction has no number that we know. Locking the table's row waits for one that goes on.
    After the last answer the version is another: what may still be on its way to the database is refused there.
    """
    write = proof.write
    is_it = TABLES.c.id == write.table_id
    await connection.execute(select(TABLES.c.id).where(is_it).with_for_update())
    found: object = (await connection.execute(proof.query)).scalar()
    if found == proof.expected:
        return True
    if is_last and write.expected is not None:
        fence = update(TABLES).where(is_it, TABLES.c.version == write.expected)
        await connection.execute(fence.values(version=TABLES.c.version + 1))
    return False
