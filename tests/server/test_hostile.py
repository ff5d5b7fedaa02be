"""Random and hostile messages change nothing and get a typed error."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.settings import Settings
from tests.server.conftest import running, settings_in
from tests.server.desk import Person, Site, Socket, fresh

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
TEXTS = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    "{" * 3000,
    '"move"',
    '{"type": "move"}',
    '{"type": "nothing", "id": "x"}',
    '{"type": "move", "id": "x", "seat": "0", "ply": 0, "actions": [0]}',
    '{"type": "move", "id": "x", "seat": 0, "ply": 0, "actions": [0], "more": 1}',
    '{"type": "move", "id": "x", "seat": 0, "ply": 0, "actions": [1e400]}',
    '{"type": "move", "id": "x", "seat": 0, "ply": 0, "actions": [-1]}',
    '{"type": "move", "id": "x", "seat": 0, "ply": 0, "actions": [99999999999999999999]}',
    '{"type": "move", "id": "x", "seat": -1, "ply": 0, "actions": []}',
    '{"type": "move", "id": "", "seat": 0, "ply": 0, "actions": [0]}',
    '{"type": "move", "id": "' + "x" * 100 + '", "seat": 0, "ply": 0, "actions": [0]}',
    '{"type": "join", "viewer": 9}',
    '{"type": "join", "viewer": -1}',
    '{"type": "update", "viewer": 0}',
    '{"type": "say", "id": "x", "text": ""}',
    '{"type": "say", "id": "x", "text": "' + "y" * 600 + '"}',
    '{"type": "move", "id": "x", "seat": 0, "ply": 0, "actions": [' + "0," * 5000 + "0]}",
    '{"type": "coach", "id": "x", "seat": "0"}',
    '{"type": "coach", "id": "x", "seat": 9}',
    '{"type": "preview", "id": "x", "seat": 0, "actions": [' + "0," * 300 + "0]}",
    "x" * 20_000,
]


async def seated(site: Site) -> tuple[Person, str]:
    ada = await site.person("Ada")
    return ada, (await ada.create(game="lode", chairs=HOT, start=True)).id


def state_of(site: Site, id: str) -> tuple[object, object]:
    table = site.context.tables.live[id].table
    assert table.match is not None
    return table.match.state.key(), (table.number, table.data.status, repr(table.data.chairs))


async def test_a_bad_message_gets_a_typed_error(quick: Settings) -> None:
    kinds = ("bad_message", "too_large", "not_your_seat", "illegal_move", "incomplete_move")
    async with running(quick) as site:
        ada, id = await seated(site)
        socket, _ = await ada.sit_down(id, 0)
        before = state_of(site, id)
        for text in TEXTS:
            await socket.connection.send(text)
            failed = await socket.until(p.FailedMessage)
            assert failed.kind in kinds, text[:200]
            assert state_of(site, id) == before, text[:200]
        assert isinstance(await socket.ask(p.PingMessage(id=fresh())), p.PongMessage)


async def test_bytes_are_read_as_text_or_refused(quick: Settings) -> None:
    async with running(quick) as site:
        ada, id = await seated(site)
        socket, _ = await ada.sit_down(id, 0)
        await socket.connection.send(b"\xff\xfe{")
        assert (await socket.until(p.FailedMessage)).kind == "bad_message"


async def test_a_huge_frame_ends_the_connection_only(quick: Settings) -> None:
    async with running(quick) as site:
        ada, id = await seated(site)
        socket, _ = await ada.sit_down(id, 0)
        await socket.connection.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            await drained(socket)
        _, update = await ada.sit_down(id, 0)
        assert update.number == 0


async def drained(socket: Socket) -> None:
    while True:
        await socket.next()


async def test_strangers_and_wrong_seats_change_nothing(quick: Settings) -> None:
    async with running(quick) as site:
        ada, id = await seated(site)
        await ada.sit_down(id, 0)
        eve, nobody = await site.person("Eve"), await site.stranger()
        before = state_of(site, id)
        for person, kind in ((eve, "not_your_seat"), (nobody, "no_name")):
            socket, update = await person.sit_down(id, SPECTATOR)
            for message in (
                p.MoveMessage(id=fresh(), seat=0, ply=update.ply, actions=[0]),
                p.PreviewMessage(id=fresh(), seat=0, actions=[]),
                p.WhyMessage(id=fresh(), seat=1, action=0),
                p.HintMessage(id=fresh(), seat=0),
                p.CoachMessage(id=fresh(), seat=0),
                p.UndoMessage(id=fresh(), seat=0),
                p.ProposeMessage(id=fresh(), seat=0, what="abort"),
                p.ResignMessage(id=fresh(), seat=1),
                p.ReturnMessage(id=fresh(), seat=0),
            ):
                assert (await socket.ask(message)).kind == kind
            handover = await socket.ask(p.HandoverMessage(id=fresh(), seat=0, bot="random"))
            assert handover.kind in ("not_seated", "no_name")
        assert state_of(site, id) == before


async def test_someone_elses_token_and_forged_cookies_are_nobody(quick: Settings) -> None:
    async with running(quick) as site:
        ada, id = await seated(site)
        cookie = ada.http.cookies["motherlode"]
        forged = await site.stranger()
        forged.http.cookies.set("motherlode", cookie[:-1] + ("0" if cookie[-1] != "0" else "1"))
        assert (await forged.get("/api/me"))["player"] is None
        forged.http.headers["authorization"] = "Bearer " + "x" * 43
        move = {"type": "move", "id": "m", "seat": 0, "ply": 0, "actions": [0]}
        assert await forged.refused(f"/api/tables/{id}/move", move) == (401, "no_name")


async def test_random_messages_out_of_order(quick: Settings) -> None:
    """A thousand well-formed messages in any order: the match stays what the moves made it."""
    async with running(quick) as site:
        ada, id = await seated(site)
        socket, _ = await ada.sit_down(id, 0)
        rng, ids = Random(5), [fresh() for _ in range(20)]
        for _ in range(1000):
            await socket.connection.send(json.dumps(random_message(rng, ids)))
        pong = await socket.ask(p.PingMessage(id=fresh()))
        assert isinstance(pong, p.PongMessage)
        before = state_of(site, id)
        await site.context.tables.unload(site.context.tables.live[id])
        site.context.tables.forget(site.context.tables.live[id])
        await ada.table(id)
        assert state_of(site, id) == before


def random_message(rng: Random, ids: list[str]) -> dict[str, object]:
    kind = rng.choice(
        ["move", "move", "move", "preview", "why", "coach", "undo", "propose", "answer", "join", "handover", "return"]
    )
    message: dict[str, object] = {"type": kind, "id": rng.choice(ids), "seat": rng.randrange(4)}
    if kind in ("move", "preview"):
        message["actions"] = [rng.randrange(14) for _ in range(rng.randrange(5))]
    if kind == "move":
        message["ply"] = rng.randrange(6)
    if kind == "why":
        message["action"] = rng.randrange(20)
    if kind == "propose":
        message["what"] = "undo"
    if kind == "answer":
        message["agree"] = rng.random() < 0.5
    if kind == "join":
        return {"type": "join", "viewer": rng.randrange(-2, 4), "last": rng.randrange(-1, 9)}
    return message


async def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), account_rate=1.0)) as site:
        ada, id = await seated(site)
        socket, _ = await ada.sit_down(id, 0)
        kinds = [type(await socket.ask(p.PingMessage(id=fresh()))) for _ in range(20)]
        assert p.FailedMessage in kinds
        assert "too_many" in socket.raw[-1]


async def test_too_many_requests_of_one_address_are_refused(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), address_rate=2.0)) as site:
        stranger = await site.stranger()
        statuses = [(await stranger.http.get("/health")).status_code]
        assert statuses == [200]
        while 429 not in statuses and len(statuses) < 100:
            statuses.append((await stranger.http.get("/health")).status_code)
        assert statuses[-1] == 429, "the answer is held back so long that the next request may pass again"


async def test_too_many_sockets_of_one_address_are_refused(tmp_path: Path) -> None:
    async with running(replace(settings_in(tmp_path), connections_per_address=2)) as site:
        stranger = await site.stranger()
        for _ in range(2):
            assert isinstance(await (await stranger.socket("/ws/lobby")).ask(p.PingMessage(id=fresh())), p.PongMessage)
        third = await stranger.socket("/ws/lobby")
        with pytest.raises(ConnectionClosed):
            await third.next()
