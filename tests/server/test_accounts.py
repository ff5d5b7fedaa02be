"""Guests, registered players, sessions, muting and blocking, on both databases."""

import pytest
from websockets.exceptions import ConnectionClosed

from motherlode.server import protocol as p
from tests.server.desk import Site, fresh

OPEN = [{"kind": "me"}, {"kind": "open"}]
ADA = {"name": "Ada", "password": "correct horse"}


async def test_a_guest_comes_back_by_the_cookie_and_may_change_the_name(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=OPEN)
    again = (await ada.post("/api/me/guest", {"name": "Ada L."}))["player"]
    assert again == {"id": ada.info.id, "name": "Ada L.", "guest": True, "program": False}
    assert (await ada.get("/api/me"))["player"] == again
    assert (await ada.table(table.id)).chairs[0].name == "Ada L."


async def test_registering_keeps_the_games(site: Site) -> None:
    ada = await site.person("Ada")
    table = await ada.create(game="thebes", chairs=OPEN)
    me = (await ada.post("/api/me/register", ADA))["player"]
    assert me == {"id": ada.info.id, "name": "Ada", "guest": False, "program": False}
    elsewhere = await site.stranger()
    assert await elsewhere.refused("/api/me/sign-in", {**ADA, "password": "wrong horse"}) == (403, "wrong_password")
    assert await elsewhere.refused("/api/me/sign-in", {**ADA, "name": "Eve"}) == (403, "wrong_password")
    assert (await elsewhere.post("/api/me/sign-in", {**ADA, "name": "ADA"}))["player"] == me
    mine = await elsewhere.get("/api/tables", mine="true")
    assert [each["id"] for each in mine["tables"]] == [table.id]


async def test_a_registered_name_is_taken_for_all(site: Site) -> None:
    await (await site.person("Ada")).post("/api/me/register", ADA)
    eve = await site.stranger()
    assert await eve.refused("/api/me/guest", {"name": " ada "}) == (409, "name_taken")
    assert await eve.refused("/api/me/register", ADA) == (409, "name_taken")
    assert (await eve.refused("/api/me/guest", {"name": "\u202e"}))[1] == "bad_name"


async def test_signing_out_everywhere_ends_sessions_tokens_and_sockets(site: Site) -> None:
    ada = await site.person("Ada")
    await ada.post("/api/me/register", ADA)
    phone = await site.stranger()
    await phone.post("/api/me/sign-in", ADA)
    token = (await ada.post("/api/me/token"))["token"]
    table = await ada.create(game="lode", chairs=[*OPEN[:1] * 2], start=True)
    socket, _ = await phone.sit_down(table.id, 0)
    await ada.post("/api/me/sign-out-everywhere")
    assert (await socket.until(p.GoodbyeMessage)).reason == "signed_out"
    with pytest.raises(ConnectionClosed):
        await socket.next()
    program = await site.stranger()
    program.http.headers["authorization"] = f"Bearer {token}"
    for person in (phone, program):
        assert (await person.get("/api/me"))["player"] is None


async def test_signing_out_ends_this_session_only(site: Site) -> None:
    ada = await site.person("Ada")
    await ada.post("/api/me/register", ADA)
    phone = await site.stranger()
    await phone.post("/api/me/sign-in", ADA)
    cookie = phone.http.cookies["motherlode"]
    await phone.post("/api/me/sign-out")
    phone.http.cookies.set("motherlode", cookie)
    assert (await phone.get("/api/me"))["player"] is None
    assert (await ada.get("/api/me"))["player"]["name"] == "Ada"


async def test_a_deleted_account_leaves_no_name(site: Site) -> None:
    ada, ben = await site.person("Ada"), await site.person("Ben")
    await ada.post("/api/me/register", ADA)
    table = await ada.create(game="thebes", chairs=OPEN)
    await ben.post(f"/api/tables/{table.id}/sit", {})
    await ada.post(f"/api/tables/{table.id}/start")
    waiting = await ada.create(game="thebes", chairs=OPEN)
    assert await ada.refused("/api/me/delete", {}) == (403, "wrong_password")
    await ada.post("/api/me/delete", {"password": ADA["password"]})
    assert (await ada.get("/api/me"))["player"] is None
    left = await ben.table(table.id)
    assert (left.status, left.chairs[0].forfeit, left.chairs[0].name) == ("finished", "left", "")
    assert left.result is not None
    assert left.result.ranks == [2, 1]
    assert (await ben.table(waiting.id)).status == "finished"
    assert "Ada" not in (await ben.http.get(f"/api/tables/{table.id}/record")).text
    assert (await (await site.stranger()).refused("/api/me/sign-in", ADA))[1] == "wrong_password"


async def test_who_is_blocked_cannot_sit_down(site: Site) -> None:
    ada, eve = await site.person("Ada"), await site.person("Eve")
    me = await ada.post("/api/me/shun", {"player": eve.info.id, "what": "block"})
    assert [each["name"] for each in me["blocked"]] == ["Eve"]
    table = await ada.create(game="thebes", chairs=OPEN)
    assert await eve.refused(f"/api/tables/{table.id}/sit", {}) == (403, "blocked")
    watching = await eve.socket(f"/ws/tables/{table.id}")
    await watching.ask(p.SayMessage(id=fresh(), text="let me in"))
    socket = await ada.socket(f"/ws/tables/{table.id}")
    await socket.ask(p.PingMessage(id=fresh()))
    assert "let me in" not in "".join(socket.raw)
    await ada.post("/api/me/shun", {"player": eve.info.id, "what": "block", "off": True})
    await eve.post(f"/api/tables/{table.id}/sit", {})
    assert await ada.refused("/api/me/shun", {"player": "nobody", "what": "mute"}) == (404, "unknown_player")


async def test_the_host_resets_a_password(site: Site) -> None:
    ada = await site.person("Ada")
    await ada.post("/api/me/register", ADA)
    await site.context.accounts.reset_password("ada", "battery staple")
    assert (await ada.get("/api/me"))["player"] is None
    assert (await ada.post("/api/me/sign-in", {"name": "Ada", "password": "battery staple"}))["player"]["name"] == "Ada"


async def test_no_password_is_kept_as_it_is(site: Site) -> None:
    ada = await site.person("Ada")
    await ada.post("/api/me/register", ADA)
    async with site.context.store.reading() as connection:
        rows = (await connection.exec_driver_sql("SELECT password FROM players")).all()
        sessions = (await connection.exec_driver_sql("SELECT hash FROM sessions")).all()
    assert rows[0][0].startswith("$argon2id$")
    assert ada.http.cookies["motherlode"].partition(".")[0] not in str(sessions)
