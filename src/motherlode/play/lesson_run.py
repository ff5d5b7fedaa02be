"""A lesson under way: a match whose draws are scripted, and where in the lesson the learner is.

Everything is in the match: a step that is done is a note in its log. So a lesson can be stored, and resumed, like any
other match.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from motherlode import registry
from motherlode.kernel import Facts, MotherlodeError, Prompt, State
from motherlode.play.draws import DrawSource, SeededDraws
from motherlode.play.entry import Entry
from motherlode.play.errors import IncompleteMove
from motherlode.play.lesson import ANYTHING, Lesson, LessonStep, Mistake, ScriptedMove
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook
from motherlode.play.text import Catalogue
from motherlode.registry import AnyGame

STEP_DONE: Final = "lesson_step"
# Chooses for another seat of a coached match.
Chooser = Callable[[Match, int], list[int]]
# Hears of every entry of the match, in the position after it.
Listener = Callable[[Match, Entry], None]


class WrongTurn(MotherlodeError):
    """A legal move that the lesson does not want here; `say` is the sentence about it, empty if it has none."""

    def __init__(self, say: str) -> None:
        self.say = say
        super().__init__("this is not what the lesson asks for here")


class LessonDraws(DrawSource):
    """The first draw of the script that is possible; without one, what follows from the lesson's seed."""

    def __init__(self, seed: bytes) -> None:
        self._seeded: Final = SeededDraws(seed)
        self._script: list[str] = []

    def script(self, draws: Sequence[str]) -> None:
        """What comes next; what was left of the script before is dropped."""
        self._script = list(draws)

    def draw(self, game: AnyGame, state: State, number: int) -> int:
        possible = {game.draws.notation(outcome): outcome for outcome, _ in game.chance(state)}
        for place, wanted in enumerate(self._script):
            if wanted in possible:
                del self._script[place]
                return possible[wanted]
        return self._seeded.draw(game, state, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class LessonRun:
    """Takes the learner's moves; refuses wrong ones with a sentence; then lets the others do what the lesson says.

    `chooser` plays the other seats of a coached match. Given a match, a lesson goes on where it stopped. `listener`
    hears of every entry that the lesson makes.
    """

    def __init__(
        self,
        lesson: Lesson,
        chooser: Chooser | None = None,
        match: Match | None = None,
        listener: Listener | None = None,
    ) -> None:
        self.lesson: Final = lesson
        self.draws: Final = LessonDraws(lesson.seed)
        self.chooser: Final = chooser
        self.listener: Final = listener
        self.match: Final = match or self._begin()
        self.match.draws = self.draws
        self.done = steps_done(self.match)

    def _begin(self) -> Match:
        lesson = self.lesson
        game = registry.game(lesson.game, lesson.options)
        self.draws.script(lesson.setup)
        match = Match(game, lesson.seats, draws=self.draws, undo=lesson.coach is not None)
        self._tell(match)
        for move in lesson.moves:
            self._play_scripted(match, move)
        return match

    # -- where we are --------------------------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """What is being taught; None at the end of the steps."""
        return self._step(self.done)

    def _step(self, number: int) -> LessonStep | None:
        return self.lesson.steps[number] if number < len(self.lesson.steps) else None

    @property
    def is_coached(self) -> bool:
        """Whether the steps are over and a coached match goes on."""
        return self.step is None and self.lesson.coach is not None and not self._is_milestone_reached()

    @property
    def is_over(self) -> bool:
        return self.step is None and (not self.is_coached or self.match.is_over())

    def asked(self) -> Prompt | None:
        """In a coached match: the present question."""
        return self.match.perspective(self.lesson.seat).prompt() if self.is_coached else None

    def allowed(self, actions: Sequence[int] = ()) -> list[int]:
        """What the learner may choose now, after some actions of the same move: what is legal and right."""
        here = self._after(actions)
        if self.is_coached:
            return here.legal()
        step = self._step(self.steps_after(actions))
        return [] if step is None else self._right(step, here)

    def _after(self, actions: Sequence[int]) -> Outlook:
        here = self.match.perspective(self.lesson.seat)
        return here.preview(actions) if actions else here

    def _right(self, step: LessonStep, here: Outlook) -> list[int]:
        """What is legal and right in a position."""
        return [id for id in here.legal() if self._fits(step.right, id) and self._mistake(step, here, id) is None]

    # -- what is done --------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """The learner has read a step that asks for nothing."""
        step = self.step
        if step is None or not step.is_read_only:
            raise WrongTurn("")
        self._finish(step)

    def show(self) -> None:
        """The lesson itself does what the step asks for."""
        step = self.step
        if step is not None and step.is_read_only:
            self.read()
            return
        move: list[int] = []
        for step in self.lesson.steps[self.done :]:
            move += parsed(self.match, step.model)
            try:
                self.move(move)
                return
            except IncompleteMove:  # a secret gesture that several steps ask for
                continue
        raise WrongTurn("")

    def move(self, actions: Sequence[int]) -> None:
        """The learner's move. An illegal one raises as in a match, a wrong one `WrongTurn`; nothing changes then."""
        self.match.perspective(self.lesson.seat).preview(actions)
        finished = self.lesson.steps[self.done : self.steps_after(actions)]
        if finished:
            self.draws.script(finished[-1].draws)
        self._play(self.match, self.lesson.seat, actions)
        for step in finished:
            self._finish(step)
        self.play_others()

    def play_others(self) -> None:
        """In a coached match: the bots, until the learner must choose."""
        while self.is_coached and self.chooser is not None and (acting := self.match.to_act()):
            others = [seat for seat in acting if seat != self.lesson.seat]
            if not others or self.lesson.seat in acting:
                return
            self._play(self.match, others[0], self.chooser(self.match, others[0]))

    def steps_after(self, actions: Sequence[int]) -> int:
        """How many steps are done after these actions of one move; `WrongTurn` if one of them is not right."""
        done = self.done
        for number, action in enumerate(actions, 1):
            step = self._step(done)
            if step is None and self.is_coached:
                return done
            if step is None:
                raise WrongTurn("")
            self._require_right(step, self._after(actions[: number - 1]), action)
            done += self._ends(step, actions[:number])
        return done

    def _ends(self, step: LessonStep, actions: Sequence[int]) -> bool:
        """Whether a step is done: the gesture is, or what it goes on with is a matter of the next step."""
        after = self.match.perspective(self.lesson.seat).preview(actions)
        return after.ends_gesture or not self._right(step, after)

    def _require_right(self, step: LessonStep, here: Outlook, action: int) -> None:
        if action in self._right(step, here):
            return
        mistake = self._mistake(step, here, action)
        raise WrongTurn(self.lesson.key(mistake.say) if mistake else "")

    def _mistake(self, step: LessonStep, here: Outlook, action: int) -> Mistake | None:
        """The mistake that an action is; one without facts only if the action is not right."""
        is_right = self._fits(step.right, action)
        for mistake in step.wrong:
            if self._fits(mistake.actions, action) and self._is_about(mistake.facts, here, action, is_right):
                return mistake
        return None

    def _is_about(self, facts: Facts, here: Outlook, action: int, is_right: bool) -> bool:
        return facts.items() <= here.facts(action).items() if facts else not is_right

    def _fits(self, patterns: Sequence[str], action: int) -> bool:
        actions = self.match.game.actions
        return any(pattern in (ANYTHING, actions.notation(action), actions[action].kind) for pattern in patterns)

    def _finish(self, step: LessonStep) -> None:
        self.done += 1
        self.match.note(STEP_DONE, {"number": self.done})
        self._tell(self.match)
        for move in step.then:
            self._play_scripted(self.match, move)

    def _play_scripted(self, match: Match, move: ScriptedMove) -> None:
        self.draws.script(move.draws)
        self._play(match, move.seat, parsed(match, move.actions))

    def _play(self, match: Match, seat: int, actions: Sequence[int]) -> None:
        match.move(seat, actions)
        self._tell(match)

    def _tell(self, match: Match) -> None:
        if self.listener is not None:
            self.listener(match, match.entries[-1])

    def _is_milestone_reached(self) -> bool:
        coach = self.lesson.coach
        if coach is None or not coach.until:
            return False
        return any(
            event.kind == coach.until and coach.facts.items() <= event.facts.items()
            for entry in self.match.entries
            for event in entry.events
        )


def purpose_text(told: Catalogue, asked: Prompt, face: str = "") -> str:
    """What a question is for, from the numbers among its facts: the catalogue of lessons names no things."""
    numbers = {name: fact for name, fact in asked.facts.items() if isinstance(fact, int)}
    return told.format(key_for(told, f"purpose-{asked.kind}", face), numbers)


def key_for(told: Catalogue, key: str, face: str) -> str:
    """Where a face shows the board in another way, it may have a sentence of its own: its name ends the key."""
    return f"{key}-{face}" if told.has(f"{key}-{face}") else key


def parsed(match: Match, notations: Sequence[str]) -> list[int]:
    return [match.game.actions.parse(notation) for notation in notations]


def steps_done(match: Match) -> int:
    """How many steps of its lesson a match has behind it."""
    note = last_step_done(match)
    return 0 if note is None else int(str(note.events[0].facts["number"]))


def last_step_done(match: Match) -> Entry | None:
    """The note that the latest step is done."""
    for entry in reversed(match.entries):
        if entry.events and entry.events[0].kind == STEP_DONE:
            return entry
    return None
