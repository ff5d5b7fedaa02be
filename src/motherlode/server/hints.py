"""Hints: what a bot would do in a player's place, from no more than that seat may know. For the asker alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from motherlode.server import protocol as p
from motherlode.server.bots import Bots
from motherlode.server.errors import Refusal
from motherlode.server.hall import Hall
from motherlode.server.limits import Limit
from motherlode.server.thinking import job_of

MOST: Final = 8


class Hints:
    """One at a time for each player, and only so many that those who wait get theirs in time."""

    def __init__(self, hall: Hall, bots: Bots, rate: float) -> None:
        self._hall: Final = hall
        self._bots: Final = bots
        self._limit: Final = Limit(rate)
        self._asking: Final[set[str]] = set()

    async def hint(self, id: str, player: p.PlayerInfo, message: p.Hint) -> p.Hinted:
        """The table is not held up meanwhile: `ply` says which position the hint is for."""
        async with self._hall.table(id) as opened:
            table = opened.table
            table.require_hint(player.id, message.seat)
            self._hall.library.require_bot(table.data.game, message.level)
            self._limit.require(player.id)
            job, ply = job_of(table, message.seat, message.level, self._hall.sources.id()), table.ply
        with self._alone(player.id):
            advice = await self._bots.advise(job)
        if advice is None:
            raise Refusal("no_hint", "the bot did not come to an answer", 409)
        return p.Hinted(
            id=message.id,
            seat=message.seat,
            ply=ply,
            bot=message.level,
            iterations=advice.iterations,
            candidates=advice.candidates,
        )

    @contextmanager
    def _alone(self, player: str) -> Iterator[None]:
        if player in self._asking or len(self._asking) >= MOST:
            raise Refusal("too_many", "too many hints at a time", 429)
        self._asking.add(player)
        try:
            yield
        finally:
            self._asking.discard(player)
