"""Limits below HTTP: a request must arrive in time, its head must not be large, half requests do not add up, and who
asks too much is kept waiting before anything of the request is read.
"""

import asyncio
import sys
from asyncio import TimerHandle
from random import uniform
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from motherlode.server.security.doorman import Doorman

BODY_SECONDS: Final = 60.0
WINDOWS_FILES: Final = 512  # what the C library of Windows lets a program open
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY_BODY: Final = b'{"kind":"too_many","facts":{},"message":"too many requests; wait a moment"}'
TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 1\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(TOO_MANY_BODY), TOO_MANY_BODY)
)
# For so long (seconds) who asks too much waits for that answer; not all for the same, or they would come back together.
HELD_SECONDS: Final = (1.0, 3.0)
# What a request that is cut off costs its sender, in requests.
CUT_OFF_COST: Final = 5
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class GuardedProtocol(HttpToolsProtocol):
    """One connection. `waiting` are those without a whole request, the oldest first: when there are too many, the
    oldest go, so that half requests never keep others from being answered. `doorman` knows who asks too much.
    """

    head_seconds: ClassVar[float]
    largest_head: ClassVar[int]
    most_waiting: ClassVar[int]
    waiting: ClassVar[dict["GuardedProtocol", None]]
    doorman: ClassVar[Doorman]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: TimerHandle | None = None
        self._head = 0
        self._received = 0
        self._is_in_head = True
        self._is_between = True
        self._is_held = False
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        self._expect_within(self.head_seconds)
        self._address = self.doorman.address_of(self.client)
        self._hold_if_too_many()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_between:
            self._hold_if_too_many()
        if self._is_held:
            # Not before there is something to read: uvloop would begin to read all the same.
            self.transport.pause_reading()
            return
        self._received = len(data)
        if self._is_in_head:
            self._head += self._received
        super().data_received(data)
        if self._is_in_head and self._head > self.largest_head:
            self._cut_off(TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_between = False
        self._is_in_head = True
        self._head = self._received
        self._expect_within(self.head_seconds)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._expect_within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_between = True
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self.waiting[self] = None
        if len(self.waiting) > self.most_waiting:
            oldest = next(iter(self.waiting))
            oldest._stop_waiting()
            oldest.transport.abort()

    def _stop_waiting(self) -> None:
        self.waiting.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expect_within(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._cut_off, TOO_SLOW)

    def _hold_if_too_many(self) -> None:
        """Costs next to nothing, however often it is tried, and makes who waits for answers slow."""
        if self._is_held or not self.doorman.is_too_many(self._address):
            return
        self._is_held = True
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(uniform(*HELD_SECONDS), self._end, TOO_MANY)

    def _cut_off(self, answer: bytes) -> None:
        self.doorman.charge(self._address, CUT_OFF_COST)
        self._end(answer)

    def _end(self, answer: bytes) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(answer)
            self.transport.close()


def guarded_protocol(seconds: float, largest: int, guard: Doorman) -> type[GuardedProtocol]:
    """A protocol with these limits and a list of its own of who waits."""

    class Protocol(GuardedProtocol):
        doorman = guard
        head_seconds = seconds
        largest_head = largest
        most_waiting = most_open_files() // 4
        waiting: ClassVar[dict[GuardedProtocol, None]] = {}

    return Protocol


def most_open_files() -> int:
    """As many as the system lets us have; at most what a server of ours can use."""
    if sys.platform == "win32":
        return WINDOWS_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)
