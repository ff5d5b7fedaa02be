"""Programs at a server: the connector plays at a real table, marked as a bot; the server itself starts none."""

import asyncio
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from motherlode.bots.base import random_move
from motherlode.play.match import Match
from motherlode.play.record import digest
from motherlode.registry import game
from motherlode.server import protocol as p
from motherlode.server.protocol import bodies as b
from motherlode.server.protocol import messages, parts
from motherlode.server.settings import Settings
from tests.server.conftest import running
from tests.server.desk import Person, Site, fresh, moved

PROGRAM = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'agent.py'}"
HOSTILE = "exec:touch started"


async def connected(url: str, program: str = PROGRAM, token: str = "") -> tuple[int, str, str]:
    """`motherlode agent connect` as people run it: status, output, errors."""
    command = [sys.executable, "-m", "motherlode.cli", "agent", "connect", url, program, "--json"]
    environ = {**os.environ, "MOTHERLODE_TOKEN": token}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=environ, stdout=pipe, stderr=pipe)
    output, errors = await process.communicate()
    return process.returncode or 0, output.decode(), errors.decode()


async def opened(ada: Person, id: str, **more: object) -> p.TableInfo:
    """A table with one free chair, for the program; bots on the others."""
    bots = [{"kind": "bot", "bot": "random"}] * (game(id).info.seats[0] - 2)
    return await ada.create(game=id, chairs=[{"kind": "me"}, {"kind": "open"}, *bots], **more)


async def start_when_full(ada: Person, table: str, invitation: str = "") -> p.TableInfo:
    """Waits for the program, then begins; Ada's own seat is played by a bot."""
    while any(not chair.player and not chair.bot for chair in (await ada.table(table, invitation)).chairs):
        await asyncio.sleep(0.05)
    await ada.post(f"/api/tables/{table}/start")
    await ada.post(f"/api/tables/{table}/handover", p.HandoverMessage(id=fresh(), seat=0, bot="random"))
    return await ada.table(table, invitation)


@pytest.mark.parametrize("id", ["thebes", "rockwell"])
async def test_a_program_plays_at_a_table_marked_as_a_bot(quick: Settings, id: str) -> None:
    """Rockwell has sealed bids, which a program sends in parts."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        table = await opened(ada, id, public=False)
        link = f"{site.address}/table/{table.id}?invitation={table.invitation}"
        playing = asyncio.create_task(connected(link))
        begun = await start_when_full(ada, table.id, table.invitation)
        assert (begun.chairs[1].name, begun.chairs[1].program) == ("last", True)
        assert not begun.chairs[0].program
        status, output, errors = await playing
        assert (status, errors) == (0, "")
        ended = await ada.table(table.id, table.invitation)
        assert ended.result is not None
        assert ended.result.outcome is not None
        result = json.loads(output)
        assert result == {
            "table": table.id,
            "seat": 1,
            "ranks": ended.result.ranks,
            "totals": ended.result.outcome.totals,
        }
        log = await ada.get(f"/api/tables/{table.id}/log", viewer=-2)
        assert not [entry for entry in log["entries"] if entry["kind"] == "bot_failed"]


async def test_a_token_says_in_whose_name_and_a_program_takes_its_seat_up_again(
    quick: Settings, tmp_path: Path
) -> None:
    """The first program dies in the middle; the second one, with the same token, goes on."""
    dying = tmp_path / "dying.py"
    dying.write_text(
        (Path(__file__).parents[2] / "examples" / "agent.py").read_text().replace("send(move(question))", "sys.exit()")
    )
    async with running(quick) as site:
        ada, ben = await site.person("Ada"), await site.person("Ben")
        token = (await ben.post("/api/me/token"))["token"]
        table = await opened(ada, "thebes")
        link = f"{site.address}/table/{table.id}"
        first = asyncio.create_task(connected(link, f"{sys.executable} {dying}", token))
        await start_when_full(ada, table.id)
        status, _, errors = await first
        assert (status, len(errors.splitlines())) == (2, 1)
        assert "the program has ended" in errors
        status, output, _ = await connected(link, token=token)
        assert (status, json.loads(output)["seat"]) == (0, 1)
        chair = (await ada.table(table.id)).chairs[1]
        assert (chair.name, chair.player, chair.program) == ("Ben", ben.info.id, True)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/table/nowhere", "unknown_table"),
        ("/lobby", "the link of a table is needed"),
        ("/table/", "the link of a table is needed"),
    ],
)
async def test_what_is_wrong_is_one_line(quick: Settings, path: str, said: str) -> None:
    async with running(quick) as site:
        status, output, errors = await connected(site.address + path)
        assert (status, output, len(errors.splitlines())) == (2, "", 1)
        assert said in errors


async def test_an_unknown_token_and_a_silent_address_are_one_line_each(quick: Settings) -> None:
    async with running(quick) as site:
        table = await opened(await site.person("Ada"), "thebes")
        status, _, errors = await connected(f"{site.address}/table/{table.id}", token="made-up")
        assert (status, len(errors.splitlines())) == (2, 1)
        assert "does not know this token" in errors
    status, _, errors = await connected(f"{site.address}/table/{table.id}")
    assert (status, len(errors.splitlines())) == (2, 1)
    assert "does not answer" in errors


# -- exec: is for the command line only --------------------------------------------------------------------------------

# Every field of a request that holds the name of a bot, and how it is refused.
HOSTILE_CHAIRS = [{"kind": "me"}, {"kind": "bot", "bot": HOSTILE}]
HANDOVER = {"type": "handover", "id": "h", "seat": 0, "bot": HOSTILE}
HINT = {"type": "hint", "id": "i", "seat": 0, "level": HOSTILE}
REFUSED: dict[str, tuple[str, Any, str]] = {
    "ChairRequest.bot": ("/api/tables", {"game": "thebes", "chairs": HOSTILE_CHAIRS}, "unknown_bot"),
    "BotRequest.bot": ("/api/tables/{open}/bot", {"seat": 1, "bot": HOSTILE}, "unknown_bot"),
    "HandoverMessage.bot": ("/api/tables/{running}/handover", HANDOVER, "unknown_bot"),
    "HintMessage.level": ("/api/tables/{running}/hint", HINT, "bad_message"),
}


def bot_fields() -> set[str]:
    """The fields of everything a client can send that hold a bot's name."""
    sent = {kind for module in (b, messages, parts) for kind in vars(module).values() if isinstance(kind, type)}
    requests = [each for each in sent if each.__name__.endswith("Request") or each in p.ClientMessage.__args__]
    return {
        f"{each.__name__}.{field.name}"
        for each in requests
        for field in msgspec.structs.fields(each)
        if field.name in ("bot", "level", "opponent")
    }


