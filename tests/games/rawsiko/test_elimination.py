"""Chapters W14 and W15: elimination, and the option Monopoly stranglehold."""

from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.kernel import CHANCE
from motherlode.kernel.playout import step
from tests.games.rawsiko.desk import Desk, facts, kinds


def last_stand(seats: int = 3, counter: int = 1, **options: str | int | bool) -> Desk:
    """Seat 0 strong in the USA, seat 1 with one resource in Canada, the others elsewhere."""
    desk = Desk(seats, **options).own(0, usa=9, mexico=3).own(1, canada=1)
    for seat, name in zip(range(2, seats), ("spain", "japan", "peru"), strict=False):
        desk.own(seat, **{name: 1})
    return desk.turn(counter)


def bold(counter: int = 1, **options: str | int | bool) -> Desk:
    """Seat 0 with its only resource before a strong seat 1."""
    return Desk(3, **options).own(0, usa=1).own(1, canada=9).own(2, spain=1).turn(counter)


@pytest.mark.clause("rawsiko", "W14.1")
def test_without_resources_a_player_is_out_at_once() -> None:
    desk = last_stand()
    events = desk.attack("usa", "canada", "6", "1")
    assert facts(events, "eliminated") == [{"seat": 1, "by_seat": 0}]
    assert desk.state.eliminated == (1,)


@pytest.mark.clause("rawsiko", "W14.2")
def test_only_a_battle_eliminates_and_one_at_most() -> None:
    game = Rawsiko({"turns": 12, "failed_attackers_may_retry": True})
    out = 0
    for seed in range(40):
        rng = Random(seed)
        state = game.new(5)
        while acting := game.to_act(state):
            phase, before = game.dump(state)["phase"], state.eliminated
            step(game, state, acting[0], rng)
            if state.eliminated != before:
                assert (acting, phase) == ((CHANCE,), "defence")
                assert state.eliminated[:-1] == before
                out += 1
    assert out > 0
    desk = Desk().own(0, usa=1).own(1, canada=2).own(2, spain=1).turn()
    desk.move("usa", "mexico", 1)
    assert desk.state.eliminated == ()


@pytest.mark.clause("rawsiko", "W14.3")
def test_the_eliminated_take_no_further_part() -> None:
    desk = last_stand(trade_with_china=True, turns=3)
    desk.attack("usa", "canada", "6", "1")
    actors = set()
    while desk.game.to_act(desk.state):
        actors.add((desk.phase(), desk.active()))
        desk.do("end_phase" if desk.phase() == "action" else desk.legal()[-1])
    assert {phase for phase, _ in actors} == {"action", "invest", "china"}
    assert {seat for _, seat in actors} == {0, 2}


@pytest.mark.clause("rawsiko", "W14.4")
def test_after_eliminating_a_defender_the_phase_goes_on() -> None:
    desk = last_stand()
    desk.attack("usa", "canada", "6", "1")
    assert (desk.phase(), desk.active()) == ("action", 0)
    desk.move("usa", "cuba", 2)
    desk.end()
    assert desk.active() == 2


@pytest.mark.clause("rawsiko", "W14.5")
def test_an_attacker_who_loses_everything_is_out_and_the_phase_ends() -> None:
    desk = bold()
    events = desk.attack("usa", "canada", "1", "6 6 6")
    assert facts(events, "eliminated") == [{"seat": 0, "by_seat": 1}]
    assert kinds(events)[-2:] == ["phase_ended", "phase_began"]
    assert (desk.phase(), desk.active()) == ("action", 1)
    assert sum(desk.state.moved) == 0
    last = Desk().own(0, spain=1).own(1, canada=9).own(2, usa=1).turn()
    last.end(2)
    last.attack("usa", "canada", "1", "6 6 6")
    assert (last.phase(), last.active(), last.state.counter) == ("invest", 0, 2)


@pytest.mark.clause("rawsiko", "W14.6")
def test_the_order_of_eliminations_is_kept() -> None:
    desk = last_stand(5).own(3, japan=0, mexico=1)
    desk.attack("usa", "mexico", "6 6", "1")
    desk.attack("usa", "canada", "6", "1")
    assert desk.state.eliminated == (3, 1)
    assert desk.view(4)["eliminated"] == [3, 1]


@pytest.mark.clause("rawsiko", "W14.7")
def test_the_victor_gets_the_territory_and_nothing_else() -> None:
    desk = last_stand()
    goals, resources = desk.state.goals, desk.state.total[desk.territory("usa")]
    desk.attack("usa", "canada", "6", "1")
    assert desk.state.goals == goals
    assert desk.total("usa") + desk.total("canada") == resources
    assert desk.state.to_place == [0, 0, 0]


@pytest.mark.clause("rawsiko", "W14.8")
def test_a_survivor_without_points_ranks_above_the_eliminated() -> None:
    desk = last_stand()
    desk.attack("usa", "canada", "6", "1")
    desk.to_the_end()
    outcome = desk.outcome()
    assert outcome.totals[2] == outcome.totals[1] == 0
    assert outcome.ranks[2] < outcome.ranks[1]


