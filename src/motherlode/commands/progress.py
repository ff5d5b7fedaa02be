"""Progress on standard error: a bar in a terminal, else a plain line now and then."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Final, TypeVar

import typer

T = TypeVar("T")

SECONDS: Final = 10.0  # between two lines, so that short work stays silent


class ProgressLines:
    """Writes how much is done, at most once per `SECONDS`."""

    def __init__(self, total: int, description: str, clock: Callable[[], float] = monotonic) -> None:
        self._total: Final = total
        self._description: Final = description
        self._clock: Final = clock
        self._start: Final = clock()
        self._written = self._start
        self._done = 0

    def advance(self, steps: int) -> None:
        self._done += steps
        now = self._clock()
        if now - self._written >= SECONDS:
            self._written = now
            typer.echo(f"motherlode: {self._line(now - self._start)}", err=True)

    def _line(self, spent: float) -> str:
        left = spent / max(1, self._done) * (self._total - self._done)
        return f"{self._description} {self._done} of {self._total}, {spent:.0f} s, at most {left:.0f} s left"


@contextmanager
def progress_bar(total: int, description: str) -> Iterator[Callable[[int], None]]:
    """Yields the function that takes the steps done."""
    if not sys.stderr.isatty():
        yield ProgressLines(total, description).advance
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(description, total=total)
        yield lambda steps: progress.advance(task, steps)


def with_progress(work: Sequence[Callable[[], T]], description: str) -> list[T]:
    """The results of some long steps, while progress is shown."""
    results: list[T] = []
    with progress_bar(len(work), description) as advance:
        for step in work:
            results.append(step())
            advance(1)
    return results
