"""Rate limits: a bucket for every address and account that fills at a steady rate."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from motherlode.server.errors import Refusal

BURST: Final = 10.0
MOST_BUCKETS: Final = 50_000


class RateLimiter:
    """`rate` per second, with bursts of ten seconds' worth or `burst`. A rate of zero is no limit."""

    def __init__(self, rate: float, time_of: Callable[[], float] = time.monotonic, burst: float | None = None) -> None:
        self._rate: Final = rate
        self._size: Final = max(1.0, rate * BURST) if burst is None else burst
        self._time: Final = time_of
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()
        self._used: dict[str, int] | None = None

    def allows(self, who: str) -> bool:
        if self._rate <= 0:
            return True
        level = self._take(who, 1)
        if self._used is not None and level <= self._size / 2:
            self._used[who] = self._used.get(who, 0) + 1
        return level >= 0

    def _take(self, who: str, count: int) -> float:
        """What is left, if that much was; else below zero, and nothing is taken."""
        level = self._level(who)
        self._buckets[who] = (level - count if level >= count else level, self._time())
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            # The one not seen for longest is the fullest.
            self._buckets.popitem(last=False)
        return level - count

    # -- other processes -----------------------------------------------------------------------------------------------

    def share(self) -> None:
        """From now on counts what is to be told to other processes: the use by those who have half of theirs left."""
        self._used = {}

    def take_used(self) -> dict[str, int]:
        """What was used since the last time."""
        used, self._used = self._used or {}, {}
        return used

    def charge(self, who: str, count: int) -> None:
        """It was used in another process."""
        if self._rate > 0:
            self._take(who, min(count, int(self._level(who))))

    def _level(self, who: str) -> float:
        now = self._time()
        level, at = self._buckets.get(who, (self._size, now))
        return min(self._size, level + (now - at) * self._rate)

    def is_used_up(self, who: str) -> bool:
        """Whether one more would be refused."""
        return self._rate > 0 and self._level(who) < 1

    def require(self, who: str) -> None:
        if not self.allows(who):
            raise Refusal("too_many", "too many requests; wait a moment", 429)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one visitor: an IPv4 address, or the /64 that a provider gives to one line."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
