"""Chapter W16: the end of the match, and the option Trade with China."""

import pytest

from tests.games.rawsiko.desk import Desk, facts, kinds


def trading(**options: bool) -> Desk:
    """The last action phase of a match; seat 1 alone in South America and Oceania, seat 2 alone in Africa."""
    desk = Desk(trade_with_china=True, **options).own(0, usa=3, spain=1).own(1, peru=1, australia=2, mexico=1)
    desk.own(2, egypt=1, france=2).turn(6)
    desk.end(2)
    return desk


def at_china(**options: bool) -> Desk:
    desk = trading(**options)
    desk.end()
    return desk


@pytest.mark.clause("rawsiko", "W16.1")
def test_the_match_ends_after_the_last_action_phase() -> None:
    desk = Desk().own(0, usa=3).own(1, peru=1).own(2, egypt=1).turn(6)
    desk.end(2)
    assert desk.game.outcome(desk.state) is None
    desk.end()
    assert desk.outcome().clause == "W8.7"
    assert desk.game.to_act(desk.state) == ()
    for kind in ("end_phase", "source usa", "place usa", "china_pass"):
        assert desk.why(kind, seat=0) != ""


@pytest.mark.clause("rawsiko", "W16.2")
def test_china_comes_just_before_scoring_if_at_all() -> None:
    desk = trading()
    events = desk.end()
    assert "scored" not in kinds(events)
    assert desk.phase() == "china"
    events = desk.do("china_pass", "china_pass")
    assert kinds(events)[-1] == "scored"
    plain = Desk().own(0, usa=3, spain=1).own(1, peru=1).own(2, egypt=1).turn(6)
    plain.end(3)
    assert plain.phase() == "over"
    nobody = Desk(trade_with_china=True).own(0, usa=1).own(1, mexico=1).own(2, cuba=1).turn(6)
    nobody.end(3)
    assert nobody.phase() == "over"


@pytest.mark.clause("rawsiko", "W16.3", "W16.4")
def test_a_pick_for_every_continent_held_alone() -> None:
    events = trading().end()
    granted = [(each["seat"], each["picks"], each["continents"]) for each in facts(events, "china_granted")]
    assert granted == [(1, 2, ["south_america", "oceania"]), (2, 1, ["africa"])]
    desk = at_china()
    assert desk.state.picks == (0, 2, 1)
    assert [desk.player(0, seat)["picks"] for seat in range(3)] == [0, 2, 1]


@pytest.mark.clause("rawsiko", "W16.5")
def test_picks_are_counted_once() -> None:
    desk = at_china()
    desk.do("china_take W", "china_take Si")
    assert desk.state.picks == (0, 0, 1)
    assert desk.active() == 2


@pytest.mark.clause("rawsiko", "W16.6")
def test_in_seat_order_all_picks_in_a_row() -> None:
    desk = at_china()
    assert desk.active() == 1
    assert desk.why("china_take W", seat=2) == "W16.6"
    desk.do("china_take W")
    assert desk.active() == 1
    before = desk.legal(seat=2)
    desk.do("china_take Si")
    assert desk.active() == 2
    assert before == []
    assert {"china_take W", "china_take P"} <= set(desk.legal())
    rotating = Desk(trade_with_china=True, first_player="rotating").own(0, usa=1).own(1, peru=1).own(2, egypt=1)
    rotating.turn(6).end(3)
    assert rotating.active() == 0


@pytest.mark.clause("rawsiko", "W16.7")
def test_any_material_of_the_map_not_controlled_and_not_taken() -> None:
    desk = at_china()
    held = desk.controlled(1)
    symbols = [symbol for symbol in desk.box.materials if symbol not in held]
    assert desk.legal() == [f"china_take {symbol}" for symbol in symbols] + ["china_pass"]
    violation = desk.violation("china_take Bi")
    assert violation is not None
    assert (violation.clause, violation.facts) == ("W16.7", {"material": "Bi"})
    events = desk.do("china_take W")
    assert [(event.kind, event.facts) for event in events] == [("china_taken", {"seat": 1, "material": "W", "left": 1})]
    assert desk.why("china_take W") == "W16.7"
    assert desk.player(2, 1)["taken"] == ["W"]


@pytest.mark.clause("rawsiko", "W16.8")
def test_several_players_may_take_the_same_material() -> None:
    desk = at_china()
    holders = [seat for seat in range(3) if "Be" in desk.controlled(seat)]
    desk.do("china_take Be", "china_pass", "china_take Be")
    assert holders == [0]
    assert all("Be" in desk.final(seat) for seat in range(3))


@pytest.mark.clause("rawsiko", "W16.9")
def test_passing_gives_up_all_remaining_picks() -> None:
    desk = at_china()
    events = desk.do("china_pass")
    assert facts(events, "china_passed") == [{"seat": 1, "left": 2}]
    assert desk.state.picks == (0, 0, 1)
    assert desk.active() == 2


@pytest.mark.clause("rawsiko", "W16.10")
def test_picks_lapse_when_nothing_is_left_to_take() -> None:
    desk = trading()
    everything = desk.mask(*desk.box.materials)
    desk.state.taken = (0, everything & ~desk.mask("Ga"), 0)
    desk.end()
    assert desk.legal() == ["china_take Ga", "china_pass"]
    events = desk.do("china_take Ga")
    assert facts(events, "china_lapsed") == [{"seat": 1, "left": 1}]
    assert desk.active() == 2


@pytest.mark.clause("rawsiko", "W16.11")
def test_without_declining_something_must_be_taken() -> None:
    desk = at_china(china_decline=False)
    assert desk.why("china_pass") == "W16.11"
    assert all(text.startswith("china_take") for text in desk.legal())


@pytest.mark.clause("rawsiko", "W16.12")
def test_taken_materials_count_for_goals_and_ties() -> None:
    desk = trading()
    desk.goals(1, "fertilizers")
    desk.end()
    before = len(desk.final(1))
    desk.do("china_take B", "china_take W", "china_pass")
    assert desk.outcome().scores[1]["tier_1"] == 3
    assert len(desk.final(1)) == before + 2
    scored = {fact["seat"]: fact for fact in facts(desk.log.events, "scored")}
    assert scored[1]["materials"] == before + 2


@pytest.mark.clause("rawsiko", "W16.13")
def test_taken_materials_change_nothing_on_the_map() -> None:
    desk = at_china()
    before = (desk.state.owner[:], desk.state.total[:], desk.state.picks[2])
    desk.do("china_take W", "china_take Si")
    assert (desk.state.owner, desk.state.total, desk.state.picks[2]) == before
    assert desk.player(1, 1)["territories"] == 3


@pytest.mark.clause("rawsiko", "W16.14")
def test_the_eliminated_have_no_picks() -> None:
    desk = Desk(trade_with_china=True).own(0, usa=3).own(1, peru=1).eliminated(2).turn(6)
    desk.end(2)
    assert desk.state.picks == (1, 1, 0)
    desk.do("china_pass", "china_pass")
    assert desk.phase() == "over"
