"""A few bot processes for all tables: started when first needed, and again after their death."""

import asyncio
import multiprocessing
from collections.abc import Mapping
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Final

from motherlode.bots.base import random_move
from motherlode.registry import AnyGame, GameClass
from motherlode.server.bots.jobs import Advice, BotFailed, BotJob, Chosen, Thought
from motherlode.server.bots.process import serve

START_SECONDS: Final = 60.0
ENOUGH: Final = 0.75  # of our patience: then a bot should answer with what it has found


class BotWorker:
    """One process at the other end of a pipe; it is started when first needed and again after its death."""

    def __init__(self, games: Mapping[str, GameClass], patience: float) -> None:
        self.patience = patience
        self._games: Final = games
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._has_started = False

    async def ask(self, job: BotJob) -> Thought:
        pipe = self._running_pipe()
        try:
            await self._wait_for_start(pipe)
            pipe.send(replace(job, seconds=ENOUGH * self.patience))
            answer = await asyncio.wait_for(receive(pipe), self.patience)
        except TimeoutError as error:
            self.stop()
            raise BotFailed("overran") from error
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed("died") from error
        except asyncio.CancelledError:
            self.stop()
            raise
        if isinstance(answer, str):
            raise BotFailed("failed")
        return answer

    async def _wait_for_start(self, pipe: Connection) -> None:
        """Starting takes its time, which is not the bot's."""
        if not self._has_started:
            await asyncio.wait_for(receive(pipe), START_SECONDS)
            self._has_started = True

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def stop(self) -> None:
        if self._process is not None and self._pipe is not None:
            self._pipe.close()
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None

    def _running_pipe(self) -> Connection:
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self.stop()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs, self._games), daemon=True)
            self._process.start()
            self._has_started = False
            theirs.close()
        return self._pipe


async def receive(pipe: Connection) -> Thought | str:
    """What comes through the pipe, without holding up the event loop."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(pipe.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(pipe.fileno())
    answer: Thought | str = pipe.recv()
    return answer


class BotPool:
    """A few workers for all tables, and one that gives hints: no match waits for those. A bot that fails is replaced
    by the greedy one, that by chance.
    """

    def __init__(self, games: Mapping[str, GameClass], processes: int, seconds: float) -> None:
        self.workers: Final = [BotWorker(games, seconds) for _ in range(max(1, processes))]
        self.adviser: Final = BotWorker(games, seconds)
        self._advising: Final = asyncio.Lock()
        self._free: asyncio.Queue[BotWorker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def choose(self, game: AnyGame, job: BotJob) -> Chosen:
        try:
            return Chosen((await self._ask(job)).ids)
        except BotFailed as error:
            failure = f"{job.bot} {error}"
        if job.bot != "greedy":
            try:
                return Chosen((await self._ask(replace(job, bot="greedy"))).ids, failure)
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

    async def _ask(self, job: BotJob) -> Thought:
        worker = await self._free.get()
        try:
            return await worker.ask(job)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        for worker in (*self.workers, self.adviser):
            worker.stop()


def by_lot(game: AnyGame, job: BotJob) -> list[int]:
    return random_move(game, game.load(job.world), job.seat, Random(job.seed))
