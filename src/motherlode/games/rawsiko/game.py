"""RAWsiko as a Game: dispatch by phase."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.games.rawsiko import prompts, refusals, scoring, setup
from motherlode.games.rawsiko import view as views
from motherlode.games.rawsiko.actions import MOST_EXTRA, MOST_TURNS, action_list, credit, draw_list
from motherlode.games.rawsiko.components import SEATS, Box
from motherlode.games.rawsiko.dice import THROWS
from motherlode.games.rawsiko.loading.position import load
from motherlode.games.rawsiko.options import OPTIONS, Rules
from motherlode.games.rawsiko.phases import battle, china, draft, moves, placing, start, turns
from motherlode.games.rawsiko.state import (
    ACTION,
    ATTACK,
    CHINA,
    CONTINENT,
    DEAL,
    DEFENCE,
    DISTRIBUTE,
    DRAW,
    INVEST,
    NUMBER,
    OVER,
    SEAT,
    TARGET,
    TERRITORY,
    RawsikoState,
)
from motherlode.games.rawsiko.view_types import RawsikoView
from motherlode.kernel import CHANCE, Data, Facts, Game, Info, Log, Outcome, Prompt, Value, Violation, bounded, resolve
from motherlode.kernel.fields import dump_fields

VERSION: Final = 1
PHASES_OF_KIND: Final = {
    "choose_continent": (CONTINENT,),
    "choose_territory": (TERRITORY,),
    "place": (DISTRIBUTE, INVEST),
    "source": (ACTION,),
    "target": (TARGET,),
    "number": (NUMBER,),
    "end_phase": (ACTION,),
    "china_take": (CHINA,),
    "china_pass": (CHINA,),
}
ALONE: Final = ((0,), (1,), (2,), (3,), (4,))
DRAW_DUE: Final = (CHANCE,)
NOBODY_DUE: Final[tuple[int, ...]] = ()
# Who must act in each phase: chance, a seat, or nobody.
IS_CHANCE: Final = [phase in (SEAT, DEAL, DRAW, ATTACK, DEFENCE) for phase in range(OVER + 1)]
ASKS_SEAT: Final = [not IS_CHANCE[phase] and phase != OVER for phase in range(OVER + 1)]


def bound(box: Box) -> int:
    """Decisions of the longest match: a resource moves once a phase, or once more for every battle that kills one."""
    seats = max(SEATS)
    drafted = max(box.round_1.values()) + max(box.round_2.values())
    first = drafted + max(MOST_EXTRA, *box.extra.values())
    invested = credit(len(box.materials))
    resources = first + invested * (MOST_TURNS - 1)
    moved = sum(first + invested * turn for turn in range(MOST_TURNS))
    china_picks = len(box.continents) + 1
    return seats * (2 + resources + 3 * (moved + resources) + MOST_TURNS + china_picks)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rawsiko(Game[RawsikoState]):
    """Companies hunt for critical raw materials in a world without China."""

    def __init__(self, options: Mapping[str, Value] | None = None, components: Path | None = None) -> None:
        box = Box(components)
        self.info = Info("rawsiko", VERSION, "RAWsiko", SEATS, OPTIONS, bound(box))
        self.options = resolve(OPTIONS, options or {})
        self.rules: Final = Rules(box, self.options)
        self.actions = action_list(box)
        self.draws = draw_list(box)
        self.checksum = box.checksum
        self._phases_of: Final = [PHASES_OF_KIND[action.kind] for action in self.actions]

    def new(self, seats: int) -> RawsikoState:
        self.require_seats(seats)
        return setup.new(self.rules, seats)

    def to_act(self, state: RawsikoState) -> tuple[int, ...]:
        if IS_CHANCE[state.phase]:
            return DRAW_DUE
        return NOBODY_DUE if state.phase == OVER else ALONE[state.active]

    def legal(self, state: RawsikoState, seat: int) -> list[int]:
        phase = state.phase
        if seat != state.active or not ASKS_SEAT[phase]:
            return []
        if phase == ACTION:
            return moves.legal_sources(self.rules, state)
        if phase == TARGET:
            return moves.legal_targets(self.rules, state)
        if phase == NUMBER:
            return moves.legal_numbers(self.rules, state)
        if DISTRIBUTE <= phase <= INVEST:
            return placing.legal(self.rules, state)
        return self._legal_else(state)

    def _legal_else(self, state: RawsikoState) -> list[int]:
        if state.phase == CONTINENT:
            return draft.legal_continents(self.rules, state)
        if state.phase == TERRITORY:
            return draft.legal_territories(self.rules, state)
        return china.legal(self.rules, state)

    def check(self, state: RawsikoState, seat: int, action: int) -> Violation | None:
        if seat == state.active and state.phase in self._phases_of[action]:
            return self._check_here(state, action)
        return refusals.refusal(self.rules, state, seat, self.actions[action].kind)

    def _check_here(self, state: RawsikoState, action: int) -> Violation | None:
        rules, phase = self.rules, state.phase
        if phase == ACTION:
            return None if action == rules.ids.end_phase else moves.check_source(rules, state, action)
        if phase == TARGET:
            return moves.check_target(rules, state, action)
        if phase == NUMBER:
            return moves.check_number(rules, state, action)
        if phase in (DISTRIBUTE, INVEST):
            return placing.check(rules, state, action)
        if phase == CONTINENT:
            return draft.check_continent(rules, state, action)
        if phase == TERRITORY:
            return draft.check_territory(rules, state, action)
        return china.check(rules, state, action)

    def apply(self, state: RawsikoState, seat: int, action: int, log: Log) -> None:
        phase = state.phase
        if seat == CHANCE:
            self._apply_draw(state, action, log)
        elif phase == ACTION:
            if action == self.rules.ids.end_phase:
                turns.end_phase(self.rules, state, log)
            else:
                moves.choose_source(self.rules, state, action)
        elif phase == TARGET:
            moves.choose_target(self.rules, state, action)
        elif phase == NUMBER:
            moves.choose_number(self.rules, state, action, log)
        elif DISTRIBUTE <= phase <= INVEST:
            placing.place(self.rules, state, action, log)
        else:
            self._apply_else(state, action, log)

    def _apply_else(self, state: RawsikoState, action: int, log: Log) -> None:
        if state.phase == CONTINENT:
            draft.choose_continent(self.rules, state, action, log)
        elif state.phase == TERRITORY:
            draft.choose_territory(self.rules, state, action, log)
        elif action == self.rules.ids.china_pass:
            china.decline(self.rules, state, log)
        else:
            china.take(self.rules, state, action, log)

    def _apply_draw(self, state: RawsikoState, draw: int, log: Log) -> None:
        phase = state.phase
        if phase == ATTACK:
            battle.roll_attack(self.rules, state, draw, log)
        elif phase == DEFENCE:
            battle.roll_defence(self.rules, state, draw, log)
        elif phase == SEAT:
            start.draw_seat(self.rules, state, draw, log)
        elif phase == DEAL:
            start.deal(self.rules, state, draw, log)
        else:
            draft.draw_continent(self.rules, state, draw, log)

    def chance(self, state: RawsikoState) -> list[tuple[int, int]]:
        if state.phase in (ATTACK, DEFENCE):
            return battle.roll_draws(self.rules, state)
        return [(draw, 1) for draw in self._even_draws(state)]

    def _even_draws(self, state: RawsikoState) -> list[int]:
        """The draws of the set-up: all of them have the same weight."""
        if state.phase == SEAT:
            return start.seat_draws(self.rules, state)
        if state.phase == DEAL:
            return start.deal_draws(self.rules, state)
        return draft.continent_draws(self.rules, state) if state.phase == DRAW else []

    def sample(self, state: RawsikoState, rng: Random) -> int:
        if state.phase == ATTACK or state.phase == DEFENCE:
            throws = THROWS[battle.dice_due(state)]
            return self.rules.ids.roll + throws[bounded(rng, len(throws))]
        draws = self._even_draws(state)
        return draws[bounded(rng, len(draws))]

    def secret(self, state: RawsikoState, seat: int, action: int, viewer: int) -> bool:
        return views.secret(self.rules, state, seat, viewer)

    def prompt(self, state: RawsikoState, seat: int) -> Prompt:
        return prompts.prompt(self.rules, state, seat)

    def continues(self, state: RawsikoState, seat: int) -> bool:
        return prompts.continues(self.rules, state)

    def facts(self, state: RawsikoState, seat: int, action: int) -> Facts:
        return prompts.action_facts(self.rules, state, seat, action, self.actions[action].facts)

    def view(self, state: RawsikoState, viewer: int) -> RawsikoView:
        return views.view(self.rules, state, viewer)

    def determinise(self, state: RawsikoState, viewer: int, rng: Random) -> RawsikoState:
        return views.determinise(self.rules, state, viewer, rng)

    def observe(self, state: RawsikoState, seat: int) -> list[int]:
        return views.observe(self.rules, state, seat)

    def outcome(self, state: RawsikoState) -> Outcome | None:
        return scoring.outcome(self.rules, state)

    def dump(self, state: RawsikoState) -> Data:
        return dump_fields(self.rules.fields[state.seats], state)

    def load(self, data: Data) -> RawsikoState:
        return load(self.rules, data)
