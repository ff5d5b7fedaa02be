"""HTTP: who I am."""

from typing import Final

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from motherlode.server import bodies as b
from motherlode.server import lobby
from motherlode.server import protocol as p
from motherlode.server.care import address_of
from motherlode.server.house import House
from motherlode.server.needs import COOKIE, Home, Me, Visitor
from motherlode.server.pages import AnyRequest

YEAR: Final = 31_536_000


def with_cookie(house: House, answer: b.Me, cookie: str) -> Response[b.Me]:
    response = Response(answer)
    if cookie:
        response.set_cookie(
            COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=bool(house.settings.public)
        )
    return response


@get("/")
async def who(house: Home, visitor: Visitor) -> b.Me:
    if visitor is None:
        return b.Me(player=None)
    return b.Me(
        player=visitor,
        muted=await house.accounts.shunned(visitor.id, "mute"),
        blocked=await house.accounts.shunned(visitor.id, "block"),
    )


@post("/guest", status_code=200)
async def guest(house: Home, visitor: Visitor, data: JSONBody[b.GuestRequest]) -> Response[b.Me]:
    player, cookie = await house.accounts.guest(visitor, data.name)
    if visitor is not None:
        await renamed(house, visitor, player.name)
    return with_cookie(house, b.Me(player=player), cookie)


@post("/register", status_code=200)
async def register(
    request: AnyRequest, house: Home, visitor: Visitor, data: JSONBody[b.RegisterRequest]
) -> Response[b.Me]:
    house.by_password.require(address_of(request.scope))
    player, cookie = await house.accounts.register(visitor, data.name, data.password)
    if visitor is not None:
        await renamed(house, visitor, player.name)
    return with_cookie(house, b.Me(player=player), cookie)


async def renamed(house: House, before: p.PlayerInfo, name: str) -> None:
    """The chairs of open and running tables bear the new name."""
    for opened in list(house.hall.open.values()):
        table = opened.table
        if table.data.status in ("open", "running") and table.seats_of(before.id):
            await house.hall.change(table.id, lambda table: lobby.rename(table, before.id, before.name, name))


@post("/sign-in", status_code=200)
async def sign_in(request: AnyRequest, house: Home, data: JSONBody[b.SignInRequest]) -> Response[b.Me]:
    house.by_password.require(address_of(request.scope))
    house.by_password.require(f"name {data.name.casefold()}")
    player, cookie = await house.accounts.sign_in(data.name, data.password)
    return with_cookie(house, b.Me(player=player), cookie)


@post("/sign-out", status_code=200)
async def sign_out(request: AnyRequest, house: Home) -> Response[b.Me]:
    await house.accounts.sign_out(request.cookies.get(COOKIE, ""))
    response = Response(b.Me(player=None))
    response.delete_cookie(COOKIE)
    return response


@post("/sign-out-everywhere", status_code=200)
async def sign_out_everywhere(house: Home, me: Me) -> Response[b.Me]:
    await house.accounts.sign_out_everywhere(me.id)
    house.cut_off(me.id)
    response = Response(b.Me(player=None))
    response.delete_cookie(COOKIE)
    return response


@post("/delete", status_code=200)
async def delete(house: Home, me: Me, data: JSONBody[b.DeleteRequest]) -> Response[b.Me]:
    """My name, password and sessions are forgotten; seats I hold are given up."""
    tables = await house.tables_of(me.id, finished=True)
    await house.accounts.delete(me, data.password)
    await house.give_up(me.id, tables)
    house.cut_off(me.id)
    response = Response(b.Me(player=None))
    response.delete_cookie(COOKIE)
    return response


@post("/shun", status_code=200)
async def shun(house: Home, me: Me, data: JSONBody[b.ShunRequest]) -> b.Me:
    await house.accounts.shun(me, data)
    unheard = await house.accounts.unheard(me.id)
    for connection in house.connections_of(me.id):
        connection.shunned = unheard
    return b.Me(
        player=me,
        muted=await house.accounts.shunned(me.id, "mute"),
        blocked=await house.accounts.shunned(me.id, "block"),
    )


@post("/token", status_code=201)
async def token(house: Home, me: Me) -> b.TokenInfo:
    """For a program: send it as `Authorization: Bearer ...`."""
    return b.TokenInfo(token=await house.accounts.token(me))


def people_router() -> Router:
    return Router(
        "/api/me",
        tags=["people"],
        route_handlers=[who, guest, register, sign_in, sign_out, sign_out_everywhere, delete, shun, token],
    )
