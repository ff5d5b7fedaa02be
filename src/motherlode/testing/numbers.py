"""Laws of `observe`: its fields are as declared, it shows what the view shows, and only private fields hide."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, Generic, TypeVar

from motherlode.kernel import SPECTATOR, DataError, Field, Game, State
from motherlode.kernel.observation import EXACT, length
from motherlode.testing.broken import LawBroken
from motherlode.testing.damage import DumpPool, damage
from motherlode.testing.scene import Scene
from motherlode.testing.walk import Walk

S = TypeVar("S", bound=State)

WORLDS: Final = 3  # imagined by the spectator at a position


def numbers(game: Game[S], state: S, seats: int) -> None:
    """Law 2: what learners see is what the fields declare, whatever happened and whoever looks."""
    for seat in range(seats):
        for recall in (False, True):
            declared(game.observation(seats, recall), game.observe(state, seat, recall), seat)
    written(game, state, seats)


def declared(fields: tuple[Field, ...], observed: list[int], seat: int) -> None:
    if len(observed) != length(fields) or any(type(number) is not int for number in observed):
        raise LawBroken(2, f"observe gives seat {seat} not {length(fields)} whole numbers: {observed}")
    for field, part in parts(fields, observed):
        if not -EXACT <= field.low <= min(part) <= max(part) <= field.high <= EXACT:
            raise LawBroken(2, f"observe gives seat {seat} {part} for {field}")


def parts(fields: tuple[Field, ...], observed: list[int]) -> Iterator[tuple[Field, list[int]]]:
    """Each field with its numbers."""
    first = 0
    for field in fields:
        yield field, observed[first : first + field.size]
        first += field.size


def written(game: Game[S], state: S, seats: int) -> None:
    """`observe_into` writes the same numbers, packed, and nothing beside them."""
    seat, packing = seats - 1, game.packing(seats)
    buffer = bytearray(packing.size + 2)
    game.observe_into(state, seat, buffer, 1)
    written = bytes(buffer[1:-1])
    if (
        buffer[0]
        or buffer[-1]
        or len(buffer) != packing.size + 2
        or packing.unpack(written) != game.observe(state, seat)
    ):
        raise LawBroken(2, "observe_into writes something else than observe gives")
    if packing.pack(packing.unpack(written)) != written:
        raise LawBroken(2, "observe_into does not pack as the fields declare")


def shown_by_numbers(scenes: Iterable[Scene[S]], count: int, first_seed: int = 0) -> None:
    """Law 2: a change of one dumped field that a seat sees, or that changes its choices, shows in its numbers."""
    pool = DumpPool(scenes)
    differed = sum(tell_apart(pool, Random(seed)) for seed in range(first_seed, first_seed + count))
    if differed == 0:
        raise LawBroken(2, f"none of {count} changes showed in a view: nothing was proved")


def tell_apart(pool: DumpPool[S], rng: Random) -> bool:
    """Whether one change showed in the view or the choices of some seat."""
    game, data, others = pool.pick(rng)
    name, copy = damage(data, others, rng)
    try:
        one, other = game.load(data), game.load(copy)
    except DataError:
        return False
    differing = [seat for seat in range(seats_of(game, one)) if asked(game, one, seat) != asked(game, other, seat)]
    for seat in differing:
        if game.observe(one, seat) == game.observe(other, seat):
            raise LawBroken(2, f"seat {seat} sees {name} change from {data[name]} to {copy[name]}, not in its numbers")
    return bool(differing)


def asked(game: Game[S], state: S, seat: int) -> tuple[object, object]:
    return game.view(state, seat), game.legal(state, seat)


def seats_of(game: Game[S], state: S) -> int:
    """The number of seats whose numbers fit the position."""
    for seats in game.info.seats:
        if length(game.observation(seats)) == len(game.observe(state, 0)):
            return seats
    raise LawBroken(2, "the numbers fit no number of seats")


class Privacy(Generic[S]):
    """Law 3: a field is private exactly if it can differ where an attentive spectator sees no difference."""

    def __init__(self) -> None:
        self.private: set[str] = set()
        self.varied: set[str] = set()

    def watch(self, scene: Scene[S], share: float) -> None:
        """Plays a match, and looks at a share of its positions with the spectator's eyes."""
        walk = Walk(scene.game, scene.start(), scene.rng("privacy"))
        rng = scene.rng("spectator")
        with scene.told():
            while walk.step():
                if rng.random() < share:
                    self._compare(scene, walk.state, rng)

    def settle(self) -> None:
        if self.private != self.varied:
            raise LawBroken(3, f"private fields that never varied: {sorted(self.private - self.varied)}")

    def _compare(self, scene: Scene[S], state: S, rng: Random) -> None:
        for _ in range(WORLDS):
            world = scene.game.determinise(state, SPECTATOR, rng)
            for seat in range(scene.seats):
                for recall in (False, True):
                    self._compare_seat(scene, state, world, seat, recall)

    def _compare_seat(self, scene: Scene[S], state: S, world: S, seat: int, recall: bool) -> None:
        game = scene.game
        fields = game.observation(scene.seats, recall)
        pairs = zip(
            parts(fields, game.observe(state, seat, recall)),
            parts(fields, game.observe(world, seat, recall)),
            strict=True,
        )
        for (field, one), (_, other) in pairs:
            if field.private:
                self.private.add(field.name)
            if one != other:
                if not field.private:
                    raise LawBroken(3, f"{field.name!r} of seat {seat} is not private, but hides something")
                self.varied.add(field.name)
