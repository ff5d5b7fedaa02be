"""Golden playthroughs: a change in any line is a change of the rules, and belongs in the change log."""

from pathlib import Path

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"
# Seeds whose random games show the most kinds of events.
SEEDS = {2: 172, 3: 78, 4: 37}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_playthrough_is_as_it_was(seats: int) -> None:
    golden = (FOLDER / f"{seats}.txt").read_text()
    assert playthrough(Rockwell(), seats, SEEDS[seats]).splitlines() == golden.splitlines()
