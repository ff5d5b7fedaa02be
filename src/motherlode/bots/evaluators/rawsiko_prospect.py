"""What a position of RAWsiko promises a seat that searches, and so sees in the world at hand what its rivals are after.

The own goals by the chances of their materials, less those of the rivals, and the shape of the own force.
"""

from math import exp, sqrt
from typing import Final

from motherlode.bots.evaluators.base import Term
from motherlode.bots.evaluators.rawsiko_homes import homes
from motherlode.bots.evaluators.rawsiko_lands import (
    FAR,
    Lands,
    finds,
    investments,
    phases_to_come,
    rings,
    rivals_to_come,
)
from motherlode.bots.evaluators.rawsiko_stage import LONG, Stage, stages
from motherlode.games.rawsiko.actions import credit
from motherlode.games.rawsiko.components import SEATS
from motherlode.games.rawsiko.control import bits
from motherlode.games.rawsiko.options import Rules
from motherlode.games.rawsiko.scoring import goals_of
from motherlode.games.rawsiko.state import RawsikoState

STACK: Final = 3  # more than can attack or defend at once
RIVAL_HOPE: Final = 3.0  # how steeply a goal of a rival rises with its materials
LEAD: Final = 1.7  # standard deviations to log odds
VICTORY: Final = 25.0  # points that a sure victory counts for


class Odds:
    """How the chances of a seat differ, as its viewer sees them, from those that the viewer would have in its place."""

    __slots__ = ("far", "loss", "menace", "take")

    def __init__(self, loss: float, take: float, far: float, menace: float) -> None:
        self.loss = loss
        self.take = take
        self.far = far
        self.menace = menace  # what the viewer's own force beside a territory counts for, next to others'


OWN: Final = Odds(1.0, 1.0, 1.0, 1.0)


class Hopes:
    """What the goals of a seat are worth, and the points they may bring: their mean and their variance."""

    __slots__ = ("mean", "spread", "worth")

    def __init__(self) -> None:
        self.worth = 0.0
        self.mean = 0.0
        self.spread = 0.0


class Wealth:
    """What a seat has, and how it stands."""

    __slots__ = ("crowd", "front", "materials", "resources", "room", "territories", "weak")

    def __init__(
        self, materials: int, resources: int, territories: int, crowd: int, front: int, weak: int, room: int
    ) -> None:
        self.materials = materials
        self.resources = resources  # on the map, to be placed and to be credited
        self.territories = territories
        self.crowd = crowd  # resources beyond the third on a territory
        self.front = front  # resources beside a rival
        self.weak = weak  # single resources beside three
        self.room = room  # empty places beside the own territories


class Rivals:
    """What the living rivals have and hope for, and the chance to end up ahead of them all."""

    __slots__ = ("ahead", "holdings", "top", "worth")

    def __init__(self, holdings: float, worth: float, top: float, ahead: float) -> None:
        self.holdings = holdings  # what their materials and resources take away
        self.worth = worth  # of all their goals
        self.top = top  # of the goals of the best of them
        self.ahead = ahead


