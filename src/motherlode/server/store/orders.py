"""Orders of the host to a running server."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

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
    def add(connection: Connection) -> None:
        connection.execute(insert(ORDERS), [{"id": order.id, "what": order.what, "target": order.target}])

    await store.transact(add)


async def remove_order(store: Store, id: str) -> None:
    def remove(connection: Connection) -> None:
        connection.execute(delete(ORDERS).where(ORDERS.c.id == id))

    await store.transact(remove)
