"""The store of a server, opened by a command: what is wrong with it is said in one line."""

import getpass
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.server.settings import Settings
    from motherlode.server.store.store import Store


@asynccontextmanager
async def opened_store(settings: "Settings", must_exist: bool = True) -> "AsyncIterator[Store]":
    from motherlode.server.errors import StoreError
    from motherlode.server.store.probe import require_database
    from motherlode.server.store.store import Store

    if must_exist and not settings.database and not (settings.data / "motherlode.sqlite").exists():
        raise StoreError(f"there is no server's data in {settings.data}")
    await require_database(settings.url)
    with plain_errors():
        store = Store(settings.url)
        try:
            yield store
        finally:
            await store.close()


@contextmanager
def plain_errors() -> Iterator[None]:
    """What database and disk refuse, in one line and without the values of a statement."""
    from motherlode.server.store.probe import as_store_errors

    with as_store_errors():
        yield


async def require_present(store: "Store") -> None:
    """Commands that change something need the store in its present form; a server brings it there."""
    from motherlode.server.errors import StoreError
    from motherlode.server.store.schema import HEAD

    step = await store.revision()
    if not step:
        raise StoreError("there is no server's data in this database")
    if step != HEAD:
        raise StoreError(f"the data is at step {step}, this Motherlode needs {HEAD}: start the server once")


async def note_action(store: "Store", what: str, target: str) -> None:
    """Adds to the trail of what the host did."""
    from motherlode.server.providers import fresh_id, wall_clock
    from motherlode.server.store.audit import HostAction, add_action

    await add_action(store, HostAction(fresh_id(), wall_clock(), account(), what, target))


def account() -> str:
    """Who runs the command on this machine."""
    try:
        return getpass.getuser()[:64]
    except (KeyError, OSError):
        return "unknown"
