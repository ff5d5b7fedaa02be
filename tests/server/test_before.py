"""A database written before issue 16 opens: every table stands where it stood, tells what it told, and goes on."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from motherlode import registry
from motherlode.kernel import SPECTATOR
from motherlode.play.checksum import checksum
from motherlode.play.draws import SeededDraws
from motherlode.play.match import Match
from motherlode.play.seen import seen_events
from motherlode.play.snapshot import Snapshot
from motherlode.server.catalog import GameCatalog
from motherlode.server.store.store import Store
from motherlode.server.tables.entries import TableEntry, position_mark
from motherlode.server.tables.loader import open_match
from motherlode.server.tables.table import Table
from tests.fixtures.before import EXPECTED, digest, unpack_database
from tests.server.conftest import running, settings_in
from tests.server.desk import Site

TABLES: dict[str, dict[str, Any]] = EXPECTED["tables"]
PLAYED = [name for name, expected in TABLES.items() if "mark" in expected]
RUNNING = [name for name in PLAYED if TABLES[name]["status"] == "running"]
ADA = EXPECTED["people"]["Ada"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("before") / "data"
    unpack_database(folder)
    return folder


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    store = Store(settings_in(folder).url)
    yield store
    await store.engine.dispose()


async def stored(store: Store, name: str) -> tuple[Table, list[TableEntry], Snapshot | None]:
    id = TABLES[name]["id"]
    found = await store.table(id)
    assert found is not None
    table = Table(found[0], GameCatalog(registry.GAMES).game(found[0].game, found[0].options))
    return table, await store.entries(id), await store.snapshot(id)


def position(match: Match) -> dict[str, Any]:
    outcome = match.outcome()
    seats = range(match.seats)
    return {
        "ply": match.ply,
        "drawn": match.drawn,
        "played": match.played,
        "logged": match.logged,
        "number": match.number,
        "mark": position_mark(match),
        "checksum": checksum(match.state.key()),
        "to_act": list(match.to_act()),
        "totals": list(outcome.totals) if outcome else None,
        "legal": {str(seat): match.perspective(seat).legal() for seat in seats},
        "views": {str(viewer): digest(match.perspective(viewer).view()) for viewer in (SPECTATOR, *seats)},
    }


@pytest.mark.parametrize("name", PLAYED)
async def test_a_match_opens_from_its_beginning_and_from_its_snapshot(store: Store, name: str) -> None:
    table, rows, snapshot = await stored(store, name)
    expected = TABLES[name]
    draws = SeededDraws(bytes.fromhex(table.data.seed))
    whole = open_match(table, draws, None, rows)
    assert position(whole) == {field: expected[field] for field in position(whole)}
    assert {str(seat): whole.undo_bar(seat) for seat in range(whole.seats)} == expected["undo_bar"]
    if snapshot is not None:
        assert position(open_match(table, draws, snapshot, rows)) == position(whole)


@pytest.mark.parametrize("name", list(TABLES))
async def test_the_log_is_what_it_was(store: Store, name: str) -> None:
    table, rows, _ = await stored(store, name)
    for viewer in (SPECTATOR, *range(table.seats)):
        events = [event for row in rows for event in seen_events(row.entry, viewer)]
        log = [[event.number, event.ply, event.of, event.kind, event.facts] for event in events]
        assert digest(log) == TABLES[name]["logs"][str(viewer)]


async def test_a_server_on_the_old_folder_shows_and_goes_on(tmp_path: Path) -> None:
    unpack_database(tmp_path / "data")
    async with running(settings_in(tmp_path / "data")) as site:
        await look_and_play_on(site)


async def look_and_play_on(site: Site) -> None:
    ada = await site.stranger()
    ada.http.headers["authorization"] = f"Bearer {ADA['token']}"
    for name, expected in TABLES.items():
        info = await ada.table(expected["id"])
        assert info.status in (expected["status"], "running"), name
        if expected.get("record"):
            record = await ada.get(f"/api/tables/{expected['id']}/record")
            assert record["checksum"] == expected["record"]["checksum"]
            page = await ada.get(f"/api/tables/{expected['id']}/replay", since=expected["record"]["ply"])
            assert digest(page["steps"][0]["view"]) == expected["record"]["views"][str(SPECTATOR)]
    for name in RUNNING:
        await play_on(site, TABLES[name])


async def play_on(site: Site, expected: dict[str, Any]) -> None:
    """A person's seat that must act makes its first legal move, if one is asked at this table."""
    async with site.context.tables.table(expected["id"]) as live:
        match = live.table.match
        assert match is not None
        assert match.number >= expected["number"]
        seats = [seat for seat in match.to_act() if live.table.data.chairs[seat].player == ADA["id"]]
        if seats and not match.game.secret(match.state, seats[0], match.perspective(seats[0]).legal()[0], SPECTATOR):
            number = match.number
            live.table.bot_move(seats[0], match.perspective(seats[0]).legal()[:1], 0)
            assert match.number > number
