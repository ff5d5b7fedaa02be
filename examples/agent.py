"""A bot for `motherlode --bots "exec:python3 examples/agent.py"`: takes the last legal action. Needs only Python."""

import json
import sys


def send(message: dict) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def move(question: dict) -> dict:
    """`choose` asks for a move; `next` goes on with a secret choice that is not complete."""
    action = question["legal"][-1]["action"]
    return {"type": "move", "match": question["match"], "actions": [action]}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "ready", "protocol": 1, "name": "last"})
    elif message["type"] in ("choose", "next", "refused"):
        if message["type"] != "refused":
            question = message
        send(move(question))
    elif message["type"] == "quit":
        break
