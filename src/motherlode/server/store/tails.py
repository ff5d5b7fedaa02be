"""What other processes stored of tables that this one holds in memory (PostgreSQL only: there processes share)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import select, text

from motherlode.server.store.schema import TABLES
from motherlode.server.store.store import Store, TableRow, read_entry, read_table
from motherlode.server.tables.entries import TableEntry

# One statement sees one moment: the row and its entries fit together.
TAILS: Final = text("""
SELECT tables.id, tables.data, tables.number, tables.version, tables.said, entries.number AS at, entries.data AS entry
FROM unnest(CAST(:ids AS varchar[]), CAST(:numbers AS integer[])) AS known(id, number)
JOIN tables ON tables.id = known.id
LEFT JOIN entries ON entries.table_id = known.id AND entries.number > known.number
ORDER BY tables.id, entries.number
""")


@dataclass
class Tail:
    """A table as it stands in the database, and its entries after a number."""

    row: TableRow
    entries: list[TableEntry]


@dataclass(frozen=True)
class Mark:
    """How far a table is in the database."""

    version: int
    said: int


async def tails(store: Store, numbers: Mapping[str, int]) -> dict[str, Tail]:
    """By table what came after the number that is known of it. Raises if a row cannot be read."""
    parameters = {"ids": list(numbers), "numbers": list(numbers.values())}
    found: dict[str, Tail] = {}
    rows = await store.rows(TAILS, parameters)
    for row in rows:
        if row.id not in found:
            found[row.id] = Tail(table_row(row), [])
        if row.at is not None:
            found[row.id].entries.append(read_entry(row.at, row.entry))
    return found


def table_row(row: Any) -> TableRow:
    return TableRow(read_table(row.id, row.data), row.number, row.version, row.said)


async def marks(store: Store, ids: Iterable[str]) -> dict[str, Mark]:
    query = select(TABLES.c.id, TABLES.c.version, TABLES.c.said).where(TABLES.c.id.in_(list(ids)))
    return {row.id: Mark(row.version, row.said) for row in await store.rows(query)}
