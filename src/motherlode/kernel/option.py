"""Options: the switches a specification allows, with their defaults and the values they take."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from motherlode.kernel.errors import OptionError

Value: TypeAlias = str | int | bool
MOST: Final = 10_000


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Option:
    """A switch of the rules. Without `choices` it takes any whole number from `least` to 10,000."""

    id: str
    default: Value
    choices: tuple[Value, ...]
    clause: str
    least: int = 0

    def check(self, value: Value) -> Value:
        """The value itself, if the option takes it."""
        if self.choices:
            allowed = any(value == choice and type(value) is type(choice) for choice in self.choices)
        else:
            allowed = type(value) is int and self.least <= value <= MOST
        if not allowed:
            raise OptionError(f"option {self.id} takes {self.takes()}, not {shortened(spelled(value))}")
        return value

    def parse(self, text: str) -> Value:
        """The value a text stands for, e.g. on a command line."""
        for choice in self.choices:
            if spelled(choice) == text:
                return choice
        if not self.choices and text.isdecimal() and len(text) <= len(str(MOST)):
            return self.check(int(text))
        raise OptionError(f"option {self.id} takes {self.takes()}, not {shortened(text)!r}")

    def takes(self) -> str:
        if self.choices:
            return " or ".join(spelled(choice) for choice in self.choices)
        return f"a whole number from {self.least} to {MOST}"


def spelled(value: Value) -> str:
    """How a value is written on a command line and in a catalogue's keys."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def shortened(text: str) -> str:
    """For a message: what was given may be as long as somebody likes."""
    return text if len(text) <= 40 else f"{text[:40]}..."


def resolve(options: Sequence[Option], given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option with its value: the given one, checked, or the default."""
    known = {option.id: option for option in options}
    for id in given:
        if id not in known:
            raise OptionError(f"unknown option {shortened(id)!r}; known are {', '.join(known) or 'none'}")
    return {id: option.check(given.get(id, option.default)) for id, option in known.items()}
