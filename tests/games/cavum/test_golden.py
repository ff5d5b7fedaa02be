"""Golden playthroughs: a change in any line is a change of the rules, and belongs in the change log."""

from pathlib import Path

import pytest

from motherlode.games.cavum import Cavum
from motherlode.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_playthrough_is_as_it_was(seats: int) -> None:
    golden = (FOLDER / f"{seats}.txt").read_text()
    assert playthrough(Cavum(), seats, seed=seats).splitlines() == golden.splitlines()
