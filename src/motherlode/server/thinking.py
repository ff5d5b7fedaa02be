"""What a bot gets to know."""

from random import Random

from motherlode.server.bots import Job
from motherlode.server.errors import Refusal
from motherlode.server.tables import Table


def job_of(table: Table, seat: int, bot: str, seed: str) -> Job:
    """A decision of this seat in a world that it cannot tell from the true one."""
    if table.running is None:
        raise Refusal("not_running", "no match is running at this table", 409)
    world = table.running.perspective(seat).sample(Random(seed))
    return Job(
        table.data.game,
        dict(table.data.options),
        table.seats,
        table.game.dump(world),
        seat,
        bot,
        seed,
    )
