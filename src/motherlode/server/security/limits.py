"""Rate limits: a bucket for every address and account that fills at a steady rate."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
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

    def allows(self, who: str) -> bool:
        if self._rate <= 0:
            return True
        now = self._time()
        level, at = self._buckets.get(who, (self._size, now))
        level = min(self._size, level + (now - at) * self._rate)
        self._buckets[who] = (level - 1 if level >= 1 else level, now)
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            # The one not seen for longest is the fullest.
            self._buckets.popitem(last=False)
        return level >= 1

    def require(self, who: str) -> None:
        if not self.allows(who):
            raise Refusal("too_many", "too many requests; wait a moment", 429)


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
