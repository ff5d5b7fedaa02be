"""Who is connected to a table through any process. Each process keeps on the bus whom it sees, for a while only."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from motherlode.server.bus.bus import Bus, BusDown
from motherlode.server.bus.messages import PresenceChanged
from motherlode.server.errors import Refusal
from motherlode.server.providers import Providers
from motherlode.server.tables.live import LiveTable

LOG: Final = structlog.get_logger("motherlode.presence")
REFRESH: Final = 10.0
# What a process said counts for so long (milliseconds); a process that died is believed no longer.
TRUSTED: Final = 30_000
KEPT: Final = 3_600


class Sighting(Struct, array_like=True):
    """Whom a process sees at a table until when to believe it, and when it saw others leave."""

    until: int
    people: list[str]
    gone: dict[str, int]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Sighting).decode


class Presence:
    """Without other processes there is nothing to do: a table knows its own connections."""

    def __init__(self, bus: Bus, process: str, providers: Providers, vanish_seconds: float) -> None:
        self._bus: Final = bus
        self._process: Final = process
        self._providers: Final = providers
        self._vanish_seconds: Final = vanish_seconds

    async def tell(self, tables: Iterable[LiveTable]) -> None:
        """Others learn whom we see at these tables."""
        changed = list(tables)
        await self.refresh(changed)
        for live in changed:
            self._bus.publish(PresenceChanged(live.table.id))

    async def refresh(self, tables: Iterable[LiveTable]) -> None:
        sightings = {key_of(live): encode(self._seen(live)) for live in tables}
        if sightings:
            await self._bus.put(sightings, self._process, KEPT)

    def _seen(self, live: LiveTable) -> Sighting:
        people = live.people
        gone = {player: at for player, at in live.table.gone.items() if player not in people}
        return Sighting(self._providers.now() + TRUSTED, people, gone)

    async def look(self, tables: Sequence[LiveTable]) -> list[LiveTable]:
        """Takes in whom the others see; the tables at which that changed anything."""
        found = await self._bus.fields([key_of(live) for live in tables]) if tables else []
        return [live for live, fields in zip(tables, found, strict=True) if self._take_in(live, fields)]

    def _take_in(self, live: LiveTable, found: Mapping[str, bytes]) -> bool:
        sightings = [decode(value) for process, value in found.items() if process != self._process]
        now, table = self._providers.now(), live.table
        live.elsewhere = [player for seen in sightings if seen.until > now for player in seen.people]
        before = table.present, table.watchers
        live.note_presence(now)
        for seen in sightings:
            note_gone(table.gone, seen, now)
        return before != (table.present, table.watchers)

    async def require_known(self, live: LiveTable) -> None:
        """Whether it can be said who is gone: the bus worked for as long as somebody must be away."""
        if not self._bus.is_shared:
            return
        try:
            await self.look([live])
        except (BusDown, msgspec.MsgspecError) as error:
            raise unknown_presence() from error
        if self._bus.problem or self._bus.seconds_up < self._vanish_seconds:
            raise unknown_presence()


def note_gone(gone: dict[str, int], seen: Sighting, now: int) -> None:
    """Somebody is gone since the last process that saw them says so."""
    for player, at in seen.gone.items():
        gone[player] = max(at, gone.get(player, 0))
    if seen.until <= now:
        for player in seen.people:
            gone[player] = max(seen.until, gone.get(player, 0))


def key_of(live: LiveTable) -> str:
    return f"here:{live.table.id}"


def unknown_presence() -> Refusal:
    return Refusal("not_vanished", "it cannot be known now whether that player is there", 409)
