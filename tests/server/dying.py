"""A server that kills itself at random between storing something and answering it: `python -m tests.server.dying`."""

import os
import signal
from random import Random

from motherlode.cli import main
from motherlode.server.store.store import Store
from motherlode.server.store.writes import Write

RNG = Random(os.getpid())
CHANCE = float(os.environ["MOTHERLODE_TEST_DYING"])
commit = Store.commit


async def commit_and_die(self: Store, write: Write) -> None:
    await commit(self, write)
    if write.entries and RNG.random() < CHANCE:
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    Store.commit = commit_and_die  # type: ignore[method-assign]
    main()
