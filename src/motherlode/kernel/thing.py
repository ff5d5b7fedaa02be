"""What a player may ask about: a card, a token, a place, a price, a phase. Things of a family share a sentence."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from mypy_extensions import mypyc_attr

from motherlode.kernel.event import Facts


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Thing:
    """A thing by its id: the catalogue explains it in `about-<about>`, filled with the facts; the clause rules it."""

    id: str
    about: str
    facts: Facts = field(default_factory=dict)
    clause: str = ""


def plain_things(ids: Iterable[str]) -> list[Thing]:
    """Things with a sentence of their own."""
    return [Thing(id, id) for id in ids]


def phase_things(phases: Iterable[str]) -> list[Thing]:
    """The phases of a game; a phase may have the name of a card, so its id has a prefix."""
    return plain_things(f"phase_{phase}" for phase in phases)


def ruled_by(clauses: Mapping[str, str], things: Iterable[Thing]) -> list[Thing]:
    """The things with the clause of their sentence."""
    return [replace(thing, clause=clauses[thing.about]) for thing in things]