def test_all_fields_that_hold_a_bot_are_tried() -> None:
    assert bot_fields() == set(REFUSED)


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that a started program would make: everything runs in its folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path / "started"


async def two_tables(ada: Person) -> dict[str, str]:
    """One that is open and one that runs."""
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    playing = await ada.create(game="thebes", chairs=chairs, start=True, hints=True)
    return {"open": (await opened(ada, "thebes")).id, "running": playing.id}


@pytest.mark.parametrize("field", REFUSED)
async def test_exec_is_refused_wherever_a_bot_is_named(quick: Settings, started: Path, field: str) -> None:
    path, body, kind = REFUSED[field]
    async with running(quick) as site:
        ada = await site.person("Ada")
        tables = await two_tables(ada)
        assert (await ada.refused(path.format(**tables), body))[1] == kind
    assert not started.exists()


async def test_exec_in_the_name_of_a_person_a_chair_or_a_player_of_a_record_is_a_name(
    quick: Settings, started: Path
) -> None:
    async with running(quick) as site:
        ada = await site.person(HOSTILE)
        table = await ada.create(game="thebes", chairs=[{"kind": "me", "name": HOSTILE}, {"kind": "me"}], start=True)
        assert table.chairs[0].name == HOSTILE
        imported = await ada.post("/api/records", hostile_record())
        assert [chair["name"] for chair in imported["chairs"]] == [f"{HOSTILE} 1", HOSTILE]
        await ada.get(f"/api/tables/{imported['id']}/replay")
        await ada.get(f"/api/tables/{imported['id']}/steps", viewer=-2)
    assert not started.exists()


def hostile_record() -> dict[str, Any]:
    match, rng = Match(game("thebes"), 2, seed=bytes(32), players=(f"{HOSTILE} 1", HOSTILE)), Random(1)
    while acting := match.to_act():
        match.move(acting[0], random_move(match.game, match.state.clone(), acting[0], rng))
    data = match.record().dump()
    data["digest"] = digest(data)
    return data


async def test_exec_in_a_stored_table_starts_nothing_either(quick: Settings, started: Path) -> None:
    """As if somebody had written it into the database, or into a backup: another bot chooses, as the log says."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        id = (await two_tables(ada))["running"]
        await seat_hostile_bot(site, id)
        socket, now = await ada.sit_down(id, 0)
        while not any(event.kind == "bot_failed" for event in now.events):
            if 0 in now.to_act:
                await socket.send(moved(now, [now.legal[-1].id]))
            now = await socket.until(p.UpdateMessage)
    assert not started.exists()


async def seat_hostile_bot(site: Site, id: str) -> None:
    def seat(table: Any) -> None:
        table.data.chairs[1] = msgspec.structs.replace(table.data.chairs[1], bot=HOSTILE)

    await site.context.tables.change(id, seat)
