"""Hints: what a bot would do in a player's place, from no more than that seat may know. Sent to the asker only."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from motherlode.server import protocol as p
from motherlode.server.bots.pool import BotPool
from motherlode.server.bots.scheduler import job_of
from motherlode.server.errors import Refusal
from motherlode.server.security.limits import RateLimiter
from motherlode.server.tables.manager import TableManager

MOST: Final = 8


class Hints:
    """One at a time for each player, and a limited number together, so that answers come in time."""

    def __init__(self, tables: TableManager, bots: BotPool, rate: float) -> None:
        self._tables: Final = tables
        self._bots: Final = bots
        self.limit: Final = RateLimiter(rate)
        self._asking: Final[set[str]] = set()

    async def hint(self, id: str, player: p.PlayerInfo, message: p.HintMessage) -> p.HintedMessage:
        """The table is not held up meanwhile: `ply` says which position the hint is for."""
        async with self._tables.table(id) as live:
            table = live.table
            table.require_hint(player.id, message.seat)
            self._tables.catalog.require_bot(table.data.game, message.level)
            self.limit.require(player.id)
            job = job_of(table, message.seat, message.level, self._tables.providers.id(), message.after)
            ply = table.ply
        with self._one_at_a_time(player.id):
            advice = await self._bots.advise(job)
        if advice is None:
            raise Refusal("no_hint", "the bot did not come to an answer", 409)
        return p.HintedMessage(
            id=message.id,
            seat=message.seat,
            ply=ply,
            bot=message.level,
            iterations=advice.iterations,
            candidates=advice.candidates,
        )

    @contextmanager
    def _one_at_a_time(self, player: str) -> Iterator[None]:
        if player in self._asking or len(self._asking) >= MOST:
            raise Refusal("too_many", "too many hints at a time", 429)
        self._asking.add(player)
        try:
            yield
        finally:
            self._asking.discard(player)
