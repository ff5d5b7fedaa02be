"""Hashing passwords in threads, a few at a time."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

AT_A_TIME: Final = 2


class Passwords:
    """Hashes and verifies."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self._hasher: Final = hasher
        self._slots: Final = asyncio.Semaphore(AT_A_TIME)

    async def hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, secret: str | None, password: str) -> bool:
        """Takes as long for a player who does not exist."""
        if secret is None:
            await self.hash(password)
            return False
        async with self._slots:
            return await asyncio.to_thread(self._matches, secret, password)

    def _matches(self, secret: str, password: str) -> bool:
        try:
            return self._hasher.verify(secret, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
