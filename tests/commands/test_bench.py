"""`bench`: which figures there are, never how large they are."""

from motherlode import registry
from tests.commands.conftest import Run

FIGURES = ["decisions_per_second", "clone_us", "legal_us", "apply_us", "view_us", "loop_turns_per_second"]


def test_json_has_every_game_and_number_of_seats(run: Run) -> None:
    ran = run("bench", "thebes", "--seconds", 0, "--json")
    assert ran.status == 0
    speeds = ran.data["speeds"]
    assert isinstance(speeds, list)
    assert [(each["game"], each["seats"]) for each in speeds] == [("thebes", 2), ("thebes", 3), ("thebes", 4)]
    assert all(each[figure] > 0 for each in speeds for figure in FIGURES)
    assert ran.data["loop_turns_per_second"] == max(each["loop_turns_per_second"] for each in speeds)


def test_a_table_for_people(run: Run) -> None:
    ran = run("bench", "thebes", "--seconds", 0)
    assert ran.status == 0
    assert ran.out.count("thebes") == len(registry.game("thebes").info.seats)


def test_an_unknown_game(run: Run) -> None:
    ran = run("bench", "troy")
    assert ran.status == 2
    assert "unknown game 'troy'" in ran.err
