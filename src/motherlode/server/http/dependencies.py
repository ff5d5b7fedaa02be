"""What route handlers ask for: the server's context, who visits, and who acts (who must have a name)."""

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide

from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.errors import Refusal
from motherlode.server.http.pages import StaticAnswers

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
COOKIE = "motherlode"
# Says that somebody signed in on this device before: guesses elsewhere do not lock the owner out.
DEVICE = "motherlode_device"

Context: TypeAlias = NamedDependency[ServerContext]
Visitor: TypeAlias = NamedDependency[p.PlayerInfo | None]
Session: TypeAlias = NamedDependency[str]
Me: TypeAlias = NamedDependency[p.PlayerInfo]
Answers: TypeAlias = NamedDependency[StaticAnswers]


async def provide_visitor(request: AnyConnection, context: Context) -> p.PlayerInfo | None:
    return await context.accounts.sessions.identify(*credentials(request))


async def provide_session(request: AnyConnection, context: Context) -> str:
    return context.accounts.sessions.hash_of(*credentials(request))


def credentials(request: AnyConnection) -> tuple[str, str]:
    """The cookie and the token of a request."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return request.cookies.get(COOKIE, ""), bearer if scheme.lower() == "bearer" else ""


async def provide_me(visitor: Visitor, context: Context) -> p.PlayerInfo:
    if visitor is None:
        raise Refusal("no_name", "choose a name first", 401)
    context.by_account.require(visitor.id)
    return visitor


def dependencies(context: ServerContext) -> dict[str, Provide]:
    answers = StaticAnswers()
    return {
        "answers": Provide(lambda: answers, sync_to_thread=False),
        "context": Provide(lambda: context, sync_to_thread=False),
        "session": Provide(provide_session),
        "visitor": Provide(provide_visitor),
        "me": Provide(provide_me),
    }
