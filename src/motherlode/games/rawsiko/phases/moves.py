"""The action phase (chapter W11): a move is a source, a target and a number; any number of moves, then the end."""

from motherlode.games.rawsiko.components import DICE
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases import battle, turns
from motherlode.games.rawsiko.phases.phase import Phase
from motherlode.games.rawsiko.state import NOBODY, NUMBER, TARGET, RawsikoState
from motherlode.kernel import Log, Violation


def unmoved(state: RawsikoState, territory: int) -> int:
    """W1.11: resources that have neither moved nor fought in this phase."""
    return state.total[territory] - state.moved[territory]


def movable(rules: Rules, state: RawsikoState, territory: int) -> int:
    """How many resources may leave a territory now (W11.15); W11.20: one may have to stay behind."""
    return min(state.total[territory] - state.moved[territory], state.total[territory] - rules.stay)


def is_foreign(state: RawsikoState, territory: int) -> bool:
    """Whether a move there is an attack (W11.13)."""
    owner = state.owner[territory]
    return owner not in (NOBODY, state.active)


def most(rules: Rules, state: RawsikoState) -> int:
    """The largest number of the move in progress (W11.6), at most three in an attack (W11.7)."""
    number = movable(rules, state, state.source)
    return min(DICE, number) if is_foreign(state, state.target) else number


def number_clause(state: RawsikoState, number: int) -> str:
    """The clause that a number too large breaks. Of enough resources some have moved (W11.15) or one must stay."""
    attacks = is_foreign(state, state.target)
    if number > state.total[state.source] or (attacks and number > DICE):
        return "W11.7" if attacks else "W11.6"
    return "W11.20" if number <= unmoved(state, state.source) else "W11.15"


def move(rules: Rules, state: RawsikoState, log: Log) -> None:
    """W11.11, W11.12, with the bookkeeping of W11.14."""
    source, target, number = state.source, state.target, state.number
    if log.on:
        tell_move(rules, state, log)
    state.owner[target] = state.active
    state.total[source] -= number
    state.total[target] += number
    state.moved[target] += number
    battle.vacate(rules, state, source, log)
    battle.end_move(state)


def tell_move(rules: Rules, state: RawsikoState, log: Log) -> None:
    names = rules.box.territories
    kind = "entered" if state.owner[state.target] == NOBODY else "moved"
    log.emit(
        kind,
        {
            "seat": state.active,
            "source": names[state.source],
            "target": names[state.target],
            "number": state.number,
        },
    )


class SourceChoice(Phase):
    """Between two moves: the source of the next one, or the end of the action phase."""

    kinds: tuple[str, ...] = ("source", "end_phase")

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        """Every own territory that something may leave (W11.4), and the end of the phase (W11.2)."""
        seat = state.active
        base = rules.ids.source
        sources = [
            base + territory
            for territory, owner in enumerate(state.owner)
            if owner == seat and movable(rules, state, territory) > 0
        ]
        sources.append(rules.ids.end_phase)
        return sources

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        if action == rules.ids.end_phase:
            return None
        territory = action - rules.ids.source
        name = rules.box.territories[territory]
        if state.owner[territory] != state.active:
            return Violation("W11.4", {"territory": name})
        if movable(rules, state, territory) > 0:
            return None
        return Violation("W11.20" if unmoved(state, territory) else "W11.16", {"territory": name})

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        if action == rules.ids.end_phase:
            turns.end_phase(rules, state, log)
            return
        state.source = action - rules.ids.source
        state.phase = TARGET


class TargetChoice(Phase):
    """The target of the move in progress."""

    kinds: tuple[str, ...] = ("target",)

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        """W11.5: any neighbour of the source."""
        return rules.targets[state.source][:]

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        territory = action - rules.ids.target
        if territory in rules.neighbours[state.source]:
            return None
        names = rules.box.territories
        return Violation("W11.5", {"territory": names[territory], "source": names[state.source]})

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        state.target = action - rules.ids.target
        state.phase = NUMBER


class NumberChoice(Phase):
    """The number of the move in progress, which is then carried out."""

    kinds: tuple[str, ...] = ("number",)

    def legal(self, rules: Rules, state: RawsikoState) -> list[int]:
        base = rules.ids.number
        return list(range(base + 1, base + most(rules, state) + 1))

    def check(self, rules: Rules, state: RawsikoState, action: int) -> Violation | None:
        number = action - rules.ids.number
        limit = most(rules, state)
        if number <= limit:
            return None
        return Violation(number_clause(state, number), {"number": number, "most": limit})

    def apply(self, rules: Rules, state: RawsikoState, action: int, log: Log) -> None:
        """W11.9: the move is carried out at once, or a battle begins (W11.13)."""
        state.number = action - rules.ids.number
        if is_foreign(state, state.target):
            battle.begin(rules, state, log)
        else:
            move(rules, state, log)
