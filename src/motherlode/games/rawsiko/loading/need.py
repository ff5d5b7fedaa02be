"""How a check is written down: a field, what must hold, and what is wrong if it does not."""

from motherlode.kernel import Reader


def need(holds: bool, reader: Reader, field: str, problem: str) -> None:
    """Refuses a dump in which something about a field does not hold."""
    if not holds:
        raise reader.fail(f"{field!r}: {problem}")
