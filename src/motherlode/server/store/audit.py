"""The trail of what the host did: rows are added, never changed."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select

from motherlode.server.store.schema import AUDIT
from motherlode.server.store.store import Store


@dataclass(frozen=True)
class HostAction:
    """`who`, an account of the host's machine, did `what` to `target`, `at` in milliseconds."""

    id: str
    at: int
    who: str
    what: str
    target: str


async def add_action(store: Store, action: HostAction) -> None:
    def add(connection: Connection) -> None:
        connection.execute(insert(AUDIT), [asdict(action)])

    await store.transact(add)


async def latest_actions(store: Store, most: int) -> list[HostAction]:
    """The latest actions, the oldest of them first."""
    query = select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(most)
    rows = await store.rows(query)
    return [HostAction(row.id, row.at, row.who, row.what, row.target) for row in reversed(rows)]
