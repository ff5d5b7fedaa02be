"""Every clause of every game's rules has a test, and no test names a clause that does not exist."""

from functools import cache
from pathlib import Path

import pytest

from motherlode import games, registry
from motherlode.testing.coverage import Proofs, proofs, source_root
from motherlode.testing.rulebook import clauses_of
from tests.laws.cases import CASES


@cache
def all_proofs() -> Proofs:
    return proofs(source_root())


@pytest.mark.parametrize("id", ["lode", *registry.GAMES])
def test_every_clause_has_a_test(id: str) -> None:
    clauses = clauses_of(CASES[id].factory(None))
    tested = all_proofs().get(id, {})
    assert [clause for clause in clauses if clause not in tested] == []
    assert {clause: tests for clause, tests in tested.items() if clause not in clauses} == {}


def test_markers_name_games_that_exist() -> None:
    folders = {folder.name for folder in Path(games.__file__).parent.iterdir() if (folder / "rules").is_dir()}
    assert set(all_proofs()) <= {"lode", *folders}
