"""A few bot processes for all tables: started when first needed, and again after their death."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from motherlode.bots.base import random_move
from motherlode.registry import AnyGame, GameClass
from motherlode.server import protocol as p
from motherlode.server.bots.dispatcher import Dispatcher
from motherlode.server.bots.jobs import Advice, BotFailed, BotJob, Chosen, Thought
from motherlode.server.bots.queue import ANY_PLACE, Place
from motherlode.server.bots.worker import BotWorker


class BotPool:
    """One worker for quick bots, `processes` for those that search, and one that gives hints: no match waits for
    those. A bot that fails is replaced by the greedy one, that by chance.
    """

    def __init__(self, games: Mapping[str, GameClass], processes: int, seconds: float) -> None:
        self.workers: Final = [BotWorker(games, seconds) for _ in range(1 + max(1, processes))]
        self.adviser: Final = BotWorker(games, seconds)
        self._advising: Final = asyncio.Lock()
        self._dispatcher: Final = Dispatcher(self.workers)

    async def choose(self, game: AnyGame, job: BotJob, place: Place = ANY_PLACE) -> Chosen:
        """The bot's choice, when it is the turn of its place."""
        try:
            return Chosen((await self._ask(job, place)).ids)
        except BotFailed as error:
            failure = f"{job.bot} {error}"
        if job.bot != "greedy":
            try:
                return Chosen((await self._ask(replace(job, bot="greedy"), place)).ids, failure)
            except BotFailed as error:
                failure = f"{failure}, greedy {error}"
        return Chosen(by_lot(game, job), failure)

    async def advise(self, job: BotJob) -> Advice | None:
        """What the bot considers; None if it cannot say."""
        async with self._advising:
            try:
                return (await self.adviser.ask(replace(job, explain=True))).advice
            except BotFailed:
                return None

    async def reconsider(self, job: BotJob) -> p.AlternativePart | None:
        """What else there was; None if nothing was clearly better, or the bot failed."""
        async with self._advising:
            try:
                return (await self.adviser.ask(job)).alternative
            except BotFailed:
                return None

    async def _ask(self, job: BotJob, place: Place) -> Thought:
        async with self._dispatcher.worker(job.bot, place) as worker:
            return await worker.ask(job)

    def close(self) -> None:
        for worker in (*self.workers, self.adviser):
            worker.stop()


def by_lot(game: AnyGame, job: BotJob) -> list[int]:
    return random_move(game, game.load(job.world), job.seat, Random(job.seed))
