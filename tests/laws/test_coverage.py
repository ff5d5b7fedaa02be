"""The collector of clauses: what counts as a test of a clause, and what it says when none does."""

from pathlib import Path

import pytest

from motherlode.play.rulebook import Rulebook, rulebook
from motherlode.testing import coverage as module
from motherlode.testing.coverage import Coverage, CoverageError, coverage, proofs, source_root
from motherlode.testing.lode import components

PYTHON = """
import pytest

pytestmark = pytest.mark.clause("lode", "L1.1")

@pytest.mark.clause("lode", "L2.1", "L2.2")
@pytest.mark.clause("other", "X1.1")
def test_plain(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.clause("lode", *["L3.%d" % n for n in (1, 2)]))])
def test_by_parameter(n): ...

@pytest.mark.clause("lode", "L4.1")
class TestClass:
    def test_inside(self): ...

@pytest.mark.skip
@pytest.mark.clause("lode", "L5.1")
def test_skipped(): ...

@pytest.mark.xfail
@pytest.mark.clause("lode", "L5.2")
def test_known_to_fail(): ...

@pytest.mark.long
@pytest.mark.clause("lode", "L5.3")
def test_that_runs_long(): ...

@pytest.mark.clause("lode", "L5.4")
def helper(): ...
"""
CLIENT = """
test("the hand is hidden [lode L6.1]", () => {});
// clause: lode L6.2, L6.3
// see L7.1 of lode
"""


@pytest.fixture
def lode_rules() -> Rulebook:
    return rulebook(Path(components.__file__).parent)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in (("tests/deep/test_clauses.py", PYTHON), ("client/src/hand.test.ts", CLIENT)):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text)
    foreign = tmp_path / "client/node_modules/some"
    foreign.mkdir(parents=True)
    (foreign / "x.test.ts").write_text("[lode L7.2]")
    return tmp_path


def test_every_way_of_naming_a_clause_counts(root: Path, lode_rules: Rulebook) -> None:
    found = coverage("lode", lode_rules, root)
    expected = ["L1.1", "L2.1", "L2.2", "L3.1", "L3.2", "L4.1", "L5.3", "L6.1", "L6.2", "L6.3"]
    assert sorted(found.tests) == expected
    assert found.tests["L6.2"] == ["client/src/hand.test.ts"]
    assert found.tests["L3.1"] == ["tests/deep/test_clauses.py::test_by_parameter[2]"]


def test_other_games_are_kept_apart(root: Path) -> None:
    assert proofs(root)["other"] == {"X1.1": ["tests/deep/test_clauses.py::test_plain"]}


def test_the_report_names_each_clause_without_a_test(root: Path, lode_rules: Rulebook) -> None:
    found = coverage("lode", lode_rules, root)
    lines = found.lines()
    assert lines[-1] == "clauses 32 tested 10 missing 22"
    assert len(lines) == 23
    assert lines[0].startswith("L1.2  A copper is worth 1")
    assert [line.split()[0] for line in lines[:-1]] == [clause.id for clause in found.missing]


def test_a_report_without_gaps_is_the_sum_alone(lode_rules: Rulebook) -> None:
    everything = {clause.id: ["a test"] for clause in lode_rules.clauses}
    assert Coverage(tuple(lode_rules.clauses), everything).lines() == ["clauses 32 tested 32 missing 0"]


def test_a_clause_that_does_not_exist_is_an_error(root: Path, lode_rules: Rulebook) -> None:
    (root / "client/src/more.spec.ts").write_text("[lode L9.9]")
    with pytest.raises(CoverageError, match=r"L9\.9 in client/src/more\.spec\.ts"):
        coverage("lode", lode_rules, root)


@pytest.mark.parametrize("text", ["import nothing_of_this_name", "import pytest\npytestmark = pytest.mark.clause('a')"])
def test_tests_that_cannot_be_collected_are_an_error(root: Path, text: str) -> None:
    (root / "tests/test_broken.py").write_text(text + "\ndef test_it(): ...\n")
    with pytest.raises(CoverageError, match="cannot be collected"):
        proofs(root)


def test_without_the_tests_of_the_source_there_is_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SOURCE_ROOT", tmp_path)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CoverageError, match="not installed with Motherlode"):
        source_root()


def test_the_source_tree_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Path(__file__).parents[2]
    monkeypatch.chdir(here)
    assert source_root() == here
