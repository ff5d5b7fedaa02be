"""What plays the games of a plan: this process, a pool of processes, or a Ray cluster. Results come in order."""

import os
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from motherlode.arena.errors import ArenaError

T = TypeVar("T")

BREAKDOWNS: Final = 5  # pools that may die before a run is given up
REACHED: Final = 10.0  # seconds in which the head of a cluster must be reached: Ray itself tries for many minutes
AHEAD: Final = 4  # batches for each worker that are under way at once


class Backend(ABC):
    """Does the same work on many batches of games."""

    workers = 1

    @abstractmethod
    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        """The results in the order of the parts; a part is asked for when it is due. Closing it gives up the rest."""


class InProcess(Backend):
    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        for part in parts:
            yield work(part)


class InPool(Backend):
    """A worker that dies costs the batches that had not come in, not the run."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        left = iter(parts)
        sent: deque[range] = deque()  # and not come in
        for _ in range(BREAKDOWNS):
            try:
                yield from self._try(work, sent, left)
                return
            except BrokenProcessPool:
                continue
        raise ArenaError(f"the workers died {BREAKDOWNS} times; not all games were played")

    def _try(self, work: Callable[[range], T], sent: deque[range], left: Iterator[range]) -> Generator[T, None, None]:
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            try:
                under_way: deque[Future[T]] = deque(pool.submit(work, part) for part in sent)
                while True:
                    for part in islice(left, AHEAD * self.workers - len(sent)):
                        sent.append(part)
                        under_way.append(pool.submit(work, part))
                    if not sent:
                        return
                    result = under_way.popleft().result()
                    sent.popleft()
                    yield result
            finally:
                pool.shutdown(cancel_futures=True)


class OnRay(Backend):
    """A Ray cluster, by its address, or one started here for the run if that is empty."""

    def __init__(self, address: str = "", workers: int | None = None) -> None:
        require_reachable(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray: Any = import_module("ray")
        self._ray: Final = ray
        self._is_own: Final = not address and not ray.is_initialized()
        if not ray.is_initialized():
            local = {"num_cpus": workers, "include_dashboard": False} if not address else {}
            try:
                ray.init(address=address or None, log_to_driver=False, logging_level="error", **local)
            except ConnectionError as error:
                raise ArenaError(f"no Ray cluster answers at {address}: {error}") from error
        self.workers = int(ray.cluster_resources().get("CPU", 1))

    def map(self, work: Callable[[range], T], parts: Iterable[range]) -> Generator[T, None, None]:
        remote = self._ray.remote(num_cpus=1, max_retries=BREAKDOWNS)(call)
        shared, left = self._ray.put(work), iter(parts)
        under_way = [remote.remote(shared, part) for part in islice(left, AHEAD * self.workers)]
        try:
            while under_way:
                yield self._ray.get(under_way.pop(0))
                under_way += [remote.remote(shared, part) for part in islice(left, 1)]
        finally:
            for reference in under_way:
                self._ray.cancel(reference, force=True)

    def close(self) -> None:
        if self._is_own:
            self._ray.shutdown()


def require_reachable(address: str) -> None:
    """Of an address with a port; any other means what Ray takes it for."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), REACHED).close()
        except (OSError, OverflowError) as error:
            raise ArenaError(f"no Ray cluster answers at {address}: {error}") from error


def call(work: Callable[[range], T], part: range) -> T:
    return work(part)


def backend_of(workers: int, ray: str | None = None) -> Backend:
    """This process alone, a pool of others, or the Ray cluster at an address (an empty one: here)."""
    if ray is not None:
        return OnRay(ray, workers)
    return InProcess() if workers == 1 else InPool(workers)
