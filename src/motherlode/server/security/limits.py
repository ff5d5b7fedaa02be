"""Rate limits: a bucket for every address and account that fills at a steady rate."""

import time
from collections.abc import Callable
from typing import Final

from motherlode.server.errors import Refusal

BURST: Final = 10.0
MOST_BUCKETS: Final = 50_000


class RateLimiter:
    """`rate` per second, with bursts of ten seconds' worth. A rate of zero is no limit."""

    def __init__(self, rate: float, time_of: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._size: Final = max(1.0, rate * BURST)
        self._time: Final = time_of
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        if self._rate <= 0:
            return True
        now = self._time()
        level, at = self._buckets.get(who, (self._size, now))
        level = min(self._size, level + (now - at) * self._rate)
        if len(self._buckets) > MOST_BUCKETS:
            self._sweep(now)
        self._buckets[who] = (level - 1 if level >= 1 else level, now)
        return level >= 1

    def require(self, who: str) -> None:
        if not self.allows(who):
            raise Refusal("too_many", "too many requests; wait a moment", 429)

    def _sweep(self, now: float) -> None:
        """Forgets the buckets that are full again."""
        full = self._size / self._rate
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < full}
