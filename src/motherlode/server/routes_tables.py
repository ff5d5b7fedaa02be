"""HTTP: tables before and after the match."""

from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from motherlode.kernel import SPECTATOR
from motherlode.server import bodies as b
from motherlode.server import lobby
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.house import House
from motherlode.server.needs import Home, Me, Visitor
from motherlode.server.tables import Table

PAGE: Final = 200


@get("/")
async def tables(
    house: Home,
    visitor: Visitor,
    status: FromQuery[Literal["open", "running", "finished"] | None] = None,
    mine: FromQuery[bool] = False,
) -> b.TableList:
    """Public tables, the latest first; or mine, the private ones too."""
    return b.TableList(tables=await house.listed(visitor, status, mine))


@post("/")
async def create(house: Home, me: Me, data: JSONBody[b.CreateRequest]) -> p.TableInfo:
    await house.require_room(me.id)
    table = lobby.create(house.library, me, data, fresh(house))
    if data.start:
        lobby.require_ready(table, me.id)
    await house.hall.create(table, data.start)
    return table.info(me.id)


def fresh(house: House) -> lobby.Fresh:
    sources = house.sources
    return lobby.Fresh(sources.id(), sources.id(), sources.seed(), sources.now())


@get("/{id:str}")
async def table(house: Home, visitor: Visitor, id: FromPath[str], invitation: FromQuery[str] = "") -> p.TableInfo:
    async with house.hall.table(id) as opened:
        require_sight(opened.table, visitor, invitation)
        return opened.table.info(visitor.id if visitor else "")


def require_sight(table: Table, visitor: p.PlayerInfo | None, invitation: str) -> None:
    if not table.may_watch(visitor.id if visitor else "", invitation):
        raise unknown_table(table.id)


@post("/{id:str}/sit", status_code=200)
async def sit(house: Home, me: Me, id: FromPath[str], data: JSONBody[b.SitRequest]) -> p.TableInfo:
    async with house.hall.table(id) as opened:
        people = [chair.player for chair in opened.table.data.chairs if chair.player]
        host = opened.table.data.host
    if await house.accounts.is_blocked(me.id, [*people, host]):
        raise Refusal("blocked", "a player at this table does not want to play with you", 403)
    return (await house.hall.change(id, lambda table: lobby.sit(table, me, data))).info(me.id)


@post("/{id:str}/leave", status_code=200)
async def leave(house: Home, me: Me, id: FromPath[str], data: JSONBody[b.SeatRequest]) -> p.TableInfo:
    """Before the start. The last one to leave closes the table."""
    changed = await house.hall.change(id, lambda table: lobby.leave(table, me.id, data.seat))
    if not any(chair.player for chair in changed.data.chairs):
        await house.hall.end(id)
    return changed.info(me.id)


@post("/{id:str}/kick", status_code=200)
async def kick(house: Home, me: Me, id: FromPath[str], data: JSONBody[b.SeatRequest]) -> p.TableInfo:
    return (await house.hall.change(id, lambda table: lobby.kick(table, me.id, data.seat))).info(me.id)


@post("/{id:str}/bot", status_code=200)
async def bot(house: Home, me: Me, id: FromPath[str], data: JSONBody[b.BotRequest]) -> p.TableInfo:
    changed = await house.hall.change(id, lambda table: lobby.put_bot(house.library, table, me.id, data))
    return changed.info(me.id)


@post("/{id:str}/start", status_code=200)
async def start(house: Home, me: Me, id: FromPath[str]) -> p.TableInfo:
    return (await house.hall.start(id, lambda table: lobby.require_ready(table, me.id))).info(me.id)


@post("/{id:str}/rematch", status_code=200)
async def rematch(house: Home, me: Me, id: FromPath[str]) -> p.TableInfo:
    """The same table anew; asked twice, it is the same new table."""
    async with house.hall.table(id) as opened:
        request, existing = lobby.rematch(opened.table, me), opened.table.data.rematch
    if existing:
        return await table.fn(house, me, existing, await invitation_to(house, existing))  # type: ignore[no-any-return]
    await house.require_room(me.id)
    again = lobby.create(house.library, me, request, fresh(house))
    await house.hall.change(id, lambda table: lobby.offer(table, again.id))
    await house.hall.create(again, False)
    return again.info(me.id)


async def invitation_to(house: House, id: str) -> str:
    async with house.hall.table(id) as opened:
        return opened.table.data.invitation


@get("/{id:str}/log")
async def log(
    house: Home,
    visitor: Visitor,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    invitation: FromQuery[str] = "",
) -> b.LogPage:
    """What happened behind the entry with this number, as a viewer sees it; go on with `next`."""
    async with house.hall.table(id) as opened:
        require_sight(opened.table, visitor, invitation)
        if viewer != SPECTATOR and opened.table.data.status != "finished":
            opened.table.require_viewer(visitor.id if visitor else "", viewer)
    entries = await house.store.entries(id, since, PAGE)
    lines = [
        p.LogEntry(
            number=entry.logged + place,
            ply=entry.ply,
            kind=happened.kind,
            facts=happened.seen_by(viewer),
            of="table" if entry.kind == "note" else "game",
        )
        for entry in entries
        for place, happened in enumerate(entry.events)
    ]
    return b.LogPage(entries=lines, next=entries[-1].number if entries else since)


@get("/{id:str}/record", media_type=MediaType.JSON)
async def record(house: Home, visitor: Visitor, id: FromPath[str], invitation: FromQuery[str] = "") -> Response[bytes]:
    """All of a finished match: it can be verified and replayed anywhere."""
    async with house.hall.table(id) as opened:
        require_sight(opened.table, visitor, invitation)
    found = await house.archive.record(id)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{id}.json"'}
    return Response(str(found).encode(), media_type=MediaType.JSON, headers=headers)


@get("/{id:str}/replay")
async def replay(
    house: Home,
    visitor: Visitor,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    invitation: FromQuery[str] = "",
) -> b.ReplayPage:
    """A finished match, ply by ply, through any eyes."""
    async with house.hall.table(id) as opened:
        require_sight(opened.table, visitor, invitation)
    return await house.archive.page(id, viewer, since, most)


@post("/api/records", tags=["tables"])
async def take_in(house: Home, me: Me, data: JSONBody[dict[str, Any]]) -> p.TableInfo:
    """A record of elsewhere becomes a finished table, once every move and draw of it was checked."""
    await house.require_room(me.id)
    id = house.sources.id()
    await house.archive.take_in(data, me, id, house.sources.now())
    async with house.hall.table(id) as opened:
        return opened.table.info(me.id)


def tables_router() -> Router:
    return Router(
        "/api/tables",
        tags=["tables"],
        route_handlers=[tables, create, table, sit, leave, kick, bot, start, rematch, log, record, replay],
    )
