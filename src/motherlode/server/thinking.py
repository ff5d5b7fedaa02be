"""Bots at tables: each seat that a bot plays and that owes a decision has a task waiting for its choice."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, TypeAlias

import structlog

from motherlode.play.errors import PlayError
from motherlode.server.bots import Bots, Chosen, Job, by_lot
from motherlode.server.errors import Refusal
from motherlode.server.keeping import Open
from motherlode.server.metrics import Metrics
from motherlode.server.sources import Sources
from motherlode.server.tables import Effects, Table

LOG: Final = structlog.get_logger("motherlode.thinking")

Act: TypeAlias = Callable[[Open, Callable[[], Effects]], Awaitable[Effects]]


class Thinking:
    """`act` lets a choice act on its table; `is_open` says whether a table is still the one in memory."""

    def __init__(
        self, bots: Bots, metrics: Metrics, sources: Sources, act: Act, is_open: Callable[[Open], bool]
    ) -> None:
        self._bots: Final = bots
        self._metrics: Final = metrics
        self._sources: Final = sources
        self._act: Final = act
        self._is_open: Final = is_open
        self._is_over = False

    def wake(self, opened: Open) -> None:
        if self._is_over:
            return
        for seat in opened.table.bots_due():
            if seat not in opened.thinking:
                task = asyncio.create_task(self._think(opened, seat))
                opened.thinking[seat] = task
                task.add_done_callback(lambda done, seat=seat: self._thought(opened, seat, done))  # type: ignore[misc]

    def close(self) -> None:
        """No bot is woken any more."""
        self._is_over = True

    async def _think(self, opened: Open, seat: int) -> None:
        table = opened.table
        ply = table.ply
        chosen = await self._bots.choose(table.game, self._job(table, seat))
        async with opened.lock:
            if self._is_open(opened) and seat in table.bots_due() and table.ply == ply:
                await self._act(opened, lambda: self._play(table, seat, chosen))

    def _thought(self, opened: Open, seat: int, done: "asyncio.Task[None]") -> None:
        opened.thinking.pop(seat, None)
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            LOG.error("bot task failed", table=opened.table.id, seat=seat, error=type(error).__name__)
        elif self._is_open(opened):
            self.wake(opened)

    def _play(self, table: Table, seat: int, chosen: Chosen) -> Effects:
        now = self._sources.now()
        if chosen.failure:
            self._metrics.bots_failed.inc()
        try:
            return table.bot_move(seat, chosen.ids, now, chosen.failure)
        except PlayError:
            job = self._job(table, seat)
            return table.bot_move(seat, by_lot(table.game, job), now, f"{job.bot} erred")

    def _job(self, table: Table, seat: int) -> Job:
        return job_of(table, seat, table.data.chairs[seat].bot, self._sources.id())


def job_of(table: Table, seat: int, bot: str, seed: str) -> Job:
    """What a bot gets to know of a decision: a world that its seat cannot tell from the true one."""
    if table.running is None:
        raise Refusal("not_running", "no match is running at this table", 409)
    world = table.running.perspective(seat).sample(Random(seed))
    return Job(
        table.data.game,
        dict(table.data.options),
        table.seats,
        table.game.dump(world),
        seat,
        bot,
        seed,
    )
