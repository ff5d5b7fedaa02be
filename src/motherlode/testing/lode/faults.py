"""Broken variants of Lode, one planted fault each: what a law, or a test of secrecy elsewhere, must catch."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from motherlode.kernel import (
    CHANCE,
    SPECTATOR,
    Action,
    ActionList,
    Data,
    Facts,
    Log,
    Outcome,
    Prompt,
    Value,
    Violation,
    bounded,
    weighted,
)
from motherlode.testing.lode.actions import CLAIM, DIG, FIVE, REST, SELL
from motherlode.testing.lode.components import CLAIMS, ORES
from motherlode.testing.lode.game import Lode
from motherlode.testing.lode.state import BIDDING, CLAIMING, OVER, TURNS, LodeState, seats_of
from motherlode.testing.lode.view import ores_by_name

GOLD = 2
RUBBLE = 3


class UnevenLegality(Lode):
    """`check` allows to sell rubble, `legal` does not."""

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        if action == SELL + RUBBLE and state.phase == TURNS and seat == state.turn:
            return None
        return super().check(state, seat, action)


class TurnlessCheck(Lode):
    """`check` lets a seat rest when it is not its turn."""

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        return None if action == REST else super().check(state, seat, action)


class DeadEnd(Lode):
    """Nobody may rest, so that a seat can be left without any choice."""

    def legal(self, state: LodeState, seat: int) -> list[int]:
        return [id for id in super().legal(state, seat) if id != REST]

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        return Violation("L5.6") if action == REST else super().check(state, seat, action)


class SharingState(LodeState):
    """A state whose clones hold the same list of hands."""

    def clone(self) -> "SharingState":
        copy = sharing(super().clone())
        copy.hands = self.hands
        return copy


def sharing(state: LodeState) -> SharingState:
    return SharingState(
        state.phase,
        state.round,
        state.claim,
        state.lot,
        state.turn,
        state.turns_left,
        state.bank,
        state.seam,
        state.spoil,
        state.sold,
        state.pile,
        state.coins,
        state.hands,
        state.known,
        state.claims,
        state.bids,
        state.added,
        state.ready,
    )


class SharedList(Lode):
    """A clone is not independent."""

    def new(self, seats: int) -> LodeState:
        return sharing(super().new(seats))

    def load(self, data: Data) -> LodeState:
        return sharing(super().load(data))


class LentList(Lode):
    """A view holds a list of the state itself."""

    def view(self, state: LodeState, viewer: int) -> Data:
        return {**super().view(state, viewer), "coins": state.coins}


class LostField(Lode):
    """A dump forgets what is known of the hands."""

    def dump(self, state: LodeState) -> Data:
        return {**super().dump(state), "known": [0] * (seats_of(state) * ORES)}


class Tuples(Lode):
    """A view is not what JSON gives back."""

    def view(self, state: LodeState, viewer: int) -> Data:
        return {**super().view(state, viewer), "bids": (0, 0)}


class FalselyOpen(Lode):
    """Every viewer is said to see the same."""

    def is_open(self, state: LodeState) -> bool:
        return True


class GrowingNumbers(Lode):
    """The numbers for learners grow with the rounds."""

    def observe(self, state: LodeState, seat: int, recall: bool = False) -> list[int]:
        return [*super().observe(state, seat, recall), *([0] * state.round)]


class OptionalAction(Lode):
    """An option adds an action to the list."""

    def __init__(self, given_options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        super().__init__(given_options, components)
        if self.rules.market_sinks:
            self.actions = ActionList([*self.actions, Action("haggle", "L5.4")])


class Remembering(Lode):
    """The game itself remembers what it sold: it is not stateless."""

    sales: int = 0

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        if seat != CHANCE and SELL <= action < SELL + ORES:
            self.sales += 1
            if self.sales == 7:
                state.sold[action - SELL] += 1
        super().apply(state, seat, action, log)


class LeakInView(Lode):
    """Everyone sees what is left in the seam."""

    def view(self, state: LodeState, viewer: int) -> Data:
        return {**super().view(state, viewer), "seam_by_ore": ores_by_name(self.rules, state.seam, 0)}


class LeakToSpectator(Lode):
    """The spectator sees the hands."""

    def view(self, state: LodeState, viewer: int) -> Data:
        data = super().view(state, viewer)
        if viewer == SPECTATOR:
            data["hands"] = state.hands[:]
        return data


class LeakOfUnfinished(Lode):
    """A bid shows while it is being counted out."""

    def view(self, state: LodeState, viewer: int) -> Data:
        return {**super().view(state, viewer), "stakes": [int(coins > 0) for coins in state.bids]}


class LeakInEvent(Lode):
    """Everyone hears what was found."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        for event in log.events:
            if event.kind == "found":
                event.facts["ore"] = self.rules.ore_name(action)


