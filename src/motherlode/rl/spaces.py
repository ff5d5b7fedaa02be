"""Observations as Gymnasium spaces and arrays."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.kernel import Field
from motherlode.play.episode import Episode
from motherlode.rl.numbers import unpacked
from motherlode.rl.settings import Settings

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


def number_space(fields: Sequence[Field]) -> spaces.Box:
    """The numbers of `observe` with their declared bounds."""
    low = np.concatenate([np.full(field.size, field.low, np.int32) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.int32) for field in fields])
    return spaces.Box(low, high, dtype=np.int32)


def seat_space(settings: Settings) -> spaces.Dict:
    """What a seat gets: the numbers, and a mask of the actions that are legal now."""
    mask = spaces.Box(0, 1, (settings.actions,), np.int8)
    return spaces.Dict({"observation": number_space(settings.fields), "action_mask": mask})


def observed(settings: Settings, episode: Episode, seat: int) -> dict[str, Any]:
    """The observation of a seat; its mask is empty unless it must choose now."""
    return {"observation": numbers_of(settings, episode, seat), "action_mask": mask_of(settings, episode, seat)}


def numbers_of(settings: Settings, episode: Episode, seat: int) -> Numbers:
    return unpacked(settings.packing, settings.game.observe_packed(episode.state, seat, settings.recall))


def mask_of(settings: Settings, episode: Episode, seat: int) -> Mask:
    mask = bytearray(settings.actions)
    if seat == episode.seat:
        for action in episode.legal:
            mask[action] = 1
    return np.frombuffer(mask, np.int8)
