"""Which clauses of a game's rules are proved by a test: markers of pytest, and names in the client's tests.

In Python `@pytest.mark.clause("thebes", "T4.6")`; in the client's tests a title with `[thebes T4.6]` or a comment
`clause: thebes T4.6`.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from motherlode.kernel import MotherlodeError
from motherlode.play.rulebook import Clause, Rulebook, rulebook
from motherlode.testing.child import run_python

# By game, by clause, the tests; and the variable that names the file which the collector writes them to.
Proofs: TypeAlias = dict[str, dict[str, list[str]]]
FILE: Final = "MOTHERLODE_CLAUSES"

SOURCE_ROOT: Final = Path(__file__).parents[3]
CLIENT_TESTS: Final = re.compile(r".+\.(test|spec)\.(ts|js|mjs|svelte\.ts)")
IDS: Final = r"(?P<game>[a-z_]+)(?P<clauses>(?:,? [A-Z]+\d+\.\d+)+)"
MENTIONS: Final = (re.compile(rf"\[{IDS}\]"), re.compile(rf"\bclause: {IDS}"))


class CoverageError(MotherlodeError):
    """The tests cannot be read, or name a clause that the rules do not have."""


@dataclass(frozen=True)
class Coverage:
    """The clauses of a game, and the tests of each that has any."""

    clauses: tuple[Clause, ...]
    tests: dict[str, list[str]]

    @property
    def missing(self) -> list[Clause]:
        return [clause for clause in self.clauses if clause.id not in self.tests]

    def lines(self) -> list[str]:
        """One line per clause without a test, and the sum."""
        missing = self.missing
        tested = len(self.clauses) - len(missing)
        lines = [f"{clause.id}  {clause.text.splitlines()[0]}" for clause in missing]
        return [*lines, f"clauses {len(self.clauses)} tested {tested} missing {len(missing)}"]


def coverage(game: str, book: Rulebook | None = None, root: Path | None = None) -> Coverage:
    """The coverage of a game's rules by the tests of the source tree."""
    clauses = (book or rulebook(game)).clauses
    tests = proofs(root or source_root()).get(game, {})
    unknown = sorted(set(tests) - {clause.id for clause in clauses})
    if unknown:
        named = "; ".join(f"{id} in {tests[id][0]}" for id in unknown)
        raise CoverageError(f"tests name clauses that the rules of {game} do not have: {named}")
    return Coverage(tuple(clauses), tests)


def source_root() -> Path:
    for folder in (SOURCE_ROOT, Path.cwd()):
        if (folder / "tests").is_dir() and (folder / "src" / "motherlode").is_dir():
            return folder
    raise CoverageError("the tests are not installed with Motherlode; run this in a clone of its source")


def proofs(root: Path) -> Proofs:
    """All tests that name clauses, by game and clause."""
    found = python_proofs(root)
    for game, clause, test in client_proofs(root):
        tests = found.setdefault(game, {}).setdefault(clause, [])
        if test not in tests:
            tests.append(test)
    return found


def python_proofs(root: Path) -> Proofs:
    """Asks pytest itself, so that every way of setting a marker counts; also for tests that run in `test-long`."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "clauses.json"
        arguments = ["-m", "pytest", "tests", "--collect-only", "-q", "-p", "motherlode.testing.collector"]
        arguments += ["-p", "no:cacheprovider", "-W", "ignore", "-o", "addopts=--import-mode=importlib"]
        # Compiled rules would not go together with the tests of games that are not compiled.
        run = run_python(arguments, {FILE: str(file)}, root, [str(root / "src")])
        if run.returncode or not file.is_file():
            raise CoverageError(f"the tests cannot be collected:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
        result: Proofs = json.loads(file.read_text(encoding="utf-8"))
        return result


def client_proofs(root: Path) -> Iterator[tuple[str, str, str]]:
    for file in client_tests(root):
        name = file.relative_to(root).as_posix()
        for line in file.read_text(encoding="utf-8").splitlines():
            for mention in MENTIONS:
                for match in mention.finditer(line):
                    for clause in match["clauses"].replace(",", " ").split():
                        yield match["game"], clause, name


def client_tests(root: Path) -> list[Path]:
    files = [file for file in (root / "client").rglob("*") if CLIENT_TESTS.fullmatch(file.name)]
    return sorted(file for file in files if "node_modules" not in file.parts)
