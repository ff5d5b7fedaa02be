"""A real server for the browser tests, with the small game of secrets beside the registered ones."""

import asyncio
import os
import sys
from pathlib import Path

from motherlode import registry
from motherlode.server import asgi
from motherlode.server.settings import Settings, settings
from motherlode.testing.lode import Lode


def chosen(folder: Path) -> Settings:
    """A browser that plays by itself is faster than people: no limits. The environment may name another client."""
    rates = {f"{name}_rate": 0.0 for name in ("address", "account", "password", "table", "chat")}
    return settings(os.environ, {"port": 0, "data": folder, "vanish_seconds": 1.0, **rates})


def main(folder: Path) -> None:
    bound = asgi.bound_socket(chosen(folder))
    made = asgi.server(chosen(folder), {**registry.GAMES, "lode": Lode})
    made.on_open = lambda: print(f"Motherlode is open: http://127.0.0.1:{bound.getsockname()[1]}", flush=True)  # noqa: T201
    asyncio.run(made.serve([bound]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
