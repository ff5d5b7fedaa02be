"""A plugin of pytest that writes down which tests prove which clauses: `-p motherlode.testing.collector`.

It writes to the file that the variable MOTHERLODE_CLAUSES names: by game, by clause, the tests.
"""

import json
import os
from pathlib import Path
from typing import Final

import pytest

from motherlode.testing.coverage import FILE, Proofs

# Tests that are not run, or are known to fail, prove nothing.
UNPROVING: Final = ("skip", "xfail")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(game, *clauses): the clauses of a game's rules that the test proves")


def pytest_collection_finish(session: pytest.Session) -> None:
    proofs: Proofs = {}
    for item in session.items:
        if any(item.get_closest_marker(name) for name in UNPROVING):
            continue
        for marker in item.iter_markers("clause"):
            add(proofs, marker.args, item.nodeid)
    Path(os.environ[FILE]).write_text(json.dumps(proofs), encoding="utf-8")


def add(proofs: Proofs, arguments: tuple[object, ...], test: str) -> None:
    texts = [argument for argument in arguments if isinstance(argument, str)]
    if len(texts) != len(arguments) or len(texts) < 2:
        raise pytest.UsageError(f'{test}: a marker is written clause("game", "T1.1", ...), not clause{arguments}')
    game, *clauses = texts
    for clause in clauses:
        tests = proofs.setdefault(game, {}).setdefault(clause, [])
        if test not in tests:
            tests.append(test)
