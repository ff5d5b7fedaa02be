"""Lode as a Game: dispatch by phase. The rules are in rules/en.md, chapter by chapter as the modules."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from mypy_extensions import mypyc_attr

from motherlode.kernel import (
    CHANCE,
    Data,
    Facts,
    Field,
    Game,
    Info,
    Log,
    Outcome,
    Prompt,
    Value,
    Violation,
    resolve,
    weighted,
)
from motherlode.testing.lode import observation as observations
from motherlode.testing.lode import scoring, setup, view
from motherlode.testing.lode import state as states
from motherlode.testing.lode.actions import ADD, DIG, DONE, FIVE, ONE, SELL, action_list, draw_list
from motherlode.testing.lode.components import CARDS, MOST_ROUNDS, MOST_SEATS, ORES, Box
from motherlode.testing.lode.options import OPTIONS, Rules
from motherlode.testing.lode.phases import bidding, draws, turns
from motherlode.testing.lode.state import BIDDING, TURNS, LodeState


@mypyc_attr(allow_interpreted_subclasses=True)
class Lode(Game[LodeState]):
    """Five claims, a seam of ore, and neighbours whose hands one does not see."""

    def __init__(self, given_options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        box = Box(components)
        self.options = resolve(OPTIONS, given_options or {})
        self.rules = Rules(box, self.options)
        self.actions = action_list(box)
        self.draws = draw_list(box)
        self.checksum = box.checksum
        self.packings = {}
        # A seat bids all coins of the box in fives, ones, an ore and done, and then has its turn.
        gestures = box.coins // 5 + bidding.MOST_ONES + 3
        self.info = Info(
            "lode", 1, "Lode", (2, 3, 4), OPTIONS, MOST_ROUNDS * MOST_SEATS * gestures, CARDS + MOST_ROUNDS
        )

    def new(self, seats: int) -> LodeState:
        self.require_seats(seats)
        return setup.new(self.rules, seats)

    def to_act(self, state: LodeState) -> tuple[int, ...]:
        if draws.is_due(state):
            return (CHANCE,)
        if state.phase == BIDDING:
            return bidding.askers(state)
        return (state.turn,) if state.phase == TURNS else ()

    def legal(self, state: LodeState, seat: int) -> list[int]:
        if bidding.is_asked(state, seat):
            return bidding.legal(state, seat)
        if state.phase == TURNS and seat == state.turn:
            return turns.legal(self.rules, state, seat)
        return []

    def check(self, state: LodeState, seat: int, action: int) -> Violation | None:
        if state.phase == BIDDING and action <= DONE:
            return bidding.check(self.rules, state, seat, action)
        if state.phase == TURNS and action > DONE:
            return turns.check(self.rules, state, seat, action)
        return self._out_of_phase(state, seat, action)

    def _out_of_phase(self, state: LodeState, seat: int, action: int) -> Violation:
        if ADD <= action < ADD + ORES:
            return bidding.refused_ore(self.rules, state, seat, action - ADD)
        if action == DIG:
            return turns.refused_dig(state, seat)
        if SELL <= action < SELL + ORES:
            return turns.refused_sale(self.rules, action - SELL)
        return Violation(self.actions[action].clause)

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        if seat == CHANCE:
            draws.apply(self.rules, state, action, log)
        elif state.phase == BIDDING:
            bidding.apply(self.rules, state, seat, action, log)
        else:
            turns.apply(self.rules, state, seat, action, log)

    def chance(self, state: LodeState) -> list[tuple[int, int]]:
        return draws.outcomes(state)

    def sample(self, state: LodeState, rng: Random) -> int:
        return weighted(rng, draws.outcomes(state))

    def secret(self, state: LodeState, seat: int, action: int, viewer: int) -> bool:
        if seat == CHANCE:
            receiver = draws.receiver(state)
            return receiver >= 0 and receiver != viewer
        return state.phase == BIDDING and seat != viewer

    def prompt(self, state: LodeState, seat: int) -> Prompt:
        if state.phase == BIDDING:
            lot: Facts = {
                "claim": self.rules.claim_name(state.claim),
                "ore": self.rules.ore_name(state.lot),
                "coins": state.bids[seat],
                "added": self.rules.ore_name(state.added[seat]),
            }
            has_begun = bidding.has_begun(state, seat)
            return Prompt("bid", ("L4.1", "L4.2", "L4.3", "L4.4", "L4.5"), lot, continues=has_begun)
        return Prompt("turn", ("L5.1", "L5.2", "L5.3", "L5.6"), {"round": state.round})

    def facts(self, state: LodeState, seat: int, action: int) -> Facts:
        facts = self.actions.facts(action)
        if action in (FIVE, ONE):
            facts["coins"] = state.bids[seat] + (5 if action == FIVE else 1)
        elif ADD <= action < ADD + ORES:
            facts["coins"] = self.rules.worth[action - ADD]
        elif action == DONE:
            facts["coins"] = bidding.height(self.rules, state, seat)
        elif action == DIG:
            facts["coins"] = turns.DIG_COST
        elif SELL <= action < SELL + ORES:
            facts["coins"] = turns.price(self.rules, state, action - SELL)
        return facts

    def view(self, state: LodeState, viewer: int) -> Data:
        return view.view(self.rules, state, viewer)

    def determinise(self, state: LodeState, viewer: int, rng: Random) -> LodeState:
        return view.determinise(state, viewer, rng)

    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        return observations.observation(self.rules, seats)

    def observe(self, state: LodeState, seat: int, recall: bool = False) -> list[int]:
        return observations.observe(state, seat, self.to_act(state))

    def observe_packed(self, state: LodeState, seat: int, recall: bool = False) -> bytes:
        return self.packing(states.seats_of(state), recall).pack(self.observe(state, seat, recall))

    def outcome(self, state: LodeState) -> Outcome | None:
        return scoring.outcome(self.rules, state)

    def dump(self, state: LodeState) -> Data:
        return states.dump(state)

    def load(self, data: Data) -> LodeState:
        return states.load(data)
