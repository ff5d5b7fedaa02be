"""Seats before and after the match: create a table, sit, leave, kick, bots, the rematch. No I/O."""

from dataclasses import dataclass

from msgspec.structs import replace

from motherlode.kernel import SeatsError
from motherlode.server import protocol as p
from motherlode.server.accounts.names import clean_name
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import Refusal
from motherlode.server.protocol import bodies as b
from motherlode.server.tables import seed_parts
from motherlode.server.tables.data import TableData
from motherlode.server.tables.table import Table


@dataclass(frozen=True)
class FreshValues:
    """What a new table is made with; `half` is the server's half of the seed."""

    id: str
    invitation: str
    half: bytes
    now: int


def create(catalog: GameCatalog, me: p.PlayerInfo, request: b.CreateRequest, fresh: FreshValues) -> Table:
    """A new table as it was asked for."""
    game = catalog.game(request.game, request.options)
    try:
        game.require_seats(len(request.chairs))
    except SeatsError as error:
        raise Refusal("bad_seats", str(error)) from error
    data = TableData(
        id=fresh.id,
        game=request.game,
        version=game.info.version,
        components=game.checksum,
        options=dict(game.options),
        host=me.id,
        chairs=[make_chair(catalog, me, request.game, each) for each in request.chairs],
        pace=request.pace,
        undo=request.undo,
        public=request.public,
        created=fresh.now,
        seed="",
        invitation=fresh.invitation,
        hints=request.hints,
        free_undo=request.undo and request.free_undo,
        half=fresh.half.hex(),
    )
    table = Table(data, game)
    if data.free_undo and not table.is_alone:
        raise Refusal("not_alone", "free undo is for a table of one person and bots")
    if request.hash and table.seats_of(me.id):
        seed_parts.promise(data, me.id, request.hash)
    return table


def make_chair(catalog: GameCatalog, me: p.PlayerInfo, game: str, request: b.ChairRequest) -> p.Chair:
    if request.kind == "me":
        return taken_by(me, request.name, request.stand_in)
    if request.kind == "bot":
        return p.Chair(name=request.bot, bot=catalog.require_bot(game, request.bot))
    return p.Chair()


def taken_by(me: p.PlayerInfo, name: str, stand_in: bool | None) -> p.Chair:
    """The chair of a person, or of a program, which everyone can see."""
    return p.Chair(player=me.id, name=chair_name(name, me), stand_in=stand_in, program=me.program)


def chair_name(name: str, me: p.PlayerInfo) -> str:
    """A name for one chair, as clean as any other; without one the player's own."""
    return clean_name(name) if name.strip() else me.name


def is_free(chair: p.Chair) -> bool:
    return not chair.player and not chair.bot


def sit(table: Table, me: p.PlayerInfo, request: b.SitRequest) -> None:
    """Takes a seat; a player who sits already may take more (hot seat)."""
    require_open(table)
    if not table.may_watch(me.id, request.invitation):
        raise Refusal("not_invited", "this table is by invitation", 403)
    free = [seat for seat, chair in enumerate(table.data.chairs) if is_free(chair)]
    seat = request.seat if request.seat >= 0 else next(iter(free), -1)
    if seat not in free:
        raise Refusal("seat_taken", "that seat is not free", 409, {"number": seat})
    put(table, seat, taken_by(me, request.name, request.stand_in))
    if request.hash:
        seed_parts.promise(table.data, me.id, request.hash)


def put(table: Table, seat: int, chair: p.Chair) -> None:
    """Someone else, or nobody, sits there now."""
    table.data.chairs[seat] = chair
    table.data.free_undo = table.data.free_undo and table.is_alone
    seed_parts.seats_changed(table.data)


def leave(table: Table, player: str, seat: int) -> None:
    """Gives up one's seat before the start; when the host goes, the next player is the host."""
    require_open(table)
    require_own(table, player, seat)
    put(table, seat, p.Chair())
    if player == table.data.host and not table.seats_of(player):
        table.data.host = next((chair.player for chair in table.data.chairs if chair.player), table.data.host)


