"""Running the server: uvicorn around the application, a graceful stop."""

import gc
import socket
import sys
from collections.abc import Callable, Mapping
from typing import Final

import uvicorn

from motherlode.registry import GameClass
from motherlode.server.app import make_app
from motherlode.server.context import ServerContext
from motherlode.server.errors import SettingsError
from motherlode.server.providers import Providers
from motherlode.server.security.doorman import Doorman
from motherlode.server.security.http_guard import guarded_protocol
from motherlode.server.settings import Settings
from motherlode.server.ws.socket_protocol import SocketProtocol

BACKLOG: Final = 2048


class Server(uvicorn.Server):
    """Says goodbye to all sockets before uvicorn closes them."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config)
        self.context = context
        self.on_open: Callable[[], None] | None = None
        context.upkeep.on_usurped = self.stop

    def stop(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.on_open is not None and not self.should_exit:
            self.on_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.context.say_goodbye()
        await super().shutdown(sockets)


def tune() -> None:
    """A thread with work of its own gives way after a millisecond, or play would wait for it.

    Objects that exist now stay, and tables free themselves, so a full collection would stop all play for tenths of a
    second and find almost nothing. Small collections go on; a full one comes after a million new objects.
    """
    sys.setswitchinterval(0.001)
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def server(
    settings: Settings, games: Mapping[str, GameClass] | None = None, providers: Providers | None = None
) -> Server:
    context = ServerContext(settings, games, providers)
    config = uvicorn.Config(
        make_app(context),
        host=settings.host,
        port=settings.port,
        http=guarded_protocol(
            settings.request_seconds, settings.largest_head, Doorman(context.by_address, settings.proxies)
        ),
        ws=SocketProtocol,
        ws_max_size=settings.largest_message * 4,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or "",
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        lifespan="on",
    )
    return Server(config, context)


def run(
    settings: Settings,
    bound: socket.socket,
    on_open: Callable[[], None],
    on_made: Callable[[Server], None] | None = None,
) -> None:
    """Runs until it is stopped; `on_open` is called when it answers, `on_made` with the server before."""
    made = server(settings)
    if on_made is not None:
        on_made(made)

    def announce() -> None:
        tune()
        on_open()

    made.on_open = announce
    made.run([bound])


def bound_socket(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, the event loop sends small answers at once (no delay by Nagle).
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        # Until somebody listens, two servers could bind the same port and both say that they are open.
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        raise SettingsError(f"{settings.host}:{settings.port} cannot be used: {error.strerror}") from error
    return bound
