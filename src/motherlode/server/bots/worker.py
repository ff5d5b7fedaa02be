"""One bot process at the other end of a pipe."""

import asyncio
import multiprocessing
from collections.abc import Mapping
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from motherlode.registry import GameClass
from motherlode.server.bots.jobs import BotFailed, BotJob, Thought
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
