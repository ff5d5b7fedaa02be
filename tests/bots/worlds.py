"""What the tests of the search play on: Lode with a small evaluator, positions of random play, other worlds."""

from collections.abc import Iterator
from random import Random

from motherlode.bots.evaluators import Evaluator
from motherlode.kernel import CHANCE, State
from motherlode.kernel.playout import step
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame
from motherlode.testing.lode.components import CLAIMS, ORES
from motherlode.testing.lode.state import BIDDING, LodeState


class LodeEvaluator(Evaluator):
    """Points so far, and of a sealed bid the part of the lot that its height deserves."""

    scale = 4.0
    prior_temperature = 1.0

    def value(self, state: LodeState, seat: int) -> float:
        rules = self.game.rules  # type: ignore[attr-defined]
        claims = sum(rules.points[claim] * state.claims[seat * CLAIMS + claim] for claim in range(CLAIMS))
        ore = sum(rules.worth[ore] * state.hands[seat * ORES + ore] for ore in range(ORES))
        value = claims + ore + state.coins[seat] / 2
        if state.phase == BIDDING and state.ready[seat]:
            height = state.bids[seat] + (rules.worth[state.added[seat]] if state.added[seat] >= 0 else 0)
            lot = rules.points[state.claim] + (rules.worth[state.lot] if state.lot >= 0 else 0)
            value += (lot - height / 2) * min(1.0, height / 8)
        return float(value)


def decisions(game: AnyGame, seats: int, rng: Random) -> Iterator[tuple[State, int]]:
    """The positions of a random match at which a seat must decide, with one such seat."""
    state = game.new(seats)
    while acting := game.to_act(state):
        seat = acting[rng.randrange(len(acting))]
        if seat != CHANCE:
            yield state.clone(), seat
        step(game, state, seat, rng)


def perspective_on(game: AnyGame, seats: int, state: State, seat: int) -> Perspective:
    return Match(game, seats, start=state).perspective(seat)
