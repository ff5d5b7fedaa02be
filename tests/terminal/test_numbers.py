"""Choosing by number: lines where things are chosen, amounts where an amount is asked for."""

from motherlode.kernel import Action, Violation
from motherlode.terminal.numbers import is_begun, is_complete, numbered
from motherlode.terminal.session import Choice, amount_of


def bids(*amounts: int | None) -> list[Choice]:
    return [Choice(id, "", None, amount) for id, amount in enumerate(amounts)]


def test_things_are_counted_from_one() -> None:
    assert numbered(bids(None, None, None)) == {"1": 0, "2": 1, "3": 2}


def test_an_amount_is_its_own_number_and_0_the_only_other_choice() -> None:
    assert numbered(bids(5, 6, 12, None)) == {"5": 0, "6": 1, "12": 2, "0": 3}
    assert numbered(bids(0, 1, None)) == {"0": 0, "1": 1}
    assert numbered(bids(5, 6, None, None)) == {"5": 0, "6": 1}


def test_banknotes_are_counted_like_other_choices() -> None:
    """So the numbers of a bid do not change once only money is left to add."""
    assert numbered(bids(None, 1000, 500, 100)) == {
        "1": 0, "2": 1, "3": 2, "4": 3, "1000": 1, "500": 2, "100": 3,
    }  # fmt: skip


def test_large_amounts_among_other_things_are_found_too() -> None:
    assert numbered(bids(None, None, None, 100, 500)) == {
        "1": 0, "2": 1, "3": 2, "4": 3, "5": 4, "100": 3, "500": 4,
    }  # fmt: skip


def test_what_is_not_possible_has_no_number() -> None:
    refused = Choice(7, "", Violation("T8.8", {}), 3)
    assert numbered([refused, *bids(1, 2)]) == {"1": 1, "2": 2}


def test_a_number_is_complete_when_no_longer_one_begins_with_it() -> None:
    numbers = numbered(bids(1, 2, 12))
    assert [is_complete(typed, numbers) for typed in ("", "1", "2", "12", "3")] == [False, False, True, True, False]
    assert [is_begun(typed, numbers) for typed in ("1", "12", "13")] == [True, True, False]


def test_an_amount_is_a_number_that_an_action_is_about_alone() -> None:
    assert amount_of(Action("bid", "C6.6", (("amount", 12),))) == 12
    assert amount_of(Action("take", "T6.1", (("slot", 2),))) is None
    assert amount_of(Action("insure", "R7.1", (("kind", "gold"), ("cubes", 5)))) is None
