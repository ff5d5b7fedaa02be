"""Orders of the host to a running server."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.server.store.schema import ORDERS
from motherlode.server.store.store import Store


@dataclass(frozen=True)
class Order:
    """`what` the host wants done to `target`."""

    id: str
    what: str
    target: str


async def pending_orders(store: Store) -> list[Order]:
    return [Order(row.id, row.what, row.target) for row in await store.rows(select(ORDERS))]


async def add_order(store: Store, order: Order) -> None:
    async def add(connection: AsyncConnection) -> None:
        await connection.execute(insert(ORDERS), [{"id": order.id, "what": order.what, "target": order.target}])

    await store.work(add)


async def remove_order(store: Store, id: str) -> None:
    async def remove(connection: AsyncConnection) -> None:
        await connection.execute(delete(ORDERS).where(ORDERS.c.id == id))

    await store.work(remove)
