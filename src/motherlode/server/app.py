"""The application: routes, dependencies, error handlers, and the security layer around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Contact

from motherlode import __version__
from motherlode.kernel import MotherlodeError
from motherlode.server.context import ServerContext
from motherlode.server.errors import Refusal, refusal_of
from motherlode.server.http.dependencies import Context, dependencies
from motherlode.server.http.games import catalogue, games_router, rights
from motherlode.server.http.lessons import lessons_router
from motherlode.server.http.pages import AnyRequest, StaticFiles, respond
from motherlode.server.http.people import people_router
from motherlode.server.http.play import play_router
from motherlode.server.http.tables import import_record, tables_router
from motherlode.server.protocol import bodies as b
from motherlode.server.protocol.naming import wire_name, with_wire_names
from motherlode.server.protocol.serializers import error_info
from motherlode.server.security.middleware import ASGIApp, SecurityMiddleware, peer_of
from motherlode.server.settings import Settings
from motherlode.server.store.outage import is_outage
from motherlode.server.ws import sockets

LOG: Final = structlog.get_logger("motherlode.app")
LOCAL: Final = frozenset({"127.0.0.1", "::1", "local"})


@get("/health", tags=["host"])
async def health(context: Context) -> b.Health:
    """The process is alive; `/ready` says whether it can do its work."""
    connections = sum(len(live.connections) for live in context.tables.live.values()) + len(context.lobby.connections)
    return b.Health(status="ok", version=__version__, tables=len(context.tables.live), connections=connections)


@get("/ready", tags=["host"])
async def ready(context: Context) -> Response[b.Readiness]:
    """Whether all that play needs works: database, disk, loops. For a load balancer or a watchdog."""
    problems = context.problems
    return Response(b.Readiness(ready=not problems, problems=problems), status_code=503 if problems else 200)


@get("/api/house", tags=["host"])
async def house(context: Context) -> b.HouseInfo:
    """The club: its name and welcome, and who may come in."""
    chosen = context.settings
    return b.HouseInfo(
        club=chosen.club,
        welcome=chosen.welcome,
        registration=chosen.registration,
        guests=chosen.guests,
    )


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest, context: Context) -> bytes:
    """For the host's own machine, or with the token of the settings. A proxy that forgets to say for whom it asks is
    not the host.
    """
    if not is_host(request, context.settings):
        raise Refusal("not_host", "metrics are for the host", 403)
    return await context.metrics_text()


def is_host(request: AnyRequest, settings: Settings) -> bool:
    token = settings.metrics_token
    if token and compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    peer = peer_of(request.scope)
    return peer in LOCAL and peer not in settings.proxies


class StrictDescription(JsonRenderPlugin):
    """Bodies are strict, and the interface's description says so: no fields but those named. Names as on the wire."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        components = openapi_schema["components"]
        components["schemas"] = {wire_name(name): each for name, each in components["schemas"].items()}
        for schema in components["schemas"].values():
            if "properties" in schema:
                schema["additionalProperties"] = False
        return super().render(request, with_wire_names(openapi_schema))


def handle_own_error(_: Request[Any, Any, Any], error: MotherlodeError) -> Response[b.ErrorInfo]:
    refusal = refusal_of(error)
    return Response(error_info(refusal), status_code=refusal.status)


def handle_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[b.ErrorInfo]:
    kinds = {400: "bad_message", 404: "unknown_page", 405: "bad_method", 413: "too_large"}
    kind = kinds.get(error.status_code, "bad_message" if error.status_code < 500 else "server")
    return Response(b.ErrorInfo(kind=kind, facts={}, message=error.detail), status_code=error.status_code)


def handle_deep_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[b.ErrorInfo]:
    LOG.warning("body nested too deeply", error=str(error))
    return Response(b.ErrorInfo(kind="bad_message", facts={}, message="the body is nested too deeply"), status_code=400)


def handle_server_error(request: Request[Any, Any, Any], error: Exception) -> Response[b.ErrorInfo]:
    LOG.error("request failed", path=request.scope["path"], error=type(error).__name__, exc_info=error)
    status = 503 if is_outage(error) else 500
    return Response(b.ErrorInfo(kind="server", facts={}, message="the server made a mistake"), status_code=status)


def make_app(context: ServerContext) -> ASGIApp:
    """The server as an ASGI application."""
    pages = StaticFiles(context.settings.client)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        path = request.url.path
        if path.startswith(("/api/", "/ws/", "/schema/", "/assets/")) and not pages.has(path):
            raise Refusal("unknown_page", "there is nothing here", 404)
        return respond(pages.page(path), request)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    records = Router("/", request_max_body_size=context.settings.largest_record, route_handlers=[import_record])
    app = Litestar(
        route_handlers=[
            people_router(),
            games_router(),
            lessons_router(),
            tables_router(),
            play_router(),
            records,
            catalogue,
            rights,
            health,
            ready,
            house,
            metrics,
            page,
            sockets.lobby,
            sockets.table,
        ],
        dependencies=dependencies(context),
        exception_handlers={
            MotherlodeError: handle_own_error,
            HTTPException: handle_http_error,
            RecursionError: handle_deep_nesting,
            Exception: handle_server_error,
        },
        lifespan=[life],
        request_max_body_size=context.settings.largest_message,
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
    return SecurityMiddleware(app, context.settings, context.metrics, context.by_address)
