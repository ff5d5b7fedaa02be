"""The runner: results follow from the seed, whatever plays the games; records say the same as the results."""

import os
import signal
import socket
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from motherlode import registry
from motherlode.arena.backends import Backend, InPool, InProcess, backend_of
from motherlode.arena.errors import ArenaError, FolderError
from motherlode.arena.plan import Plan, seat_bots, simulation
from motherlode.arena.runner import (
    BATCH,
    SECONDS,
    Pace,
    Result,
    batches,
    deals_of,
    game_of,
    play,
    run,
)
from motherlode.arena.summary import Summary
from motherlode.bots import UnknownBot
from motherlode.kernel import OptionError, SeatsError
from motherlode.play.record import Record
from motherlode.play.verification import verify
from tests.arena.games import result

T = TypeVar("T")
RANDOM = simulation("thebes", ("random", "random", "random"), 30, 7)
DUEL = Plan("thebes", ("greedy", "random"), 2, 8, 1)


def results(plan: Plan, workers: int = 1) -> list[Result]:
    return list(run(plan, backend_of(workers)))


@pytest.mark.parametrize("plan", [RANDOM, DUEL])
def test_the_workers_make_no_difference(plan: Plan) -> None:
    alone = results(plan, 1)
    assert [each.pairing.number for each in alone] == list(range(plan.games))
    assert results(plan, 2) == alone
    assert results(plan, 3) == alone


def test_another_backend_may_play_the_games() -> None:
    """Here one that plays the batches in another order, and gives the results in theirs."""

    class Backwards(Backend):
        def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
            yield from reversed([work(part) for part in reversed(list(parts))])

    assert list(run(RANDOM, Backwards())) == results(RANDOM)


def die_once(flag: Path, part: range) -> list[int]:
    """The first process that comes here is killed in the middle of its work."""
    if part.start >= 3 and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return list(part)


def test_a_worker_that_dies_costs_its_batch_and_not_the_run(tmp_path: Path) -> None:
    parts = [range(first, first + 1) for first in range(8)]
    found = list(InPool(2).map(partial(die_once, tmp_path / "died"), parts))
    assert found == [[number] for number in range(8)]
    assert (tmp_path / "died").exists()


def always_die(part: range) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_workers_that_die_again_and_again_end_the_run() -> None:
    with pytest.raises(ArenaError, match="the workers died"):
        list(InPool(1).map(always_die, [range(1)]))


@pytest.mark.parametrize("plan", [RANDOM, DUEL])
def test_another_seed_gives_other_games(plan: Plan) -> None:
    assert results(plan) != results(replace(plan, seed=8))


@pytest.mark.parametrize("plan", [RANDOM, DUEL])
def test_the_number_of_games_does_not_change_the_first_ones(plan: Plan) -> None:
    assert results(replace(plan, games=4)) == results(plan)[:4]


def test_options_reach_the_games() -> None:
    assert results(RANDOM) != results(replace(RANDOM, options=(("pass_window_weeks", 0),)))


