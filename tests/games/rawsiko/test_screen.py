"""Chapter W18, as far as the engine gives the screen what it must show."""

import pytest

from motherlode.kernel import SPECTATOR
from tests.games.rawsiko.desk import Desk, facts


@pytest.mark.clause("rawsiko", "W18.5")
def test_the_view_holds_the_resources_still_to_place() -> None:
    desk = Desk().deal().draft("asia", "africa", "europe", "oceania", "north_america", "south_america")
    desk.do(desk.legal()[0], desk.legal()[0])
    for viewer in (0, 1, SPECTATOR):
        assert [desk.player(viewer, seat)["to_place"] for seat in range(3)] == [4, 6, 6]


@pytest.mark.clause("rawsiko", "W18.6")
def test_the_view_holds_the_counter_and_the_next_credit() -> None:
    desk = Desk(turns=7).own(0, usa=2).own(1, peru=1).own(2, spain=1).turn(2)
    view = desk.view(0)
    assert (view["turn"], view["turns"]) == (2, 7)
    assert desk.player(0, 0)["credit"] == 2
    desk.move("usa", "mexico", 1)
    assert desk.player(0, 0)["credit"] == 3
    desk.move("usa", "mexico", 1)
    assert desk.player(0, 0)["credit"] == 1


@pytest.mark.clause("rawsiko", "W18.7", "W18.8")
def test_controlled_and_needed_materials() -> None:
    desk = Desk().own(0, chile=1, peru=1).own(1, usa=1).own(2, spain=1)
    desk.goals(0, "fertilizers", "flame_retardants").goals(1, "tyres")
    assert desk.player(0, 0)["materials"] == ["B", "In", "Li", "PR"]
    assert desk.view(0)["needed"] == ["Sb", "P"]
    assert desk.view(1)["needed"] == ["Co", "CC", "NR"]
    assert desk.view(SPECTATOR)["needed"] == []


@pytest.mark.clause("rawsiko", "W18.9")
def test_unmoved_and_total_of_every_territory() -> None:
    desk = Desk().own(0, usa=5).own(1, peru=2).own(2, spain=1).turn().moved(usa=3)
    lands = desk.view(1)["territories"]
    assert isinstance(lands, dict)
    assert lands["usa"] == {"owner": 0, "total": 5, "unmoved": 2}
    assert lands["peru"] == {"owner": 1, "total": 2, "unmoved": 2}
    assert lands["cuba"] == {"owner": -1, "total": 0, "unmoved": 0}


@pytest.mark.clause("rawsiko", "W18.14")
def test_the_view_marks_who_may_trade() -> None:
    desk = Desk(trade_with_china=True).own(0, usa=1).own(1, mexico=1, peru=1).own(2, cuba=1).turn(6)
    desk.end(3)
    assert [bool(desk.player(SPECTATOR, seat)["picks"]) for seat in range(3)] == [False, True, False]


@pytest.mark.clause("rawsiko", "W18.15")
def test_the_end_lists_the_four_numbers_in_order_of_rank() -> None:
    desk = Desk().own(0, new_guinea=1).own(1, usa=1).own(2, spain=1).turn(6)
    desk.end(3)
    scored = facts(desk.log.events, "scored")
    assert [(fact["rank"], fact["seat"]) for fact in scored] == [(1, 1), (2, 2), (3, 0)]
    assert set(scored[0]) == {"seat", "rank", "vp", "goals", "materials", "territories"}
    assert [desk.player(SPECTATOR, seat)["rank"] for seat in range(3)] == [3, 1, 2]
    assert desk.player(SPECTATOR, 1)["complete"] == []
    assert desk.player(SPECTATOR, 1)["vp"] == 0


def test_the_odds_come_with_the_number_of_an_attack() -> None:
    desk = Desk().own(0, usa=5).own(1, canada=2).own(2, spain=1).turn()
    desk.do("source usa", "target canada")
    shown = desk.game.facts(desk.state, 0, desk.game.actions.parse("number 3"))
    assert shown["odds"] == [2275, 2611, 2890]
    assert (shown["defenders"], shown["rest"], shown["relation"]) == (2, 2, "foreign")


def test_every_legal_action_can_be_labelled() -> None:
    desk = Desk(trade_with_china=True).deal()
    for text in ("asia", "africa", "europe", "oceania", "north_america", "south_america"):
        desk.draft(text)
    for action in range(len(desk.game.actions)):
        assert desk.game.facts(desk.state, 0, action).keys() >= desk.game.actions[action].facts.keys()
