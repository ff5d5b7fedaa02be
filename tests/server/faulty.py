"""A game whose rules can be broken while a server runs, and databases that fail on demand."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.exc import OperationalError

from motherlode.games.thebes.game import Thebes
from motherlode.games.thebes.state import ThebesState
from motherlode.kernel import CHANCE, Log
from tests.server.desk import Person, Site

SECRET = "the hand of Ada is gold"


class Brittle(Thebes):
    """Raises in the middle of a move, after the position has changed, while `is_broken`."""

    is_broken = False
    breaks_views = False

    def apply(self, state: ThebesState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        if Brittle.is_broken and seat != CHANCE:
            raise ValueError(SECRET)

    def view(self, state: ThebesState, viewer: int) -> Any:
        if Brittle.breaks_views:
            raise ValueError(SECRET)
        return super().view(state, viewer)


def disk_full(*_: object, **__: object) -> None:
    raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


async def until(condition: Callable[[], Awaitable[bool]], seconds: float = 20) -> None:
    """Waits for something that the server does by itself."""
    for _ in range(int(seconds / 0.05)):
        if await condition():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


async def is_ready(person: Person) -> bool:
    return (await person.http.get("/ready")).status_code == 200


async def is_not_ready(person: Person) -> bool:
    return not await is_ready(person)


def measured(site: Site, name: str, **labels: str) -> float:
    """What the host reads among the metrics."""
    return site.context.metrics.registry.get_sample_value(name, labels) or 0.0
