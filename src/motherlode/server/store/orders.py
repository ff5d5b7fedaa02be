"""Orders of the host to a running server, and the time at which it was last seen running."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.server.store.schema import MARKS, ORDERS
from motherlode.server.store.store import Store

ALIVE = "alive"


@dataclass(frozen=True)
class Order:
    """`what` the host wants done to `target`."""

    id: str
    what: str
    target: str


async def pending_orders(store: Store) -> list[Order]:
    async with store.reading() as connection:
        return [Order(row.id, row.what, row.target) for row in await connection.execute(select(ORDERS))]


async def add_order(store: Store, order: Order) -> None:
    async def add(connection: AsyncConnection) -> None:
        await connection.execute(insert(ORDERS), [{"id": order.id, "what": order.what, "target": order.target}])

    await store.work(add)


async def remove_order(store: Store, id: str) -> None:
    async def remove(connection: AsyncConnection) -> None:
        await connection.execute(delete(ORDERS).where(ORDERS.c.id == id))

    await store.work(remove)


async def last_alive(store: Store) -> int | None:
    """When the server was last seen running, in milliseconds."""
    async with store.reading() as connection:
        return (await connection.execute(select(MARKS.c.value).where(MARKS.c.name == ALIVE))).scalar()


async def note_alive(store: Store, now: int) -> None:
    async def note(connection: AsyncConnection) -> None:
        found = await connection.execute(update(MARKS).where(MARKS.c.name == ALIVE).values(value=now))
        if not found.rowcount:
            await connection.execute(insert(MARKS), [{"name": ALIVE, "value": now}])

    await store.work(note)
