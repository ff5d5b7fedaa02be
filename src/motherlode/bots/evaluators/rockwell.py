"""What a position of Rockwell is worth, in stars: the prospects of a company, and the race to the core."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.bots.evaluators.base import Count, Evaluator, Term
from motherlode.bots.evaluators.rockwell_choices import bid_step, insure_step, useful_amounts
from motherlode.bots.evaluators.rockwell_prospects import prospects
from motherlode.bots.evaluators.rockwell_survey import Survey, Values
from motherlode.bots.evaluators.rockwell_terms import merged, prospect_terms, weighted
from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.achievements import companies_in_core, own_crews
from motherlode.games.rockwell.actions import (
    MOVE_SHAFT_ID,
    SHAFT_LEVEL_ID,
)
from motherlode.games.rockwell.mine import TILES
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.state import (
    AUCTION,
    COUNTING,
    INSURING,
    WORKING,
    RockwellState,
    place_of,
)

# Judged by play against itself.
# The rounds a match takes with a fresh mine, and when it has lasted long.
ROUNDS: Final = 7.0
LONG: Final = 10
# Being ahead when the match ends, and the round from which not being ahead costs nothing; the weight of the best rival.
VICTORY: Final = 6.0
PATIENCE: Final = 10
RIVALRY: Final = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class RockwellEvaluator(Evaluator):
    """Adds up what a company has and what it can still hope for, against the best of the others."""

    iterations_per_second = 700
    counts_rivals = True

    def __init__(self, game: Rockwell) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.values = Values(game.rules.box)

    def promising(self, state: RockwellState, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """Bids and exchanges follow a budget, deals end at useful amounts; shafts are not moved about."""
        if state.phase == AUCTION:
            return [bid_step(self.rules, state, seat, legal)]
        if state.phase == INSURING:
            return [insure_step(self.rules, state, seat, legal)]
        if state.phase == COUNTING:
            return useful_amounts(self.rules, state, seat, legal)
        if state.phase == WORKING:
            return [action for action in legal if not MOVE_SHAFT_ID <= action < SHAFT_LEVEL_ID]
        return legal

    def value(self, state: RockwellState, seat: int) -> float:
        """In the last round being ahead counts most; a match that a company may end soon counts as partly over."""
        survey = Survey(self.rules, self.values, state)
        if state.ending:
            return self._standing(survey, seat, 0.0)
        threat = sudden_end(survey)
        value = self._standing(survey, seat, rounds_left(self.rules, state))
        return value if threat == 0 else (1 - threat) * value + threat * self._standing(survey, seat, 0.0)

    def terms(self, state: RockwellState, seat: int) -> list[Term]:
        survey = Survey(self.rules, self.values, state)
        if state.ending:
            return self._standing_terms(survey, seat, 0.0)
        threat = sudden_end(survey)
        terms = self._standing_terms(survey, seat, rounds_left(self.rules, state))
        if threat == 0:
            return terms
        return merged(weighted(terms, 1 - threat) + weighted(self._standing_terms(survey, seat, 0.0), threat))

    def counts(self, state: RockwellState, seat: int) -> list[Count]:
        return [Count("money", state.money[seat] - state.offer_money[seat])]

    def _standing(self, survey: Survey, seat: int, rounds: float) -> float:
        """The own prospects against the best of the others, if `rounds` rounds follow."""
        hopes = [prospects(survey, other, rounds) for other in range(survey.state.seats)]
        rival = max(hope for other, hope in enumerate(hopes) if other != seat)
        value = hopes[seat] - RIVALRY * rival
        if rounds == 0:
            value += victory(survey.state, hopes[seat] > rival)
        return value

    def _standing_terms(self, survey: Survey, seat: int, rounds: float) -> list[Term]:
        own = prospects(survey, seat, rounds)
        rival = max(prospects(survey, other, rounds) for other in range(survey.state.seats) if other != seat)
        terms = [*prospect_terms(survey, seat, rounds), Term("rival", -RIVALRY * rival)]
        if rounds == 0:
            terms.append(Term("victory", victory(survey.state, own > rival)))
        return terms


def sudden_end(survey: Survey) -> float:
    """How likely a company that leads and has not reached the core ends the match by that: by how deep it has come."""
    rules, state = survey.rules, survey.state
    if rules.cores_to_end[state.seats] - companies_in_core(state) != 1:
        return 0.0
    last = [prospects(survey, seat, 0.0) for seat in range(state.seats)]
    leader = last.index(max(last))
    depths = [survey.values.depth[place_of(crew)] for crew in own_crews(state, leader)]
    return 0.0 if max(depths) == 5 else (max(depths) / 5) ** 2


def rounds_left(rules: Rules, state: RockwellState) -> float:
    """How many rounds will follow this one, by guess: fewer when the mine is used up or the core is reached, or when
    the match has lasted long.
    """
    missing = rules.cores_to_end[state.seats] - companies_in_core(state)
    fresh = TILES - state.flipped.bit_count()
    late = float(max(1, min(rules.max_rounds, LONG) - state.round))
    return min(1.0 + ROUNDS * fresh / TILES, 1.0 + 2.0 * missing, late)


def victory(state: RockwellState, is_ahead: bool) -> float:
    return VICTORY if is_ahead else -VICTORY * patience(state)


def patience(state: RockwellState) -> float:
    """How much the end costs a company that is not ahead: less and less in a long match."""
    return min(1.0, max(0.0, (PATIENCE - state.round) / (PATIENCE / 2)))


EVALUATOR: Final = RockwellEvaluator
