"""`rules GAME --coverage`."""

from pathlib import Path

import pytest

from motherlode import registry
from motherlode.commands import rules
from motherlode.commands.rules import unwritten
from motherlode.play.rulebook import rulebook
from motherlode.play.text import LANGUAGES
from motherlode.testing import coverage
from tests.commands.conftest import Run


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_clause_of_a_registered_game_is_without_a_test(run: Run, game: str) -> None:
    ran = run("rules", game, "--coverage")
    count = len(rulebook(game).clauses)
    assert ran.out == f"clauses {count} tested {count} missing 0\n"
    assert ran.status == 0


def test_a_rulebook_in_another_language_that_lacks_clauses_is_not_complete(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = len(rulebook("thebes").clauses)
    assert run("rules", "thebes", "--coverage", "--lang", "fr").out.endswith(f"written in fr: {count} of {count}\n")
    monkeypatch.setattr(rules, "unwritten", lambda game, lang: ["T1.1"])
    ran = run("rules", "thebes", "--coverage", "--lang", "fr")
    assert ran.status == 1
    assert ran.out.endswith(f"T1.1\nwritten in fr: {count - 1} of {count}\n")


def test_the_rulebooks_of_all_languages_have_the_same_clauses() -> None:
    assert [(game, lang) for game in registry.GAMES for lang in LANGUAGES if unwritten(game, lang)] == []


@pytest.fixture
def one_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A source tree with a single test."""
    (tmp_path / "src" / "motherlode").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(
        'import pytest\n\n@pytest.mark.clause("thebes", "T4.6", "T1.2")\ndef test_one():\n    pass\n'
    )
    monkeypatch.setattr(coverage, "SOURCE_ROOT", tmp_path)


@pytest.mark.usefixtures("one_test")
def test_every_clause_without_a_test_is_listed(run: Run) -> None:
    ran = run("rules", "thebes", "--coverage")
    assert ran.status == 1
    lines = ran.out.splitlines()
    count = len(rulebook("thebes").clauses)
    assert lines[-1] == f"clauses {count} tested 2 missing {count - 2}"
    assert len(lines) == count - 1
    assert lines[0].startswith("T1.1 ")
    assert not any(line.startswith(("T4.6 ", "T1.2 ")) for line in lines)


@pytest.mark.usefixtures("one_test")
def test_coverage_as_json(run: Run) -> None:
    ran = run("rules", "thebes", "--coverage", "--json")
    assert ran.status == 1
    assert ran.data["tested"] == 2
