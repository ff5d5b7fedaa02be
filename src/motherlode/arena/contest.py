"""Playing a tournament. Results come in the order of the games and depend on the seed alone, not on the workers."""

from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time

from motherlode import registry
from motherlode.arena.simulate import play_out
from motherlode.arena.tournament import Pairing, Tournament
from motherlode.bots import Bot, bot
from motherlode.kernel import Value
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.seed import derived


@dataclass(frozen=True)
class Played:
    """One game. By seat: totals, ranks (both empty if it did not end), choices, and the processor time they took."""

    pairing: Pairing
    decisions: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)

    @property
    def is_finished(self) -> bool:
        return bool(self.ranks)

    def share(self, seat: int) -> float:
        """One for a victory, divided among those who share it."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


class Timed(Bot):
    """A bot with a stopwatch."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.rng)
        self.inner = inner
        self.choices = 0
        self.seconds = 0.0

    def choose(self, perspective: Perspective) -> list[int]:
        start = process_time()
        ids = self.inner.choose(perspective)
        self.seconds += process_time() - start
        self.choices += 1
        return ids


def contest(tournament: Tournament, workers: int = 1) -> Generator[list[Played], None, None]:
    """The games deal by deal; whoever has seen enough may stop asking."""
    tournament.check()
    if workers == 1:
        yield from by_deal(map(partial(play, tournament), tournament.pairings()))
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from by_deal(pool.map(partial(play, tournament), tournament.pairings()))
        finally:
            pool.shutdown(cancel_futures=True)


def by_deal(games: Iterator[Played]) -> Iterator[list[Played]]:
    for _, deal in groupby(games, lambda played: played.pairing.deal):
        yield list(deal)


def play(tournament: Tournament, pairing: Pairing) -> Played:
    game = game_of(tournament.game, tournament.options, tournament.components)
    match = Match(game, tournament.seats, seed=derived(tournament.seed, pairing.deal), log=False)
    bots = [Timed(bot(name, source(tournament, pairing, seat), game)) for seat, name in enumerate(pairing.bots)]
    decisions = play_out(match, bots)
    outcome = match.outcome()
    totals, ranks = (outcome.totals, outcome.ranks) if outcome else ((), ())
    choices = tuple(timed.choices for timed in bots)
    return Played(pairing, decisions, totals, ranks, choices, tuple(timed.seconds for timed in bots))


def source(tournament: Tournament, pairing: Pairing, seat: int) -> Random:
    """The random source of a bot: it goes with the bot round the table."""
    return Random(f"{tournament.seed}/{pairing.deal}/{pairing.lineup}/{pairing.place(seat)}")


@lru_cache(1)
def game_of(id: str, options: tuple[tuple[str, Value], ...], components: Path | None) -> registry.AnyGame:
    """A worker plays many games of one kind; loading the box takes longer than a short game."""
    return registry.game(id, dict(options), components)
