"""Sitting down and getting up, on both databases."""

import asyncio

import msgspec

from motherlode.server import protocol as p
from motherlode.server.providers import fresh_id
from motherlode.server.store.schema import ORDERS
from tests.server.desk import Site, fresh

OPEN = [{"kind": "me"}, {"kind": "open"}]
HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


async def test_sit_leave_kick_bot_start(site: Site) -> None:
    ada, ben = await site.person("Ada"), await site.person("Ben")
    table = await ada.create(game="thebes", chairs=OPEN)
    path = f"/api/tables/{table.id}"
    assert await ada.refused(f"{path}/start") == (409, "seats_open")
    assert await ben.refused(f"{path}/start") == (403, "not_host")
    await ben.post(f"{path}/sit", {})
    assert await ben.refused(f"{path}/sit", {"seat": 1}) == (409, "seat_taken")
    await ben.post(f"{path}/leave", {"seat": 1})
    await ben.post(f"{path}/sit", {"seat": 1})
    assert await ben.refused(f"{path}/kick", {"seat": 0}) == (403, "not_host")
    await ada.post(f"{path}/kick", {"seat": 1})
    await ada.post(f"{path}/bot", {"seat": 1, "bot": "random"})
    assert await ada.refused(f"{path}/bot", {"seat": 1, "bot": "deep thought"}) == (400, "unknown_bot")
    begun = msgspec.convert(await ada.post(f"{path}/start"), p.TableInfo)
    assert begun.status == "running"
    assert [chair.bot for chair in begun.chairs] == ["", "random"]
    assert await ben.refused(f"{path}/sit", {}) == (409, "not_open")


async def test_bad_tables_are_refused(site: Site) -> None:
    ada = await site.person("Ada")
    assert await ada.refused("/api/tables", {"game": "chess", "chairs": OPEN}) == (404, "unknown_game")
    assert await ada.refused("/api/tables", {"game": "thebes", "chairs": OPEN * 4}) == (400, "bad_seats")
    odd = {"game": "thebes", "chairs": OPEN, "options": {"route": "longest"}}
    assert await ada.refused("/api/tables", odd) == (400, "bad_option")
    assert await ada.refused("/api/tables", {"game": "thebes", "chairs": OPEN, "start": True}) == (409, "seats_open")
    assert await (await site.stranger()).refused("/api/tables", {"game": "thebes", "chairs": OPEN}) == (401, "no_name")


async def test_options_are_kept(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, options={"cars_stack": True}, start=True)
    assert table.options["cars_stack"] is True
    assert (await ada.table(table.id)).options == table.options


async def test_the_lobby_lists_public_tables_and_tells_of_new_ones(site: Site) -> None:
    ada, ben = await site.person("Ada"), await site.person("Ben")
    lobby = await ben.socket("/ws/lobby")
    await lobby.ask(p.PingMessage(id=fresh()))
    table = await ada.create(game="thebes", chairs=OPEN)
    private = await ada.create(game="thebes", chairs=OPEN, public=False)
    told = await lobby.until(p.LobbyMessage)
    assert told.table.id == table.id
    listed = [each["id"] for each in (await ben.get("/api/tables", status="open"))["tables"]]
    assert listed == [table.id]
    mine = {each["id"] for each in (await ada.get("/api/tables", status="open", mine="true"))["tables"]}
    assert mine == {table.id, private.id}
    await lobby.ask(p.PingMessage(id=fresh()))
    assert private.id not in "".join(lobby.raw)


async def test_a_private_table_is_reached_by_its_invitation(site: Site) -> None:
    ada, ben = await site.person("Ada"), await site.person("Ben")
    table = await ada.create(game="thebes", chairs=OPEN, public=False)
    path = f"/api/tables/{table.id}"
    assert (await ben.http.get(path)).status_code == 404
    assert (await ben.refused(f"{path}/sit", {}))[1] == "not_invited"
    assert (await ben.table(table.id, table.invitation)).id == table.id
    await ben.post(f"{path}/sit", {"invitation": table.invitation})
    assert (await ben.table(table.id)).invitation == table.invitation


async def test_a_rematch_is_the_same_table_anew(site: Site) -> None:
    ada, ben = await site.person("Ada"), await site.person("Ben")
    table = await ada.create(game="thebes", chairs=OPEN, public=False)
    path = f"/api/tables/{table.id}"
    await ben.post(f"{path}/sit", {"invitation": table.invitation})
    await ada.post(f"{path}/start")
    assert await ada.refused(f"{path}/rematch") == (409, "not_finished")
    await ada.post(f"{path}/resign", {"type": "resign", "id": fresh(), "seat": 0})
    again = msgspec.convert(await ben.post(f"{path}/rematch"), p.TableInfo)
    assert (again.game, again.status, again.public) == ("thebes", "open", False)
    assert [chair.name for chair in again.chairs] == ["", "Ben"]
    same = msgspec.convert(await ada.post(f"{path}/rematch"), p.TableInfo)
    assert same.id == again.id
    assert (await ada.table(table.id)).rematch == again.id


async def test_the_last_to_leave_closes_the_table(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=OPEN)
    await ada.post(f"/api/tables/{table.id}/leave", {"seat": 0})
    closed = await ada.table(table.id)
    assert closed.status == "finished"
    assert closed.result == p.ResultPart(ended="closed", ranks=[])


async def test_the_host_of_the_server_closes_a_table(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=HOT, start=True)
    order = {"id": fresh_id(), "what": "close", "target": table.id}
    await site.context.store.transact(lambda connection: connection.execute(ORDERS.insert(), [order]))
    for _ in range(100):
        if (await ada.table(table.id)).status == "finished":
            break
        await asyncio.sleep(0.1)
    closed = await ada.table(table.id)
    assert closed.result is not None
    assert closed.result.ended == "closed"
