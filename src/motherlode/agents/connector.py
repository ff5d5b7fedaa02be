"""A program at a server's table: what `motherlode agent connect` does, through the public protocol of the server."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import sleep
from typing import Any, Final
from uuid import uuid4

from motherlode import registry
from motherlode.agents import messages
from motherlode.agents.dialogue import Dialogue
from motherlode.agents.errors import AgentError, MoveRefused, ProgramEnded
from motherlode.agents.process import AgentProcess
from motherlode.agents.remote import Json, Refused, RemoteServer, TableLink, Unreachable
from motherlode.registry import AnyGame

RETRIES: Final = 8  # with pauses of 1, 2, 4, ... seconds, at most
LONGEST_PAUSE: Final = 30.0
PAUSE: Final = 0.5  # seconds between looks at a table that has not begun
# Refusals that are about the move; after any other one the next update says how things stand.
OF_THE_MOVE: Final = ("illegal_move", "incomplete_move", "overlong_move", "unknown_action")


@dataclass(frozen=True)
class Played:
    """How a match ended; lists are by seat, `totals` empty if it was broken off."""

    table: str
    seat: int
    ranks: list[int]
    totals: list[int]


def play_at(url: str, command: str, token: str, seconds: float) -> Played:
    """Sits the program down at the table of a link and plays until the match is over."""
    link = TableLink.parse(url)
    process = AgentProcess(command)
    try:
        server = RemoteServer(link.address, token) if token else RemoteServer.as_guest(link.address, process.name)
        return RemoteSeat(server, link, process, seconds).play()
    finally:
        process.close()


class RemoteSeat:
    """One seat of one table, played by a program. Whatever the server tells is all that the program is told."""

    def __init__(self, server: RemoteServer, link: TableLink, process: AgentProcess, seconds: float) -> None:
        self.server: Final = server
        self.link: Final = link
        self.path: Final = f"/api/tables/{link.table}"
        self.player: Final = identified(server)
        table, self.seat = seated(server, link, self.player)
        self.game: Final = same_game(server, table)
        self.seats: Final = len(table["chairs"])
        self.dialogue: Final = Dialogue(process, link.table, self.game, seconds)
        self._rng: Final = Random()
        self._number = -1  # of the last entry we know
        self._moved = -1  # of our last move: updates from before it have been answered
        self._events: list[Json] = []  # since the last question
        self._told = -1
        self._is_started = False

    def play(self) -> Played:
        """Follows the match to its end; a lost connection is taken up again."""
        self._wait_for_start()
        for message in self._messages():
            if message["type"] == "update" and not message.get("past"):
                self._take(message)
            if message["type"] == "table" and message["table"]["status"] == "finished":
                return self._end(message["table"]["result"])
        raise Unreachable(f"{self.server.address} does not answer any more")

    def _wait_for_start(self) -> None:
        while (table := self._table())["status"] == "open":
            if self.seat not in own_seats(table, self.player):
                raise AgentError("the host has given our seat away")
            sleep(PAUSE)

    def _table(self) -> Any:
        return self.server.ask(f"{self.path}?invitation={self.link.invitation}")

    def _messages(self) -> Iterator[Json]:
        lost = 0
        while lost < RETRIES:
            try:
                for message in self.server.stream(self._stream_path()):
                    lost = 0
                    yield message
            except Unreachable:
                pass
            sleep(min(2.0**lost, LONGEST_PAUSE))
            lost += 1

    def _stream_path(self) -> str:
        return f"{self.path}/stream?viewer={self.seat}&last={self._number}&invitation={self.link.invitation}"

    def _take(self, update: Json) -> None:
        """An update: its events are kept for the next question, which comes if it is our turn."""
        new = [event for event in update["events"] if event["number"] > self._told]
        self._events += [{"kind": event["kind"], "facts": event["facts"]} for event in new]
        self._told = max([self._told, *(event["number"] for event in new)])
        self._number = max(self._number, update["number"])
        is_answered = update["number"] < self._moved
        if not is_answered and self.seat in update["to_act"] and update["legal"]:
            self._choose(update)

    def _choose(self, update: Json) -> None:
        question = {**self._asked(update), **self._position(update)}
        try:
            self.dialogue.move(question, lambda actions: self._judge(update["ply"], actions))
        except ProgramEnded:
            raise  # started again with the same token, it goes on in its seat
        except (Refused, Unreachable):
            return  # the next update says how things stand
        except AgentError:
            self._play_by_lot(update["ply"], question)

    def _asked(self, update: Json) -> Json:
        if not self._is_started:
            info, name = self.game.info, self.link.table
            self.dialogue.process.tell(
                messages.begin(name, info.id, info.version, self.game.options, self.seats, self.seat)
            )
            self._is_started = True
        events, self._events = self._events, []
        return {"type": "choose", "match": self.link.table, "seconds": self.dialogue.seconds, "events": events}

    def _position(self, seen: Json) -> Json:
        ids = [choice["id"] for choice in seen["legal"]]
        return messages.shown(self.game, seen["prompt"]["kind"] if seen["prompt"] else "", seen["view"], ids)

    def _judge(self, ply: int, actions: list[int]) -> Json:
        """Plays the move; what to ask next if the server wants more of it."""
        move = {"type": "move", "id": uuid4().hex, "seat": self.seat, "ply": ply, "actions": actions}
        try:
            self._moved = self._sent(move)["number"]
        except Refused as error:
            if error.kind == "incomplete_move":
                return self._next(actions)
            if error.kind in OF_THE_MOVE:
                place = int(error.facts.get("number", 1)) - 1 if error.kind != "unknown_action" else 0
                raise MoveRefused(str(error), place, str(error.facts.get("clause", ""))) from error
            raise
        return {}

    def _sent(self, move: Json) -> Any:
        """The answer to a move, which is sent again if the connection was lost: its id makes that harmless."""
        for lost in range(RETRIES):
            try:
                return self.server.ask(f"{self.path}/move", move)
            except Unreachable:
                sleep(min(2.0**lost, LONGEST_PAUSE))
        return self.server.ask(f"{self.path}/move", move)

    def _next(self, actions: list[int]) -> Json:
        preview = {"type": "preview", "id": uuid4().hex, "seat": self.seat, "actions": actions}
        after = self.server.ask(f"{self.path}/preview", preview)
        return {"type": "next", "match": self.link.table, "actions": actions, **self._position(after)}

    def _play_by_lot(self, ply: int, question: Json) -> None:
        """A random legal move in place of one that did not come."""
        actions: list[int] = []
        try:
            while question:
                actions = [*actions, self._rng.choice(question["legal"])["id"]]
                question = self._judge(ply, actions)
        except AgentError:
            return  # the position has changed: the next update says how things stand

    def _end(self, result: Json) -> Played:
        totals = result["outcome"]["totals"] if result.get("outcome") else []
        self.dialogue.process.tell(messages.ended(self.link.table, result["ranks"], totals))
        return Played(self.link.table, self.seat, result["ranks"], totals)


def identified(server: RemoteServer) -> str:
    """The id of the player in whose name we play."""
    me = server.ask("/api/me")["player"]
    if me is None:
        raise AgentError("the server does not know this token; make a new one on the account page")
    return str(me["id"])


def seated(server: RemoteServer, link: TableLink, player: str) -> tuple[Json, int]:
    """The table with our seat: the one that a program of this player has already, or the first that is free."""
    table = server.ask(f"/api/tables/{link.table}?invitation={link.invitation}")
    held = own_seats(table, player)
    if not held:
        before = [chair["player"] for chair in table["chairs"]]
        table = server.ask(f"/api/tables/{link.table}/sit", {"invitation": link.invitation})
        held = [seat for seat in own_seats(table, player) if before[seat] != player]
    return table, held[0]


def own_seats(table: Json, player: str) -> list[int]:
    chairs = enumerate(table["chairs"])
    return [seat for seat, chair in chairs if chair["player"] == player and chair["program"]]


def same_game(server: RemoteServer, table: Json) -> AnyGame:
    """The game of the table as we have it, if its list of actions is the server's."""
    game = registry.game(table["game"], table["options"])
    listed = server.ask(f"/api/games/{table['game']}")["actions"]
    ours = [(action.kind, action.facts) for action in game.actions]
    if table["version"] != game.info.version or [(each["kind"], each["facts"]) for each in listed] != ours:
        raise AgentError(f"the server plays {game.info.title} by other rules than this version of Motherlode")
    return game
