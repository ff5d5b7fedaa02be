"""What lies behind the screens (R1.7-R1.9, R3): cubes, money and tokens coming and going."""

from motherlode.games.rockwell.components import KIND_NAMES, KINDS
from motherlode.games.rockwell.state import RockwellState
from motherlode.kernel import Facts, Violation


def own_cubes(state: RockwellState, seat: int) -> list[int]:
    return state.cubes[seat * KINDS : seat * KINDS + KINDS]


def gain(state: RockwellState, seat: int, cubes: list[int]) -> None:
    first = seat * KINDS
    for kind in range(KINDS):
        state.cubes[first + kind] += cubes[kind]


def cube_facts(cubes: list[int]) -> Facts:
    return {KIND_NAMES[kind]: cubes[kind] for kind in range(KINDS)}


def check_money(state: RockwellState, seat: int, price: int, clause: str = "R1.9") -> Violation | None:
    """No debt (R1.9)."""
    have = state.money[seat]
    return Violation(clause, {"needed": price, "have": have}) if have < price else None
