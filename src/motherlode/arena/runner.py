"""Plays the games of a plan. Results come in the order of their numbers and depend on the seed, not on the workers."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from motherlode import registry
from motherlode.agents import PREFIX, AgentBot, make_bot
from motherlode.arena.backends import Backend, InProcess
from motherlode.arena.errors import FolderError
from motherlode.arena.plan import Pairing, Plan
from motherlode.bots import Bot
from motherlode.kernel import Value
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.seed import derived

BATCH: Final = 200  # games that are sent together, at most
SECONDS: Final = 3.0  # that a batch should take


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Result:
    """One game. By seat: totals and ranks (both empty if it did not end), choices, and the processor time they took.

    Time is measured in tournaments only: reading the clock would slow down simulations of fast bots.
    """

    pairing: Pairing
    decisions: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...] = field(default=(), compare=False)

    @property
    def is_finished(self) -> bool:
        return bool(self.ranks)

    def share(self, seat: int) -> float:
        """One for a victory, divided among those who share it."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


Progress: TypeAlias = Callable[[int], None]


def run(plan: Plan, backend: Backend | None = None, progress: Progress | None = None) -> Generator[Result, None, None]:
    """The results game by game; `progress` is told the number of games that have come in. Close it to stop early."""
    check(plan)
    chosen = backend or InProcess()
    pace = Pace(plan, chosen.workers)
    with closing(chosen.map(partial(play_batch, plan), batches(plan, pace))) as parts:
        for batch, seconds in parts:
            pace.learn(len(batch), seconds)
            if progress is not None:
                progress(len(batch))
            yield from batch


def check(plan: Plan) -> None:
    """Raises what the first game would raise."""
    game = game_of(plan.game, plan.options, plan.components)
    game.require_seats(plan.seats)
    for name in plan.names:
        make_bot(name, Random(0), game)
    plan.require_lineups()
    if plan.records is not None:
        make_folder(plan.records)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FolderError(f"records cannot be written to {path}: {error.strerror}") from error


def deals_of(plan: Plan, results: Iterable[Result]) -> Iterator[list[Result]]:
    """The results of each deal together."""
    left = iter(results)
    while deal := list(islice(left, len(plan.first_deal))):
        yield deal


class Pace:
    """How many games are sent together: as many as take `SECONDS`, as far as is known, and one at first.

    A tournament may end after any deal, and its games may take minutes: each is sent alone.
    """

    def __init__(self, plan: Plan, workers: int) -> None:
        self.most: Final = 1 if plan.is_balanced else max(1, min(BATCH, plan.games // (4 * workers)))
        self.size = 1

    def learn(self, games: int, seconds: float) -> None:
        """From a batch that has come in."""
        self.size = max(1, min(self.most, int(games * SECONDS / max(seconds, 1e-9))))


def batches(plan: Plan, pace: Pace) -> Iterator[range]:
    """The numbers of the games, each batch as large as the pace is when it is sent."""
    first = 0
    while first < plan.total:
        part = range(first, min(first + pace.size, plan.total))
        yield part
        first = part.stop


# Games.


def play_batch(plan: Plan, numbers: range) -> tuple[list[Result], float]:
    """The results of some games, and the seconds that they took."""
    game = game_of(plan.game, plan.options, plan.components)
    start = perf_counter()
    results = [play(plan, game, plan.pairing(number)) for number in numbers]
    return results, perf_counter() - start


def play(plan: Plan, game: registry.AnyGame, pairing: Pairing) -> Result:
    has_agent = any(name.startswith(PREFIX) for name in pairing.bots)
    match = Match(game, plan.seats, seed=derived(plan.seed, pairing.deal), players=pairing.players, log=has_agent)
    bots = [
        make_bot(name, plan.source(pairing, seat), game, f"{pairing.number}.{seat}")
        for seat, name in enumerate(pairing.bots)
    ]
    timed = [TimedBot(each) for each in bots] if plan.is_balanced else []
    result = play_out(match, timed or bots, pairing, plan.records is not None)
    for seat, each in enumerate(bots):
        if isinstance(each, AgentBot):
            each.end(match.perspective(seat))
    if plan.records is not None:
        match.record().save(plan.records / f"{plan.game}-{plan.seed}-{pairing.number:06}.json")
    return replace(result, seconds=tuple(each.seconds for each in timed)) if timed else result


class TimedBot(Bot):
    """A bot with a stopwatch."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.rng)
        self.inner = inner
        self.seconds = 0.0

    def choose(self, perspective: Perspective) -> list[int]:
        start = process_time()
        ids = self.inner.choose(perspective)
        self.seconds += process_time() - start
        return ids


def play_out(match: Match, bots: Sequence[Bot], pairing: Pairing, is_recorded: bool) -> Result:
    """Lets the bots play to the end, or until the bound is passed."""
    decisions, choices = 0, [0] * match.seats
    perspectives = [match.perspective(seat) for seat in range(match.seats)]
    while decisions <= match.game.info.bound and (acting := match.to_act()):
        seat = acting[0]
        bot = bots[seat]
        ids = bot.choose(perspectives[seat])
        if is_recorded:
            match.move(seat, ids)
        else:
            match.play(seat, ids, bot.picks_from_legal)
        choices[seat] += 1
        decisions += len(ids)
    outcome = match.outcome()
    totals, ranks = (outcome.totals, outcome.ranks) if outcome else ((), ())
    return Result(pairing, decisions, totals, ranks, tuple(choices))


@lru_cache(1)
def game_of(id: str, options: tuple[tuple[str, Value], ...], components: Path | None) -> registry.AnyGame:
    """The game of a plan, built once in each process: loading the box takes longer than a short game."""
    return registry.game(id, dict(options), components)
