"""The games under the laws. A new game gets all of them by one `LawCase` here."""

from typing import Any

from motherlode.testing.case import LawCase
from tests.laws.lode import LODE
from tests.laws.rawsiko import RAWSIKO
from tests.laws.rockwell import ROCKWELL
from tests.laws.thebes import THEBES

CASES: dict[str, LawCase[Any]] = {"lode": LODE, "rawsiko": RAWSIKO, "rockwell": ROCKWELL, "thebes": THEBES}
