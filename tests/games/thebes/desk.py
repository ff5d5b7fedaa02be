"""A table for testing Thebes: set up a position in a few words, act in notation, read off what happened."""

from random import Random

from motherlode.games.thebes import Thebes
from motherlode.games.thebes.cards import hold_card, take_card
from motherlode.games.thebes.components import SITES
from motherlode.games.thebes.phases.tokens import keep
from motherlode.games.thebes.phases.turn import next_turn
from motherlode.games.thebes.state import EMPTY, IN_BAG, KIT, ThebesState
from motherlode.kernel import CHANCE, SILENT, Event, Log, Value, Violation

PLAIN = ["general_2_moscow", "congress_london", "general_1_rome", "congress_paris"]


class Desk:
    """A match in which seat 0 is to act in Warsaw, with a plain display and nothing taken yet."""

    def __init__(self, seats: int = 2, **options: Value) -> None:
        self.game = Thebes(options)
        self.rules = self.game.rules
        self.box = self.rules.box
        self.rng = Random(7)
        self.log = Log()
        self.draws: list[str] = []
        self.state = self._set_up(seats)

    def _set_up(self, seats: int) -> ThebesState:
        state = self.game.new(seats)
        while self.game.to_act(state) == (CHANCE,):
            self.game.apply(state, CHANCE, self.game.sample(state, self.rng), SILENT)
        state.track = list(range(seats))
        next_turn(self.rules, state, SILENT)
        for slot, name in enumerate(PLAIN):
            state.unseen[state.display[slot]] += 1
            state.display[slot] = self.card(name)
            state.unseen[state.display[slot]] -= 1
        return state

    # Words for things.

    def card(self, name: str) -> int:
        return self.box.names.index(name)

    def site(self, name: str) -> int:
        return self.box.sites.index(name)

    def token(self, name: str) -> int:
        return self.box.token_names.index(name)

    # Setting up.

    def give(self, seat: int, *names: str) -> "Desk":
        for name in names:
            take_card(self.rules, self.state, seat, self.card(name))
        return self

    def give_exhibition(self, seat: int, *names: str) -> "Desk":
        for name in names:
            hold_card(self.rules, self.state, seat, self.card(name), 1)
        return self

    def find(self, seat: int, *names: str) -> "Desk":
        for name in names:
            token = self.token(name)
            assert self.state.owner[token] == IN_BAG, f"{name} lies on the board in this set-up"
            self.state.bag[token // 16] -= 1
            keep(self.rules, self.state, seat, token)
        return self

    def find_some(self, seat: int, site: str, count: int) -> "Desk":
        """A number of artifacts of a site, the first ones in the bag."""
        first = self.site(site) * 16
        free = [token for token in range(first, first + 13) if self.state.owner[token] == IN_BAG]
        return self.find(seat, *(self.box.token_names[token] for token in free[:count]))

    def weeks(self, *weeks: int) -> "Desk":
        """Puts the markers on these absolute weeks; on equal weeks the lower seat is on top."""
        self.state.week = list(weeks)
        self.state.track = sorted(range(len(weeks)), key=lambda seat: weeks[seat])
        next_turn(self.rules, self.state, SILENT)
        return self

    def at(self, seat: int, place: str) -> "Desk":
        self.state.place[seat] = self.box.places.index(place)
        return self

    def used(self, seat: int, *sites: str) -> "Desk":
        for site in sites:
            self.state.used[seat * SITES + self.site(site)] = 1
        return self

    def show(self, slot: int, name: str) -> "Desk":
        self.state.display[slot - 1] = self.card(name) if name else EMPTY
        return self

    def row(self, *names: str) -> "Desk":
        self.state.row = [self.card(name) if name else EMPTY for name in names]
        for name in names:
            if name:
                self.state.unseen[self.card(name)] = 0
        return self

    def will_draw(self, *draws: str) -> "Desk":
        """What chance will bring next, in notation without its kind."""
        self.draws += draws
        return self

    # Acting.

    def do(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Plays the actions of the active seat, then the draws that are due; the events of all that."""
        self.log.events.clear()
        for text in texts:
            actor = self.state.active if seat is None else seat
            action = self.game.actions.parse(text)
            violation = self.game.check(self.state, actor, action)
            assert violation is None, f"{text}: {violation}"
            assert action in self.game.legal(self.state, actor)
            self.game.apply(self.state, actor, action, self.log)
            self._draw()
        return list(self.log.events)

    def _draw(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            possible = dict(self.game.chance(self.state))
            if self.draws:
                text = self.draws.pop(0)
                kind = "card" if text in self.box.names else "token"
                draw = self.game.draws.parse(f"{kind} {text}")
                assert draw in possible, f"{text} cannot be drawn now"
            else:
                draw = self.game.sample(self.state, self.rng)
            self.game.apply(self.state, CHANCE, draw, self.log)

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

    def legal(self) -> list[str]:
        return [str(self.game.actions[id]) for id in self.game.legal(self.state, self.state.active)]

    # Reading.

    def prompt(self) -> str:
        return self.game.prompt(self.state, self.state.active).kind

    def week(self, seat: int) -> int:
        return self.state.week[seat]

    def place(self, seat: int) -> str:
        return self.box.places[self.state.place[seat]]

    def is_open(self, seat: int, site: str) -> bool:
        return not self.state.used[seat * SITES + self.site(site)]

    def owns(self, seat: int, name: str) -> int:
        return self.state.hand[seat * self.rules.cards + self.card(name)]

    def discarded(self, name: str) -> int:
        return self.state.discard[self.card(name)]

    def kit(self, seat: int, kind: int) -> int:
        return self.state.kit[seat * KIT + kind]

    def display(self) -> list[str]:
        return [self.box.names[card] if card != EMPTY else "" for card in self.state.display]

    def shown(self) -> list[str]:
        return [self.box.names[card] if card != EMPTY else "" for card in self.state.row]

    def finish(self) -> "Desk":
        """Everybody passes to the end."""
        end = self.rules.end[self.state.seats]
        self.weeks(*[end - 1] * self.state.seats)
        while self.game.to_act(self.state):
            self.do("pass")
        return self

    def score(self, seat: int, source: str) -> int:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.scores[seat][source]
