"""Follows what other processes do: catches up tables that somebody looks at here, chat, presence and the lobby."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from motherlode.server.bus.bus import Bus
from motherlode.server.bus.messages import ChatChanged, Message, PresenceChanged, TableChanged
from motherlode.server.ops.metrics import Metrics
from motherlode.server.store.store import Store
from motherlode.server.store.tails import marks, tails
from motherlode.server.tables.chat import Chat
from motherlode.server.tables.live import LiveTable
from motherlode.server.tables.lobby import Lobby
from motherlode.server.tables.manager import TableManager
from motherlode.server.tables.presence import REFRESH, Presence
from motherlode.server.tables.table import Effects

LOG: Final = structlog.get_logger("motherlode.follower")
# How often tables are compared with the database (seconds): while the bus works, and while it does not.
COMPARED: Final = 3.0
COMPARED_ALONE: Final = 0.5
# Who comes and goes, and what the lobby lists, is told and looked at this often at most (seconds): each time costs as
# much as a move.
LEISURE: Final = 0.1


class Follower:
    """The bus says where to look. What it did not say is found by comparing, from time to time and after every gap.
    `on_compare` hears when everything known of other processes may be old.
    """

    def __init__(
        self,
        store: Store,
        tables: TableManager,
        bus: Bus,
        chat: Chat,
        lobby: Lobby,
        presence: Presence,
        metrics: Metrics,
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._bus: Final = bus
        self._chat: Final = chat
        self._lobby: Final = lobby
        self.presence: Final = presence
        self._metrics: Final = metrics
        self.on_compare: Final[list[Callable[[], Awaitable[None]]]] = []
        self._versions: dict[str, int] = {}
        self._listed: set[str] = set()
        self._listed_here: dict[str, int] = {}
        self._said: set[str] = set()
        self._present: set[str] = set()
        self._moved: set[str] = set()
        self._is_gap = True
        self._compared = 0.0
        self._refreshed = 0.0
        self._touched = tables.providers.now()
        self._news: Final = asyncio.Event()
        self._stir: Final = asyncio.Event()

    # -- what is heard -------------------------------------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        """Notes where to look. Of tables that nobody looks at here, nothing is noted but for the lobby."""
        if isinstance(message, TableChanged):
            self._hear_table(message)
        elif isinstance(message, ChatChanged) and message.table in self._tables.live:
            self._said.add(message.table)
            self._news.set()
        elif isinstance(message, PresenceChanged) and message.table in self._tables.live:
            self._present.add(message.table)
            self._stir.set()

    def _hear_table(self, message: TableChanged) -> None:
        if message.table in self._tables.live:
            self._versions[message.table] = max(message.version, self._versions.get(message.table, 0))
            self._news.set()
        if message.is_listed:
            self._lobby.forget_list()
        if message.is_listed and self._lobby.connections:
            self._listed.add(message.table)
            self._stir.set()

    def note_gap(self) -> None:
        self._is_gap = True
        self._refreshed = 0.0
        self._present.update(self._tables.live)
        self._moved.update(id for id, live in self._tables.live.items() if live.connections)
        self._stir.set()

    # -- what is told --------------------------------------------------------------------------------------------------

    def tell_table(self, live: LiveTable, effects: Effects) -> None:
        """Only if somebody looks at it elsewhere, or the lobby shows it: most tables are played through one process."""
        if live.elsewhere:
            self._bus.publish(TableChanged(live.table.id, live.version, False))
        if effects.changed and live.table.data.public:
            self._listed_here[live.table.id] = live.version
            self._stir.set()

    def tell_presence(self, live: LiveTable) -> None:
        self._moved.add(live.table.id)
        self._stir.set()

    def tell_chat(self, id: str) -> None:
        self._bus.publish(ChatChanged(id))

    # -- following -----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        await asyncio.gather(
            self._run(self._news, (self._catch_up, self._follow_chat), 0),
            self._run(self._stir, (self._follow_presence, self._follow_lobby), LEISURE),
        )

    async def _run(self, heard: asyncio.Event, steps: Sequence[Callable[[], Awaitable[None]]], pause: float) -> None:
        """Looks when something was heard; what fails is looked at again by comparing."""
        while True:
            await heard.wait()
            heard.clear()
            for step in steps:
                await self._survive(step)
            await asyncio.sleep(pause)

    async def _survive(self, step: Callable[[], Awaitable[None]]) -> None:
        try:
            await step()
        except Exception as error:
            self._metrics.failures.labels("follower").inc()
            LOG.error("following failed", error=type(error).__name__, exc_info=error)
            self._is_gap = True

    async def _catch_up(self) -> None:
        versions, self._versions = self._versions, {}
        behind = [live for id, version in versions.items() if (live := self._behind(id, version)) is not None]
        numbers = {live.table.id: live.table.number for live in behind}
        found = await tails(self._store, numbers) if numbers else {}
        for live in behind:
            async with live.lock:
                if not self._tables.is_live(live):
                    continue
                if live.table.number == numbers[live.table.id] and live.table.id in found:
                    await self._tables.catch_up(live, found[live.table.id])
                else:
                    await self._tables.follow(live)

    def _behind(self, id: str, version: int) -> LiveTable | None:
        """The live table, if it is older. One that nobody needs here is dropped: it is loaded when somebody does."""
        live = self._tables.live.get(id)
        if live is None or live.version >= version:
            return None
        if live.is_idle:
            self._tables.forget(live)
            return None
        return live

    async def _follow_chat(self) -> None:
        said, self._said = self._said, set()
        for id in said & self._tables.live.keys():
            await self._chat.follow(self._tables.live[id])

    async def _follow_presence(self) -> None:
        moved, self._moved, present, self._present = self._moved, set(), self._present, set()
        if self._bus.problem:
            return
        live = self._tables.live
        await self.presence.tell([live[id] for id in moved if id in live])
        visited = [live[id] for id in present | moved if id in live]
        await self._look(visited)
        for each in visited:
            self._greet(each)

    def _greet(self, live: LiveTable) -> None:
        """Who just came to the table elsewhere may have missed what we did before we knew of it."""
        if live.elsewhere:
            self._bus.publish(TableChanged(live.table.id, live.version, False))

    async def _look(self, tables: Sequence[LiveTable]) -> None:
        for live in await self.presence.look(tables):
            self._tables.announcer.broadcast_table(live)

    async def _follow_lobby(self) -> None:
        here, self._listed_here = self._listed_here, {}
        for id, version in here.items():
            self._bus.publish(TableChanged(id, version, True))
        listed, self._listed = self._listed, set()
        await self._lobby.announce_stored(listed - self._tables.live.keys())

    # -- comparing -----------------------------------------------------------------------------------------------------

    async def step(self) -> None:
        """Compares with the database if that is due, and says again whom we see."""
        now, pause = time.monotonic(), COMPARED_ALONE if self._bus.problem else COMPARED
        if self._is_gap or now - self._compared >= pause:
            is_wide, self._is_gap, self._compared = self._is_gap or bool(self._bus.problem), False, now
            await self._compare(is_wide)
        if not self._bus.problem and now - self._refreshed >= REFRESH:
            self._refreshed = now
            await self._refresh()

    async def _compare(self, is_wide: bool) -> None:
        """Tables and chat; if messages may be lost, also the lobby and who may be here."""
        live = self._tables.live
        for id, mark in (await marks(self._store, live)).items() if live else ():
            if id in live and mark.version > live[id].version:
                self._versions[id] = mark.version
            if id in live and mark.said > live[id].said:
                self._said.add(id)
        if is_wide:
            self._touched = await self._lobby.announce_since(self._touched)
            for listener in self.on_compare:
                await listener()
        self._news.set()

    async def _refresh(self) -> None:
        """Also finds that a process died: what it said of a table is believed no longer."""
        visited = [live for live in self._tables.live.values() if live.connections]
        await self.presence.refresh(visited)
        await self._look([live for live in visited if live.elsewhere])
