"""Structured logs, one JSON object per line. No names, tokens, addresses of people or hidden facts are written."""

import logging
import sys

import structlog


def set_up(plain: bool) -> None:
    """Lines for people on a terminal, JSON for machines."""
    # The default shows local variables with every error: hands and seeds would stand in the log.
    people = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    renderer = people if plain else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([] if plain else [structlog.processors.format_exc_info]),
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=False,
    )
