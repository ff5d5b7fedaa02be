"""`backup`, `restore`, `reset-password` and `close-table`: what people get wrong is one line and exit status 2."""

import io
import sys
from pathlib import Path

import pytest

from tests.commands.conftest import Run

NOWHERE = "postgresql+asyncpg://me:secret@127.0.0.1:1/db"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a secret and an empty database."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "motherlode.sqlite").touch()
    (folder / "secret").write_bytes(b"x")
    return folder


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["backup", "FOLDER/none/x.zip", "--data", "DATA"], "none/x.zip: No such file or directory"),
        (["backup", "DATA", "--data", "DATA"], "cannot be written to"),
        (["backup", "FOLDER/x.zip", "--data", "FOLDER/none"], "there is no server's data"),
        (["backup", "FOLDER/x.zip", "--data", "FOLDER"], "there is no server's data in"),
        (["backup", "FOLDER/x.zip", "--data", "DATA", "--database", "rubbish"], "the database cannot be used"),
        (["backup", "FOLDER/x.zip", "--data", "DATA", "--database", "mysql://x"], "the database cannot be used"),
        (["backup", "FOLDER/x.zip", "--data", "DATA", "--database", NOWHERE], "the database cannot be used"),
        (["restore", "FOLDER/x.zip", "--data", "FOLDER/new"], "x.zip does not exist"),
        (["restore", "DATA/motherlode.sqlite", "--data", "FOLDER/new"], "is no backup, or damaged"),
        (["restore", "FOLDER/x.zip", "--data", "FOLDER/new", "--database", NOWHERE], "the database cannot be used"),
        (["close-table", "t", "--data", "FOLDER"], "there is no server's data in"),
        (["close-table", "t", "--database", NOWHERE], "the database cannot be used"),
        (["serve", "--port", "0", "--data", "FOLDER/new", "--database", "rubbish"], "the database cannot be used"),
        (["serve", "--port", "0", "--data", "FOLDER/new", "--database", NOWHERE], "the database cannot be used"),
        (["serve", "--port", "0", "--data", "DATA/motherlode.sqlite"], "cannot be made"),
    ],
)
def test_bad_input_is_said_in_one_line(run: Run, tmp_path: Path, data: Path, arguments: list[str], error: str) -> None:
    ran = run(*(word.replace("FOLDER", str(tmp_path)).replace("DATA", str(data)) for word in arguments))
    assert (ran.status, ran.out) == (2, "")
    assert error in ran.err
    assert "secret@" not in ran.err
    assert ran.err.startswith("motherlode: ")
    assert ran.err.count("\n") == 1


def test_a_password_is_no_option(run: Run) -> None:
    ran = run("reset-password", "Ada", "--password", "battery staple")
    assert ran.status == 2
    assert "no such option: --password" in ran.err


@pytest.mark.parametrize("line", ["", "\n", "battery\n"])
def test_a_short_password_is_refused(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(line))
    ran = run("reset-password", "Ada", "--data", data)
    assert (ran.status, ran.err) == (2, "motherlode: a password has 8 to 200 characters\n")
