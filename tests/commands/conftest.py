"""Running a command as the shell would, within this process."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from motherlode import cli
from motherlode.arena.plan import simulation
from motherlode.arena.runner import run as run_plan


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, object]:
        """The one JSON object on standard output."""
        data = json.loads(self.out)
        assert isinstance(data, dict)
        return data


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["motherlode", *map(str, arguments)])
        with pytest.raises(SystemExit) as caught:
            cli.main()
        out, err = capsys.readouterr()
        code = caught.value.code
        return Ran(code if isinstance(code, int) else 0, out, err)

    return call


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a finished match of Thebes."""
    folder = tmp_path_factory.mktemp("records")
    list(run_plan(simulation("thebes", ("random", "random"), 1, 1, records=folder)))
    return next(folder.iterdir())
