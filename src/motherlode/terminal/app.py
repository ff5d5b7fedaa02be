"""The terminal app: board, players, log, and the list of what can be done; the keyboard is enough for all of it."""

from typing import Final

from rich.console import Group
from rich.panel import Panel as Frame
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from motherlode.bots import Explanation
from motherlode.bots.evaluators import NoEvaluator
from motherlode.kernel import MotherlodeError
from motherlode.play.perspective import Perspective
from motherlode.play.text import error_text, outcome_text, prompt_text, why_text
from motherlode.terminal import boards
from motherlode.terminal.about import about_page
from motherlode.terminal.boards.panel import Panel
from motherlode.terminal.hints import advice, advice_text, still
from motherlode.terminal.legend import Legend
from motherlode.terminal.numbers import is_begun, is_complete, numbered
from motherlode.terminal.screens import Curtain, Page, Question
from motherlode.terminal.session import Choice, Moment, Session

BOT_PAUSE: Final = 0.3
# What fills the screen alone: the board, or players and log.
ALONE: Final = ("-board", "-side")
FRAME: Final = 4
WIDE: Final = 120
# Lines of what happened lately, on a screen too narrow for the log.
NEWS: Final = 3
# Each key as it is shown, with its action and the end of its sentence's id.
KEYS: Final = (
    ("Enter", "choose"),
    ("0-9", "number"),
    ("Esc", "back"),
    ("?", "explain"),
    ("i", "about"),
    ("h", "hint"),
    ("u", "undo"),
    ("f", "forbidden"),
    ("b", "board"),
    ("q", "quit"),
)
# Keys that are no single character, by their name in Textual; Enter and digits belong to the list of choices.
KEY_NAMES: Final = {"?": "question_mark", "Esc": "escape", "Enter": "", "0-9": ""}


