"""What the terms of a judgement mean: a position differs in one thing, and the terms about it change, no others."""

import pytest

from motherlode.bots.evaluators.cavum import LEFT, RIVALS, CavumEvaluator
from motherlode.games.cavum.components import PIECES, STATION
from tests.games.cavum.desk import Desk


def terms(desk: Desk, seat: int = 0) -> dict[str, float]:
    found = CavumEvaluator(desk.game).terms(desk.state, seat)
    return {f"{term.name} {term.about}".strip(): term.points for term in found}


def change(before: Desk, after: Desk, seat: int = 0) -> dict[str, float]:
    """The terms that differ, by how much."""
    old, new = terms(before, seat), terms(after, seat)
    changes = {key: new.get(key, 0.0) - old.get(key, 0.0) for key in {**old, **new}}
    return {key: points for key, points in changes.items() if abs(points) > 1e-9}


def south() -> Desk:
    return Desk.building().tiles("2k2@(-3,4)").stations(0, "(-3,4)")


def test_a_station_in_a_city_is_told_with_the_city() -> None:
    desk = south().pieces(0)
    found = change(desk, south().pieces(0).stations(0, "C1-2"))
    assert list(found) == ["city south"]
    assert found["city south"] > 4


def test_each_free_space_that_a_rival_takes_costs_in_that_city() -> None:
    def with_rival(*places: str) -> Desk:
        desk = south().pieces(0).stations(0, "C1-2").tiles("2k2@(-2,4)")
        return desk.stations(1, *places)

    found = change(with_rival("(-2,4)"), with_rival("(-2,4)", "C1-4"))
    assert set(found) == {"city south", "rival"}
    assert found["city south"] < 0
    assert found["rival"] < 0


def test_dynamite_that_will_cut_a_station_off_costs_in_its_city() -> None:
    found = change(south().pieces(0).stations(0, "C1-2"), south().pieces(0).stations(0, "C1-2").tiles("d2k0@(-2,4)"))
    assert list(found) == ["city south"]
    assert found["city south"] < 0


def test_a_station_left_hopes_for_the_city_in_reach() -> None:
    found = change(south().pieces(0), south().pieces(0, station=1))
    assert set(found) == {"site south", "pieces"}
    assert found["site south"] > 0
    assert found["pieces"] == LEFT[STATION]


def test_no_more_spaces_are_hoped_for_than_stations_are_left() -> None:
    one, two = (terms(south().pieces(0, station=stations))["site south"] for stations in (1, 2))
    assert two == pytest.approx(2 * one)


def test_the_score_counts_in_full_and_the_best_rivals_in_part() -> None:
    own, other = south(), south()
    own.state.scores[0] += 3
    other.state.scores[1] += 3
    assert change(south(), own) == {"score": 3}
    assert change(south(), other) == pytest.approx({"rival": -3 * RIVALS})


def test_stones_are_told_by_colour_and_raise_the_order_that_lacks_them() -> None:
    def holding(**stones: int) -> Desk:
        return Desk.building().order(0, 1).hand(0, **stones).opened(red=4, blue=4, purple=4)

    spare = change(holding(), holding(purple=1))
    assert list(spare) == ["stones purple"]
    needed = change(holding(), holding(red=1))
    assert set(needed) <= {"stones red", "order order_1", "route"}
    assert needed["stones red"] > 0
    assert needed["order order_1"] > 0


def test_an_order_that_can_no_longer_be_fulfilled_is_its_penalty() -> None:
    late = Desk.building().order(0, 1).last_phase().hand(1, red=1)
    late.sale()
    assert terms(late)["order order_1"] == -late.box.penalty[0]


def test_a_vein_on_the_way_is_told_as_a_better_route() -> None:
    def line(*veins: str) -> Desk:
        desk = Desk.bare().tiles(*(f"2k0@({q},0)" for q in range(5))).stations(0, "(0,0)", "(4,0)")
        for place in veins:
            desk.vein(place, "red", 2)
        return desk.opened(red=4)

    found = change(line(), line("(1,0)"))
    assert list(found) == ["route"]
    assert found["route"] > 0


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_left_counts(piece: str) -> None:
    bare, one = terms(Desk.bare().pieces(0)), terms(Desk.bare().pieces(0, **{piece: 1}))
    assert one["pieces"] - bare["pieces"] == LEFT[PIECES.index(piece)]


def test_getting_pieces_to_build_with_is_not_the_merit_of_a_choice() -> None:
    judge, desk = CavumEvaluator(Desk().game), Desk(2)
    desk.auction(1, 2)
    before = desk.state.clone()
    desk.do("order_pass")
    assert judge.is_comparable(before, desk.state)
    desk.do("order_pass")
    assert not judge.is_comparable(before, desk.state)


def test_in_the_final_sale_only_points_and_stones_are_left() -> None:
    desk = Desk.building().last_phase().order(0, 3).hand(0, white=1).opened(white=3)
    desk.order_sale()
    assert set(terms(desk)) == {"score", "rival", "stones white"}
    assert terms(desk)["stones white"] == 3
