"""The speed of a game in processor time, beside that of a plain loop by which machines can be compared."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from math import inf
from random import Random
from time import process_time
from typing import Final, TypeVar

from motherlode.bots.evaluators import NoEvaluator
from motherlode.bots.greedy import GreedyBot
from motherlode.bots.search import Level, SearchBot
from motherlode.kernel import CHANCE, SILENT, Game, State
from motherlode.kernel.playout import playout, step
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.seed import derived

S = TypeVar("S", bound=State)

ROUNDS: Final = 3
BRIEF: Final = Level(iterations=50, seconds=inf)
TURNS: Final = 3_000_000
LOOP: Final = compile(f"x = 0\nfor i in range({TURNS}): x = (x + i) & 1023\n", "loop", "exec")


@dataclass(frozen=True)
class Speed:
    """What one game reaches with one number of seats, and the loop between those rounds; the best of a few rounds."""

    game: str
    seats: int
    loop_turns_per_second: float
    decisions_per_second: float
    playouts_per_second: float
    clone_us: float
    legal_us: float
    apply_us: float
    view_us: float
    search_iterations_per_second: float | None = None  # of the searching bots, where the game has an evaluator


def timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def loop_speed() -> float:
    """Turns per second of the reference loop, run at the top level of a module as a script would."""
    return TURNS / timed(lambda: exec(LOOP, {}))


def speed(game: Game[S], seats: int, seconds: float = 0.5, seed: int = 1) -> Speed:
    """Measures random play for about `seconds` per round, and the single operations on positions met on the way."""
    loops: list[float] = []
    rounds: list[tuple[int, int, float]] = []
    for number in range(ROUNDS):
        loops.append(loop_speed())
        rounds.append(random_play(game, seats, seconds, Random(f"{seed}/{number}")))
    positions = sampled(game, seats, 2000, Random(seed))
    return Speed(
        game=game.info.id,
        seats=seats,
        loop_turns_per_second=max(loops),
        decisions_per_second=max(decisions / spent for _, decisions, spent in rounds),
        playouts_per_second=max(games / spent for games, _, spent in rounds),
        clone_us=best_us(lambda state, _: state.clone(), positions),
        legal_us=best_us(game.legal, positions),
        apply_us=apply_us(game, positions, Random(seed)),
        view_us=best_us(game.view, positions),
        search_iterations_per_second=search_speed(game, seats, seconds, seed),
    )


def random_play(game: Game[S], seats: int, seconds: float, rng: Random) -> tuple[int, int, float]:
    """Games, decisions and the time they took."""
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += playout(game, game.new(seats), rng)
        games += 1
    return games, decisions, spent


def sampled(game: Game[S], seats: int, count: int, rng: Random) -> list[tuple[S, int]]:
    """Positions at which a seat decides, about one in three of those met in random games."""
    positions: list[tuple[S, int]] = []
    while len(positions) < count:
        state = game.new(seats)
        while acting := game.to_act(state):
            if acting[0] != CHANCE and rng.random() < 1 / 3:
                positions.append((state.clone(), acting[0]))
            step(game, state, acting[0], rng)
    return positions[:count]


def best_us(work: Callable[[S, int], object], positions: list[tuple[S, int]]) -> float:
    """Microseconds per position; what the work returns is dropped at once, as search drops it."""
    return min(timed(partial(for_each, work, positions)) for _ in range(ROUNDS)) / len(positions) * 1e6


def for_each(work: Callable[[S, int], object], positions: list[tuple[S, int]]) -> None:
    for state, seat in positions:
        work(state, seat)


def apply_us(game: Game[S], positions: list[tuple[S, int]], rng: Random) -> float:
    """Applying changes a position, so each round works on clones made before the clock starts."""
    moves = [(seat, rng.choice(game.legal(state, seat))) for state, seat in positions]
    rounds = []
    for _ in range(ROUNDS):
        clones = [state.clone() for state, _ in positions]
        start = process_time()
        for state, (seat, action) in zip(clones, moves, strict=True):
            game.apply(state, seat, action, SILENT)
        rounds.append(process_time() - start)
    return min(rounds) / len(positions) * 1e6


def search_speed(game: Game[S], seats: int, seconds: float, seed: int) -> float | None:
    """Iterations per second, from question to answer; None for a game without an evaluator."""
    rng = Random(seed)
    try:
        bot = SearchBot(rng, game, BRIEF)
    except NoEvaluator:
        return None
    searches = timed_searches(bot, greedy_positions(game, seats, rng))
    iterations = spent = 0.0
    while spent < seconds or not iterations:
        made, time = next(searches)
        iterations += made
        spent += time
    return iterations / spent


def greedy_positions(game: Game[S], seats: int, rng: Random) -> list[Perspective]:
    """The decisions of one match, as the seats that make them see them, in any order."""
    match = Match(game, seats, seed=derived(str(rng.random()), 0), log=False)
    bots = [GreedyBot(rng, game) for _ in range(seats)]
    positions: list[Perspective] = []
    while acting := match.to_act():
        here = match.perspective(acting[0])
        positions.append(Match(game, seats, start=match.state).perspective(acting[0]))
        match.move(acting[0], bots[acting[0]].choose(here))
    rng.shuffle(positions)
    return positions


def timed_searches(bot: SearchBot, positions: list[Perspective]) -> Iterator[tuple[int, float]]:
    """The iterations and the time of one search after another; forced decisions are none."""
    for here in cycle(positions):
        time = timed(partial(bot.choose, here))
        explanation = bot.explain()
        if explanation is not None and explanation.iterations:
            yield explanation.iterations, time
