"""Learning environments: PettingZoo (`zoo`), Gymnasium (`gym`), many matches at once (`vector`), OpenSpiel (`spiel`).

Importing this package registers the Gymnasium ids `motherlode/Thebes-v1` and so on. Needs `motherlode[rl]`, and
`motherlode[spiel]` for OpenSpiel.
"""

from motherlode.rl.errors import IllegalAction, SetupError
from motherlode.rl.gym import SeatEnv, register
from motherlode.rl.setup import Setup, setup
from motherlode.rl.vector import VectorEnv

__all__ = ["IllegalAction", "SeatEnv", "Setup", "SetupError", "VectorEnv", "register", "setup"]

register()
