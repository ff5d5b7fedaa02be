"""Choosing by number: what a typed number stands for among the choices of the moment."""

from collections.abc import Sequence
from typing import Final

from motherlode.terminal.session import Choice

# Fewer other choices than this beside amounts (pass, done) do not need numbers of their own.
FEW: Final = 3
# Banknotes are larger: they are counted like other choices, so that the numbers of a bid stay as they were.
MOST: Final = 99


def numbered(choices: Sequence[Choice]) -> dict[str, int]:
    """The place of every possible choice by its number.

    Where an amount is asked for, the amount is the number: 12 bids 12, and 0 is the only other choice there is (pass,
    done). Elsewhere choices are counted from 1, and an amount beyond the count is found as well.
    """
    possible = [place for place, choice in enumerate(choices) if choice.violation is None]
    amounts = {str(choices[place].amount): place for place in possible if choices[place].amount is not None}
    if asks_amount([choices[place] for place in possible]):
        others = [place for place in possible if choices[place].amount is None]
        return {"0": others[0], **amounts} if len(others) == 1 else amounts
    large = {number: place for number, place in amounts.items() if int(number) > len(possible)}
    return {**large, **{str(number): place for number, place in enumerate(possible, 1)}}


def asks_amount(possible: Sequence[Choice]) -> bool:
    """Whether nearly all choices are different amounts of one thing."""
    amounts = [choice.amount for choice in possible if choice.amount is not None]
    others = len(possible) - len(amounts)
    return len(amounts) > 1 and len(set(amounts)) == len(amounts) and max(amounts) <= MOST and others < FEW


def is_complete(typed: str, numbers: dict[str, int]) -> bool:
    """Whether the typed number is a choice's and no longer one begins with it."""
    return [number for number in numbers if number.startswith(typed)] == [typed]


def is_begun(typed: str, numbers: dict[str, int]) -> bool:
    return any(number.startswith(typed) for number in numbers)