@pytest.mark.parametrize("games", [1, 7, 199, 1000, 5000])
@pytest.mark.parametrize("workers", [1, 2, 16])
@pytest.mark.parametrize("seconds", [0.0, 0.02, 1.0, 500.0])
def test_batches_cover_every_game_once_and_take_seconds(games: int, workers: int, seconds: float) -> None:
    """`seconds` is what a game takes here."""
    plan = replace(RANDOM, games=games)
    pace, longest, numbers = Pace(plan, workers), 0, list[int]()
    for part in batches(plan, pace):
        numbers += part
        pace.learn(len(part), len(part) * seconds)
        longest = max(longest, len(part))
    assert numbers == list(range(games))
    assert longest <= max(1, min(BATCH, games // (4 * workers)))
    assert longest == 1 or longest * seconds <= SECONDS


def test_batches_grow_when_games_are_quick_and_shrink_when_they_are_not() -> None:
    plan = replace(RANDOM, games=5000)
    pace = Pace(plan, 2)
    parts = batches(plan, pace)
    assert len(next(parts)) == 1
    pace.learn(1, 0.001)
    assert len(next(parts)) == BATCH
    pace.learn(BATCH, 100.0)
    assert len(next(parts)) == 6


def test_the_games_of_a_tournament_are_sent_one_by_one() -> None:
    pace = Pace(DUEL, 2)
    pace.learn(1, 0.001)
    assert list(batches(replace(DUEL, games=3), pace)) == [range(1), range(1, 2), range(2, 3), range(3, 4)]


def test_a_game_is_built_once() -> None:
    game_of.cache_clear()
    results(replace(RANDOM, games=5))
    results(replace(RANDOM, games=6))
    assert game_of.cache_info().misses == 1


def test_progress_counts_the_games() -> None:
    steps: list[int] = []
    assert len(list(run(RANDOM, InProcess(), steps.append))) == 30
    assert sum(steps) == 30
    assert len(steps) > 1


def test_deals_come_together() -> None:
    deals = list(deals_of(DUEL, run(DUEL)))
    assert [[each.pairing.deal for each in deal] for deal in deals] == [[0, 0], [1, 1], [2, 2], [3, 3]]


def test_a_run_may_be_stopped_early() -> None:
    """All the games together would take far longer than a test may."""
    with closing(run(replace(DUEL, games=30_000), backend_of(2))) as running:
        assert len(next(deals_of(DUEL, running))) == 2


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    plan = replace(RANDOM, games=3, records=tmp_path / "new" / "folder")
    played = results(plan, 2)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 3
    for file, each in zip(files, played, strict=True):
        record = Record.read(file)
        report = verify(record)
        assert report.ok
        assert report.proved
        assert report.outcome is not None
        assert (report.outcome.totals, report.outcome.ranks) == (each.totals, each.ranks)
        assert record.players == ("random 1", "random 2", "random 3")


@pytest.mark.parametrize("game", ["thebes", "rockwell"])
def test_games_are_the_same_with_and_without_records(game: str, tmp_path: Path) -> None:
    plan = replace(RANDOM, game=game, games=2)
    assert results(plan, 1) == results(replace(plan, records=tmp_path), 1)


def test_a_game_that_passes_its_bound_is_unfinished() -> None:
    game = registry.game("thebes")
    game.info = replace(game.info, bound=5)
    cut = play(RANDOM, game, RANDOM.pairing(0))
    assert (cut.decisions, cut.totals, cut.ranks, cut.is_finished) == (6, (), (), False)
    summary = Summary(3)
    summary.add([cut, result("a b c", (3, 1, 1), totals=(3, 5, 5))])
    assert (summary.games, summary.unfinished, summary.mean_length) == (2, 1, 28.0)
    assert (summary.wins, summary.mean_scores, summary.mean_rank) == ([0, 1, 1], [3.0, 5.0, 5.0], [3.0, 1.0, 1.0])


def test_time_is_measured_but_is_no_result() -> None:
    for each in results(replace(DUEL, games=2)):
        assert all(count > 0 for count in each.choices)
        assert each.seconds[each.pairing.bots.index("greedy")] > 0
        assert replace(each, seconds=(0.0, 0.0)) == each
    assert {each.seconds for each in results(replace(RANDOM, games=2))} == {()}


def test_one_bot_stands_for_all() -> None:
    assert seat_bots(["greedy"], 3) == ("greedy", "greedy", "greedy")
    assert seat_bots(["greedy", "random"], 2) == ("greedy", "random")
    with pytest.raises(SeatsError, match="2 bots for 3 seats"):
        seat_bots(["greedy", "random"], 3)


def test_a_cluster_that_is_not_there_is_an_error_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(ArenaError, match=f"no Ray cluster answers at 127.0.0.1:{port}"):
        backend_of(1, f"127.0.0.1:{port}")


def test_wrong_plans_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    wrong = replace(RANDOM, records=folder)
    with pytest.raises(registry.UnknownGame):
        results(replace(wrong, game="troy"))
    with pytest.raises(UnknownBot):
        results(replace(wrong, bots=("random", "nobody", "random")))
    with pytest.raises(SeatsError):
        results(replace(wrong, bots=("random",) * 5, seats=5))
    with pytest.raises(OptionError):
        results(replace(wrong, options=(("weather", "fine"),)))
    assert not folder.exists()
    folder.write_text("a file where the folder should be")
    with pytest.raises(FolderError):
        results(wrong)
