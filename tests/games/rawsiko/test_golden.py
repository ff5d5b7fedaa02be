"""Golden playthroughs: a change in any line is a change of the rules, and belongs in the change log."""

from pathlib import Path

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import Value
from motherlode.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"
OPTIONS: dict[str, Value] = {
    "turns": 8,
    "advanced_setup": True,
    "goal_deal": "tiers",
    "extra_resources": 2,
    "monopoly_stranglehold": True,
    "failed_attackers_may_retry": True,
    "trade_with_china": True,
}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_playthrough_is_as_it_was(seats: int) -> None:
    golden = (FOLDER / f"{seats}.txt").read_text()
    assert playthrough(Rawsiko(), seats, seed=seats).splitlines() == golden.splitlines()


def test_the_playthrough_with_options_is_as_it_was() -> None:
    golden = (FOLDER / "options.txt").read_text()
    assert playthrough(Rawsiko(OPTIONS), 4, seed=4).splitlines() == golden.splitlines()
