"""Learning environments: PettingZoo (`zoo`), Gymnasium (`gym`), many matches at once (`vector`), OpenSpiel (`spiel`).

Importing this package registers the Gymnasium ids `motherlode/Thebes-v1` and so on. Needs `motherlode[rl]`, and
`motherlode[spiel]` for OpenSpiel.
"""

from motherlode.rl.errors import IllegalAction, SettingsError, WorkerDied
from motherlode.rl.gym import SeatEnv, register
from motherlode.rl.settings import Settings, settings_for
from motherlode.rl.vector import VectorEnv

__all__ = [
    "IllegalAction",
    "SeatEnv",
    "Settings",
    "SettingsError",
    "VectorEnv",
    "WorkerDied",
    "register",
    "settings_for",
]

register()
