"""Law 5: weights are positive, `sample` follows them, and `draw_at` finds the draw that they give a number."""

from collections import Counter
from math import sqrt
from random import Random
from typing import Final, Generic, TypeVar

from motherlode.kernel import CHANCE, Game, State, pick
from motherlode.testing.broken import LawBroken
from motherlode.testing.scene import Scene
from motherlode.testing.walk import sampled

S = TypeVar("S", bound=State)

# Sure sampling exceeds this about once in a thousand million times.
SIGMAS: Final = 6.0
# As many numbers are tried on `draw_at`.
NUMBERS: Final = 20
# Fewer expected draws than this are counted together.
LEAST_EXPECTED: Final = 5.0


def chances(scene: Scene[S], share: float, draws: int) -> None:
    """Tries a share of the positions of a match where a draw is due, each with many draws."""
    rng = scene.rng("chances")
    with scene.told():
        for state in sampled(scene, share, rng):
            if scene.game.to_act(state) == (CHANCE,):
                chance_at(scene.game, state, draws, rng)


def chance_at(game: Game[S], state: S, draws: int, rng: Random) -> None:
    outcomes = outcomes_at(game, state)
    for _ in range(NUMBERS):
        number = rng.getrandbits(256)
        if game.draw_at(state, number) != pick(outcomes, number):
            raise LawBroken(5, f"draw_at gives another draw than the weights {outcomes} at {number}")
    counts = Counter(game.sample(state, rng) for _ in range(draws))
    strange = set(counts) - {id for id, _ in outcomes}
    if strange:
        raise LawBroken(5, f"sample gives draws that chance does not: {sorted(strange)}")
    if fit(outcomes, counts, draws) > SIGMAS:
        raise LawBroken(5, f"sample does not follow the weights {outcomes}: {sorted(counts.items())}")


def outcomes_at(game: Game[S], state: S) -> list[tuple[int, int]]:
    """The outcomes, once they are found in order."""
    outcomes = game.chance(state)
    ids = [id for id, _ in outcomes]
    if not ids or ids != sorted(set(ids)) or not 0 <= ids[0] <= ids[-1] < len(game.draws):
        raise LawBroken(5, f"chance gives no ascending list of draws: {ids}")
    if any(type(weight) is not int or weight < 1 for _, weight in outcomes):
        raise LawBroken(5, f"chance gives weights that are not positive: {outcomes}")
    return outcomes


def fit(outcomes: list[tuple[int, int]], counts: Counter[int], draws: int) -> float:
    """How far the counts are from the weights, in standard deviations (chi-square by Wilson and Hilferty)."""
    cells = pooled(outcomes, counts, draws)
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    chi_square = sum((count - expected) ** 2 / expected for expected, count in cells)
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def pooled(outcomes: list[tuple[int, int]], counts: Counter[int], draws: int) -> list[tuple[float, int]]:
    """Expected and counted, rare outcomes together."""
    total = sum(weight for _, weight in outcomes)
    cells: list[tuple[float, int]] = []
    rare, rare_count = 0.0, 0
    for id, weight in outcomes:
        expected = draws * weight / total
        if expected < LEAST_EXPECTED:
            rare, rare_count = rare + expected, rare_count + counts[id]
        else:
            cells.append((expected, counts[id]))
    return [*cells, (rare, rare_count)] if rare >= LEAST_EXPECTED else cells


class Tally(Generic[S]):
    """Counts the draws of many matches, each under the weights it had."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.counted: Counter[int] = Counter()
        self.expected: dict[int, float] = {}
        self.variance: dict[int, float] = {}

    def see(self, state: S, draw: int) -> None:
        """A draw that is about to be taken."""
        outcomes = outcomes_at(self.game, state)
        total = sum(weight for _, weight in outcomes)
        for id, weight in outcomes:
            share = weight / total
            self.expected[id] = self.expected.get(id, 0.0) + share
            self.variance[id] = self.variance.get(id, 0.0) + share * (1 - share)
        self.counted[draw] += 1

    def settle(self) -> None:
        for id, expected in self.expected.items():
            off = abs(self.counted[id] - expected)
            # Rare draws are not normally distributed: three more or less prove nothing.
            if off > SIGMAS * sqrt(self.variance[id]) + 3:
                raise LawBroken(5, f"{self.game.draws[id]} came {self.counted[id]} times, not about {expected:.1f}")
        strange = set(self.counted) - set(self.expected)
        if strange:
            raise LawBroken(5, f"draws that chance never gave: {sorted(strange)}")
