"""People: guests, registered players, their sessions, tokens, and whom they do not want to meet."""

import asyncio
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Final, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.server import bodies as b
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.schema import PLAYERS, SEATS, SESSIONS, SHUNS
from motherlode.server.store import Store

MOST_KNOWN: Final = 10_000
HASHING: Final = 2


class Accounts:
    """Sessions are known by the hash of their token; cookies are signed, so that a forged one costs no look-up."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        now: Callable[[], int],
        hasher: PasswordHasher,
        new_id: Callable[[], str] = lambda: secrets.token_hex(8),
    ) -> None:
        self._store: Final = store
        self._secret: Final = secret
        self._now: Final = now
        self._hasher: Final = hasher
        self._new_id: Final = new_id
        self._hashing: Final = asyncio.Semaphore(HASHING)
        self._known: dict[str, p.PlayerInfo] = {}

    async def identify(self, cookie: str, bearer: str) -> p.PlayerInfo | None:
        """Who holds this cookie or token."""
        token = bearer or self._unsigned(cookie)
        return await self._holder(hashed(token)) if token else None

    async def guest(self, me: p.PlayerInfo | None, name: str) -> tuple[p.PlayerInfo, str]:
        """A new guest with a cookie, or the same person under another name (and no new cookie)."""
        name = clean(name)
        await self._require_free(name, me)
        if me is None:
            player = p.PlayerInfo(id=f"p{self._new_id()}", name=name, guest=True)
            return player, await self._enter(player)
        if not me.guest:
            raise Refusal("registered", "a registered player keeps the name", 409)
        await self._change(PLAYERS.c.id == me.id, name=name)
        return p.PlayerInfo(id=me.id, name=name, guest=True), ""

    async def register(self, me: p.PlayerInfo | None, name: str, password: str) -> tuple[p.PlayerInfo, str]:
        """Keeps a guest's games under a name and a password; a stranger becomes a player at once."""
        name = clean(name)
        if me is not None and not me.guest:
            raise Refusal("registered", "you are registered already", 409)
        secret = await self._hash(password)
        cookie = ""
        if me is None:
            me = p.PlayerInfo(id=f"p{self._new_id()}", name=name, guest=True)
            cookie = await self._enter(me)
        try:
            await self._change(PLAYERS.c.id == me.id, name=name, name_key=key_of(name), password=secret)
        except IntegrityError as error:
            raise Refusal("name_taken", f"the name {name!r} is taken", 409) from error
        return p.PlayerInfo(id=me.id, name=name, guest=False), cookie

    async def sign_in(self, name: str, password: str) -> tuple[p.PlayerInfo, str]:
        query = select(PLAYERS).where(PLAYERS.c.name_key == key_of(clean(name)))
        async with self._store.reading() as connection:
            row = (await connection.execute(query)).first()
        if not await self._verified(row.password if row else None, password) or row is None:
            raise Refusal("wrong_password", "the name or the password is wrong", 403)
        player = p.PlayerInfo(id=row.id, name=row.name, guest=False)
        return player, await self._session(player, "session")

    async def sign_out(self, cookie: str) -> None:
        token = self._unsigned(cookie)
        if token:
            await self._drop(SESSIONS.c.hash == hashed(token))

    async def sign_out_everywhere(self, player: str) -> None:
        await self._drop(SESSIONS.c.player == player)

    async def token(self, me: p.PlayerInfo) -> str:
        """For a program that plays in this player's name."""
        token = secrets.token_urlsafe(32)
        await self._keep(me, token, "token")
        return token

    async def delete(self, me: p.PlayerInfo, password: str) -> None:
        """Forgets the name, the password and every session. Finished games stay, without the name."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(PLAYERS.c.password).where(PLAYERS.c.id == me.id))).first()
        if row is not None and row.password and not await self._verified(row.password, password):
            raise Refusal("wrong_password", "the password is wrong", 403)

        async def forget(connection: AsyncConnection) -> None:
            await connection.execute(delete(SEATS).where(SEATS.c.player == me.id))
            await connection.execute(delete(PLAYERS).where(PLAYERS.c.id == me.id))

        await self._store.work(forget)
        self._known.clear()

    async def reset_password(self, name: str, password: str) -> None:
        """For the host: a new password, and all sessions end."""
        secret = await self._hash(password)
        async with self._store.reading() as connection:
            id = (await connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.name_key == key_of(name)))).scalar()
        if id is None:
            raise Refusal("unknown_player", f"no registered player is called {name!r}", 404)
        await self._change(PLAYERS.c.id == id, password=secret)
        await self._drop(SESSIONS.c.player == id)

    # -- whom one does not want to meet --------------------------------------------------------------------------------

    async def shun(self, me: p.PlayerInfo, request: b.ShunRequest) -> None:
        row = {"player": me.id, "other": request.player, "what": request.what}
        same = (SHUNS.c.player == me.id) & (SHUNS.c.other == request.player) & (SHUNS.c.what == request.what)

        async def note(connection: AsyncConnection) -> None:
            if (await connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == request.player))).first() is None:
                raise Refusal("unknown_player", "there is no such player", 404)
            await connection.execute(delete(SHUNS).where(same))
            if not request.off:
                await connection.execute(insert(SHUNS), [row])

        await self._store.work(note)

    async def shunned(self, player: str, what: Literal["mute", "block"]) -> list[p.PlayerInfo]:
        """Those whom this player mutes or blocks."""
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.name_key)
            .join(SHUNS, SHUNS.c.other == PLAYERS.c.id)
            .where(SHUNS.c.player == player, SHUNS.c.what == what)
            .order_by(PLAYERS.c.name)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [p.PlayerInfo(id=row.id, name=row.name, guest=row.name_key is None) for row in rows]

    async def unheard(self, player: str) -> frozenset[str]:
        """The ids of all whom this player does not want to read."""
        muted = await self.shunned(player, "mute")
        return frozenset(other.id for other in [*muted, *await self.shunned(player, "block")])

    async def is_blocked(self, player: str, by: list[str]) -> bool:
        query = select(SHUNS.c.player).where(SHUNS.c.other == player, SHUNS.c.what == "block", SHUNS.c.player.in_(by))
        async with self._store.reading() as connection:
            return (await connection.execute(query)).first() is not None

    # -- inside --------------------------------------------------------------------------------------------------------

    async def _holder(self, hash: str) -> p.PlayerInfo | None:
        if hash not in self._known:
            query = (
                select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.name_key)
                .join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
                .where(SESSIONS.c.hash == hash)
            )
            async with self._store.reading() as connection:
                row = (await connection.execute(query)).first()
            if row is None:
                return None
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[hash] = p.PlayerInfo(id=row.id, name=row.name, guest=row.name_key is None)
        return self._known[hash]

    async def _require_free(self, name: str, me: p.PlayerInfo | None) -> None:
        query = select(PLAYERS.c.id).where(PLAYERS.c.name_key == key_of(name))
        async with self._store.reading() as connection:
            owner = (await connection.execute(query)).scalar()
        if owner is not None and (me is None or owner != me.id):
            raise Refusal("name_taken", f"the name {name!r} is taken", 409)

    async def _enter(self, player: p.PlayerInfo) -> str:
        row = {"id": player.id, "name": player.name, "created": self._now()}

        async def enter(connection: AsyncConnection) -> None:
            await connection.execute(insert(PLAYERS), [row])

        await self._store.work(enter)
        return await self._session(player, "session")

    async def _session(self, player: p.PlayerInfo, kind: str) -> str:
        token = secrets.token_urlsafe(32)
        await self._keep(player, token, kind)
        return f"{token}.{self._signature(token)}"

    async def _keep(self, player: p.PlayerInfo, token: str, kind: str) -> None:
        row = {"hash": hashed(token), "player": player.id, "kind": kind, "created": self._now()}

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(insert(SESSIONS), [row])

        await self._store.work(keep)

    async def _change(self, which: ColumnElement[bool], **values: str) -> None:
        async def change(connection: AsyncConnection) -> None:
            await connection.execute(update(PLAYERS).where(which).values(**values))

        await self._store.work(change)
        self._known.clear()

    async def _drop(self, which: ColumnElement[bool]) -> None:
        async def drop(connection: AsyncConnection) -> None:
            await connection.execute(delete(SESSIONS).where(which))

        await self._store.work(drop)
        self._known.clear()

    def _signature(self, token: str) -> str:
        return hmac.new(self._secret, token.encode(), sha256).hexdigest()[:32]

    def _unsigned(self, cookie: str) -> str:
        """The token in a cookie, if we signed it."""
        token, _, signature = cookie.partition(".")
        return token if hmac.compare_digest(signature.encode(), self._signature(token).encode()) else ""

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verified(self, secret: str | None, password: str) -> bool:
        """Takes as long for a player who does not exist."""
        if secret is None:
            await self._hash(password)
            return False
        async with self._hashing:
            return await asyncio.to_thread(self._matches, secret, password)

    def _matches(self, secret: str, password: str) -> bool:
        try:
            return self._hasher.verify(secret, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def clean(name: str) -> str:
    """A name as it is shown: no control characters, no spaces around."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not name or len(name) > 32 or any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refusal("bad_name", "a name has 1 to 32 letters")
    return name


def key_of(name: str) -> str:
    return clean(name).casefold()
