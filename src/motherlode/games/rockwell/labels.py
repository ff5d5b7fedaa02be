"""What an action points at in a position: places, strengths, prices, totals. Labels are made from these facts."""

from motherlode.games.rockwell.actions import (
    AI_CREW_ID,
    AI_MOVE_ID,
    AI_UPGRADE_ID,
    AMOUNT_DONE_ID,
    AMOUNT_ID,
    BID_CUBES_ID,
    BID_DONE_ID,
    BID_MONEY_ID,
    BRIBE_ID,
    BRIBE_TO_ID,
    BUILD_SHAFT_ID,
    BUY_ID,
    COUNTS,
    CREW_ID,
    DELIVER_ID,
    FIRST_TILE_ID,
    HIRE_ID,
    INSURE_DONE_ID,
    INSURE_ID,
    LEAVE_DIE_ID,
    MOVE_SHAFT_ID,
    NO_ADVANTAGE_ID,
    PASS_MARKET_ID,
    PASS_WORKS_ID,
    SHAFT_LEVEL_ID,
    SHAFT_TO_ID,
    STAY_ID,
    TAKE_DIE_ID,
    UPGRADE_CREW_ID,
    UPGRADE_MOBILITY_ID,
    UPGRADE_SAFETY_ID,
)
from motherlode.games.rockwell.components import CREWS, KIND_NAMES, KINDS
from motherlode.games.rockwell.holdings import cube_facts
from motherlode.games.rockwell.mine import EDGE, PLACE_NAMES, stood_on
from motherlode.games.rockwell.options import Rules
from motherlode.games.rockwell.phases import auction, automat, bundle, danger, market, works
from motherlode.games.rockwell.phases.advantage import victim_number
from motherlode.games.rockwell.phases.drilling import active_crew, destination
from motherlode.games.rockwell.phases.extraction import power_of, total_on
from motherlode.games.rockwell.state import NONE, RockwellState, die_of, place_of, shaft_level, strength_of
from motherlode.kernel import Facts


def crew_facts(crew: int) -> Facts:
    return {"place": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew), "die": die_of(crew)}


def action_facts(rules: Rules, state: RockwellState, seat: int, action: int) -> Facts:
    """Facts beside the action's own; the action must be one of the present phase."""
    if action < CREW_ID:
        return insure_facts(state, seat, action) if action >= INSURE_ID else cube_bid_facts(rules, state, seat, action)
    if action < BRIBE_ID:
        return move_facts(rules, state, seat, action)
    if action < AI_CREW_ID:
        return advantage_facts(rules, state, action)
    if action < BUY_ID:
        return ai_facts(rules, state, action)
    if action < UPGRADE_CREW_ID:
        return market_facts(rules, state, seat, action)
    if action < BID_DONE_ID:
        return works_facts(rules, state, seat, action)
    return table_facts(rules, state, seat, action)


def cube_bid_facts(rules: Rules, state: RockwellState, seat: int, action: int) -> Facts:
    kind, size = divmod(action - BID_CUBES_ID, 2)
    return {"have": left_to_offer(state, seat, kind), "value": COUNTS[size] * rules.values[kind]}


def left_to_offer(state: RockwellState, seat: int, kind: int) -> int:
    return state.cubes[seat * KINDS + kind] - state.offer[seat * KINDS + kind]


