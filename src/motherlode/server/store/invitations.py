"""Codes that allow to register, by their hash."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, Delete, Update, delete, insert, select, update

from motherlode.server.store.schema import INVITATIONS
from motherlode.server.store.store import Store


@dataclass(frozen=True)
class Invitation:
    """Lets `uses` people register until `expires`, in milliseconds."""

    hash: str
    note: str
    uses: int
    created: int
    expires: int


async def add_invitation(store: Store, invitation: Invitation) -> None:
    def add(connection: Connection) -> None:
        connection.execute(insert(INVITATIONS), [asdict(invitation)])

    await store.transact(add)


async def invitations(store: Store) -> list[Invitation]:
    """All of them, the oldest first."""
    query = select(INVITATIONS).order_by(INVITATIONS.c.created, INVITATIONS.c.hash)
    rows = await store.rows(query)
    return [Invitation(row.hash, row.note, row.uses, row.created, row.expires) for row in rows]


async def use_invitation(store: Store, hash: str, now: int) -> bool:
    """Takes one use of it; False if there is none left. The database decides, so no use is taken twice."""
    is_good = (INVITATIONS.c.hash == hash) & (INVITATIONS.c.uses > 0) & (INVITATIONS.c.expires > now)
    return await _changed(store, update(INVITATIONS).where(is_good).values(uses=INVITATIONS.c.uses - 1))


async def return_invitation(store: Store, hash: str) -> None:
    """Gives back a use that led to nothing."""
    await _changed(store, update(INVITATIONS).where(INVITATIONS.c.hash == hash).values(uses=INVITATIONS.c.uses + 1))


async def remove_invitation(store: Store, hash: str) -> bool:
    """False if there is no such invitation."""
    return await _changed(store, delete(INVITATIONS).where(INVITATIONS.c.hash == hash))


async def _changed(store: Store, statement: Update | Delete) -> bool:
    def change(connection: Connection) -> bool:
        return bool(connection.execute(statement).rowcount)

    return await store.transact(change)
