"""A lesson on the screen of a match: its sentence above the prompt, right choices marked, wrong ones answered."""

from typing import Final

from rich.text import Text

from motherlode.play.lesson_run import WrongTurn
from motherlode.terminal.app import BOT_PAUSE, MatchApp
from motherlode.terminal.boards.panel import Panel
from motherlode.terminal.lesson_session import LessonSession
from motherlode.terminal.lights import first_line, lit
from motherlode.terminal.screens import Page, Question
from motherlode.terminal.session import Choice

# Shown above the line that a lesson speaks of.
LINES_ABOVE: Final = 4
# Choices that a small screen shows without scrolling.
SEEN: Final = 6


class LessonApp(MatchApp):
    """One lesson at one screen; it ends with the lesson. `goes_on`: whether the learner wants the next one."""

    def __init__(self, session: LessonSession, bot_pause: float = BOT_PAUSE) -> None:
        super().__init__(session, bot_pause)
        self.lesson: Final = session
        self.goes_on = False

    def question(self) -> Text:
        """What the lesson says, then what the game asks."""
        text = Text(self.lesson.sentence())
        step = self.lesson.run.step
        if self.lesson.is_over():
            return Text(self.lesson.title(), "bold")
        if step is None or not step.is_read_only:
            text.append("\n")
            text.append(super().question())
        return text

    def board_panels(self) -> list[Panel]:
        return lit(super().board_panels(), self.lesson.spoken_of(), self.lesson.words)

    def show_board(self) -> None:
        """The board, scrolled to what the lesson speaks of."""
        super().show_board()
        panels = [panel for panel in self.board_panels() if not panel.side]
        line = first_line(panels, self.lesson.spoken_of(), self.lesson.words)
        if line is not None:
            board = self.query_one("#board")
            self.call_after_refresh(board.scroll_to, y=max(0, line - LINES_ABOVE), animate=False)

    def first_lit(self, choices: list[Choice]) -> int:
        """A right choice that a small screen would not show is lit, so that it comes into sight."""
        first = next((place for place, choice in enumerate(choices) if choice.is_right), 0)
        return first if first >= SEEN else 0

    def repeats_news(self) -> bool:
        """The sentences of a lesson tell what the others did; in its match nobody does."""
        return self.lesson.run.is_coached

    def take(self, choice: Choice) -> None:
        try:
            super().take(choice)
        except WrongTurn as wrong:
            self.answer(self.lesson.answer_to(wrong))

    def show_end(self) -> None:
        """Says what comes next, if there is a lesson left, and asks whether to go on with it."""
        words, told = self.lesson.words, {"detail": self.lesson.title()}
        following = self.lesson.following_title()
        if not following:
            body = "\n\n".join([words.format("ui-lesson-done", told), *self.outcome()])
            self.push_screen(Page(self.lesson.title(), body, words.format("ui-page-keys")), lambda _: self.exit())
            return
        body = "\n\n".join([*self.outcome(), words.format("ui-lesson-done-next", {**told, "next_detail": following})])
        self.push_screen(Question(body, words.format("ui-lesson-done-keys")), self._answered)

    def _answered(self, goes_on: bool | None) -> None:
        self.goes_on = bool(goes_on)
        self.exit()
