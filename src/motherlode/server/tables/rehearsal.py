"""Replays stored matches under the installed rules and changes nothing: what would become of them if a server opened
them now.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal, Self, TypeAlias

from motherlode.kernel import MotherlodeError
from motherlode.play.draws import SeededDraws
from motherlode.play.errors import RecordError
from motherlode.play.snapshot import Snapshot
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import unknown_table
from motherlode.server.store.census import ids_of_status
from motherlode.server.store.outage import is_outage
from motherlode.server.store.store import LOGGED, Store
from motherlode.server.tables.lesson_table import table_of
from motherlode.server.tables.loader import open_match
from motherlode.server.tables.table import Table

Fate: TypeAlias = Literal["goes on", "is renewed", "freezes"]


@dataclass(frozen=True)
class Rehearsed:
    """What would become of a running match; `why` says what is not as it should be."""

    table: str
    game: str
    fate: Fate
    why: str = ""


async def rehearse_all(store: Store, catalog: GameCatalog) -> AsyncIterator[Rehearsed]:
    """Every running match, one after the other."""
    for id in await ids_of_status(store, "running"):
        yield await rehearse(store, catalog, id)


async def rehearse(store: Store, catalog: GameCatalog, id: str) -> Rehearsed:
    with Attempt() as reading:
        table, number = await stored_table(store, catalog, id)
    if reading.problem:
        return Rehearsed(id, "", "freezes", reading.problem)
    with Attempt() as whole:
        await replay(store, table, number)
    fate: Fate = "goes on" if table.is_of_these_rules else "is renewed"
    if not whole.problem:
        return Rehearsed(id, table.data.game, fate)
    if table.is_of_these_rules and await replays_from_snapshot(store, table, number):
        return Rehearsed(id, table.data.game, fate, f"only from its snapshot: {whole.problem}")
    return Rehearsed(id, table.data.game, "freezes", whole.problem)


class Attempt:
    """Keeps what went wrong within it as one line. Errors of database and disk are not the match's and pass through."""

    problem = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: object, error: BaseException | None, __: object) -> bool:
        is_ours = isinstance(error, MotherlodeError)
        if not isinstance(error, Exception) or (is_outage(error) and not is_ours):
            return False
        # What an error that is not ours says might tell a secret of the match.
        self.problem = str(error) if is_ours else f"rules or data failed ({type(error).__name__})"
        return True


async def stored_table(store: Store, catalog: GameCatalog, id: str) -> tuple[Table, int]:
    """The table as it was stored, without its match, and the number of its last entry."""
    found = await store.table(id)
    if found is None:
        raise unknown_table(id)
    data, number = found
    return table_of(data, catalog.game(data.game, data.options, data.components_file)), number


async def replay(store: Store, table: Table, number: int, snapshot: Snapshot | None = None) -> None:
    """Raises unless the log leads to its last entry with the marks it was stored with."""
    rows = await store.entries(table.id, snapshot.number - LOGGED if snapshot else -1)
    if not rows or rows[-1].entry.number != number:
        raise RecordError("damaged", f"entry {number} is missing", 0)
    open_match(table, SeededDraws(bytes.fromhex(table.data.seed)), snapshot, rows)


async def replays_from_snapshot(store: Store, table: Table, number: int) -> bool:
    with Attempt() as attempt:
        snapshot = await store.snapshot(table.id)
        if snapshot is None:
            return False
        await replay(store, table, number, snapshot)
    return not attempt.problem
