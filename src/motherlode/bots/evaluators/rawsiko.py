"""What a position of RAWsiko is worth: goals within reach, how safe their materials are, resources and investments."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.bots.evaluators.base import Evaluator, Term
from motherlode.bots.evaluators.rawsiko_lands import FAR, investments, phases_to_come, rivals_to_come
from motherlode.bots.evaluators.rawsiko_prospect import Prospect, Tables
from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.actions import credit
from motherlode.games.rawsiko.control import bits
from motherlode.games.rawsiko.dice import odds
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.phases.battle import defenders, settle
from motherlode.games.rawsiko.phases.moves import is_foreign
from motherlode.games.rawsiko.scoring import goals_of
from motherlode.games.rawsiko.state import ATTACK, DEFENCE, NOBODY, NUMBER, RawsikoState
from motherlode.kernel import SILENT

# Most are fitted by play against itself, each seat with other constants: docs/strength.md.
STEP: Final = 0.8  # what is left of a chance for every link further away
TAKE: Final = [0.74, 0.57, 0.41, 0.29, 0.2, 0.15, 0.1]  # by the resources that defend
STRONG: Final = len(TAKE) - 1
REACH: Final = [[chance * STEP**steps for chance in TAKE] for steps in range(FAR)]
FORCE: Final = 0.5  # how much of that depends on the own force beside it
GUARD: Final = 0.5  # own resources that are a match for one that defends
HOPE: Final = 3.0  # how steeply a goal rises with its materials
EARLY: Final = 0.85  # how much of a goal is judged by what is in sight, at the start of a match
HELD: Final = 1.0  # of the points of a goal for the share of its materials that is held, at the start of a match
MARCH: Final = 0.065  # how much of the neighbours' force is feared at the end of a match
CALM: Final = 0.45  # how much less at its start
UNSEEN: Final = 0.98  # holding a territory that no rival borders on
RESOURCE: Final = 0.25
MATERIAL: Final = 0.55  # at the start of a match
TIE: Final = 0.05  # a material at its end
TERRITORY: Final = 0.04
RIVAL: Final = 0.27  # a material in the hands of another seat
ELIMINATED: Final = -40.0
OUT: Final = -200.0  # the same as a prospect: less than any position has

# By action phases to come, and last before turn 1: the prospect that is usual, for three, four and five seats, and the
# lead that makes victory e times as likely. Up to 3 phases the leads are rounded from fits to the winners of 3,000
# matches each against greedy bots; further off prospects foretell nothing, and leads are set by hand. With what is
# usual, prospects promise in the mean the share of victories that a seat won in 1,500 such matches.
USUAL: Final = {
    3: [-8.0, 38.0, 9.0, -13.0, -11.0, 4.0, 33.0],
    4: [-18.0, 43.0, 7.0, -20.0, -22.0, -12.0, 24.0],
    5: [-29.0, 30.0, -6.0, -33.0, -34.0, -23.0, 18.0],
}
LEADS: Final = [17.0, 23.0, 30.0, 35.0, 45.0, 45.0, 45.0]
EARLIEST: Final = 5  # more phases to come are like these
BEFORE: Final = 6  # turn 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RawsikoEvaluator(Evaluator):
    """Adds up the goals a seat holds or may reach, and what its resources promise."""

    prior_temperature = 0.5
    exploration = 0.05
    own_choices_only = True
    counts_rivals = True
    belief_temperature = 3.0
    iterations_per_second = 1_000
    choices_per_turn = 6

    def __init__(self, game: Rawsiko) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.tables = Tables(game.rules)

    def value(self, state: RawsikoState, seat: int) -> float:
        """Not before the order of the seats is drawn, with which every match begins: turns to come depend on it."""
        return self.position_value(state, seat, running=False)

    def terms(self, state: RawsikoState, seat: int) -> list[Term]:
        if state.phase in (ATTACK, DEFENCE):
            return blended([(chance, self.terms(after, seat)) for chance, after in self.outcomes(state)])
        if seat in state.eliminated:
            return [Term("eliminated", ELIMINATED)]
        horizon = phases_to_come(self.rules, state, seat)
        held, left = holdings(self.rules, state), horizon / self.rules.turns
        rivals = sum([materials.bit_count() for other, materials in enumerate(held) if other != seat])
        return [
            *self.goal_terms(state, seat, held[seat], horizon),
            Term("materials", material_worth(left) * held[seat].bit_count()),
            Term("resources", RESOURCE * self.resources(state, seat, held[seat]) * left),
            Term("spread", TERRITORY * state.owner.count(seat)),
            Term("rivals", -RIVAL * rivals),
        ]

    def goal_terms(self, state: RawsikoState, seat: int, held: int, horizon: int) -> list[Term]:
        chances, left = self.chances(state, seat, horizon), horizon / self.rules.turns
        names = self.rules.box.goals
        return [
            Term("goal", self.goal_value(goal, chances, left) + self.held_value(goal, held, left), names[goal])
            for goal in goals_of(state, seat)
        ]

    def prospect(self, state: RawsikoState, seat: int) -> float:
        """What the position is worth beyond what is usual at this stage: rivals are counted in the prospect itself."""
        if state.phase in (ATTACK, DEFENCE):
            return sum([chance * self.prospect(after, seat) for chance, after in self.outcomes(state)])
        if seat in state.eliminated:
            return OUT
        return Prospect(self.tables, state, seat).value() - USUAL[state.seats][self.stage(state, seat)]

    def prospect_terms(self, state: RawsikoState, seat: int) -> list[Term]:
        if state.phase in (ATTACK, DEFENCE):
            return blended([(chance, self.prospect_terms(after, seat)) for chance, after in self.outcomes(state)])
        if seat in state.eliminated:
            return [Term("eliminated", OUT)]
        usual = USUAL[state.seats][self.stage(state, seat)]
        return [*Prospect(self.tables, state, seat).terms(), Term("usual", -usual)]

    def rival_prospect(self, state: RawsikoState, seat: int) -> float:
        return 0.0

    def belief_value(self, state: RawsikoState, seat: int) -> float:
        """The value, with the phase that a rival has just begun still to come."""
        return self.position_value(state, seat, running=True)

    def position_value(self, state: RawsikoState, seat: int, running: bool) -> float:
        """The value, with or without what the running action phase may still bring."""
        if state.phase in (ATTACK, DEFENCE):
            return sum([chance * self.position_value(after, seat, running) for chance, after in self.outcomes(state)])
        if seat in state.eliminated:
            return ELIMINATED
        horizon = phases_to_come(self.rules, state, seat, running)
        held = holdings(self.rules, state)
        chances = self.chances(state, seat, horizon)
        left = horizon / self.rules.turns
        value = TERRITORY * state.owner.count(seat) + RIVAL * held[seat].bit_count()
        value += material_worth(left) * held[seat].bit_count()
        value += RESOURCE * self.resources(state, seat, held[seat]) * left
        for goal in goals_of(state, seat):
            value += self.goal_value(goal, chances, left) + self.held_value(goal, held[seat], left)
        for materials in held:
            value -= RIVAL * materials.bit_count()
        return value

    def is_comparable(self, before: RawsikoState, after: RawsikoState) -> bool:
        """What is usual, and where to begin, count otherwise before turn 1."""
        return bool(before.counter) == bool(after.counter)

    def is_underway(self, state: RawsikoState) -> bool:
        """Territories and placement before turn 1 are judged as a whole."""
        return bool(state.counter)

    def lead(self, state: RawsikoState) -> float:
        return LEADS[self.stage(state, state.active)]

    def stage(self, state: RawsikoState, seat: int) -> int:
        """Where the match stands for a seat, in the tables of what is usual and of leads."""
        return min(EARLIEST, phases_to_come(self.rules, state, seat)) if state.counter else BEFORE

    def outcomes(self, state: RawsikoState) -> list[tuple[float, RawsikoState]]:
        """How a battle may end, with the exact chances (W12.16)."""
        weights = odds(state.number, defenders(state))
        ends = []
        for lost, weight in enumerate(weights):
            after = state.clone()
            settle(self.rules, after, lost, SILENT)
            ends.append((weight / sum(weights), after))
        return ends

    def resources(self, state: RawsikoState, seat: int, held: int) -> int:
        """On the map, to be placed, and to be credited in the turns to come if nothing changes."""
        total = state.to_place[seat] + credit(held.bit_count()) * investments(self.rules, state)
        for territory, owner in enumerate(state.owner):
            if owner == seat:
                total += state.total[territory]
        return total

    def chances(self, state: RawsikoState, seat: int, horizon: int) -> list[float]:
        """For each material how likely the seat is to control it in the end."""
        lacking = [1.0] * self.rules.materials
        feared = rivals_to_come(self.rules, state, seat)
        march = MARCH * (1 - CALM * horizon / self.rules.turns)
        own = 0
        for territory, owner in enumerate(state.owner):
            if owner == seat:
                own |= 1 << territory
                risk = 1 - self.hold(state, territory, feared, march)
                for material in self.rules.box.placements[territory]:
                    lacking[material] *= risk
        for material in bits(state.taken[seat]):
            lacking[material] = 0.0
        if horizon and own:
            self.hope(state, seat, own, horizon, lacking)
        return [1 - risk for risk in lacking]

    def hold(self, state: RawsikoState, territory: int, feared: list[int], march: float) -> float:
        """How likely a territory is still held in the end, by its garrison and the rivals beside it."""
        if not feared:
            return 1.0
        threat = 0
        for near in self.rules.neighbours[territory]:
            if state.owner[near] in feared:
                threat += state.total[near]
        garrison = state.total[territory]
        return UNSEEN * garrison / (garrison + march * threat * threat / (threat + garrison)) if threat else UNSEEN

    def hope(self, state: RawsikoState, seat: int, own: int, horizon: int, lacking: list[float]) -> None:
        """Materials of own goals that are still to be won."""
        phases = min(horizon, FAR)
        for goal in goals_of(state, seat):
            for material in self.tables.needs[goal]:
                if lacking[material] == 1.0:
                    lacking[material] = 1 - self.reach(state, seat, own, material, phases)

    def reach(self, state: RawsikoState, seat: int, own: int, material: int, phases: int) -> float:
        """How likely a material can still be taken, at the nearest and weakest place that has it."""
        best = 0.0
        for place in self.tables.finds[material]:
            rings = self.tables.rings[place]
            for steps in range(phases):
                if own & rings[steps]:
                    chance = REACH[steps][min(state.total[place], STRONG)]
                    best = max(best, chance if steps else chance * self.pressure(state, seat, place))
                    break
        return best

    def pressure(self, state: RawsikoState, seat: int, place: int) -> float:
        """What the own force beside a place makes of the chance to take it."""
        force = 0
        for near in self.rules.neighbours[place]:
            if state.owner[near] == seat:
                force += state.total[near]
        return 1 - FORCE + FORCE * force / (force + GUARD * state.total[place])

    def held_value(self, goal: int, held: int, left: float) -> float:
        """What is held of a goal, even if the rest seems out of reach."""
        needs = self.rules.goal_needs[goal]
        share = (needs & held).bit_count() / needs.bit_count()
        return float(HELD * left * self.rules.goal_vp[goal] * share)

    def goal_value(self, goal: int, chances: list[float], left: float) -> float:
        """The points of a goal: by the chance of all its materials, and earlier by how much of it is in sight."""
        needs = self.tables.needs[goal]
        together, total = 1.0, 0.0
        for material in needs:
            together *= chances[material]
            total += chances[material]
        early = EARLY * left
        return float(self.rules.goal_vp[goal] * ((1 - early) * together + early * (total / len(needs)) ** HOPE))

    def promising(self, state: RawsikoState, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """Of the numbers of a move only a few: all, all but one, half, one; in an attack the most."""
        if state.phase != NUMBER or len(legal) < 3:
            return legal
        if is_foreign(state, state.target):
            return legal[-1:]
        return [legal[0], legal[len(legal) // 2], *legal[-2:]] if len(legal) > 4 else legal


def material_worth(left: float) -> float:
    """What a material is worth in itself, by how much of the match is left."""
    return TIE + MATERIAL * left


def blended(outcomes: list[tuple[float, list[Term]]]) -> list[Term]:
    """The terms to expect of several outcomes, each with its chance."""
    points: dict[tuple[str, str], float] = {}
    for chance, terms in outcomes:
        for term in terms:
            key = term.name, term.about
            points[key] = points.get(key, 0.0) + chance * term.points
    return [Term(name, expected, about) for (name, about), expected in points.items()]


def holdings(rules: Rules, state: RawsikoState) -> list[int]:
    """By seat: the materials of its territories (W9.1)."""
    held = [0] * state.seats
    for territory, owner in enumerate(state.owner):
        if owner != NOBODY:
            held[owner] |= rules.materials_of[territory]
    return held


EVALUATOR: Final = RawsikoEvaluator
