"""HTTP: tables before and after the match."""

from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from motherlode.kernel import SPECTATOR
from motherlode.play.seen import seen_events
from motherlode.server import protocol as p
from motherlode.server.context import ServerContext
from motherlode.server.errors import Refusal, unknown_table
from motherlode.server.http.dependencies import Context, Me, Visitor
from motherlode.server.http.pages import AnyRequest
from motherlode.server.protocol import bodies as b
from motherlode.server.security.middleware import address_of
from motherlode.server.tables import seating
from motherlode.server.tables.steps import MOST_STEPS
from motherlode.server.tables.table import Table

PAGE: Final = 200


@get("/")
async def tables(
    context: Context,
    visitor: Visitor,
    status: FromQuery[Literal["open", "running", "finished"] | None] = None,
    mine: FromQuery[bool] = False,
) -> b.TableList:
    """Public tables, the latest first; or mine, the private ones too."""
    return b.TableList(tables=await context.lobby.list_tables(visitor, status, mine))


@post("/")
async def create(request: AnyRequest, context: Context, me: Me, data: JSONBody[b.CreateRequest]) -> p.TableInfo:
    context.catalog.require_offered(data.game)
    await context.require_opening(me.id, address_of(request.scope))
    await context.accounts.require_names(me, [chair.name for chair in data.chairs if chair.kind == "me"])
    table = seating.create(context.catalog, me, data, fresh_values(context))
    if data.start:
        seating.require_ready(table, me.id)
    await context.tables.create(table, data.start)
    return table.info(me.id)


def fresh_values(context: ServerContext) -> seating.FreshValues:
    providers = context.providers
    return seating.FreshValues(providers.id(), providers.id(), providers.seed(), providers.now())


@get("/{id:str}")
async def table(context: Context, visitor: Visitor, id: FromPath[str], invitation: FromQuery[str] = "") -> p.TableInfo:
    async with context.tables.current(id) as live:
        require_sight(live.table, visitor, invitation)
        return live.table.info(visitor.id if visitor else "")


def require_sight(table: Table, visitor: p.PlayerInfo | None, invitation: str) -> None:
    if not table.may_watch(visitor.id if visitor else "", invitation):
        raise unknown_table(table.id)


@post("/{id:str}/sit", status_code=200)
async def sit(context: Context, me: Me, id: FromPath[str], data: JSONBody[b.SitRequest]) -> p.TableInfo:
    async with context.tables.current(id) as live:
        people = [chair.player for chair in live.table.data.chairs if chair.player]
        host = live.table.data.host
    if await context.accounts.is_blocked(me.id, [*people, host]):
        raise Refusal("blocked", "a player at this table does not want to play with you", 403)
    await context.require_room(me.id, id)
    await context.accounts.require_names(me, [data.name])
    return (await context.tables.change(id, lambda table: seating.sit(table, me, data))).info(me.id)


@post("/{id:str}/leave", status_code=200)
async def leave(context: Context, me: Me, id: FromPath[str], data: JSONBody[b.SeatRequest]) -> p.TableInfo:
    """Before the start. The last one to leave closes the table."""
    changed = await context.tables.change(id, lambda table: seating.leave(table, me.id, data.seat))
    if not any(chair.player for chair in changed.data.chairs):
        await context.tables.end(id)
    return changed.info(me.id)


@post("/{id:str}/kick", status_code=200)
async def kick(context: Context, me: Me, id: FromPath[str], data: JSONBody[b.SeatRequest]) -> p.TableInfo:
    """Who is asked to leave a private table does not see it any more."""
    kicked: list[str] = []

    def free(table: Table) -> None:
        kicked.extend(chair.player for chair in table.data.chairs[data.seat : data.seat + 1])
        seating.kick(table, me.id, data.seat, context.providers.id())

    changed = await context.tables.change(id, free)
    for player in kicked:
        if not changed.may_watch(player, ""):
            context.dismiss(id, player)
    return changed.info(me.id)


@post("/{id:str}/bot", status_code=200)
async def bot(context: Context, me: Me, id: FromPath[str], data: JSONBody[b.BotRequest]) -> p.TableInfo:
    changed = await context.tables.change(id, lambda table: seating.put_bot(context.catalog, table, me.id, data))
    return changed.info(me.id)


@post("/{id:str}/hash", status_code=200)
async def give_hash(context: Context, me: Me, id: FromPath[str], data: JSONBody[b.HashRequest]) -> p.TableInfo:
    """The hash of my part of the seed, if it did not come with sitting down or must be given again."""
    return (await context.tables.change(id, lambda table: seating.promise_part(table, me.id, data.hash))).info(me.id)


