"""C14, C15: options, and giving up pieces."""

import pytest

from tests.games.cavum.desk import Desk, told


@pytest.mark.clause("cavum", "C14.1", "C14.4")
def test_one_action_for_taking_and_using() -> None:
    desk = Desk.building()
    desk.lay("4k0@(-3,4)", option=True)
    assert desk.state.acts == 1
    assert (desk.left(0, "option"), desk.left(0, "tunnel_4")) == (1, 1)
    assert desk.pool("tunnel_4") == 2
    assert desk.stack("(-3,4)") == ["4k0"]


@pytest.mark.clause("cavum", "C14.2")
def test_three_points_and_nothing_else() -> None:
    desk = Desk.building()
    before = desk.state.pool[:]
    events = desk.do("piece option", "points")
    assert told(events, "option_points") == [{"seat": 0, "points": 3}]
    assert (desk.score(0), desk.state.acts, desk.state.pool) == (23, 1, before)


@pytest.mark.clause("cavum", "C14.3")
def test_what_the_pool_offers() -> None:
    desk = Desk.building().tiles("2k0@(2,0)", "6k0@(-2,4)").stations(0, "(-2,4)")
    desk.do("piece option")
    assert desk.legal() == [
        "points", "from_pool tunnel_3", "from_pool tunnel_4", "from_pool tunnel_6", "from_pool vein",
        "from_pool station",
    ]  # fmt: skip
    assert desk.why("from_pool tunnel_2") == "C14.3"
    desk.state.pool[4] = 1
    assert "from_pool dynamite_2" in desk.legal()
    desk.do("from_pool dynamite_2", f"lay {desk.name('(-3,4)')}", "turn 1")
    assert desk.stack("(-3,4)") == ["d2k1"]
    assert desk.pool("dynamite_2") == 0
    assert desk.left(0, "dynamite") == 1


@pytest.mark.clause("cavum", "C14.3")
def test_only_stations_of_the_own_colour() -> None:
    desk = Desk.building().tiles("6k0@(-2,4)").stations(0, "(-2,4)")
    desk.state.pool[-2] = 0
    desk.do("piece option")
    assert desk.why("from_pool station") == "C14.3"


@pytest.mark.clause("cavum", "C14.4", "C14.5", "C15.5")
def test_a_piece_of_the_pool_must_be_used() -> None:
    for kind, action in (("tunnel_6", "C14.5"), ("vein", "C14.5"), ("station", "C14.5")):
        desk = Desk.building().tiles("2k0@(2,0)", "6k0@(-2,4)").stations(0, "(-2,4)")
        desk.do("piece option", f"from_pool {kind}")
        assert desk.why("give_up") == action
        assert "give_up" not in desk.legal()


@pytest.mark.clause("cavum", "C14.5")
def test_a_piece_without_a_use_cannot_be_taken() -> None:
    """On a mountain without a tile nothing can be laid or built."""
    desk = Desk.bare()
    desk.do("piece option")
    assert desk.legal() == ["points"]
    assert {desk.why(f"from_pool {kind}") for kind in ("tunnel_3", "tunnel_6", "vein", "station")} == {"C14.5"}


@pytest.mark.clause("cavum", "C14.6")
def test_a_station_by_option_on_the_tile_of_the_action_before() -> None:
    desk = Desk.building()
    desk.lay("2k1@(-3,4)")
    desk.do("piece option", "from_pool station", "build_here")
    assert desk.station_on("(-3,4)") == 0
    other = Desk.building()
    other.lay("6k0@(-3,4)", option=True)
    other.build()
    assert other.station_on("(-3,4)") == 0


@pytest.mark.clause("cavum", "C14.7")
def test_a_used_option_goes_back_to_the_supply() -> None:
    desk = Desk.building()
    before, pool = desk.supply("option"), desk.pool("option")
    desk.do("piece option", "points")
    desk.lay("6k0@(-3,4)", option=True)
    assert desk.supply("option") == before + 2
    assert desk.pool("option") == pool == 0


@pytest.mark.clause("cavum", "C14.8")
def test_pieces_given_up_in_this_phase_may_be_taken() -> None:
    desk = Desk.building().tiles("6k0@(-2,4)").stations(0, "(-2,4)")
    desk.state.pool[-2] = 0
    desk.do("piece station", "give_up", "piece option", "from_pool station", "build_city south_3")
    assert desk.station_on("C1-3") == 0


@pytest.mark.clause("cavum", "C14.9")
def test_pieces_of_a_kind_are_alike() -> None:
    desk = Desk.building()
    desk.do("piece option")
    assert desk.legal("from_pool").count("tunnel_6") == 1
    action = desk.game.actions.parse("from_pool tunnel_6")
    assert desk.game.facts(desk.state, 0, action)["left"] == 4


@pytest.mark.clause("cavum", "C15.1", "C15.3")
def test_a_station_may_be_given_up_freely() -> None:
    desk = Desk.building()
    desk.lay("3k1@(-2,4)")
    events = desk.do("piece station", "give_up")
    assert told(events, "given_up") == [{"seat": 0, "piece": "station"}]
    assert (desk.pool("station", 0), desk.score(0), desk.state.acts) == (3, 20, 2)


@pytest.mark.clause("cavum", "C15.1")
def test_only_if_impossible_a_station() -> None:
    desk = Desk.building(give_up="only_if_impossible")
    desk.do("piece station", "give_up")
    desk.lay("3k1@(-2,4)")
    desk.do("piece station")
    assert desk.legal() == ["build_here"]
    assert desk.why("give_up") == "C15.1"


@pytest.mark.clause("cavum", "C15.2", "C15.3")
def test_a_vein_may_be_given_up_freely() -> None:
    desk = Desk.building().tiles("2k0@(2,0)")
    events = desk.do("piece vein", "give_up")
    assert told(events, "given_up") == [{"seat": 0, "piece": "vein"}]
    assert (desk.pool("vein"), desk.score(0), desk.state.acts) == (6, 20, 1)


@pytest.mark.clause("cavum", "C15.2")
def test_only_if_impossible_a_vein() -> None:
    desk = Desk.building(give_up="only_if_impossible").tiles("2k0@(2,0)")
    desk.do("piece vein")
    assert desk.why("give_up") == "C15.2"
    assert desk.legal() == [f"lay_vein {desk.name('(2,0)')}"]
    without = Desk.building(give_up="only_if_impossible")
    without.do("piece vein", "give_up")
    assert without.pool("vein") == 6


@pytest.mark.clause("cavum", "C15.4")
def test_a_tile_is_given_up_only_if_stuck() -> None:
    desk = Desk.building()
    desk.do("piece tunnel_2")
    assert desk.why("give_up") == "C15.4"
    stuck = Desk.bare()
    stuck.do("piece tunnel_2")
    assert stuck.legal() == ["give_up"]
    stuck.do("give_up", "piece dynamite")
    assert stuck.legal() == ["give_up"]
    events = stuck.do("give_up")
    assert told(events, "given_up") == [{"seat": 0, "piece": "dynamite_2"}]
    assert (stuck.pool("tunnel_2"), stuck.pool("dynamite_2"), stuck.state.acts) == (1, 1, 2)


@pytest.mark.clause("cavum", "C15.5")
def test_options_and_prospect_tiles_are_never_given_up() -> None:
    desk = Desk.bare()
    desk.do("piece option")
    assert desk.why("give_up") == "C15.5"
    desk.do("points")
    desk.pieces(0, prospect=1).do("piece prospect")
    assert desk.why("give_up") == "C15.5"
    assert desk.legal() == ["no_route"]
