"""Headers, origins, proxies, pages, metrics, the graceful stop."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.settings import Settings
from tests.server.conftest import running, settings_in
from tests.server.desk import fresh, moved
from tests.server.process import Process

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]


async def test_every_answer_carries_the_headers(quick: Settings) -> None:
    async with running(quick) as site:
        stranger = await site.stranger()
        for path in ("/", "/api/games", "/api/nothing", "/health"):
            headers = (await stranger.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"


async def test_pages_of_other_origins_are_refused(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        evil = {"origin": "https://evil.example"}
        assert (await ada.http.post("/api/me/sign-out", headers=evil)).status_code == 403
        assert (
            await ada.http.post("/api/me/guest", headers={"origin": site.address}, json={"name": "A"})
        ).status_code == 200
        with pytest.raises(InvalidStatus):
            await ada.socket("/ws/lobby", Origin="https://evil.example")
        lobby = await ada.socket("/ws/lobby", Origin=site.address)
        assert isinstance(await lobby.ask(p.PingMessage(id=fresh())), p.PongMessage)


async def test_the_public_server_sets_secure_cookies_and_knows_its_origin(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    safe = Settings(port=0, data=folder, public="https://play.example", proxies=("10.9.9.9",), client=tmp_path / "no")
    async with running(safe) as site:
        stranger = await site.stranger()
        answer = await stranger.http.post(
            "/api/me/guest", json={"name": "Ada"}, headers={"origin": "https://play.example"}
        )
        cookie = answer.headers["set-cookie"].lower()
        assert "secure" in cookie
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        assert (await stranger.http.post("/api/me/guest", headers={"origin": site.address})).status_code == 403


async def test_a_proxy_is_believed_only_if_named(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.7"}
    async with running(settings_in(tmp_path / "a")) as site:
        assert (await (await site.stranger()).http.get("/metrics", headers=forwarded)).status_code == 200
    async with running(replace(settings_in(tmp_path / "b"), proxies=("127.0.0.1",))) as site:
        assert (await (await site.stranger()).http.get("/metrics", headers=forwarded)).status_code == 403


async def test_metrics_count_moves(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        socket, update = await ada.sit_down(table.id, SPECTATOR)
        update = await socket.join(update.to_act[0])
        await socket.ask(moved(update, [update.legal[0].id]))
        text = (await ada.http.get("/metrics")).text
        assert re.search(r"^motherlode_moves_total 1\.0$", text, re.MULTILINE)
        assert "motherlode_commit_seconds_bucket" in text


async def test_the_client_is_served_compressed_and_cached(tmp_path: Path) -> None:
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Motherlode</title>" + " " * 1000)
    (client / "assets" / "app-1a2b.js").write_text("console.log(1);" * 100)
    async with running(replace(settings_in(tmp_path / "data"), client=client)) as site:
        stranger = await site.stranger()
        page = await stranger.http.get("/table/abc?invitation=x")
        assert "<title>Motherlode" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        again = await stranger.http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = await stranger.http.get("/assets/app-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.text == "console.log(1);" * 100
        assert (await stranger.http.get("/assets/gone.js")).status_code == 404
        assert (await stranger.http.get("/../secret")).status_code in (200, 404)
        assert "secret" not in (await stranger.http.get("/%2e%2e/secret")).text


async def test_a_stopped_server_finishes_and_tells_clients_to_come_back(tmp_path: Path) -> None:
    process = Process(tmp_path)
    await process.start()
    person = process.person()
    await person.guest("Ada")
    table = await person.create(game="thebes", chairs=HOT, start=True)
    socket, update = await person.sit_down(table.id, SPECTATOR)
    update = await socket.join(update.to_act[0])
    done = await socket.ask(moved(update, [update.legal[0].id]))
    lobby = await person.socket("/ws/lobby")
    await lobby.ask(p.PingMessage(id=fresh()))
    status = await process.stop()
    assert status in (0, -15)
    assert (await socket.until(p.GoodbyeMessage)).reason == "restart"
    assert (await lobby.until(p.GoodbyeMessage)).reason == "restart"
    await process.start()
    again = process.person()
    again.http.cookies = person.http.cookies
    assert (await again.table(table.id)).number == done.number
    await again.close()
    await person.close()
    await process.stop()


async def test_a_second_server_on_the_same_folder_does_not_start(quick: Settings) -> None:
    async with running(quick):
        process = Process(quick.data)
        with pytest.raises(AssertionError):
            await process.start()
        process.kill()
