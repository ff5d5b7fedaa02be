"""A bot of your own for a Motherlode server, with nothing but Python's library.

It opens a table against the server's random bot, listens to the stream of its seat, and plays whatever it likes best:
here the last legal action. Replace `choose`. The interface is described at ADDRESS/schema/openapi.json.

    python examples/bot.py http://127.0.0.1:8000 thebes
"""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen


class Server:
    """Asks the server; the token says in whose name."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.headers = {"content-type": "application/json"}

    def sign_in(self, name: str) -> None:
        """Comes in as a guest, and asks for a token."""
        with self.open("/api/me/guest", {"name": name}) as answer:
            self.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
        token = self.ask("/api/me/token", {})["token"]
        self.headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}

    def open(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.address + path, data, self.headers))

    def ask(self, path: str, body: object = None) -> Any:
        with self.open(path, body) as answer:
            return json.load(answer)

    def stream(self, path: str) -> Any:
        """The messages of a seat as they come."""
        with self.open(path) as lines:
            for line in lines:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])


def choose(server: Server, table: str, update: dict[str, Any]) -> list[int]:
    """A move: all actions of one gesture. `preview` says whether it is complete, and what could come next."""
    actions = [update["legal"][-1]["id"]]
    while True:
        question = {"type": "preview", "id": "preview", "seat": update["viewer"], "actions": actions}
        preview = server.ask(f"/api/tables/{table}/preview", question)
        if preview["complete"] or not preview["legal"]:
            return actions
        actions.append(preview["legal"][-1]["id"])


def play(server: Server, game: str) -> dict[str, Any]:
    """One match on seat 0; the table as it ended."""
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = server.ask("/api/tables", {"game": game, "chairs": chairs, "start": True})["id"]
    for message in server.stream(f"/api/tables/{table}/stream?viewer=0"):
        if message["type"] != "update":
            continue
        if message["outcome"]:
            break
        if 0 in message["to_act"]:
            move = {"type": "move", "id": f"move-{message['number']}", "seat": 0, "ply": message["ply"]}
            server.ask(f"/api/tables/{table}/move", {**move, "actions": choose(server, table, message)})
    return dict(server.ask(f"/api/tables/{table}"))


if __name__ == "__main__":
    site = Server(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
    site.sign_in("Example bot")
    ended = play(site, sys.argv[2] if len(sys.argv) > 2 else "thebes")
    sys.stdout.write(f"ranks {ended['result']['ranks']}, points {ended['result']['outcome']['totals']}\n")
