"""Many games at once. The seed of a game comes from the seed of the run and the number of the game, so the result
depends on the seed alone and not on the workers.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from motherlode import registry
from motherlode.bots import Bot, bot
from motherlode.kernel import MotherlodeError, SeatsError, Value
from motherlode.play.match import Match
from motherlode.play.seed import derived

BATCH: Final = 200


class FolderError(MotherlodeError):
    """Records cannot be written there."""


@dataclass(frozen=True)
class Plan:
    """What is simulated, as plain data that can be sent to a worker. Bots are by seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Value]
    components: Path | None = None
    records: Path | None = None

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def players(self) -> tuple[str, ...]:
        """Names that tell the seats apart even if one bot sits in several."""
        return tuple(f"{name} {seat + 1}" for seat, name in enumerate(self.bots))

    def check(self) -> None:
        """Raises what the first game would raise."""
        game = registry.game(self.game, self.options, self.components)
        game.require_seats(self.seats)
        for name in self.bots:
            bot(name, Random(0), game)
        if self.records is not None:
            make_folder(self.records)


@dataclass(frozen=True)
class Result:
    """One game: its decisions, and by seat totals and ranks; empty if it did not end within the game's bound."""

    decisions: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots by seat: one name is enough for all."""
    if len(names) == 1:
        return (names[0],) * seats
    if len(names) != seats:
        raise SeatsError(f"{len(names)} bots for {seats} seats")
    return tuple(names)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FolderError(f"records cannot be written to {path}: {error.strerror}") from error


def simulate(plan: Plan, workers: int = 1) -> Iterator[list[Result]]:
    """The results in the order of the games, batch by batch."""
    plan.check()
    parts = batches(plan.games, workers)
    if workers == 1:
        yield from map(partial(play_batch, plan), parts)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_batch, plan), parts)


def batches(games: int, workers: int) -> list[range]:
    """The numbers of the games in batches: large enough to be worth sending, small enough to keep all workers busy."""
    size = max(1, min(BATCH, games // (4 * workers)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_batch(plan: Plan, numbers: range) -> list[Result]:
    game = registry.game(plan.game, plan.options, plan.components)
    return [play_one(plan, game, number) for number in numbers]


def play_one(plan: Plan, game: registry.AnyGame, number: int) -> Result:
    match = Match(game, plan.seats, seed=derived(plan.seed, number), players=plan.players, log=False)
    decisions = play_out(match, [bot(name, source(plan, number, seat), game) for seat, name in enumerate(plan.bots)])
    if plan.records is not None:
        match.record().save(plan.records / f"{plan.game}-{plan.seed}-{number:06}.json")
    outcome = match.outcome()
    return Result(decisions, outcome.totals, outcome.ranks) if outcome else Result(decisions, (), ())


def source(plan: Plan, number: int, seat: int) -> Random:
    """The random source of a bot in one game."""
    return Random(f"{plan.seed}/{number}/{seat}")


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Lets the bots play to the end, or until the bound is passed; the number of decisions."""
    decisions = 0
    perspectives = [match.perspective(seat) for seat in range(match.seats)]
    while decisions <= match.game.info.bound and (acting := match.to_act()):
        seat = acting[0]
        ids = bots[seat].choose(perspectives[seat])
        match.move(seat, ids)
        decisions += len(ids)
    return decisions
