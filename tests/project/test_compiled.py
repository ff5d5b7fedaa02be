"""Which rules are being tested: the compiled ones if MOTHERLODE_COMPILED is set, else the source."""

import importlib
import os
import pkgutil

import pytest

from motherlode import registry

PACKAGES = [
    "motherlode.kernel",
    "motherlode.testing.lode",
    *(f"motherlode.games.{id}" for id in registry.GAMES),
    "motherlode.bots.evaluators",
]


@pytest.mark.parametrize("package", PACKAGES)
def test_all_modules_are_run_the_way_that_was_asked_for(package: str) -> None:
    modules = pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}.")
    names = [package, *(each.name for each in modules)]
    suffix = ".so" if "MOTHERLODE_COMPILED" in os.environ else ".py"
    assert len(names) > 5
    assert [name for name in names if not str(importlib.import_module(name).__file__).endswith(suffix)] == []
