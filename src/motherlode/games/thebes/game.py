"""Thebes as a Game: dispatch by phase."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.games.thebes import observation as observations
from motherlode.games.thebes import prompts, scoring, setup
from motherlode.games.thebes import view as views
from motherlode.games.thebes.actions import CARD_DRAW, TOKEN_DRAW, action_list, draw_list, marker_draw
from motherlode.games.thebes.components import Box
from motherlode.games.thebes.fields import state_fields
from motherlode.games.thebes.loading import load
from motherlode.games.thebes.options import OPTIONS, Rules
from motherlode.games.thebes.phases import choose, details, order, refill, tokens
from motherlode.games.thebes.state import (
    ASSISTANT,
    BONUS,
    CHOOSE,
    MARKERS,
    OPENING,
    OVER,
    REFILL,
    RUMOUR,
    SHOVEL,
    TOKEN,
    WEEKS,
    ZEPPELIN,
    ThebesState,
)
from motherlode.games.thebes.things import things
from motherlode.games.thebes.view_types import ThebesView
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
    pick,
    resolve,
)

VERSION: Final = 1
# Every turn takes a week at least (T3.12) and six decisions at most.
BOUND: Final = 4 * 157 * 6
# At the start bonus tokens, the display and the markers; in a turn the tokens of a dig, or a whole display.
DRAWS: Final = 32 + 4 * 157 * 30

PHASE_OF_KIND: Final = {
    "zeppelin": ZEPPELIN,
    "rumour": RUMOUR,
    "assistant": ASSISTANT,
    "shovel": SHOVEL,
    "weeks": WEEKS,
}
TURNS: Final = ((0,), (1,), (2,), (3,))
DRAW_DUE: Final = (CHANCE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Thebes(Game[ThebesState]):
    """Archaeologists travel, learn, dig and show what they found."""

    def __init__(self, options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        box = Box(components)
        self.info = Info("thebes", VERSION, "Thebes", (2, 3, 4), OPTIONS, BOUND, DRAWS)
        self.options = resolve(OPTIONS, options or {})
        self.rules: Final = Rules(box, self.options)
        self.actions = action_list(box)
        self.draws = draw_list(box)
        self.checksum = box.checksum
        self.packings = {}
        self._phase_of: Final = [PHASE_OF_KIND.get(action.kind, CHOOSE) for action in self.actions]
        self._first_marker: Final = marker_draw(box)
        self._fields: Final = {seats: state_fields(self.rules, seats) for seats in self.info.seats}

    def new(self, seats: int) -> ThebesState:
        self.require_seats(seats)
        return setup.new(self.rules, seats)

    def to_act(self, state: ThebesState) -> tuple[int, ...]:
        if CHOOSE <= state.phase <= WEEKS:
            return TURNS[state.active]
        return () if state.phase == OVER else DRAW_DUE

    def legal(self, state: ThebesState, seat: int) -> list[int]:
        if seat != state.active or not CHOOSE <= state.phase <= WEEKS:
            return []
        if state.phase == CHOOSE:
            return choose.legal(self.rules, state, seat)
        return details.legal(self.rules, state, seat)

    def check(self, state: ThebesState, seat: int, action: int) -> Violation | None:
        if seat != state.active or not CHOOSE <= state.phase <= WEEKS:
            return order.out_of_turn(self.rules, state, seat, action)
        asked = self._phase_of[action]
        if asked != state.phase:
            return order.out_of_order(self.rules, state, seat, action, asked, self.actions[action].clause)
        if state.phase == CHOOSE:
            return choose.check(self.rules, state, seat, action)
        return details.check(self.rules, state, seat, action)

    def apply(self, state: ThebesState, seat: int, action: int, log: Log) -> None:
        if seat == CHANCE:
            self._apply_draw(state, action, log)
        elif state.phase == CHOOSE:
            choose.apply(self.rules, state, seat, action, log)
        else:
            details.apply(self.rules, state, seat, action, log)

    def _apply_draw(self, state: ThebesState, draw: int, log: Log) -> None:
        phase = state.phase
        if phase == TOKEN:
            tokens.apply(self.rules, state, draw - TOKEN_DRAW, log)
        elif phase == BONUS:
            setup.lay_bonus(self.rules, state, draw - TOKEN_DRAW, log)
        elif phase == MARKERS:
            setup.place_marker(self.rules, state, draw - self._first_marker, log)
        else:
            refill.apply(self.rules, state, draw - CARD_DRAW, log)

    def chance(self, state: ThebesState) -> list[tuple[int, int]]:
        if state.phase == TOKEN:
            return tokens.chance(self.rules, state)
        if state.phase in (REFILL, OPENING):
            return refill.chance(self.rules, state)
        return setup.chance(self.rules, state)

    def draw_at(self, state: ThebesState, number: int) -> int:
        if state.phase == TOKEN:
            return tokens.draw_at(self.rules, state, number)
        if state.phase == REFILL or state.phase == OPENING:
            return refill.draw_at(self.rules, state, number)
        return pick(setup.chance(self.rules, state), number)

    def sample(self, state: ThebesState, rng: Random) -> int:
        if state.phase == TOKEN:
            return tokens.sample(self.rules, state, rng)
        if state.phase == REFILL or state.phase == OPENING:
            return refill.sample(self.rules, state, rng)
        return setup.sample(self.rules, state, rng)

    def secret(self, state: ThebesState, seat: int, action: int, viewer: int) -> bool:
        return False  # T16.2

    def prompt(self, state: ThebesState, seat: int) -> Prompt:
        return prompts.prompt(self.rules, state, seat)

    def continues(self, state: ThebesState, seat: int) -> bool:
        return prompts.continues(state)

    def facts(self, state: ThebesState, seat: int, action: int) -> Facts:
        return prompts.action_facts(self.rules, state, seat, action, self.actions.facts(action))

    def view(self, state: ThebesState, viewer: int) -> ThebesView:
        return views.view(self.rules, state)

    def is_open(self, state: ThebesState) -> bool:
        return True  # T16.1

    def determinise(self, state: ThebesState, viewer: int, rng: Random) -> ThebesState:
        return state.clone()  # T16.2: nobody knows more than anybody else

    def observation(self, seats: int, recall: bool = False) -> tuple[Field, ...]:
        return observations.observation(self.rules, seats, recall)

    def observe(self, state: ThebesState, seat: int, recall: bool = False) -> list[int]:
        return self.packing(state.seats, recall).unpack(self.observe_packed(state, seat, recall))

    def observe_packed(self, state: ThebesState, seat: int, recall: bool = False) -> bytes:
        return observations.packed_numbers(self.rules, state, seat, recall)

    def things(self) -> list[Thing]:
        return things(self.rules.box)

    def outcome(self, state: ThebesState) -> Outcome | None:
        return scoring.outcome(self.rules, state) if state.phase == OVER else None

    def dump(self, state: ThebesState) -> Data:
        return self._fields[state.seats].dump(state)

    def load(self, data: Data) -> ThebesState:
        return load(self.rules, self._fields, data)
