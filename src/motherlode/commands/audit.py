"""`motherlode audit`: what the host did to a server from the command line."""

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from motherlode.commands.backup import Database, DataFolder, chosen_settings
from motherlode.commands.common import AsJson, print_json
from motherlode.commands.host import with_store

if TYPE_CHECKING:
    from motherlode.server.store.audit import HostAction
    from motherlode.server.store.store import Store


def audit(
    most: Annotated[int, typer.Option(min=1, max=100_000, help="How many of the latest actions.")] = 100,
    as_json: AsJson = False,
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """List what the host did to a server.

    New passwords, closed and repaired tables, restored backups, invitations made and taken back.
    """

    async def show(store: "Store") -> None:
        from motherlode.server.store.audit import latest_actions

        actions = await latest_actions(store, most)
        if as_json:
            print_json({"actions": [facts(action) for action in actions]})
        else:
            for action in actions:
                typer.echo("  ".join(facts(action).values()))

    asyncio.run(with_store(chosen_settings(data, database), show))


def facts(action: "HostAction") -> dict[str, str]:
    return {"at": moment(action.at), "who": action.who, "what": action.what, "target": action.target}


def moment(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).isoformat().replace("+00:00", "Z")
