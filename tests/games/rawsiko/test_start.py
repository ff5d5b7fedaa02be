"""Chapter W4: seats and goals."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.components import TIERS, Box
from motherlode.games.rawsiko.state import NONE
from motherlode.kernel import CHANCE, SILENT, State
from motherlode.kernel.playout import step
from tests.games.rawsiko.desk import Desk


@pytest.mark.clause("rawsiko", "W4.1")
def test_names_and_portraits_are_unknown_to_the_rules() -> None:
    desk = Desk()
    assert not {"name", "names", "portrait", "portraits"} & (set(desk.game.dump(desk.state)) | set(desk.player(0, 0)))


@pytest.mark.clause("rawsiko", "W4.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_seat_orders_are_equally_likely(seats: int) -> None:
    game = Rawsiko()
    ways: Counter[tuple[int, ...]] = Counter()
    for order in permutations(range(seats)):
        state = game.new(seats)
        for number, seat in enumerate(order):
            assert dict(game.chance(state)) == {left: 1 for left in range(seats) if left not in order[:number]}
            game.apply(state, CHANCE, seat, SILENT)
        ways[state.order] += 1
        assert game.dump(state)["phase"] == "deal"
        assert state.active == order[0]
    assert set(ways.values()) == {1}
    listed = Rawsiko({"seat_order": "as_listed"}).new(seats)
    assert listed.order == tuple(range(seats))
    assert listed.active == 0


@pytest.mark.clause("rawsiko", "W4.3")
def test_the_order_holds_for_every_phase() -> None:
    game = Rawsiko({"trade_with_china": True})
    state = game.new(4)
    for seat in (2, 0, 3, 1):
        game.apply(state, CHANCE, seat, SILENT)
    seen: dict[str, list[int]] = {}
    rng = Random(5)
    while acting := game.to_act(state):
        turn = seen.setdefault(str(game.dump(state)["phase"]), [])
        if state.played < 2 and state.active not in turn[-1:]:
            turn.append(state.active)
        step(game, state, acting[0], rng)
    assert seen["deal"] == [2, 0, 3, 1]
    assert seen["continent"] == [2, 0, 3, 1, 3, 0, 2]
    assert seen["distribute"] == [2, 0, 3, 1]
    assert seen["action"] == [2, 0, 3, 1]


@pytest.mark.clause("rawsiko", "W4.4")
@pytest.mark.parametrize("deal", ["cards", "tiers"])
def test_goals_are_dealt_before_the_draft(deal: str) -> None:
    desk = Desk(goal_deal=deal)
    while desk.game.to_act(desk.state) == (CHANCE,):
        assert desk.phase() == "deal"
        assert desk.why("choose_continent asia", seat=0) == "W4.4"
        step(desk.game, desk.state, CHANCE, desk.rng)
    assert desk.phase() == "continent"
    assert NONE not in desk.state.goals


@pytest.mark.clause("rawsiko", "W4.5", "W4.8")
@pytest.mark.parametrize("deal", ["cards", "tiers"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_goals_each_one_of_every_tier_and_none_twice(seats: int, deal: str) -> None:
    for seed in range(20):
        game = Rawsiko({"goal_deal": deal})
        state = game.new(seats)
        rng = Random(seed)
        while game.to_act(state) == (CHANCE,):
            step(game, state, CHANCE, rng)
        assert len(set(state.goals)) == seats * TIERS
        for seat in range(seats):
            goals = state.goals[seat * TIERS : seat * TIERS + TIERS]
            assert [game.rules.box.goal_tier[goal] for goal in goals] == [1, 2, 3, 4]


@pytest.mark.clause("rawsiko", "W4.6")
def test_cards_are_drawn_in_the_order_of_play_with_equal_weight() -> None:
    desk = Desk()
    assert desk.chance() == {f"deal_card card_{number}": 1 for number in range(1, 8)}
    desk.draw("deal_card card_4")
    assert desk.active() == 1
    assert desk.chance() == {f"deal_card card_{number}": 1 for number in (1, 2, 3, 5, 6, 7)}
    desk.draw("deal_card card_1")
    assert desk.state.goals[4:8] == tuple(desk.box.card_goals[0])


@pytest.mark.clause("rawsiko", "W4.7")
def test_tiers_are_dealt_one_after_the_other() -> None:
    desk = Desk(goal_deal="tiers")
    first = [desk.box.goals[goal] for goal in desk.box.goals_of_tier[0]]
    assert desk.chance() == {f"deal_goal {goal}": 1 for goal in first}
    desk.draw("deal_goal steel")
    assert desk.active() == 1
    assert "deal_goal steel" not in desk.chance()
    desk.draw("deal_goal tyres", "deal_goal white_paint")
    assert desk.active() == 0
    second = [desk.box.goals[goal] for goal in desk.box.goals_of_tier[1]]
    assert desk.chance() == {f"deal_goal {goal}": 1 for goal in second}
    events = desk.draw("deal_goal fireworks")
    assert events[0].seen_by(0) == {"seat": 0, "goals": ["fireworks"]}


@pytest.mark.clause("rawsiko", "W4.7")
def test_a_guess_about_dealt_tiers_keeps_the_own_goals() -> None:
    desk = Desk(goal_deal="tiers")
    desk.draw("deal_goal steel", "deal_goal tyres", "deal_goal white_paint", "deal_goal fireworks")
    tyres = desk.box.goals.index("tyres")
    guesses = set()
    for seed in range(200):
        world = desk.game.determinise(desk.state, 1, Random(seed))
        assert world.goals[4] == tyres
        assert world.goals[5] == NONE
        guesses.add(world.goals[0])
    assert guesses == set(desk.box.goals_of_tier[0]) - {tyres}


@pytest.mark.clause("rawsiko", "W4.8")
def test_a_material_may_be_needed_by_several_players() -> None:
    box = Box()
    holders = [sum(bool(needs >> material & 1) for needs in box.goal_needs) for material in range(30)]
    assert max(holders) > 1


@pytest.mark.clause("rawsiko", "W4.9")
def test_own_goals_are_always_in_sight() -> None:
    desk = Desk().deal()
    seen: list[State] = []
    while acting := desk.game.to_act(desk.state):
        assert desk.player(0, 0)["goals"] == ["fertilizers", "flame_retardants", "digital_cameras", "medical_equipment"]
        seen.append(desk.state.clone())
        step(desk.game, desk.state, acting[0], desk.rng)
    assert len(seen) > 100


@pytest.mark.clause("rawsiko", "W4.10")
def test_goals_never_change_hands() -> None:
    desk = Desk(4).own(0, usa=6).own(1, mexico=1).own(2, spain=1).own(3, japan=1).turn()
    before = desk.state.goals
    desk.attack("usa", "mexico", "6", "1")
    desk.to_the_end()
    assert desk.state.goals == before
