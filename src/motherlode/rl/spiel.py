"""OpenSpiel: `register()` adds our games as `motherlode_thebes` and so on, with explicit chance.

Choices that are secret and simultaneous are made one after another, hidden from the others: to OpenSpiel these games
are sequential ones of imperfect information. Parameters: `players`, and `options` as "name:value;name:value".
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from motherlode import registry
from motherlode.kernel import CHANCE, SILENT, SPECTATOR, Value
from motherlode.registry import AnyGame
from motherlode.rl.errors import SettingsError
from motherlode.rl.numbers import unpacked
from motherlode.rl.returns import by_share
from motherlode.rl.told import Told

PREFIX: Final = "motherlode_"


@lru_cache(32)
def played(id: str, options: str) -> AnyGame:
    return registry.game(id, parsed(registry.game(id), options))


def parsed(game: AnyGame, text: str) -> dict[str, Value]:
    """Options written as "name:value;name:value"."""
    known = {option.id: option for option in game.info.options}
    given: dict[str, Value] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        if name not in known:
            raise SettingsError(f"unknown option {name!r}; known are {', '.join(known)}")
        given[name] = known[name].parse(value)
    return given


def game_type(id: str) -> Any:
    """Games without a private field have perfect information."""
    game, kinds = registry.game(id), pyspiel.GameType
    info = game.info
    hides = any(field.private for field in game.observation(min(info.seats)))
    return kinds(
        short_name=PREFIX + id,
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(info.seats), "options": ""},
        default_loadable=True,
    )


def game_info(game: AnyGame, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.actions),
        max_chance_outcomes=len(game.draws),
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=game.info.bound,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel; a subclass per game says which."""

    id = ""
    type: Any = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = played(self.id, str(given.get("options", "")))
        self.seats = int(given.get("players", min(self.game.info.seats)))
        self.game.require_seats(self.seats)
        super().__init__(self.type, game_info(self.game, self.seats), given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.info.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel keeps the history; what a player knows of it is worked out from there when asked."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game.game
        self.seats = game.seats
        self.state = game.game.new(game.seats)
        self.told = Told.beginning(self.game, self.state, self.seats)

    def current_player(self) -> int:
        acting = self.game.to_act(self.state)
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting[0] == CHANCE else acting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal(self.state, player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.game.chance(self.state)
        total = sum(weight for _, weight in outcomes)
        return [(draw, weight / total) for draw, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.game.apply(self.state, self.game.to_act(self.state)[0], action, SILENT)

    def _action_to_string(self, player: int, action: int) -> str:
        return str((self.game.draws if player == pyspiel.PlayerId.CHANCE else self.game.actions)[action])

    def is_terminal(self) -> bool:
        return not self.game.to_act(self.state)

    def returns(self) -> list[float]:
        outcome = self.game.outcome(self.state)
        return [0.0] * self.seats if outcome is None else by_share(outcome.ranks)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has been told, what it has done, and what it sees now; nothing for hidden steps."""
        asker = self._asker(player)
        self.told = self.told.after(self.history())
        return f"{self.told.texts[asker]}\n{self.observation_string(asker)}"

    def observation_string(self, player: int | None = None) -> str:
        return str(self.game.view(self.state, self._asker(player)))

    def _asker(self, player: int | None) -> int:
        asker = self.current_player() if player is None else player
        if asker < 0:
            raise pyspiel.SpielError(f"a player >= 0 is needed, not {asker}")
        if asker >= self.seats:
            raise pyspiel.SpielError(f"a player < {self.seats} is needed, not {asker}")
        return asker

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> "SpielState":
        """A position that the player cannot tell from this one; `sampler` gives numbers from 0 to 1.

        Its history is empty, for that of the true match would tell what is hidden.
        """
        draw = sampler or Random().random
        world: SpielState = self.get_game().new_initial_state()
        world.state = self.game.determinise(self.state, player, Random(draw()))
        world.told = self.told.after(self.history()).imagined(world.state, player)
        return world

    def __str__(self) -> str:
        return str(self.game.dump(self.state))


class SpielObserver:
    """The observation tensor: the numbers of `observe`, divided by their bounds."""

    def __init__(self, game: SpielGame, iig_obs_type: Any = None) -> None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.game = game.game
        self.is_public_shown = bool(kind.public_info)
        self.is_private_shown = kind.private_info != pyspiel.PrivateInfoType.NONE
        fields = self.game.observation(game.seats)
        spread = [field for field in fields for _ in range(field.size)]
        self._bounds: Final = np.array([max(1, field.high, -field.low) for field in spread], np.float32)
        self._shown: Final = np.array([self._is_shown(field.private) for field in spread])
        self.tensor = np.zeros(max(1, int(self._shown.sum())), np.float32)
        self.dict = {"observation": self.tensor}

    def _is_shown(self, private: bool) -> bool:
        return self.is_private_shown if private else self.is_public_shown

    def set_from(self, state: SpielState, player: int) -> None:
        numbers = unpacked(self.game.packing(state.seats), self.game.observe_packed(state.state, player)) / self._bounds
        shown = numbers[self._shown]
        self.tensor[: len(shown)] = shown

    def string_from(self, state: SpielState, player: int) -> str:
        if self.is_private_shown:
            return state.observation_string(player) if self.is_public_shown else private_string(state, player)
        return str(state.game.view(state.state, SPECTATOR))


def private_string(state: SpielState, player: int) -> str:
    """The private fields of a player by name; empty where nothing is hidden."""
    numbers, first, parts = state.game.observe(state.state, player), 0, []
    for field in state.game.observation(state.seats):
        if field.private:
            parts.append(f"{field.name} {numbers[first : first + field.size]}")
        first += field.size
    return "; ".join(parts)


class SpielRockwell(SpielGame):
    id = "rockwell"


class SpielCavum(SpielGame):
    id = "cavum"


class SpielThebes(SpielGame):
    id = "thebes"


class SpielRawsiko(SpielGame):
    id = "rawsiko"


GAMES: Final = (SpielRockwell, SpielCavum, SpielThebes, SpielRawsiko)


def register() -> list[str]:
    """Makes our games known to `pyspiel.load_game`; the names. Registering twice does nothing."""
    for made in GAMES:
        if made.type is None:
            made.type = game_type(made.id)
            pyspiel.register_game(made.type, made)
    return [PREFIX + made.id for made in GAMES]
