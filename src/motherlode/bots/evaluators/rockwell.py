"""What a position of Rockwell is worth, in stars: what is earned, what wealth can still buy, shares of extractions to
come, the danger of them, shafts, upgrades, achievements in sight, majorities, and the race to the core.
"""

from collections.abc import Sequence
from typing import Final

from motherlode.bots.evaluators.evaluator import Evaluator
from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.achievements import companies_in_core, has, own_crews, tiles_claimed
from motherlode.games.rockwell.actions import (
    AMOUNT_DONE_ID,
    AMOUNT_ID,
    BID_CUBES_ID,
    BID_DONE_ID,
    BID_MONEY_ID,
    INSURE_DONE_ID,
    INSURE_ID,
    LARGE,
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
from motherlode.games.rockwell.mine import CORE, ENTRANCE, SECTORS, TILES, tiles_of
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import market
from motherlode.games.rockwell.phases.auction import bid_value
from motherlode.games.rockwell.phases.extraction import priority, shaft_owner, strengths_on
from motherlode.games.rockwell.phases.works import next_delivery
from motherlode.games.rockwell.scoring import achievement_stars, delivery_stars, majority_points
from motherlode.games.rockwell.state import (
    AUCTION,
    COUNTING,
    DRAWING,
    ENDANGERED,
    FLIPPING,
    INSURING,
    NONE,
    OVER,
    WORKING,
    RockwellState,
    die_of,
    place_of,
    strength_of,
)

# Judged by play against itself. Dollars for a star, and what part of wealth becomes stars.
STAR: Final = 1400
SPENDABLE: Final = 0.75
# The rounds a match takes when nobody hurries it, and the part of a round that an unfinished plan is worth.
ROUNDS: Final = 7.0
MAJORITY: Final = 0.6
STRENGTH: Final = 0.16
SAFETY: Final = (0.0, 0.13, 0.26, 0.34)
MOBILITY: Final = (0.0, 0.16, 0.26, 0.42)
SHAFT_HOPE: Final = 0.4
TOKEN: Final = 0.3
HOPE: Final = 0.7
# What a chair gives: an advantage on board 1, a transaction, an action; and where that ends.
ADVANTAGE: Final = 0.7
TRANSACTION: Final = 0.25
ACTION: Final = 0.8
WEALTH_PER_ACTION: Final = 2000
VICTORY: Final = 6.0
# The part of the wealth that is bid, and where that ends.
BID_SHARE: Final = 0.08
MOST_BID: Final = 1600
TOKENS_WANTED: Final = 2


class RockwellEvaluator(Evaluator):
    """Adds up what a company has and what it can still hope for."""

    details = frozenset(
        {
            "bid", "insure", "move", "die", "advantage_bribe", "advantage_hire", "bribe_target", "amount", "shaft_level",
            "shaft_to", "ai_move",
        }
    )  # fmt: skip

    def __init__(self, game: Rockwell) -> None:
        super().__init__(game)
        self.rules = game.rules

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
        if state.ending:
            return self._margin(state, seat)
        return prospects(self.rules, state, seat, rounds_left(self.rules, state))

    def _margin(self, state: RockwellState, seat: int) -> float:
        """The match ends with this round: the lead over the best of the others counts, and to be ahead most."""
        last = [prospects(self.rules, state, other, 0.0) for other in range(state.seats)]
        lead = last[seat] - max(value for other, value in enumerate(last) if other != seat)
        return lead + (VICTORY if lead > 0 else -VICTORY)


def rounds_left(rules: Rules, state: RockwellState) -> float:
    """How many rounds will follow this one, by guess: fewer when companies have reached the core."""
    missing = rules.cores_to_end[state.seats] - companies_in_core(state)
    return max(1.0, min(ROUNDS - state.round, rules.max_rounds - state.round, 2.0 * missing))


def prospects(rules: Rules, state: RockwellState, seat: int, rounds: float) -> float:
    """What a company will have in the end if so many rounds follow this one."""
    stars = float(achievement_stars(state, seat) + delivery_stars(rules, state, seat))
    stars += sum(majority_points(rules, state)[seat]) * (MAJORITY if rounds else 1.0)
    stars += spending(rules, state, seat, rounds)
    if state.phase == OVER:
        return stars
    stars += running_extraction(rules, state, seat)
    if rounds:
        stars += in_sight(rules, state, seat) + equipment(state, seat, rounds) + shafts(rules, state, seat, rounds)
        stars += crews_at_work(rules, state, seat)
    return stars + chairs(rules, state, seat)


def wealth(rules: Rules, state: RockwellState, seat: int) -> int:
    cubes = state.cubes[seat * KINDS : seat * KINDS + KINDS]
    return state.money[seat] - state.offer_money[seat] + worth(rules.values, cubes) - offered(rules, state, seat)


def offered(rules: Rules, state: RockwellState, seat: int) -> int:
    return worth(rules.values, state.offer[seat * KINDS : seat * KINDS + KINDS])


def spending(rules: Rules, state: RockwellState, seat: int, rounds: float) -> float:
    """The stars that wealth can still buy, less and less for more than can be spent in time."""
    if not rounds:
        return 0.0
    have = wealth(rules, state, seat)
    useful = WEALTH_PER_ACTION * 4 * rounds
    stars = (min(have, useful) + 0.3 * max(0.0, have - useful)) / STAR * SPENDABLE
    return stars + TOKEN * min(state.tokens[seat], 4)


def depth_of(place: int) -> int:
    """0 on an entrance, 1 to 4 on the levels, 5 in the core."""
    if place == CORE:
        return 5
    return 0 if place >= ENTRANCE else 1 + place % TILES // SECTORS


# Achievements.


def in_sight(rules: Rules, state: RockwellState, seat: int) -> float:
    """Achievements not yet earned, by how far they have come: the last steps count most."""
    stars = 0.0
    for number in range(TYPES):
        if not has(state, seat, number):
            top = rules.stars[state.seats][number][tiles_claimed(state, number)]
            done = progress(state, seat, rules.box.needs[number])
            stars += HOPE * top * done * done
    return stars


def progress(state: RockwellState, seat: int, need: Need) -> float:
    """The part of the condition that is met."""
    if need.kind == CUBES:
        return held(state, seat, need.cubes)
    if need.kind == CARDS_KEPT:
        return min(1.0, state.kept[seat] / need.count)
    crews = own_crews(state, seat)
    if need.kind == STRONG_CREWS:
        return strength_met(crews, need)
    depths = [depth_of(place_of(crew)) for crew in crews]
    if need.kind == ALL_DEEP:
        return sum(min(depth, need.ring + 1) for depth in depths) / (CREWS * (need.ring + 1))
    return sum(sorted(depths)[-need.count :]) / (5 * need.count)


def held(state: RockwellState, seat: int, cubes: list[int]) -> float:
    have = sum(min(state.cubes[seat * KINDS + kind], cubes[kind]) for kind in range(KINDS))
    return have / sum(cubes)


def strength_met(crews: list[int], need: Need) -> float:
    """Upgrades made, as a part of those needed from strength 1 on."""
    strengths = sorted([strength_of(crew) for crew in crews], reverse=True)[: need.count]
    made = sum(max(0, min(strength, need.strength) - 1) for strength in strengths)
    return made / (need.count * (need.strength - 1))


# Equipment.


def equipment(state: RockwellState, seat: int, rounds: float) -> float:
    """Strength, safety and mobility, by the rounds in which they can be used."""
    strength = sum(strength_of(crew) for crew in own_crews(state, seat))
    return rounds * (STRENGTH * strength + SAFETY[state.safety[seat]] + MOBILITY[state.mobility[seat]])


def shafts(rules: Rules, state: RockwellState, seat: int, rounds: float) -> float:
    """Yields of the rounds to come; of a tile not yet flipped, the mean of its power, and not every time."""
    dollars = 0.0
    for tile in tiles_of(state.shafts[seat]):
        if state.flipped >> tile & 1:
            dollars += worth(rules.values, rules.back_yield[state.backs[tile]])
        else:
            dollars += SHAFT_HOPE * mean_yield(rules, state, tile)
    return rounds * dollars / STAR * SPENDABLE


def mean_yield(rules: Rules, state: RockwellState, tile: int) -> float:
    backs = rules.pile_backs[rules.tile_pile[state.layout][tile]]
    left = sum(state.backs_left[back] for back in backs)
    total = sum(state.backs_left[back] * worth(rules.values, rules.back_yield[back]) for back in backs)
    return total / left if left else 0.0


def chairs(rules: Rules, state: RockwellState, seat: int) -> float:
    """What the VPs on the boards will bring in this round."""
    stars = 0.0
    for chair, taken in enumerate(state.chairs):
        if taken == seat:
            board = rules.chair_board[chair]
            times = state.left[seat] if state.left[seat] else rules.times[state.seats][chair]
            stars += chair_value(rules, state, seat, board, times)
    return stars


def chair_value(rules: Rules, state: RockwellState, seat: int, board: int, times: int) -> float:
    if board == 0:
        return ADVANTAGE if state.drilling or state.phase <= INSURING else 0.0
    useful = min(times, wealth(rules, state, seat) / WEALTH_PER_ACTION)
    return useful * (TRANSACTION if board == 1 else ACTION)


# Extractions.


def crews_at_work(rules: Rules, state: RockwellState, seat: int) -> float:
    """Shares of the tiles that own crews stand on, by how near they are to their power."""
    own: dict[int, int] = {}
    for crew in own_crews(state, seat):
        for tile in tiles_of(rules.stands[place_of(crew)] & ~state.flipped):
            own[tile] = own.get(tile, 0) + strength_of(crew) + die_of(crew)
    return sum(hoped_share(rules, state, seat, tile, strength) for tile, strength in own.items())


def hoped_share(rules: Rules, state: RockwellState, seat: int, tile: int, own: int) -> float:
    pile = rules.tile_pile[state.layout][tile]
    total, owners = 0, 0
    for owner in range(len(state.crews) // CREWS):
        there = strength_at(rules, state, owner, tile)
        total += there
        owners += there > 0
    nearness = min(1.0, total / rules.power[pile])
    return nearness * nearness * max(0.0, mean_loot(rules, state, seat, pile, own, max(2, owners))) / STAR * SPENDABLE


def strength_at(rules: Rules, state: RockwellState, owner: int, tile: int) -> int:
    total = 0
    for crew in state.crews[owner * CREWS : owner * CREWS + CREWS]:
        if rules.stands[place_of(crew)] >> tile & 1:
            total += strength_of(crew) + die_of(crew)
    return total


def mean_loot(rules: Rules, state: RockwellState, seat: int, pile: int, own: int, owners: int) -> float:
    """The dollars a share of the pile is worth on average, less what danger takes without tokens."""
    cards = [card for card in rules.pile_cards[pile] if state.cards_left[card]]
    demand = max(0, own - rules.protection[state.seats][state.safety[seat]] - state.tokens[seat])
    total = 0.0
    for card in cards:
        value = worth(rules.values, rules.card_cubes[card]) / owners
        if rules.card_danger[card]:
            cubes = sum(rules.card_cubes[card]) / owners
            value *= 1 - min(1.0, demand / cubes)
        total += value
    return total / len(cards) if cards else 0.0


def running_extraction(rules: Rules, state: RockwellState, seat: int) -> float:
    """What the extraction in progress will bring: by all cards that can come, or by the loot on the tile."""
    if state.phase in (FLIPPING, DRAWING):
        dollars = expected_loot(rules, state, seat)
    elif state.phase == ENDANGERED:
        dollars = float(worth(rules.values, state.loot[seat * KINDS : seat * KINDS + KINDS]))
    else:
        return 0.0
    card = HOPE if state.active == seat else 0.0
    return dollars / STAR * SPENDABLE + card * (state.kept[seat] + 1) / 9


def expected_loot(rules: Rules, state: RockwellState, seat: int) -> float:
    strengths = strengths_on(state, state.tile)
    own = strengths[seat]
    owners = sum(strength > 0 for strength in strengths)
    pile = rules.tile_pile[state.layout][state.tile]
    share = mean_loot(rules, state, seat, pile, own, owners) if own else 0.0
    if owners > 1 and (own or shaft_owner(state, state.tile) == seat) and priority(state, strengths)[0] == seat:
        share += (owners - 1) / 2 * sum(rules.values)
    return share


# Sealed choices: a budget, spelled out step by step.


def bid_step(rules: Rules, state: RockwellState, seat: int, legal: Sequence[int]) -> int:
    """Zinc that no achievement needs, then money, up to a part of the wealth."""
    budget = min(MOST_BID, int(BID_SHARE * (wealth(rules, state, seat) + bid_value(rules, state, seat))))
    rest = budget - bid_value(rules, state, seat)
    spare = state.cubes[seat * KINDS] - state.offer[seat * KINDS] > 3 or state.round == 1
    if spare and rest >= rules.values[0] and BID_CUBES_ID + 1 in legal:
        return BID_CUBES_ID + 1
    for number, note in enumerate(rules.notes):
        if note <= rest and BID_MONEY_ID + number in legal:
            return BID_MONEY_ID + number
    return BID_DONE_ID


def insure_step(rules: Rules, state: RockwellState, seat: int, legal: Sequence[int]) -> int:
    """Zinc for tokens, up to a few, as long as safety does not make them useless."""
    strongest = max(strength_of(crew) for crew in own_crews(state, seat))
    demand = strongest - rules.protection[state.seats][state.safety[seat]]
    wanted = min(TOKENS_WANTED, demand) - state.tokens[seat] - state.offer[seat * KINDS]
    return INSURE_ID + 1 if wanted > 0 and INSURE_ID + 1 in legal else INSURE_DONE_ID


def useful_amounts(rules: Rules, state: RockwellState, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """The next steps towards amounts that are good for something."""
    now = state.amount
    goals = goals_of(rules, state, seat)
    ids: list[int] = []
    if AMOUNT_ID in legal and any(goal >= now + LARGE for goal in goals):
        ids.append(AMOUNT_ID)
    if AMOUNT_ID + 1 in legal and any(goal // LARGE == now // LARGE and goal > now for goal in goals):
        ids.append(AMOUNT_ID + 1)
    if AMOUNT_DONE_ID in legal and (now in goals or not ids):
        ids.append(AMOUNT_DONE_ID)
    return ids or legal


def goals_of(rules: Rules, state: RockwellState, seat: int) -> set[int]:
    """All that can be traded, or as many as fill up the next delivery or an achievement, or leave them filled."""
    kind = state.target
    most = market.most(rules, state, seat, kind, state.selling)
    have = state.cubes[seat * KINDS + kind]
    levels = {need.cubes[kind] for need in rules.box.needs if need.kind == CUBES and need.cubes[kind]}
    tile = next_delivery(rules, state, kind)
    if tile != NONE:
        levels.add(rules.box.delivery_cubes[tile][kind])
    changes = {have - level if state.selling else level - have for level in levels}
    return {most} | {change for change in changes if 0 < change <= most}
