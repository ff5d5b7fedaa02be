"""The coach: for the first match of a game with lessons, alone with bots. It says afterwards what else there was."""

from typing import Final

from motherlode.bots.coach import ADVISER
from motherlode.play.lesson import lessons
from motherlode.server import protocol as p
from motherlode.server.bots.hints import MOST
from motherlode.server.bots.jobs import BotJob
from motherlode.server.bots.pool import BotPool
from motherlode.server.bots.scheduler import job_of_latest
from motherlode.server.security.limits import RateLimiter
from motherlode.server.store.lessons import has_played_before
from motherlode.server.store.store import Store
from motherlode.server.tables.manager import TableManager


class Coach:
    """Thinks about one choice of a player at a time; who chooses faster hears nothing about what came between."""

    def __init__(self, tables: TableManager, bots: BotPool, store: Store, rate: float) -> None:
        self._tables: Final = tables
        self._bots: Final = bots
        self._store: Final = store
        self.limit: Final = RateLimiter(rate)
        self._asking: Final[set[str]] = set()

    async def coach(self, id: str, player: p.PlayerInfo, message: p.CoachMessage) -> p.CoachedMessage:
        """What else there was before the seat's latest choice, from what it could know then."""
        async with self._tables.table(id) as live:
            table = live.table
            table.require_coach(player.id, message.seat)
            self.limit.require(player.id)
            job = job_of_latest(table, message.seat, ADVISER, self._tables.providers.id()) if message.judges else None
            game, ply, is_lesson = table.data.game, table.ply, bool(table.data.lesson)
        is_taught = is_lesson or (bool(lessons(game)) and not await has_played_before(self._store, player.id, game, id))
        found = await self._reconsidered(player.id, job) if is_taught and job is not None else None
        return p.CoachedMessage(id=message.id, seat=message.seat, ply=ply, coaching=is_taught, alternative=found)

    async def _reconsidered(self, player: str, job: BotJob) -> p.AlternativePart | None:
        if player in self._asking or len(self._asking) >= MOST:
            return None
        self._asking.add(player)
        try:
            return await self._bots.reconsider(job)
        finally:
            self._asking.discard(player)
