"""Rockwell as a Game: dispatch by phase."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode.games.rockwell import labels, prompts, scoring, setup
from motherlode.games.rockwell import view as views
from motherlode.games.rockwell.actions import CREW_ID, action_list, draw_list
from motherlode.games.rockwell.components import SEATS, Box
from motherlode.games.rockwell.fields import state_fields
from motherlode.games.rockwell.loading.load import load
from motherlode.games.rockwell.options import OPTIONS, Rules
from motherlode.games.rockwell.phases import (
    advantage,
    auction,
    automat,
    bundle,
    danger,
    drilling,
    extraction,
    insurance,
    market,
    placing,
    rounds,
    works,
)
from motherlode.games.rockwell.state import (
    AI_CREW,
    AI_MOVING,
    AI_RAISING,
    AUCTION,
    BRIBING,
    BRIBING_TO,
    CARRYING,
    CHOOSING_TILE,
    COUNTING,
    DRILLING,
    ENDANGERED,
    ENDS,
    FLIPPING,
    HIRING,
    INSURING,
    MOVING,
    OVER,
    PLACING,
    SEVERAL,
    SHAFT_LEVEL,
    SHAFT_MOVING,
    TRADING,
    WORKING,
    RockwellState,
)
from motherlode.games.rockwell.view_types import RockwellView
from motherlode.kernel import (
    CHANCE,
    Data,
    Facts,
    Game,
    Info,
    Log,
    Outcome,
    Prompt,
    Value,
    Violation,
    resolve,
)
from motherlode.kernel.fields import dump_fields

VERSION: Final = 1

# The phases in which a kind of action is at home.
PHASES_OF_KIND: Final = {
    "bid_cubes": (AUCTION,),
    "bid_money": (AUCTION,),
    "bid_done": (AUCTION,),
    "place_vp": (PLACING,),
    "insure": (INSURING,),
    "insure_done": (INSURING,),
    "crew": (DRILLING,),
    "stay": (MOVING,),
    "move": (MOVING,),
    "take_die": (CARRYING,),
    "leave_die": (CARRYING,),
    "bribe": (BRIBING,),
    "bribe_ai": (BRIBING,),
    "bribe_to": (BRIBING_TO,),
    "hire": (HIRING,),
    "no_advantage": (BRIBING, HIRING),
    "first_tile": (CHOOSING_TILE,),
    "use_insurance": (ENDANGERED,),
    "ai_crew": (AI_CREW,),
    "ai_move": (AI_MOVING,),
    "ai_upgrade": (AI_RAISING,),
    "buy": (TRADING,),
    "sell": (TRADING,),
    "pass_market": (TRADING,),
    "amount": (COUNTING,),
    "amount_done": (COUNTING,),
    "upgrade_crew": (WORKING,),
    "upgrade_safety": (WORKING,),
    "upgrade_mobility": (WORKING,),
    "build_shaft": (WORKING,),
    "move_shaft": (WORKING,),
    "deliver": (WORKING,),
    "pass_works": (WORKING,),
    "shaft_level": (SHAFT_LEVEL,),
    "shaft_to": (SHAFT_MOVING,),
}

# Whose turn it is in each phase, by clause; during the set-up it is nobody's (R4.1).
TURN_CLAUSES: Final = {
    AUCTION: "R5.1",
    PLACING: "R6.1",
    INSURING: "R7.2",
    DRILLING: "R8.1",
    MOVING: "R8.1",
    CARRYING: "R8.1",
    BRIBING: "R8.1",
    BRIBING_TO: "R8.1",
    HIRING: "R8.1",
    CHOOSING_TILE: "R11.17",
    ENDANGERED: "R12.11",
    AI_CREW: "R19.10",
    AI_MOVING: "R19.12",
    TRADING: "R14.1",
    COUNTING: "R14.1",
    WORKING: "R15.1",
    SHAFT_LEVEL: "R15.1",
    SHAFT_MOVING: "R15.1",
    AI_RAISING: "R19.18",
}

TURNS: Final = ((0,), (1,), (2,), (3,))
DRAW_DUE: Final = (CHANCE,)


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
        self.info = Info("rockwell", VERSION, "Rockwell", (2, 3, 4), OPTIONS, self.rules.bound)
        self._fields: Final = [(), (), *[state_fields(self.rules, seats) for seats in SEATS]]
        self._phases_of: Final = [PHASES_OF_KIND[action.kind] for action in self.actions]

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
            return tuple([seat for seat in range(state.seats) if not state.ready >> seat & 1])
        return ()

    def owes(self, state: RockwellState, seat: int) -> bool:
        """Whether the seat has a decision to make."""
        return seat == state.acting or (
            state.acting == SEVERAL and 0 <= seat < state.seats and bundle.is_asked(state, seat)
        )

    def legal(self, state: RockwellState, seat: int) -> list[int]:
        if not self.owes(state, seat):
            return []
        phase = state.phase
        if phase <= PLACING:
            return self._legal_before(state, seat)
        if phase == INSURING:
            return insurance.legal(self.rules, state, seat)
        if phase == DRILLING:
            return drilling.legal_crews(state, seat)
        if phase == MOVING:
            return drilling.legal_moves(self.rules, state, seat)
        if phase >= TRADING:
            return self._legal_after(state, seat)
        if phase == CARRYING:
            return drilling.legal_dice(self.rules, state, seat)
        if phase <= HIRING:
            return advantage.legal(self.rules, state, seat)
        if phase == CHOOSING_TILE:
            return extraction.legal(self.rules, state, seat)
        if phase == ENDANGERED:
            return danger.legal(self.rules, state, seat)
        return automat.legal(self.rules, state, seat)

    def _legal_before(self, state: RockwellState, seat: int) -> list[int]:
        if state.phase == AUCTION:
            return auction.legal(self.rules, state, seat)
        return placing.legal(self.rules, state, seat)

    def _legal_after(self, state: RockwellState, seat: int) -> list[int]:
        if state.phase <= COUNTING:
            return market.legal(self.rules, state, seat)
        if state.phase == AI_RAISING:
            return automat.legal(self.rules, state, seat)
        return works.legal(self.rules, state, seat)

    def check(self, state: RockwellState, seat: int, action: int) -> Violation | None:
        if not self.owes(state, seat):
            return self._out_of_turn(state)
        phase = state.phase
        if phase not in self._phases_of[action]:
            return Violation(self.actions[action].clause)
        if phase <= INSURING:
            return self._check_before(state, seat, action)
        if phase <= CARRYING:
            return self._check_move(state, seat, action)
        if phase <= HIRING:
            return advantage.check(self.rules, state, seat, action)
        if phase == CHOOSING_TILE:
            return extraction.check(self.rules, state, seat, action)
        if phase == ENDANGERED:
            return danger.check(self.rules, state, seat, action)
        if phase in (TRADING, COUNTING):
            return market.check(self.rules, state, seat, action)
        if phase in (WORKING, SHAFT_LEVEL, SHAFT_MOVING):
            return works.check(self.rules, state, seat, action)
        return automat.check(self.rules, state, seat, action)

    def _out_of_turn(self, state: RockwellState) -> Violation:
        if state.phase == OVER:
            return Violation(ENDS[state.ending])
        facts: Facts = {"active_seat": state.acting} if state.acting >= 0 else {}
        return Violation(TURN_CLAUSES.get(state.phase, "R4.1"), facts)

    def _check_before(self, state: RockwellState, seat: int, action: int) -> Violation | None:
        if state.phase == AUCTION:
            return auction.check(self.rules, state, seat, action)
        if state.phase == PLACING:
            return placing.check(self.rules, state, seat, action)
        return insurance.check(self.rules, state, seat, action)

    def _check_move(self, state: RockwellState, seat: int, action: int) -> Violation | None:
        if state.phase == DRILLING:
            return drilling.check_crew(state, seat, action - CREW_ID)
        if state.phase == MOVING:
            return drilling.check_move(self.rules, state, seat, action)
        return drilling.check_die(self.rules, state, seat, action)

    def apply(self, state: RockwellState, seat: int, action: int, log: Log) -> None:
        if seat == CHANCE:
            if state.phase < AUCTION:
                setup.apply(self.rules, state, action, log)
            else:
                extraction.apply_draw(self.rules, state, action, log)
        elif state.phase <= CARRYING:
            self._apply_first(state, seat, action, log)
        else:
            self._apply_later(state, seat, action, log)
        if state.phase > OVER:
            rounds.advance(self.rules, state, log)

    def _apply_first(self, state: RockwellState, seat: int, action: int, log: Log) -> None:
        phase = state.phase
        if phase == AUCTION:
            auction.apply(self.rules, state, seat, action, log)
        elif phase == DRILLING:
            drilling.choose_crew(state, action - CREW_ID)
        elif phase == MOVING:
            drilling.apply_move(self.rules, state, seat, action, log)
        elif phase == INSURING:
            insurance.apply(self.rules, state, seat, action, log)
        elif phase == PLACING:
            placing.apply(self.rules, state, seat, action, log)
        else:
            drilling.apply_die(self.rules, state, seat, action, log)

    def _apply_later(self, state: RockwellState, seat: int, action: int, log: Log) -> None:
        phase = state.phase
        if phase <= HIRING:
            advantage.apply(self.rules, state, seat, action, log)
        elif phase in (TRADING, COUNTING):
            market.apply(self.rules, state, seat, action, log)
        elif WORKING <= phase <= SHAFT_MOVING:
            works.apply(self.rules, state, seat, action, log)
        elif phase == ENDANGERED:
            danger.apply(self.rules, state, seat, action, log)
        elif phase == CHOOSING_TILE:
            extraction.choose(self.rules, state, action, log)
        else:
            automat.apply(self.rules, state, action, log)

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
        own = self.actions[action].facts
        if not self.owes(state, seat) or state.phase not in self._phases_of[action]:
            return own
        return own | labels.action_facts(self.rules, state, seat, action)

    def view(self, state: RockwellState, viewer: int) -> RockwellView:
        return views.view(self.rules, state, viewer)

    def determinise(self, state: RockwellState, viewer: int, rng: Random) -> RockwellState:
        return views.determinise(self.rules, state, viewer, rng)

    def observe(self, state: RockwellState, seat: int) -> list[int]:
        return views.observe(self.rules, state, seat)

    def outcome(self, state: RockwellState) -> Outcome | None:
        return scoring.outcome(self.rules, state) if state.phase == OVER else None

    def dump(self, state: RockwellState) -> Data:
        return dump_fields(self._fields[state.seats], state)

    def load(self, data: Data) -> RockwellState:
        return load(self.rules, self._fields, data)
