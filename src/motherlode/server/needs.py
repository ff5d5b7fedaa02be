"""What route handlers ask for: the house, who visits, and who acts (who must have a name)."""

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide

from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.house import House

COOKIE = "motherlode"

Home: TypeAlias = NamedDependency[House]
Visitor: TypeAlias = NamedDependency[p.PlayerInfo | None]
Me: TypeAlias = NamedDependency[p.PlayerInfo]


async def provide_visitor(request: ASGIConnection[Any, Any, Any, Any], house: Home) -> p.PlayerInfo | None:
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    cookie = request.cookies.get(COOKIE, "")
    return await house.accounts.identify(cookie, bearer if scheme.lower() == "bearer" else "")


async def provide_me(visitor: Visitor, house: Home) -> p.PlayerInfo:
    if visitor is None:
        raise Refusal("no_name", "choose a name first", 401)
    house.by_account.require(visitor.id)
    return visitor


def dependencies(house: House) -> dict[str, Provide]:
    return {
        "house": Provide(lambda: house, sync_to_thread=False),
        "visitor": Provide(provide_visitor),
        "me": Provide(provide_me),
    }
