"""Gymnasium: one seat learns, our bots (or any `Bot`) play the others."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.bots import Bot, bot
from motherlode.bots.evaluators import evaluator
from motherlode.kernel import Value
from motherlode.play.episode import Episode
from motherlode.play.match import Match
from motherlode.registry import AnyGame
from motherlode.rl.errors import SettingsError
from motherlode.rl.features import Features
from motherlode.rl.render import as_svg, as_text
from motherlode.rl.returns import Returns, forfeited, returns_of
from motherlode.rl.settings import Illegal, Settings, require, settings_for
from motherlode.rl.spaces import mask_of, number_space, numbers_of

# The number rises with the rules, the components, the observation or the list of actions
# (docs/learning-environments.md).
IDS: Final = {
    "motherlode/Rockwell-v1": "rockwell",
    "motherlode/Cavum-v1": "cavum",
    "motherlode/Thebes-v1": "thebes",
    "motherlode/RAWsiko-v1": "rawsiko",
}
Opponent: TypeAlias = str | Callable[[Random, AnyGame], Bot]
Encoding: TypeAlias = Literal["numbers", "features"]
ENCODINGS: Final = ("numbers", "features")


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """Sees the match from one seat, or from a seat drawn for each episode if `seat` is None.

    `opponents` are names of bots or functions that make one, for the other seats in order; one stands for all.
    `encoding` is "numbers" (as `observe` gives them) or "features" (scaled, for networks). With `shaping` the reward of
    a step is the change of the evaluator's margin over the rivals, which sums to the return plus a constant.

    >>> import gymnasium, motherlode.rl
    >>> env = gymnasium.make("motherlode/Thebes-v1", opponents="greedy")
    >>> observation, info = env.reset(seed=3)
    >>> bool(env.unwrapped.action_masks().any())
    True
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        encoding: Encoding = "features",
        returns: Returns = "shares",
        shaping: float = 0.0,
        illegal: Illegal = "lose",
        skip_forced: bool = True,
        recall: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.settings: Final[Settings] = settings_for(
            game, seats, options, returns=returns, illegal=illegal, skip_forced=skip_forced, recall=recall
        )
        require("encoding", encoding, ENCODINGS)
        if seat is not None and not 0 <= seat < self.settings.seats:
            raise SettingsError(f"there is no seat {seat} among {self.settings.seats}")
        if render_mode not in (None, "ansi", "svg"):
            raise SettingsError(f"render_mode must be ansi or svg, not {render_mode!r}")
        self.metadata = {"render_modes": ["ansi", "svg"]}
        self.render_mode = render_mode
        self.fixed_seat: Final = seat
        self.opponents: Final = seated(opponents, self.settings.seats - 1)
        self.features: Final = Features(self.settings.fields) if encoding == "features" else None
        self.shaping: Final = shaping
        self.observation_space = self.features.space if self.features else number_space(self.settings.fields)
        self.action_space = spaces.Discrete(self.settings.actions)
        self._rng = Random()
        self.seat = seat or 0
        self.bots: list[Bot] = []
        self.episode: Episode = self.settings.episode(Random(0))
        self._margin = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begins a match and plays it to the first choice of the learning seat; equal seeds give equal episodes."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        while True:
            self._begin()
            if not self.episode.is_over:
                return self._observed(), {"seat": self.seat}

    def _begin(self) -> None:
        rng, game = self._rng, self.settings.game
        self.seat = rng.randrange(self.settings.seats) if self.fixed_seat is None else self.fixed_seat
        self.episode = self.settings.episode(Random(rng.getrandbits(64)))
        self.bots = [made(opponent, Random(rng.getrandbits(64)), game) for opponent in self.opponents]
        self._play_others()
        self._margin = self._margin_now()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        refusal = self.settings.refusal(self.episode, int(action))
        if refusal is not None:
            if self.settings.illegal == "raise":
                raise refusal
            lost = forfeited(self.settings.seats, self.seat, self.settings.returns)[self.seat]
            return self._observed(), lost, True, False, {"illegal": str(refusal)}
        self.episode.step(int(action))
        self._play_others()
        reward = self._shaped()
        outcome = self.episode.outcome()
        if outcome is None:
            return self._observed(), reward, False, False, {}
        reward += returns_of(outcome, self.settings.returns)[self.seat]
        return self._observed(), reward, True, False, {"ranks": outcome.ranks, "totals": outcome.totals}

    def action_masks(self) -> NDArray[np.bool_]:
        """For MaskablePPO: the actions that are legal now."""
        return mask_of(self.settings, self.episode, self.seat).astype(bool)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        draw = as_text if self.render_mode == "ansi" else as_svg
        return draw(self.settings.game, self.settings.seats, self.episode.state, self.seat)

    # A copy made in the middle of a match, or unpickled, has the same future.

    def __getstate__(self) -> dict[str, Any]:
        """Of a bot that has a name its random source is enough."""
        seated = zip(self.opponents, self.bots, strict=False)  # nobody is seated before the first match
        kept = [each.rng if isinstance(opponent, str) else each for opponent, each in seated]
        return {**self.__dict__, "bots": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        game, seated = self.settings.game, zip(self.opponents, state["bots"], strict=False)
        self.bots = [bot(opponent, kept, game) if isinstance(opponent, str) else kept for opponent, kept in seated]

    def _play_others(self) -> None:
        """Until the learning seat must choose, or the end. Bots get a perspective, never the position."""
        episode = self.episode
        while episode.seat not in (self.seat, -1):
            match = Match(episode.game, episode.seats, seed=bytes(32), start=episode.state.clone(), log=False)
            number = (episode.seat - self.seat) % self.settings.seats - 1
            episode.play(self.bots[number].choose(match.perspective(episode.seat)))

    def _observed(self) -> NDArray[Any]:
        numbers = numbers_of(self.settings, self.episode, self.seat)
        return self.features.encode(numbers) if self.features else numbers

    def _shaped(self) -> float:
        before, self._margin = self._margin, self._margin_now()
        return self._margin - before

    def _margin_now(self) -> float:
        """The evaluator's margin of the learning seat over its best rival, in the unit of shaping; 0 at the end."""
        if not self.shaping or self.episode.is_over:
            return 0.0
        judge, state = evaluator(self.settings.game), self.episode.state
        values = [judge.value(state, seat) for seat in range(self.settings.seats)]
        own = values.pop(self.seat)
        return self.shaping * (own - max(values))


def seated(opponents: Opponent | Sequence[Opponent], number: int) -> list[Opponent]:
    """One opponent for each of the other seats."""
    given = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(given) == 1:
        return given * number
    if len(given) != number:
        raise SettingsError(f"{len(given)} opponents for {number} seats")
    return given


def made(opponent: Opponent, rng: Random, game: AnyGame) -> Bot:
    return bot(opponent, rng, game) if isinstance(opponent, str) else opponent(rng, game)


def register() -> None:
    """The ids `motherlode/Thebes-v1` and so on; registering twice does nothing."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="motherlode.rl.gym:SeatEnv", kwargs={"game": game})
