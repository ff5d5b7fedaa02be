"""A lesson at one screen: the sentences of its steps, the learner's moves, and how far it has come."""

from random import Random
from typing import Final

from motherlode.kernel import Facts, MotherlodeError
from motherlode.play.lesson import Lesson, lessons_folder
from motherlode.play.lesson_run import STEP_DONE, LessonRun, WrongTurn, key_for, purpose_text
from motherlode.play.seen import SeenEvent
from motherlode.play.text import Catalogue
from motherlode.terminal.lights import spoken_of
from motherlode.terminal.progress import Act, Progress, following
from motherlode.terminal.session import HUMAN, Choice, Session

READ: Final = -1
# The end of the keys of sentences that are for the terminal alone.
FACE: Final = "terminal"


class LessonSession(Session):
    """A session whose learner follows a lesson; in a coached match the bots of the session play the other seats."""

    def __init__(self, lesson: Lesson, lang: str, progress: Progress, rng: Random) -> None:
        self.lesson: Final = lesson
        self.progress: Final = progress
        self.told: Final = Catalogue(lessons_folder(lesson.game), lang)
        self.acts: list[Act] = []
        self.run = self._resumed()
        rival = lesson.coach.bot if lesson.coach else "random"
        players = [HUMAN if seat == lesson.seat else rival for seat in range(lesson.seats)]
        super().__init__(self.run.match, players, Catalogue(lesson.game, lang), rng)
        self.viewer = lesson.seat

    def _resumed(self) -> LessonRun:
        """The lesson where it was left; from its start if it has changed since."""
        run = LessonRun(self.lesson)
        acts = self.progress.acts(self.lesson.id)
        try:
            for act in acts:
                repeat(run, act)
        except MotherlodeError:
            return LessonRun(self.lesson)
        self.acts = acts
        return run

    @property
    def leave_question(self) -> str:
        return "ui-leave-lesson"

    # What is said.

    def title(self) -> str:
        return self.told.format(self.lesson.key("title"))

    def following_title(self) -> str:
        """Of the lesson that comes next; empty if all are done."""
        each = following(self.lesson.game, self.progress, self.lesson)
        return "" if each is None else self.told.format(each.key("title"))

    def sentence(self) -> str:
        """Of the present step, or of the purpose of a question in the coached match."""
        if self.run.step is not None:
            return self.told.format(key_for(self.told, self.lesson.key(self.run.step.say), FACE))
        asked = self.run.asked()
        return "" if asked is None else purpose_text(self.told, asked, FACE)

    def spoken_of(self) -> list[str]:
        """The ids of what the present step lights."""
        return spoken_of(self.run.step) if self.run.step is not None else []

    def answer_to(self, wrong: WrongTurn) -> str:
        return self.told.format(wrong.say) if wrong.say else self.words.format("ui-wrong-turn")

    def tells_of(self, event: SeenEvent) -> bool:
        """That a step is done is no news."""
        return event.kind != STEP_DONE

    # What can be done.

    def next_person(self) -> int:
        return self.lesson.seat

    def is_over(self) -> bool:
        return self.run.is_over

    def is_waiting_for_bot(self) -> bool:
        return self.run.is_coached and not self.run.is_over and super().is_waiting_for_bot()

    def choices(self) -> list[Choice]:
        """What is possible, with what is right marked; or only to read on."""
        step = self.run.step
        if step is not None and step.is_read_only:
            return [Choice(READ, self.words.format("ui-read-on"), None, is_right=True)]
        if self.run.is_over:
            return []
        right = set(self.run.allowed(self.pending)) if step is not None else set()
        return [choice.marked(choice.action in right) for choice in super().choices()]

    def subject(self, choice: Choice | None) -> tuple[str, Facts]:
        """While one only reads: what the sentence speaks of."""
        if choice is None or choice.action != READ:
            return super().subject(choice)
        return super().subject(None)[0], {"things": self.spoken_of()}

    def no_hint(self) -> str:
        """The steps of a lesson mark what is right; a bot would often advise something else there."""
        return super().no_hint() if self.run.is_coached else "ui-hint-marked"

    def choose(self, action: int) -> None:
        """Takes an action, or reads on; `WrongTurn` if the lesson wants something else."""
        if action != READ:
            super().choose(action)
            return
        self.run.read()
        self._keep([])

    def play(self, seat: int, move: list[int]) -> None:
        if seat == self.lesson.seat:
            self.run.move(move)
        else:
            self.match.move(seat, move)
        self._keep([seat, *(self.match.game.actions.notation(action) for action in move)])

    def _keep(self, act: Act) -> None:
        self.acts.append(act)
        if self.run.is_over:
            self.progress.finish(self.lesson.id)
        else:
            self.progress.keep(self.lesson.id, self.acts)


def repeat(run: LessonRun, act: Act) -> None:
    """Does again what was done."""
    if not act:
        run.read()
        return
    seat, *notations = act
    move = [run.match.game.actions.parse(str(notation)) for notation in notations]
    if seat == run.lesson.seat:
        run.move(move)
    else:
        run.match.move(int(seat), move)
