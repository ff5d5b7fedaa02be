"""`motherlode tables`: what the host does to single tables. Orders reach a running server through the database."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.commands.backup import Database, DataFolder, chosen_settings
from motherlode.commands.host import with_store
from motherlode.commands.stored import note_action

if TYPE_CHECKING:
    from motherlode.server.store.store import Store

TRIES = 50
PAUSE = 0.2

tables = typer.Typer(no_args_is_help=True, help="Look after single tables of a server.")


@tables.callback()
def tables_group() -> None:
    """Look after single tables of a server."""


@tables.command()
def repair(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table.")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Open a frozen table again from its log, if that replays under the installed rules."""

    async def order(store: "Store") -> None:
        typer.echo(await repaired(store, table))

    asyncio.run(with_store(chosen_settings(data, database), order))


async def repaired(store: "Store", table: str) -> str:
    """Asks the running server and waits a little; what became of the table."""
    from motherlode.server.errors import Refusal, unknown_table
    from motherlode.server.providers import fresh_id
    from motherlode.server.store.orders import Order, add_order, pending_orders

    found = await store.table(table)
    if found is None:
        raise unknown_table(table)
    if found[0].status != "frozen":
        raise Refusal("not_running", f"table {table} is not frozen: it is {found[0].status}")
    order = Order(fresh_id(), "repair", table)
    await add_order(store, order)
    await note_action(store, "repair-table", table)
    for _ in range(TRIES):
        await asyncio.sleep(PAUSE)
        if order not in await pending_orders(store):
            return await outcome(store, table)
    return f"no server obeyed yet; one that starts will try to open table {table}"


async def outcome(store: "Store", table: str) -> str:
    found = await store.table(table)
    if found is None or found[0].status == "frozen":
        return f"table {table} stays frozen: {found[0].frozen if found else 'it is gone'}"
    return f"table {table} is {found[0].status} again"
