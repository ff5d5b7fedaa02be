"""Structured logs, one JSON object per line. No names, tokens, addresses of people or hidden facts are written."""

import logging
import sys
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, TypeAlias

import structlog

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
Event: TypeAlias = structlog.typing.EventDict
# What is shown of a path: from the package on.
ROOTS: Final = ("site-packages/", "src/", "lib/")


def set_up(plain: bool) -> None:
    """Lines for people on a terminal, JSON for machines."""
    renderer = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            trace_error,
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=False,
    )
    set_up_libraries()


def set_up_libraries() -> None:
    """What other packages log goes the same way: without the messages of errors."""
    root = logging.getLogger()
    if not any(isinstance(handler.formatter, SafeFormatter) for handler in root.handlers):
        handler = logging.StreamHandler()
        handler.setFormatter(SafeFormatter("%(levelname)s %(name)s %(message)s"))
        handler.setLevel(logging.WARNING)
        root.addHandler(handler)
    # It warns of every request that is not HTTP: a stranger could fill the disk with that.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class SafeFormatter(logging.Formatter):
    """Shows where an error came from, not what it said."""

    def formatException(self, ei: ExcInfo) -> str:
        return trace(ei[1]) if ei[1] is not None else ""


def trace_error(_: object, __: str, event: Event) -> Event:
    """Puts the trace in place of the error itself."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["trace"] = trace(error)
    return event


def trace(error: BaseException) -> str:
    """The kinds and places of an error and its causes, without messages and values: they tell names, hands, seeds."""
    return " <- ".join(f"{type(each).__name__} at {places(each)}" for each in causes(error))


def causes(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        yield each
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)


def places(error: BaseException) -> str:
    """Our own lines on the way, and where it happened."""
    frames = [(short(frame.filename), frame) for frame in traceback.extract_tb(error.__traceback__)]
    shown = [*(each for each in frames[:-1] if each[0].startswith("motherlode")), *frames[-1:]]
    return ", ".join(f"{path}:{frame.lineno} {frame.name}" for path, frame in shown) or "?"


def short(path: str) -> str:
    for root in ROOTS:
        _, found, rest = path.rpartition(root)
        if found:
            return rest
    return path


def log_loop_error(_: object, context: dict[str, Any]) -> None:
    """What the event loop could not give to anyone; its own handler would write the error's message."""
    structlog.get_logger("motherlode.loop").error(
        "unhandled error", what=str(context.get("message", ""))[:80], exc_info=context.get("exception")
    )
