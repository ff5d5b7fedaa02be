"""Several processes of one server on one machine: they share a socket, are started again when one dies, and stop
together.
"""

import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Final

import structlog

from motherlode.server.asgi import Server, run
from motherlode.server.errors import SettingsError
from motherlode.server.ops import logs
from motherlode.server.settings import Settings

LOG: Final = structlog.get_logger("motherlode.supervisor")
SPAWN: Final = get_context("spawn")
# A worker that dies sooner than this (seconds) after its start is started again later and later.
SOON: Final = 10.0
LONGEST_PAUSE: Final = 30.0
LAST_WORDS: Final = 20.0


class Worker:
    """One process; `opened` becomes readable when it answers requests, or is gone. In the metrics its `number` tells it
    from the others; one that is started again gets the same.
    """

    def __init__(self, settings: Settings, bound: socket.socket, number: int) -> None:
        self.number: Final = number
        self.opened, told = Pipe(duplex=False)
        self.process: Final[SpawnProcess] = SPAWN.Process(target=work, args=(settings, bound, told, number))
        self.process.start()
        told.close()
        self.started: Final = time.monotonic()

    def has_opened(self) -> bool:
        """Waits for it. False if it died first."""
        try:
            return bool(self.opened.recv())
        except EOFError:
            return False

    def stop(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def end(self, until: float) -> None:
        self.process.join(max(0.0, until - time.monotonic()))
        if self.process.is_alive():
            LOG.error("worker had to be killed", pid=self.process.pid)
            self.process.kill()
            self.process.join()


def work(settings: Settings, bound: socket.socket, told: Connection, number: int) -> None:
    """What a worker does: it serves until it is told to stop, or its supervisor is gone."""
    logs.set_up(sys.stderr.isatty())

    def prepare(server: Server) -> None:
        server.context.become_worker(number)
        watch_supervisor(server)

    run(settings, bound, lambda: told.send(True), prepare)


def watch_supervisor(server: Server) -> None:
    def watch() -> None:
        supervisor = parent_process()
        if supervisor is not None:
            wait([supervisor.sentinel])
            server.stop()

    Thread(target=watch, daemon=True).start()


class Supervisor:
    """The first worker brings the database to its present form before the others start."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self._settings: Final = settings
        self._bound: Final = bound
        self._workers: Final[list[Worker]] = []
        self._due: Final[list[float]] = []
        self._pause = 1.0

    def run(self, on_open: Callable[[], None]) -> None:
        with stop_signal() as stopped:
            try:
                self._start(on_open, stopped)
                while not stopped.poll():
                    self._watch(stopped)
            finally:
                self._stop()

    def _start(self, on_open: Callable[[], None], stopped: Connection) -> None:
        self._add()
        wait([self._workers[0].opened, stopped])
        if stopped.poll():
            return
        if not self._workers[0].has_opened():
            raise SettingsError("the first worker did not start; its log says why")
        for _ in range(1, self._settings.workers):
            self._add()
        on_open()

    def _add(self) -> None:
        taken = {worker.number for worker in self._workers}
        number = next(number for number in count(1) if number not in taken)
        self._workers.append(Worker(self._settings, self._bound, number))
        LOG.info("worker started", pid=self._workers[-1].process.pid)

    def _watch(self, stopped: Connection) -> None:
        """Waits until a worker dies or one is due to be started again."""
        pause = max(0.0, min(self._due) - time.monotonic()) if self._due else None
        wait([stopped, *(worker.process.sentinel for worker in self._workers)], pause)
        for worker in [worker for worker in self._workers if not worker.process.is_alive()]:
            self._bury(worker)
        for due in [due for due in self._due if due <= time.monotonic()]:
            self._due.remove(due)
            self._add()

    def _bury(self, worker: Worker) -> None:
        self._workers.remove(worker)
        worker.opened.close()
        LOG.error("worker died", pid=worker.process.pid, status=worker.process.exitcode)
        is_soon = time.monotonic() - worker.started < SOON
        self._pause = min(2 * self._pause, LONGEST_PAUSE) if is_soon else 1.0
        self._due.append(time.monotonic() + (self._pause if is_soon else 0.0))

    def _stop(self) -> None:
        for worker in self._workers:
            worker.stop()
        until = time.monotonic() + LAST_WORDS
        for worker in self._workers:
            worker.end(until)


@contextmanager
def stop_signal() -> Iterator[Connection]:
    """Becomes readable when somebody asks the supervisor to stop."""
    stopped, stop = Pipe(duplex=False)

    def note(*_: object) -> None:
        stop.send(None)

    before = {number: signal.signal(number, note) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def supervise(settings: Settings, bound: socket.socket, on_open: Callable[[], None]) -> None:
    Supervisor(settings, bound).run(on_open)
