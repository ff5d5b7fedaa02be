"""Schemas outside of Python: `MoveMessage` is `Move` there, `ChoicePart` is `Choice`, and a text ends at `$`."""

from typing import Any


def wire_name(name: str) -> str:
    return name.removesuffix("Message").removesuffix("Part")


def with_wire_names(schema: Any) -> Any:
    """A JSON schema with these names in its titles and references, and with patterns as other languages write them."""
    if isinstance(schema, dict):
        return {key: _with_wire_name(key, each) for key, each in schema.items()}
    return [with_wire_names(each) for each in schema] if isinstance(schema, list) else schema


def _with_wire_name(key: str, value: Any) -> Any:
    if key == "pattern" and isinstance(value, str):
        return value.replace(r"\Z", "$")
    is_name = isinstance(value, str) and (key == "title" or value.startswith("#/"))
    return wire_name(value) if is_name else with_wire_names(value)
