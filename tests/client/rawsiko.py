"""A match of RAWsiko for the tests of the browser's board: one JSON request a line in, one answer a line out."""

import json
import sys
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from motherlode.bots import bot
from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.components import PRINTED
from motherlode.kernel import MotherlodeError
from motherlode.kernel.components import load_components
from motherlode.play.match import Match
from motherlode.server.library import Library
from tests.client.thebes import listed, logged, reason, shown
from tests.games.rawsiko.desk import Desk

SEED: Final = bytes(32)


class Table:
    """A match that starts from a position in the words of the desk, with some moves of greedy bots played."""

    def __init__(self, request: dict[str, Any]) -> None:
        seats = int(request.get("seats", 3))
        desk = Desk(seats, **request.get("options", {}))
        for name, *arguments in request.get("set", []):
            resources = arguments.pop() if arguments and isinstance(arguments[-1], dict) else {}
            getattr(desk, name)(*arguments, **resources)
        self.match = Match(desk.game, seats, seed=SEED, start=desk.state if "set" in request else None)
        self.play(int(request.get("play", 0)))

    def play(self, moves: int) -> None:
        player = bot("greedy", Random(1), self.match.game)
        for _ in range(moves):
            if not self.match.is_over():
                seat = self.match.to_act()[0]
                self.match.move(seat, player.choose(self.match.perspective(seat)))

    def answer(self, request: dict[str, Any]) -> object:
        ask = request["ask"]
        viewer = int(request.get("viewer", 0))
        here = self.match.perspective(viewer)
        if ask == "data":
            return self.data()
        if ask == "games":
            return to_builtins(Library({"rawsiko": Rawsiko}).infos())
        if ask == "preview":
            ahead = here.preview(request["actions"])
            return {"type": "previewed", "id": "", **shown(ahead), "complete": ahead.complete, "stop": ahead.stop}
        if ask == "why":
            after = request.get("after", [])
            return reason(request["action"], (here.preview(after) if after else here).check(request["action"]))
        if ask == "move":
            self.match.move(viewer, request["actions"])
        return {**shown(here), "to_act": self.match.to_act(), "ply": self.match.ply, "log": logged(here)}

    def data(self) -> object:
        game = self.match.game
        return {
            "id": "rawsiko",
            "actions": [listed(action) for action in game.actions],
            "draws": [listed(draw) for draw in game.draws],
            "components": load_components(PRINTED),
        }


def main() -> None:
    table: Table | None = None
    for line in sys.stdin:
        request = json.loads(line)
        if request["ask"] == "new":
            table = Table(request)
            request = {"ask": "update"}
        assert table is not None
        try:
            answer = table.answer(request)
        except MotherlodeError as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
