"""Who is connected, and what still has to be sent to them."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from motherlode.server import protocol as p

encode = msgspec.json.Encoder().encode
MOST_WAITING: Final = 256


class Connection:
    """One socket or stream. `viewers` are the seats it looks through, with the last number sent to each; `session` is
    the hash of the one it was opened under; `refused` counts the messages that came too fast. `take` sends messages at
    once where that is possible.
    """

    def __init__(self, player: p.PlayerInfo, address: str = "", invitation: str = "", session: str = "") -> None:
        self.player: Final = player
        self.address: Final = address
        self.invitation: Final = invitation
        self.session: Final = session
        self.refused = 0
        self.viewers: dict[int, int] = {}
        self.muted: frozenset[str] = frozenset()
        self.take: Callable[[list[bytes]], bool] | None = None
        self._held: list[bytes] = []
        self._waiting: Final[deque[bytes | None]] = deque()
        self._bell: asyncio.Future[None] | None = None
        self._is_closed = False

    @property
    def is_closed(self) -> bool:
        return self._is_closed

    def push(self, message: bytes) -> None:
        """Queues a message; a client that does not keep up is cut off and may come back."""
        if self._is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close("slow")
        else:
            self._put(message)

    def tell(self, messages: Iterable[p.ServerMessage]) -> None:
        for message in messages:
            self.push(encode(message))

    def hold(self, messages: Iterable[p.ServerMessage]) -> None:
        """Keeps answers back for the message that follows at once, to send them together; then `release` must come."""
        self._held += [encode(message) for message in messages]

    def release(self) -> None:
        """Sends what nothing has followed."""
        if self._held:
            self.push(self._held.pop())

    def close(self, reason: str) -> None:
        """Says goodbye after what is waiting; then the socket closes."""
        if not self._is_closed:
            self._is_closed = True
            self._put(encode(p.GoodbyeMessage(reason=reason)))
            self._put(None)

    def _put(self, message: bytes | None) -> None:
        """Who waits for the next message has sent all before: only then may some go directly."""
        bell = self._bell
        is_idle = bell is not None and not bell.done()
        held, self._held = self._held, []
        if is_idle and message is not None and self.take is not None and self.take([*held, message]):
            return
        self._waiting.extend([*held, message])
        if bell is not None and is_idle:
            bell.set_result(None)

    async def next(self) -> bytes | None:
        """The next message to send; None at the end. Only one may wait for it."""
        while not self._waiting:
            self._bell = asyncio.get_running_loop().create_future()
            await self._bell
        return self._waiting.popleft()
