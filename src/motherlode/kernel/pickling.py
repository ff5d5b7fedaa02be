"""Copies of compiled objects: pickle does not know their fields by itself, but their constructors do."""

from inspect import signature


def constructor_call(thing: object) -> tuple[object, ...]:
    """What `__reduce__` returns for an object whose constructor takes every field under its name."""
    made = type(thing)
    return made, tuple(getattr(thing, name) for name in signature(made).parameters)
