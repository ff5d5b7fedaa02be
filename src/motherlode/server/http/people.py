"""HTTP: who I am."""

import asyncio
from hmac import compare_digest
from typing import Final

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from motherlode.server import protocol as p
from motherlode.server.accounts.names import name_key
from motherlode.server.context import ServerContext
from motherlode.server.http.dependencies import COOKIE, DEVICE, Context, Me, Session, Visitor
from motherlode.server.http.pages import AnyRequest
from motherlode.server.protocol import bodies as b
from motherlode.server.security.middleware import address_of
from motherlode.server.store.tables import tables_of
from motherlode.server.tables import seating

YEAR: Final = 31_536_000


def with_cookie(context: ServerContext, answer: b.Me, cookie: str) -> Response[b.Me]:
    response = Response(answer)
    if cookie:
        response.set_cookie(
            COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=bool(context.settings.public)
        )
    return response


def with_device(context: ServerContext, response: Response[b.Me], player: p.PlayerInfo) -> Response[b.Me]:
    response.set_cookie(
        DEVICE,
        context.accounts.sessions.device_mark(name_key(player.name)),
        max_age=YEAR,
        path="/api/me",
        httponly=True,
        samesite="strict",
        secure=bool(context.settings.public),
    )
    return response


async def me_info(context: ServerContext, me: p.PlayerInfo) -> b.Me:
    muted, blocked = await context.accounts.muted_by(me.id), await context.accounts.blocked_by(me.id)
    return b.Me(player=me, muted=muted, blocked=blocked)


@get("/")
async def who(context: Context, visitor: Visitor) -> b.Me:
    if visitor is None:
        return b.Me(player=None)
    return await me_info(context, visitor)


@post("/guest", status_code=200)
async def guest(context: Context, visitor: Visitor, data: JSONBody[b.GuestRequest]) -> Response[b.Me]:
    context.admission.require_guests(visitor)
    if visitor is not None and visitor.name != data.name:
        # Every table where the player sits must be told.
        context.by_password.require(f"rename {visitor.id}")
    player, cookie = await context.accounts.enter_as_guest(visitor, data.name)
    if visitor is not None:
        await rename_at_tables(context, visitor, player.name)
        context.tell_person(player.id)
    return with_cookie(context, b.Me(player=player), cookie)


@post("/register", status_code=200)
async def register(
    request: AnyRequest, context: Context, visitor: Visitor, data: JSONBody[b.RegisterRequest]
) -> Response[b.Me]:
    context.by_password.require(address_of(request.scope))
    async with context.admission.registration(data.invitation):
        player, cookie = await context.accounts.register(visitor, data.name, data.password)
    if visitor is not None:
        await rename_at_tables(context, visitor, player.name)
        # They come back with the new cookie.
        context.cut_off(player.id, reason="restart")
    return with_device(context, with_cookie(context, b.Me(player=player), cookie), player)


async def rename_at_tables(context: ServerContext, before: p.PlayerInfo, name: str) -> None:
    """The chairs of open and running tables bear the new name; all are stored together."""
    if name == before.name:
        return
    tables = await tables_of(context.store, before.id, ["open", "running"])
    await asyncio.gather(
        *(context.tables.change(id, lambda table: seating.rename(table, before.id, before.name, name)) for id in tables)
    )


@post("/sign-in", status_code=200)
async def sign_in(request: AnyRequest, context: Context, data: JSONBody[b.SignInRequest]) -> Response[b.Me]:
    context.by_password.require(address_of(request.scope))
    key = name_key(data.name)
    known = request.cookies.get(DEVICE, "").encode()
    if not compare_digest(known, context.accounts.sessions.device_mark(key).encode()):
        context.by_password.require(f"name {key}")
    player, cookie = await context.accounts.sign_in(data.name, data.password)
    return with_device(context, with_cookie(context, b.Me(player=player), cookie), player)


@post("/sign-out", status_code=200)
async def sign_out(request: AnyRequest, context: Context, visitor: Visitor, session: Session) -> Response[b.Me]:
    await context.accounts.sessions.end(request.cookies.get(COOKIE, ""))
    if visitor is not None and session:
        context.cut_off(visitor.id, session)
    response = Response(b.Me(player=None))
    response.delete_cookie(COOKIE)
    return response


@post("/sign-out-everywhere", status_code=200)
async def sign_out_everywhere(context: Context, me: Me) -> Response[b.Me]:
    await context.accounts.sessions.end_all(me.id)
    context.cut_off(me.id)
    response = Response(b.Me(player=None))
    response.delete_cookie(COOKIE)
    return response


@post("/delete", status_code=200)
async def delete(request: AnyRequest, context: Context, me: Me, data: JSONBody[b.DeleteRequest]) -> Response[b.Me]:
    """My name, password and sessions are forgotten; seats I hold are given up."""
    context.by_password.require(address_of(request.scope))
    context.by_password.require(f"player {me.id}")
    tables = await context.tables_of(me.id, finished=True)
    await context.accounts.delete(me, data.password)
    await context.lessons.remove_of(me.id)
    await context.give_up(me.id, tables)
    context.cut_off(me.id)
    response = Response(b.Me(player=None))
    response.delete_cookie(COOKIE)
    return response


@post("/shun", status_code=200)
async def mute_or_block(context: Context, me: Me, data: JSONBody[b.ShunRequest]) -> b.Me:
    """Mute or block a player, or take that back."""
    await context.accounts.mute_or_block(me, data)
    unheard = await context.accounts.unheard_by(me.id)
    for connection in context.connections_of(me.id):
        connection.muted = unheard
    context.tell_person(me.id)
    return await me_info(context, me)


@post("/token", status_code=201)
async def token(context: Context, me: Me) -> b.TokenInfo:
    """For a program: send it as `Authorization: Bearer ...`."""
    return b.TokenInfo(token=await context.accounts.sessions.create_token(me.id))


def people_router() -> Router:
    return Router(
        "/api/me",
        tags=["people"],
        route_handlers=[who, guest, register, sign_in, sign_out, sign_out_everywhere, delete, mute_or_block, token],
    )
