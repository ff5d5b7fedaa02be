"""What the evaluator of RAWsiko reads off a position: who holds and lacks what, how far it is, who still acts."""

from typing import Final

from motherlode.games.rawsiko.components import Box
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.order import seat_at
from motherlode.games.rawsiko.scoring import goals_of
from motherlode.games.rawsiko.state import ACTION, CHINA, NOBODY, OVER, RawsikoState

FAR: Final = 4  # links beyond which nothing is planned


class Lands:
    """By seat: its territories, also as a mask, their materials (W9.1, W16.12) and what its goals still lack."""

    __slots__ = ("held", "lacking", "masks", "of")

    def __init__(self, rules: Rules, state: RawsikoState) -> None:
        self.of: list[list[int]] = [[] for _ in range(state.seats)]
        self.masks = [0] * state.seats
        self.held = list(state.taken)
        for territory, owner in enumerate(state.owner):
            if owner != NOBODY:
                self.of[owner].append(territory)
                self.masks[owner] |= 1 << territory
                self.held[owner] |= rules.materials_of[territory]
        self.lacking = [needs_of(rules, state, seat) & ~self.held[seat] for seat in range(state.seats)]


def needs_of(rules: Rules, state: RawsikoState, seat: int) -> int:
    """The materials of all goals of a seat."""
    needs = 0
    for goal in goals_of(state, seat):
        needs |= rules.goal_needs[goal]
    return needs


def finds(box: Box) -> list[list[int]]:
    """For each material the territories that hold it."""
    return [
        [territory for territory, held in enumerate(box.placements) if material in held]
        for material in range(len(box.materials))
    ]


def rings(box: Box) -> list[list[int]]:
    """For each territory the masks of those 1, 2, ... links away."""
    table: list[list[int]] = []
    for territory in range(len(box.territories)):
        reached = [{territory}]
        for _ in range(FAR):
            known = set().union(*reached)
            reached.append({near for place in reached[-1] for near in box.neighbours[place]} - known)
        table.append([sum(1 << place for place in ring) for ring in reached[1:]])
    return table


def phases_to_come(rules: Rules, state: RawsikoState, seat: int, running: bool = False) -> int:
    """Action phases that the seat will still begin, and the running one if that counts."""
    if state.phase in (CHINA, OVER):
        return 0
    if state.phase < ACTION:
        return rules.turns - state.counter + 1 if state.counter else rules.turns
    waits = any(seat_at(rules, state, place) == seat for place in range(state.place + (not running), state.seats))
    return rules.turns - state.counter + int(waits)


def investments(rules: Rules, state: RawsikoState) -> int:
    """Investment phases still to come."""
    return rules.turns - max(1, state.counter)


def rivals_to_come(rules: Rules, state: RawsikoState, seat: int) -> list[int]:
    """The living rivals that will act once more."""
    if state.phase in (CHINA, OVER):
        return []
    first = state.place if state.counter == rules.turns and state.phase >= ACTION else 0
    seats = [seat_at(rules, state, place) for place in range(first, state.seats)]
    return [other for other in seats if other not in (seat, NOBODY) and other not in state.eliminated]
