"""The bus through Redis or Valkey. Each process hears its own envelopes too: while they come back, the bus works."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from motherlode.server.bus.bus import Bus, BusDown
from motherlode.server.bus.messages import Envelope, Message

T = TypeVar("T")
LOG: Final = structlog.get_logger("motherlode.bus")
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Envelope).decode
FAILURES: Final = (RedisError, OSError, TimeoutError, msgspec.MsgspecError)
HEARTBEAT: Final = 1.0
# A busy process sends an envelope this often at most: each costs all the others some work.
GATHERING: Final = 0.01
# After so long without even our own heartbeat the connection counts as dead.
SILENCE: Final = 4.0
PATIENCE: Final = 2.0
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
MOST_WAITING: Final = 10_000


class RedisBus(Bus):
    """Two tasks, of which neither ends before the bus is closed: one listens, one sends what is waiting."""

    is_shared = True

    def __init__(
        self, url: str, sender: str, count_failure: Callable[[], None], note_lag: Callable[[float], None]
    ) -> None:
        super().__init__()
        self._sender: Final = sender
        self._count_failure: Final = count_failure
        self._note_lag: Final = note_lag
        self._client: Final = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            health_check_interval=0,
            retry=Retry(NoBackoff(), 0),
        )
        self._name = ""
        self._number = 0
        self._sent: tuple[int, float] | None = None
        self._seen: Final[dict[str, int]] = {}
        self._waiting: list[Message] = []
        self._wake: Final = asyncio.Event()
        self._connected: Final = asyncio.Event()
        self._up_since: float | None = None
        self._problem = "not begun"
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, name: str) -> None:
        self._name = f"motherlode:{name}"
        self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._send(), self._beat())]
        # A server starts without a bus as well.
        with suppress(TimeoutError):
            await asyncio.wait_for(self._connected.wait(), PATIENCE)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*FAILURES):
            await self._client.aclose()

    @property
    def problem(self) -> str:
        return self._problem

    @property
    def seconds_up(self) -> float:
        return 0.0 if self._up_since is None else time.monotonic() - self._up_since

    # -- sending -------------------------------------------------------------------------------------------------------

    def publish(self, message: Message) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        self._wake.set()

    async def _beat(self) -> None:
        while True:
            self._wake.set()
            await asyncio.sleep(HEARTBEAT)

    async def _send(self) -> None:
        """What is waiting goes together; the number of an envelope that got lost stays missing, as others must know."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            messages, self._waiting = self._waiting, []
            self._number += 1
            if self._sent is None:
                self._sent = self._number, time.monotonic()
            try:
                await self._client.publish(self._name, encode(Envelope(self._sender, self._number, messages)))
                await asyncio.sleep(GATHERING)
            except FAILURES as error:
                self._note_down(error)
                await asyncio.sleep(FIRST_PAUSE)

    # -- listening -----------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._client.pubsub() as subscription:
                    await self._hear(subscription)
            except FAILURES as error:
                pause = FIRST_PAUSE if self._up_since is not None else min(2 * pause, LONGEST_PAUSE)
                self._note_down(error)
            await asyncio.sleep(pause)

    async def _hear(self, subscription: PubSub) -> None:
        """Ends by an error only."""
        await subscription.subscribe(self._name)
        while True:
            found: dict[str, Any] | None = await subscription.get_message(timeout=SILENCE)
            if found is None:
                raise TimeoutError("not even our own heartbeat")
            if found["type"] == "subscribe":
                self._note_up()
            elif found["type"] == "message":
                self._take(decode(found["data"]))

    def _take(self, envelope: Envelope) -> None:
        if envelope.sender == self._sender:
            self._take_own(envelope.number)
            return
        expected = self._seen.get(envelope.sender, 0) + 1
        self._seen[envelope.sender] = envelope.number
        if envelope.number != expected:
            self._tell_gap()
        for message in envelope.messages:
            for listener in self.on_message:
                listener(message)

    def _take_own(self, number: int) -> None:
        if self._sent is not None and number >= self._sent[0]:
            self._note_lag(time.monotonic() - self._sent[1])
            self._sent = None
        if self._problem:
            self._note_up()

    def _note_up(self) -> None:
        LOG.info("bus connected")
        self._problem = ""
        self._up_since = time.monotonic()
        self._connected.set()
        self._sent = None
        self._tell_gap()

    def _note_down(self, error: Exception) -> None:
        self._count_failure()
        if not self._problem:
            LOG.warning("bus lost", error=type(error).__name__)
        self._problem = type(error).__name__
        self._up_since = None

    def _tell_gap(self) -> None:
        for listener in self.on_gap:
            listener()

    # -- what is kept for a while --------------------------------------------------------------------------------------

    async def put(self, values: Mapping[str, bytes], field: str, seconds: int) -> None:
        async with self._client.pipeline(transaction=False) as pipeline:
            for key, value in values.items():
                pipeline.hset(f"{self._name}:{key}", field, value)
                pipeline.expire(f"{self._name}:{key}", seconds)
            await self._ask(pipeline.execute())

    async def fields(self, keys: Sequence[str]) -> list[dict[str, bytes]]:
        async with self._client.pipeline(transaction=False) as pipeline:
            for key in keys:
                pipeline.hgetall(f"{self._name}:{key}")
            found: list[dict[bytes, bytes]] = await self._ask(pipeline.execute())
        return [{field.decode(): value for field, value in fields.items()} for fields in found]

    async def _ask(self, asked: Coroutine[Any, Any, T] | Awaitable[T]) -> T:
        try:
            return await asked
        except FAILURES as error:
            self._note_down(error)
            raise BusDown from error
