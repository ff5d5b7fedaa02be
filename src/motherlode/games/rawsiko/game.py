"""RAWsiko as a Game: what happens in each phase is found in the table of phases."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.games.rawsiko import observation as observations
from motherlode.games.rawsiko import prompts, refusals, scoring, setup
from motherlode.games.rawsiko import view as views
from motherlode.games.rawsiko.actions import MOST_EXTRA, MOST_TURNS, action_list, credit, draw_list
from motherlode.games.rawsiko.components import SEATS, TIERS, Box
from motherlode.games.rawsiko.loading.position import load
from motherlode.games.rawsiko.options import OPTIONS, Rules
from motherlode.games.rawsiko.phases.table import PHASE_TABLE, phases_of
from motherlode.games.rawsiko.state import OVER, RawsikoState
from motherlode.games.rawsiko.things import things
from motherlode.games.rawsiko.view_types import RawsikoView
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
ALONE: Final = ((0,), (1,), (2,), (3,), (4,))
DRAW_DUE: Final = (CHANCE,)
NOBODY_DUE: Final[tuple[int, ...]] = ()


def bound(box: Box) -> int:
    """Decisions of the longest match: a resource moves once per phase, or once more for every battle that kills one."""
    seats = max(SEATS)
    drafted = max(box.round_1.values()) + max(box.round_2.values())
    first = drafted + max(MOST_EXTRA, *box.extra.values())
    invested = credit(len(box.materials))
    resources = first + invested * (MOST_TURNS - 1)
    moved = sum(first + invested * turn for turn in range(MOST_TURNS))
    china_picks = len(box.continents) + 1
    return seats * (2 + resources + 3 * (moved + resources) + MOST_TURNS + china_picks)


def draws_bound(box: Box) -> int:
    """The order of seats, the goals and the draft by lot, and two rolls for each battle, which takes a decision."""
    return max(SEATS) * (1 + TIERS) + len(box.territories) + 2 * bound(box)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rawsiko(Game[RawsikoState]):
    """Companies hunt for critical raw materials in a world without China."""

    def __init__(self, options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        box = Box(components)
        self.info = Info("rawsiko", VERSION, "RAWsiko", SEATS, OPTIONS, bound(box), draws_bound(box))
        self.options = resolve(OPTIONS, options or {})
        self.rules: Final = Rules(box, self.options)
        self.actions = action_list(box)
        self.draws = draw_list(box)
        self.checksum = box.checksum
        self.packings = {}
        self._phases_of: Final = [phases_of(action.kind) for action in self.actions]

    def new(self, seats: int) -> RawsikoState:
        self.require_seats(seats)
        return setup.new(self.rules, seats)

    def to_act(self, state: RawsikoState) -> tuple[int, ...]:
        if PHASE_TABLE[state.phase].is_chance:
            return DRAW_DUE
        return NOBODY_DUE if state.phase == OVER else ALONE[state.active]

    def legal(self, state: RawsikoState, seat: int) -> list[int]:
        return PHASE_TABLE[state.phase].legal(self.rules, state) if seat == state.active else []

    def check(self, state: RawsikoState, seat: int, action: int) -> Violation | None:
        if seat == state.active and state.phase in self._phases_of[action]:
            return PHASE_TABLE[state.phase].check(self.rules, state, action)
        return refusals.refusal(self.rules, state, seat, self.actions[action].kind)

    def apply(self, state: RawsikoState, seat: int, action: int, log: Log) -> None:
        PHASE_TABLE[state.phase].apply(self.rules, state, action, log)

    def chance(self, state: RawsikoState) -> list[tuple[int, int]]:
        return PHASE_TABLE[state.phase].draws(self.rules, state)

    def sample(self, state: RawsikoState, rng: Random) -> int:
        return PHASE_TABLE[state.phase].sample(self.rules, state, rng)

    def secret(self, state: RawsikoState, seat: int, action: int, viewer: int) -> bool:
        return views.secret(self.rules, state, seat, viewer)

    def prompt(self, state: RawsikoState, seat: int) -> Prompt:
        return prompts.prompt(self.rules, state, seat)

    def continues(self, state: RawsikoState, seat: int) -> bool:
        return prompts.continues(self.rules, state)

    def facts(self, state: RawsikoState, seat: int, action: int) -> Facts:
        return prompts.action_facts(self.rules, state, seat, action, self.actions.facts(action))

    def view(self, state: RawsikoState, viewer: int) -> RawsikoView:
        return views.view(self.rules, state, viewer)

    def determinise(self, state: RawsikoState, viewer: int, rng: Random) -> RawsikoState:
        return views.determinise(self.rules, state, viewer, rng)

    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        return observations.observation(self.rules, seats)

    def observe(self, state: RawsikoState, seat: int, recall: bool = False) -> list[int]:
        return self.packing(state.seats, recall).unpack(self.observe_packed(state, seat, recall))

    def observe_packed(self, state: RawsikoState, seat: int, recall: bool = False) -> bytes:
        return observations.packed_numbers(self.rules, state, seat, self.to_act(state))

    def things(self) -> list[Thing]:
        return things(self.rules.box)

    def outcome(self, state: RawsikoState) -> Outcome | None:
        return scoring.outcome(self.rules, state)

    def dump(self, state: RawsikoState) -> Data:
        return self.rules.fields[state.seats].dump(state)

    def load(self, data: Data) -> RawsikoState:
        return load(self.rules, data)
