"""A match of a game for the tests of its board in the browser: one JSON request a line in, one answer a line out.

    python -m tests.client.match GAME

It answers as the server does: the data of the game, updates, previews, reasons; moves change the match.
"""

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from motherlode.bots import bot
from motherlode.kernel import MotherlodeError
from motherlode.play.match import Match
from motherlode.play.perspective import Outlook, Perspective
from motherlode.registry import GAMES
from motherlode.server.catalog import GameCatalog
from motherlode.server.protocol.serializers import choices

SEED: Final = bytes(32)


class Table:
    """A match from its beginning, or from a position in the words of the desk; then some moves of greedy bots."""

    def __init__(self, id: str, request: dict[str, Any]) -> None:
        self.id = id
        desk = arranged(id, request)
        start = desk.state if "set" in request or "desk" in request else None
        self.match = Match(desk.game, desk.state.seats, seed=SEED, start=start)
        self.play(int(request.get("play", 0)))

    def play(self, moves: int) -> None:
        player = bot("greedy", Random(1), self.match.game)
        for _ in range(moves):
            if not self.match.is_over():
                seat = self.match.to_act()[0]
                self.match.move(seat, player.choose(self.match.perspective(seat)))

    def answer(self, request: dict[str, Any]) -> object:
        viewer = int(request.get("viewer", 0))
        here = self.match.perspective(viewer)
        actions = self.ids(request.get("actions", []))
        match request["ask"]:
            case "games":
                return GameCatalog({self.id: GAMES[self.id]}).infos()
            case "data":
                return GameCatalog(GAMES).data(self.id)
            case "preview":
                return previewed(here, actions)
            case "why":
                return reason(here, self.ids([request["action"]])[0], self.ids(request.get("after", [])))
            case "move" if not request.get("whole", True) and goes_on(here, actions):
                return previewed(here, actions)
            case "move":
                self.match.move(viewer, actions)
            case "play":
                self.play(int(request["moves"]))
        return self.update(here)

    def ids(self, actions: Sequence[int | str]) -> list[int]:
        """Actions are numbers or in notation."""
        return [each if isinstance(each, int) else self.match.game.actions.parse(each) for each in actions]

    def update(self, here: Perspective) -> dict[str, object]:
        match = self.match
        told = {"seats": match.seats, "to_act": match.to_act(), "ply": match.ply, "log": logged(here)}
        return {**shown(here), **told}


def arranged(id: str, request: dict[str, Any]) -> Any:
    """The desk after the calls of its methods in `set`; a dict at the end of a call holds its named arguments.

    `desk` names another way to begin than the class itself: `building` is Cavum's `Desk.building`.
    """
    begin = import_module(f"tests.games.{id}.desk").Desk
    if "desk" in request:
        begin = getattr(begin, request["desk"])
    seats = [int(request["seats"])] if "seats" in request else []
    desk = begin(*seats, **request.get("options", {}))
    for name, *arguments in request.get("set", []):
        named = arguments.pop() if arguments and isinstance(arguments[-1], dict) else {}
        getattr(desk, name)(*arguments, **named)
    return desk


def shown(here: Outlook) -> dict[str, object]:
    return {"view": here.view(), "legal": choices(here), "prompt": here.prompt()}


def goes_on(here: Perspective, actions: list[int]) -> bool:
    """Whether the next question continues the gesture: such a move is not yet whole."""
    prompt = here.preview(actions).prompt()
    return prompt is not None and prompt.continues


def previewed(here: Perspective, actions: list[int]) -> dict[str, object]:
    ahead = here.preview(actions)
    return {"type": "previewed", "id": "", **shown(ahead), "complete": ahead.complete, "stop": ahead.stop}


def logged(here: Perspective) -> list[dict[str, object]]:
    return [
        {"number": number, "ply": event.ply, "kind": event.kind, "facts": event.facts, "of": "game"}
        for number, event in enumerate(here.events())
    ]


def reason(here: Perspective, action: int, after: list[int]) -> dict[str, object]:
    outlook: Outlook = here.preview(after) if after else here
    violation = outlook.check(action)
    clause, facts = (violation.clause, violation.facts) if violation else ("", {})
    told = {"clause": clause, "facts": facts, "about": outlook.facts(action)}
    return {"type": "reason", "id": "", "action": action, "allowed": violation is None, **told}


def main() -> None:
    id = sys.argv[1]
    table = Table(id, {})
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if request["ask"] == "new":
                table = Table(id, request)
            answer = table.answer(request)
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError, MotherlodeError) as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(to_builtins(answer)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
