"""Rows of matches in several processes, which share the memory of the arrays."""

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeAlias
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from motherlode.kernel.observation import length
from motherlode.rl.errors import WorkerDied
from motherlode.rl.rows import Batch, Refusal, Rows
from motherlode.rl.settings import Settings

Memory: TypeAlias = tuple[Any, ...]  # raw arrays: observations, masks, seats, done, returns, actions


class SharedRows:
    """Rows divided among processes, which write into shared memory. The same seed gives the same matches as `Rows`."""

    def __init__(self, settings: Settings, count: int, seed: int, workers: int) -> None:
        self._memory: Final = shared_memory(settings, count)
        self.batch, self._actions = arrays_over(self._memory, settings, count)
        self._parts: Final = parts_of(count, workers)
        self._pipes: Final[list[Connection]] = []
        processes: list[SpawnProcess] = []
        context = get_context("spawn")
        for part in self._parts:
            ours, theirs = context.Pipe()
            arguments = (theirs, self._memory, settings, count, part, seed)
            process = context.Process(target=serve, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            processes.append(process)
        self.close: Final = finalize(self, end, self._pipes, processes)
        self._await()

    def reset(self, seed: int) -> None:
        self._tell("reset", seed)

    def step(self, actions: NDArray[Any]) -> None:
        self._actions[:] = actions
        self._tell("step", 0)

    def refusal(self, row: int, action: int) -> Refusal:
        worker = next(number for number, part in enumerate(self._parts) if row in part)
        pipe = self._pipes[worker]
        pipe.send(("refusal", (row - self._parts[worker].start, action)))
        answer: Refusal = received(pipe)
        return answer

    def _tell(self, what: str, argument: int) -> None:
        for pipe in self._pipes:
            try:
                pipe.send((what, argument))
            except OSError as error:
                raise WorkerDied from error
        self._await()

    def _await(self) -> None:
        for pipe in self._pipes:
            received(pipe)


def received(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except (EOFError, OSError) as error:
        raise WorkerDied from error


def end(pipes: Sequence[Connection], processes: Sequence[SpawnProcess]) -> None:
    """A worker whose pipe is closed ends by itself."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join()
        process.close()


def serve(pipe: Connection, memory: Memory, settings: Settings, count: int, part: range, seed: int) -> None:
    """In a process of its own: plays its rows until the pipe is closed."""
    rows = Rows(settings, len(part), seed, part.start)
    batch, actions = arrays_over(memory, settings, count)
    shown, own = batch.part(part), actions[part.start : part.stop]
    copy(rows.batch, shown)
    pipe.send(None)
    while True:
        try:
            what, argument = pipe.recv()
        except EOFError:
            return
        if what == "refusal":
            pipe.send(rows.refusal(*argument))
            continue
        if what == "reset":
            rows.reset(argument)
        else:
            rows.step(own)
        copy(rows.batch, shown)
        pipe.send(None)


def copy(source: Batch, target: Batch) -> None:
    arrays: tuple[NDArray[Any], ...] = source
    shown: tuple[NDArray[Any], ...] = target
    for one, other in zip(arrays, shown, strict=True):
        np.copyto(other, one)


def parts_of(count: int, workers: int) -> list[range]:
    """The rows of each worker: as equal as can be."""
    bounds = [count * number // workers for number in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(bounds)]


def shared_memory(settings: Settings, count: int) -> Memory:
    context = get_context("spawn")
    width, actions, seats = length(settings.fields), settings.actions, settings.seats
    sizes = (4 * width, actions, 1, 1, 4 * seats, 4)
    return tuple(context.RawArray("B", count * size) for size in sizes)


def arrays_over(memory: Memory, settings: Settings, count: int) -> tuple[Batch, NDArray[np.int32]]:
    """The arrays of all rows, and the actions that are asked for."""
    observations, masks, seats, done, returns, actions = memory
    batch = Batch(
        np.frombuffer(observations, np.int32).reshape(count, -1),
        np.frombuffer(masks, np.uint8).reshape(count, -1),
        np.frombuffer(seats, np.uint8),
        np.frombuffer(done, np.bool_),
        np.frombuffer(returns, np.float32).reshape(count, settings.seats),
    )
    return batch, np.frombuffer(actions, np.int32)
