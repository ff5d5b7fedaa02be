"""The secret that cookies are signed with, one for all processes of a server."""

from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from motherlode.server.store.schema import SECRETS
from motherlode.server.store.store import Store

COOKIES: Final = "cookies"
OLDER: Final = ("", "0001", "0002")


async def stored_secret(store: Store) -> bytes | None:
    """None if there is none yet, as in a store of an older form."""
    if await store.revision() in OLDER:
        return None
    found = await store.scalar(select(SECRETS.c.value).where(SECRETS.c.name == COOKIES))
    return None if found is None else bytes.fromhex(found)


async def keep_secret(store: Store, secret: bytes) -> bytes:
    """The stored secret; this one if there is none yet and no other process was faster."""

    def add(connection: Connection) -> None:
        connection.execute(insert(SECRETS), [{"name": COOKIES, "value": secret.hex()}])

    found = await stored_secret(store)
    if found is None:
        try:
            await store.transact(add)
        except IntegrityError:
            found = await stored_secret(store)
    return found or secret
