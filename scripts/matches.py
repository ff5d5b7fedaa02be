"""matches.py GAME BOT COUNT: plays matches of one bot and prints how they are built and a checksum of their records.

The same matches for the interpreted and the compiled build, whichever is first on PYTHONPATH.
"""

import sys
from hashlib import sha256
from random import Random

from motherlode.bots import bot
from motherlode.kernel.build import build_name
from motherlode.play import Match, Record
from motherlode.play.seed import derived
from motherlode.registry import AnyGame, game


def played(on: AnyGame, name: str, number: int) -> Record:
    seats = on.info.seats[number % len(on.info.seats)]
    match = Match(on, seats, seed=derived("matches", number), log=False)
    players = [bot(name, Random(f"{number}/{seat}"), on) for seat in range(seats)]
    while acting := match.to_act():
        match.move(acting[0], players[acting[0]].choose(match.perspective(acting[0])))
    return match.record()


def main(id: str, name: str, count: int) -> None:
    on, total = game(id), sha256()
    for number in range(count):
        total.update(str(played(on, name, number)).encode())
    sys.stdout.write(f"{build_name()} {total.hexdigest()}\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
