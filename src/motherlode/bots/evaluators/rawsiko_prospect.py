"""What a position of RAWsiko promises a seat that searches, and so sees in the world at hand what its rivals are after.

The own goals by the chances of their materials, less those of the rivals, and the shape of the own force.
"""

from math import exp, sqrt
from typing import Final

from motherlode.bots.evaluators.rawsiko_homes import homes
from motherlode.bots.evaluators.rawsiko_lands import (
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

FAR: Final = 4  # links beyond which nothing is planned
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


class Prospect:
    """Judges positions for one seat; the rivals hold the goals that the world at hand gives them."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.rings: Final = rings(rules.box, FAR)
        self.finds: Final = finds(rules.box)
        self.needs: Final = [bits(needs) for needs in rules.goal_needs]
        self.homes: Final = homes(rules.box)
        self.stages: Final = {seats: [stages(place, seats) for place in range(seats)] for seats in SEATS}

    def value(self, state: RawsikoState, seat: int) -> float:
        """In points of the game, for a seat that is not eliminated."""
        lands = Lands(self.rules, state)
        ages = self.stages[state.seats][state.order.index(seat)]
        stage = ages[min(LONG, phases_to_come(self.rules, state, seat))]
        own = self.own_hopes(state, seat, lands, stage)
        value = own.worth + self.wealth(state, seat, lands, stage)
        value += self.rivalry(state, seat, lands, ages, stage, own)
        return value if state.counter else value + self.home(state, lands.of[seat], stage)

    def home(self, state: RawsikoState, territories: list[int], stage: Stage) -> float:
        """Before turn 1: where to begin."""
        worth = self.homes[state.seats]
        return stage.home * sum([worth[territory] for territory in territories])

    def own_hopes(self, state: RawsikoState, seat: int, lands: Lands, stage: Stage) -> Hopes:
        lack = self.lack(state, seat, seat, lands, stage, OWN, stage.phases)
        return self.hopes(goals_of(state, seat), lack, lands.held[seat], stage.early, stage.hope, stage.held)

    def wealth(self, state: RawsikoState, seat: int, lands: Lands, stage: Stage) -> float:
        """Materials, resources on the map and to come, and how they stand."""
        materials = lands.held[seat].bit_count()
        resources = state.to_place[seat] + credit(materials) * investments(self.rules, state)
        crowd = front = weak = near = others = 0
        feared = rivals_to_come(self.rules, state, seat)
        for other, mask in enumerate(lands.masks):
            if other != seat:
                others |= mask
        for territory in lands.of[seat]:
            garrison = state.total[territory]
            resources += garrison
            crowd += max(0, garrison - STACK)
            beside = self.rings[territory][0]
            near |= beside
            if beside & others:
                front += garrison
                if garrison == 1 and self.threat(state, territory, feared) >= STACK:
                    weak += 1
        value = stage.material * materials + stage.resource * resources + stage.territory * len(lands.of[seat])
        value += stage.crowd * crowd + stage.front * front - stage.weak * weak
        return value + stage.room * (near & ~others & ~lands.masks[seat]).bit_count()

    def rivalry(
        self, state: RawsikoState, seat: int, lands: Lands, ages: list[Stage], stage: Stage, own: Hopes
    ) -> float:
        """What the rivals have and hope for takes away, the leader most; and the chance to end up ahead of them all."""
        value, worth, top, ahead = 0.0, 0.0, 0.0, 1.0
        odds = Odds(stage.rival_loss, stage.rival_take, stage.rival_far, stage.menace)
        for rival in range(state.seats):
            if rival == seat or rival in state.eliminated:
                continue
            hopes = self.rival_hopes(state, seat, rival, lands, ages, stage, odds)
            worth += hopes.worth
            top = max(top, hopes.worth)
            doubt = sqrt(own.spread + hopes.spread + stage.doubt * stage.doubt)
            ahead /= 1 + exp(LEAD * (hopes.mean - own.mean) / doubt)
            force = sum([state.total[territory] for territory in lands.of[rival]])
            value -= stage.rival_material * lands.held[rival].bit_count() + stage.rival_resource * force
        return value - stage.rival * worth - stage.leader * top + VICTORY * stage.victory * ahead

    def rival_hopes(
        self, state: RawsikoState, seat: int, rival: int, lands: Lands, ages: list[Stage], stage: Stage, odds: Odds
    ) -> Hopes:
        phases = min(LONG, phases_to_come(self.rules, state, rival, running=True))
        lack = self.lack(state, rival, seat, lands, ages[phases], odds, phases)
        left = phases / LONG
        early, held = stage.rival_early * left, stage.rival_held * left
        return self.hopes(goals_of(state, rival), lack, lands.held[rival], early, RIVAL_HOPE, held)

    def hopes(
        self, goals: list[int], lack: list[float], materials: int, early: float, hope: float, held: float
    ) -> Hopes:
        """Goals by the chance of all their materials, by how much of them is in sight, and by what is held of them."""
        found = Hopes()
        for goal in goals:
            needs = self.needs[goal]
            together, total = 1.0, 0.0
            for material in needs:
                chance = 1 - lack[material]
                together *= chance
                total += chance
            points = self.rules.goal_vp[goal]
            share = (self.rules.goal_needs[goal] & materials).bit_count() / len(needs)
            found.worth += points * ((1 - early) * together + early * (total / len(needs)) ** hope + held * share)
            found.mean += points * together
            found.spread += points * points * together * (1 - together)
        return found

    def lack(
        self, state: RawsikoState, seat: int, viewer: int, lands: Lands, stage: Stage, odds: Odds, phases: int
    ) -> list[float]:
        """For each material how likely the seat is not to control it in the end; 1 where no goal needs it."""
        lack = [1.0] * self.rules.materials
        feared = rivals_to_come(self.rules, state, seat)
        for territory in lands.of[seat]:
            risk = self.risk(state, territory, feared, viewer, lands, stage, odds) if feared else 0.0
            for material in self.rules.box.placements[territory]:
                lack[material] *= risk
        for material in bits(state.taken[seat]):
            lack[material] = 0.0
        if phases:
            for material in bits(lands.lacking[seat]):
                lack[material] = self.missed(state, lands.masks[seat], material, min(phases, FAR), stage, odds)
        return lack

    def risk(
        self,
        state: RawsikoState,
        territory: int,
        feared: list[int],
        viewer: int,
        lands: Lands,
        stage: Stage,
        odds: Odds,
    ) -> float:
        """How likely a territory is lost, by its garrison and the rivals beside it, and whether they need it."""
        threat = mine = 0
        wanted = False
        materials = self.rules.materials_of[territory]
        for near in self.rules.neighbours[territory]:
            owner = state.owner[near]
            if owner in feared:
                threat += state.total[near]
                if owner == viewer:
                    mine += state.total[near]
                if lands.lacking[owner] & materials:
                    wanted = True
        if not threat:
            return 0.0
        loss = odds.loss * stage.loss * threat**stage.threat / state.total[territory] ** stage.garrison
        if wanted:
            loss *= stage.wanted
        loss *= 1 + (odds.menace - 1) * mine / threat
        return float(loss / (1 + loss))

    def missed(self, state: RawsikoState, mask: int, material: int, phases: int, stage: Stage, odds: Odds) -> float:
        """How likely a material is not taken, at the best place that has it and at the next best."""
        best = second = 0.0
        for place in self.finds[material]:
            rings = self.rings[place]
            for steps in range(phases):
                if mask & rings[steps]:
                    chance = self.far(steps, stage, odds) if steps else self.near(state, mask, place, stage, odds)
                    if chance > best:
                        best, second = chance, best
                    else:
                        second = max(second, chance)
                    break
        return (1 - best) * (1 - stage.second * second)

    def near(self, state: RawsikoState, mask: int, place: int, stage: Stage, odds: Odds) -> float:
        """The chance to take a place beside an own territory."""
        total = state.total[place]
        if not total:
            chance = odds.take * stage.empty
        else:
            force = sum([state.total[near] for near in self.rules.neighbours[place] if mask >> near & 1])
            chance = odds.take * stage.take * force**stage.force / total**stage.defence
        return float(chance / (1 + chance))

    def far(self, steps: int, stage: Stage, odds: Odds) -> float:
        """The chance to take a place that is further away."""
        chance = odds.far * stage.far[steps]
        return chance / (1 + chance)

    def threat(self, state: RawsikoState, territory: int, feared: list[int]) -> int:
        return sum([state.total[near] for near in self.rules.neighbours[territory] if state.owner[near] in feared])
