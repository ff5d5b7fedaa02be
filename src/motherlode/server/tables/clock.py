"""Clocks of a match, without any timer: they are told what time it is. All times are in milliseconds."""

from collections.abc import Iterable

from msgspec import Struct

from motherlode.server.protocol import ClockInfo, Pace

MINUTE = 60_000
DAY = 86_400_000


class ClockState(Struct):
    """What is left by seat, whose clocks run, and since when. `paid` is what each got when its last turn passed on."""

    left: list[int]
    running: list[int]
    since: int
    paid: list[int]


class Clock:
    """One clock per seat. Several run at once while several seats choose in secret."""

    def __init__(self, pace: Pace, state: ClockState) -> None:
        self.pace = pace
        self.state = state

    @classmethod
    def fresh(cls, pace: Pace, seats: int, now: int) -> "Clock":
        return cls(pace, ClockState([allowance(pace)] * seats, [], now, [0] * seats))

    def turn(self, to_act: Iterable[int], now: int) -> None:
        """Charges the time since the last turn; a seat that need not act any more is paid the increment."""
        self._charge(now)
        before, after = set(self.state.running), set(to_act)
        for seat in before - after:
            self._pay(seat)
        self.state.running = sorted(after)

    def take_back(self, seat: int, to_act: Iterable[int], now: int) -> None:
        """An undo: nobody is paid, and the seat gives back what it got for the turn it has again."""
        self._charge(now)
        if seat in to_act and seat not in self.state.running:
            self.state.left[seat] = max(1, self.state.left[seat] - self.state.paid[seat])
            self.state.paid[seat] = 0
        self.state.running = sorted(to_act)

    def skip(self, stopped: int, started: int) -> None:
        """Time nobody is charged for: the server was down."""
        since = self.state.since
        if since < started:
            self.state.since = min(started, since + started - stopped)

    def deadline(self) -> int | None:
        """When the first running clock is at zero."""
        if not self.state.running:
            return None
        return self.state.since + min(self.state.left[seat] for seat in self.state.running)

    def expired(self, now: int) -> list[int]:
        spent = now - self.state.since
        return [seat for seat in self.state.running if self.state.left[seat] <= spent]

    def info(self, now: int) -> ClockInfo:
        spent = max(0, now - self.state.since)
        running = self.state.running
        left = [max(0, left - spent) if seat in running else left for seat, left in enumerate(self.state.left)]
        return ClockInfo(left=left, running=list(running))

    def dump(self) -> ClockState:
        state = self.state
        return ClockState(list(state.left), list(state.running), state.since, list(state.paid))

    def _charge(self, now: int) -> None:
        spent = max(0, now - self.state.since)
        for seat in self.state.running:
            self.state.left[seat] = max(0, self.state.left[seat] - spent)
        self.state.since = max(self.state.since, now)

    def _pay(self, seat: int) -> None:
        if self.pace.kind == "days":
            self.state.left[seat] = allowance(self.pace)
        else:
            self.state.paid[seat] = self.pace.increment * 1000
            self.state.left[seat] += self.state.paid[seat]


def allowance(pace: Pace) -> int:
    return pace.days * DAY if pace.kind == "days" else pace.minutes * MINUTE


def clock_for(pace: Pace, seats: int, now: int) -> Clock | None:
    return None if pace.kind == "none" else Clock.fresh(pace, seats, now)
