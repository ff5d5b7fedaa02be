"""The gate before every write to a table: it compares the version that the writer knows with that of the row, and
counts one up, in one statement. Whoever comes second learns it here and has changed nothing.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Connection, text

from motherlode.server.store.sqlite_thread import driver_of


class Claim(Protocol):
    """What the gate needs to know of a write. Without `leased` the lease of the bots stays as it is."""

    table_id: str
    expected: int | None
    touched: int
    number: int
    deadline: int | None
    bot_due: bool
    leased: int | None


class Crowded(Exception):
    """Somebody was faster at one of several tables, and the database does not say at which: try one by one."""


ONE_BY_ONE: Final = """
UPDATE tables SET
    version = ? + 1, touched = ?, number = ?, deadline = ?, bot_due = ?, leased = COALESCE(?, leased)
WHERE id = ? AND version = ?
"""

# Rows are locked in the order of their ids, so that two batches never wait for each other.
TOGETHER: Final = text("""
UPDATE tables SET
    version = claims.expected + 1, touched = claims.touched, number = claims.number, deadline = claims.deadline,
    bot_due = claims.bot_due, leased = COALESCE(claims.leased, tables.leased)
FROM
    unnest(
        CAST(:ids AS varchar[]), CAST(:expected AS integer[]), CAST(:touched AS bigint[]), CAST(:numbers AS integer[]),
        CAST(:deadlines AS bigint[]), CAST(:bots_due AS boolean[]), CAST(:leased AS bigint[])
    ) AS claims(id, expected, touched, number, deadline, bot_due, leased),
    (SELECT id FROM tables WHERE id = ANY(CAST(:ids AS varchar[])) ORDER BY id FOR UPDATE) AS locked
WHERE tables.id = claims.id AND locked.id = claims.id AND tables.version = claims.expected
RETURNING tables.id
""")


def pass_gate(connection: Connection, claims: Sequence[Claim]) -> set[str]:
    """The ids of the tables whose version was the expected one; their rows are ours until the transaction ends."""
    if not claims:
        return set()
    if connection.dialect.name == "postgresql":
        return {row.id for row in connection.execute(TOGETHER, columns(claims))}
    # Only one process writes to SQLite, so nobody is ever faster there but for a fault.
    found = driver_of(connection).executemany(ONE_BY_ONE, [parameters(claim) for claim in claims])
    if found.rowcount == len(claims):
        return {claim.table_id for claim in claims}
    if len(claims) > 1:
        raise Crowded
    return set()


def columns(claims: Sequence[Claim]) -> dict[str, list[Any]]:
    return {
        "ids": [claim.table_id for claim in claims],
        "expected": [claim.expected for claim in claims],
        "touched": [claim.touched for claim in claims],
        "numbers": [claim.number for claim in claims],
        "deadlines": [claim.deadline for claim in claims],
        "bots_due": [claim.bot_due for claim in claims],
        "leased": [claim.leased for claim in claims],
    }


def parameters(claim: Claim) -> tuple[Any, ...]:
    return (
        claim.expected,
        claim.touched,
        claim.number,
        claim.deadline,
        claim.bot_due,
        claim.leased,
        claim.table_id,
        claim.expected,
    )
