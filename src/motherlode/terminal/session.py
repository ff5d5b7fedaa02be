"""A match at one screen: people who share it, bots in other seats. Knows nothing of how it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from motherlode.agents import PREFIX, make_bot
from motherlode.bots import BOTS, Bot, UnknownBot, bot
from motherlode.kernel import SPECTATOR, Action, Facts, Violation
from motherlode.play.errors import IncompleteMove
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Perspective
from motherlode.play.rulebook import rulebook
from motherlode.play.seen import SeenEvent
from motherlode.play.text import Catalogue, action_text, event_text
from motherlode.terminal.hints import PATIENCE

HUMAN: Final = "human"
# What an action may be an amount of.
AMOUNTS: Final = ("amount", "count", "cubes", "money", "number", "price", "tokens", "weeks")


@dataclass(frozen=True)
class Choice:
    """An action of the moment: its label, why it is not possible if it is not, and the amount it is about, if any.

    `is_right` marks what a lesson asks for.
    """

    action: int
    label: str
    violation: Violation | None
    amount: int | None = None
    is_right: bool = False

    def marked(self, is_right: bool) -> "Choice":
        """The same choice, marked as what a lesson asks for or not."""
        return replace(self, is_right=is_right)


@dataclass(frozen=True)
class Moment:
    """What the viewer decides now: where the match is, and what of a secret choice is made."""

    ply: int
    viewer: int
    pending: tuple[int, ...]


class Session:
    """Drives a match for the people at this screen. `viewer` is the person the screen is for.

    `folder` is where the rules of a game lie that is not registered.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        words: Catalogue,
        rng: Random,
        file: Path | None = None,
        folder: Path | None = None,
        hints: bool = True,
    ) -> None:
        self.match: Final = match
        self.rules: Final = rulebook(folder or match.game.info.id, words.asked)
        self.words: Final = words
        self.players: Final = tuple(players)
        self.allows_hints: Final = hints
        self.pending: list[int] = []
        self._bots: Final = {seat: self._bot(name, rng) for seat, name in enumerate(players) if name != HUMAN}
        self.file: Final = file
        self._told = 0
        self.viewer = self._first_viewer()
        self.save()

    def _bot(self, name: str, rng: Random) -> Bot:
        own = Random(rng.getrandbits(64))
        if name.startswith(PREFIX):
            return make_bot(name, own, self.match.game)
        return bot(name, own, self.match.game, PATIENCE)

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat not in self._bots]

    def _first_viewer(self) -> int:
        asked = [seat for seat in self.match.to_act() if seat not in self._bots]
        return (asked or self.humans or [SPECTATOR])[0]

    @property
    def leave_question(self) -> str:
        """The key of the question before one stops: it says whether one can go on later."""
        return "ui-leave-unsaved" if self.file is None else "ui-leave-saved"

    # Who acts.

    def is_over(self) -> bool:
        return self.match.is_over()

    def is_waiting_for_bot(self) -> bool:
        return any(seat in self._bots for seat in self.match.to_act())

    def next_person(self) -> int:
        """The person to act; the present viewer as long as that is one of them."""
        asked = [seat for seat in self.match.to_act() if seat not in self._bots]
        return self.viewer if self.viewer in asked or not asked else asked[0]

    def has_secrets(self) -> bool:
        """Whether a person at this screen sees something that the others must not."""
        open_view = self.match.perspective(SPECTATOR).view()
        return any(self.match.perspective(seat).view() != open_view for seat in self.humans)

    def needs_curtain(self) -> bool:
        return self.next_person() != self.viewer and len(self.humans) > 1 and self.has_secrets()

    def pass_screen(self) -> None:
        """The next person, if it is another one, sits down before the screen."""
        if self.viewer != self.next_person():
            self.viewer = self.next_person()
            self.pending = []

    # What can be done.

    def perspective(self) -> Perspective:
        return self.match.perspective(self.viewer)

    def outlook(self) -> Outlook:
        """The position as the viewer sees it, with a secret choice that is not yet complete."""
        here = self.perspective()
        return here.preview(self.pending) if self.pending else here

    def moment(self) -> Moment:
        return Moment(self.match.ply, self.viewer, tuple(self.pending))

    def choices(self) -> list[Choice]:
        """What is possible, then what would be asked for now but is not possible."""
        here = self.outlook()
        if not here.is_asked():
            return []
        legal = here.legal()
        actions = here.game.actions
        possible = [Choice(action, self._label(here, action), None, amount_of(actions[action])) for action in legal]
        return possible + self._impossible(here, set(legal))

    def _impossible(self, here: Outlook, legal: set[int]) -> list[Choice]:
        found: list[Choice] = []
        for action in range(len(here.game.actions)):
            violation = None if action in legal else here.check(action)
            # Without facts it is simply not the time for the action.
            if violation is not None and violation.facts:
                found.append(Choice(action, self._label(here, action), violation))
        return found

    def _label(self, here: Outlook, action: int) -> str:
        return action_text(self.words, here.game.actions[action], here.facts(action))

    def subject(self, choice: Choice | None) -> tuple[str, Facts]:
        """What help is about, the choice in hand or the table: its title and what it names."""
        if choice is None:
            return self.words.format("ui-about"), {}
        return choice.label, self.outlook().facts(choice.action)

    def no_hint(self) -> str:
        """The key of the reason why there is no hint now; empty if there is one."""
        if not self.allows_hints:
            return "ui-hints-off"
        return "" if self.perspective().is_asked() else "ui-nothing-asked"

    def choose(self, action: int) -> None:
        """Takes an action; a secret choice is kept back until it is complete."""
        move = [*self.pending, action]
        try:
            self.play(self.viewer, move)
        except IncompleteMove:
            self.pending = move
        else:
            self.pending = []

    def take_back(self) -> None:
        """Undoes the latest step of the viewer, as far as nothing new has been learned since."""
        if self.pending:
            self.pending.pop()
            return
        self.match.undo(self.viewer)
        self.save()

    def bot_choice(self) -> tuple[int, list[int]]:
        """A bot that must act, and what it would do."""
        seat = next(seat for seat in self.match.to_act() if seat in self._bots)
        return seat, self._bots[seat].choose(self.match.perspective(seat))

    def play(self, seat: int, move: list[int]) -> None:
        self.match.move(seat, move)
        self.save()

    # What happened.

    def news(self) -> list[str]:
        """The events since the last time, as the viewer may know them."""
        events = self.perspective().events(self._told)
        self._told += len(events)
        return [event_text(self.words, event) for event in events if self.tells_of(event)]

    def tells_of(self, event: SeenEvent) -> bool:
        return True

    def save(self) -> None:
        if self.file is not None:
            self.match.record(private=True).save(self.file)


def amount_of(action: Action) -> int | None:
    """The number of an action that is about nothing else."""
    if len(action.about) != 1 or action.about[0][0] not in AMOUNTS:
        return None
    value = action.about[0][1]
    return value if isinstance(value, int) else None


def require_players(players: Sequence[str]) -> None:
    """Every player is a person or a bot we have."""
    for name in players:
        if name != HUMAN and name not in BOTS and not name.startswith(PREFIX):
            raise UnknownBot(f"unknown player {name!r}; known are {', '.join([HUMAN, *BOTS])}")


def names_of(players: Sequence[str]) -> list[str]:
    """How players are called in a record: people by their seat, bots by their kind and seat."""
    return ["" if name == HUMAN else f"{name} {seat + 1}" for seat, name in enumerate(players)]


def players_of(names: Sequence[str], seats: int) -> list[str]:
    """The players of a record: who is named after a bot is that bot."""
    kinds = [name.split(" ")[0] for name in names] or [HUMAN] * seats
    return [kind if kind in BOTS else HUMAN for kind in kinds]
