"""The application: routes, dependencies, errors, and the care around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Contact

from motherlode import __version__
from motherlode.kernel import MotherlodeError
from motherlode.server import bodies as b
from motherlode.server import sockets
from motherlode.server.care import Care, address_of, error_info
from motherlode.server.errors import Refusal, refusal_of
from motherlode.server.house import House
from motherlode.server.needs import Home, dependencies
from motherlode.server.pages import AnyRequest, Pages, sent
from motherlode.server.routes_games import catalogue, games_router
from motherlode.server.routes_people import people_router
from motherlode.server.routes_play import play_router
from motherlode.server.routes_tables import tables_router, take_in

LOG: Final = structlog.get_logger("motherlode.app")
LOCAL: Final = frozenset({"127.0.0.1", "::1", "local"})


@get("/health", tags=["host"])
async def health(house: Home) -> b.Health:
    connections = sum(len(opened.connections) for opened in house.hall.open.values()) + len(house.lobby)
    return b.Health(status="ok", version=__version__, tables=len(house.hall.open), connections=connections)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest, house: Home) -> bytes:
    """For the host's own machine only."""
    if address_of(request.scope) not in LOCAL:
        raise Refusal("not_host", "metrics are for the host", 403)
    return house.metrics.text()


class StrictDescription(JsonRenderPlugin):
    """Bodies are strict, and the interface's description says so: no fields but those named."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for schema in openapi_schema["components"]["schemas"].values():
            if "properties" in schema:
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def error_of_ours(_: Request[Any, Any, Any], error: MotherlodeError) -> Response[b.ErrorInfo]:
    refusal = refusal_of(error)
    return Response(error_info(refusal), status_code=refusal.status)


def error_of_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[b.ErrorInfo]:
    kinds = {400: "bad_message", 404: "unknown_page", 405: "bad_method", 413: "too_large"}
    kind = kinds.get(error.status_code, "bad_message" if error.status_code < 500 else "server")
    return Response(b.ErrorInfo(kind=kind, facts={}, message=error.detail), status_code=error.status_code)


def error_of_depth(_: Request[Any, Any, Any], error: RecursionError) -> Response[b.ErrorInfo]:
    LOG.warning("body nested too deeply", error=str(error))
    return Response(b.ErrorInfo(kind="bad_message", facts={}, message="the body is nested too deeply"), status_code=400)


def error_of_server(request: Request[Any, Any, Any], error: Exception) -> Response[b.ErrorInfo]:
    LOG.error("request failed", path=request.url.path, error=type(error).__name__, exc_info=error)
    return Response(b.ErrorInfo(kind="server", facts={}, message="the server made a mistake"), status_code=500)


def make_app(house: House) -> Care:
    """The server as an ASGI application."""
    pages = Pages(house.settings.client)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        path = request.url.path
        if path.startswith(("/api/", "/ws/", "/schema/", "/assets/")) and not pages.has(path):
            raise Refusal("unknown_page", "there is nothing here", 404)
        return sent(pages.page(path), request)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    records = Router("/", request_max_body_size=house.settings.largest_record, route_handlers=[take_in])
    app = Litestar(
        route_handlers=[
            people_router(),
            games_router(),
            tables_router(),
            play_router(),
            records,
            catalogue,
            health,
            metrics,
            page,
            sockets.lobby,
            sockets.table,
        ],
        dependencies=dependencies(house),
        exception_handlers={
            MotherlodeError: error_of_ours,
            HTTPException: error_of_http,
            RecursionError: error_of_depth,
            Exception: error_of_server,
        },
        lifespan=[life],
        request_max_body_size=house.settings.largest_message,
        openapi_config=OpenAPIConfig(
            title="Motherlode",
            version=__version__,
            description="Tables, matches and records. Programs send `Authorization: Bearer <token>`.",
            contact=Contact(name="the host of this server"),
            render_plugins=[StrictDescription()],
        ),
        logging_config=None,
        debug=False,
    )
    return Care(app, house)
