"""`motherlode serve`: tables for friends, strangers and bots in the browser."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 127.0.0.1 if not said.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 8000 if not said, 0 for any.")] = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where everything is kept; ./data.")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="postgresql+asyncpg://... for SQLite.")] = None,
    durable: Annotated[bool | None, typer.Option("--durable", help="Survive a power cut too (slower).")] = None,
    public: Annotated[str | None, typer.Option(metavar="URL", help="Serve the public at this https address.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy in front; repeatable.")] = None,
    client: Annotated[Path | None, typer.Option(metavar="FOLDER", help="The built client; client/dist.")] = None,
    bot_processes: Annotated[int | None, typer.Option(min=1, help="Processes in which bots think.")] = None,
) -> None:
    """Serve tables for friends, strangers and bots. Every setting can stand in the environment: MOTHERLODE_PORT=..."""
    # The server's packages are an extra, and slow to load: only who serves needs them.
    from motherlode.server.asgi import bound_socket, run
    from motherlode.server.ops import logs
    from motherlode.server.settings import settings

    chosen = settings(
        os.environ,
        {
            "host": host,
            "port": port,
            "data": data,
            "database": database,
            "durable": durable,
            "public": public,
            "proxies": tuple(proxy) if proxy else None,
            "client": client,
            "bot_processes": bot_processes,
        },
    )
    logs.set_up(sys.stderr.isatty())
    bound = bound_socket(chosen)
    address = chosen.public or f"http://{chosen.host}:{bound.getsockname()[1]}"
    run(chosen, bound, lambda: typer.echo(f"Motherlode is open: {address}"))
