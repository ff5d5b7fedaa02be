"""`motherlode serve`: the server for browsers and programs."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from motherlode.commands.common import require_extra


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on (default: 127.0.0.1).")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port (default: 8000; 0: any free port).")] = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Folder for all data (default: ./data).")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="postgresql+asyncpg://... instead of SQLite.")
    ] = None,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://... for several processes on one PostgreSQL.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes here (default: 1).")] = None,
    durable: Annotated[bool | None, typer.Option("--durable", help="Sync every commit to disk (slower).")] = None,
    public: Annotated[
        str | None, typer.Option(metavar="URL", help="Public https address; checks the settings.")
    ] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="A trusted proxy (repeatable).")] = None,
    client: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="The built client (default: the one in the package).")
    ] = None,
    bot_processes: Annotated[int | None, typer.Option(min=1, help="Number of bot processes (default: 1).")] = None,
    backup_every: Annotated[
        float | None, typer.Option(metavar="HOURS", help="Hours between backups (default: 0, never).")
    ] = None,
    backup_keep: Annotated[int | None, typer.Option(help="How many of these backups to keep (default: 14).")] = None,
    club: Annotated[str | None, typer.Option(metavar="NAME", help="The club's name, for the front page.")] = None,
    welcome: Annotated[str | None, typer.Option(metavar="TEXT", help="A welcome, for the front page.")] = None,
    registration: Annotated[
        str | None, typer.Option(metavar="WHO", help="Who may register: open (default), invitation or off.")
    ] = None,
    guests: Annotated[
        bool | None, typer.Option("--guests/--no-guests", help="Whether people may play without registering.")
    ] = None,
    room: Annotated[
        str | None, typer.Option(metavar="URL", help="A talk room per table: https://meet.example/{table}.")
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="A game to offer (repeatable; default: all).")
    ] = None,
) -> None:
    """Run the server for browsers and programs.

    Every setting can also be set in the environment, e.g. MOTHERLODE_PORT=8080.
    """
    # The server's packages are an extra, and slow to load: only who serves needs them.
    require_extra("server")
    from motherlode.server.asgi import bound_socket, run
    from motherlode.server.ops import logs
    from motherlode.server.ops.data_folder import prepare_folder
    from motherlode.server.settings import require_safe, settings
    from motherlode.server.store.probe import require_database
    from motherlode.server.supervisor import supervise

    chosen = settings(
        os.environ,
        {
            "host": host,
            "port": port,
            "data": data,
            "database": database,
            "bus": bus,
            "workers": workers,
            "durable": durable,
            "public": public,
            "proxies": tuple(proxy) if proxy else None,
            "client": client,
            "bot_processes": bot_processes,
            "backup_every": backup_every,
            "backup_keep": backup_keep,
            "club": club,
            "welcome": welcome,
            "registration": registration,
            "guests": guests,
            "room": room,
            "games": tuple(game) if game else None,
        },
    )
    if chosen.bus:
        require_extra("cluster")
    logs.set_up(sys.stderr.isatty())
    require_safe(chosen)
    prepare_folder(chosen.data)
    asyncio.run(require_database(chosen.url))
    with bound_socket(chosen) as bound:
        address = chosen.public or f"http://{chosen.host}:{bound.getsockname()[1]}"
        serving = supervise if chosen.workers > 1 else run
        serving(chosen, bound, lambda: typer.echo(f"Motherlode is open: {address}"))
