"""Screens over the table: a page to read, a question with two answers, and the curtain between two people."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from motherlode.terminal.session import Session


class Page(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,question_mark", "dismiss_page", show=False)]

    def __init__(self, title: str, body: str, keys: str) -> None:
        super().__init__()
        self._title = title
        self._body = body
        self._keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._keys
            yield Static(Text(self._body))

    def on_mount(self) -> None:
        self.query_one("#page").focus()

    def action_dismiss_page(self) -> None:
        self.dismiss(None)


class Question(ModalScreen[bool]):
    """Asks whether to stop, or to go on with the next lesson: Enter says yes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer(True)", show=False),
        Binding("escape,q", "answer(False)", show=False),
    ]

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self._question = question
        self._keys = keys

    def compose(self) -> ComposeResult:
        box = Static(Text(self._question), id="question")
        box.border_subtitle = self._keys
        yield box

    def action_answer(self, is_yes: bool) -> None:
        self.dismiss(is_yes)


class Curtain(ModalScreen[None]):
    """Hides the table until the next person sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "raise_curtain", show=False)]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def compose(self) -> ComposeResult:
        words = self._session.words
        yield Static(Text(words.format("ui-curtain", {"seat": self._session.next_person()})), id="curtain")

    def action_raise_curtain(self) -> None:
        self.dismiss(None)
