"""What is said to a program that plays, as data: only what the perspective of its seat shows."""

from collections.abc import Mapping, Sequence
from typing import Final

from motherlode.kernel import Data, Outcome, Value, View
from motherlode.play.perspective import Outlook, Perspective
from motherlode.registry import AnyGame

VERSION: Final = 1


def hello(engine: str) -> Data:
    return {"type": "hello", "protocol": VERSION, "engine": engine}


def start(match: str, here: Perspective) -> Data:
    info = here.game.info
    return begin(match, info.id, info.version, here.game.options, here.seats, here.viewer)


def begin(match: str, game: str, rules: int, options: Mapping[str, Value], seats: int, seat: int) -> Data:
    return {
        "type": "start",
        "match": match,
        "game": game,
        "rules": rules,
        "options": dict(options),
        "seats": seats,
        "seat": seat,
    }


def choose(match: str, here: Perspective, seconds: float, told: int) -> Data:
    """The question: what is seen, what may be chosen, and what happened since the question before."""
    events = [{"kind": event.kind, "facts": event.facts} for event in here.events(told)]
    return {"type": "choose", "match": match, "seconds": seconds, "events": events, **position(here)}


def next_choice(match: str, after: Outlook, actions: list[int]) -> Data:
    """A secret choice is not complete yet: what follows the actions so far."""
    return {"type": "next", "match": match, "actions": actions, **position(after)}


def refused(match: str, index: int, clause: str, reason: str) -> Data:
    """The move was not played; `index` is that of the action to blame, `clause` is empty if no rule forbids it."""
    return {"type": "refused", "match": match, "index": index, "clause": clause, "reason": reason}


def end(match: str, outcome: Outcome | None) -> Data:
    return ended(match, outcome.ranks, outcome.totals) if outcome else ended(match, (), ())


def ended(match: str, ranks: Sequence[int], totals: Sequence[int]) -> Data:
    return {"type": "end", "match": match, "ranks": list(ranks), "totals": list(totals)}


def position(outlook: Outlook) -> Data:
    prompt = outlook.prompt()
    return shown(outlook.game, prompt.kind if prompt else "", outlook.view(), outlook.legal())


def shown(game: AnyGame, prompt: str, view: View, legal: Sequence[int]) -> Data:
    """A position as a program gets it."""
    return {"prompt": prompt, "view": view, "legal": [{"id": id, "action": game.actions.notation(id)} for id in legal]}
