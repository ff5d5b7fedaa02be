"""Chapters W12 and W13: battles and what comes of them."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from motherlode.games.rawsiko.dice import ROLLS, defender_losses, odds
from motherlode.kernel import CHANCE, SILENT, Log
from tests.games.rawsiko.desk import Desk, facts, kinds

# W12.16: the weights of 0, 1, ... losses of the defender.
WEIGHTS = {
    (1, 1): [21, 15],
    (1, 2): [161, 55],
    (1, 3): [1071, 225],
    (2, 1): [91, 125],
    (2, 2): [581, 420, 295],
    (2, 3): [4816, 1981, 979],
    (3, 1): [441, 855],
    (3, 2): [2275, 2611, 2890],
    (3, 3): [17871, 12348, 10017, 6420],
}
SIZES = list(WEIGHTS)


def facing(attackers: int, defenders: int, **options: bool) -> Desk:
    """Seat 0 in the USA before seat 1 in Canada; everybody has a second home."""
    desk = Desk(3, **options).own(0, usa=attackers, brazil=1).own(1, canada=defenders, japan=1).own(2, spain=1)
    return desk.turn()


def losses(attack: str, defence: str) -> int:
    rolls = [tuple(int(die) for die in text.split()) for text in (attack, defence)]
    return defender_losses(ROLLS.index(rolls[0]), ROLLS.index(rolls[1]))


@pytest.mark.clause("rawsiko", "W12.1")
def test_a_battle_begins_by_itself_and_nobody_decides_any_more() -> None:
    desk = facing(3, 2)
    desk.move("usa", "canada", 2)
    for phase, roll in (("attack", "roll 6 5"), ("defence", "roll 2 1")):
        assert desk.phase() == phase
        assert desk.game.to_act(desk.state) == (CHANCE,)
        assert [desk.legal(seat) for seat in range(3)] == [[], [], []]
        desk.draw(roll)
    assert desk.phase() == "action"


@pytest.mark.clause("rawsiko", "W12.2")
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_the_attacker_uses_one_to_three_unmoved_resources_of_one_source(attackers: int) -> None:
    desk = facing(5, 1).own(0, mexico=3).moved(usa=5 - attackers)
    desk.do("source usa", "target canada")
    assert desk.legal()[-1] == f"number {attackers}"
    desk.do(f"number {attackers}")
    assert all(len(text.split()) == 1 + attackers for text in desk.chance())


@pytest.mark.clause("rawsiko", "W12.3", "W12.4")
@pytest.mark.parametrize(("garrison", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3), (11, 3)])
def test_the_defender_uses_as_many_as_possible_up_to_three(garrison: int, dice: int) -> None:
    desk = facing(9, garrison)
    events = desk.move("usa", "canada", 3)
    assert facts(events, "attacked")[0]["defenders"] == dice
    desk.draw("roll 1 1 1")
    assert all(len(text.split()) == 1 + dice for text in desk.chance())


@pytest.mark.clause("rawsiko", "W12.5")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_fair_six_sided_dice(dice: int) -> None:
    desk = facing(dice, 1)
    desk.move("usa", "canada", dice)
    throws = Counter(tuple(sorted(throw, reverse=True)) for throw in product(range(1, 7), repeat=dice))
    assert desk.chance() == {f"roll {' '.join(map(str, roll))}": weight for roll, weight in throws.items()}
    assert sum(desk.chance().values()) == 6**dice


@pytest.mark.clause("rawsiko", "W12.6")
@pytest.mark.parametrize(("attack", "defence", "lost"), [("6 1", "5 2", 1), ("5 4", "4 3", 2), ("3 3", "6 2", 1)])
def test_highest_with_highest(attack: str, defence: str, lost: int) -> None:
    assert losses(attack, defence) == lost


@pytest.mark.clause("rawsiko", "W12.7")
@pytest.mark.parametrize(
    ("attack", "defence", "lost"), [("6 5 4", "5 4 3", 3), ("6 5 3", "5 4 3", 2), ("6 6 1", "6 6 1", 0)]
)
def test_the_third_pair_is_compared_too(attack: str, defence: str, lost: int) -> None:
    assert losses(attack, defence) == lost


@pytest.mark.clause("rawsiko", "W12.8")
@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [("6 6 6", "5", 1), ("6 2 1", "5", 1), ("5", "4 4 4", 1), ("4", "5 1 1", 0), ("6 4 1", "5 3", 2)],
)
def test_dice_without_a_partner_are_ignored(attack: str, defence: str, lost: int) -> None:
    assert losses(attack, defence) == lost


@pytest.mark.clause("rawsiko", "W12.9")
def test_the_attackers_higher_die_costs_the_defender_one() -> None:
    desk = facing(2, 2)
    desk.attack("usa", "canada", "5", "4 1")
    assert (desk.total("usa"), desk.total("canada")) == (2, 1)


@pytest.mark.clause("rawsiko", "W12.10", "W12.11")
@pytest.mark.parametrize("defence", ["5 1", "4 4"])
def test_the_defenders_higher_or_equal_die_costs_the_attacker_one(defence: str) -> None:
    desk = facing(2, 2)
    desk.attack("usa", "canada", "4", defence)
    assert (desk.total("usa"), desk.total("canada")) == (1, 2)


@pytest.mark.clause("rawsiko", "W12.12")
def test_all_pairs_are_compared_before_losses_leave() -> None:
    desk = facing(3, 3)
    desk.move("usa", "canada", 3)
    desk.draw("roll 6 6 1")
    assert (desk.total("usa"), desk.total("canada")) == (3, 3)
    before = sum(desk.state.total)
    desk.draw("roll 5 5 5")
    assert (desk.total("usa"), desk.total("canada")) == (2, 1)
    assert sum(desk.state.total) == before - 3


@pytest.mark.clause("rawsiko", "W12.13")
def test_losses_come_from_those_who_fight() -> None:
    desk = facing(6, 5).own(0, mexico=2).moved(usa=2)
    desk.attack("usa", "canada", "6 1 1", "5 5 5")
    assert (desk.total("usa"), desk.unmoved("usa")) == (4, 1)
    assert desk.total("canada") == 4
    assert (desk.total("mexico"), desk.total("japan"), desk.total("spain")) == (2, 1, 1)


@pytest.mark.clause("rawsiko", "W12.14")
def test_one_attack_is_one_roll() -> None:
    desk = facing(6, 6)
    events = desk.attack("usa", "canada", "6 6 6", "1 1 1")
    assert kinds(events).count("attack_rolled") == kinds(events).count("defence_rolled") == 1
    assert desk.phase() == "action"
    assert desk.game.to_act(desk.state) == (0,)


@pytest.mark.clause("rawsiko", "W12.15", "W13.13")
@pytest.mark.parametrize(("attackers", "defenders"), SIZES)
def test_losses_make_as_many_as_pairs_and_never_everybody(attackers: int, defenders: int) -> None:
    desk = facing(attackers, defenders)
    desk.move("usa", "canada", attackers)
    game = desk.game
    for attack, _ in game.chance(desk.state):
        rolled = desk.state.clone()
        game.apply(rolled, CHANCE, attack, SILENT)
        for defence, _ in game.chance(rolled):
            log, after = Log(), rolled.clone()
            game.apply(after, CHANCE, defence, log)
            lost = log.events[1].facts
            assert lost["attacker_losses"] != attackers or lost["defender_losses"] != defenders
            assert sum(desk.state.total) - sum(after.total) == min(attackers, defenders)


@pytest.mark.clause("rawsiko", "W12.16")
@pytest.mark.parametrize(("attackers", "defenders"), SIZES)
def test_the_exact_odds(attackers: int, defenders: int) -> None:
    """Every throw of all dice, compared by hand."""
    weights = [0] * (min(attackers, defenders) + 1)
    for throw in product(range(1, 7), repeat=attackers + defenders):
        attack, defence = sorted(throw[:attackers])[::-1], sorted(throw[attackers:])[::-1]
        weights[sum(a > d for a, d in zip(attack, defence, strict=False))] += 1
    assert weights == WEIGHTS[attackers, defenders] == odds(attackers, defenders)
    assert sum(weights) == 6 ** (attackers + defenders)


@pytest.mark.clause("rawsiko", "W12.17")
@pytest.mark.parametrize(("attackers", "defenders"), SIZES)
def test_two_chance_steps_give_the_same_odds(attackers: int, defenders: int) -> None:
    """The whole tree of the two chance nodes of the game itself."""
    desk = facing(attackers, defenders)
    desk.move("usa", "canada", attackers)
    game, weights = desk.game, [0] * (min(attackers, defenders) + 1)
    for attack, first in game.chance(desk.state):
        rolled = desk.state.clone()
        game.apply(rolled, CHANCE, attack, SILENT)
        for defence, second in game.chance(rolled):
            after = rolled.clone()
            game.apply(after, CHANCE, defence, SILENT)
            canada = desk.territory("canada")
            left = after.total[canada] if after.owner[canada] == 1 else 0
            weights[defenders - left] += first * second
    assert weights == WEIGHTS[attackers, defenders]


@pytest.mark.clause("rawsiko", "W12.17")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_samples_follow_the_weights(dice: int) -> None:
    desk = facing(dice, 1)
    desk.move("usa", "canada", dice)
    rng = Random(11)
    draws = 40_000
    counts = Counter(desk.game.sample(desk.state, rng) for _ in range(draws))
    chance = dict(desk.game.chance(desk.state))
    squares = [
        (counts[draw] - draws * weight / 6**dice) ** 2 / (draws * weight / 6**dice) for draw, weight in chance.items()
    ]
    assert set(counts) <= set(chance)
    # Chi-square: beyond mean + 5 standard deviations a fair die would hardly ever come.
    freedom = len(chance) - 1
    assert sum(squares) < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.clause("rawsiko", "W12.17")
def test_the_dice_are_shown() -> None:
    desk = facing(3, 2)
    events = desk.attack("usa", "canada", "6 4 1", "4 4")
    assert facts(events, "attack_rolled") == facts(desk.log.events, "attack_rolled")
    assert facts(events, "attack_rolled") == [{"seat": 0, "dice": [6, 4, 1]}]
    assert facts(events, "defence_rolled") == [{"seat": 1, "dice": [4, 4]}]


@pytest.mark.clause("rawsiko", "W13.1")
def test_no_defender_left_is_a_conquest_any_left_a_failure() -> None:
    desk = facing(3, 2)
    events = desk.attack("usa", "canada", "6 5 1", "4 4")
    assert "conquered" in kinds(events)
    desk = facing(3, 2)
    events = desk.attack("usa", "canada", "6 4 1", "4 4")
    assert "attack_failed" in kinds(events)


@pytest.mark.clause("rawsiko", "W13.2", "W13.3")
def test_all_survivors_enter_and_count_as_moved() -> None:
    desk = facing(5, 2)
    events = desk.attack("usa", "canada", "6 5 1", "4 4")
    assert facts(events, "conquered")[0]["number"] == 3
    assert (desk.owner("canada"), desk.total("canada"), desk.unmoved("canada")) == (0, 3, 0)
    assert (desk.total("usa"), desk.unmoved("usa")) == (2, 2)
    assert desk.phase() == "action"


@pytest.mark.clause("rawsiko", "W13.4", "W13.5")
@pytest.mark.parametrize("garrison", range(1, 7))
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_conquest_needs_every_pair_and_a_small_garrison(attackers: int, garrison: int) -> None:
    desk = facing(attackers, garrison)
    desk.move("usa", "canada", attackers)
    conquered = set()
    for attack, _ in desk.game.chance(desk.state):
        rolled = desk.state.clone()
        desk.game.apply(rolled, CHANCE, attack, SILENT)
        for defence, _ in desk.game.chance(rolled):
            after = rolled.clone()
            desk.game.apply(after, CHANCE, defence, SILENT)
            if after.owner[desk.territory("canada")] == 0:
                conquered.add(after.total[desk.territory("canada")])
    assert conquered == ({attackers} if garrison <= min(3, attackers) else set())


@pytest.mark.clause("rawsiko", "W13.6")
def test_control_changes_at_once_for_both_sides() -> None:
    desk = facing(3, 1)
    desk.attack("usa", "canada", "6", "1")
    assert {"Nb", "In", "Ge"} <= desk.controlled(0)
    assert desk.controlled(1) == {"Ga", "Ti"}


@pytest.mark.clause("rawsiko", "W13.7", "W13.8")
def test_survivors_of_a_failed_attack_stay_and_are_locked() -> None:
    desk = facing(5, 4)
    events = desk.attack("usa", "canada", "6 4 1", "5 4 4")
    assert facts(events, "attack_failed")[0]["number"] == 1
    assert (desk.owner("canada"), desk.total("canada")) == (1, 3)
    assert (desk.total("usa"), desk.unmoved("usa")) == (3, 2)


@pytest.mark.clause("rawsiko", "W13.9")
def test_survivors_may_retry_with_the_option() -> None:
    desk = facing(5, 4, failed_attackers_may_retry=True)
    desk.attack("usa", "canada", "6 4 1", "5 4 4")
    assert (desk.total("usa"), desk.unmoved("usa")) == (3, 3)
    desk.attack("usa", "canada", "6 6 6", "1 1 1")
    assert desk.owner("canada") == 0


@pytest.mark.clause("rawsiko", "W13.10")
def test_defenders_are_free_in_their_own_phase() -> None:
    desk = facing(3, 3)
    desk.attack("usa", "canada", "1 1 1", "2 2 2")
    assert desk.total("canada") == 3
    desk.end()
    assert desk.unmoved("canada") == 3
    desk.move("canada", "usa", 3)
    assert desk.owner("usa") == 1


@pytest.mark.clause("rawsiko", "W13.11")
def test_a_source_without_resources_is_empty_at_once() -> None:
    desk = facing(2, 1)
    events = desk.attack("usa", "canada", "6 6", "1")
    assert "emptied" in kinds(events)
    assert (desk.owner("usa"), desk.total("usa"), desk.owner("canada")) == (-1, 0, 0)
    desk = facing(1, 1)
    events = desk.attack("usa", "canada", "1", "1")
    assert "emptied" in kinds(events)
    assert (desk.owner("usa"), desk.owner("canada")) == (-1, 1)


@pytest.mark.clause("rawsiko", "W13.12")
def test_a_territory_may_be_attacked_again() -> None:
    desk = facing(4, 2).own(0, greenland=1)
    desk.attack("usa", "canada", "6 1", "5 5")
    assert (desk.total("canada"), desk.unmoved("usa")) == (1, 2)
    desk.attack("usa", "canada", "1", "2")
    desk.attack("greenland", "canada", "6", "2")
    assert desk.owner("canada") == 0
