"""What a position of Rockwell is worth, in stars: what is earned, what wealth can still buy, shares of extractions to
come, the danger of them, shafts, upgrades, achievements in sight, majorities, and the race to the core.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.bots.evaluators.base import Evaluator
from motherlode.bots.evaluators.rockwell_choices import bid_step, insure_step, useful_amounts
from motherlode.bots.evaluators.rockwell_survey import Survey, Values, wealth
from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.achievements import companies_in_core, own_crews
from motherlode.games.rockwell.actions import (
    MOVE_SHAFT_ID,
    SHAFT_LEVEL_ID,
)
from motherlode.games.rockwell.components import (
    ALL_DEEP,
    CARDS_KEPT,
    CREWS,
    CUBES,
    KINDS,
    STRONG_CREWS,
    TYPES,
    Need,
    worth,
)
from motherlode.games.rockwell.mine import CORE, TILES, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases.extraction import priority, strengths_on
from motherlode.games.rockwell.scoring import achievement_stars, delivery_stars
from motherlode.games.rockwell.state import (
    AUCTION,
    COUNTING,
    DRAWING,
    ENDANGERED,
    FLIPPING,
    INSURING,
    OVER,
    WORKING,
    RockwellState,
    place_of,
    strength_of,
)

# All of this was judged by play against itself. Dollars for a star; the part of wealth that becomes stars, of as much
# as the actions of the rounds to come can spend, and of more than that.
STAR: Final = 1400
WEALTH_PER_ACTION: Final = 1600
SPENDABLE: Final = 0.75
HOARD: Final = 0.05
# The rounds a match takes with a fresh mine, and when it has lasted long.
ROUNDS: Final = 7.0
LONG: Final = 10
# For each round to come: a point of strength, levels of safety and mobility, a shaft on a tile not yet flipped.
STRENGTH: Final = 0.3
SAFETY: Final = [0.0, 0.13, 0.26, 0.34]
MOBILITY: Final = [0.0, 0.16, 0.26, 0.42]
SHAFT_HOPE: Final = 0.4
# The part of majorities held now and of achievements in sight that will be scored; a token.
MAJORITY: Final = 0.6
HOPE: Final = 0.55
TOKEN: Final = 0.3
# What a chair gives in its round: an advantage on board 1, a transaction, an action.
ADVANTAGE: Final = 0.7
TRANSACTION: Final = 0.25
ACTION: Final = 0.8
# Strength beside a tile, and a tile that a crew could go to.
SUPPORT: Final = 0.4
APPROACH: Final = 0.5
# The dollars that are left over of a card, for every two sharers.
SURPLUS: Final = 2000
# Being ahead when the match ends, and the round from which not being ahead costs nothing; the weight of the best rival.
VICTORY: Final = 6.0
PATIENCE: Final = 10
RIVALRY: Final = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class RockwellEvaluator(Evaluator):
    """Adds up what a company has and what it can still hope for, against the best of the others."""

    iterations_per_second = 700

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

    def _standing(self, survey: Survey, seat: int, rounds: float) -> float:
        """The own prospects against the best of the others, if `rounds` rounds follow."""
        hopes = [prospects(survey, other, rounds) for other in range(survey.state.seats)]
        rival = max(hope for other, hope in enumerate(hopes) if other != seat)
        value = hopes[seat] - RIVALRY * rival
        if rounds == 0:
            value += VICTORY if hopes[seat] > rival else -VICTORY * patience(survey.state)
        return value


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


def patience(state: RockwellState) -> float:
    """How much the end costs a company that is not ahead: less and less in a long match."""
    return min(1.0, max(0.0, (PATIENCE - state.round) / (PATIENCE / 2)))


def prospects(survey: Survey, seat: int, rounds: float) -> float:
    """What a company will have in the end if `rounds` rounds follow this one."""
    rules, state = survey.rules, survey.state
    stars = float(achievement_stars(state, seat) + delivery_stars(rules, state, seat))
    stars += sum(survey.majorities[seat]) * (MAJORITY if rounds else 1.0)
    if state.phase == OVER:
        return stars
    have = wealth(rules, state, seat)
    stars += running_extraction(survey, seat) + chairs(rules, state, seat, have)
    if rounds:
        stars += spending(state, seat, rounds, have) + in_sight(survey, seat, rounds) + equipment(state, seat, rounds)
        stars += shafts(survey, seat, rounds) + crews_at_work(survey, seat)
    return stars


def spending(state: RockwellState, seat: int, rounds: float, have: int) -> float:
    """The stars that wealth can still buy, less and less for more than can be spent in time."""
    useful = WEALTH_PER_ACTION * 4 * rounds
    stars = (min(have, useful) + HOARD * max(0.0, have - useful)) / STAR * SPENDABLE
    return stars + TOKEN * min(state.tokens[seat], 4)


# Achievements.


def in_sight(survey: Survey, seat: int, rounds: float) -> float:
    """Achievements not yet earned, by how far they have come: the last steps count most."""
    state, rules = survey.state, survey.rules
    crews = own_crews(state, seat)
    depths = [survey.values.depth[place_of(crew)] for crew in crews]
    strengths = sorted([strength_of(crew) for crew in crews], reverse=True)
    stars = 0.0
    for number in range(TYPES):
        if state.stars[seat * TYPES + number] == 0:
            need = rules.box.needs[number]
            if need.kind == CUBES:
                done = held(state, seat, need.cubes)
            elif need.kind == CARDS_KEPT:
                done = min(1.0, state.kept[seat] / need.count)
            else:
                done = crews_met(depths, strengths, need)
            stars += rules.stars[state.seats][number][survey.claimed[number]] * done * done * done
    return HOPE * stars * min(1.0, rounds / 3)


def held(state: RockwellState, seat: int, cubes: list[int]) -> float:
    first = seat * KINDS
    have = 0
    for kind in range(KINDS):
        have += min(state.cubes[first + kind], cubes[kind])
    return have / sum(cubes)


def crews_met(depths: list[int], strengths: list[int], need: Need) -> float:
    """Upgrades made or levels gone down, as a part of those needed."""
    if need.kind == STRONG_CREWS:
        made = sum([max(0, min(strength, need.strength) - 1) for strength in strengths[: need.count]])
        return made / (need.count * (need.strength - 1))
    if need.kind == ALL_DEEP:
        return sum([min(depth, need.ring + 1) for depth in depths]) / (CREWS * (need.ring + 1))
    return sum(sorted(depths)[-need.count :]) / (5 * need.count)


# Equipment.


def equipment(state: RockwellState, seat: int, rounds: float) -> float:
    """Strength, safety and mobility, by the rounds in which they can be used."""
    strength = sum([strength_of(crew) for crew in own_crews(state, seat)])
    return rounds * (STRENGTH * strength + SAFETY[state.safety[seat]] + MOBILITY[state.mobility[seat]])


def shafts(survey: Survey, seat: int, rounds: float) -> float:
    """Yields of the rounds to come; of a tile not yet flipped, the mean of its power, and not every time."""
    state = survey.state
    dollars = 0.0
    for tile in tiles_of(state.shafts[seat]):
        if state.flipped >> tile & 1:
            dollars += survey.values.back[state.backs[tile]]
        else:
            dollars += SHAFT_HOPE * mean_yield(survey, tile)
    return rounds * dollars / STAR * SPENDABLE


def mean_yield(survey: Survey, tile: int) -> float:
    state = survey.state
    total, left = 0, 0
    for back in survey.rules.pile_backs[survey.rules.tile_pile[state.layout][tile]]:
        total += state.backs_left[back] * survey.values.back[back]
        left += state.backs_left[back]
    return total / left if left else 0.0


def chairs(rules: Rules, state: RockwellState, seat: int, have: int) -> float:
    """What the VPs on the boards will bring in this round."""
    stars = 0.0
    for chair, taken in enumerate(state.chairs):
        if taken == seat:
            board = rules.chair_board[chair]
            times = state.left[seat] or rules.times[state.seats][chair]
            if board:
                stars += min(times, have / WEALTH_PER_ACTION) * (TRANSACTION if board == 1 else ACTION)
            elif state.drilling or state.phase <= INSURING:
                stars += ADVANTAGE
    return stars


# Extractions.


def crews_at_work(survey: Survey, seat: int) -> float:
    """Shares of the tiles that own crews stand on or could go to, by how near these are to their power."""
    rules, state = survey.rules, survey.state
    hopes: dict[int, float] = {}
    stars = 0.0
    for crew in own_crews(state, seat):
        place = place_of(crew)
        fresh = rules.stands[place] & ~state.flipped
        if fresh:
            for tile in tiles_of(fresh):
                hopes[tile] = hoped_share(survey, seat, tile)
        elif place != CORE:
            near = [tile for tile in rules.reach[0][place] if tile < TILES and not state.flipped >> tile & 1]
            stars += APPROACH * max([hoped_share(survey, seat, tile) for tile in near], default=0.0)
    return stars + sum(hopes.values())


def hoped_share(survey: Survey, seat: int, tile: int) -> float:
    """A share of a tile, by the strength on it and around it."""
    nearness = min(1.0, (survey.on[tile] + SUPPORT * survey.beside[tile]) / survey.power(tile))
    owners = max(2, (survey.owners[tile] | 1 << seat).bit_count())
    dollars = survey.pile(tile).share(owners, demand_on(survey, seat, 1))
    return nearness * nearness * dollars / STAR * SPENDABLE


def demand_on(survey: Survey, seat: int, strength: int) -> int:
    """The cubes a danger would take, all tokens handed in."""
    state = survey.state
    return max(0, strength - survey.rules.protection[state.seats][state.safety[seat]] - state.tokens[seat])


def running_extraction(survey: Survey, seat: int) -> float:
    """What the extraction in progress will bring: by all cards that can come, or by the loot on the tile."""
    state = survey.state
    if state.phase in (FLIPPING, DRAWING):
        dollars = expected_loot(survey, seat)
    elif state.phase == ENDANGERED:
        dollars = float(worth(survey.rules.values, state.loot[seat * KINDS : seat * KINDS + KINDS]))
    else:
        return 0.0
    card = HOPE if state.active == seat else 0.0
    return dollars / STAR * SPENDABLE + card * (state.kept[seat] + 1) / 9


def expected_loot(survey: Survey, seat: int) -> float:
    state = survey.state
    strengths = strengths_on(state, state.tile)
    owners = sum(strength > 0 for strength in strengths)
    own = strengths[seat]
    dollars = survey.pile(state.tile).share(owners, demand_on(survey, seat, own)) if own else 0.0
    if owners > 1 and priority(state, strengths)[0] == seat:
        dollars += (owners - 1) / 2 * SURPLUS
    return dollars


EVALUATOR: Final = RockwellEvaluator
