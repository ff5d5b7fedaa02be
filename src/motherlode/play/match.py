"""A running match: the authority over it, and the only owner of randomness."""

from collections.abc import Sequence

from motherlode.kernel import CHANCE, Outcome, State, pick
from motherlode.play import seed as seeds
from motherlode.play.checksum import checksum
from motherlode.play.course import Course
from motherlode.play.errors import RecordError
from motherlode.play.move import Move, Undo
from motherlode.play.perspective import Perspective
from motherlode.play.record import MoveEntry, Record, UndoEntry
from motherlode.play.replay import Replay, require_promised, shown_seed
from motherlode.registry import AnyGame


class Match:
    """Takes moves, decides the draws, keeps the record. Everyone else gets a `Perspective`.

    Draw k comes from SHA-256(seed, k); `commitment` is the hash of the seed, known from the start.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        seed: bytes | None = None,
        players: Sequence[str] = (),
        undo: bool = True,
        log: bool = True,
        start: State | None = None,
    ) -> None:
        self._take_up(Course(game, seats, undo, log, start), seed or seeds.fresh(), players, 0)

    @classmethod
    def resume(cls, record: Record, game: AnyGame | None = None, seed: bytes | None = None) -> "Match":
        """Goes on where a record stops. Its seed must stand in it (see `record`) or be given."""
        seed = seed or shown_seed(record)
        if seed is None:
            raise RecordError("seed", "without it the match can be replayed, but not go on")
        require_promised(record, seed)
        replay = Replay(record, game, seed)
        for _ in replay.steps():
            pass
        replay.require_end()
        match = cls.__new__(cls)
        match._take_up(replay.course, seed, record.players, replay.drawn)
        return match

    def _take_up(self, course: Course, seed: bytes, players: Sequence[str], drawn: int) -> None:
        self.game = course.game
        self.seats = course.seats
        self.players = tuple(players)
        self.commitment = seeds.commitment(seed)
        self._course = course
        self._seed = seed
        self._drawn = drawn
        self._resolve_chance()

    @property
    def state(self) -> State:
        """The truth. It is the authority's alone: others get a perspective."""
        return self._course.state

    @property
    def ply(self) -> int:
        return self._course.ply

    @property
    def seed(self) -> bytes | None:
        """The seed, once the match is over."""
        return self._seed if self.is_over() else None

    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self._course.state)

    def is_over(self) -> bool:
        return not self.to_act()

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._course.state)

    def perspective(self, viewer: int) -> Perspective:
        return Perspective(self._course, viewer)

    def move(self, seat: int, ids: Sequence[int]) -> None:
        """Plays a move as a whole, and the draws that follow; raises and changes nothing if it is not allowed."""
        self._course.move(seat, ids)
        self._resolve_chance()

    def undo(self, seat: int, consent: frozenset[int] = frozenset()) -> None:
        """Takes back the latest move of a seat: within its own reach, or by consent of all the others."""
        self._course.undo(seat, consent)
        self._course.settle()

    def _resolve_chance(self) -> None:
        game, course = self.game, self._course
        while game.to_act(course.state) == (CHANCE,):
            course.draw(pick(game.chance(course.state), seeds.number(self._seed, self._drawn)))
            self._drawn += 1
        course.settle()

    def record(self, private: bool = False) -> Record:
        """The match as data. The seed is in it once the match is over, or if it is private: to go on from later."""
        game, course = self.game, self._course
        return Record(
            game=game.info.id,
            version=game.info.version,
            components=game.checksum,
            options=dict(game.options),
            seats=self.seats,
            undo=course.has_undo,
            commitment=self.commitment,
            checksum=checksum(course.state.key()),
            players=self.players,
            seed=self._seed.hex() if private or self.is_over() else "",
            start=course.start,
            setup=tuple(str(game.draws[draw]) for draw in course.setup),
            entries=tuple(entry_of(game, played) for played in course.history),
            outcome=self.outcome(),
        )


def entry_of(game: AnyGame, played: Move | Undo) -> MoveEntry | UndoEntry:
    seal = "" if played.key is None else checksum(played.key)
    if isinstance(played, Undo):
        return UndoEntry(played.ply, played.seat, played.consent, seal)
    actions = tuple(str(game.actions[action]) for action in played.ids)
    draws = tuple(str(game.draws[draw]) for draw in played.draws)
    return MoveEntry(played.ply, played.seat, actions, draws, seal)
