"""Motherlode: four games about what lies under the ground, on one rules engine.

>>> from random import Random
>>> from motherlode import Match, Record, bot, game
>>> thebes = game("thebes")
>>> match = Match(thebes, seats=2, seed=bytes(32))
>>> players = [bot("greedy", Random(1), thebes), bot("random", Random(2), thebes)]
>>> while acting := match.to_act():
...     seat = acting[0]
...     entry = match.move(seat, players[seat].choose(match.perspective(seat)))
>>> match.outcome().totals
(93, 36)
>>> record = match.record()
>>> Record.parse(str(record)) == record
True
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = ["Match", "Perspective", "Record", "bot", "game"]

if TYPE_CHECKING:
    from motherlode.bots.registry import bot
    from motherlode.play import Match, Perspective, Record
    from motherlode.registry import game

# Loaded when first asked for: `import motherlode` alone stays quick.
_HOMES = {
    "Match": "motherlode.play",
    "Perspective": "motherlode.play",
    "Record": "motherlode.play",
    "bot": "motherlode.bots.registry",
    "game": "motherlode.registry",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
