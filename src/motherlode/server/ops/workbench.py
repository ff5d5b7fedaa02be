"""Heavy work beside the event loop: in a thread, one piece at a time, and only so much of it waiting."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from motherlode.server.errors import Refusal

T = TypeVar("T")
MOST_WAITING: Final = 16


class Workbench:
    """Threads share one processor with the event loop: two of them at once would leave it a third. After each piece the
    bench rests for as long as that took.
    """

    def __init__(self) -> None:
        self._alone: Final = asyncio.Lock()
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too_many", "too much of this at a time; wait a moment", 429)
        self._waiting += 1
        try:
            await self._alone.acquire()
            return await self._do(work)
        finally:
            self._waiting -= 1

    async def _do(self, work: Callable[[], T]) -> T:
        started = time.monotonic()
        try:
            return await asyncio.to_thread(work)
        finally:
            asyncio.get_running_loop().call_later(time.monotonic() - started, self._alone.release)
