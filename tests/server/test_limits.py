"""What one visitor can use up: memory, processor, connections, places in the lobby, other people's patience."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace

import pytest

from motherlode.server import catalog
from motherlode.server import protocol as p
from motherlode.server.asgi import bound_socket
from motherlode.server.bots.process import KEPT as KEPT_BY_BOTS
from motherlode.server.bots.process import GameCache
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import SettingsError
from motherlode.server.security import http_guard, limits
from motherlode.server.security.hosts import is_own_host
from motherlode.server.security.limits import RateLimiter, network_of
from motherlode.server.security.middleware import address_of
from motherlode.server.settings import Settings
from tests.server.conftest import GAMES, running
from tests.server.desk import Site, fresh

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
OPEN = [{"kind": "me"}, {"kind": "open"}]


def test_games_are_not_kept_without_bound() -> None:
    """H1: every choice of options made one more that stayed for ever."""
    made, cache = GameCatalog(GAMES), GameCache(GAMES)
    for weeks in range(catalog.KEPT + 20):
        made.game("thebes", {"pass_window_weeks": weeks})
        cache.game("thebes", {"pass_window_weeks": weeks})
    assert len(made._made) == catalog.KEPT
    assert len(cache._made) == KEPT_BY_BOTS
    assert made.game("thebes", {"pass_window_weeks": 70}) is made.game("thebes", {"pass_window_weeks": 70})


async def test_options_are_not_numbers_of_any_length(quick: Settings) -> None:
    """H1."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        request = {"game": "thebes", "chairs": HOT, "options": {"pass_window_weeks": 10**4000}}
        answer = await ada.http.post(
            "/api/tables", content=encode_big(request), headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["kind"]) in {(400, "bad_option"), (400, "bad_message")}
        assert len(answer.content) < 500


def encode_big(request: dict[str, object]) -> bytes:
    return json.dumps(request).encode()


async def test_what_never_changes_is_built_once(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """H5: the data of a game cost 10 ms at every request."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        paths = ["/api/games", "/api/games/rawsiko", "/api/games/thebes/rules/en", "/text/en/thebes.ftl"]
        first = [await ada.http.get(path) for path in paths]
        for name in ("infos", "data", "rules", "catalogue"):
            monkeypatch.setattr(site.context.catalog, name, None, raising=False)
        again = [await ada.http.get(path) for path in paths]
        assert [each.status_code for each in again] == [200] * 4
        assert [each.content for each in again] == [each.content for each in first]
        for path, answer in zip(paths, first, strict=True):
            unchanged = await ada.http.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (unchanged.status_code, unchanged.content) == (304, b"")


# -- below HTTP --------------------------------------------------------------------------------------------------------


async def raw(site: Site) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = site.address.removeprefix("http://").rpartition(":")
    return await asyncio.open_connection(host, int(port))


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/me/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
    ],
)
async def test_half_a_request_is_not_waited_for_long(
    quick: Settings, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H6."""
    monkeypatch.setattr(http_guard, "BODY_SECONDS", 0.2)
    async with running(replace(quick, request_seconds=0.2)) as site:
        reader, writer = await raw(site)
        writer.write(half)
        answer = await asyncio.wait_for(reader.read(), 10)
        assert answer == b"" or b" 408 " in answer.splitlines()[0] or b" 400 " in answer.splitlines()[0]
        writer.close()


async def test_a_whole_request_ends_the_waiting(quick: Settings) -> None:
    """H6: neither a socket nor a connection that is used again is cut off by the deadline of its request."""
    async with running(replace(quick, request_seconds=0.3)) as site:
        ada = await site.person("Ada")
        lobby = await ada.socket("/ws/lobby")
        await asyncio.sleep(0.5)
        assert isinstance(await lobby.ask(p.PingMessage(id=fresh())), p.PongMessage)
        assert (await ada.http.get("/health")).status_code == 200


async def test_a_head_has_a_limit(quick: Settings) -> None:
    """H6: a header of 200 MB was read to its end."""
    async with running(quick) as site:
        reader, writer = await raw(site)
        writer.write(b"GET /health HTTP/1.1\r\nx: ")
        sent = 0
        with suppress(ConnectionError):
            while sent < 3_000_000 and not reader.at_eof():
                writer.write(b"x" * 65_536)
                sent += 65_536
                await writer.drain()
                await asyncio.sleep(0)
            assert b" 431 " in (await reader.read()).splitlines()[0]
        assert sent < 3_000_000
        writer.close()


async def test_half_requests_do_not_keep_others_from_an_answer(
    quick: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H6: those that wait longest are dropped."""
    monkeypatch.setattr(http_guard, "most_open_files", lambda: 40)
    async with running(quick) as site:
        half = [await raw(site) for _ in range(30)]
        for _, writer in half:
            writer.write(b"GET /health HTTP/1.1\r\n")
        ada = await site.person("Ada")
        assert (await ada.http.get("/health")).status_code == 200
        for reader, writer in half[:19]:
            with suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()
        for _, writer in half[19:]:
            writer.close()


def test_two_servers_do_not_share_a_port(quick: Settings) -> None:
    """Low: both said that they are open."""
    first = bound_socket(quick)
    with pytest.raises(SettingsError, match="cannot be used"):
        bound_socket(replace(quick, port=first.getsockname()[1]))
    first.close()


# -- addresses ---------------------------------------------------------------------------------------------------------


def test_one_line_of_ipv6_is_one_visitor() -> None:
    """M13."""
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    scope = {"client": ("2001:db8:1:2::9", 1)}
    assert address_of(scope) == network_of("2001:db8:1:2::1")


def test_buckets_are_bounded_without_looking_at_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """M13: above the bound every request went through all buckets."""
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    limiter = RateLimiter(1.0, lambda: 0.0)
    for number in range(1000):
        assert limiter.allows(f"visitor {number}")
    assert len(limiter._buckets) == 100
    for _ in range(20):
        limiter.allows("greedy")
    assert not limiter.allows("greedy")


async def test_a_foreign_name_is_not_answered(quick: Settings) -> None:
    """Low: a page that points its own name at us could read what we answer."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        for host, status in (("evil.example", 421), ("127.0.0.1:8000", 200), ("localhost", 200), ("box.local:80", 200)):
            assert (await ada.http.get("/health", headers={"host": host})).status_code == status
    assert is_own_host("play.example", "0.0.0.0", "https://play.example")
    assert not is_own_host("evil.example", "0.0.0.0", "https://play.example")
    assert is_own_host("[::1]:8000", "::1", "")


async def test_headers_and_metrics_of_the_careful(quick: Settings) -> None:
    """Low: resources are for our own pages, styles come from files, and a proxy that says nothing is not the host."""
    async with running(replace(quick, proxies=("127.0.0.1",), metrics_token="tell-me")) as site:
        ada = await site.person("Ada")
        headers = (await ada.http.get("/health")).headers
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert (await ada.http.get("/metrics")).status_code == 403
        assert (await ada.http.get("/metrics", headers={"authorization": "Bearer wrong"})).status_code == 403
        assert (await ada.http.get("/metrics", headers={"authorization": "Bearer tell-me"})).status_code == 200
