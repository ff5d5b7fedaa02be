"""Law 2: a clone is independent, a record replays, dumps and notation round-trip, equal keys mean equal positions."""

import json
from collections.abc import Hashable
from random import Random
from typing import Generic, TypeVar

from motherlode.kernel import CHANCE, SPECTATOR, Game, State, View
from motherlode.testing.broken import LawBroken
from motherlode.testing.numbers import numbers
from motherlode.testing.scene import Scene
from motherlode.testing.walk import Walk

S = TypeVar("S", bound=State)


class Past(Generic[S]):
    """States left behind, and what they were then: none of them may change any more."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.states: list[tuple[S, Hashable]] = []
        self.handed_out: list[tuple[object, str]] = []

    def keep(self, state: S) -> None:
        self.states.append((state, state.key()))

    def keep_data(self, data: object) -> None:
        """Data a query gave: it may not be a part of the state, nor anything that JSON would bend."""
        text = as_text(data)
        if json.loads(text) != data:
            raise LawBroken(2, f"data that JSON does not give back as it was: {data}")
        self.handed_out.append((data, text))

    def verify(self) -> None:
        for number, (state, key) in enumerate(self.states):
            if state.key() != key:
                raise LawBroken(2, f"the state after {number} steps changed when its clone did")
        for data, text in self.handed_out:
            if as_text(data) != text:
                raise LawBroken(2, f"data that was handed out changed with the state; it was {text}")


def as_text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def copies(scene: Scene[S], fresh: Game[S], share: float) -> None:
    """Plays a match on clones, then its record on another instance of the game."""
    game = scene.game
    walk = Walk(game, scene.start(), scene.rng("walk"))
    rng = scene.rng("copies")
    past = Past(game)
    pairs = Pairs()
    record: list[tuple[int, str, Hashable]] = []
    with scene.told():
        notation(game)
        while (choice := walk.choice()) is not None:
            if not record or rng.random() < share:
                copies_at(game, walk.state, scene.seats, past, rng)
            pairs.add(walk.state.key(), as_text(game.dump(walk.state)))
            before = walk.state.clone()
            # Both ways: sometimes the clone is played on, sometimes the state it was made from.
            walk.state, before = (before, walk.state) if rng.random() < 0.5 else (walk.state, before)
            past.keep(before)
            walk.take(*choice)
            record.append((choice[0], spelled(game, *choice), walk.state.key()))
        copies_at(game, walk.state, scene.seats, past, rng)
        past.verify()
        replay(Scene(fresh, scene.seats, scene.seed, scene.position), record)


def spelled(game: Game[S], seat: int, action: int) -> str:
    return str((game.draws if seat == CHANCE else game.actions)[action])


def same_actions(game: Game[S], plain: Game[S]) -> None:
    """Ids mean the same under every option."""
    for actions, others in ((game.actions, plain.actions), (game.draws, plain.draws)):
        if [str(action) for action in actions] != [str(action) for action in others]:
            raise LawBroken(2, f"the action list is another one under the options {game.options}")


def replay(scene: Scene[S], record: list[tuple[int, str, Hashable]]) -> None:
    walk = Walk(scene.game, scene.start(), scene.rng())
    for number, (seat, text, key) in enumerate(record):
        walk.take(seat, (scene.game.draws if seat == CHANCE else scene.game.actions).parse(text))
        if walk.state.key() != key:
            raise LawBroken(2, f"the record leads elsewhere at step {number}: {text} of seat {seat}")


def notation(game: Game[S]) -> None:
    for actions in (game.actions, game.draws):
        for id, action in enumerate(actions):
            if actions.parse(str(action)) != id:
                raise LawBroken(2, f"{action} is not read back as itself")


class Pairs:
    """Equal keys and equal dumps come together; what one of them leaves out shows here."""

    def __init__(self) -> None:
        self.texts: dict[Hashable, str] = {}
        self.keys: dict[str, Hashable] = {}

    def add(self, key: Hashable, text: str) -> None:
        if self.texts.setdefault(key, text) != text:
            raise LawBroken(2, f"equal keys, other dumps: {self.texts[key]} and {text}")
        if self.keys.setdefault(text, key) != key:
            raise LawBroken(2, f"equal dumps, other keys: {self.keys[text]} and {key}")


def copies_at(game: Game[S], state: S, seats: int, past: Past[S], rng: Random) -> None:
    key = state.key()
    data = game.dump(state)
    past.keep_data(data)
    loaded = game.load(json.loads(as_text(data)))
    again = game.load(data)
    for copy, what in ((state.clone(), "a clone"), (loaded, "a loaded dump"), (again, "a dump loaded at once")):
        if copy.key() != key or hash(copy.key()) != hash(key):
            raise LawBroken(2, f"{what} has another key: {copy.key()} instead of {key}")
    if answers(game, loaded, seats) != answers(game, state, seats):
        raise LawBroken(2, "a loaded dump has the same key and gives other answers")
    keep_answers(game, state, seats, past, rng)
    numbers(game, state, seats)
    spoil(game, again, seats)
    if state.key() != key:
        raise LawBroken(2, "asking a state changed it")


def answers(game: Game[S], state: S, seats: int) -> list[object]:
    """What equal keys must give equally."""
    owing = game.to_act(state)
    parts: list[object] = [owing, [game.legal(state, seat) for seat in range(seats)]]
    parts.append(views(game, state, seats))
    parts.append(game.chance(state) if owing == (CHANCE,) else [])
    return parts


def views(game: Game[S], state: S, seats: int) -> list[View]:
    """What every viewer sees; the same, if the game says so."""
    seen = [game.view(state, viewer) for viewer in (*range(seats), SPECTATOR)]
    if game.is_open(state) and any(view != seen[0] for view in seen):
        raise LawBroken(2, "a position that is open to all is seen differently")
    return seen


def keep_answers(game: Game[S], state: S, seats: int, past: Past[S], rng: Random) -> None:
    """What one seat and the spectator were told."""
    seat = rng.randrange(seats)
    past.keep_data(game.view(state, SPECTATOR))
    past.keep_data(game.view(state, seat))
    past.keep_data(game.legal(state, seat))
    past.keep_data(game.observe(state, seat))


def spoil(game: Game[S], state: S, seats: int) -> None:
    """Plays a loaded state on a little: the data it was loaded from is among those that may not change."""
    walk = Walk(game, state, Scene(game, seats, 0).rng("spoil"))
    for _ in range(10):
        if not walk.step():
            return
