"""The options of Thebes, and the rules under them: what the phases look things up in."""

from collections.abc import Mapping
from typing import Final

from motherlode.games.thebes.components import TOP_WEEKS, YEAR, Box, Stacks
from motherlode.kernel import Option, Value

OPTIONS: Final = (
    Option("two_player_stacks", "three", ("three", "two"), "T2.10"),
    Option("bonus_token", "random", ("random", "first_listed"), "T2.5"),
    Option("route", "shortest", ("shortest",), "T4.4"),
    Option("cars_stack", False, (False, True), "T4.8"),
    Option("reshuffle_timing", "when_needed", ("when_needed", "when_emptied"), "T6.11"),
    Option("exhibition_shift", "all", ("all", "push"), "T6.8"),
    Option("single_use_discard", "common", ("common", "removed"), "T6.10"),
    Option("swap_escalation", "consecutive", ("consecutive", "run"), "T7.6"),
    Option("rumour_opens_dig", True, (True, False), "T8.9"),
    Option("rumour_use", "chosen", ("chosen",), "T9.2"),
    Option("assistants_shovels_above_three", "cap", ("cap", "sets", "linear"), "T9.6"),
    Option("wheel_9_5", 6, (6, 5), "T1.13"),
    Option("permission_check", "on_arrival", ("on_arrival", "before_travel"), "T8.3"),
    Option("dig_across_new_year", "old_year", ("old_year", "new_year"), "T11.10"),
    Option("special_permission_repeat", True, (True,), "T8.7"),
    Option("pass_window_weeks", 52, (), "T14.5"),
    Option("majority_needs_book", True, (True, False), "T15.9"),
    Option("tie_break", "shared", ("shared",), "T15.12"),
)


class Rules:
    """The box under the chosen options, as flat tables."""

    def __init__(self, box: Box, options: Mapping[str, Value]) -> None:
        self.box: Final = box
        self.two_stacks: Final = options["two_player_stacks"] == "two"
        self.bonus_is_drawn: Final = options["bonus_token"] == "random"
        self.cars_stack: Final = options["cars_stack"] is True
        self.renew_early: Final = options["reshuffle_timing"] == "when_emptied"
        self.shift_all: Final = options["exhibition_shift"] == "all"
        self.keep_spent: Final = options["single_use_discard"] == "common"
        self.series_survives: Final = options["swap_escalation"] == "run"
        self.rumour_opens: Final = options["rumour_opens_dig"] is True
        self.check_on_arrival: Final = options["permission_check"] == "on_arrival"
        self.dig_ends_in_new_year: Final = options["dig_across_new_year"] == "new_year"
        self.pass_window: Final = int(options["pass_window_weeks"])
        self.majority_needs_book: Final = options["majority_needs_book"] is True

        self.places: Final = len(box.places)
        self.first_site: Final = box.first_site
        self.distance: Final = box.distance
        self.routes: Final[dict[int, list[str]]] = {}  # filled by `travel`, as they are wanted
        self.city: Final = box.city
        self.weeks: Final = box.weeks
        self.research: Final = box.research
        self.cards: Final = box.cards
        self.needs: Final = box.needs
        self.wheel: Final = [list(row) for row in box.wheel]
        if options["wheel_9_5"] == 5:
            self.wheel[9][5] = 5  # T1.13
        self.first_week: Final = [first_week(row) for row in self.wheel]
        above = box.bonus_above[str(options["assistants_shovels_above_three"])]
        self.bonus: Final = box.bonus + above
        # T3.4: the week after the last one of the last year.
        self.end: Final = [0, 0] + [YEAR * (box.last_year + 1 - box.first_year[seats]) + 1 for seats in (2, 3, 4)]

    def stacks(self, seats: int) -> Stacks:
        return self.box.stacks_of_two if seats == 2 and self.two_stacks else self.box.stacks[seats]


def first_week(row: list[int]) -> int:
    """The fewest weeks that find anything with the knowledge of this row of the wheel (T10.2)."""
    for week in range(1, TOP_WEEKS + 1):
        if row[week] > 0:
            return week
    return TOP_WEEKS + 1
