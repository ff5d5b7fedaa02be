"""What one seat, or the spectator, may know of a match: all that a bot or an interface ever gets."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from motherlode.kernel import SILENT, SPECTATOR, Facts, Outcome, Prompt, State, View, Violation
from motherlode.play.errors import UnknownSeat
from motherlode.play.seen import SeenEvent, seen_events
from motherlode.play.trial import Trial, require_action
from motherlode.registry import AnyGame

if TYPE_CHECKING:
    from motherlode.play.match import Match


class Outlook(ABC):
    """A position through one viewer's eyes; the position itself stays hidden."""

    def __init__(self, game: AnyGame, seats: int, viewer: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.viewer: Final = viewer

    @property
    @abstractmethod
    def _state(self) -> State: ...

    def view(self) -> View:
        return self.game.view(self._state, self.viewer)

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision: a seat missing from a simultaneous one is ready."""
        return self.game.to_act(self._state)

    def is_asked(self) -> bool:
        return self.viewer != SPECTATOR and self.viewer in self.to_act()

    def legal(self) -> list[int]:
        return [] if self.viewer == SPECTATOR else self.game.legal(self._state, self.viewer)

    def check(self, action: int) -> Violation | None:
        """Why this seat may not take the action now; None if it may."""
        self._require_own(action)
        return self.game.check(self._state, self.viewer, action)

    def is_secret(self, action: int) -> bool:
        """Whether the others would not learn which action this is, if it were taken now."""
        return self.game.secret(self._state, self.viewer, action, SPECTATOR)

    def facts(self, action: int) -> Facts:
        """What the action would be about here: what its label is made from."""
        self._require_own(action)
        return self.game.facts(self._state, self.viewer, action)

    def choices(self) -> list[tuple[int, Facts]]:
        """What this seat may do now, each with the facts that its label is made from."""
        game, state, seat = self.game, self._state, self.viewer
        return [(action, game.facts(state, seat, action)) for action in self.legal()]

    def prompt(self) -> Prompt | None:
        """What this seat is asked; None if it owes nothing."""
        return self.game.prompt(self._state, self.viewer) if self.is_asked() else None

    def sample(self, rng: Random) -> State:
        """A position that this viewer cannot tell from the true one."""
        world: State = self.game.determinise(self._state, self.viewer, rng)
        return world

    def observe(self) -> list[int]:
        """The view as numbers, for seats only."""
        self._require_seat()
        return self.game.observe(self._state, self.viewer)

    def _require_seat(self) -> None:
        if self.viewer == SPECTATOR:
            raise UnknownSeat(self.viewer, self.seats)

    def _require_own(self, action: int) -> None:
        self._require_seat()
        require_action(self.game, action)


class Position(Outlook):
    """A position through one viewer's eyes, without a match around it."""

    def __init__(self, game: AnyGame, seats: int, viewer: int, state: State) -> None:
        super().__init__(game, seats, viewer)
        self._position: Final = state

    @property
    def _state(self) -> State:
        return self._position


class Preview(Position):
    """What a move would lead to, as far as its seat may know before making it.

    It stops at a draw (`stop` is "chance") and before an action that would open a secret ("reveal"): then nothing is
    asked next. A move is complete if it leaves the seat nothing to decide. It ends a gesture if nothing of the same
    gesture is left to choose.
    """

    def __init__(
        self, game: AnyGame, seats: int, viewer: int, state: State, complete: bool, stop: str, ends_gesture: bool
    ) -> None:
        super().__init__(game, seats, viewer, state)
        self.complete: Final = complete
        self.stop: Final = stop
        self.ends_gesture: Final = ends_gesture

    def is_asked(self) -> bool:
        return not self.stop and super().is_asked()

    def legal(self) -> list[int]:
        return [] if self.stop else super().legal()


class Perspective(Outlook):
    """A match as one viewer follows it; it always shows the present.

    >>> from motherlode import Match, game
    >>> here = Match(game("thebes"), seats=2, seed=bytes(32)).perspective(0)
    >>> here.is_asked(), here.prompt().kind
    (True, 'choose')
    >>> after = here.preview(here.legal()[:1])
    >>> after.complete, after.stop
    (True, 'chance')
    >>> here.check(here.legal()[0]) is None
    True
    """

    def __init__(self, match: "Match", viewer: int) -> None:
        super().__init__(match.game, match.seats, viewer)
        if viewer != SPECTATOR:
            match.require_seat(viewer)
        self._match: Final = match

    @property
    def _state(self) -> State:
        return self._match.state

    @property
    def ply(self) -> int:
        return self._match.ply

    def events(self, since: int = 0) -> list[SeenEvent]:
        """What happened, from the event with this number on, with the facts this viewer sees."""
        later: list[list[SeenEvent]] = []
        for entry in reversed(self._match.entries):
            if entry.logged + len(entry.events) <= since:
                break
            later.append([event for event in seen_events(entry, self.viewer) if event.number >= since])
        return [event for events in reversed(later) for event in events]

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    def undo_bar(self, consent: frozenset[int] = frozenset()) -> str:
        """Why this seat cannot take back a move now; empty if it can."""
        return self._match.undo_bar(self.viewer, consent)

    def preview(self, ids: Sequence[int]) -> Preview:
        """What the move would allow next and show; nothing is stored."""
        self._require_seat()
        for action in ids:
            require_action(self.game, action)
        trial = Trial(self.game, self._state, self.viewer, ids)
        if trial.has_revealed:
            return self._before_reveal(ids[:-1])
        stop = "chance" if trial.is_at_chance() else ""
        return Preview(self.game, self.seats, self.viewer, trial.after, trial.is_complete(), stop, trial.ends_gesture())

    def _before_reveal(self, ids: Sequence[int]) -> Preview:
        """The position before an action that would open a secret: what comes after it is unknown until then."""
        before = self._state.clone()
        for action in ids:
            self.game.apply(before, self.viewer, action, SILENT)
        return Preview(self.game, self.seats, self.viewer, before, True, "reveal", True)
