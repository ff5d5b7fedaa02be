"""What a company of Rockwell will have in the end, in stars: what is earned, what wealth can still buy, shares of
extractions to come, the danger of them, shafts, upgrades, achievements in sight, majorities.
"""

from typing import Final

from motherlode.bots.evaluators.rockwell_survey import Survey, wealth
from motherlode.games.rockwell.achievements import own_crews
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
    DRAWING,
    ENDANGERED,
    FACE_DOWN,
    FLIPPING,
    INSURING,
    OVER,
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
    return stars_for(have, rounds) + tokens(state, seat)


def stars_for(have: int, rounds: float) -> float:
    useful = WEALTH_PER_ACTION * 4 * rounds
    return (min(have, useful) + HOARD * max(0.0, have - useful)) / STAR * SPENDABLE


def tokens(state: RockwellState, seat: int) -> float:
    return TOKEN * min(state.tokens[seat], 4)


# Achievements.


def in_sight(survey: Survey, seat: int, rounds: float) -> float:
    """Achievements not yet earned, by how far they have come: the last steps count most."""
    stars = 0.0
    for _, hope in approaches(survey, seat):
        stars += hope
    return hoped(stars, rounds)


def hoped(stars: float, rounds: float) -> float:
    return HOPE * stars * min(1.0, rounds / 3)


def approaches(survey: Survey, seat: int) -> list[tuple[int, float]]:
    """Of each achievement not yet earned the stars, cut to how far it has come."""
    state, rules = survey.state, survey.rules
    crews = own_crews(state, seat)
    depths = [survey.values.depth[place_of(crew)] for crew in crews]
    strengths = sorted([strength_of(crew) for crew in crews], reverse=True)
    hopes: list[tuple[int, float]] = []
    for number in range(TYPES):
        if state.stars[seat * TYPES + number] == 0:
            need = rules.box.needs[number]
            if need.kind == CUBES:
                done = held(state, seat, need.cubes)
            elif need.kind == CARDS_KEPT:
                done = min(1.0, state.kept[seat] / need.count)
            else:
                done = crews_met(depths, strengths, need)
            stars = rules.stars[state.seats][number][survey.claimed[number]]
            hopes.append((number, stars * done * done * done))
    return hopes


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
    return rounds * (STRENGTH * strength(state, seat) + SAFETY[state.safety[seat]] + MOBILITY[state.mobility[seat]])


def strength(state: RockwellState, seat: int) -> int:
    return sum([strength_of(crew) for crew in own_crews(state, seat)])


def shafts(survey: Survey, seat: int, rounds: float) -> float:
    """Yields of the rounds to come; of a back that does not show yet, the mean of its power, and not every time."""
    state = survey.state
    dollars = 0.0
    for tile in tiles_of(state.shafts[seat]):
        back = state.backs[tile]
        if back == FACE_DOWN:
            dollars += SHAFT_HOPE * mean_yield(survey, tile)
        else:
            dollars += survey.values.back[back]
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
