"""The error about a field that does not fit the others."""

from motherlode.kernel import Reader


def require(reader: Reader, is_right: bool, field: str, problem: str) -> None:
    """Refuses the dump if the field is wrong."""
    if not is_right:
        raise reader.fail(f"{field!r} {problem}")
