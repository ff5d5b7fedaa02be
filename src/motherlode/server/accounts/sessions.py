"""Sessions of browsers and tokens of programs. The store knows them by the hash of their token only."""

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from motherlode.server import protocol as p
from motherlode.server.store import accounts as rows
from motherlode.server.store.store import Store

MOST_KNOWN: Final = 10_000


class Sessions:
    """Cookies are signed, so that a forged one costs no query. Known sessions are cached."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int]) -> None:
        self._store: Final = store
        self.secret = secret
        self._now: Final = now
        self._known: dict[str, p.PlayerInfo] = {}

    async def identify(self, cookie: str, bearer: str) -> p.PlayerInfo | None:
        """Who holds this cookie or token."""
        hash = self.hash_of(cookie, bearer)
        return await self._holder(hash) if hash else None

    def hash_of(self, cookie: str, bearer: str) -> str:
        """How the store knows a session; empty without one."""
        token = bearer or self._unsigned(cookie)
        return token_hash(token) if token else ""

    def device_mark(self, key: str) -> str:
        """For a device on which the player with this name has signed in once."""
        return self._signature(f"device {key}")

    async def start(self, player: str) -> str:
        """The cookie of a new session."""
        token = await self._add(player, "session")
        return f"{token}.{self._signature(token)}"

    async def create_token(self, player: str) -> str:
        """For a program that plays in this player's name."""
        return await self._add(player, "token")

    async def end(self, cookie: str) -> None:
        token = self._unsigned(cookie)
        if token:
            await rows.delete_session(self._store, token_hash(token))
            self.clear_cache()

    async def end_all(self, player: str) -> None:
        await rows.delete_sessions_of(self._store, player)
        self.clear_cache()

    def clear_cache(self) -> None:
        """After any change of players or sessions."""
        self._known.clear()

    async def ended(self, hashes: list[str]) -> set[str]:
        """Those of these sessions that are no more."""
        return set(hashes) - await rows.known_sessions(self._store, hashes)

    async def _holder(self, hash: str) -> p.PlayerInfo | None:
        if hash not in self._known:
            found = await rows.player_by_session(self._store, hash)
            if found is None:
                return None
            row, kind = found
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[hash] = player_info(row, is_program=kind == "token")
        return self._known[hash]

    async def _add(self, player: str, kind: str) -> str:
        token = secrets.token_urlsafe(32)
        await rows.add_session(self._store, rows.SessionRow(token_hash(token), player, kind, self._now()))
        return token

    def _signature(self, token: str) -> str:
        return hmac.new(self.secret, token.encode(), sha256).hexdigest()[:32]

    def _unsigned(self, cookie: str) -> str:
        """The token in a cookie, if we signed it."""
        token, _, signature = cookie.partition(".")
        return token if hmac.compare_digest(signature.encode(), self._signature(token).encode()) else ""


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def player_info(row: rows.PlayerRow, is_program: bool = False) -> p.PlayerInfo:
    return p.PlayerInfo(id=row.id, name=row.name, guest=row.is_guest, program=is_program)
