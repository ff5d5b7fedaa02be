"""Bots in processes of their own. They get a world their seat cannot tell from the true one, never the truth."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final

from motherlode.bots import Explanation, bot
from motherlode.bots.bot import random_move
from motherlode.play.course import Course
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame, GameClass
from motherlode.server import protocol as p
from motherlode.server.running import facts_data

READY: Final = "ready"
START_SECONDS: Final = 60.0
ENOUGH: Final = 0.75  # of our patience: then a bot shall answer with what it has found


@dataclass(frozen=True)
class Job:
    """A decision: the game under its options, a possible world as data, the seat, the bot, its random seed.

    `seconds` is the time after which a bot that can stop thinking early does. `explain`: it shall say what it thought.
    """

    game: str
    options: dict[str, Any]
    seats: int
    world: dict[str, Any]
    seat: int
    bot: str
    seed: str
    seconds: float | None = None
    explain: bool = False


@dataclass(frozen=True)
class Advice:
    """What a bot considered, its choice first."""

    iterations: int
    candidates: list[p.Candidate]


@dataclass(frozen=True)
class Thought:
    """What a process answers: the move and, if it was asked for and the bot can say, the reasons."""

    ids: list[int]
    advice: Advice | None = None


@dataclass(frozen=True)
class Chosen:
    """A move, and why the bot that was asked did not make it itself (empty if it did)."""

    ids: list[int]
    failure: str = ""


class BotFailed(Exception):
    """`died`, `overran` or `failed`."""


def serve(pipe: Connection, games: Mapping[str, GameClass]) -> None:
    """The whole life of a process: one job after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    made: dict[str, AnyGame] = {}
    try:
        pipe.send(READY)
        while True:
            job: Job = pipe.recv()
            pipe.send(answered(job, games, made))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def answered(job: Job, games: Mapping[str, GameClass], made: dict[str, AnyGame]) -> Thought | str:
    """The move, or the kind of error. A bot is code of others: what it says might tell its hand, so it stays here."""
    try:
        key = f"{job.game} {sorted(job.options.items())}"
        if key not in made:
            made[key] = games[job.game](job.options, None)
        return thought(made[key], job)
    except Exception as error:  # noqa: BLE001
        return type(error).__name__


def thought(game: AnyGame, job: Job) -> Thought:
    here = Perspective(Course(game, job.seats, start=game.load(job.world)), job.seat)
    thinker = bot(job.bot, Random(job.seed), game, job.seconds)
    ids = thinker.choose(here)
    explanation = thinker.explain() if job.explain else None
    return Thought(ids, advice(here, explanation) if explanation else None)


def advice(here: Perspective, explanation: Explanation) -> Advice:
    candidates = [
        p.Candidate(actions=steps(here, each.ids), visits=each.visits, expected=round(each.expected, 4))
        for each in explanation.candidates
    ]
    return Advice(explanation.iterations, candidates)


def steps(here: Perspective, ids: Sequence[int]) -> list[p.Choice]:
    """The actions with their facts, each as it is once those before it are taken."""
    outlooks = [here, *(here.preview(ids[:taken]) for taken in range(1, len(ids)))]
    return [
        p.Choice(id=action, facts=facts_data(outlook.facts(action)))
        for outlook, action in zip(outlooks, ids, strict=True)
    ]


class Worker:
    """One process at the other end of a pipe; it is started when first needed and again after its death."""

    def __init__(self, games: Mapping[str, GameClass], patience: float) -> None:
        self.patience = patience
        self._games: Final = games
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._has_begun = False

    async def ask(self, job: Job) -> Thought:
        pipe = self._ready()
        try:
            await self._begun(pipe)
            pipe.send(replace(job, seconds=ENOUGH * self.patience))
            answer = await asyncio.wait_for(heard(pipe), self.patience)
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

    async def _begun(self, pipe: Connection) -> None:
        """Starting takes its time, which is not the bot's."""
        if not self._has_begun:
            await asyncio.wait_for(heard(pipe), START_SECONDS)
            self._has_begun = True

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def stop(self) -> None:
        if self._process is not None and self._pipe is not None:
            self._pipe.close()
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None

    def _ready(self) -> Connection:
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self.stop()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs, self._games), daemon=True)
            self._process.start()
            self._has_begun = False
            theirs.close()
        return self._pipe


async def heard(pipe: Connection) -> Thought | str:
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


class Bots:
    """A few workers for all tables, and one that gives hints: no match waits for those. A bot that fails is replaced
    by the greedy one, that by chance.
    """

    def __init__(self, games: Mapping[str, GameClass], processes: int, seconds: float) -> None:
        self.workers: Final = [Worker(games, seconds) for _ in range(max(1, processes))]
        self.adviser: Final = Worker(games, seconds)
        self._advising: Final = asyncio.Lock()
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def choose(self, game: AnyGame, job: Job) -> Chosen:
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

    async def advise(self, job: Job) -> Advice | None:
        """What the bot considers; None if it cannot say."""
        async with self._advising:
            try:
                return (await self.adviser.ask(replace(job, explain=True))).advice
            except BotFailed:
                return None

    async def _ask(self, job: Job) -> Thought:
        worker = await self._free.get()
        try:
            return await worker.ask(job)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        for worker in (*self.workers, self.adviser):
            worker.stop()


def by_lot(game: AnyGame, job: Job) -> list[int]:
    return random_move(game, game.load(job.world), job.seat, Random(job.seed))
