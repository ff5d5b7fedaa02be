"""Rockwell as a Game: each phase has its step, which says what is legal and carries it out."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.games.rockwell import labels, prompts, reasons, scoring, setup
from motherlode.games.rockwell import observation as observations
from motherlode.games.rockwell import view as views
from motherlode.games.rockwell.actions import action_list, draw_list
from motherlode.games.rockwell.components import SEATS, Box
from motherlode.games.rockwell.fields import state_fields
from motherlode.games.rockwell.loading.load import load
from motherlode.games.rockwell.mine import RINGS, TILES
from motherlode.games.rockwell.options import OPTIONS, Rules
from motherlode.games.rockwell.phases import (
    bundle,
    extraction,
    rounds,
)
from motherlode.games.rockwell.phases.steps import STEPS, phases_of
from motherlode.games.rockwell.state import (
    AUCTION,
    FLIPPING,
    OVER,
    SEVERAL,
    RockwellState,
)
from motherlode.games.rockwell.things import things
from motherlode.games.rockwell.view_types import RockwellView
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
    Thing,
    Value,
    Violation,
    resolve,
)

VERSION: Final = 1
# The powers of each ring, both orders, and for every tile its back and a card.
DRAWS: Final = RINGS + 2 * max(SEATS) + 2 * TILES

TURNS: Final = ((0,), (1,), (2,), (3,))
DRAW_DUE: Final = (CHANCE,)
# By number of seats and the set of those that are ready: the others.
NOT_READY: Final = [
    [tuple([seat for seat in range(seats) if not ready >> seat & 1]) for ready in range(1 << seats)]
    for seats in range(SEATS[-1] + 1)
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rockwell(Game[RockwellState]):
    """Drilling companies race to the centre of the earth."""

    def __init__(self, options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        box = Box(components)
        self.options = resolve(OPTIONS, options or {})
        self.rules: Final = Rules(box, self.options)
        self.actions = action_list(box)
        self.draws = draw_list(box)
        self.checksum = box.checksum
        self.packings = {}
        self.info = Info("rockwell", VERSION, "Rockwell", (2, 3, 4), OPTIONS, self.rules.bound, DRAWS)
        self._fields: Final = {seats: state_fields(self.rules, seats) for seats in SEATS}
        self._phases_of: Final = [phases_of(action.kind) for action in self.actions]

    def new(self, seats: int) -> RockwellState:
        self.require_seats(seats)
        return setup.new(self.rules, seats)

    def to_act(self, state: RockwellState) -> tuple[int, ...]:
        acting = state.acting
        if acting >= 0:
            return TURNS[acting]
        if acting == CHANCE:
            return DRAW_DUE
        if acting == SEVERAL:
            return NOT_READY[state.seats][state.ready]
        return ()

    def must_act(self, state: RockwellState, seat: int) -> bool:
        """Whether the seat has a decision to make."""
        if not 0 <= seat < state.seats:
            return False
        return seat == state.acting or (state.acting == SEVERAL and bundle.is_asked(state, seat))

    def legal(self, state: RockwellState, seat: int) -> list[int]:
        if not self.must_act(state, seat):
            return []
        return STEPS[state.phase].legal(self.rules, state, seat)

    def check(self, state: RockwellState, seat: int, action: int) -> Violation | None:
        if not self.must_act(state, seat):
            return reasons.out_of_turn(self.rules, state, seat, action, self.actions[action].kind)
        if state.phase not in self._phases_of[action]:
            return reasons.out_of_phase(self.rules, state, seat, action, self.actions[action])
        return STEPS[state.phase].check(self.rules, state, seat, action)

    def apply(self, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if seat != CHANCE:
            STEPS[state.phase].apply(self.rules, state, seat, action, log)
        elif state.phase < AUCTION:
            setup.apply(self.rules, state, action, log)
        else:
            extraction.apply_draw(self.rules, state, action, log)
        if state.phase > OVER:
            rounds.advance(self.rules, state, log)

    def chance(self, state: RockwellState) -> list[tuple[int, int]]:
        if state.phase < AUCTION:
            return setup.chance(self.rules, state)
        return extraction.chance(self.rules, state)

    def sample(self, state: RockwellState, rng: Random) -> int:
        if state.phase >= FLIPPING:
            return extraction.sample(self.rules, state, rng)
        return setup.sample(self.rules, state, rng)

    def secret(self, state: RockwellState, seat: int, action: int, viewer: int) -> bool:
        return state.acting == SEVERAL and seat != viewer  # R3.6, R3.8

    def prompt(self, state: RockwellState, seat: int) -> Prompt:
        return prompts.prompt(self.rules, state, seat)

    def continues(self, state: RockwellState, seat: int) -> bool:
        return prompts.continues(self.rules, state, seat)

    def facts(self, state: RockwellState, seat: int, action: int) -> Facts:
        own = self.actions.facts(action)
        if not self.must_act(state, seat) or state.phase not in self._phases_of[action]:
            return own
        return own | labels.action_facts(self.rules, state, seat, action)

    def view(self, state: RockwellState, viewer: int) -> RockwellView:
        return views.view(self.rules, state, viewer)

    def determinise(self, state: RockwellState, viewer: int, rng: Random) -> RockwellState:
        return views.determinise(self.rules, state, viewer, rng)

    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        return observations.observation(self.rules, seats, recall)

    def observe(self, state: RockwellState, seat: int, recall: bool = False) -> list[int]:
        return self.packing(state.seats, recall).unpack(self.observe_packed(state, seat, recall))

    def observe_packed(self, state: RockwellState, seat: int, recall: bool = False) -> bytes:
        return observations.packed_numbers(self.rules, state, seat, recall)

    def things(self) -> list[Thing]:
        return things(self.rules.box)

    def outcome(self, state: RockwellState) -> Outcome | None:
        return scoring.outcome(self.rules, state) if state.phase == OVER else None

    def dump(self, state: RockwellState) -> Data:
        return self._fields[state.seats].dump(state)

    def load(self, data: Data) -> RockwellState:
        return load(self.rules, self._fields, data)