class MatchApp(App[None]):
    """One match at one screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (declared by Textual as an instance variable)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-high")]  # noqa: RUF012

    def __init__(self, session: Session, bot_pause: float = BOT_PAUSE) -> None:
        super().__init__()
        self.session: Final = session
        self.bot_pause: Final = bot_pause
        self.shows_forbidden = False
        self._choices: list[Choice] = []
        self._numbers: dict[str, int] = {}
        self._typed = ""
        self._lately: list[str] = []
        for key, action in KEYS:
            if KEY_NAMES.get(key, key):
                self.bind(KEY_NAMES.get(key, key), action)

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with VerticalScroll(id="board"):
                yield Static(id="panels")
            with Vertical(id="side"):
                with VerticalScroll(id="players"):
                    yield Static(id="seats")
                yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="desk"):
            yield Static(id="news")
            yield Static(id="prompt")
            yield OptionList(id="choices")
            yield Static(id="answer")
        yield Legend(self.session.words, KEYS)

    def on_mount(self) -> None:
        self.title = self.session.words.format("title")
        self.query_one("#log").border_title = self.session.words.format("ui-log")
        self.refresh_table()
        self.query_one(OptionList).focus()

    # Showing.

    def refresh_table(self) -> None:
        """Shows the position, and gives the screen to the person who is next."""
        if self.session.needs_curtain():
            self.push_screen(Curtain(self.session), self._curtain_raised)
            return
        self.session.pass_screen()
        self.show_board()
        self._show_desk()
        self._tell_news()
        if self.session.is_over():
            self.show_end()
        elif self.session.is_waiting_for_bot():
            self.set_timer(self.bot_pause, self._bot_thinks)

    def _tell_news(self) -> None:
        """What happened, in the log; the latest also beside the question, which a narrow screen shows without a log."""
        lines = self.session.news()
        for line in lines:
            self.query_one(RichLog).write(line, width=self._log_width())
        self._lately = [*self._lately, *lines][-NEWS:]
        news = self.query_one("#news", Static)
        news.update(Text("\n".join(self._lately), no_wrap=True, overflow="ellipsis"))
        news.set_class(bool(self._lately) and self.repeats_news(), "-told")

    def repeats_news(self) -> bool:
        """Whether news stands beside the question too."""
        return True

    def _log_width(self) -> int | None:
        """On a narrow screen the log is written before it is shown, and has the whole width then."""
        return self.size.width - FRAME if self.size.width < WIDE else None

    def _curtain_raised(self, _: None) -> None:
        self.session.pass_screen()
        self.refresh_table()

    def board_panels(self) -> list[Panel]:
        return boards.panels(self.session.outlook(), self.session.words)

    def show_board(self) -> None:
        panels = self.board_panels()
        board = [panel for panel in panels if not panel.side]
        self.query_one("#panels", Static).styles.min_width = widest(board)
        self.query_one("#panels", Static).update(stacked(board))
        self.query_one("#seats", Static).update(stacked([panel for panel in panels if panel.side]))

    def _show_desk(self) -> None:
        self.query_one("#prompt", Static).update(self.question())
        self._choices = [choice for choice in self.session.choices() if self.shows_forbidden or not choice.violation]
        self._numbers = numbered(self._choices)
        self._typed = ""
        signs = {place: number for number, place in self._numbers.items()}
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(labelled(signs.get(place, ""), it)) for place, it in enumerate(self._choices)])
        if self._choices:
            options.highlighted = self.first_lit(self._choices)

    def first_lit(self, choices: list[Choice]) -> int:
        """Which choice Enter would take at first."""
        return 0

    def question(self) -> Text:
        """What is asked, or who is waited for."""
        here, words = self.session.outlook(), self.session.words
        prompt = here.prompt()
        waiting = [seat for seat in here.to_act() if seat >= 0]
        if self.session.match.is_over():
            return Text(words.format("ui-over"), "bold")
        text = prompt_text(words, prompt) if prompt else words.format("ui-waiting", {"seats": waiting})
        return Text(text, "bold")

    def show_end(self) -> None:
        words = self.session.words
        self.query_one("#prompt", Static).update(Text(words.format("ui-over"), "bold"))
        for text in self.outcome():
            self.show_page(words.format("ui-over"), text)

    def outcome(self) -> list[str]:
        """The result of the match, if there is one."""
        outcome = self.session.match.outcome()
        return [outcome_text(self.session.words, outcome)] if outcome is not None else []

    def show_page(self, title: str, body: str) -> None:
        self.push_screen(Page(title, body, self.session.words.format("ui-page-keys")))

    def answer(self, text: str) -> None:
        self.query_one("#answer", Static).update(Text(text))

    # Acting.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.take(self._choices[event.option_index])

    def take(self, choice: Choice) -> None:
        """Does what was chosen, or says why it is not possible."""
        if choice.violation is not None:
            self.answer(f"{why_text(self.session.words, choice.violation)} ({choice.violation.clause})")
            return
        self.answer("")
        self._lately = []
        self.session.choose(choice.action)
        self.refresh_table()

    def on_key(self, event: events.Key) -> None:
        if isinstance(self.screen, ModalScreen):
            return
        if event.key.isdecimal():
            self._type(self._typed + event.key)
        elif event.key == "backspace":
            self._type(self._typed[:-1])

    def _type(self, typed: str) -> None:
        """A number is chosen at once if no longer one begins with it; else it is lit, for Enter or one more digit."""
        if typed and not is_begun(typed, self._numbers):
            self._typed = ""
            self.answer(self.session.words.format("ui-no-number", {"detail": typed}))
            return
        self._typed = typed
        self.answer(f"{typed}_" if typed else "")
        if typed in self._numbers:
            self.query_one(OptionList).highlighted = self._numbers[typed]
        if is_complete(typed, self._numbers):
            self._typed = ""
            self.take(self._choices[self._numbers[typed]])

    async def action_back(self) -> None:
        """Forgets a number that is being typed and what was answered, and goes back to the choices."""
        self._type("")
        self._show_alone("")

    async def action_quit(self) -> None:
        """Asks first, unless the match is over or the question has been asked."""
        if self.session.is_over() or isinstance(self.screen, Question):
            self.exit()
            return
        words = self.session.words
        question = words.format(self.session.leave_question)
        self.push_screen(Question(question, words.format("ui-leave-keys")), self._leave)

    def _leave(self, leaves: bool | None) -> None:
        if leaves:
            self.session.save()
            self.exit()

    def action_undo(self) -> None:
        try:
            self.session.take_back()
        except MotherlodeError as error:
            self.answer(error_text(self.session.words, error))
            return
        self.answer("")
        self.refresh_table()

    def action_forbidden(self) -> None:
        """Shows or hides what is not possible now; choosing it says why."""
        self.shows_forbidden = not self.shows_forbidden
        self._show_desk()

    def action_board(self) -> None:
        """Turns to the board alone, then to players and log alone, then back; the arrow keys scroll what is shown."""
        shown = next((name for name in ALONE if self.screen.has_class(name)), "")
        self._show_alone({"": "-board", "-board": "-side", "-side": ""}[shown])

    def _show_alone(self, name: str) -> None:
        for each in ALONE:
            self.screen.set_class(each == name, each)
        self.query_one({"": "#choices", "-board": "#board", "-side": "#players"}[name]).focus()

    def action_explain(self) -> None:
        """The rules of the present decision."""
        prompt = self.session.outlook().prompt()
        words = self.session.words
        if prompt is None:
            self.answer(words.format("ui-nothing-asked"))
            return
        rules = self.session.rules
        clauses = [rules.clause(id) for id in prompt.clauses]
        body = "\n\n".join(f"{clause.id}  {clause.text}" for clause in clauses)
        if rules.is_fallback:
            body = f"{words.format('rules-fallback', {'detail': words.format(f'lang-{words.asked}')})}\n\n{body}"
        self.show_page(prompt_text(words, prompt), body)

    def action_about(self) -> None:
        """What the lit choice and the board are about."""
        lit = self.query_one(OptionList).highlighted
        title, facts = self.session.subject(self._choices[lit] if lit is not None else None)
        self.show_page(title, about_page(self.session.words, self.session.outlook(), facts))

    def action_hint(self) -> None:
        """What a strong bot would do here; it thinks beside the screen."""
        refusal = self.session.no_hint()
        self.answer(self.session.words.format(refusal or "ui-hint-thinking"))
        if not refusal:
            moment = self.session.moment()
            self._adviser_thinks(still(self.session.outlook(), moment.ply), moment)

    @work(thread=True, exclusive=True, group="hint")
    def _adviser_thinks(self, here: Perspective, moment: Moment) -> None:
        try:
            explanation = advice(here)
        except NoEvaluator:
            explanation = None
        self.call_from_thread(self._show_hint, here, moment, explanation)

    def _show_hint(self, here: Perspective, moment: Moment, explanation: Explanation | None) -> None:
        """Advice that comes too late is not shown, nor is it to the next person at the screen."""
        words = self.session.words
        if self.session.moment() != moment or isinstance(self.screen, Curtain):
            return
        self.answer("" if explanation else words.format("ui-no-hints"))
        if explanation:
            self.show_page(words.format("ui-hint"), advice_text(words, here, explanation))

    @work(thread=True, exclusive=True)
    def _bot_thinks(self) -> None:
        """Bots think beside the screen, which stays alive."""
        seat, move = self.session.bot_choice()
        self.call_from_thread(self._bot_moves, seat, move)

    def _bot_moves(self, seat: int, move: list[int]) -> None:
        self.session.play(seat, move)
        self.refresh_table()


def stacked(panels: list[Panel]) -> Group:
    return Group(*(Frame(panel.body, title=panel.title, title_align="left") for panel in panels))


def widest(panels: list[Panel]) -> int:
    """The width of the widest drawing with its frame; other text is wrapped to what there is."""
    lines = [line for panel in panels if panel.body.no_wrap for line in panel.body.split()]
    return max([0, *(line.cell_len for line in lines)]) + FRAME


def labelled(number: str, choice: Choice) -> Text:
    """A numbered line; what is not possible is dim, what a lesson asks for bold, and both have a sign too."""
    sign = "✕" if choice.violation else number
    mark = "▸" if choice.is_right else " "
    return Text(f"{sign:>3} {mark}{choice.label}", "dim" if choice.violation else "bold" if choice.is_right else "")
