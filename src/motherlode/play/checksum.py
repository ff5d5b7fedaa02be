"""Checksums of positions: the same in every process and under every hash seed, equal for equal keys."""

from collections.abc import Hashable
from hashlib import sha256


def checksum(key: Hashable) -> str:
    return sha256(canonical(key).encode()).hexdigest()


def canonical(key: Hashable) -> str:
    """One spelling for equal keys: True is 1, and a set is in order."""
    if isinstance(key, int):
        return str(int(key))
    if isinstance(key, str | bytes) or key is None:
        return repr(key)
    if isinstance(key, tuple):
        return f"({','.join([canonical(item) for item in key])})"
    if isinstance(key, frozenset):
        return f"{{{','.join(sorted([canonical(item) for item in key]))}}}"
    raise TypeError(f"a key holds ints, texts, bytes, tuples and frozensets, not {type(key).__name__}")
