"""`motherlode invite`: codes for a server whose registration is by invitation."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.commands.audit import moment
from motherlode.commands.backup import Database, DataFolder, chosen_settings
from motherlode.commands.host import with_store
from motherlode.commands.stored import note_action

if TYPE_CHECKING:
    from motherlode.server.store.store import Store

DAY_MS = 86_400_000


def invite(
    uses: Annotated[int, typer.Option(min=1, max=10_000, help="How many people may use the code.")] = 1,
    days: Annotated[int, typer.Option(min=1, max=3650, help="How many days the code is good for.")] = 30,
    note: Annotated[str, typer.Option(help="For the host's own list: whom the code is for.")] = "",
    listed: Annotated[
        bool, typer.Option("--list", help="List the codes that were made (not the codes themselves).")
    ] = False,
    revoke: Annotated[str, typer.Option(metavar="CODE", help="Take a code back.")] = "",
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Make, list or take back codes that let people register."""

    async def work(store: "Store") -> None:
        if listed:
            await list_invitations(store)
        elif revoke:
            await revoke_invitation(store, revoke)
        else:
            await add_code(store, uses, days, note)

    asyncio.run(with_store(chosen_settings(data, database), work))


async def add_code(store: "Store", uses: int, days: int, note: str) -> None:
    from motherlode.server.accounts.admission import invitation, new_code
    from motherlode.server.errors import StoreError
    from motherlode.server.providers import wall_clock
    from motherlode.server.store.invitations import add_invitation

    if len(note) > 64 or not note.isprintable():
        raise StoreError("a note is one line of at most 64 characters")
    code, now = new_code(), wall_clock()
    await add_invitation(store, invitation(code, note, uses, now, now + days * DAY_MS))
    await note_action(store, "invite", note or "-")
    typer.echo(code)


async def list_invitations(store: "Store") -> None:
    from motherlode.server.store.invitations import invitations

    for each in await invitations(store):
        typer.echo(f"{moment(each.created)}  until {moment(each.expires)}  uses left: {each.uses}  {each.note}")


async def revoke_invitation(store: "Store", code: str) -> None:
    from motherlode.server.accounts.admission import code_hash
    from motherlode.server.errors import StoreError
    from motherlode.server.store.invitations import remove_invitation

    if not await remove_invitation(store, code_hash(code)):
        raise StoreError("there is no such invitation")
    await note_action(store, "revoke-invitation", f"{code[:4]}...")
    typer.echo("the invitation is taken back")
