"""A lesson on the screen of a match: its sentence above the prompt, right choices marked, wrong ones answered."""

from typing import Final

from rich.text import Text

from motherlode.play.lesson_run import WrongTurn
from motherlode.terminal.app import BOT_PAUSE, MatchApp
from motherlode.terminal.boards.panel import Panel
from motherlode.terminal.lesson_session import LessonSession
from motherlode.terminal.lights import first_line, lit
from motherlode.terminal.screens import Page
from motherlode.terminal.session import Choice

# Shown above the line that a lesson speaks of.
LINES_ABOVE: Final = 4


class LessonApp(MatchApp):
    """One lesson at one screen; it ends with the lesson."""

    def __init__(self, session: LessonSession, bot_pause: float = BOT_PAUSE) -> None:
        super().__init__(session, bot_pause)
        self.lesson: Final = session

    def question(self) -> Text:
        """What the lesson says, then what the game asks."""
        text = Text(self.lesson.sentence())
        step = self.lesson.run.step
        if step is None or not step.is_read_only:
            text.append("\n")
            text.append(super().question())
        return text

    def board_panels(self) -> list[Panel]:
        names = self.lesson.spoken_of()
        return [lit(panel, names) for panel in super().board_panels()]

    def show_board(self) -> None:
        """The board, scrolled to what the lesson speaks of."""
        super().show_board()
        line = first_line([panel for panel in self.board_panels() if not panel.side], self.lesson.spoken_of())
        if line is not None:
            board = self.query_one("#board")
            self.call_after_refresh(board.scroll_to, y=max(0, line - LINES_ABOVE), animate=False)

    def repeats_news(self) -> bool:
        """The sentences of a lesson tell what the others did; in its match nobody does."""
        return self.lesson.run.is_coached

    def take(self, choice: Choice) -> None:
        try:
            super().take(choice)
        except WrongTurn as wrong:
            self.answer(self.lesson.answer_to(wrong))

    def show_end(self) -> None:
        words = self.lesson.words
        keys = words.format("ui-page-keys")
        text = words.format("ui-lesson-done", {"detail": self.lesson.title()})
        self.push_screen(Page(self.lesson.title(), "\n\n".join([text, *self.outcome()]), keys), lambda _: self.exit())
