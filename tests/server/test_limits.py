"""What one visitor can use up: memory, processor, connections, places in the lobby, other people's patience."""

import asyncio
import json
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from motherlode.play.record import Record, digest
from motherlode.server import catalog
from motherlode.server import protocol as p
from motherlode.server.asgi import bound_socket
from motherlode.server.bots.process import KEPT as KEPT_BY_BOTS
from motherlode.server.bots.process import GameCache
from motherlode.server.catalog import GameCatalog
from motherlode.server.errors import SettingsError
from motherlode.server.security import http_guard, limits
from motherlode.server.security.doorman import Doorman
from motherlode.server.security.hosts import is_own_host
from motherlode.server.security.limits import RateLimiter, network_of
from motherlode.server.security.middleware import address_of
from motherlode.server.settings import Settings
from motherlode.server.store.writes import Write
from motherlode.server.tables import records
from tests.server.conftest import GAMES, running
from tests.server.desk import Person, Site, fresh
from tests.server.faulty import until
from tests.server.test_records import match

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


def encode_big(request: object) -> bytes:
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


async def test_the_short_rules_come_with_their_drawings(quick: Settings) -> None:
    async with running(quick) as site:
        ada = await site.person("Ada")
        short = (await ada.http.get("/api/games/thebes/short/nl")).json()
        assert (short["lang"], short["title"]) == ("nl", "Thebes in het kort")
        for block in short["blocks"]:
            if block["kind"] == "drawing":
                drawing = await ada.http.get(f"/api/games/thebes/drawings/{block['file']}")
                assert drawing.headers["content-type"] == "image/svg+xml"
                assert drawing.text.startswith("<svg ")
        assert (await ada.http.get("/api/games/thebes/drawings/none.svg")).status_code == 404
        assert (await ada.http.get("/api/games/chess/short/nl")).status_code == 404


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
        later = asyncio.get_running_loop().time() + 0.6
        while asyncio.get_running_loop().time() < later:
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


