"""What a decision is about: the prompt with its clauses, and the facts an action points at."""

from typing import Final

from motherlode.games.rawsiko.components import DICE
from motherlode.games.rawsiko.control import bits
from motherlode.games.rawsiko.dice import odds
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.battle import defenders
from motherlode.games.rawsiko.phases.draft import continent_of_pick
from motherlode.games.rawsiko.phases.moves import is_foreign, most, unmoved
from motherlode.games.rawsiko.state import (
    ACTION,
    CHINA,
    CONTINENT,
    DISTRIBUTE,
    INVEST,
    NOBODY,
    NUMBER,
    TARGET,
    TERRITORY,
    RawsikoState,
)
from motherlode.kernel import Facts, Prompt

KINDS: Final = {
    CONTINENT: "choose_continent",
    TERRITORY: "choose_territory",
    DISTRIBUTE: "distribute",
    INVEST: "invest",
    ACTION: "action",
    TARGET: "target",
    NUMBER: "number",
    CHINA: "china",
}
CLAUSES: Final = {
    CONTINENT: ("W5.11", "W5.7", "W5.8", "W5.9", "W5.10"),
    TERRITORY: ("W5.12", "W5.13", "W5.14", "W5.15", "W5.16", "W5.20"),
    DISTRIBUTE: ("W7.5", "W7.6", "W7.7", "W7.8"),
    INVEST: ("W10.7", "W10.1", "W10.8", "W10.9"),
    ACTION: ("W11.2", "W11.3", "W11.4", "W11.15", "W11.16"),
    TARGET: ("W11.5", "W11.11", "W11.12", "W11.13"),
    NUMBER: ("W11.6", "W11.7", "W11.9", "W11.17", "W12.3"),
    CHINA: ("W16.7", "W16.4", "W16.8", "W16.9"),
}


def prompt(rules: Rules, state: RawsikoState, seat: int) -> Prompt:
    facts: Facts = {"seat": seat}
    facts |= prompt_facts(rules, state, seat)
    return Prompt(KINDS[state.phase], CLAUSES[state.phase], facts, continues(rules, state))


def continues(rules: Rules, state: RawsikoState) -> bool:
    """A move goes on after its source, a pick after its continent; one that was drawn (W6.1) is not yet begun."""
    if state.phase == TERRITORY:
        return state.chosen > 0 or not rules.advanced_setup
    return TARGET <= state.phase <= NUMBER


def prompt_facts(rules: Rules, state: RawsikoState, seat: int) -> Facts:
    phase = state.phase
    if phase == CONTINENT:
        return {"round": 1 + state.pick // state.seats}
    if phase == TERRITORY:
        return {"continent": rules.box.continents[continent_of_pick(state)], "left": state.due}
    if phase in (DISTRIBUTE, INVEST):
        return {"left": state.to_place[seat]}
    if phase == ACTION:
        return {"turn": state.counter, "turns": rules.turns}
    if phase == CHINA:
        return {"left": state.picks[seat]}
    facts: Facts = {"source": rules.box.territories[state.source], "unmoved": unmoved(state, state.source)}
    if phase == NUMBER:
        facts |= {"target": rules.box.territories[state.target], "most": most(rules, state)}
        facts |= target_facts(state, state.target)
    return facts


def relation(state: RawsikoState, territory: int) -> str:
    """What a territory is to the active seat: empty, own or foreign."""
    if state.owner[territory] == NOBODY:
        return "empty"
    return "foreign" if is_foreign(state, territory) else "own"


def target_facts(state: RawsikoState, territory: int) -> Facts:
    """Who stands there, and how many would defend."""
    facts: Facts = {"relation": relation(state, territory), "defenders": 0}
    if state.owner[territory] != NOBODY:
        facts["owner_seat"] = state.owner[territory]
    if is_foreign(state, territory):
        facts["defenders"] = min(DICE, state.total[territory])
    return facts


def action_facts(rules: Rules, state: RawsikoState, seat: int, action: int, own: Facts) -> Facts:
    """The action's own facts, and what they point at in this position."""
    ids = rules.ids
    if action < ids.choose_territory:
        return own
    if action < ids.place:
        return own | choice_facts(rules, action - ids.choose_territory)
    if action < ids.source:
        return own | {"total": state.total[action - ids.place], "left": state.to_place[seat]}
    if action < ids.target:
        territory = action - ids.source
        return own | {"unmoved": unmoved(state, territory), "total": state.total[territory]}
    if action <= ids.number:
        return own | source_facts(rules, state) | target_facts(state, action - ids.target)
    if action < ids.end_phase:
        return own | number_facts(rules, state, action - ids.number)
    if action == ids.end_phase:
        return own
    return own | {"left": state.picks[seat]}


def choice_facts(rules: Rules, territory: int) -> Facts:
    box = rules.box
    materials = [box.materials[material] for material in bits(rules.materials_of[territory])]
    return {"continent": box.continents[rules.continent_of[territory]], "materials": materials}


def source_facts(rules: Rules, state: RawsikoState) -> Facts:
    if not TARGET <= state.phase <= NUMBER:
        return {}
    return {"source": rules.box.territories[state.source]}


def number_facts(rules: Rules, state: RawsikoState, number: int) -> Facts:
    """W12.16: with an attack, the weights of 0, 1, ... losses of the defender."""
    if state.phase != NUMBER:
        return {}
    facts: Facts = {"target": rules.box.territories[state.target], "unmoved": unmoved(state, state.source)}
    facts |= source_facts(rules, state) | target_facts(state, state.target)
    facts["rest"] = state.total[state.source] - number
    if is_foreign(state, state.target) and number <= DICE:
        facts["odds"] = odds(number, defenders(state))
    return facts
