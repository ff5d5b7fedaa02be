"""The terminal app: board, players, log, and the list of what can be done; the keyboard is enough for all of it."""

from typing import Final

from rich.console import Group
from rich.panel import Panel as Frame
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from motherlode.bots import Explanation
from motherlode.bots.evaluators import NoEvaluator
from motherlode.kernel import MotherlodeError
from motherlode.play.perspective import Perspective
from motherlode.play.text import error_text, outcome_text, prompt_text, why_text
from motherlode.terminal import boards
from motherlode.terminal.boards.panel import Panel
from motherlode.terminal.hints import advice, advice_text, still
from motherlode.terminal.screens import Curtain, Page
from motherlode.terminal.session import Choice, Session

BOT_PAUSE: Final = 0.3
KEYS: Final = {"question_mark": "explain", "h": "hint", "u": "undo", "f": "forbidden", "b": "board", "q": "quit"}


class MatchApp(App[None]):
    """One match at one screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, bot_pause: float = BOT_PAUSE) -> None:
        super().__init__()
        self.session: Final = session
        self.bot_pause: Final = bot_pause
        self.shows_forbidden = False
        self._choices: list[Choice] = []
        self._name_keys()

    def _name_keys(self) -> None:
        """The footer speaks the players' language."""
        for key, action in KEYS.items():
            words = self.session.words.format(f"ui-key-{action}")
            self.bind(key, action, description=words, key_display="?" if key == "question_mark" else key)

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with VerticalScroll(id="board"):
                yield Static(id="panels")
            with Vertical(id="side"):
                with VerticalScroll(id="players"):
                    yield Static(id="seats")
                yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="desk"):
            yield Static(id="prompt")
            yield OptionList(id="choices")
            yield Static(id="answer")
        yield Footer()

    def on_mount(self) -> None:
        self.title = self.session.words.format("title")
        self.query_one("#log").border_title = self.session.words.format("ui-log")
        self.refresh_table()
        self.query_one(OptionList).focus()

    # Showing.

    def refresh_table(self) -> None:
        """Shows the position, and lets whoever is next have the screen."""
        if self.session.needs_curtain():
            self.push_screen(Curtain(self.session), self._curtain_raised)
            return
        self.session.pass_screen()
        self._show_board()
        self._show_desk()
        for line in self.session.news():
            self.query_one(RichLog).write(line)
        if self.session.match.is_over():
            self._show_outcome()
        elif self.session.is_waiting_for_bot():
            self.set_timer(self.bot_pause, self._bot_thinks)

    def _curtain_raised(self, _: None) -> None:
        self.session.pass_screen()
        self.refresh_table()

    def _show_board(self) -> None:
        panels = boards.panels(self.session.outlook(), self.session.words)
        self.query_one("#panels", Static).update(stacked([panel for panel in panels if not panel.side]))
        self.query_one("#seats", Static).update(stacked([panel for panel in panels if panel.side]))

    def _show_desk(self) -> None:
        here = self.session.outlook()
        prompt = here.prompt()
        waiting = [seat for seat in here.to_act() if seat >= 0]
        words = self.session.words
        text = prompt_text(words, prompt) if prompt else words.format("ui-waiting", {"seats": waiting})
        self.query_one("#prompt", Static).update(Text(text, "bold"))
        self._choices = [choice for choice in self.session.choices() if self.shows_forbidden or not choice.violation]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(labelled(number, choice)) for number, choice in enumerate(self._choices, 1)])
        if self._choices:
            options.highlighted = 0

    def _show_outcome(self) -> None:
        outcome = self.session.match.outcome()
        if outcome is not None:
            words = self.session.words
            self.query_one("#prompt", Static).update(Text(words.format("ui-over"), "bold"))
            self.push_screen(Page(words.format("ui-over"), outcome_text(words, outcome)))

    def answer(self, text: str) -> None:
        self.query_one("#answer", Static).update(Text(text))

    # Acting.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        choice = self._choices[event.option_index]
        if choice.violation is not None:
            self.answer(f"{why_text(self.session.words, choice.violation)} ({choice.violation.clause})")
            return
        self.answer("")
        self.session.choose(choice.action)
        self.refresh_table()

    def on_key(self, event: events.Key) -> None:
        """A digit goes to the choice with that number; Enter takes it."""
        if event.key.isdecimal() and 0 < int(event.key) <= len(self._choices):
            self.query_one(OptionList).highlighted = int(event.key) - 1

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
        """The arrow keys scroll the board, or choose again."""
        board = self.query_one("#board")
        (self.query_one(OptionList) if board.has_focus else board).focus()

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
        self.push_screen(Page(prompt_text(words, prompt), body))

    def action_hint(self) -> None:
        """What a strong bot would do here; it thinks beside the screen."""
        words = self.session.words
        if not self.session.allows_hints:
            self.answer(words.format("ui-hints-off"))
        elif not self.session.perspective().is_asked():
            self.answer(words.format("ui-nothing-asked"))
        else:
            self.answer(words.format("ui-hint-thinking"))
            self._adviser_thinks(still(self.session.perspective()), self.session.match.ply)

    @work(thread=True, exclusive=True, group="hint")
    def _adviser_thinks(self, here: Perspective, ply: int) -> None:
        try:
            explanation = advice(here)
        except NoEvaluator:
            explanation = None
        self.call_from_thread(self._show_hint, here, ply, explanation)

    def _show_hint(self, here: Perspective, ply: int, explanation: Explanation | None) -> None:
        """Advice that comes too late is not shown, nor is it to the next person at the screen."""
        words = self.session.words
        if (self.session.match.ply, self.session.viewer) != (ply, here.viewer) or isinstance(self.screen, Curtain):
            return
        self.answer("" if explanation else words.format("ui-no-hints"))
        if explanation:
            self.push_screen(Page(words.format("ui-hint"), advice_text(words, here, explanation)))

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


def labelled(number: int, choice: Choice) -> Text:
    """A numbered line; what is not possible is dim and says so by its sign too."""
    sign = "✕" if choice.violation else str(number) if number < 10 else " "
    return Text(f" {sign}  {choice.label}", "dim" if choice.violation else "")
