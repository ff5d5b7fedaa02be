"""What viewers are told of a match. What they see alike is made and encoded once."""

from typing import Final, cast

from msgspec import Raw
from msgspec.structs import replace

from motherlode.kernel import SPECTATOR
from motherlode.play.entry import Entry
from motherlode.play.seen import SeenEvent, seen_events
from motherlode.server import protocol as p
from motherlode.server.protocol.serializers import choices, outcome_info, prompt_info
from motherlode.server.tables.steps import past_update
from motherlode.server.tables.table import RECENT, Table
from motherlode.server.ws.connection import encode


class Updates:
    """The updates of one moment: all that is told of a table between two steps of its match."""

    def __init__(self, table: Table, now: int) -> None:
        self._table: Final = table
        self._match: Final = table.require_match()
        self._is_live: Final = table.data.status == "running"
        self._is_open: Final = self._match.game.is_open(self._match.state)
        self._to_act: Final = list(table.to_act())
        self._asked: Final = self._to_act if self._is_live and table.is_asking else []
        self._thinking: Final = table.bots_among(self._to_act)
        self._clock: Final = table.clock.info(now) if table.clock else None
        outcome = self._match.outcome()
        self._outcome: Final = outcome_info(outcome) if outcome else None
        self._lesson: Final = table.lesson_part()
        self._open_view: p.View | None = None
        self._open_events: list[SeenEvent] | None = None
        self._last_undone: Final = list(self._match.entries[-1].undone_events) if self._match.entries else []

    def after(self, viewer: int, since: int) -> list[p.UpdateMessage]:
        """What is new since a number, entry by entry. Only notes of the table leave the position as it was: a viewer
        who missed more than that gets everything.
        """
        if since < 0 or since >= self._match.number - 1:
            return [self.update(viewer, since)]
        entries = self._match.entries_after(since)
        if entries[0].number > since + 1:
            return [self.update(viewer, since)]
        if any(entry.kind != "note" for entry in entries[1:]):
            return self._lesson_steps(viewer, since) if self._lesson else [self.update(viewer, -1)]
        last = self.update(viewer, since)
        return [of_entry(last, entry, viewer) for entry in entries]

    def _lesson_steps(self, viewer: int, since: int) -> list[p.UpdateMessage]:
        """In a lesson one move of the learner makes several entries, and each is to be seen."""
        steps = list(self._match.steps(viewer, since))
        return [*(past_update(step, viewer) for step in steps[:-1]), self.update(viewer, self._match.number - 1)]

    def update(self, viewer: int, since: int = -1) -> p.UpdateMessage:
        """The match as a viewer sees it, with what is new since a number; everything if that is not known."""
        match = self._match
        full = since < 0 or since > match.number or not match.remembers(since)
        asked = match.perspective(viewer) if viewer in self._asked else None
        return p.UpdateMessage(
            viewer=viewer,
            number=match.number,
            ply=match.ply,
            full=full,
            to_act=self._to_act,
            view=self._view(viewer),
            legal=choices(asked) if asked else [],
            prompt=prompt_info(asked) if asked else None,
            events=self._recent_events(viewer) if full else self._events(viewer, since),
            undo=self._undo_bar(viewer),
            undone=self._undone(match.number - RECENT if full else since),
            thinking=self._thinking,
            clock=self._clock,
            outcome=self._outcome,
            lesson=self._lesson,
        )

    def _view(self, viewer: int) -> p.View:
        """Where everything is visible to everyone, the view is made for the first viewer and kept as it is sent."""
        if self._open_view is not None:
            return self._open_view
        view = self._match.perspective(viewer).view()
        if self._is_open:
            view = self._open_view = cast("p.View", Raw(encode(view)))
        return view

    def _events(self, viewer: int, since: int) -> list[SeenEvent]:
        """Where nobody learns more of the last entry than the others, its events are kept like the view."""
        match = self._match
        if since != match.number - 1:
            return match.events(viewer, since)
        if self._open_events is None:
            last = match.entries[-1]
            events = list(seen_events(last, viewer))
            if any(event.secret for event in last.events):
                return events
            self._open_events = cast("list[SeenEvent]", Raw(encode(events)))
        return self._open_events

    def _undone(self, since: int) -> list[int]:
        return self._last_undone if since == self._match.number - 1 else self._match.undone_events(since)

    def _recent_events(self, viewer: int) -> list[SeenEvent]:
        return self._match.events(viewer, self._match.number - RECENT)[-RECENT:]

    def _undo_bar(self, viewer: int) -> str:
        if not self._is_live:
            return "over"
        return "off" if viewer == SPECTATOR else self._table.undo_bar(viewer)


def of_entry(update: p.UpdateMessage, entry: Entry, viewer: int) -> p.UpdateMessage:
    """The update as it is after one of the entries that led to the same position."""
    events, undone = list(seen_events(entry, viewer)), list(entry.undone_events)
    return replace(update, number=entry.number, ply=entry.ply, events=events, undone=undone)
