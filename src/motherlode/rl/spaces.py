"""Observations as Gymnasium spaces and arrays."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.kernel import Field
from motherlode.play.episode import Episode
from motherlode.rl.setup import Setup

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


def number_space(fields: Sequence[Field]) -> spaces.Box:
    """The numbers of `observe` with their declared bounds."""
    low = np.concatenate([np.full(field.size, field.low, np.int32) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.int32) for field in fields])
    return spaces.Box(low, high, dtype=np.int32)


def seat_space(setup: Setup) -> spaces.Dict:
    """What a seat gets: the numbers, and a mask of the actions that are legal now."""
    mask = spaces.Box(0, 1, (setup.actions,), np.int8)
    return spaces.Dict({"observation": number_space(setup.fields), "action_mask": mask})


def observed(setup: Setup, episode: Episode, seat: int) -> dict[str, Any]:
    """The observation of a seat; its mask is empty unless it must choose now."""
    return {"observation": numbers_of(setup, episode, seat), "action_mask": mask_of(setup, episode, seat)}


def numbers_of(setup: Setup, episode: Episode, seat: int) -> Numbers:
    return np.array(setup.game.observe(episode.state, seat, setup.recall), dtype=np.int32)


def mask_of(setup: Setup, episode: Episode, seat: int) -> Mask:
    mask = np.zeros(setup.actions, np.int8)
    if seat == episode.seat:
        mask[episode.legal] = 1
    return mask
