"""What the greedy bot thinks of positions: the values that its choices rest on."""

import pytest

from motherlode.bots.evaluators.cavum import LATER, CavumEvaluator, series, useful_takes
from motherlode.bots.evaluators.cavum_trade import kept_price, spare
from motherlode.bots.greedy import best_choice
from motherlode.games.cavum.phases.explosion import visible
from tests.games.cavum.desk import Desk


def judge(desk: Desk) -> CavumEvaluator:
    return CavumEvaluator(desk.game)


def value(desk: Desk, seat: int = 0) -> float:
    return judge(desk).value(desk.state, seat)


def best(desk: Desk) -> list[str]:
    ids = best_choice(desk.game, judge(desk), desk.state, desk.state.turn)[1]
    return [str(desk.game.actions[id]) for id in ids]


def standings(desk: Desk) -> list[float]:
    return judge(desk).standings(desk.state, judge(desk).survey(desk.state))


def south() -> Desk:
    return Desk.building().tiles("2k2@(-3,4)").stations(0, "(-3,4)")


def test_connected_stations_are_counted_for_every_scoring_to_come() -> None:
    desk = south().stations(0, "C1-2")
    assert standings(desk) == [20 + 4 * (1 + LATER * series(3)), 20]
    desk.last_phase()
    assert standings(desk) == [20 + 4 * (1 + LATER), 20]


def test_dynamite_that_will_cut_a_station_off_is_feared() -> None:
    safe, mined = south().stations(0, "C1-2"), south().stations(0, "C1-2").tiles("d2k0@(-4,4)")
    assert visible(mined.state)
    assert standings(safe)[0] == standings(mined)[0]
    cut = south().stations(0, "C1-2").tiles("d2k0@(-2,4)")
    assert standings(cut)[0] < standings(safe)[0]


def test_what_the_best_rival_has_is_held_against_it() -> None:
    desk = south()
    other = south().tiles("2k2@(-2,4)").stations(1, "(-2,4)", "C1-4")
    assert value(other, 0) < value(desk, 0)


def test_a_stone_is_worth_more_if_an_order_lacks_it() -> None:
    desk = Desk.building().order(0, 1)
    worth = judge(desk).stone_worth(desk.state, 0)
    red, purple = desk.colour("red"), desk.colour("purple")
    assert worth[red] == pytest.approx(0.8 * (12 + 6) / 2)
    assert worth[purple] == 1.0
    desk.hand(0, red=1)
    assert judge(desk).stone_worth(desk.state, 0)[red] < worth[red]


def test_an_order_in_the_hand_is_worth_its_value_and_one_out_of_reach_its_penalty() -> None:
    full = Desk.building().order(0, 1).hand(0, red=1, blue=1)
    prices = sum(judge(full).price(full.state, full.colour(name)) for name in ("red", "blue"))
    assert judge(full).order_value(full.state, 0) == pytest.approx(12 - prices)
    late = Desk.building().order(0, 1).last_phase().hand(1, red=1)
    late.sale()
    assert judge(late).order_value(late.state, 0) == -6


def test_a_better_route_is_worth_more() -> None:
    values = []
    for veins in ((), ("(1,0)",), ("(1,0)", "(3,0)")):
        desk = Desk.bare().tiles(*(f"2k0@({q},0)" for q in range(5))).stations(0, "(0,0)", "(4,0)")
        for place in veins:
            desk.vein(place, "red", 2)
        desk.opened(red=4)
        values.append(value(desk))
    assert values == sorted(values)
    assert values[0] < values[1] < values[2]


def test_it_draws_the_best_route() -> None:
    desk = Desk.bare().tiles("6k0@(0,0)", "6k0@(1,0)", "6k0@(1,-1)", "6k0@(2,-1)").stations(0, "(0,0)", "(2,-1)")
    desk.vein("(1,0)", "red").pieces(0, prospect=1)
    route = best(desk)
    assert route[0] == "piece prospect"
    assert f"go {desk.name('(1,0)')}" in route
    assert route[-1] == "stop"
    nothing = Desk.bare().pieces(0, prospect=1)
    assert best(nothing) == ["piece prospect", "no_route"]


def test_it_builds_where_a_city_is_in_reach() -> None:
    desk = south().pieces(0, station=1, prospect=1).pieces(1)
    desk.state.acts = 1
    assert best(desk)[:2] == ["piece station", "build_city south_2"]


def test_it_takes_no_order_it_will_never_fulfil() -> None:
    desk = Desk(2)
    desk.last_phase()
    desk.auction(1, 2)
    assert best(desk) == ["order_pass"]
    ready = Desk(2)
    ready.last_phase().hand(0, red=1, blue=1)
    ready.auction(1, 2)
    assert best(ready) == ["take_order order_1"]


def test_bids_in_the_auction() -> None:
    desk = Desk(2)
    assert best(desk) == ["bid 0"]
    desk.do("bid 3")
    assert best(desk) == ["bid_pass"]
    desk.do("bid_pass")
    assert best(desk) == ["card 1"]


def test_bids_in_a_sale() -> None:
    """The highest price while it is better than keeping; stones that an order needs are kept."""
    desk = Desk.building().hand(0, red=2).hand(1, red=2).opened(red=8)
    desk.sale()
    assert best(desk) == ["sale_bid 8"]
    desk.do("sale_bid 8")
    assert best(desk) == ["sale_bid 7"]
    desk.do("sale_bid 2")
    assert kept_price(desk.rules, desk.state) == pytest.approx(0.55 * 8)
    assert best(desk) == ["sale_pass"]
    needed = Desk.building().hand(0, red=1, blue=1).order(0, 1)
    needed.sale()
    assert spare(needed.rules, needed.state, 0, needed.colour("red")) == 0
    assert best(needed) == ["sale_pass"]


def test_it_sells_what_it_can_spare() -> None:
    desk = Desk.building().hand(0, red=3, blue=1).order(0, 1).opened(red=8)
    desk.sale()
    desk.do("sale_bid 8")
    assert best(desk) == ["sell 2"]


def test_it_fulfils_the_dearest_order_and_sells_the_dearest_stone() -> None:
    desk = Desk.building().last_phase().order(0, 2, 3).hand(0, white=1, green=1, purple=1).opened(white=3, purple=7)
    desk.order_sale()
    assert best(desk) == ["fulfil order_3"]
    final = Desk.building().last_phase().hand(0, white=1, purple=1).opened(white=3, purple=7)
    final.order_sale()
    assert best(final) == ["sell_stone purple"]


def test_of_the_pool_only_what_may_help() -> None:
    desk = Desk.building().tiles("2k0@(2,0)")
    desk.do("piece option")
    legal = desk.game.legal(desk.state, 0)
    assert [str(desk.game.actions[id]) for id in useful_takes(legal)] == [
        "points", "from_pool vein", "from_pool tunnel_6",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_whole_matches(seats: int) -> None:
    """Whatever is asked, there is a complete choice."""
    desk = Desk(seats, phases=2)
    while desk.game.to_act(desk.state):
        if desk.game.to_act(desk.state) == (-1,):
            desk.game.apply(desk.state, -1, desk.game.chance(desk.state)[0][0], desk.log)
        else:
            desk.do(*best(desk))
    assert max(desk.outcome().totals) > 40
