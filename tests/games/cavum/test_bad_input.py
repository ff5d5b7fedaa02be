"""Bad input: unknown notation and options, damaged dumps, actions out of turn and out of phase."""

import pytest

from motherlode.games.cavum import Cavum
from motherlode.games.cavum.actions import ACTIONS
from motherlode.kernel import DataError, NotationError, OptionError, Value
from tests.games.cavum.desk import Desk


@pytest.mark.parametrize("text", ["", "lay", "lay z9", "lay south_1", "bid 200", "turn 6", "go", "sell 10", "sail 1"])
def test_unknown_notation(text: str) -> None:
    with pytest.raises(NotationError, match="no action is written"):
        Cavum().actions.parse(text)


def test_notation_round_trip() -> None:
    game = Cavum()
    assert len(game.actions) == ACTIONS < 1000
    for actions in (game.actions, game.draws):
        assert [actions.parse(str(action)) for action in actions] == list(range(len(actions)))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"phase": 2}, "unknown option 'phase'"),
        ({"phases": 4}, "phases takes 3 or 2, not 4"),
        ({"phases": "2"}, "phases takes 3 or 2"),
        ({"order_pass": "never"}, "order_pass takes final or reenter"),
        ({"four_exit": "crossing"}, "four_exit takes joined"),
    ],
)
def test_a_wrong_option_is_refused(given: dict[str, Value], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Cavum(given)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", 5, "'seats' is 5"),
        ("phase", 4, "'phase' is 4"),
        ("step", "lunch", "'step' is 'lunch'"),
        ("turn", 2, "'turn' is 2"),
        ("passed", 4, "'passed' is 4"),
        ("piece", -1, "'piece' is empty, but the step is 'turn'"),
        ("kind", -1, "'kind' is empty"),
        ("hex", -1, "'hex' is empty"),
        ("hex", 91, "'hex' is 91"),
        ("route", [122], "'route' holds -?[0-9]+, not from"),
        ("cards", [1, 5], "'cards' holds -?[0-9]+, not from"),
        ("scores", [20], "'scores' has 1 entries instead of 2"),
        ("hands", [10] + [0] * 11, "'hands' holds -?[0-9]+, not from"),
        ("orders", [-4] * 15, "'orders' holds -?[0-9]+, not from"),
        ("pool", [-1] * 13, "'pool' holds -?[0-9]+, not from"),
        ("open", None, "'open' is no list"),
        ("stacks", [63] + [0] * 90, "no stack of tiles"),
        ("stacks", [-1] + [0] * 90, "'stacks' holds -1, not from"),
        ("veins", [3] + [0] * 90, "no vein"),
        ("veins", [8] + [0] * 90, "needs a tile of its own"),
        ("stations", [1] + [0] * 121, "needs a tile of its own"),
        ("stations", [3] + [0] * 121, "'stations' holds -?[0-9]+, not from"),
    ],
)
def test_a_damaged_dump_is_refused(field: str, value: object, message: str) -> None:
    desk = Desk.building()
    desk.do("piece tunnel_2", f"lay {desk.name('(-3,4)')}")
    data = desk.game.dump(desk.state)
    assert desk.game.load(data).key() == desk.state.key()
    with pytest.raises(DataError, match=message):
        desk.game.load(data | {field: value})
    del data[field]
    with pytest.raises(DataError, match=f"'{field}' is missing"):
        desk.game.load(data)


@pytest.mark.parametrize(("step", "field"), [("sale", "colour"), ("sell", "colour"), ("route", "route")])
def test_a_dump_must_hold_what_its_step_is_about(step: str, field: str) -> None:
    desk = Desk.building()
    data = desk.game.dump(desk.state) | {"step": step, "piece": 8}
    with pytest.raises(DataError, match=f"'{field}' is empty"):
        desk.game.load(data)


HOMES = {
    "bid 3": "C6.6", "bid_pass": "C6.7", "card 1": "C6.11", "take_order order_1": "C8.3", "order_pass": "C8.4",
    "lay a1": "C10.1", "turn 0": "C10.4", "build_here": "C12.2", "build_city south_1": "C12.9", "lay_vein a1": "C13.1",
    "colour red": "C13.5", "give_up": "C15.3", "points": "C14.2", "from_pool vein": "C14.3", "no_route": "C16.2",
    "start a1": "C16.3", "go a1": "C16.6", "stop": "C16.3", "sale_bid 1": "C19.5", "sale_pass": "C19.6",
    "sell 1": "C19.10", "fulfil order_1": "C20.1", "done": "C20.3", "sell_stone red": "C23.3",
}  # fmt: skip


@pytest.mark.parametrize(("text", "clause"), HOMES.items())
def test_out_of_phase_names_the_home_clause_and_out_of_turn_the_order(text: str, clause: str) -> None:
    desk = Desk.building()
    assert desk.why(text) == clause
    assert desk.why(text, seat=1) == "C9.3"


@pytest.mark.parametrize(("text", "clause"), [("piece vein", "C9.6"), ("end_turn", "C9.5"), ("bid 3", "C6.6")])
def test_while_a_draw_is_due_and_after_the_end(text: str, clause: str) -> None:
    desk = Desk.building()
    fresh = desk.game.new(2)
    over = desk.play_out()
    action = desk.game.actions.parse(text)
    for state in (fresh, over.state):
        for seat in (0, 1):
            violation = desk.game.check(state, seat, action)
            assert violation is not None
            assert violation.clause == clause
            assert desk.game.legal(state, seat) == []


def test_whose_turn_it_is_by_step() -> None:
    """Each step names the clause of its turn order."""
    auction = Desk(3)
    assert auction.why("bid 1", seat=1) == "C6.2"
    auction.do("bid 0", "bid_pass", "bid_pass")
    assert auction.why("card 1", seat=1) == "C6.11"
    auction.do("card 1", "bid 0", "bid_pass", "card 2", "card 3")
    assert auction.why("order_pass", seat=1) == "C8.3"
    auction.do(*["order_pass"] * 3)
    auction.do("piece tunnel_2")
    assert auction.why("lay a1", seat=2) == "C9.3"
    violation = auction.violation("lay a1", seat=2)
    assert violation is not None
    assert violation.facts == {"active_seat": 0}
