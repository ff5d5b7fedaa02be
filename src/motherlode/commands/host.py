"""`motherlode reset-password` and `motherlode close-table`: administration of a server from the command line."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.commands.backup import Database, DataFolder, chosen_settings
from motherlode.commands.stored import note_action, opened_store, require_present

if TYPE_CHECKING:
    from motherlode.server.settings import Settings
    from motherlode.server.store.store import Store


def reset_password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of a registered player.")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Set a new password for a player and end their sessions.

    The password is asked for, or read from the first line of standard input. It is never given on the command line,
    where other users of the machine and the shell's history could see it.
    """
    password = require_password(asked_password())

    async def reset(store: "Store") -> None:
        from argon2 import PasswordHasher

        from motherlode.server.accounts.accounts import Accounts
        from motherlode.server.providers import fresh_id, wall_clock
        from motherlode.server.store.orders import Order, add_order

        player = await Accounts(store, b"", wall_clock, PasswordHasher()).reset_password(name, password)
        # A running server knows the sessions by heart.
        await add_order(store, Order(fresh_id(), "sign_out", player))
        await note_action(store, "reset-password", name)

    asyncio.run(with_store(chosen_settings(data, database), reset))
    typer.echo(f"{name} has a new password")


def asked_password() -> str:
    if sys.stdin.isatty():
        return str(typer.prompt("New password", hide_input=True, confirmation_prompt=True, err=True))
    return sys.stdin.readline().rstrip("\r\n")


def require_password(text: str) -> str:
    """As long as the server wants it from players."""
    from msgspec import ValidationError, convert

    from motherlode.server.errors import SettingsError
    from motherlode.server.protocol.bodies import Password

    try:
        return convert(text, Password)
    except ValidationError as error:
        raise SettingsError("a password has 8 to 200 characters") from error


def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table.")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Ask the running server to close a table."""

    async def order(store: "Store") -> None:
        from motherlode.server.errors import unknown_table
        from motherlode.server.providers import fresh_id
        from motherlode.server.store.orders import Order, add_order

        if await store.table(table) is None:
            raise unknown_table(table)
        await add_order(store, Order(fresh_id(), "close", table))
        await note_action(store, "close-table", table)

    asyncio.run(with_store(chosen_settings(data, database), order))
    typer.echo(f"the server will close table {table}")


async def with_store(settings: "Settings", task: "Callable[[Store], Awaitable[None]]") -> None:
    async with opened_store(settings) as store:
        await require_present(store)
        await task(store)
