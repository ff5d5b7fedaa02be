"""The clocks: told the time, they never look at one."""

from motherlode.server.protocol import Pace
from motherlode.server.tables.clock import DAY, MINUTE, Clock, clock_for


def live(seats: int = 2) -> Clock:
    return Clock.fresh(Pace(kind="live", minutes=1, increment=5), seats, 0)


def test_only_the_seat_to_move_pays_time() -> None:
    clock = live()
    clock.turn([0], 0)
    assert clock.info(10_000).left == [50_000, 60_000]
    assert clock.info(10_000).running == [0]


def test_the_increment_is_paid_when_the_turn_passes_on() -> None:
    clock = live()
    clock.turn([0], 0)
    clock.turn([0], 10_000)
    assert clock.state.left == [50_000, 60_000]
    clock.turn([1], 20_000)
    assert clock.state.left == [45_000, 60_000]


def test_move_and_undo_earn_nothing() -> None:
    clock = live()
    clock.turn([0], 0)
    for _ in range(3):
        clock.turn([1], 1_000)
        clock.take_back(0, [0], 1_000)
    assert clock.state.left == [59_000, 60_000]
    assert clock.state.running == [0]


def test_simultaneous_choices_run_at_once_and_stop_one_by_one() -> None:
    clock = live(3)
    clock.turn([0, 1, 2], 0)
    clock.turn([1, 2], 10_000)
    clock.turn([0], 30_000)
    assert clock.state.left == [55_000, 35_000, 35_000]


def test_time_runs_out_at_the_deadline() -> None:
    clock = live()
    clock.turn([1], 0)
    assert clock.deadline() == MINUTE
    assert clock.expired(MINUTE - 1) == []
    assert clock.expired(MINUTE) == [1]
    assert clock.info(2 * MINUTE).left == [MINUTE, 0]


def test_days_are_full_again_each_turn() -> None:
    clock = Clock.fresh(Pace(kind="days", days=2), 2, 0)
    clock.turn([0], 0)
    clock.turn([1], DAY)
    assert clock.state.left == [2 * DAY, 2 * DAY]
    assert clock.deadline() == 3 * DAY


def test_nobody_pays_for_the_time_the_server_was_down() -> None:
    clock = live()
    clock.turn([0], 1_000)
    clock.skip(stopped=5_000, started=50_000)
    assert clock.info(50_000).left[0] == 56_000
    late = live()
    late.turn([0], 4_900)
    late.skip(stopped=4_000, started=50_000)
    assert late.info(50_000).left[0] == 60_000


def test_a_table_without_pace_has_no_clock() -> None:
    assert clock_for(Pace(), 2, 0) is None
