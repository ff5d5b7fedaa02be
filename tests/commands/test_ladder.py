"""`ladder`."""

import sys
from pathlib import Path

from tests.commands.conftest import Run

EXAMPLE = Path(__file__).parents[2] / "examples" / "agent.py"


def test_an_agent_gets_the_same_line_every_time(run: Run) -> None:
    agent = f"exec:{sys.executable} {EXAMPLE}"
    arguments = ("ladder", agent, "--game", "thebes", "--games", 4, "--rungs", "random,greedy", "--json")
    first, second = run(*arguments, "--workers", 1), run(*arguments, "--workers", 2)
    assert (first.status, first.data) == (0, second.data)
    assert first.data["agent"] == agent.removeprefix("exec:")
    low, high = first.data["low"], first.data["high"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    assert low < high
    rungs = first.data["rungs"]
    assert isinstance(rungs, list)
    assert [each["games"] for each in rungs] == [4, 4]


def test_a_rung_is_not_played_against_itself_and_an_unknown_one_is_an_error(run: Run) -> None:
    ran = run(
        "ladder", "random", "--game", "thebes", "--games", 2, "--rungs", "random,greedy", "--workers", 1, "--json"
    )
    rungs = ran.data["rungs"]
    assert isinstance(rungs, list)
    assert [each["bot"] for each in rungs] == ["greedy"]
    wrong = run("ladder", "random", "--game", "thebes", "--rungs", "chess")
    assert (wrong.status, wrong.err) == (2, "motherlode: no rung is called 'chess'; Thebes has random, greedy, easy\n")
