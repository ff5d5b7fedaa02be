"""Bad input: unknown notation and damaged dumps."""

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import DataError, NotationError
from tests.games.rawsiko.desk import Desk


@pytest.mark.parametrize("text", ["", "place", "place atlantis", "number 0", "number 136", "back", "china_take Au"])
def test_unknown_notation(text: str) -> None:
    with pytest.raises(NotationError, match="no action is written"):
        Rawsiko().actions.parse(text)


def test_notation_round_trip() -> None:
    game = Rawsiko()
    for actions in (game.actions, game.draws):
        assert [actions.parse(str(action)) for action in actions] == list(range(len(actions)))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", 2, "'seats' is 2"),
        ("phase", "war", "'phase' is 'war'"),
        ("owner", [0] * 44, "'owner' has 44 entries instead of 45"),
        ("owner", [7] + [-1] * 44, "'owner' holds 7"),
        ("total", [0] * 45, "has 0 resources and the owner"),
        ("moved", [1] + [0] * 44, "has 1 of 0 resources moved"),
        ("order", [0, 1], "no place for every seat"),
        ("order", [0, 1, 1], "stands twice"),
        ("eliminated", [2, 2], "stands twice"),
        ("active", -1, "active seat cannot be -1"),
        ("source", -1, "has no source"),
        ("target", -1, "has no target"),
        ("number", 4, "an attack with 4"),
        ("attack", 0, "does not fit the number of attackers"),
        ("attack", 83, "'attack' is 83"),
        ("counter", "two", "'counter' is no whole number"),
        ("taken", [0, 0, 1 << 30], "'taken' holds"),
        ("goals", [0] * 11, "'goals' has 11 entries"),
    ],
)
def test_a_damaged_dump_is_refused(field: str, value: object, message: str) -> None:
    desk = Desk().own(0, usa=5).own(1, canada=2).own(2, spain=1).turn()
    desk.move("usa", "canada", 3)
    desk.draw("roll 6 5 1")
    data = desk.game.dump(desk.state)
    assert desk.game.load(data).key() == desk.state.key()
    with pytest.raises(DataError, match=message):
        desk.game.load(data | {field: value})
    del data[field]
    with pytest.raises(DataError, match=f"'{field}' is missing"):
        desk.game.load(data)
