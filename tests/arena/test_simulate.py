"""Simulations: the result follows from the seed, whatever the workers; records say the same as the results."""

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode import registry
from motherlode.arena.simulate import BATCH, FolderError, Plan, Result, batches, play_one, seated, simulate
from motherlode.arena.summary import Summary
from motherlode.bots import UnknownBot
from motherlode.kernel import OptionError, SeatsError
from motherlode.play.record import Record
from motherlode.play.verification import verify

RANDOM = Plan("thebes", ("random", "random", "random"), 30, 7, {})


def results(plan: Plan, workers: int) -> list[Result]:
    return [result for batch in simulate(plan, workers) for result in batch]


def test_the_workers_make_no_difference() -> None:
    alone = results(RANDOM, 1)
    assert len(alone) == RANDOM.games
    assert results(RANDOM, 2) == alone
    assert results(RANDOM, 3) == alone


def test_another_seed_gives_other_games() -> None:
    assert results(RANDOM, 1) != results(replace(RANDOM, seed=8), 1)


def test_the_number_of_games_does_not_change_the_first_ones() -> None:
    assert results(replace(RANDOM, games=4), 1) == results(RANDOM, 1)[:4]


def test_options_reach_the_games() -> None:
    assert results(RANDOM, 1) != results(replace(RANDOM, options={"pass_window_weeks": 0}), 1)


@pytest.mark.parametrize("games", [1, 7, 199, 1000, 5000])
@pytest.mark.parametrize("workers", [1, 2, 16])
def test_batches_cover_every_game_once(games: int, workers: int) -> None:
    parts = batches(games, workers)
    assert [number for part in parts for number in part] == list(range(games))
    assert max(len(part) for part in parts) <= BATCH


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    plan = replace(RANDOM, games=3, records=tmp_path / "new" / "folder")
    played = results(plan, 2)
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 3
    for file, result in zip(files, played, strict=True):
        record = Record.read(file)
        report = verify(record)
        assert report.ok
        assert report.proved
        assert report.outcome is not None
        assert (report.outcome.totals, report.outcome.ranks) == (result.totals, result.ranks)
        assert record.players == ("random 1", "random 2", "random 3")


def test_a_game_that_passes_its_bound_is_unfinished() -> None:
    game = registry.game("thebes")
    game.info = replace(game.info, bound=5)
    result = play_one(RANDOM, game, 0)
    assert result == Result(6, (), ())
    summary = Summary(3)
    summary.add([result, Result(10, (3, 5, 5), (3, 1, 1))])
    assert (summary.games, summary.unfinished, summary.mean_length) == (2, 1, 8.0)
    assert (summary.wins, summary.mean_scores, summary.mean_rank) == ([0, 1, 1], [3.0, 5.0, 5.0], [3.0, 1.0, 1.0])


def test_one_bot_stands_for_all() -> None:
    assert seated(["greedy"], 3) == ("greedy", "greedy", "greedy")
    assert seated(["greedy", "random"], 2) == ("greedy", "random")
    with pytest.raises(SeatsError, match="2 bots for 3 seats"):
        seated(["greedy", "random"], 3)


def test_wrong_plans_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    wrong = replace(RANDOM, records=folder)
    with pytest.raises(registry.UnknownGame):
        results(replace(wrong, game="troy"), 1)
    with pytest.raises(UnknownBot):
        results(replace(wrong, bots=("random", "nobody")), 1)
    with pytest.raises(SeatsError):
        results(replace(wrong, bots=("random",) * 5), 1)
    with pytest.raises(OptionError):
        results(replace(wrong, options={"weather": "fine"}), 1)
    assert not folder.exists()
    folder.write_text("a file where the folder should be")
    with pytest.raises(FolderError):
        results(wrong, 1)
