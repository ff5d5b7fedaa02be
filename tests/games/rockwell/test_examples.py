"""The worked examples of the specification, as data in examples.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.rockwell.phases import danger
from motherlode.games.rockwell.scoring import category_points
from motherlode.kernel import Event
from tests.games.rockwell.desk import Desk, cubes_in, kinds, told

EXAMPLES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text("utf-8"))
NOTHING = [0, 0, 0, 0]


def table(crews: dict[str, str], mover: int) -> Desk:
    """Empty hands, these crews, and one of the players about to move."""
    desk = Desk(4)
    for seat in range(4):
        desk.cubes(seat, *NOTHING)
        desk.crews(seat, *([crews[str(seat)]] if str(seat) in crews else []))
    others = [seat for seat in range(4) if seat != mover]
    return desk.orders([mover, *others], [mover, *others])


def by_seat(events: list[Event], kind: str) -> dict[str, list[int]]:
    return {str(facts["seat"]): cubes_in(facts) for facts in told(events, kind)}


@pytest.mark.clause("rockwell", "R2.7", "R11.1")
def test_w1_when_a_tile_is_ready() -> None:
    x = EXAMPLES["W1"]
    for strength in range(1, 5):
        for other in range(1, 5):
            desk = table({"0": "b1 1", "1": f"{x['tile']} {strength}", "2": f"{x['tile']} {other}"}, 0).drilling()
            tile = next(tile for tile in desk.view(0)["tiles"] if tile["tile"] == x["tile"])
            assert (tile["level"], tile["power"]) == (x["level"], x["power"])
            events = desk.do("crew 1", f"move {x['tile']}")
            assert ("tile_extracted" in kinds(events)) == (strength + other + 1 >= x["power"])


@pytest.mark.clause("rockwell", "R7.4", "R7.5")
def test_w2_the_control_order() -> None:
    x = EXAMPLES["W2"]
    for before, after in zip(x["orders"], x["after"], strict=True):
        desk = Desk(4).orders([0, 1, 2, 3], before)
        for seat, chair in x["chairs"].items():
            desk.sit(int(seat), 1, chair)
        desk.insuring()
        for seat in range(4):
            desk.do("insure_done", seat=seat)
        assert desk.state.control == after


@pytest.mark.clause("rockwell", "R11.7", "R11.9", "R11.10", "R11.11", "R11.12")
@pytest.mark.parametrize("name", ["W3", "W4", "W5"])
def test_w3_to_w5_shares_and_priority(name: str) -> None:
    x = EXAMPLES[name]
    desk = table(x["crews"], x["mover"]).will_draw("c7a", x["card"])
    if "shaft" in x:
        desk.shaft(x["shaft"], "c0")
    events = desk.drilling().do("crew 1", "move c0")
    assert by_seat(events, "share") == x["shares"]
    assert by_seat(events, "surplus") == x["surplus"]
    assert told(events, "surplus")[0]["reason"] == x["reason"]
    for seat, cubes in x["totals"].items():
        assert desk.cubes_of(int(seat)) == cubes


@pytest.mark.clause("rockwell", "R10.2", "R11.13")
def test_w6_alone_with_a_die() -> None:
    x = EXAMPLES["W6"]
    desk = table({"0": x["crew"]}, 0).sit(0, 1, 3).will_draw("c7a", x["card"]).drilling()
    events = desk.do("crew 1", "stay", f"hire {x['die']}")
    assert desk.money_of(0) == 3000 - x["price"]
    assert desk.cubes_of(0) == x["total"]
    assert "surplus" not in kinds(events)


@pytest.mark.clause("rockwell", "R9.9", "R11.10", "R11.15")
def test_w7_a_bribe_with_a_die() -> None:
    x = EXAMPLES["W7"]
    desk = table({"0": x["own"], "1": x["victim"]}, 0).sit(0, 1, 1).will_draw("a3a", x["card"]).drilling()
    events = desk.do("crew 1", "stay", "bribe 1 1")
    assert desk.money_of(0) == 3000 - x["price"]
    assert desk.state.bribes == 2
    assert desk.crews_of(1)[0] == "a0 1+1"
    assert by_seat(events, "share") == {"0": x["share"], "1": x["share"]}
    assert by_seat(events, "surplus") == x["surplus"]
    assert desk.state.kept == [1, 0, 0, 0]


@pytest.mark.clause("rockwell", "R11.11")
def test_w8_a_move_and_a_bribe() -> None:
    x = EXAMPLES["W8"]
    desk = table({"0": "a0 1", "1": "b0 1", "2": "a7 1"}, 1).sit(1, 1, 1).will_draw("a3a", x["card"]).drilling()
    events = desk.do("crew 1", "move a0", "bribe 2 1")
    assert by_seat(events, "share") == dict.fromkeys(("1", "0", "2"), x["share"])
    assert by_seat(events, "surplus") == x["surplus"]
    assert desk.cubes_of(1) == x["total"]


def in_danger(tokens: int) -> Desk:
    """The player of W9 with two crews, and another who makes the tile ready."""
    x = EXAMPLES["W9"]
    return table({"1": "c1 4"}, 1).crews(0, *x["crews"]).tokens(0, tokens).will_draw("c7a", x["card"]).drilling()


@pytest.mark.clause("rockwell", "R12.2", "R12.8")
def test_w9_danger_without_protection() -> None:
    x = EXAMPLES["W9"]
    events = in_danger(0).do("crew 1", "move c0")
    assert [facts["due"] for facts in told(events, "danger") if facts["seat"] == 0] == [x["due"]]
    assert by_seat(events, "cubes_lost")["0"] == x["lost"]


@pytest.mark.clause("rockwell", "R12.6")
def test_w10_danger_with_tokens() -> None:
    x = EXAMPLES["W10"]
    for tokens, lost in x["lost"].items():
        desk = in_danger(4)
        desk.do("crew 1", "move c0")
        assert desk.legal(0) == [f"use_insurance {number}" for number in x["legal"]]
        events = desk.do(f"use_insurance {tokens}", seat=0)
        assert by_seat(events, "cubes_lost").get("0", NOTHING) == lost


@pytest.mark.clause("rockwell", "R12.3", "R12.9")
def test_w11_danger_with_safety() -> None:
    x = EXAMPLES["W11"]
    desk = Desk(4).crews(1, f"c0 {x['strength']}").level(1, safety=x["safety"])
    desk.state.tile = 16
    desk.state.loot = [*NOTHING, *x["loot"], *NOTHING, *NOTHING]
    assert danger.due(desk.rules, desk.state, 1) == x["due"]
    danger.lose(desk.rules, desk.state, 1, x["due"], desk.log)
    assert desk.state.loot[4:8] == x["kept"]


@pytest.mark.clause("rockwell", "R10.5")
def test_w12_a_die_on_level_c() -> None:
    x = EXAMPLES["W12"]
    desk = table({"0": f"{x['tile']} 1"}, 0).sit(0, 1, 4).drilling()
    desk.money(0, 9000).do("crew 1", "stay")
    assert desk.legal() == [*[f"hire {strength}" for strength in x["legal"]], "no_advantage"]
    assert desk.why(f"hire {x['illegal']}") == "R10.5"


@pytest.mark.clause("rockwell", "R14.5")
@pytest.mark.parametrize(("first", "second"), [("buy", "sell"), ("sell", "buy")])
def test_w13_a_kind_once(first: str, second: str) -> None:
    kind = EXAMPLES["W13"]["kind"]
    desk = Desk(4).cubes(0, 0, 0, 0, 5).market(0)
    desk.do(f"{first} {kind}", "amount 1", "amount_done")
    assert desk.why(f"{second} {kind}") == "R14.5"


@pytest.mark.clause("rockwell", "R15.19")
def test_w14_a_delivery() -> None:
    x = EXAMPLES["W14"]
    desk = Desk(4, max_rounds=1).cubes(0, *x["cubes"]).works(0)
    events = desk.do("deliver zinc")
    assert told(events, "delivered")[0]["delivery"] == x["delivery"]
    assert desk.cubes_of(0) == NOTHING
    assert desk.state.left[0] == 3
    desk.do("pass_works")
    outcome = desk.game.outcome(desk.state)
    assert outcome is not None
    assert outcome.scores[0]["deliveries"] == x["stars"]


@pytest.mark.clause("rockwell", "R19.3")
def test_w15_the_tiles_for_two() -> None:
    x = EXAMPLES["W15"]
    desk = Desk(2)
    assert desk.rules.stars[2][desk.box.types.index(x["type"])] == x["stars"]


@pytest.mark.clause("rockwell", "R17.9")
def test_w16_a_tie_for_most() -> None:
    x = EXAMPLES["W16"]
    assert category_points(Desk(4).rules, 4, x["amounts"]) == x["points"]


@pytest.mark.clause("rockwell", "R15.5")
def test_w17_the_prices_of_crews() -> None:
    for strength, price in EXAMPLES["W17"]["prices"].items():
        desk = Desk(4).crews(0, f"c0 {strength}").money(0, 5000).works(0)
        desk.do("upgrade_crew 1")
        assert (desk.crews_of(0)[0], desk.money_of(0)) == (f"c0 {int(strength) + 1}", 5000 - price)


@pytest.mark.clause("rockwell", "R11.10", "R11.11")
@pytest.mark.parametrize("reason", ["strongest", "active"])
def test_w18_the_priority_list(reason: str) -> None:
    x = EXAMPLES["W18"][reason]
    events = table(x["crews"], x["mover"]).will_draw("c7a", "e07e").drilling().do("crew 1", "move c0")
    assert (told(events, "surplus")[0]["seat"], told(events, "surplus")[0]["reason"]) == (x["favours"], reason)
