"""What the players of a match have been told so far: the information states of OpenSpiel."""

from typing import Final

from motherlode.kernel import SPECTATOR, Log, State
from motherlode.registry import AnyGame


class Told:
    """By viewer what was heard and done in the first `length` steps of a history, which led to `state`.

    It never changes, so that copies of a position share it.
    """

    def __init__(self, game: AnyGame, state: State, length: int, texts: dict[int, str]) -> None:
        self.game: Final = game
        self.state: Final = state
        self.length: Final = length
        self.texts: Final = texts

    @classmethod
    def beginning(cls, game: AnyGame, state: State, seats: int) -> "Told":
        return cls(game, state.clone(), 0, dict.fromkeys([*range(seats), SPECTATOR], ""))

    def after(self, history: list[int]) -> "Told":
        """The same with the steps that the history has more."""
        if len(history) == self.length:
            return self
        state, texts = self.state.clone(), dict(self.texts)
        for action in history[self.length :]:
            seat, log = self.game.to_act(state)[0], Log()
            done = str(self.game.actions[action]) if seat >= 0 else ""
            self.game.apply(state, seat, action, log)
            for viewer in texts:
                heard = [f"{event.kind} {event.seen_by(viewer)}" for event in log.events]
                told = [done, *heard] if viewer == seat else heard
                if told:
                    texts[viewer] += "; ".join(told) + "\n"
        return Told(self.game, state, len(history), texts)

    def imagined(self, world: State, player: int) -> "Told":
        """In a world the player imagines: it was told the same, the others what is public and what they know there."""
        texts = {
            viewer: text if viewer in (player, SPECTATOR) else self._imagined(world, viewer)
            for viewer, text in self.texts.items()
        }
        return Told(self.game, world.clone(), 0, texts)

    def _imagined(self, world: State, viewer: int) -> str:
        return f"{self.texts[SPECTATOR]}{self.game.observe(world, viewer, recall=True)}\n"

    def __deepcopy__(self, memo: dict[int, object]) -> "Told":
        return self
