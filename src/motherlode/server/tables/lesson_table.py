"""Tables of kind lesson: one learner on a match that a lesson scripts. No clock or chat; never listed."""

from collections.abc import Callable
from typing import Final

from motherlode.play.draws import DrawSource, SeededDraws
from motherlode.play.entry import Entry
from motherlode.play.errors import CannotUndo, IncompleteMove
from motherlode.play.lesson import Lesson, lesson
from motherlode.play.lesson_run import LessonRun, WrongTurn, last_step_done
from motherlode.play.match import Match
from motherlode.play.perspective import Preview
from motherlode.registry import AnyGame
from motherlode.server import protocol as p
from motherlode.server.errors import Refusal
from motherlode.server.protocol.serializers import previewed
from motherlode.server.tables.clock import Clock
from motherlode.server.tables.data import TableData
from motherlode.server.tables.entries import TableEntry, position_mark
from motherlode.server.tables.table import Effects, Table


class LessonTable(Table):
    """A lesson under way. How far it is stands in the log of its match, so it goes on in any process."""

    def __init__(self, data: TableData, game: AnyGame, match: Match | None = None, clock: Clock | None = None) -> None:
        super().__init__(data, game, match, clock)
        self.lesson: Final[Lesson] = lesson(data.game, data.lesson)
        self._run: LessonRun | None = None
        self._made: list[TableEntry] = []

    @property
    def run(self) -> LessonRun:
        if self._run is None or self._run.match is not self.match:
            self._run = LessonRun(self.lesson, match=self._match(), listener=self._hear)
        return self._run

    def _hear(self, match: Match, entry: Entry) -> None:
        self._made.append(TableEntry(entry, "", position_mark(match)))

    def resume_turn(self, last: TableEntry) -> None:
        """The match was loaded, or another process went on with it."""
        self._run = None
        super().resume_turn(last)

    # -- what is told --------------------------------------------------------------------------------------------------

    def bots_due(self) -> list[int]:
        """Before the coached match the others do what the lesson says."""
        return super().bots_due() if self.match is not None and self.run.is_coached else []

    def lesson_part(self) -> p.LessonPart | None:
        run = self.run
        step = run.step
        sayings = [self.lesson.key(each.say) for each in self.lesson.steps[: run.done + 1]]
        return p.LessonPart(
            done=run.done,
            steps=len(self.lesson.steps),
            said=sayings,
            light=dict(step.light) if step else {},
            at=list(step.at) if step else [],
            right=run.allowed() if step and not step.is_read_only else [],
            reads=step is not None and step.is_read_only,
            coached=run.is_coached,
        )

    @property
    def is_asking(self) -> bool:
        step = self.run.step
        return step is None or not step.is_read_only

    # -- what is done --------------------------------------------------------------------------------------------------

    def start(self, now: int, draws: Callable[[bytes], DrawSource] = SeededDraws) -> Effects:
        self._made = []
        self._run = LessonRun(self.lesson, listener=self._hear)
        self.match = self._run.match
        self.data.status = "running"
        effects = self._effects("", [])
        effects.changed = True
        return self._finish_step(effects, now)

    def receive(self, player: str, message: p.ClientMessage, now: int) -> Effects:
        match message:
            case p.AdvanceMessage():
                self._require_playing(player, message.seat)
                return self._advance(message, now)
            case p.MoveMessage() | p.PreviewMessage() | p.WhyMessage():
                return super().receive(player, message, now)
            case p.UndoMessage() if self.run.is_coached:
                return super().receive(player, message, now)
            case _:
                raise Refusal("lesson", "that is not possible in a lesson", 409)

    def _advance(self, message: p.AdvanceMessage, now: int) -> Effects:
        if message.step != self.run.done:
            raise Refusal("stale", f"{self.run.done} steps are done", 409, {"number": self.run.done})
        act = self.run.show if message.show else self.run.read
        return self._do(act, message.id, "", now)

    def _move(self, message: p.MoveMessage, now: int) -> Effects:
        """Action by action a gesture is played as soon as it is whole or a step of the lesson is done."""
        self._require_ply(message.ply)
        after = self._match().perspective(message.seat).preview(message.actions)
        try:
            is_part = self.run.steps_after(message.actions) == self.run.done and not after.ends_gesture
        except WrongTurn as wrong:
            raise self._refusal(wrong, self._clause(message)) from wrong
        if is_part and not message.whole:
            return self._previewed(after, message)
        try:
            return self._do(lambda: self.run.move(message.actions), message.id, self._clause(message), now)
        except IncompleteMove:
            if message.whole:
                raise
            return self._previewed(after, message)

    def undo_bar(self, seat: int) -> str:
        """Only what was done in the coached match can be taken back."""
        match, note = self._match(), last_step_done(self._match())
        if note is None or match.latest_move(seat) < note.number:
            return "nothing"
        return match.undo_bar(seat, self._agreeing(seat))

    def _agreeing(self, seat: int) -> frozenset[int]:
        """Who must agree, and does: the bots, unless it would be a free look."""
        match = self._match()
        is_barred = bool(match.undo_bar(seat)) and not match.has_shown(seat)
        return frozenset(range(self.seats)) if is_barred else frozenset()

    def _undo(self, seat: int, consent: frozenset[int], id: str, now: int) -> Effects:
        if bar := self.undo_bar(seat):
            raise CannotUndo(seat, bar)
        return super()._undo(seat, consent or self._agreeing(seat), id, now)

    def _previewed(self, after: Preview, message: p.MoveMessage) -> Effects:
        answer = previewed(after, message.id)
        answer.right = self.run.allowed(message.actions)
        return Effects(answers=[answer])

    def _clause(self, message: p.MoveMessage) -> str:
        """The home clause of the action that was chosen last."""
        return self.game.actions[message.actions[-1]].clause

    def _do(self, act: Callable[[], None], id: str, clause: str, now: int) -> Effects:
        self._made = []
        try:
            act()
        except WrongTurn as wrong:
            raise self._refusal(wrong, clause) from wrong
        first = self._made[0].entry.number
        return self._finish_step(self._effects(id, [p.DoneMessage(id=id, number=first)]), now)

    def _refusal(self, wrong: WrongTurn, clause: str) -> Refusal:
        return Refusal("wrong_turn", str(wrong), 409, {"detail": wrong.say, "clause": clause})

    def _effects(self, id: str, answers: list[p.ServerMessage]) -> Effects:
        """What the lesson made of one message: the learner's move first, then what follows from it."""
        made, self._made = self._made, []
        made[0].id = id if made[0].entry.seat >= 0 else ""
        for added in made:
            self.note_entry(added)
        return Effects(made, False, answers)

    def _is_over(self) -> bool:
        return self.run.is_over


def table_of(data: TableData, game: AnyGame) -> Table:
    """A stored table of its kind."""
    return LessonTable(data, game) if data.lesson else Table(data, game)
