"""What a host does from the command line: drill, upgrade check, audit, invitations. Every error is one line."""

import asyncio
import io
import sqlite3
import sys
from pathlib import Path

import pytest

from motherlode import registry
from motherlode.server.settings import Settings
from motherlode.testing.lode import Lode
from tests.commands.conftest import Ran, Run
from tests.commands.test_cli import run_module
from tests.server.conftest import running, settings_in
from tests.server.test_versions import NewLode, OtherLode, begun

PASSWORD = "correct horse"


@pytest.fixture
def _lode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "lode", Lode)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that stopped during a match."""
    asyncio.run(begun(tmp_path / "data"))
    return tmp_path / "data"


def contents(data: Path) -> list[str]:
    with sqlite3.connect(data / "motherlode.sqlite") as connection:
        return list(connection.iterdump())


def changed(data: Path, statement: str) -> None:
    with sqlite3.connect(data / "motherlode.sqlite") as connection:
        connection.execute(statement)


def refused(ran: Ran, words: str) -> None:
    """One line on standard error, exit status 2, nothing else."""
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("motherlode: ")
    assert ran.err.count("\n") == 1
    assert words in ran.err


# -- before an upgrade -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_lode")
def test_matches_of_the_same_rules_go_on(run: Run, data: Path) -> None:
    ran = run("upgrade", "--check", "--data", data)
    assert ran.status == 0
    assert "tables: 1 running" in ran.out
    assert ran.out.endswith("running matches: 1 go on, 0 are renewed, 0 freeze\n")


def test_matches_that_replay_under_new_rules_are_renewed(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "lode", NewLode)
    before = contents(data)
    ran = run("upgrade", "--check", "--data", data)
    assert (ran.status, contents(data)) == (0, before)
    assert "(lode) is renewed\n" in ran.out
    assert ran.out.endswith("running matches: 0 go on, 1 are renewed, 0 freeze\n")


def test_matches_that_do_not_replay_would_freeze(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "lode", OtherLode)
    before = contents(data)
    ran = run("upgrade", "--check", "--data", data)
    assert (ran.status, contents(data)) == (2, before)
    assert "(lode) freezes: " in ran.out
    assert ": the position is another" in ran.out
    assert ran.out.endswith("running matches: 0 go on, 0 are renewed, 1 freeze\n")


def test_matches_of_a_game_that_is_gone_would_freeze(run: Run, data: Path) -> None:
    ran = run("upgrade", "--check", "--data", data)
    assert ran.status == 2
    assert "freezes: there is no game 'lode'" in ran.out


@pytest.mark.usefixtures("_lode")
@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("DELETE FROM entries WHERE number = 1", "freezes: "),
        ("DELETE FROM entries WHERE number = 2", ": entry 2 is missing"),
        ("UPDATE entries SET data = '{' WHERE number = 1", "freezes: "),
        ("UPDATE tables SET data = 'x'", "(unknown) freezes: "),
    ],
)
def test_a_damaged_match_would_freeze(run: Run, data: Path, damage: str, why: str) -> None:
    changed(data, damage)
    ran = run("upgrade", "--check", "--data", data)
    assert ran.status == 2
    assert why in ran.out
    assert ran.out.endswith("0 go on, 0 are renewed, 1 freeze\n")


@pytest.mark.usefixtures("_lode")
def test_data_of_an_older_step_is_checked_and_left_there(run: Run, data: Path) -> None:
    for statement in ("DROP TABLE audit", "DROP TABLE invitations", "UPDATE alembic_version SET version_num = '0001'"):
        changed(data, statement)
    before = contents(data)
    assert run("upgrade", "--check", "--data", data).status == 0
    assert contents(data) == before
    refused(run("audit", "--data", data), "the data is at step 0001")


def test_what_cannot_be_checked_is_said_in_one_line(run: Run, data: Path, tmp_path: Path) -> None:
    refused(run("upgrade", "--data", data), "give --check")
    refused(run("upgrade", "--check", "--data", tmp_path / "none"), "there is no server's data")
    refused(run("upgrade", "--check", "--database", "mysql://x"), "a database is postgresql+asyncpg://")
    changed(data, "UPDATE alembic_version SET version_num = '9999'")
    refused(run("upgrade", "--check", "--data", data), "newer Motherlode (step 9999)")
    (data / "motherlode.sqlite").write_bytes(b"no database at all, but long enough to be taken for one" * 100)
    refused(run("upgrade", "--check", "--data", data), "the database cannot be used: ")


def test_a_database_that_does_not_answer_is_said_in_one_line(run: Run) -> None:
    nowhere = "postgresql+asyncpg://nobody@127.0.0.1:1/none"
    for command in (["upgrade", "--check"], ["audit"], ["invite"], ["close-table", "x"]):
        refused(run(*command, "--database", nowhere), "")


# -- drill -------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_lode")
def test_a_drill_restores_and_replays(run: Run, data: Path, tmp_path: Path) -> None:
    assert run("backup", tmp_path / "b.zip", "--data", data).status == 0
    ran = run("drill", tmp_path / "b.zip")
    assert ran.status == 0
    assert "tables: 1 running" in ran.out
    assert "1 go on" in ran.out


def test_a_drill_finds_what_would_not_go_on(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("backup", tmp_path / "b.zip", "--data", data).status == 0
    monkeypatch.setitem(registry.GAMES, "lode", OtherLode)
    assert run("drill", tmp_path / "b.zip").status == 2


def test_a_drill_refuses_what_is_no_backup(run: Run, data: Path, tmp_path: Path) -> None:
    refused(run("drill", tmp_path / "none.zip"), "none.zip does not exist")
    run("backup", tmp_path / "b.zip", "--data", data)
    whole = (tmp_path / "b.zip").read_bytes()
    (tmp_path / "half.zip").write_bytes(whole[: len(whole) // 2])
    refused(run("drill", tmp_path / "half.zip"), "half.zip is no backup")
    refused(run("backup", tmp_path / "no" / "folder.zip", "--data", data), "No such file or directory")


# -- audit and invitations ---------------------------------------------------------------------------------------------


@pytest.fixture
def club(tmp_path: Path) -> Settings:
    """The settings of a server with one registered player and one table."""
    settings = settings_in(tmp_path / "club")

    async def fill() -> None:
        async with running(settings) as site:
            ada = await site.person("Ada")
            await ada.post("/api/me/register", {"name": "Ada", "password": PASSWORD})

    asyncio.run(fill())
    return settings


def test_the_trail_names_what_was_done(run: Run, data: Path, tmp_path: Path) -> None:
    with sqlite3.connect(data / "motherlode.sqlite") as connection:
        (table,) = connection.execute("SELECT id FROM tables").fetchone()
    run("backup", tmp_path / "b.zip", "--data", data)
    run("close-table", table, "--data", data)
    code = run("invite", "--note", "for Bo", "--data", data).out.strip()
    run("invite", "--revoke", code, "--data", data)
    actions = run("audit", "--json", "--data", data).data["actions"]
    assert isinstance(actions, list)
    done = [(action["what"], action["target"]) for action in actions]
    assert done == [("close-table", table), ("invite", "for Bo"), ("revoke-invitation", f"{code[:4]}...")]
    assert len(run("audit", "--most", "2", "--data", data).out.splitlines()) == 2
    run("restore", tmp_path / "b.zip", "--data", tmp_path / "new")
    assert "restore  b.zip" in run("audit", "--data", tmp_path / "new").out


def test_a_reset_password_is_on_the_trail_without_the_password(
    run: Run, club: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("battery staple\n"))
    assert run("reset-password", "Ada", "--data", club.data).status == 0
    trail = run("audit", "--data", club.data).out
    assert "reset-password  Ada" in trail
    assert "battery" not in trail


def test_what_was_refused_is_not_on_the_trail(run: Run, club: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("battery staple\n"))
    refused(run("reset-password", "Bo", "--data", club.data), "no registered player")
    refused(run("close-table", "none", "--data", club.data), "there is no table 'none'")
    refused(run("invite", "--revoke", "none", "--data", club.data), "no such invitation")
    refused(run("invite", "--note", "two\nlines", "--data", club.data), "a note is one line")
    assert run("audit", "--data", club.data).out == ""


def test_an_invitation_is_listed_without_its_code(run: Run, club: Settings) -> None:
    code = run("invite", "--uses", "3", "--days", "7", "--note", "the Tuesday round", "--data", club.data).out.strip()
    assert len(code) == 12
    listed = run("invite", "--list", "--data", club.data).out
    assert "uses left: 3  the Tuesday round" in listed
    assert code not in listed


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--registration", "perhaps"], "registration is one of open, invitation, off"),
        (["--backup-every", "-1"], "--backup-every 0: never"),
        (["--backup-keep", "0"], "--backup-keep"),
        (["--room", "meet.example"], "https://meet.example/{table}"),
        (["--room", "javascript:alert(1)//{table}"], "https://meet.example/{table}"),
        (["--room", "https://meet.example/{table}{x}"], "https://meet.example/{table}"),
        (["--club", "x" * 81], "the club's name"),
        (["--welcome", "x" * 2001], "the welcome"),
        (["--database", "mysql://x"], "a database is"),
    ],
)
def test_a_server_refuses_settings_that_mean_nothing(run: Run, tmp_path: Path, flags: list[str], words: str) -> None:
    refused(run("serve", "--port", "0", "--data", tmp_path, *flags), words)


def test_a_server_refuses_to_offer_a_game_that_is_not_there(tmp_path: Path) -> None:
    ran = run_module("serve", "--port", "0", "--data", str(tmp_path), "--game", "troy")
    refused(Ran(ran.returncode, ran.stdout, ran.stderr), "unknown game 'troy'")
