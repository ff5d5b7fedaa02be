"""What each viewer may know (chapter W2): everything but the goals of the others, until the match is over."""

from random import Random

from motherlode.games.rawsiko.actions import credit
from motherlode.games.rawsiko.components import TIERS
from motherlode.games.rawsiko.control import bits, controlled, final
from motherlode.games.rawsiko.dice import ROLLS
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.battle import defenders
from motherlode.games.rawsiko.scoring import goals_of, is_complete, ranks
from motherlode.games.rawsiko.state import ATTACK, DEAL, DEFENCE, NONE, OVER, PHASES, RawsikoState
from motherlode.games.rawsiko.view_types import Battle, Land, Move, Pick, Player, RawsikoView
from motherlode.kernel import CHANCE, bounded


def sees_goals(rules: Rules, state: RawsikoState, viewer: int, seat: int) -> bool:
    """W2.3: only one's own; W2.6: all at scoring; W2.7: or from the deal on."""
    return viewer == seat or state.phase == OVER or rules.open_goals


def secret(rules: Rules, state: RawsikoState, seat: int, viewer: int) -> bool:
    """Whether the draw that is due now is a goal dealt to somebody else."""
    return seat == CHANCE and state.phase == DEAL and not sees_goals(rules, state, viewer, state.active)


def view(rules: Rules, state: RawsikoState, viewer: int) -> RawsikoView:
    """W2.1: all that lies open, and the viewer's own goals."""
    return {
        "phase": PHASES[state.phase],
        "active": state.active,
        "order": list(state.order),
        "turn": state.counter,
        "turns": rules.turns,
        "played": state.played,
        "territories": {name: land(state, territory) for territory, name in enumerate(rules.box.territories)},
        "continents": {name: pickers(state, continent) for continent, name in enumerate(rules.box.continents)},
        "pick": pick(rules, state),
        "move": move(rules, state),
        "battle": battle(state),
        "players": [player(rules, state, viewer, seat) for seat in range(state.seats)],
        "eliminated": list(state.eliminated),
        "needed": needed(rules, state, viewer),
    }


def land(state: RawsikoState, territory: int) -> Land:
    total, moved = state.total[territory], state.moved[territory]
    return {"owner": state.owner[territory], "total": total, "unmoved": total - moved}


def pickers(state: RawsikoState, continent: int) -> list[int]:
    """The seats that have picked a continent, round 1 before round 2."""
    rounds = (state.continents[0::2], state.continents[1::2])
    return [seat for chosen in rounds for seat, other in enumerate(chosen) if other == continent]


def pick(rules: Rules, state: RawsikoState) -> Pick:
    """The draft: picks finished, territories due and chosen in the running one."""
    chosen = [rules.box.territories[territory] for territory in bits(state.chosen)]
    return {"number": state.pick, "due": state.due, "chosen": chosen}


def move(rules: Rules, state: RawsikoState) -> Move:
    """The move in progress."""
    return {
        "source": territory_name(rules, state.source),
        "target": territory_name(rules, state.target),
        "number": state.number,
    }


def territory_name(rules: Rules, territory: int) -> str | None:
    return None if territory == NONE else rules.box.territories[territory]


def battle(state: RawsikoState) -> Battle | None:
    if state.phase not in (ATTACK, DEFENCE):
        return None
    dice = [] if state.attack == NONE else list(ROLLS[state.attack])
    return {"attackers": state.number, "defenders": defenders(state), "dice": dice}


def player(rules: Rules, state: RawsikoState, viewer: int, seat: int) -> Player:
    """A seat as the viewer sees it: goals are None where they are hidden, and so is what they earn."""
    held = controlled(rules, state, seat)
    shown: Player = {
        "to_place": state.to_place[seat],
        "credit": credit(held.bit_count()),
        "materials": material_names(rules, held),
        "taken": material_names(rules, state.taken[seat]),
        "territories": state.owner.count(seat),
        "picks": state.picks[seat],
        "goals": None,
        "complete": None,
        "vp": None,
        "rank": None,
    }
    if sees_goals(rules, state, viewer, seat):
        goals = goals_of(state, seat)
        complete = [goal for goal in goals if is_complete(rules, goal, held | state.taken[seat])]
        shown["goals"] = goal_names(rules, goals)
        shown["complete"] = goal_names(rules, complete)
        shown["vp"] = sum(rules.goal_vp[goal] for goal in complete)
    if state.phase == OVER:
        shown["rank"] = ranks(rules, state)[seat]
    return shown


def material_names(rules: Rules, materials: int) -> list[str]:
    return [rules.box.materials[material] for material in bits(materials)]


def goal_names(rules: Rules, goals: list[int]) -> list[str]:
    return [rules.box.goals[goal] for goal in goals]


def needed(rules: Rules, state: RawsikoState, viewer: int) -> list[str]:
    """W18.8: what the viewer lacks for goals of its own."""
    if viewer < 0:
        return []
    held = final(rules, state, viewer)
    lacking = 0
    for goal in goals_of(state, viewer):
        if not is_complete(rules, goal, held):
            lacking |= rules.goal_needs[goal] & ~held
    return material_names(rules, lacking)


def determinise(rules: Rules, state: RawsikoState, viewer: int, rng: Random) -> RawsikoState:
    """The goals of the others dealt again from what the viewer does not hold: every such deal is as likely (W2.9)."""
    world = state.clone()
    if state.phase == OVER or rules.open_goals:
        return world
    goals = goals_by_card(rules, state, viewer, rng) if rules.deal_cards else goals_by_tier(rules, state, viewer, rng)
    world.goals = tuple(goals)
    return world


def goals_by_card(rules: Rules, state: RawsikoState, viewer: int, rng: Random) -> list[int]:
    goals = list(state.goals)
    own = goals[viewer * TIERS] if viewer >= 0 else NONE
    cards = [card for card in rules.box.card_goals if card[0] != own]
    for seat in range(state.seats):
        if seat != viewer and goals[seat * TIERS] != NONE:
            goals[seat * TIERS : seat * TIERS + TIERS] = cards.pop(bounded(rng, len(cards)))
    return goals


def goals_by_tier(rules: Rules, state: RawsikoState, viewer: int, rng: Random) -> list[int]:
    goals = list(state.goals)
    for tier in range(TIERS):
        own = goals[viewer * TIERS + tier] if viewer >= 0 else NONE
        left = [goal for goal in rules.goals_of(tier) if goal != own]
        for place in range(tier, len(goals), TIERS):
            if place // TIERS != viewer and goals[place] != NONE:
                goals[place] = left.pop(bounded(rng, len(left)))
    return goals
