"""The time by the database, when processes were alive, and when none was."""

import time
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import Connection, insert, select, text, update

from motherlode.server.store.schema import DOWNTIMES, MARKS
from motherlode.server.store.store import Store

ALIVE: Final = "alive"
CLOCK: Final = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
Downtime: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Reading:
    """The time of the database was between `early` and `late` when the steady clock of this machine was at `steady`,
    all in milliseconds.
    """

    steady: int
    early: int
    late: int


async def read_clock(store: Store) -> Reading:
    """Asks the database for the time; the answer is as exact as it is quick."""
    async with store.reading() as connection:
        await connection.execute(CLOCK)
        began = time.monotonic()
        found = int((await connection.execute(CLOCK)).scalar_one())
        ended = time.monotonic()
    half = (ended - began) * 500
    return Reading(int((began + ended) * 500), int(found - half), int(found + half) + 1)


async def note_alive(store: Store, now: int, patience: int) -> None:
    """Somebody is alive now. If nobody was for longer than `patience`, that was a downtime: one process notes it."""

    def note(connection: Connection) -> None:
        query = select(MARKS.c.value).where(MARKS.c.name == ALIVE).with_for_update()
        last = connection.execute(query).scalar()
        if last is None:
            connection.execute(insert(MARKS), [{"name": ALIVE, "value": now}])
            return
        if now - last > patience:
            connection.execute(insert(DOWNTIMES), [{"began": last, "ended": now}])
        if now > last:
            connection.execute(update(MARKS).where(MARKS.c.name == ALIVE).values(value=now))

    await store.transact(note)


async def last_alive(store: Store) -> int | None:
    """When a process was last seen running, in milliseconds."""
    return await store.scalar(select(MARKS.c.value).where(MARKS.c.name == ALIVE))


async def downtimes(store: Store, after: int) -> list[Downtime]:
    """Those that ended after that, in their order."""
    query = select(DOWNTIMES).where(DOWNTIMES.c.ended > after).order_by(DOWNTIMES.c.began)
    return [(row.began, row.ended) for row in await store.rows(query)]
