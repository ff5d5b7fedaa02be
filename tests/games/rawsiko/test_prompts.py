"""Which questions go on with a gesture that the asked seat has begun."""

from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import CHANCE, Value
from motherlode.kernel.playout import step
from tests.games.rawsiko.desk import Desk

SETUPS: list[dict[str, Value]] = [
    {},
    {"trade_with_china": True, "turns": 3},
    {"advanced_setup": True, "turns": 3},
    {"advanced_setup": True, "advanced_draw": "up_front", "turns": 3},
]
WITHIN_A_MOVE = {"target", "number"}


@pytest.mark.parametrize("options", SETUPS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_continues_is_what_the_prompt_says(seats: int, options: dict[str, Value]) -> None:
    game, rng = Rawsiko(options), Random(seats)
    state = game.new(seats)
    seen: set[tuple[str, bool]] = set()
    before = CHANCE
    while owing := game.to_act(state):
        seat = owing[0]
        if seat != CHANCE:
            prompt = game.prompt(state, seat)
            assert game.continues(state, seat) == prompt.continues
            assert not (prompt.continues and before != seat)
            seen.add((prompt.kind, prompt.continues))
        before = seat
        step(game, state, seat, rng)
    assert {kind for kind, continues in seen if continues} == WITHIN_A_MOVE | {"choose_territory"}
    first = {kind for kind, continues in seen if not continues}
    assert first >= {"distribute", "invest", "action"}
    assert ("choose_territory" in first) == ("advanced_setup" in options)


def test_two_picks_in_a_row_are_two_gestures() -> None:
    desk = Desk(3, advanced_setup=True, advanced_draw="up_front").deal()
    while desk.phase() == "draw":
        desk.draw(next(iter(desk.chance())))
    asked = []
    while desk.phase() == "territory":
        asked.append((desk.active(), desk.game.continues(desk.state, desk.active())))
        desk.do(desk.legal()[0])
    assert asked[6:11] == [(2, False), (2, True), (2, True), (2, False), (2, True)]
