"""Help in words: what the choice in hand, the phase and the board are about, thing by thing."""

from collections.abc import Iterable, Iterator
from typing import Final

from motherlode.kernel import Facts, Thing
from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue, about_text

# Of a family with more members than this on the board, one stands for all.
FEW: Final = 8


def about_page(words: Catalogue, here: Outlook, facts: Facts) -> str:
    """What the facts of a choice name comes first, then what lies on the board."""
    things = {thing.id: thing for thing in here.game.things()}
    asked = [things[id] for id in ids_in(facts) if id in things]
    phase = [thing for thing in things.values() if is_phase(thing, here)]
    drawn = dict.fromkeys(id for id in ids_in(here.view()) if id in things)
    board = [things[id] for id in drawn if things[id] not in asked and things[id].about != "seat"]
    return "\n\n".join(lines(words, [*asked, *phase, *few_of_each(board)]))


def is_phase(thing: Thing, here: Outlook) -> bool:
    view = here.view()
    return thing.id in (f"phase_{view.get('phase')}", f"phase_{view.get('step')}")


def ids_in(data: object) -> Iterator[str]:
    """All texts in data, keys included, in their order."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from ids_in(key)
            yield from ids_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from ids_in(value)


def few_of_each(things: Iterable[Thing]) -> Iterator[Thing]:
    """All of a small family, one of a large one."""
    families: dict[str, list[Thing]] = {}
    for thing in things:
        families.setdefault(thing.about, []).append(thing)
    for family in families.values():
        yield from family if len(family) <= FEW else family[:1]


def lines(words: Catalogue, things: Iterable[Thing]) -> list[str]:
    """A line for each sentence that differs, with its clause."""
    return list(dict.fromkeys(line(words, thing) for thing in things))


def line(words: Catalogue, thing: Thing) -> str:
    said = about_text(words, thing)
    name = words.name(thing.id) if words.has(f"name-{thing.id}") else ""
    is_said = name.partition(" (")[0].casefold() in said[: 2 * len(name)].casefold()
    told = said if is_said else f"{words.format('ui-label', {'detail': name})} {said}"
    return f"{told} ({thing.clause})"
