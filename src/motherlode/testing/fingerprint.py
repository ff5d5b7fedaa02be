"""Law 5: the same seed gives the same match in another process with another hash seed.

`python -m motherlode.testing.fingerprint MODULE:CLASS GAMES` prints a digest of whole matches.
"""

import json
import sys
from hashlib import sha256
from importlib import import_module
from operator import attrgetter
from typing import Final, TypeVar

from motherlode.kernel import Event, Game, State
from motherlode.testing.broken import LawBroken
from motherlode.testing.case import LawCase
from motherlode.testing.child import run_python
from motherlode.testing.scene import Scene
from motherlode.testing.walk import Walk

S = TypeVar("S", bound=State)

HASH_SEEDS: Final = (0, 1, 4242)


def fingerprint(game: Game[S], games: int) -> str:
    """A digest of everything that happens in some matches of every number of seats."""
    digest = sha256()
    for actions in (game.actions, game.draws):
        digest.update("\n".join(str(action) for action in actions).encode())
    for seats in game.info.seats:
        for seed in range(games):
            for line in story(Scene(game, seats, seed)):
                digest.update(line.encode())
    return digest.hexdigest()


def story(scene: Scene[S]) -> list[str]:
    """A match line by line: choices, events, positions, views, numbers."""
    game = scene.game
    walk = Walk(game, scene.start(), scene.rng("walk"))
    lines: list[str] = []
    while (choice := walk.choice()) is not None:
        events = walk.take(*choice)
        lines.append(json.dumps([choice, [told(event) for event in events], game.dump(walk.state)]))
        viewer = scene.viewers()[len(lines) % (scene.seats + 1)]
        lines.append(json.dumps([game.view(walk.state, viewer), game.to_act(walk.state)]))
        if viewer >= 0:
            lines.append(json.dumps([game.legal(walk.state, viewer), game.observe(walk.state, viewer)]))
        world = game.determinise(walk.state, viewer, scene.rng(f"world {len(lines)}"))
        lines.append(json.dumps(game.dump(world)))
    return lines


def told(event: Event) -> list[object]:
    return [event.kind, event.facts, sorted(event.secret.items()), event.reveals]


def hash_seeds(case: LawCase[S], games: int) -> None:
    """Compares the digests of processes that differ in their hash seed."""
    name = f"{case.factory.__module__}:{getattr(case.factory, '__qualname__', '')}"
    prints = {seed: elsewhere(name, games, seed) for seed in HASH_SEEDS}
    if len(set(prints.values())) > 1:
        raise LawBroken(5, f"the match depends on the hash seed: {prints}")


def elsewhere(name: str, games: int, hash_seed: int) -> str:
    arguments = ["-m", "motherlode.testing.fingerprint", name, str(games)]
    run = run_python(arguments, {"PYTHONHASHSEED": str(hash_seed)})
    if run.returncode:
        raise LawBroken(5, f"another process could not play: {run.stderr}")
    return run.stdout.strip()


def main(name: str, games: str) -> None:
    module, _, path = name.partition(":")
    game = attrgetter(path)(import_module(module))(None)
    sys.stdout.write(fingerprint(game, int(games)) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
