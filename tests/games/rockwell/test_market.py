"""R14: the market."""

import pytest

from tests.games.rockwell.desk import Desk, kinds, told


def trade(what: str, kind: str, *amounts: int) -> list[str]:
    return [f"{what} {kind}", *[f"amount {amount}" for amount in amounts], "amount_done"]


@pytest.mark.clause("rockwell", "R14.1")
def test_turns_by_chair_one_transaction_each() -> None:
    desk = Desk().orders([0, 1, 2, 3], [0, 1, 2, 3]).market(3, 0, 2)
    order = []
    while desk.phase() == "trading":
        order.append(desk.actor)
        kind = ("zinc", "copper", "silver", "gold")[order.count(desk.actor) - 1]
        desk.money(desk.actor, 1000).do(*trade("buy", kind, 1))
    assert order == [3, 0, 2, 3, 0, 2, 3, 0, 3]


@pytest.mark.clause("rockwell", "R14.1", "R15.1")
def test_option_turns_by_direction() -> None:
    desk = Desk(4, phase_order="direction").orders([1, 2, 0, 3], [0, 1, 2, 3]).market(3, 0, 2)
    order = []
    while desk.phase() == "trading":
        order.append(desk.actor)
        kind = ("zinc", "copper", "silver", "gold")[order.count(desk.actor) - 1]
        desk.money(desk.actor, 1000).do(*trade("buy", kind, 1))
    assert order == [2, 0, 3, 2, 0, 3, 0, 3, 3]
    desk = Desk(4, phase_order="direction").orders([1, 2, 0, 3], [0, 1, 2, 3]).works(3, 0, 2)
    assert desk.actor == 2


@pytest.mark.clause("rockwell", "R14.2", "R14.3")
def test_after_the_last_transaction_the_vp_goes_home() -> None:
    desk = Desk().sit(1, 2, 3)
    desk.market().do(*trade("buy", "zinc", 1))
    assert desk.chair_of(2, 3) == 1
    events = desk.do(*trade("sell", "copper", 1))
    assert told(events, "market_left") == [{"seat": 1}]
    assert desk.chair_of(2, 3) == -1


@pytest.mark.clause("rockwell", "R14.3")
def test_a_pass_is_final() -> None:
    desk = Desk().market(0, 1)
    assert kinds(desk.do("pass_market")) == ["market_left"]
    desk.do(*trade("buy", "zinc", 1))
    assert desk.actor == 1
    assert desk.why("pass_market", seat=0) == "R4.5"


@pytest.mark.clause("rockwell", "R14.4")
def test_any_number_of_cubes_of_one_kind() -> None:
    desk = Desk().cubes(0, 13, 0, 0, 0).market(0)
    desk.do("sell zinc")
    assert desk.prompt() == "amount"
    assert desk.legal() == ["amount 5", "amount 1"]
    assert desk.why("amount_done") == "R14.4"
    assert desk.why("buy zinc") == "R14.4"
    desk.do("amount 5", "amount 5", "amount 1")
    assert desk.why("amount 5") == "R1.9"
    desk.do("amount 1", "amount 1")
    assert desk.legal() == ["amount_done"]
    desk.do("amount_done")
    assert (desk.cubes_of(0), desk.money_of(0)) == ([0, 0, 0, 0], 3000 + 13 * 400)


@pytest.mark.clause("rockwell", "R14.4")
def test_an_amount_has_one_spelling() -> None:
    desk = Desk().cubes(0, 30, 0, 0, 0).market(0)
    desk.do("sell zinc", "amount 1")
    assert desk.why("amount 5") == "R14.4"
    desk.do(*["amount 1"] * 3)
    assert desk.legal() == ["amount_done"]
    assert desk.why("amount 1") == "R14.4"


@pytest.mark.clause("rockwell", "R14.5")
def test_each_kind_once() -> None:
    desk = Desk().cubes(0, 5, 5, 5, 5).money(0, 9000).market(0)
    desk.do(*trade("buy", "gold", 1))
    violation = desk.violation("sell gold")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R14.5", {"kind": "gold"})
    assert desk.why("buy gold") == "R14.5"
    assert desk.why("sell silver") == ""


@pytest.mark.clause("rockwell", "R14.5")
def test_option_again_but_not_both_ways() -> None:
    desk = Desk(4, market_limit="no_opposite").cubes(0, 5, 5, 5, 5).money(0, 9000).market(0)
    desk.do(*trade("buy", "gold", 1))
    desk.do(*trade("sell", "zinc", 1))
    assert desk.why("buy gold") == desk.why("sell zinc") == ""
    assert desk.why("sell gold") == desk.why("buy zinc") == "R14.5"


@pytest.mark.clause("rockwell", "R14.6", "R14.7")
@pytest.mark.parametrize(
    ("kind", "number", "value"), [("zinc", 0, 400), ("copper", 1, 600), ("silver", 2, 800), ("gold", 3, 1000)]
)
def test_the_prices_are_the_market_values(kind: str, number: int, value: int) -> None:
    desk = Desk().cubes(0, 7, 7, 7, 7).money(0, 6500).market(0)
    events = desk.do(*trade("buy", kind, 5, 1))
    assert told(events, "bought") == [{"seat": 0, "kind": kind, "cubes": 6, "price": 6 * value}]
    assert (desk.cubes_of(0)[number], desk.money_of(0)) == (13, 6500 - 6 * value)
    desk = Desk().cubes(0, 7, 7, 7, 7).money(0, 0).market(0)
    events = desk.do(*trade("sell", kind, 5, 1))
    assert told(events, "sold") == [{"seat": 0, "kind": kind, "cubes": 6, "price": 6 * value}]
    assert (desk.cubes_of(0)[number], desk.money_of(0)) == (1, 6 * value)


@pytest.mark.clause("rockwell", "R14.6", "R1.9")
def test_nothing_on_credit() -> None:
    desk = Desk().cubes(0, 0, 0, 0, 0).money(0, 700).market(0)
    assert desk.legal() == ["buy zinc", "buy copper", "pass_market"]
    violation = desk.violation("buy silver")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R1.9", {"needed": 800, "have": 700})
    violation = desk.violation("sell zinc")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("R1.9", {"needed": 1, "have": 0})


@pytest.mark.clause("rockwell", "R14.8")
def test_the_kinds_traded_are_open_until_the_phase_ends() -> None:
    desk = Desk().market(0)
    desk.do(*trade("buy", "zinc", 1))
    desk.do(*trade("sell", "silver", 1))
    assert desk.view(2)["seats"][0]["traded"] == ["zinc", "silver"]
    desk.do("pass_market")
    assert desk.view(2)["seats"][0]["traded"] == []
