"""The dice of a battle (chapter W12): sorted rolls with their weights, losses, and the exact odds."""

from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final

from motherlode.games.rawsiko.components import DICE, SIDES


def sorted_rolls(dice: int) -> list[tuple[int, ...]]:
    """Every roll of that number of dice, each from high to low (W12.6)."""
    return [tuple(reversed(roll)) for roll in combinations_with_replacement(range(1, SIDES + 1), dice)]


def orders(roll: tuple[int, ...]) -> int:
    """In how many orders the dice can show a roll (W12.17)."""
    ways = factorial(len(roll))
    for side in range(1, SIDES + 1):
        ways //= factorial(roll.count(side))
    return ways


ROLLS: Final = [roll for dice in range(1, DICE + 1) for roll in sorted_rolls(dice)]
WEIGHTS: Final = [orders(roll) for roll in ROLLS]
# By number of dice: the rolls with these dice, and the roll that each of the 6^dice throws is sorted into.
ROLLS_OF: Final = [[id for id, roll in enumerate(ROLLS) if len(roll) == dice] for dice in range(DICE + 1)]
THROWS: Final = [
    [ROLLS.index(tuple(sorted(throw, reverse=True))) for throw in product(range(1, SIDES + 1), repeat=dice)]
    if dice
    else []
    for dice in range(DICE + 1)
]


def defender_losses(attack: int, defence: int) -> int:
    """W12.6-W12.11: pair by pair from the highest down; surplus dice are ignored, ties go to the defender."""
    losses = 0
    for attacker, defender in zip(ROLLS[attack], ROLLS[defence], strict=False):
        if attacker > defender:
            losses += 1
    return losses


def battle_weights(attackers: int, defenders: int) -> list[int]:
    """W12.16: the weight of 0, 1, ... losses of the defender among all 6^(a + d) throws."""
    weights = [0] * (min(attackers, defenders) + 1)
    for attack in ROLLS_OF[attackers]:
        for defence in ROLLS_OF[defenders]:
            weights[defender_losses(attack, defence)] += WEIGHTS[attack] * WEIGHTS[defence]
    return weights


# By attackers * (DICE + 1) + defenders.
ODDS: Final = [
    battle_weights(attackers, defenders) if attackers and defenders else []
    for attackers in range(DICE + 1)
    for defenders in range(DICE + 1)
]


def odds(attackers: int, defenders: int) -> list[int]:
    return ODDS[attackers * (DICE + 1) + defenders]
