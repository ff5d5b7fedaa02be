"""A table for testing RAWsiko: set up a position in a few words, act in notation, read off what happened."""

from functools import cache
from random import Random

from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.components import TIERS
from motherlode.games.rawsiko.control import bits, controlled, final
from motherlode.games.rawsiko.phases import turns
from motherlode.games.rawsiko.state import NOBODY, NONE
from motherlode.games.rawsiko.view_types import Player, RawsikoView
from motherlode.kernel import CHANCE, SILENT, Event, Log, Outcome, Value, Violation


@cache
def game_with(options: tuple[tuple[str, Value], ...]) -> Rawsiko:
    """A game has no state of its own, so tests can share it."""
    return Rawsiko(dict(options))


class Desk:
    """A match whose seats play in the order listed, unless an option says otherwise."""

    def __init__(self, seats: int = 3, **options: Value) -> None:
        self.game = game_with(tuple({"seat_order": "as_listed", **options}.items()))
        self.rules = self.game.rules
        self.box = self.rules.box
        self.rng = Random(7)
        self.log = Log()
        self.state = self.game.new(seats)

    # Words for things.

    def territory(self, name: str) -> int:
        return self.box.territories.index(name)

    def mask(self, *symbols: str) -> int:
        return sum(1 << self.box.materials.index(symbol) for symbol in symbols)

    # Setting up.

    def deal(self, *cards: str) -> "Desk":
        """Deals goal cards in the order of play, card_1 first if none are named."""
        for number in range(self.state.seats):
            self.draw(f"deal_card {cards[number] if cards else f'card_{number + 1}'}")
        return self

    def own(self, seat: int, **resources: int) -> "Desk":
        """Puts resources of a seat on territories."""
        for name, number in resources.items():
            self.state.owner[self.territory(name)] = seat if number else NOBODY
            self.state.total[self.territory(name)] = number
        return self

    def goals(self, seat: int, *names: str) -> "Desk":
        goals = list(self.state.goals)
        goals[seat * TIERS : seat * TIERS + len(names)] = [self.box.goals.index(name) for name in names]
        self.state.goals = tuple(goals)
        return self

    def turn(self, counter: int = 1) -> "Desk":
        """Begins the action phases of a turn; seat 0 holds card_1 and so on, if nothing else was dealt."""
        cards = [goal for card in self.box.card_goals for goal in card]
        self.state.goals = tuple(
            card if goal == NONE else goal for goal, card in zip(self.state.goals, cards, strict=False)
        )
        self.state.pick = 2 * self.state.seats
        turns.begin(self.rules, self.state, SILENT)
        self.state.counter = self.state.played = counter
        turns.begin_actions(self.rules, self.state, SILENT)
        return self

    def moved(self, **resources: int) -> "Desk":
        for name, number in resources.items():
            self.state.moved[self.territory(name)] = number
        return self

    def eliminated(self, *seats: int) -> "Desk":
        self.state.eliminated = seats
        return self

    # Acting.

    def do(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Plays the actions of the active seat; their events."""
        self.log.events.clear()
        for text in texts:
            actor = self.state.active if seat is None else seat
            action = self.game.actions.parse(text)
            violation = self.game.check(self.state, actor, action)
            assert violation is None, f"{text}: {violation}"
            assert action in self.game.legal(self.state, actor)
            self.game.apply(self.state, actor, action, self.log)
        return list(self.log.events)

    def move(self, source: str, target: str, number: int) -> list[Event]:
        return self.do(f"source {source}", f"target {target}", f"number {number}")

    def draw(self, *texts: str) -> list[Event]:
        """Lets chance draw what is written."""
        self.log.events.clear()
        for text in texts:
            draw = self.game.draws.parse(text)
            assert draw in dict(self.game.chance(self.state)), f"{text} cannot be drawn now"
            self.game.apply(self.state, CHANCE, draw, self.log)
        return list(self.log.events)

    def attack(self, source: str, target: str, attack: str, defence: str) -> list[Event]:
        """Attacks with as many resources as there are dice in the first roll."""
        events = self.move(source, target, len(attack.split()))
        return events + self.draw(f"roll {attack}", f"roll {defence}")

    def end(self, times: int = 1) -> list[Event]:
        return self.do(*["end_phase"] * times)

    def settle(self) -> "Desk":
        """Places everything that is due, each on the seat's first territory."""
        while self.phase() in ("distribute", "invest"):
            self.do(self.legal()[0])
        return self

    def draft(self, *continents: str) -> "Desk":
        """Picks these continents one after the other, with the first territories that are legal."""
        for continent in continents:
            pick = self.state.pick
            self.do(f"choose_continent {continent}")
            while self.state.pick == pick:
                self.do(self.legal()[0])
        return self

    def to_the_end(self) -> "Desk":
        """Everybody places and ends phases until the match is over."""
        while self.game.to_act(self.state):
            self.do("end_phase" if self.phase() == "action" else self.legal()[0])
        return self

    # Asking.

    def why(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids an action now, empty if none does."""
        violation = self.violation(text, seat)
        return violation.clause if violation else ""

    def violation(self, text: str, seat: int | None = None) -> Violation | None:
        actor = self.state.active if seat is None else seat
        action = self.game.actions.parse(text)
        violation = self.game.check(self.state, actor, action)
        assert (violation is None) == (action in self.game.legal(self.state, actor))
        return violation

    def legal(self, seat: int | None = None) -> list[str]:
        actor = self.state.active if seat is None else seat
        return [str(self.game.actions[id]) for id in self.game.legal(self.state, actor)]

    def chance(self) -> dict[str, int]:
        return {str(self.game.draws[draw]): weight for draw, weight in self.game.chance(self.state)}

    def phase(self) -> str:
        return str(self.game.dump(self.state)["phase"])

    def active(self) -> int:
        return self.state.active

    def owner(self, name: str) -> int:
        return self.state.owner[self.territory(name)]

    def total(self, name: str) -> int:
        return self.state.total[self.territory(name)]

    def unmoved(self, name: str) -> int:
        return self.state.total[self.territory(name)] - self.state.moved[self.territory(name)]

    def controlled(self, seat: int) -> set[str]:
        return {self.box.materials[material] for material in bits(controlled(self.rules, self.state, seat))}

    def final(self, seat: int) -> set[str]:
        return {self.box.materials[material] for material in bits(final(self.rules, self.state, seat))}

    def view(self, viewer: int) -> RawsikoView:
        return self.game.view(self.state, viewer)

    def player(self, viewer: int, seat: int) -> Player:
        return self.view(viewer)["players"][seat]

    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def facts(events: list[Event], kind: str) -> list[dict[str, object]]:
    return [dict(event.facts) for event in events if event.kind == kind]
