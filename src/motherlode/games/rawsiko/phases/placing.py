"""Placing resources: the start resources (chapter W7) and the investments (chapter W10)."""

from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.order import next_placing_place, seat_at
from motherlode.games.rawsiko.phases import turns
from motherlode.games.rawsiko.phases.phase import Phase
from motherlode.games.rawsiko.state import DISTRIBUTE, NONE, RawsikoState
from motherlode.kernel import Log, Violation


def begin_distribution(rules: Rules, state: RawsikoState, log: Log) -> None:
    extra = rules.extra[state.seats]
    state.to_place = [extra] * state.seats  # W7.2
    state.place = 0
    state.active = state.order[0]
    state.phase = DISTRIBUTE
    if extra == 0:
        turns.begin(rules, state, log)


def next_placer(rules: Rules, state: RawsikoState, log: Log) -> None:
    """The next seat with something to place; when all is placed the action phases begin (W7.7, W8.5, W10.9)."""
    next_place = next_placing_place(rules, state)
    if next_place != NONE:
        state.place = next_place
        state.active = seat_at(rules, state, next_place)
    elif state.phase == DISTRIBUTE:
        turns.begin(rules, state, log)
    else:
        turns.begin_actions(rules, state, log)


class Placing(Phase):
    """One resource after the other onto an own territory."""

    kinds: tuple[str, ...] = ("place",)

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        """W7.5, W10.7: any own territory."""
        base = rules.ids.place
        seat = state.active
        return [base + territory for territory, owner in enumerate(state.owner) if owner == seat]

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        territory = action - rules.ids.place
        if state.owner[territory] == state.active:
            return None
        clause = "W7.6" if state.phase == DISTRIBUTE else "W10.8"
        return Violation(clause, {"territory": rules.box.territories[territory]})

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        territory = action - rules.ids.place
        seat = state.active
        state.total[territory] += 1
        state.to_place[seat] -= 1
        if log.on:
            name = rules.box.territories[territory]
            log.emit("placed", {"seat": seat, "territory": name, "left": state.to_place[seat]})
        if rules.one_each or state.to_place[seat] == 0:
            next_placer(rules, state, log)
