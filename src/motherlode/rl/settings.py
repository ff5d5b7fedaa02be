"""What all environments have in common: the game, how an episode is played, and what it returns."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final, Literal, TypeAlias, get_args

from motherlode import registry
from motherlode.kernel import Field, Value
from motherlode.kernel.observation import Packing
from motherlode.play.episode import Episode
from motherlode.registry import AnyGame
from motherlode.rl.errors import IllegalAction, SettingsError
from motherlode.rl.returns import Returns

Illegal: TypeAlias = Literal["raise", "lose"]

SEED_SPACE: Final = 1 << 62


@dataclass(frozen=True)
class Settings:
    """`returns` says what an episode is worth, `illegal` what an illegal action leads to: an error, or the loss of the
    episode. With `recall` observations hold what an attentive player remembers.
    """

    game: AnyGame
    seats: int
    returns: Returns = "shares"
    illegal: Illegal = "raise"
    skip_forced: bool = False
    recall: bool = False

    def episode(self, rng: Random) -> Episode:
        return Episode(self.game, self.seats, rng, self.skip_forced)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        return self.game.observation(self.seats, self.recall)

    @property
    def packing(self) -> Packing:
        return self.game.packing(self.seats, self.recall)

    @cached_property
    def actions(self) -> int:
        return len(self.game.actions)

    def refusal(self, episode: Episode, action: int) -> IllegalAction | None:
        """Why the action is not legal in the episode; None if it is."""
        if action in episode.legal:
            return None
        if not 0 <= action < self.actions:
            raise SettingsError(f"there is no action {action}; the list of actions has {self.actions}")
        violation = self.game.check(episode.state, episode.seat, action)
        if violation is None:
            raise SettingsError(f"seat {episode.seat} is asked for one action only, which was taken already")
        return IllegalAction(episode.seat, str(self.game.actions[action]), violation)


def settings_for(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    returns: Returns = "shares",
    illegal: Illegal = "raise",
    skip_forced: bool = False,
    recall: bool = False,
) -> Settings:
    """Settings for a game, given by its id or itself; without `seats` the fewest it is played with."""
    played = registry.game(game, options) if isinstance(game, str) else game
    number = played.info.seats[0] if seats is None else seats
    played.require_seats(number)
    require("returns", returns, get_args(Returns))
    require("illegal", illegal, get_args(Illegal))
    return Settings(played, number, returns, illegal, skip_forced, recall)


def require(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise SettingsError(f"{name} must be {' or '.join(known)}, not {value!r}")