class NoisyBid(Lode):
    """Counting out a five is heard."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        if seat != CHANCE and action == FIVE:
            log.emit("rested", {"seat": seat})
        super().apply(state, seat, action, log)


class QuietSale(Lode):
    """A sale shows a hidden card and does not say so."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        for event in log.events:
            if event.kind == "sold":
                event.reveals = False


class LeakInLegal(Lode):
    """To dig is offered only while there is gold to find."""

    def legal(self, state: LodeState, seat: int) -> list[int]:
        return [id for id in super().legal(state, seat) if id != DIG or state.seam[GOLD]]


class LeakInCheck(Lode):
    """A refusal to dig tells how much gold is left."""

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        violation = super().check(state, seat, action)
        if violation is not None and violation.clause == "L5.2":
            return Violation("L5.2", {**violation.facts, "cards": state.seam[GOLD]})
        return violation


class LeakInObserve(Lode):
    """The numbers for learners hold the gold that is left."""

    def observe(self, state: LodeState, seat: int, recall: bool = False) -> list[int]:
        return [*super().observe(state, seat, recall), state.seam[GOLD]]


class LeakInFacts(Lode):
    """The label of digging tells how much gold is left."""

    def facts(self, state: LodeState, seat: int, action: int) -> Facts:
        facts = super().facts(state, seat, action)
        if action == DIG:
            facts["gold"] = state.seam[GOLD]
        return facts


class LeakInPrompt(Lode):
    """Whoever bids is told the highest bid so far."""

    def prompt(self, state: LodeState, seat: int) -> Prompt:
        prompt = super().prompt(state, seat)
        return replace(prompt, facts={**prompt.facts, "highest": max(state.bids)})


class LeakInContinues(Lode):
    """A bid counts as begun as soon as somebody has bid five."""

    def prompt(self, state: LodeState, seat: int) -> Prompt:
        prompt = super().prompt(state, seat)
        return replace(prompt, continues=prompt.continues or max(state.bids) >= 5)


class OpenGesture(Lode):
    """A bid that was begun does not continue: half a secret choice would be sent as a move."""

    def prompt(self, state: LodeState, seat: int) -> Prompt:
        prompt = super().prompt(state, seat)
        return replace(prompt, continues=False)


class ContinuesTwice(Lode):
    """The short cut says something else than the prompt."""

    def continues(self, state: LodeState, seat: int) -> bool:
        return True


class LeakInToAct(Lode):
    """A seat whose whole hand is rubble is not asked to bid."""

    def to_act(self, state: LodeState) -> tuple[int, ...]:
        owing = super().to_act(state)
        if state.phase != BIDDING or len(owing) < 2:
            return owing
        return tuple([seat for seat in owing if any(state.hands[seat * ORES : seat * ORES + RUBBLE])]) or owing


class UntoldDraw(Lode):
    """A hidden draw passes for an open one."""

    def secret(self, state: LodeState, seat: int, action: int, viewer: int) -> bool:
        return seat != CHANCE and super().secret(state, seat, action, viewer)


class TrueWorlds(Lode):
    """What a viewer imagines is the truth."""

    def determinise(self, state: LodeState, viewer: int, rng: Random) -> LodeState:
        return state.clone()


