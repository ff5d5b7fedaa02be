"""Giving up a piece (chapter C15) where it is not offered: why not."""

from motherlode.games.cavum.components import KINDS, OPTION, PROSPECT
from motherlode.games.cavum.options import Rules
from motherlode.games.cavum.state import COLOUR, TAKE, TURN, CavumState
from motherlode.kernel import Facts, Violation


def out_of_step(rules: Rules, state: CavumState) -> Violation | None:
    if state.step == TAKE or state.piece == PROSPECT:
        return Violation("C15.5")
    if state.step == TURN:
        facts: Facts = {"piece": KINDS[state.kind]}
        return Violation("C14.5", {**facts, "taken": 1}) if state.piece == OPTION else Violation("C15.4", facts)
    if state.step == COLOUR and state.piece == OPTION:
        return Violation("C14.5", {"piece": "vein", "taken": 1})
    if state.step == COLOUR and not rules.give_up_freely:
        return Violation("C15.2", {"piece": "vein"})
    return None
