"""Actions: frozen records made once. The index in the list is the id, with the same meaning in every position."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from motherlode.kernel.errors import NotationError
from motherlode.kernel.event import Facts


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Action:
    """One small choice (or one outcome of chance): what kind, about what, and the clause it lives in.

    `commits` bars the way back: undo does not reach past it.
    """

    kind: str
    clause: str
    about: tuple[tuple[str, int | str], ...] = ()
    commits: bool = False

    @property
    def facts(self) -> Facts:
        return dict(self.about)

    def __str__(self) -> str:
        """The notation: the kind and what it is about, e.g. `dig egypt` or `weeks 4`."""
        return " ".join([self.kind, *(str(value) for _, value in self.about)])


class ActionList:
    """All actions of a game in the order of their ids, with their notation both ways."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self._notations = tuple(str(action) for action in self._actions)
        self._facts = tuple(action.facts for action in self._actions)
        self._ids = {notation: id for id, notation in enumerate(self._notations)}
        if len(self._ids) != len(self._actions):
            raise NotationError("two actions share one notation")

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, id: int) -> Action:
        return self._actions[id]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def notation(self, id: int) -> str:
        """How an action is written, as `parse` reads it."""
        return self._notations[id]

    def facts(self, id: int) -> Facts:
        """What an action is about in every position; the caller may add to it."""
        return self._facts[id].copy()

    def parse(self, text: str) -> int:
        """The id of an action in notation."""
        id = self._ids.get(text)
        if id is None:
            id = self._ids.get(" ".join(text.split()))
        if id is None:
            raise NotationError(f"no action is written {text!r}")
        return id

    def of_kind(self, kind: str) -> list[int]:
        """The ids of one kind, ascending."""
        return [id for id, action in enumerate(self._actions) if action.kind == kind]
