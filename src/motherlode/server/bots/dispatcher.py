"""Gives the bot processes to the choices that wait for them."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from motherlode.server.bots.queue import QUICK, FairQueue, Place
from motherlode.server.bots.worker import BotWorker

Waiting: TypeAlias = asyncio.Future[BotWorker]


class Dispatcher:
    """The first worker is for quick bots alone, so that they never wait for a search. The others take searches first,
    and help with quick bots if they run already and no search waits.
    """

    def __init__(self, workers: Sequence[BotWorker]) -> None:
        self._workers: Final = workers
        self._free: Final = set(workers)
        self._quick: Final = FairQueue[Waiting]()
        self._searches: Final = FairQueue[Waiting]()

    @asynccontextmanager
    async def worker(self, bot: str, place: Place) -> AsyncIterator[BotWorker]:
        """A worker for one choice of this bot, when it is its turn."""
        worker = await self._turn(bot, place)
        try:
            yield worker
        finally:
            self._release(worker)

    async def _turn(self, bot: str, place: Place) -> BotWorker:
        waiting: Waiting = asyncio.get_running_loop().create_future()
        (self._quick if bot in QUICK else self._searches).add(place, waiting)
        self._hand_out()
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._release(waiting.result())
            raise

    def _release(self, worker: BotWorker) -> None:
        self._free.add(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        for worker in self._workers:
            waiting = self._next_for(worker) if worker in self._free else None
            if waiting is not None:
                self._free.discard(worker)
                waiting.set_result(worker)

    def _next_for(self, worker: BotWorker) -> Waiting | None:
        if worker is self._workers[0]:
            return next_waiting(self._quick)
        search = next_waiting(self._searches)
        if search is None and worker.pid is not None:
            return next_waiting(self._quick)
        return search


def next_waiting(queue: FairQueue[Waiting]) -> Waiting | None:
    """The next one that was not given up meanwhile."""
    waiting = queue.pop()
    while waiting is not None and waiting.done():
        waiting = queue.pop()
    return waiting
