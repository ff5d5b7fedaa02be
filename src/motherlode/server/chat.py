"""Chat of a table: kept, and sent to all who do not mute the speaker."""

from typing import Final

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.kernel import SPECTATOR
from motherlode.server import protocol as p
from motherlode.server.connections import Connection, encode
from motherlode.server.errors import unknown_table
from motherlode.server.hall import Hall
from motherlode.server.schema import CHAT
from motherlode.server.store import Store

RECENT: Final = 50
decode = msgspec.json.Decoder(p.Said).decode


class Chat:
    def __init__(self, store: Store, hall: Hall) -> None:
        self._store: Final = store
        self._hall: Final = hall

    async def say(self, id: str, me: p.PlayerInfo, text: str, invitation: str) -> p.Said:
        async with self._hall.table(id) as opened:
            if not opened.table.may_watch(me.id, invitation):
                raise unknown_table(id)
            seats = opened.table.seats_of(me.id)
            said = await self._keep(id, me, seats[0] if seats else SPECTATOR, text)
            line = encode(said)
            for connection in opened.connections:
                if me.id not in connection.shunned:
                    connection.push(line)
        return said

    async def recall(self, id: str, connection: Connection) -> None:
        """The last lines, for one who comes in."""
        query = select(CHAT.c.data).where(CHAT.c.table_id == id).order_by(CHAT.c.number.desc()).limit(RECENT)
        async with self._store.reading() as reading:
            lines = [decode(row.data) for row in await reading.execute(query)]
        connection.tell(line for line in reversed(lines) if line.player not in connection.shunned)

    async def _keep(self, id: str, me: p.PlayerInfo, seat: int, text: str) -> p.Said:
        async def keep(connection: AsyncConnection) -> p.Said:
            last = (await connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == id))).scalar()
            said = p.Said(
                number=0 if last is None else last + 1,
                player=me.id,
                name=me.name,
                seat=seat,
                text=text,
                at=self._hall.sources.now(),
            )
            row = {"table_id": id, "number": said.number, "player": me.id, "data": encode(said).decode()}
            await connection.execute(insert(CHAT), [row])
            return said

        return await self._store.work(keep)
