"""A match of Thebes that the tests of the browser's board talk to: one JSON request a line in, one answer a line out.

It answers as the server does: the data of the game, updates, previews, reasons; moves change the match.
"""

import json
import sys
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from motherlode.bots import bot
from motherlode.games.thebes.components import PRINTED
from motherlode.kernel import Action, MotherlodeError, Prompt
from motherlode.kernel.components import load_components
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Perspective
from tests.games.thebes.desk import Desk

SEED: Final = bytes(32)


class Table:
    """A match that starts from a position, or from the beginning with some moves of greedy bots played."""

    def __init__(self, request: dict[str, Any]) -> None:
        seats = int(request.get("seats", 2))
        desk = Desk(seats, **request.get("options", {}))
        if "play" in request:
            self.match = Match(desk.game, seats, seed=SEED)
        else:
            self.match = Match(desk.game, seats, seed=SEED, start=arranged(desk, request).state)
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
        if ask == "preview":
            ahead = here.preview(request["actions"])
            return {"type": "previewed", "id": "", **shown(ahead), "complete": ahead.complete, "stop": ahead.stop}
        if ask == "why":
            after = request.get("after", [])
            violation = (here.preview(after) if after else here).check(request["action"])
            return reason(request["action"], violation)
        if ask == "move":
            self.match.move(viewer, request["actions"])
        if ask == "play":
            self.play(int(request["moves"]))
        return {**shown(here), "to_act": self.match.to_act(), "ply": self.match.ply, "log": logged(here)}

    def data(self) -> object:
        game = self.match.game
        return {
            "id": "thebes",
            "actions": [listed(action) for action in game.actions],
            "draws": [listed(draw) for draw in game.draws],
            "components": load_components(PRINTED),
        }


def arranged(desk: Desk, request: dict[str, Any]) -> Desk:
    """The position a request describes in the words of the desk: `weeks`, and lists of calls of its other methods."""
    desk.weeks(*request.get("weeks", [10] * desk.state.seats))
    calls: Sequence[list[Any]] = request.get("set", [])
    for name, *arguments in calls:
        getattr(desk, name)(*arguments)
    return desk


def listed(action: Action) -> dict[str, object]:
    return {"kind": action.kind, "clause": action.clause, "facts": action.facts, "commits": action.commits}


def shown(here: Outlook) -> dict[str, object]:
    return {
        "view": here.view(),
        "legal": [{"id": action, "facts": here.facts(action)} for action in here.legal()],
        "prompt": asked(here.prompt()),
    }


def logged(here: Perspective) -> list[dict[str, object]]:
    return [
        {"number": number, "ply": event.ply, "kind": event.kind, "facts": event.facts, "of": "game"}
        for number, event in enumerate(here.events())
    ]


def asked(prompt: Prompt | None) -> object:
    if prompt is None:
        return None
    return {"kind": prompt.kind, "clauses": prompt.clauses, "facts": prompt.facts}


def reason(action: int, violation: Any) -> dict[str, object]:
    found = {"type": "reason", "id": "", "action": action, "allowed": violation is None}
    return {**found, "clause": violation.clause if violation else "", "facts": violation.facts if violation else {}}


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
