"""The search: every iteration takes a world that the seat cannot tell from the true one down the tree to a new node."""

from random import Random
from time import perf_counter
from typing import Final

from motherlode.bots.evaluators import Evaluator
from motherlode.bots.search.choices import choices
from motherlode.bots.search.node import Edge, Node, edges_of
from motherlode.bots.search.shares import final_shares, shares
from motherlode.kernel import CHANCE, SILENT, State
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame

OUTCOMES: Final = 1.0  # an edge remembers so many different draws a root of its visits


class Search:
    """One search for one decision of a seat."""

    def __init__(self, perspective: Perspective, judge: Evaluator, rng: Random) -> None:
        self.game: AnyGame = perspective.game
        self.judge: Final = judge
        self.rng: Final = rng
        self.perspective: Final = perspective
        self.seat: Final = perspective.viewer
        self.iterations = 0
        self.root: Final = self._expanded(perspective.sample(rng), self.seat)

    def run(self, iterations: int, seconds: float | None = None) -> None:
        """Grows the tree; stops early when the time is up."""
        end = None if seconds is None else perf_counter() + seconds
        for _ in range(iterations):
            self._iterate()
            if end is not None and perf_counter() > end:
                return

    def ranking(self) -> list[Edge]:
        """The choices at the root, the most visited first."""
        return sorted(self.root.edges, key=lambda edge: (edge.visits, edge.mean), reverse=True)

    def _iterate(self) -> None:
        self.iterations += 1
        state = self.perspective.sample(self.rng)
        path: list[tuple[Node, Edge]] = []
        node: Node | None = self.root
        while node is not None:
            edge = self._chosen(node, state)
            path.append((node, edge))
            node = self._descend(edge, state, node.seat)
        self._play_on(state)
        gains = self._judged(state)
        for visited, edge in path:
            visited.visits += 1
            edge.visits += 1
            edge.total += gains[visited.seat]

    def _chosen(self, node: Node, state: State) -> Edge:
        """The best choice that is possible in this world."""
        possible = node.edges
        while len(possible) > 1:
            edge = node.best(possible)
            if is_playable(self.game, state, node.seat, edge.ids):
                return edge
            possible = [other for other in possible if other is not edge]
        if possible and is_playable(self.game, state, node.seat, possible[0].ids):
            return possible[0]
        return self._added(node, state)

    def _added(self, node: Node, state: State) -> Edge:
        """None of the known choices is possible in this world: the best one that is, is added to the node."""
        edge = self._expanded(state, node.seat).edges[0]
        node.edges.append(edge)
        return edge

    def _descend(self, edge: Edge, state: State, seat: int) -> Node | None:
        """Plays the choice and the draws after it; the node they lead to, None where the tree ends."""
        game = self.game
        for action in edge.ids:
            game.apply(state, seat, action, SILENT)
        draws = self._draw(state)
        owing = game.to_act(state)
        if not owing:
            return None
        if draws not in edge.after and len(edge.after) > OUTCOMES * edge.visits**0.5:
            return None
        known = edge.after.get(draws)
        if known is None:
            edge.after[draws] = self._expanded(state, owing[0])
        return known

    def _draw(self, state: State) -> tuple[int, ...]:
        game, rng = self.game, self.rng
        draws: list[int] = []
        while game.to_act(state) == (CHANCE,):
            draw = game.sample(state, rng)
            game.apply(state, CHANCE, draw, SILENT)
            draws.append(draw)
        return tuple(draws)

    def _expanded(self, state: State, seat: int) -> Node:
        """A new node with all its choices, judged by the evaluator."""
        found = choices(self.game, self.judge, state, seat)
        values = [self.judge.value(state, other) for other in range(self.perspective.seats)]
        guesses = []
        for choice in found:
            values[seat] = choice.value
            guesses.append(shares(values, self.judge.scale)[seat])
        return Node(seat, edges_of(found, guesses, self.judge.warmth))

    def _play_on(self, state: State) -> None:
        """A short playout in which everybody takes what looks best."""
        game = self.game
        for _ in range(self.judge.horizon):
            owing = game.to_act(state)
            if not owing:
                return
            for action in choices(game, self.judge, state, owing[0])[0].ids:
                game.apply(state, owing[0], action, SILENT)
            self._draw(state)

    def _judged(self, state: State) -> list[float]:
        """What the position promises each seat."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return final_shares(outcome)
        values = [self.judge.value(state, seat) for seat in range(self.perspective.seats)]
        return shares(values, self.judge.scale)


def is_playable(game: AnyGame, state: State, seat: int, ids: tuple[int, ...]) -> bool:
    """Whether a choice is possible in a world."""
    if len(ids) == 1:
        return game.check(state, seat, ids[0]) is None
    world = state.clone()
    for action in ids:
        if game.check(world, seat, action) is not None:
            return False
        game.apply(world, seat, action, SILENT)
    return True
