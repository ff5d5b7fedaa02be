"""Damaged dumps: with one field changed, `load` refuses a position by naming a field, or the match can go on."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

from motherlode.kernel import CHANCE, Data, DataError, Game, State
from motherlode.kernel.playout import step
from motherlode.testing.broken import LawBroken
from motherlode.testing.scene import Scene

S = TypeVar("S", bound=State)
Change: TypeAlias = Callable[[Any, Sequence[object], Random], object]

KEPT: Final = 4  # dumps of one match that stand at the same words (phase, step, ...)
BORROWED_FROM: Final = 3  # other positions whose values may be taken over
CLOSELY: Final = 0.01  # the part of later positions at which legality and loading are checked again
STRANGE: Final[Sequence[object]] = (None, "many", "", True, 1.5, -1, 10**30, [], [0], {}, [None], ["x"])


class DumpPool(Generic[S]):
    """Dumps of matches with the games they belong to; rare kinds of positions are as likely as others."""

    def __init__(self, scenes: Iterable[Scene[S]]) -> None:
        self.matches: list[tuple[Game[S], dict[tuple[object, ...], list[Data]]]] = []
        for scene in scenes:
            self.matches.append((scene.game, dumps_of(scene)))

    def pick(self, rng: Random) -> tuple[Game[S], Data, list[Data]]:
        """A game, a dump of it, and others of the same match."""
        game, kinds = rng.choice(self.matches)
        others = [rng.choice(kinds[rng.choice(list(kinds))]) for _ in range(BORROWED_FROM)]
        return game, rng.choice(kinds[rng.choice(list(kinds))]), others


def dumps_of(scene: Scene[S]) -> dict[tuple[object, ...], list[Data]]:
    """Dumps of one match, by the words in them; later ones replace earlier ones now and then."""
    kinds: dict[tuple[object, ...], list[Data]] = defaultdict(list)
    game, state, rng = scene.game, scene.start(), scene.rng("dumps")
    while True:
        data = game.dump(state)
        kept = kinds[tuple(value for value in data.values() if isinstance(value, str))]
        if len(kept) < KEPT:
            kept.append(data)
        elif rng.random() < 0.1:
            kept[rng.randrange(KEPT)] = data
        acting = game.to_act(state)
        if not acting:
            return dict(kinds)
        step(game, state, rng.choice(acting), rng)


def damage(data: Data, others: Sequence[Data], rng: Random) -> tuple[str, Data]:
    """The field that was changed, and a copy of the dump with the change."""
    field = rng.choice(list(data))
    copy = deepcopy(data)
    copy[field] = rng.choice(CHANGES)(copy[field], [other[field] for other in others], rng)
    return field, copy


def shift(value: Any, others: Sequence[object], rng: Random) -> object:
    """A number moved by a little or a lot; a list with one such number."""
    if isinstance(value, list) and value:
        place = rng.randrange(len(value))
        return [*value[:place], shift(value[place], others, rng), *value[place + 1 :]]
    if not isinstance(value, int):
        return borrow(value, others, rng)
    return rng.choice(
        [value - 2, value - 1, value + 1, value + 2, value + rng.randint(-100, 100), value ^ 1 << rng.randrange(45)]
    )


def change_length(value: Any, others: Sequence[object], rng: Random) -> object:
    """A list with an item dropped or doubled."""
    if not isinstance(value, list) or not value:
        return shift(value, others, rng)
    place = rng.randrange(len(value))
    return value[:place] + value[place : place + 1] * rng.choice([0, 2]) + value[place + 1 :]


def swap_items(value: Any, others: Sequence[object], rng: Random) -> object:
    if not isinstance(value, list) or len(value) < 2:
        return shift(value, others, rng)
    one, other = rng.sample(range(len(value)), 2)
    value[one], value[other] = value[other], value[one]
    return value


def estrange(value: Any, others: Sequence[object], rng: Random) -> object:
    """Something of another type."""
    if isinstance(value, list) and value and rng.random() < 0.5:
        value[rng.randrange(len(value))] = rng.choice(STRANGE)
        return value
    return rng.choice(STRANGE)


def borrow(value: Any, others: Sequence[object], rng: Random) -> object:
    """What the field holds in another position."""
    differing = [other for other in others if other != value]
    return deepcopy(rng.choice(differing)) if differing else rng.choice(STRANGE)


CHANGES: Final[Sequence[Change]] = (shift, shift, change_length, swap_items, estrange, borrow, borrow)


def play_on(game: Game[S], state: S, rng: Random) -> None:
    """To the end within the bound; here and there everything is asked that can be asked."""
    look_closely(game, state)
    decisions = 0
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        decisions += seat != CHANCE
        if decisions > game.info.bound:
            raise LawBroken(7, f"the match takes more than {game.info.bound} decisions")
        step(game, state, seat, rng)
        if rng.random() < CLOSELY:
            look_closely(game, state)
    if game.outcome(state) is None:
        raise LawBroken(7, "the match is over without an outcome")


def look_closely(game: Game[S], state: S) -> None:
    if game.load(game.dump(state)).key() != state.key():
        raise LawBroken(2, "a dump leads elsewhere")
    for seat in game.to_act(state):
        if seat != CHANCE:
            allowed = [id for id in range(len(game.actions)) if game.check(state, seat, id) is None]
            if game.legal(state, seat) != allowed:
                raise LawBroken(1, f"legal and check disagree for seat {seat}")
            game.prompt(state, seat)
            game.view(state, seat)


def try_damaged(pool: DumpPool[S], seed: int) -> bool:
    """Whether one damaged dump was refused; if it was not, it is played to the end."""
    rng = Random(seed)
    game, data, others = pool.pick(rng)
    field, copy = damage(data, others, rng)
    try:
        state = game.load(copy)
    except DataError as error:
        if not any(repr(name) in str(error) for name in data):
            raise LawBroken(2, f"the error names no field: {error}") from error
        return True
    try:
        play_on(game, state, rng)
    except Exception as error:
        error.add_note(f"seed {seed}: {field} is {copy[field]} instead of {data[field]} under {game.options} in {data}")
        raise
    return False


def damaged_dumps(scenes: Iterable[Scene[S]], count: int, first_seed: int = 0) -> None:
    """Law 2 for data from outside: damaged positions are refused or can be played. Both must happen."""
    pool = DumpPool(scenes)
    refused = sum(try_damaged(pool, seed) for seed in range(first_seed, first_seed + count))
    if not count / 2 < refused < count:
        raise LawBroken(2, f"of {count} damaged dumps {refused} were refused: nothing was proved")