def insure_facts(state: RockwellState, seat: int, action: int) -> Facts:
    if action == INSURE_DONE_ID:
        given = bundle.offered(state, seat)
        return {**cube_facts(given), "tokens": sum(given)}
    return {"have": left_to_offer(state, seat, (action - INSURE_ID) // 2)}


def sum_facts(rules: Rules, state: RockwellState, crew: int, place: int, strength: int) -> Facts:
    """The tile of a place once the crew stands there with this strength; an edge has another tile."""
    facts: Facts = {}
    for tile, prefix in zip(stood_on(place), ("", "other_"), strict=False):
        stood = rules.stands[place_of(crew)] >> tile & 1
        there = total_on(rules, state, tile) - stood * (strength_of(crew) + die_of(crew))
        facts |= {f"{prefix}power": power_of(rules, state, tile), f"{prefix}total": there + strength}
        facts[f"{prefix}flipped"] = state.flipped >> tile & 1
    return facts


def move_facts(rules: Rules, state: RockwellState, seat: int, action: int) -> Facts:
    if action < STAY_ID:
        return crew_facts(state.crews[seat * CREWS + action - CREW_ID])
    crew = active_crew(state)
    if action == STAY_ID:
        return crew_facts(crew)
    if action < TAKE_DIE_ID:
        return destination_facts(rules, state, seat, crew, destination(action))
    die = 0 if action == LEAVE_DIE_ID else action - TAKE_DIE_ID + 1
    facts: Facts = {"place": PLACE_NAMES[state.target]}
    if die:
        facts["price"] = rules.hire_price[die]
    return facts | sum_facts(rules, state, crew, state.target, strength_of(crew) + die)


def destination_facts(rules: Rules, state: RockwellState, seat: int, crew: int, place: int) -> Facts:
    """The strength there after the move, its die not counted."""
    facts = {**crew_facts(crew), "mobility": state.mobility[seat]}
    facts["from"] = facts.pop("place")
    return facts | sum_facts(rules, state, crew, place, strength_of(crew))


def advantage_facts(rules: Rules, state: RockwellState, action: int) -> Facts:
    if action < BRIBE_TO_ID:
        return victim_facts(rules, state, victim_number(state, action))
    if HIRE_ID <= action < NO_ADVANTAGE_ID:
        return hire_facts(rules, state, action - HIRE_ID + 1)
    if BRIBE_TO_ID <= action < HIRE_ID and state.target < len(state.crews):
        victim = state.crews[state.target]
        return sum_facts(rules, state, victim, action - BRIBE_TO_ID, strength_of(victim) + die_of(victim))
    if action >= FIRST_TILE_ID:
        tile = action - FIRST_TILE_ID
        return {"power": power_of(rules, state, tile), "total": total_on(rules, state, tile)}
    return {}


def hire_facts(rules: Rules, state: RockwellState, die: int) -> Facts:
    crew = active_crew(state)
    facts: Facts = {"price": rules.hire_price[die], "place": PLACE_NAMES[place_of(crew)]}
    return facts | sum_facts(rules, state, crew, place_of(crew), strength_of(crew) + die)


def victim_facts(rules: Rules, state: RockwellState, number: int) -> Facts:
    if number >= len(state.crews):
        return {}
    victim, target = state.crews[number], place_of(active_crew(state))
    facts = {**crew_facts(victim), "price": rules.hire_price[die_of(victim)]}
    if target >= EDGE:
        return facts
    return facts | sum_facts(rules, state, victim, target, strength_of(victim) + die_of(victim))


def ai_facts(rules: Rules, state: RockwellState, action: int) -> Facts:
    crews = automat.ai_crews(state)
    if action < AI_MOVE_ID:
        return crew_facts(crews[action - AI_CREW_ID])
    if action >= AI_UPGRADE_ID:
        crew = crews[action - AI_UPGRADE_ID]
        return {"place": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew) + 1}
    crew, tile = crews[state.crew], action - AI_MOVE_ID
    lacks = {"power": power_of(rules, state, tile), "missing": automat.missing(rules, state, crew, tile)}
    return {"from": PLACE_NAMES[place_of(crew)], "strength": strength_of(crew), **lacks}


def market_facts(rules: Rules, state: RockwellState, seat: int, action: int) -> Facts:
    if action == PASS_MARKET_ID:
        return {"left": state.left[seat]}
    if action < AMOUNT_ID:
        selling, kind = divmod(action - BUY_ID, KINDS)
        return {"price": rules.values[kind], "most": market.most(rules, state, seat, kind, selling)}
    total = state.amount + (COUNTS[action - AMOUNT_ID] if action < AMOUNT_DONE_ID else 0)
    price = total * rules.values[state.target]
    return {"kind": KIND_NAMES[state.target], "selling": state.selling, "total": total, "price": price}


def works_facts(rules: Rules, state: RockwellState, seat: int, action: int) -> Facts:
    if action < UPGRADE_SAFETY_ID:
        crew = state.crews[seat * CREWS + action - UPGRADE_CREW_ID]
        strength = strength_of(crew) + 1
        price = rules.crew_price[state.seats][strength] if works.can_grow(crew) else 0
        facts: Facts = {"place": PLACE_NAMES[place_of(crew)], "strength": strength, "price": price}
        return facts | sum_facts(rules, state, crew, place_of(crew), strength + die_of(crew))
    if action == UPGRADE_SAFETY_ID:
        return level_facts(rules.safety_price[state.seats], state.safety[seat] + 1)
    if action == UPGRADE_MOBILITY_ID:
        return level_facts(rules.mobility_price[state.seats], state.mobility[seat] + 1)
    if BUILD_SHAFT_ID <= action < MOVE_SHAFT_ID:
        return level_facts(rules.shaft_price[state.seats], shaft_level(state, seat) + 1)
    if SHAFT_LEVEL_ID <= action < SHAFT_TO_ID:
        return level_facts(rules.shaft_price[state.seats], action - SHAFT_LEVEL_ID + 1)
    if DELIVER_ID <= action < PASS_WORKS_ID:
        return delivery_facts(rules, state, action - DELIVER_ID)
    return {}


def level_facts(prices: list[int], level: int) -> Facts:
    return {"level": level, "price": prices[level]} if level < len(prices) else {}


def delivery_facts(rules: Rules, state: RockwellState, kind: int) -> Facts:
    tile = works.next_delivery(rules, state, kind)
    if tile == NONE:
        return {}
    box = rules.box
    cost = cube_facts(box.delivery_cubes[tile])
    return {"delivery": box.deliveries[tile], **cost, "stars": box.delivery_stars[tile]}


def table_facts(rules: Rules, state: RockwellState, seat: int, action: int) -> Facts:
    """Bids of money, chairs and insurance tokens, whose ids depend on the box."""
    if action == BID_DONE_ID:
        bid = cube_facts(bundle.offered(state, seat))
        return {**bid, "money": state.offer_money[seat], "value": auction.bid_value(rules, state, seat)}
    if action < rules.place_vp_id:
        return {"have": state.money[seat] - state.offer_money[seat], "value": rules.notes[action - BID_MONEY_ID]}
    if action < rules.use_insurance_id:
        return chair_facts(rules, state, action - rules.place_vp_id)
    tokens = action - rules.use_insurance_id
    return {"lost": max(0, danger.lost(rules, state, seat, tokens))}


def chair_facts(rules: Rules, state: RockwellState, chair: int) -> Facts:
    if rules.chair_board[chair]:
        return {"times": rules.times[state.seats][chair]}
    gives = rules.bribe_chair[state.seats]
    return {"gives": "bribe" if gives[chair] else "subcontractor"} if chair < len(gives) else {}