def kick(table: Table, player: str, seat: int, invitation: str) -> None:
    """Frees a seat. Who sat there knows the old invitation to a private table, so there is a new one."""
    require_host(table, player)
    require_open(table)
    if seat >= table.seats or is_free(table.data.chairs[seat]):
        raise Refusal("no_seat", "nobody sits there", 404)
    put(table, seat, p.Chair())
    if not table.data.public:
        table.data.invitation = invitation


def put_bot(catalog: GameCatalog, table: Table, player: str, request: b.BotRequest) -> None:
    """A bot on a free seat, another in place of a bot, or the seat open again."""
    require_host(table, player)
    require_open(table)
    if request.seat >= table.seats or table.data.chairs[request.seat].player:
        raise Refusal("seat_taken", "that seat is not free", 409, {"number": request.seat})
    bot = request.bot and catalog.require_bot(table.data.game, request.bot)
    put(table, request.seat, p.Chair(name=bot, bot=bot))


def require_ready(table: Table, player: str) -> None:
    """Whether this player may start the match now."""
    require_host(table, player)
    require_open(table)
    if any(is_free(chair) for chair in table.data.chairs):
        raise Refusal("seats_open", "a seat is still free", 409)


def promise_part(table: Table, player: str, hash: str) -> None:
    """The hash of a player's part of the seed."""
    require_open(table)
    require_seated(table, player)
    seed_parts.promise(table.data, player, hash)


def give_part(table: Table, player: str, part: str) -> None:
    """A player's part of the seed."""
    require_open(table)
    require_seated(table, player)
    seed_parts.give(table.data, player, part)


def make_ready(table: Table, player: str, request: b.StartRequest) -> None:
    """The host's own part comes with the request; the others' are there, or are not waited for."""
    require_ready(table, player)
    if not request.without_parts:
        seed_parts.require_given(table.data, but=player if request.part else "")
    if request.part:
        give_part(table, player, request.part)


def rematch(table: Table, me: p.PlayerInfo) -> b.CreateRequest:
    """What a new table like this one is created from: its chairs by kind."""
    if table.data.status != "finished":
        raise Refusal("not_finished", "the match is not over", 409)
    if not table.seats_of(me.id):
        raise Refusal("not_seated", "only those who played ask for a rematch", 403)
    return b.CreateRequest(
        game=table.data.game,
        chairs=[chair_request(chair, me) for chair in table.data.chairs],
        options=table.data.options,
        pace=table.data.pace,
        undo=table.data.undo,
        free_undo=table.data.free_undo,
        hints=table.data.hints,
        public=table.data.public,
    )


def chair_request(chair: p.Chair, me: p.PlayerInfo) -> b.ChairRequest:
    if chair.player == me.id:
        return b.ChairRequest(kind="me", name=chair.name, stand_in=chair.stand_in)
    if chair.player:
        return b.ChairRequest(kind="open")
    return b.ChairRequest(kind="bot", bot=chair.bot)


def rename(table: Table, player: str, old: str, new: str) -> None:
    """Puts a player's new name on the chairs that had the old one."""
    for seat in table.seats_of(player):
        if table.data.chairs[seat].name == old:
            table.data.chairs[seat] = replace(table.data.chairs[seat], name=new)


def offer(table: Table, id: str) -> None:
    """The old table points to the rematch."""
    if table.data.rematch:
        raise Refusal("rematch", "there is a rematch already", 409)
    table.data.rematch = id


def require_open(table: Table) -> None:
    if table.data.status != "open":
        raise Refusal("not_open", "the match has begun", 409)


def require_host(table: Table, player: str) -> None:
    if not player or player != table.data.host:
        raise Refusal("not_host", "only the one who opened the table may do that", 403)


def require_seated(table: Table, player: str) -> None:
    if not table.seats_of(player):
        raise Refusal("not_seated", "only those who sit at the table do that", 403)


def require_own(table: Table, player: str, seat: int) -> None:
    if seat not in table.seats_of(player):
        raise Refusal("not_your_seat", f"seat {seat} is not yours", 403, {"number": seat})
