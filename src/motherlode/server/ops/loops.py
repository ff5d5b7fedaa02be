"""Work that is done again and again. An error is counted and logged, the next try waits longer, the loop goes on."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from motherlode.server.ops.metrics import Metrics

LOG: Final = structlog.get_logger("motherlode.loops")
LONGEST_PAUSE: Final = 5.0


class Loop:
    """Takes a step every `pause` seconds. It has a problem if its last step failed or lasts longer than `patience`."""

    def __init__(
        self, name: str, step: Callable[[], Awaitable[None]], pause: float, patience: float, metrics: Metrics
    ) -> None:
        self.name: Final = name
        self._step: Final = step
        self._pause: Final = pause
        self._patience: Final = patience
        self._metrics: Final = metrics
        self._began: float | None = None
        self._failure = "not begun"
        self._failures = 0
        self._task: asyncio.Task[None] | None = None
        metrics.loop_up.labels(name).set_function(lambda: not self.problem)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def problem(self) -> str:
        """Why the server is not ready as far as this loop knows; empty if all is well."""
        if self._task is None or self._task.done():
            return f"{self.name}: not running"
        if self._failure:
            return f"{self.name}: {self._failure}"
        if self._began is not None and time.monotonic() - self._began > self._patience:
            return f"{self.name}: no answer"
        return ""

    async def _run(self) -> None:
        while True:
            await self._try_step()
            await asyncio.sleep(min(self._pause * 2**self._failures, max(LONGEST_PAUSE, self._pause)))

    async def _try_step(self) -> None:
        self._began = time.monotonic()
        try:
            await self._step()
            self._failure, self._failures = "", 0
        except Exception as error:
            self._failure = type(error).__name__
            self._failures = min(self._failures + 1, 10)
            self._metrics.failures.labels(self.name).inc()
            LOG.error("step failed", loop=self.name, error=self._failure, exc_info=error)
        finally:
            self._began = None
