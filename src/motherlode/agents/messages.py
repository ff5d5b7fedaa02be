"""What is said to a program that plays, as data: only what the perspective of its seat shows."""

from typing import Final

from motherlode.kernel import Data, Outcome
from motherlode.play.perspective import Outlook, Perspective

VERSION: Final = 1


def hello(engine: str) -> Data:
    return {"type": "hello", "protocol": VERSION, "engine": engine}


def start(match: str, here: Perspective) -> Data:
    info = here.game.info
    return {
        "type": "start",
        "match": match,
        "game": info.id,
        "rules": info.version,
        "options": dict(here.game.options),
        "seats": here.seats,
        "seat": here.viewer,
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
    ranks, totals = (outcome.ranks, outcome.totals) if outcome else ((), ())
    return {"type": "end", "match": match, "ranks": list(ranks), "totals": list(totals)}


def position(outlook: Outlook) -> Data:
    prompt = outlook.prompt()
    actions = outlook.game.actions
    return {
        "prompt": prompt.kind if prompt else "",
        "view": outlook.view(),
        "legal": [{"id": id, "action": actions.notation(id)} for id in outlook.legal()],
    }
