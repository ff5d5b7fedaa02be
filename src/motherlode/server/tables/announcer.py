"""Tells of what was stored: the viewers of a table, the lobby, the bots, other processes."""

from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from motherlode.play.match import Match
from motherlode.server.ops.metrics import Metrics
from motherlode.server.providers import Providers
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.steps import past_updates
from motherlode.server.tables.table import Effects, Table
from motherlode.server.tables.updates import Updates
from motherlode.server.ws.broadcast import broadcast_match, broadcast_table

LOG: Final = structlog.get_logger("motherlode.tables")


class Announcer:
    """All of this is stored already: what fails here is logged, and holds up nothing else.

    `on_change` hears of every change of a table that the lobby shows, `on_end` of every end, `on_step` of every table
    at which a bot may have to act, `on_commit` of all that is stored, for other processes, `on_presence` of who comes
    and goes.
    """

    def __init__(self, metrics: Metrics, providers: Providers) -> None:
        self._metrics: Final = metrics
        self._providers: Final = providers
        self.on_change: Final[list[Callable[[Table], None]]] = []
        self.on_end: Final[list[Callable[[Table], None]]] = []
        self.on_step: Final[list[Callable[[LiveTable], None]]] = []
        self.on_commit: Final[list[Callable[[LiveTable, Effects], None]]] = []
        self.on_presence: Final[list[Callable[[LiveTable], None]]] = []

    def tell_others(self, live: LiveTable, effects: Effects) -> None:
        """Other processes hear of what was stored."""
        if effects.entries or effects.changed:
            for listener in self.on_commit:
                self._survive(live.table, partial(listener, live, effects))

    def broadcast(self, live: LiveTable, effects: Effects) -> None:
        """Everyone at the table hears of what happened there."""
        table = live.table
        if effects.entries:
            self.broadcast_match(live)
        if effects.changed:
            self.broadcast_table(live)
        if table.data.status == "finished" and effects.changed:
            for listener in self.on_end:
                self._survive(table, partial(listener, table))
        self.notify_bots(live)

    def broadcast_match(self, live: LiveTable) -> None:
        self._survive(live.table, lambda: self._tell_match(live))

    def _tell_match(self, live: LiveTable) -> None:
        updates = Updates(live.table, self._providers.now())
        broadcast_match(live.connections, live.table.number, updates.after)

    def broadcast_past(self, live: LiveTable, match: Match) -> None:
        """One of several entries of another process."""
        self._survive(live.table, lambda: broadcast_match(live.connections, match.number, partial(past_updates, match)))

    def broadcast_news(self, live: LiveTable, has_changed: bool) -> None:
        """What another process did: no bot of ours and no archive is needed for it."""
        if live.has_late_viewers:
            self.broadcast_match(live)
        if has_changed:
            self.broadcast_table(live)
            dismiss_strangers(live)

    def broadcast_table(self, live: LiveTable) -> None:
        table = live.table
        self._survive(table, lambda: broadcast_table(live.connections, table.info, table.is_inside))
        for listener in self.on_change:
            self._survive(table, partial(listener, table))

    def notify_bots(self, live: LiveTable) -> None:
        for listener in self.on_step:
            self._survive(live.table, partial(listener, live))

    def note_presence(self, live: LiveTable) -> None:
        """Somebody came or went."""
        live.note_presence(self._providers.now())
        self.broadcast_table(live)
        for listener in self.on_presence:
            self._survive(live.table, partial(listener, live))

    def _survive(self, table: Table, tell: Callable[[], None]) -> None:
        try:
            tell()
        except Exception as error:
            self._metrics.failures.labels("broadcast").inc()
            LOG.error("broadcast failed", table=table.id, error=type(error).__name__, exc_info=error)


def dismiss_strangers(live: LiveTable) -> None:
    """Who was asked to leave a private table does not see it any more."""
    for connection in list(live.connections):
        if not live.table.may_watch(connection.player.id, connection.invitation):
            connection.close("dismissed")
