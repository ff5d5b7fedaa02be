"""The random source of a match: draw k comes from SHA-256(seed, k). The hash of the seed is published beforehand."""

from hashlib import sha256
from secrets import token_bytes
from typing import Final

SIZE: Final = 32


def fresh() -> bytes:
    return token_bytes(SIZE)


def derived(run: int | str, number: int) -> bytes:
    """The seed of one match of a run: it follows from the seed of the run and the number of the match."""
    return sha256(f"motherlode/{run}/{number}".encode()).digest()


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def number(seed: bytes, draw: int) -> int:
    """The number that decides a draw; the first draw of a match is draw 0."""
    return int.from_bytes(sha256(seed + draw.to_bytes(8, "big")).digest(), "big")
