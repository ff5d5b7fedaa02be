"""All that a viewer can learn of a position by asking, and of what happens by listening."""

from typing import Final, TypeAlias, TypeVar

from motherlode.kernel import CHANCE, ActionList, Event, Facts, Game, State, Violation
from motherlode.play.trial import Trial
from motherlode.testing.broken import LawBroken

S = TypeVar("S", bound=State)
Sight: TypeAlias = dict[str, object]
Heard: TypeAlias = tuple[str, Facts, bool]
TRIED: Final = 6  # actions, at least, whose gestures are looked at


def sight(game: Game[S], state: S, viewer: int) -> Sight:
    """Answers by name, so that a difference can be named."""
    owing = game.to_act(state)
    seen: Sight = {"to_act": owing, "view": game.view(state, viewer), "outcome": game.outcome(state)}
    if viewer >= 0:
        seen["legal"] = legal = game.legal(state, viewer)
        seen["facts"] = [game.facts(state, viewer, id) for id in legal]
        ids = range(len(game.actions)) if viewer in owing else first_of_each_kind(game.actions)
        seen["check"] = [reason(game.check(state, viewer, id)) for id in ids]
        seen["observe"] = game.observe(state, viewer)
        seen["recall"] = game.observe(state, viewer, recall=True)
        seen["prompt"] = prompted(game, state, viewer) if viewer in owing else None
        seen["gestures"] = [gesture_end(game, state, viewer, id) for id in legal[:: len(legal) // TRIED + 1]]
    if owing != (CHANCE,):
        seen["secret"] = secrecy_of(game, state, owing, viewer)
    return seen


def first_of_each_kind(actions: ActionList) -> list[int]:
    kinds: dict[str, int] = {}
    for id, action in enumerate(actions):
        kinds.setdefault(action.kind, id)
    return list(kinds.values())


def reason(violation: Violation | None) -> tuple[str, Facts] | None:
    return None if violation is None else (violation.clause, violation.facts)


def prompted(game: Game[S], state: S, seat: int) -> tuple[str, tuple[str, ...], Facts, bool]:
    prompt = game.prompt(state, seat)
    if game.continues(state, seat) != prompt.continues:
        raise LawBroken(3, f"the prompt {prompt.kind!r} and `continues` say different things")
    return prompt.kind, prompt.clauses, prompt.facts, prompt.continues


def gesture_end(game: Game[S], state: S, seat: int, action: int) -> bool:
    """Whether the action alone would be stored as a move, or only previewed."""
    trial = Trial(game, state, seat, [action])
    if trial.is_secret and trial.ends_gesture() and not trial.is_complete():
        raise LawBroken(3, f"{game.actions[action]} begins a secret choice, but the next prompt does not continue it")
    return trial.ends_gesture()


def secrecy_of(game: Game[S], state: S, owing: tuple[int, ...], viewer: int) -> list[bool]:
    """Whether the next choice of each seat that owes one is secret: that, too, may not tell what it is."""
    return [any(game.secret(state, seat, id, viewer) for id in game.legal(state, seat)) for seat in owing]


def difference(one: Sight, other: Sight) -> str:
    """The names of the answers that differ, with both; empty if none does."""
    parts = [f"{name}: {one[name]} / {other.get(name)}" for name in one if one[name] != other.get(name)]
    return "; ".join(parts)


def heard(events: list[Event], viewer: int) -> list[Heard]:
    """The events as the viewer hears them, as far as the first that reveals something; that one by its kind alone."""
    told: list[Heard] = []
    for event in events:
        told.append((event.kind, {} if event.reveals else event.seen_by(viewer), event.reveals))
        if event.reveals:
            break
    return told


def reveals(events: list[Event]) -> bool:
    return any(event.reveals for event in events)
