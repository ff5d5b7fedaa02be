"""The other processes of the same server: what is told to them, and what is done when they tell something."""

import asyncio
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Final

from motherlode.server.accounts.accounts import Accounts
from motherlode.server.bus.bus import Bus, BusDown
from motherlode.server.bus.messages import LimitUsed, Message, PersonChanged
from motherlode.server.ops.loops import Loop
from motherlode.server.ops.metrics import Metrics
from motherlode.server.security.limits import RateLimiter
from motherlode.server.tables.chat import Chat
from motherlode.server.tables.follower import Follower
from motherlode.server.tables.manager import TableManager
from motherlode.server.ws.connection import Connection

# How often (seconds) processes tell each other who used up rate limits, and look for what they were not told.
SHARED: Final = 1.0
FOLLOWED: Final = 0.5
PATIENCE: Final = 10.0


class Neighbours:
    """Tables, chat and presence are the follower's; people and rate limits are looked after here."""

    def __init__(
        self,
        bus: Bus,
        follower: Follower,
        accounts: Accounts,
        limits: Mapping[str, RateLimiter],
        connections: Callable[[], list[Connection]],
        metrics: Metrics,
    ) -> None:
        self._bus: Final = bus
        self._follower: Final = follower
        self._accounts: Final = accounts
        self._limits: Final = limits
        self._connections: Final = connections
        self._metrics: Final = metrics
        self._changed: Final[asyncio.Queue[str]] = asyncio.Queue()

    async def join(self, tables: TableManager, chat: Chat, secret: bytes) -> list[Loop]:
        """Tells what is stored here, and listens; what is to be done regularly from now on."""
        tables.announcer.on_commit.append(self._follower.tell_table)
        tables.announcer.on_presence.append(self._follower.tell_presence)
        tables.before_handover = self._follower.presence.require_known
        chat.on_line.append(self._follower.tell_chat)
        self._bus.on_message.extend([self._follower.hear, self._hear])
        self._bus.on_gap.append(self._follower.note_gap)
        self._follower.on_compare.append(self._look_after_all)
        self._metrics.bus_up.set_function(lambda: not self._bus.problem)
        for limit in self._limits.values():
            limit.share()
        # All processes of this server know its secret, and nobody else does.
        await self._bus.open(sha256(b"motherlode/bus/" + secret).hexdigest()[:16])
        return [
            Loop("bus", self._require_bus, FOLLOWED, PATIENCE, self._metrics),
            Loop("follower", self._follower.step, FOLLOWED, PATIENCE, self._metrics),
            Loop("people", self._look_after_changed, FOLLOWED, PATIENCE, self._metrics),
            Loop("limits", self._tell_limits, SHARED, PATIENCE, self._metrics),
        ]

    async def run(self) -> None:
        await self._follower.run()

    def tell_person(self, player: str) -> None:
        self._bus.publish(PersonChanged(player))

    def _hear(self, message: Message) -> None:
        if isinstance(message, PersonChanged):
            self._accounts.sessions.clear_cache()
            self._changed.put_nowait(message.player)
        elif isinstance(message, LimitUsed) and message.limit in self._limits:
            for who, count in message.counts.items():
                self._limits[message.limit].charge(who, count)

    async def _tell_limits(self) -> None:
        for name, limit in self._limits.items():
            used = limit.take_used()
            if used:
                self._bus.publish(LimitUsed(name, used))

    async def _require_bus(self) -> None:
        if self._bus.problem:
            raise BusDown(self._bus.problem)

    # -- people --------------------------------------------------------------------------------------------------------

    async def _look_after_changed(self) -> None:
        while not self._changed.empty():
            await self._look_after(self._changed.get_nowait())

    async def _look_after(self, player: str) -> None:
        """A person signed out elsewhere, or mutes other people now."""
        connections = [each for each in self._connections() if each.player.id == player]
        unheard = await self._accounts.unheard_by(player) if connections else frozenset()
        for connection in connections:
            connection.muted = unheard
        await self._end_sessions(connections)

    async def _look_after_all(self) -> None:
        """Whoever signed out elsewhere is not known here any more, whether we were told or not."""
        self._accounts.sessions.clear_cache()
        await self._end_sessions(self._connections())

    async def _end_sessions(self, connections: list[Connection]) -> None:
        """Ends the connections whose session is no more."""
        hashes = [each.session for each in connections if each.session]
        ended = await self._accounts.sessions.ended(hashes) if hashes else set()
        for connection in connections:
            if connection.session in ended:
                connection.close("signed_out")
