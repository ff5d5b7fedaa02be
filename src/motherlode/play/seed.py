"""The random source of a match: draw k comes from SHA-256(seed, k). The hash of the seed is published beforehand, or
that of the server's half and of each person's part, of which the seed is made.
"""

from collections.abc import Iterable
from hashlib import sha256
from secrets import token_bytes
from typing import Final

SIZE: Final = 32

# Without it the hash of the half, which everyone knows, would be the state from which SHA-256 goes on over the parts:
# one who chose the padding of SHA-256 as a part would know the seed, and so would everyone where there is no part.
SHARED: Final = b"motherlode/seed/"


def fresh() -> bytes:
    return token_bytes(SIZE)


def derived(run: int | str, number: int) -> bytes:
    """The seed of one match of a run: it follows from the seed of the run and the number of the match."""
    return sha256(f"motherlode/{run}/{number}".encode()).digest()


def shared(half: bytes, parts: Iterable[bytes]) -> bytes:
    """The seed made of the server's half and the parts of people in the order of their seats."""
    return sha256(SHARED + half + b"".join(parts)).digest()


def commitment(seed: bytes) -> str:
    """The hash of a seed, a half or a part."""
    return sha256(seed).hexdigest()


def number(seed: bytes, draw: int) -> int:
    """The number that decides a draw; the first draw of a match is draw 0."""
    return int.from_bytes(sha256(seed + draw.to_bytes(8, "big")).digest(), "big")
