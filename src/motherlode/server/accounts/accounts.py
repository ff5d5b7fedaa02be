"""People: guests, registered players, and the players they mute or block."""

import secrets
from collections.abc import Callable
from typing import Final

from argon2 import PasswordHasher

from motherlode.server import protocol as p
from motherlode.server.accounts.names import clean_name, name_key
from motherlode.server.accounts.passwords import Passwords
from motherlode.server.accounts.sessions import Sessions, player_info
from motherlode.server.errors import Refusal
from motherlode.server.protocol import bodies as b
from motherlode.server.store import accounts as rows
from motherlode.server.store.store import Store


class Accounts:
    """All players. Who signs in gets a cookie from `sessions`."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        now: Callable[[], int],
        hasher: PasswordHasher,
        new_id: Callable[[], str] = lambda: secrets.token_hex(8),
    ) -> None:
        self.sessions: Final = Sessions(store, secret, now)
        self._store: Final = store
        self._now: Final = now
        self._passwords: Final = Passwords(hasher)
        self._new_id: Final = new_id

    async def enter_as_guest(self, me: p.PlayerInfo | None, name: str) -> tuple[p.PlayerInfo, str]:
        """A new guest with a cookie, or the same person under another name (and no new cookie)."""
        name = clean_name(name)
        await self._require_free(name, me)
        if me is None:
            player = await self._add_guest(name)
            return player, await self.sessions.start(player.id)
        if not me.guest:
            raise Refusal("registered", "a registered player keeps the name", 409)
        await rows.rename_player(self._store, me.id, name)
        self.sessions.clear_cache()
        return p.PlayerInfo(id=me.id, name=name, guest=True), ""

    async def register(self, me: p.PlayerInfo | None, name: str, password: str) -> tuple[p.PlayerInfo, str]:
        """Keeps a guest's games under a name and a password; a stranger becomes a player at once."""
        name = clean_name(name)
        if me is not None and not me.guest:
            raise Refusal("registered", "you are registered already", 409)
        secret = await self._passwords.hash(password)
        if me is None:
            me = await self._add_guest(name)
        if not await rows.register_player(self._store, me.id, name, name_key(name), secret):
            raise name_taken(name)
        # The cookie of a guest may lie about anywhere: it does not open an account.
        await self.sessions.end_all(me.id)
        return p.PlayerInfo(id=me.id, name=name, guest=False), await self.sessions.start(me.id)

    async def require_names(self, me: p.PlayerInfo, names: list[str]) -> None:
        """Names for single chairs: clean, and not those of other registered players."""
        for name in {clean_name(name) for name in names if name.strip()} - {me.name}:
            await self._require_free(name, me)

    async def sign_in(self, name: str, password: str) -> tuple[p.PlayerInfo, str]:
        row = await rows.player_by_key(self._store, name_key(name))
        if not await self._passwords.verify(row.password if row else None, password) or row is None:
            raise Refusal("wrong_password", "the name or the password is wrong", 403)
        return player_info(row), await self.sessions.start(row.id)

    async def delete(self, me: p.PlayerInfo, password: str) -> None:
        """Forgets the name, the password and every session. Finished games stay, without the name."""
        row = await rows.player_by_id(self._store, me.id)
        if row is not None and row.password and not await self._passwords.verify(row.password, password):
            raise Refusal("wrong_password", "the password is wrong", 403)
        await rows.delete_player(self._store, me.id)
        self.sessions.clear_cache()

    async def reset_password(self, name: str, password: str) -> str:
        """For the host: a new password, and all sessions end; the id of the player."""
        secret = await self._passwords.hash(password)
        row = await rows.player_by_key(self._store, name_key(name))
        if row is None:
            raise Refusal("unknown_player", f"no registered player is called {name!r}", 404)
        await rows.set_password(self._store, row.id, secret)
        await self.sessions.end_all(row.id)
        return row.id

    # -- muting and blocking -------------------------------------------------------------------------------------------

    async def mute_or_block(self, me: p.PlayerInfo, request: b.ShunRequest) -> None:
        """As the request says, or takes that back."""
        if not await rows.set_block(self._store, me.id, request.player, request.what, not request.off):
            raise Refusal("unknown_player", "there is no such player", 404)

    async def muted_by(self, player: str) -> list[p.PlayerInfo]:
        return [player_info(row) for row in await rows.blocks_of(self._store, player, "mute")]

    async def blocked_by(self, player: str) -> list[p.PlayerInfo]:
        return [player_info(row) for row in await rows.blocks_of(self._store, player, "block")]

    async def unheard_by(self, player: str) -> frozenset[str]:
        """The ids of all whose chat this player does not read: muted or blocked."""
        return await rows.unheard_by(self._store, player)

    async def is_blocked(self, player: str, by: list[str]) -> bool:
        return await rows.is_blocked(self._store, player, by)

    async def _require_free(self, name: str, me: p.PlayerInfo | None) -> None:
        owner = await rows.player_by_key(self._store, name_key(name))
        if owner is not None and (me is None or owner.id != me.id):
            raise name_taken(name)

    async def _add_guest(self, name: str) -> p.PlayerInfo:
        player = p.PlayerInfo(id=f"p{self._new_id()}", name=name, guest=True)
        await rows.add_player(self._store, player.id, player.name, self._now())
        return player


def name_taken(name: str) -> Refusal:
    return Refusal("name_taken", f"the name {name!r} is taken", 409)
