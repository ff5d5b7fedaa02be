"""What the host can measure, in a registry of its own."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

PAUSE: Final = 0.5
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters and times of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("motherlode_moves", "Moves committed", registry=self.registry)
        self.refused = Counter("motherlode_refusals", "Refused requests by kind", ["kind"], registry=self.registry)
        self.failures = Counter("motherlode_failures", "Errors survived, by place", ["where"], registry=self.registry)
        self.loop_up = Gauge("motherlode_loop_up", "Whether a loop does its work", ["loop"], registry=self.registry)
        self.overtaken = Counter(
            "motherlode_overtaken", "Writes that came after another process's", registry=self.registry
        )
        self.bus_lag = self._times("motherlode_bus_lag_seconds", "From telling other processes to hearing it ourselves")
        self.bus_up = Gauge("motherlode_bus_up", "Whether other processes can be heard", registry=self.registry)
        self.bots_failed = Counter("motherlode_bots_failed", "Bots that failed", registry=self.registry)
        self.committed = self._times("motherlode_commit_seconds", "From acting to being stored")
        self.opened = self._times("motherlode_open_seconds", "Opening a table from the store")
        self.answered = self._times("motherlode_request_seconds", "HTTP requests")
        self.tables = Gauge("motherlode_tables_open", "Tables in memory", registry=self.registry)
        self.connections = Gauge("motherlode_connections", "Sockets and streams", registry=self.registry)
        self.delayed = self._times("motherlode_loop_delay_seconds", "How late the event loop comes to what is due")
        self.bots_at_work = Gauge(
            "motherlode_bots_at_work", "Choices of bots that are waited for", registry=self.registry
        )
        self.backups_failed = Counter("motherlode_backups_failed", "Backups that failed", registry=self.registry)
        self.last_backup = Gauge(
            "motherlode_last_backup_timestamp_seconds", "When the last backup was made", registry=self.registry
        )

    def _times(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=QUICK, registry=self.registry)

    def count_bots(self, count: Callable[[], int]) -> None:
        """Asked when the metrics are read."""
        self.bots_at_work.set_function(count)

    def text(self) -> bytes:
        return generate_latest(self.registry)


async def measure_delay(metrics: Metrics) -> None:
    """Sleeps again and again, and notes how much later than asked it wakes."""
    while True:
        due = time.monotonic() + PAUSE
        await asyncio.sleep(PAUSE)
        metrics.delayed.observe(max(0.0, time.monotonic() - due))