class Tables:
    """What prospects look things up in."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.rings: Final = rings(rules.box)
        self.finds: Final = finds(rules.box)
        self.needs: Final = [bits(needs) for needs in rules.goal_needs]
        self.homes: Final = homes(rules.box)
        self.stages: Final = {seats: [stages(place, seats) for place in range(seats)] for seats in SEATS}


class Prospect:
    """A position as one seat sees it that is not eliminated; the rivals hold the goals that the world gives them."""

    __slots__ = ("ages", "lands", "rules", "seat", "stage", "state", "tables")

    def __init__(self, tables: Tables, state: RawsikoState, seat: int) -> None:
        self.tables = tables
        self.rules = tables.rules
        self.state = state
        self.seat = seat
        self.lands = Lands(tables.rules, state)
        self.ages: list[Stage] = tables.stages[state.seats][state.order.index(seat)]
        self.stage = self.ages[min(LONG, phases_to_come(tables.rules, state, seat))]

    def value(self) -> float:
        """In points of the game."""
        own = self.own_hopes()
        return own.worth + self.wealth_value() + self.rivalry(own) + self.home()

    def terms(self) -> list[Term]:
        """The parts of the value, grouped as players think of them."""
        stage, wealth, own = self.stage, self.wealth(), self.own_hopes()
        rivals = self.rivals(own)
        return [
            *self.goal_terms(),
            Term("materials", stage.material * wealth.materials),
            Term("resources", stage.resource * wealth.resources),
            Term("border", stage.front * wealth.front - stage.weak * wealth.weak),
            Term(
                "spread", stage.territory * wealth.territories + stage.crowd * wealth.crowd + stage.room * wealth.room
            ),
            Term("rivals", rivals.holdings - stage.rival * rivals.worth - stage.leader * rivals.top),
            Term("ahead", VICTORY * stage.victory * rivals.ahead),
            *self.home_terms(),
        ]

    def goal_terms(self) -> list[Term]:
        lack, names = self.own_lack(), self.rules.box.goals
        goals = goals_of(self.state, self.seat)
        return [Term("goal", self.own_hopes_of([goal], lack).worth, names[goal]) for goal in goals]

    def home_terms(self) -> list[Term]:
        if self.state.counter:
            return []
        worth, names = self.tables.homes[self.state.seats], self.rules.box.territories
        return [Term("home", self.stage.home * worth[place], names[place]) for place in self.lands.of[self.seat]]

    def home(self) -> float:
        """Before turn 1: where to begin."""
        if self.state.counter:
            return 0.0
        worth = self.tables.homes[self.state.seats]
        return self.stage.home * sum([worth[territory] for territory in self.lands.of[self.seat]])

    def wealth_value(self) -> float:
        """Materials, resources on the map and to come, and how they stand."""
        stage, own = self.stage, self.wealth()
        value = stage.material * own.materials + stage.resource * own.resources + stage.territory * own.territories
        value += stage.crowd * own.crowd + stage.front * own.front - stage.weak * own.weak
        return value + stage.room * own.room

    def wealth(self) -> Wealth:
        state, seat = self.state, self.seat
        materials = self.lands.held[seat].bit_count()
        resources = state.to_place[seat] + credit(materials) * investments(self.rules, state)
        feared = rivals_to_come(self.rules, state, seat)
        others = sum([mask for other, mask in enumerate(self.lands.masks) if other != seat])
        crowd = front = weak = near = 0
        for territory in self.lands.of[seat]:
            garrison = state.total[territory]
            beside = self.tables.rings[territory][0]
            resources += garrison
            crowd += max(0, garrison - STACK)
            near |= beside
            if beside & others:
                front += garrison
                weak += garrison == 1 and self.threat(territory, feared) >= STACK
        room = (near & ~others & ~self.lands.masks[seat]).bit_count()
        return Wealth(materials, resources, len(self.lands.of[seat]), crowd, front, weak, room)

    def threat(self, territory: int, feared: list[int]) -> int:
        state = self.state
        return sum([state.total[near] for near in self.rules.neighbours[territory] if state.owner[near] in feared])

    def rivalry(self, own: Hopes) -> float:
        """What the rivals have and hope for takes away, the leader most; and the chance to end up ahead of them all."""
        stage, rivals = self.stage, self.rivals(own)
        value = rivals.holdings - stage.rival * rivals.worth - stage.leader * rivals.top
        return value + VICTORY * stage.victory * rivals.ahead

    def rivals(self, own: Hopes) -> Rivals:
        state, stage = self.state, self.stage
        holdings, worth, top, ahead = 0.0, 0.0, 0.0, 1.0
        for rival in range(state.seats):
            if rival == self.seat or rival in state.eliminated:
                continue
            hopes = self.rival_hopes(rival)
            worth += hopes.worth
            top = max(top, hopes.worth)
            doubt = sqrt(own.spread + hopes.spread + stage.doubt * stage.doubt)
            ahead /= 1 + exp(LEAD * (hopes.mean - own.mean) / doubt)
            force = sum([state.total[territory] for territory in self.lands.of[rival]])
            holdings -= stage.rival_material * self.lands.held[rival].bit_count() + stage.rival_resource * force
        return Rivals(holdings, worth, top, ahead)

    # Goals.

    def own_hopes(self) -> Hopes:
        return self.own_hopes_of(goals_of(self.state, self.seat), self.own_lack())

    def own_lack(self) -> list[float]:
        return self.lack(self.seat, self.stage, OWN)

    def own_hopes_of(self, goals: list[int], lack: list[float]) -> Hopes:
        stage = self.stage
        return self.hopes(self.seat, goals, lack, stage.early, stage.hope, stage.held)

    def rival_hopes(self, rival: int) -> Hopes:
        """As the seat would see its own in the place of the rival, but for some odds."""
        stage = self.stage
        phases = min(LONG, phases_to_come(self.rules, self.state, rival, running=True))
        odds = Odds(stage.rival_loss, stage.rival_take, stage.rival_far, stage.menace)
        lack = self.lack(rival, self.ages[phases], odds)
        left = phases / LONG
        goals = goals_of(self.state, rival)
        return self.hopes(rival, goals, lack, stage.rival_early * left, RIVAL_HOPE, stage.rival_held * left)

    def hopes(self, seat: int, goals: list[int], lack: list[float], early: float, hope: float, held: float) -> Hopes:
        """Goals by the chance of all their materials, by how much of them is in sight, and by what is held of them."""
        found = Hopes()
        for goal in goals:
            needs = self.tables.needs[goal]
            together, total = 1.0, 0.0
            for material in needs:
                chance = 1 - lack[material]
                together *= chance
                total += chance
            points = self.rules.goal_vp[goal]
            share = (self.rules.goal_needs[goal] & self.lands.held[seat]).bit_count() / len(needs)
            found.worth += points * ((1 - early) * together + early * (total / len(needs)) ** hope + held * share)
            found.mean += points * together
            found.spread += points * points * together * (1 - together)
        return found

    # Chances.

    def lack(self, seat: int, stage: Stage, odds: Odds) -> list[float]:
        """For each material how likely the seat is not to control it in the end; 1 where no goal needs it."""
        lack = [1.0] * self.rules.materials
        feared = rivals_to_come(self.rules, self.state, seat)
        for territory in self.lands.of[seat]:
            risk = self.risk(territory, feared, stage, odds)
            for material in self.rules.box.placements[territory]:
                lack[material] *= risk
        for material in bits(self.state.taken[seat]):
            lack[material] = 0.0
        if stage.phases:
            for material in bits(self.lands.lacking[seat]):
                lack[material] = self.missed(self.lands.masks[seat], material, stage, odds)
        return lack

    def risk(self, territory: int, feared: list[int], stage: Stage, odds: Odds) -> float:
        """How likely a territory is lost, by its garrison and the rivals beside it, and whether they need it."""
        state = self.state
        threat = mine = needed = 0
        for near in self.rules.neighbours[territory]:
            owner = state.owner[near]
            if owner in feared:
                threat += state.total[near]
                mine += state.total[near] if owner == self.seat else 0
                needed |= self.lands.lacking[owner] & self.rules.materials_of[territory]
        if not threat:
            return 0.0
        loss = odds.loss * stage.loss * threat**stage.threat / state.total[territory] ** stage.garrison
        loss *= 1 + (odds.menace - 1) * mine / threat
        if needed:
            loss *= stage.wanted
        return float(loss / (1 + loss))

    def missed(self, mask: int, material: int, stage: Stage, odds: Odds) -> float:
        """How likely a material is not taken, at the best place that has it and at the next best."""
        best = second = 0.0
        phases = min(stage.phases, FAR)
        for place in self.tables.finds[material]:
            rings = self.tables.rings[place]
            for steps in range(phases):
                if mask & rings[steps]:
                    chance = odds.far * stage.far[steps] if steps else self.near(mask, place, stage, odds)
                    chance /= 1 + chance
                    if chance > best:
                        best, second = chance, best
                    else:
                        second = max(second, chance)
                    break
        return (1 - best) * (1 - stage.second * second)

    def near(self, mask: int, place: int, stage: Stage, odds: Odds) -> float:
        """The odds to take a place beside an own territory."""
        total = self.state.total
        if not total[place]:
            return odds.take * stage.empty
        force = sum([total[near] for near in self.rules.neighbours[place] if mask >> near & 1])
        return float(odds.take * stage.take * force**stage.force / total[place] ** stage.defence)
