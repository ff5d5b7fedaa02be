"""A table for testing Rockwell: set up a position in a few words, act in notation, read off what happened.

Every ring has its weaker power in sector 0. A crew is written `b3 2` (place and strength) or `b3 2+1` (with a die).
"""

from pathlib import Path
from random import Random
from typing import Any

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.components import CREWS, KIND_NAMES, KINDS, TYPES
from motherlode.games.rockwell.mine import PLACE_NAMES
from motherlode.games.rockwell.phases import market, rounds, works
from motherlode.games.rockwell.phases.drilling import next_driller
from motherlode.games.rockwell.state import (
    AUCTION,
    INSURING,
    NEXT_VP,
    NONE,
    PHASES,
    SEVERAL,
    SHAFTS_YIELD,
    RockwellState,
    crew_of,
    die_of,
    place_of,
    strength_of,
)
from motherlode.kernel import CHANCE, SILENT, Event, Log, Value, Violation
from motherlode.kernel.packed import replaced

AI = 2


class Desk:
    """A match at its first auction; seats in both orders are 0, 1, 2, 3."""

    def __init__(self, seats: int = 4, components: Path | None = None, /, **options: Value) -> None:
        self.game = Rockwell(options, components)
        self.rules = self.game.rules
        self.box = self.rules.box
        self.rng = Random(7)
        self.log = Log()
        self.draws: list[str] = []
        self.state = self._set_up(seats)

    def _set_up(self, seats: int) -> RockwellState:
        state = self.game.new(seats)
        while self.game.to_act(state) == (CHANCE,):
            self.game.apply(state, CHANCE, self.game.chance(state)[0][0], SILENT)
        assert state.phase == AUCTION
        return state

    # Setting up.

    def crews(self, owner: int, *texts: str) -> "Desk":
        """The crews of an owner; those not named stay on the entrance e3 with strength 1."""
        crews = [crew_from(text) for text in texts] + [crew_from("e3 1")] * (CREWS - len(texts))
        self.state.crews[owner * CREWS : owner * CREWS + CREWS] = sorted(crews)
        self.state.dice = self.box.dice - sum(die_of(crew) > 0 for crew in self.state.crews)
        return self

    def cubes(self, seat: int, *cubes: int) -> "Desk":
        self.state.cubes[seat * KINDS : seat * KINDS + KINDS] = list(cubes)
        return self

    def money(self, seat: int, money: int) -> "Desk":
        self.state.money[seat] = money
        return self

    def tokens(self, seat: int, tokens: int) -> "Desk":
        self.state.tokens[seat] = tokens
        return self

    def level(self, seat: int, *, safety: int = 0, mobility: int = 0) -> "Desk":
        self.state.safety[seat] = safety
        self.state.mobility[seat] = mobility
        return self

    def shaft(self, seat: int, *tiles: str) -> "Desk":
        for tile in tiles:
            self.state.shafts[seat] |= 1 << place(tile)
        return self

    def flip(self, *tiles: str) -> "Desk":
        """Flips tiles; each shows the first back that is left for its power."""
        for tile in tiles:
            number = place(tile)
            pile = self.rules.tile_pile[self.state.layout][number]
            back = next(back for back in self.rules.pile_backs[pile] if self.state.backs_left[back])
            self.state.backs_left = replaced(self.state.backs_left, back, self.state.backs_left[back] - 1)
            self.state.backs = replaced(self.state.backs, number, back)
            self.state.flipped |= 1 << number
        return self

    def kept(self, seat: int, cards: int) -> "Desk":
        self.state.kept[seat] = cards
        return self

    def earned(self, seat: int, *names: str) -> "Desk":
        for name in names:
            number = self.box.types.index(name)
            taken = sum(self.state.stars[other * TYPES + number] > 0 for other in range(self.state.seats))
            self.state.stars[seat * TYPES + number] = self.rules.stars[self.state.seats][number][taken]
        return self

    def delivered(self, seat: int, tile: int) -> "Desk":
        self.state.deliveries = replaced(self.state.deliveries, tile, seat)
        return self

    def orders(self, direction: list[int], control: list[int]) -> "Desk":
        self.state.direction = direction[:]
        self.state.control = control[:]
        return self

    def sit(self, seat: int, board: int, chair: int) -> "Desk":
        self.state.chairs[self.rules.first_chair[board - 1] + chair - 1] = seat
        return self

    def chair_of(self, board: int, chair: int) -> int:
        return self.state.chairs[self.rules.first_chair[board - 1] + chair - 1]

    # Jumping to a phase.

    def placing(self) -> "Desk":
        self.state.phase = NEXT_VP
        return self._go_on()

    def insuring(self) -> "Desk":
        self.state.phase = INSURING
        self.state.acting = SEVERAL
        return self

    def drilling(self, drilling_round: int = 1) -> "Desk":
        """Drilling as if VPs were placed and tokens exchanged; the first in Control order is to act."""
        self.state.drilling = drilling_round
        self.state.turn = 0
        next_driller(self.state, SILENT)
        return self

    def shafts(self) -> list[Event]:
        self.log.events.clear()
        self.state.phase = SHAFTS_YIELD
        rounds.advance(self.rules, self.state, self.log)
        return list(self.log.events)

    def market(self, *seats: int) -> "Desk":
        """Phase II with these seats on its chairs, from the first on."""
        return self._board(2, seats)

    def works(self, *seats: int) -> "Desk":
        """Phase III with these seats on its chairs, from the first on."""
        return self._board(3, seats)

    def _board(self, board: int, seats: tuple[int, ...]) -> "Desk":
        self.state.active = NONE
        for number, seat in enumerate(seats):
            self.sit(seat, board, number + 1)
        (market if board == 2 else works).begin(self.rules, self.state, SILENT)
        return self._go_on()

    def _go_on(self) -> "Desk":
        rounds.advance(self.rules, self.state, SILENT)
        return self

    def will_draw(self, *draws: str) -> "Desk":
        """What chance will bring next: names of cards and of tile backs."""
        self.draws += draws
        return self

    # Acting.

    @property
    def actor(self) -> int:
        return self.game.to_act(self.state)[0]

    def do(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Plays actions of the seat that is to act, then the draws that are due; the events of all that."""
        self.log.events.clear()
        for text in texts:
            actor = self.actor if seat is None else seat
            action = self.game.actions.parse(text)
            violation = self.game.check(self.state, actor, action)
            assert violation is None, f"{text} of seat {actor}: {violation}"
            assert action in self.game.legal(self.state, actor)
            self.game.apply(self.state, actor, action, self.log)
            self._draw()
        return list(self.log.events)

    def _draw(self) -> None:
        """The draws due, those announced first; a tile back that nobody announced is any one."""
        while self.game.to_act(self.state) == (CHANCE,):
            possible = [str(self.game.draws[draw]) for draw, _ in self.game.chance(self.state)]
            wanted = [text for text in possible if text.split()[-1] in self.draws[:1]]
            if wanted:
                self.draws.pop(0)
            text = wanted[0] if wanted else possible[0]
            self.game.apply(self.state, CHANCE, self.game.draws.parse(text), self.log)

    def why(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids an action now, empty if none does."""
        violation = self.violation(text, seat)
        return violation.clause if violation else ""

    def violation(self, text: str, seat: int | None = None) -> Violation | None:
        actor = self.actor if seat is None else seat
        action = self.game.actions.parse(text)
        violation = self.game.check(self.state, actor, action)
        assert (violation is None) == (action in self.game.legal(self.state, actor))
        return violation

    def legal(self, seat: int | None = None) -> list[str]:
        actor = self.actor if seat is None else seat
        return [str(self.game.actions[id]) for id in self.game.legal(self.state, actor)]

    def reach(self, crew: int) -> list[str]:
        """Where this crew of the acting seat can go, as place names; the position stays as it is."""
        state = self.state.clone()
        self.game.apply(state, self.actor, self.game.actions.parse(f"crew {crew}"), SILENT)
        actions = [self.game.actions[id] for id in self.game.legal(state, self.actor)]
        return [str(action.facts["place"]) for action in actions if action.kind == "move"]

    # Reading.

    def phase(self) -> str:
        return PHASES[self.state.phase]

    def prompt(self) -> str:
        return self.game.prompt(self.state, self.actor).kind

    def crews_of(self, owner: int) -> list[str]:
        return [crew_text(crew) for crew in self.state.crews[owner * CREWS : owner * CREWS + CREWS]]

    def cubes_of(self, seat: int) -> list[int]:
        return self.state.cubes[seat * KINDS : seat * KINDS + KINDS]

    def money_of(self, seat: int) -> int:
        return self.state.money[seat]

    def has_earned(self, seat: int, name: str) -> bool:
        return self.stars(seat, name) > 0

    def stars(self, seat: int, name: str) -> int:
        return self.state.stars[seat * TYPES + self.box.types.index(name)]

    def is_flipped(self, tile: str) -> bool:
        return self.state.flipped >> place(tile) & 1 == 1

    def view(self, viewer: int) -> dict[str, Any]:
        return dict(self.game.view(self.state, viewer))


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def crew_from(text: str) -> int:
    where, strength = (text + " 0").split()[:2]
    crew, _, die = strength.partition("+")
    return crew_of(place(where), int(crew), int(die or 0))


def crew_text(crew: int) -> str:
    name = PLACE_NAMES[place_of(crew)]
    if name == "core":
        return name
    die = f"+{die_of(crew)}" if die_of(crew) else ""
    return f"{name} {strength_of(crew)}{die}"


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def cubes_in(facts: dict[str, Any]) -> list[int]:
    return [facts[kind] for kind in KIND_NAMES]
