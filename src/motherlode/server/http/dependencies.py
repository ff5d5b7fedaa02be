"""What route handlers ask for: the server's context, who visits, and who acts (who must have a name)."""

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide

from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.errors import Refusal
from motherlode.server.http.pages import StaticAnswers

COOKIE = "motherlode"

Context: TypeAlias = NamedDependency[ServerContext]
Visitor: TypeAlias = NamedDependency[p.PlayerInfo | None]
Me: TypeAlias = NamedDependency[p.PlayerInfo]
Answers: TypeAlias = NamedDependency[StaticAnswers]


async def provide_visitor(request: ASGIConnection[Any, Any, Any, Any], context: Context) -> p.PlayerInfo | None:
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    cookie = request.cookies.get(COOKIE, "")
    return await context.accounts.sessions.identify(cookie, bearer if scheme.lower() == "bearer" else "")


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
        "visitor": Provide(provide_visitor),
        "me": Provide(provide_me),
    }