async def test_what_is_not_http_leaves_no_line_in_the_log(quick: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async with running(quick) as site:
        reader, writer = await raw(site)
        writer.write(b"not http at all\r\n\r\n")
        await asyncio.wait_for(reader.read(), 10)
        writer.close()
    assert [record.getMessage() for record in caplog.records if record.name == "uvicorn.error"] == []


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


async def test_who_asks_too_much_waits_and_is_not_even_read(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Below HTTP, so that a flood costs next to nothing; the answer is the same as above."""
    monkeypatch.setattr(http_guard, "HELD_SECONDS", (0.1, 0.2))
    async with running(replace(quick, address_rate=0.01)) as site:
        site.context.by_address.charge("127.0.0.1", 1)
        for sent in (b"", b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", b"x" * 1_000_000):
            reader, writer = await raw(site)
            writer.write(sent)
            with suppress(ConnectionError):
                answer = await asyncio.wait_for(reader.read(), 10)
                assert answer.startswith(b"HTTP/1.1 429 ")
                assert json.loads(answer.partition(b"\r\n\r\n")[2])["kind"] == "too_many"
            writer.close()
        assert site.context.metrics.answered._sum.get() == 0


async def test_a_request_that_is_cut_off_counts_for_more_than_one(quick: Settings) -> None:
    async with running(replace(quick, address_rate=0.5)) as site:
        reader, writer = await raw(site)
        writer.write(b"GET /health HTTP/1.1\r\nx: " + b"x" * 100_000)
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 10)
        writer.close()
        await until(lambda: is_used_up(site, "127.0.0.1"))


async def is_used_up(site: Site, address: str) -> bool:
    return site.context.by_address.is_used_up(address)


@pytest.mark.parametrize(
    ("peer", "expected"), [("10.0.0.7", True), ("192.0.2.1", True), ("192.0.2.2", False), ("::1", False)]
)
def test_a_proxy_is_never_held(peer: str, expected: bool) -> None:
    """Its clients are counted one by one."""
    doorman = Doorman(RateLimiter(0.01), ("192.0.2.1", "10.0.0.0/24"))
    assert (doorman.address_of((peer, 1)) == "") is expected


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


# -- people ------------------------------------------------------------------------------------------------------------

ADA = {"name": "Ada", "password": "correct horse"}


async def registered(site: Site) -> Person:
    ada = await site.person("Ada")
    await ada.post("/api/me/register", ADA)
    return ada


async def test_other_spellings_of_a_name_are_no_way_round_the_limit(settings: Settings) -> None:
    """M2: guesses count against the name that they are compared with."""
    async with running(settings) as site:
        await registered(site)
        limit_passwords(site)
        eve = await site.stranger()
        kinds = [
            (await eve.refused("/api/me/sign-in", {"name": name, "password": "wrong horse"}))[1]
            for name in ("Ada", " ada", "ADA ", "\uff21da")
        ]
        assert kinds == ["wrong_password"] + ["too_many"] * 3


def limit_passwords(site: Site) -> None:
    """One guess a minute for a name; the address is left out of it."""

    class ByName(RateLimiter):
        def allows(self, who: str) -> bool:
            return super().allows(who) if who.startswith(("name ", "player ", "rename ")) else True

    object.__setattr__(site.context, "by_password", ByName(1 / 60))


async def test_guesses_of_others_do_not_lock_the_owner_out(settings: Settings) -> None:
    """M3: the device on which the owner signed in before has a limit of its own."""
    async with running(settings) as site:
        ada = await registered(site)
        await ada.post("/api/me/sign-out")
        limit_passwords(site)
        eve = await site.stranger()
        for _ in range(3):
            await eve.refused("/api/me/sign-in", {"name": "Ada", "password": "wrong horse"})
        assert await eve.refused("/api/me/sign-in", ADA) == (429, "too_many")
        assert (await ada.post("/api/me/sign-in", ADA))["player"]["name"] == "Ada"


async def test_deleting_is_no_way_to_guess_a_password(settings: Settings) -> None:
    """M4."""
    async with running(settings) as site:
        ada = await registered(site)
        limit_passwords(site)
        kinds = [(await ada.refused("/api/me/delete", {"password": "wrong horse"}))[1] for _ in range(3)]
        assert kinds == ["wrong_password", "too_many", "too_many"]


@pytest.mark.parametrize("name", ["a\u202eb", "a\u200bb", "a\x00b", "a\x1bb"])
async def test_names_of_chairs_are_as_clean_as_others(quick: Settings, name: str) -> None:
    """M5."""
    async with running(quick) as site:
        ada, ben = await site.person("Ada"), await site.person("Ben")
        chairs = [{"kind": "me", "name": name}, {"kind": "open"}]
        assert await ada.refused("/api/tables", {"game": "thebes", "chairs": chairs}) == (400, "bad_name")
        table = await ada.create(game="thebes", chairs=OPEN)
        assert await ben.refused(f"/api/tables/{table.id}/sit", {"name": name}) == (400, "bad_name")


async def test_nobody_sits_under_the_name_of_a_registered_player(settings: Settings) -> None:
    """M5."""
    async with running(settings) as site:
        ada, eve = await registered(site), await site.person("Eve")
        chairs = [{"kind": "me", "name": " aDa"}, {"kind": "open"}]
        assert await eve.refused("/api/tables", {"game": "thebes", "chairs": chairs}) == (409, "name_taken")
        table = await ada.create(game="thebes", chairs=[*HOT[:1], {"kind": "open"}])
        assert await eve.refused(f"/api/tables/{table.id}/sit", {"name": "ADA"}) == (409, "name_taken")
        await eve.post(f"/api/tables/{table.id}/sit", {"name": "Eve at\nthe end"})
        assert (await eve.table(table.id)).chairs[1].name == "Eve at the end"


async def test_a_signed_out_socket_acts_no_more(settings: Settings) -> None:
    """M12: that of this session; one elsewhere goes on."""
    async with running(settings) as site:
        ada, phone = await registered(site), await site.stranger()
        await phone.post("/api/me/sign-in", ADA)
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        here, _ = await ada.sit_down(table.id, 0)
        there, _ = await phone.sit_down(table.id, 0)
        await phone.post("/api/me/sign-out")
        assert (await there.until(p.GoodbyeMessage)).reason == "signed_out"
        assert isinstance(await here.ask(p.PingMessage(id=fresh())), p.PongMessage)


async def test_a_password_reset_on_the_command_line_ends_sessions_of_the_running_server(settings: Settings) -> None:
    """M12: the server knew them by heart."""
    async with running(settings) as site:
        ada = await registered(site)
        lobby = await ada.socket("/ws/lobby")
        await lobby.ask(p.PingMessage(id=fresh()))
        where = ["--data", str(settings.data), *(["--database", settings.database] if settings.database else [])]
        command = [sys.executable, "-m", "motherlode.cli", "reset-password", "Ada", *where]
        process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert b"new password" in (await process.communicate(b"battery staple\n"))[0]
        assert (await lobby.until(p.GoodbyeMessage)).reason == "signed_out"
        assert (await ada.get("/api/me"))["player"] is None


async def test_the_cookie_of_a_guest_does_not_open_the_account(settings: Settings) -> None:
    """Low."""
    async with running(settings) as site:
        ada = await site.person("Ada")
        thief = await site.stranger()
        thief.http.cookies.set("motherlode", ada.http.cookies["motherlode"])
        socket = await ada.socket("/ws/lobby")
        await socket.ask(p.PingMessage(id=fresh()))
        await ada.post("/api/me/register", ADA)
        assert (await ada.get("/api/me"))["player"]["guest"] is False
        assert (await thief.get("/api/me"))["player"] is None
        assert (await socket.until(p.GoodbyeMessage)).reason == "restart"


async def test_renaming_again_and_again_is_refused(settings: Settings) -> None:
    """M11: each time all tables of the player are written; all of them together, and not often."""
    async with running(settings) as site:
        ada = await site.person("Ada")
        tables = [await ada.create(game="thebes", chairs=HOT, start=True) for _ in range(5)]
        limit_passwords(site)
        batches: list[int] = []
        writer = site.context.store._writer
        write = writer._write

        async def count(batch: list[Write]) -> None:
            batches.append(len(batch))
            await write(batch)

        writer._write = count  # type: ignore[method-assign]
        await ada.post("/api/me/guest", {"name": "Ada L."})
        assert sum(batches) == len(tables)
        assert len(batches) <= 2
        assert await ada.refused("/api/me/guest", {"name": "Ada B."}) == (429, "too_many")
        assert {(await ada.table(table.id)).chairs[0].name for table in tables} == {"Ada L."}


async def test_a_socket_far_over_its_limit_is_cut_off(quick: Settings) -> None:
    """Low: a socket far over its limit went on for ever."""
    async with running(replace(quick, account_rate=1.0)) as site:
        ada = await site.person("Ada")
        lobby = await ada.socket("/ws/lobby")
        with suppress(ConnectionClosed):
            for _ in range(400):
                await lobby.send(p.PingMessage(id=fresh()))
            await lobby.until(p.GoodbyeMessage)
        assert '"reason":"too_many"' in lobby.raw[-1]


# -- tables, lobby and chat --------------------------------------------------------------------------------------------


async def test_nobody_fills_the_lobby_alone(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """M8: a player has few tables waiting in it, and everyone's latest are listed before anyone's many."""
    monkeypatch.setattr("motherlode.server.tables.lobby.LISTED", 5)
    async with running(replace(settings, open_tables_per_player=6)) as site:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        table = await ada.create(game="thebes", chairs=OPEN)
        for _ in range(6):
            await eve.create(game="thebes", chairs=OPEN)
        assert await eve.refused("/api/tables", {"game": "thebes", "chairs": OPEN}) == (409, "too_many_tables")
        listed = [each["id"] for each in (await eve.get("/api/tables"))["tables"]]
        assert len(listed) == 5
        assert table.id in listed


async def test_one_address_does_not_open_tables_without_end(quick: Settings) -> None:
    """M8: guests cost nothing, so the address counts."""
    async with running(replace(quick, table_rate=0.1)) as site:
        kinds = []
        for number in range(3):
            guest = await site.person(f"Guest {number}")
            answer = await guest.http.post("/api/tables", json={"game": "thebes", "chairs": OPEN})
            kinds.append(answer.status_code)
        assert kinds == [201, 429, 429]


async def test_strangers_do_not_drown_out_a_table(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """M8: all who only watch share one limit; a player at the table has one of their own."""
    async with running(replace(quick, chat_rate=0.5)) as site:
        # No time goes by: a slow machine would let them say more.
        monkeypatch.setattr(site.context.chat, "by_watchers", RateLimiter(0.5, lambda: 0.0))
        ada = await site.person("Ada")
        table = await ada.create(game="thebes", chairs=HOT, start=True)
        heard = 0
        for number in range(4):
            stranger = await site.person(f"Stranger {number}")
            for _ in range(4):
                path = f"/api/tables/{table.id}/say"
                answer = await stranger.http.post(path, json={"type": "say", "id": fresh(), "text": "buy now"})
                heard += answer.status_code == 200
        assert heard == 5
        await ada.post(f"/api/tables/{table.id}/say", {"type": "say", "id": fresh(), "text": "my move"})


async def test_sitting_down_counts_as_opening_a_table(settings: Settings) -> None:
    """Low: `sit` ignored the limit; another seat at the same table is no other table."""
    async with running(replace(settings, tables_per_player=2)) as site:
        ada, ben = await site.person("Ada"), await site.person("Ben")
        tables = [await ada.create(game="thebes", chairs=[*OPEN, {"kind": "open"}]) for _ in range(2)]
        cleo = await site.person("Cleo")
        third = await cleo.create(game="thebes", chairs=OPEN)
        for table in tables:
            await ben.post(f"/api/tables/{table.id}/sit", {})
        assert await ben.refused(f"/api/tables/{third.id}/sit", {}) == (409, "too_many_tables")
        await ben.post(f"/api/tables/{tables[0].id}/sit", {})


async def test_who_was_asked_to_leave_a_private_table_does_not_watch_it(settings: Settings) -> None:
    """Low."""
    async with running(settings) as site:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        table = await ada.create(game="thebes", chairs=OPEN, public=False)
        await eve.post(f"/api/tables/{table.id}/sit", {"invitation": table.invitation})
        socket = await eve.socket(f"/ws/tables/{table.id}")
        await socket.ask(p.PingMessage(id=fresh()))
        await ada.post(f"/api/tables/{table.id}/kick", {"seat": 1})
        assert (await socket.until(p.GoodbyeMessage)).reason == "dismissed"
        assert (await eve.http.get(f"/api/tables/{table.id}?invitation={table.invitation}")).status_code == 404
        assert (await ada.table(table.id)).invitation not in ("", table.invitation)


# -- records -----------------------------------------------------------------------------------------------------------


def forged(**changes: object) -> dict[str, object]:
    data: dict[str, object] = {**match().record().dump(), **changes}
    data["digest"] = digest(data)
    return data


async def test_imports_are_marked_proved_few_and_not_listed(settings: Settings) -> None:
    """M7."""
    async with running(replace(settings, imports_per_player=2)) as site:
        ada = await site.person("Ada")
        assert await ada.refused("/api/records", forged(seed="")) == (409, "record_seed")
        table = await ada.post("/api/records", forged(players=["Magnus\u202e", "  Judit  "]))
        assert table["imported"]
        assert [chair["name"] for chair in table["chairs"]] == ["", "Judit"]
        assert (await ada.get("/api/tables", status="finished"))["tables"] == []
        await ada.post("/api/records", forged())
        assert await ada.refused("/api/records", forged()) == (409, "too_many_tables")


async def test_replays_are_made_one_at_a_time_and_read_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H3: a dozen replays of a large record stopped everyone's game for seconds."""
    async with running(settings) as site:
        ada = await site.person("Ada")
        table = await ada.post("/api/records", forged())
        at_once, most, threads, parsed = 0, 0, set(), 0
        steps, parse = records.steps, Record.parse

        def watched(*arguments: Any) -> Any:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            threads.add(threading.current_thread() is threading.main_thread())
            found = steps(*arguments)
            at_once -= 1
            return found

        def read(text: str) -> Record:
            nonlocal parsed
            parsed += 1
            threads.add(threading.current_thread() is threading.main_thread())
            return parse(text)

        monkeypatch.setattr(records, "steps", watched)
        monkeypatch.setattr(Record, "parse", read)
        path = f"/api/tables/{table['id']}/replay"
        await ada.get(path)
        answers = await asyncio.gather(*(ada.http.get(path) for _ in range(40)))
        assert {answer.status_code for answer in answers} == {200, 429}
        assert (most, threads, parsed) == (1, {False}, 1)