class TrueBids(Lode):
    """What a viewer imagines has the true sealed bids."""

    def determinise(self, state: LodeState, viewer: int, rng: Random) -> LodeState:
        world = super().determinise(state, viewer, rng)
        world.bids = state.bids[:]
        world.added = state.added[:]
        return world


class TrueHands(Lode):
    """Only the sealed bids are imagined."""

    def determinise(self, state: LodeState, viewer: int, rng: Random) -> LodeState:
        world = super().determinise(state, viewer, rng)
        world.hands = state.hands[:]
        world.seam = state.seam[:]
        return world


class ForgetfulWorlds(Lode):
    """What was seen of a hand is forgotten in an imagined world."""

    def determinise(self, state: LodeState, viewer: int, rng: Random) -> LodeState:
        before = state.clone()
        before.known = [0] * len(state.known)
        return super().determinise(before, viewer, rng)


class SpoiledTruth(Lode):
    """Imagining a world uses the true state up."""

    def determinise(self, state: LodeState, viewer: int, rng: Random) -> LodeState:
        world = super().determinise(state, viewer, rng)
        state.seam[0] = world.seam[0]
        return world


class ForgottenClause(Lode):
    """A refusal names a clause that the rules do not have."""

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        violation = super().check(state, seat, action)
        return Violation("L5.9") if violation is not None and violation.clause == "L5.5" else violation


class ChangingRefusal(Lode):
    """Being refused a sale costs a coin."""

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        violation = super().check(state, seat, action)
        if violation is not None and action == SELL + GOLD and state.coins[seat]:
            state.coins[seat] -= 1
            state.bank += 1
        return violation


class FlatSample(Lode):
    """All outcomes of chance are drawn alike, whatever their weights."""

    def sample(self, state: LodeState, rng: Random) -> int:
        outcomes = self.chance(state)
        return outcomes[bounded(rng, len(outcomes))][0]


class FlatDraw(Lode):
    """A number falls on all outcomes of chance alike, whatever their weights."""

    def draw_at(self, state: LodeState, number: int) -> int:
        outcomes = self.chance(state)
        return outcomes[number % len(outcomes)][0]


class EmptyWeights(Lode):
    """Chance lists claims that are used up."""

    def chance(self, state: LodeState) -> list[tuple[int, int]]:
        if state.phase != CLAIMING:
            return super().chance(state)
        return [(CLAIM + claim, state.pile[claim]) for claim in range(CLAIMS)]


class HashOrder(Lode):
    """The outcomes are drawn in the order of a set of names."""

    def sample(self, state: LodeState, rng: Random) -> int:
        weights = dict(super().chance(state))
        names = {str(self.draws[id]) for id in weights}
        ids = [self.draws.parse(name) for name in names]
        return weighted(rng, [(id, weights[id]) for id in ids])


class LostCoin(Lode):
    """The coin for a dig never reaches the bank."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        if seat != CHANCE and action == DIG:
            state.bank -= 1


class QuietPayment(Lode):
    """Coins change hands and no event tells it."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        if action == REST and seat > 0 and state.coins[0]:
            state.coins[0] -= 1
            state.coins[seat] += 1


class Endless(Lode):
    """The last turn is played again and again."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        if state.phase == OVER:
            state.phase = TURNS
            state.turns_left = 1


class EndlessDraws(Lode):
    """Chance deals a card and takes it back."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        if seat != CHANCE:
            super().apply(state, seat, action, log)


class Miscount(Lode):
    """Rubble scores."""

    def outcome(self, state: LodeState) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        scores = tuple(
            [
                {**score, "ore": score["ore"] + state.hands[seat * ORES + RUBBLE]}
                for seat, score in enumerate(outcome.scores)
            ]
        )
        return Outcome(scores, tuple([sum(score.values()) for score in scores]), outcome.ranks, outcome.clause)


class UntoldEvent(Lode):
    """An event has no text."""

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, log)
        if seat != CHANCE and action == REST:
            log.emit("yawned", {"seat": seat})


class UntoldReason(Lode):
    """A refusal lacks a fact that its text needs."""

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        violation = super().check(state, seat, action)
        return Violation("L5.2", {"needed": 1}) if violation is not None and violation.clause == "L5.2" else violation