@pytest.mark.clause("rawsiko", "W14.9")
def test_the_order_after_a_battle() -> None:
    desk = bold(monopoly_stranglehold=True)
    events = desk.attack("usa", "canada", "1", "6 6 6")
    assert kinds(events)[3:] == [
        *("losses", "attack_failed", "emptied", "eliminated", "stranglehold", "phase_ended", "phase_began")
    ]
    sole = last_stand(monopoly_stranglehold=True).own(2, spain=0).eliminated(2)
    events = sole.attack("usa", "canada", "6", "1")
    assert kinds(events)[3:8] == ["losses", "conquered", "eliminated", "stranglehold", "sole_survivor"]


@pytest.mark.clause("rawsiko", "W14.10", "W17.11")
def test_the_last_one_living_ends_the_match_without_trade() -> None:
    desk = last_stand(trade_with_china=True).own(2, spain=0).eliminated(2)
    desk.goals(0, "tyres")
    desk.own(0, new_guinea=1, new_zealand=1, vietnam=1)
    events = desk.attack("usa", "canada", "6", "1")
    assert facts(events, "sole_survivor") == [{"seat": 0}]
    assert "china_granted" not in kinds(events)
    assert desk.phase() == "over"
    outcome = desk.outcome()
    assert (outcome.clause, outcome.ranks, outcome.totals) == ("W14.10", (1, 2, 3), (3, 0, 0))


@pytest.mark.clause("rawsiko", "W14.10")
def test_the_survivor_may_be_the_one_who_was_attacked() -> None:
    desk = bold().own(2, spain=0).eliminated(2)
    events = desk.attack("usa", "canada", "1", "6 6 6")
    assert facts(events, "sole_survivor") == [{"seat": 1}]
    assert desk.outcome().ranks == (2, 1, 3)


@pytest.mark.clause("rawsiko", "W14.11")
def test_the_last_survivor_may_play_on() -> None:
    desk = last_stand(sole_survivor="play_on", trade_with_china=True, turns=3).own(2, spain=0).eliminated(2)
    events = desk.attack("usa", "canada", "6", "1")
    assert "sole_survivor" not in kinds(events)
    assert (desk.phase(), desk.active()) == ("action", 0)
    seen = set()
    while desk.game.to_act(desk.state):
        seen.add(desk.phase())
        desk.do("end_phase" if desk.phase() == "action" else desk.legal()[-1])
    assert seen == {"action", "invest", "china"}
    assert (desk.state.counter, desk.outcome().clause) == (3, "W8.7")
    attacked = bold(sole_survivor="play_on").own(2, spain=0).eliminated(2)
    attacked.attack("usa", "canada", "1", "6 6 6")
    assert (attacked.phase(), attacked.active()) == ("action", 1)


@pytest.mark.clause("rawsiko", "W15.1")
def test_without_the_option_the_counter_stays() -> None:
    desk = last_stand(counter=3)
    events = desk.attack("usa", "canada", "6", "1")
    assert "stranglehold" not in kinds(events)
    assert desk.state.counter == 3


@pytest.mark.clause("rawsiko", "W15.2", "W15.4", "W15.5")
def test_an_elimination_costs_a_turn() -> None:
    desk = last_stand(counter=3, monopoly_stranglehold=True)
    events = desk.attack("usa", "canada", "6", "1")
    assert facts(events, "stranglehold") == [{"turn": 4, "turns": 6}]
    assert desk.state.counter == 4
    assert (desk.phase(), desk.active()) == ("action", 0)
    desk.end()
    assert desk.active() == 2
    events = desk.end()
    assert (desk.state.counter, desk.state.played) == (5, 4)
    assert len(facts(events, "turn_began")) == 1
    desk.to_the_end()
    assert desk.state.played == 5


@pytest.mark.clause("rawsiko", "W15.3")
def test_in_the_last_turn_nothing_happens() -> None:
    desk = last_stand(counter=6, monopoly_stranglehold=True)
    events = desk.attack("usa", "canada", "6", "1")
    assert "stranglehold" not in kinds(events)
    assert desk.state.counter == 6
    desk.end(2)
    assert desk.phase() == "over"


@pytest.mark.clause("rawsiko", "W15.4")
def test_the_running_turn_is_played_to_its_end() -> None:
    desk = last_stand(counter=5, monopoly_stranglehold=True)
    desk.attack("usa", "canada", "6", "1")
    assert desk.state.counter == 6
    desk.end()
    assert (desk.phase(), desk.active()) == ("action", 2)
    desk.end()
    assert desk.phase() == "over"
    assert desk.state.played == 5


@pytest.mark.clause("rawsiko", "W15.6")
def test_the_last_turn_can_be_spared() -> None:
    for counter, after in ((3, 4), (4, 5), (5, 5), (6, 6)):
        desk = last_stand(counter=counter, monopoly_stranglehold=True, stranglehold_spares_last_turn=True)
        desk.attack("usa", "canada", "6", "1")
        assert desk.state.counter == after


@pytest.mark.clause("rawsiko", "W15.7")
def test_several_eliminations_count_one_each() -> None:
    desk = last_stand(5, counter=2, monopoly_stranglehold=True).own(3, japan=0, mexico=1).own(4, peru=0, cuba=1)
    desk.attack("usa", "canada", "6", "1")
    desk.attack("usa", "mexico", "6", "1")
    assert desk.state.counter == 4
    desk.state.counter = 6
    desk.attack("usa", "cuba", "6", "1")
    assert desk.state.counter == 6
