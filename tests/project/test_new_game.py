"""`scripts/new-game`: the folders of a new game, with the names that every game has."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from motherlode import games, registry
from motherlode.bots.evaluators.base import Evaluator
from motherlode.testing.case import LawCase

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
LANGUAGES = ("en", "nl", "de", "fr")


def new_game(root: Path, id: str = "quarry", title: str = "The Quarry") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "new-game"), id, title, "--root", str(root)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def listed_names() -> set[str]:
    """The files and folders of a game as the guide lists them."""
    block = re.search(r"src/motherlode/games/<game>/\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    return {line.split()[0].rstrip("/") for line in block[1].splitlines() if line.strip()}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    ran = new_game(tmp_path)
    assert ran.returncode == 0, ran.stderr
    return tmp_path


def test_the_layout_is_that_of_the_guide(root: Path) -> None:
    folder = root / "src" / "motherlode" / "games" / "quarry"
    assert {path.name for path in folder.iterdir()} == listed_names()
    assert {path.name for path in (folder / "text").iterdir()} == {f"{language}.ftl" for language in LANGUAGES}
    assert {path.name for path in (folder / "rules").iterdir()} == {f"{language}.md" for language in LANGUAGES}
    assert {path.name for path in (folder / "phases").iterdir()} == {"__init__.py", "turn.py"}
    others = [path for path in root.rglob("*.*") if folder not in path.parents]
    assert {str(path.relative_to(root)) for path in others} == {
        "src/motherlode/bots/evaluators/quarry.py",
        "tests/games/quarry/test_state.py",
        "tests/laws/quarry.py",
    }


@pytest.mark.parametrize("id", registry.GAMES)
def test_every_game_has_the_names_of_the_guide(id: str) -> None:
    (folder,) = [Path(path) / id for path in games.__path__]
    assert listed_names() <= {path.name for path in folder.iterdir()}


@pytest.fixture
def importable(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The new game can be imported like the others, until the test is over."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(root / "src" / "motherlode" / "games")])
    yield
    for name in [name for name in sys.modules if name.startswith("motherlode.games.quarry")]:
        del sys.modules[name]


@pytest.mark.usefixtures("importable")
def test_what_is_written_can_be_built_and_filled_in(root: Path) -> None:
    game = import_module("motherlode.games.quarry").Quarry()
    assert (game.info.id, game.info.title, game.info.seats) == ("quarry", "The Quarry", (2, 3, 4))
    state = game.new(3)
    assert game.load(game.dump(state)).key() == state.clone().key()
    with pytest.raises(NotImplementedError):
        game.legal(state, 0)
    evaluator = names_in(root / "src" / "motherlode" / "bots" / "evaluators" / "quarry.py")["EVALUATOR"]
    assert isinstance(evaluator, type)
    assert issubclass(evaluator, Evaluator)
    case = names_in(root / "tests" / "laws" / "quarry.py")["QUARRY"]
    assert isinstance(case, LawCase)
    assert case.id == "quarry"


def names_in(file: Path) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(compile(file.read_text(encoding="utf-8"), file, "exec"), names)
    return names


def test_it_says_what_is_left_to_do(tmp_path: Path) -> None:
    out = new_game(tmp_path).stdout
    assert "src/motherlode/games/quarry/game.py" in out
    assert "src/motherlode/registry.py" in out
    assert "client/src/games/quarry/" in out


@pytest.mark.parametrize(
    ("id", "title", "error"),
    [
        ("Quarry", "The Quarry", "small letters"),
        ("the quarry", "The Quarry", "small letters"),
        ("quarry", 'The "Quarry"', "no quotes"),
    ],
)
def test_wrong_names_are_refused(tmp_path: Path, id: str, title: str, error: str) -> None:
    ran = new_game(tmp_path, id, title)
    assert ran.returncode == 1
    assert error in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(root: Path) -> None:
    file = root / "src" / "motherlode" / "games" / "quarry" / "game.py"
    file.write_text("mine")
    assert "is there already" in new_game(root).stderr
    assert file.read_text() == "mine"
