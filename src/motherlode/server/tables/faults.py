"""Failed steps that no person makes (clock, bot, the draws after them): how often they failed, when to try again."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

ENOUGH: Final = 3
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0


@dataclass
class Fault:
    """`number` is that of the table's last entry when the step failed, `tries` counts, `until` is when to try again."""

    number: int
    tries: int = 0
    failures: int = 0
    until: float = 0.0
    is_pending: bool = True


class Faults:
    """By table. A table that moves on is forgotten here."""

    def __init__(self, time_of: Callable[[], float] = time.monotonic) -> None:
        self._time: Final = time_of
        self._faults: Final[dict[str, Fault]] = {}

    def has(self, id: str) -> bool:
        return id in self._faults

    def is_waiting(self, id: str) -> bool:
        """Whether it is too early to try again."""
        fault = self._faults.get(id)
        return fault is not None and self._time() < fault.until

    def take_due(self, id: str) -> bool:
        """Whether something failed that is to be tried again now; asked again, it is not."""
        fault = self._faults.get(id)
        if fault is None or not fault.is_pending or self._time() < fault.until:
            return False
        fault.is_pending = False
        return True

    def note(self, id: str, number: int, is_outage: bool) -> bool:
        """Notes a failure; True if the step itself has failed often enough. An outage only puts it off."""
        fault = self._faults.get(id)
        if fault is None or fault.number != number:
            fault = self._faults[id] = Fault(number)
        fault.is_pending = True
        fault.tries += 1
        fault.failures += not is_outage
        fault.until = self._time() + min(FIRST_PAUSE * 2 ** (fault.tries - 1), LONGEST_PAUSE)
        return fault.failures >= ENOUGH

    def note_reload(self, id: str, number: int) -> None:
        """The table was put back to its last entry: what it waits for is to be started again."""
        self._faults.setdefault(id, Fault(number)).is_pending = True

    def clear(self, id: str) -> None:
        self._faults.pop(id, None)