@post("/{id:str}/part", status_code=200)
async def give_part(context: Context, me: Me, id: FromPath[str], data: JSONBody[b.PartRequest]) -> p.TableInfo:
    """My part of the seed, when every seat is taken."""
    return (await context.tables.change(id, lambda table: seating.give_part(table, me.id, data.part))).info(me.id)


@post("/{id:str}/start", status_code=200)
async def start(
    context: Context, me: Me, id: FromPath[str], data: JSONBody[b.StartRequest | None] = None
) -> p.TableInfo:
    request = data or b.StartRequest()
    return (await context.tables.start(id, lambda table: seating.make_ready(table, me.id, request))).info(me.id)


@post("/{id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, context: Context, me: Me, id: FromPath[str]) -> p.TableInfo:
    """A new table like this one; asked twice, it is the same new table."""
    async with context.tables.current(id) as live:
        wanted, existing = seating.rematch(live.table, me), live.table.data.rematch
    if existing:
        return await table.fn(context, me, existing, await invitation_to(context, existing))  # type: ignore[no-any-return]
    context.catalog.require_offered(wanted.game)
    await context.require_opening(me.id, address_of(request.scope))
    again = seating.create(context.catalog, me, wanted, fresh_values(context))
    await context.tables.change(id, lambda table: seating.offer(table, again.id))
    await context.tables.create(again, False)
    return again.info(me.id)


async def invitation_to(context: ServerContext, id: str) -> str:
    async with context.tables.current(id) as live:
        return live.table.data.invitation


@get("/{id:str}/log")
async def log(
    context: Context,
    visitor: Visitor,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    invitation: FromQuery[str] = "",
) -> b.LogPage:
    """Events after entry `since`, as a viewer sees them; go on with `next`."""
    async with context.tables.current(id) as live:
        require_look(live.table, visitor, viewer, invitation)
    entries = await context.store.entries(id, since, PAGE)
    return b.LogPage(
        entries=[event for added in entries for event in seen_events(added.entry, viewer)],
        next=entries[-1].entry.number if entries else since,
        undone=[number for added in entries for number in added.entry.undone_events],
    )


def require_look(table: Table, visitor: p.PlayerInfo | None, viewer: int, invitation: str) -> None:
    """Whether a visitor may look through the eyes of a viewer: once it is over, everyone may."""
    require_sight(table, visitor, invitation)
    if viewer != SPECTATOR and table.data.status != "finished":
        table.require_viewer(visitor.id if visitor else "", viewer)


@get("/{id:str}/steps")
async def steps(
    context: Context,
    visitor: Visitor,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    invitation: FromQuery[str] = "",
) -> b.StepsPage:
    """The entries after number `since`, as a viewer saw them then, each with the view after it."""
    async with context.tables.current(id) as live:
        table = live.table
        require_look(table, visitor, viewer, invitation)
    if table.match is None and table.data.status == "finished":
        return await context.archive.steps(id, viewer, since, most)
    table.require_match().perspective(viewer)
    return await context.tables.steps.page(table, viewer, since, most)


@get("/{id:str}/record", media_type=MediaType.JSON)
async def record(
    context: Context, visitor: Visitor, id: FromPath[str], invitation: FromQuery[str] = ""
) -> Response[bytes]:
    """All of a finished match: it can be verified and replayed anywhere."""
    async with context.tables.current(id) as live:
        require_sight(live.table, visitor, invitation)
        game = live.table.data.game
    headers = {"content-disposition": f'attachment; filename="{game}-{id}.json"'}
    text = await context.archive.text(id)
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


@get("/{id:str}/replay")
async def replay(
    context: Context,
    visitor: Visitor,
    id: FromPath[str],
    viewer: FromQuery[p.Viewer] = SPECTATOR,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    invitation: FromQuery[str] = "",
) -> b.ReplayPage:
    """A finished match, ply by ply, as any viewer saw it."""
    async with context.tables.current(id) as live:
        require_sight(live.table, visitor, invitation)
    return await context.archive.page(id, viewer, since, most)


@post("/api/records", tags=["tables"])
async def import_record(request: AnyRequest, context: Context, me: Me, data: JSONBody[dict[str, Any]]) -> p.TableInfo:
    """Verify a record and import it as a finished table, for all who know its address."""
    await context.require_import(me.id, address_of(request.scope))
    id = context.providers.id()
    await context.archive.import_record(data, me, id, context.providers.now())
    async with context.tables.current(id) as live:
        return live.table.info(me.id)


def tables_router() -> Router:
    return Router(
        "/api/tables",
        tags=["tables"],
        route_handlers=[
            tables,
            create,
            table,
            sit,
            leave,
            kick,
            bot,
            give_hash,
            give_part,
            start,
            rematch,
            log,
            steps,
            record,
            replay,
        ],
    )
