"""Who may come in: guests or not; registration open, by invitation, or off."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from motherlode.server import protocol as p
from motherlode.server.accounts.sessions import token_hash
from motherlode.server.errors import Refusal
from motherlode.server.settings import Settings
from motherlode.server.store.invitations import Invitation, return_invitation, use_invitation
from motherlode.server.store.store import Store

LENGTH: Final = 12
# No letters that look like digits.
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class Admission:
    """What the host's settings say of people who are new. Who is here already stays."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._now: Final = now

    def require_guests(self, visitor: p.PlayerInfo | None) -> None:
        if visitor is None and not self._settings.guests:
            raise Refusal("guests_off", "guests are not admitted here; sign in or register", 403)

    @asynccontextmanager
    async def registration(self, code: str) -> AsyncIterator[None]:
        """Within it somebody registers; a code is used up only if that succeeds."""
        if self._settings.registration == "off":
            raise Refusal("registration_off", "this server takes no new players", 403)
        if self._settings.registration == "open":
            yield
            return
        hash = code_hash(code)
        if not await use_invitation(self._store, hash, self._now()):
            raise Refusal("bad_invitation", "this invitation is unknown, used up or too old", 403)
        try:
            yield
        except BaseException:
            await return_invitation(self._store, hash)
            raise


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def code_hash(code: str) -> str:
    """Case and what people put between the letters do not count."""
    return token_hash("".join(letter for letter in code.casefold() if letter.isalnum()))


def invitation(code: str, note: str, uses: int, now: int, expires: int) -> Invitation:
    return Invitation(code_hash(code), note, uses, now, expires)
