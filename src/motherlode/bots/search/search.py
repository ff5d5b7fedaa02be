"""The search: every iteration takes a world that the seat cannot tell from the true one down the tree to a new node."""

from math import inf
from random import Random
from time import perf_counter
from typing import Final

from motherlode.bots.evaluators import Evaluator
from motherlode.bots.explanation import Candidate, Explanation
from motherlode.bots.search.choices import Choice, appeals, choices, choices_from, openings
from motherlode.bots.search.node import Edge, Heard, Node
from motherlode.bots.search.shares import final_shares, shares
from motherlode.kernel import CHANCE, SILENT, Log, State
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame

UNSEEN: Final = -1  # stands for a step or a draw that the searching seat does not see
SHOWN: Final = 5  # candidates in an explanation
WORLDS: Final = 60  # are enough to draw from by how likely they are, where values tell something about that


class Search:
    """One search for one decision of a seat. Nodes are what this seat can tell apart, not states.

    Where some worlds are likelier than others it draws from so many `worlds`: whoever thinks briefly thinks of few.
    """

    def __init__(self, perspective: Perspective, judge: Evaluator, rng: Random, worlds: int = WORLDS) -> None:
        self.game: AnyGame = perspective.game
        self.judge: Final = judge
        self.rng: Final = rng
        self.perspective: Final = perspective
        self.seat: Final = perspective.viewer
        self.iterations = 0
        self.promises: list[float] = []  # the shares of victory the running world promises before any choice
        self.promised = 0.0  # to the searching seat, in all worlds so far
        self.lead = judge.scale  # what counts as a lead where the search begins
        self.wanted: Final = worlds
        self.worlds: list[State] = []  # to draw from, if some are likelier than others
        self.likely: list[float] = []  # their weights
        self.outlooks: dict[int, list[float]] = {}  # the shares of victory promised by each that was drawn
        self.root: Final = Node(self.seat)
        self._expand(self.root, self._world())

    def run(self, iterations: int, seconds: float | None = None) -> None:
        """Grows the tree; stops early when the time is up. Without a limit the result depends on seeds alone."""
        end = None if seconds is None else perf_counter() + seconds
        for _ in range(iterations):
            self._iterate()
            if end is not None and perf_counter() > end:
                return

    def ranking(self) -> list[Edge]:
        """The choices at the root, the most visited first."""
        return sorted(self.root.edges, key=lambda edge: (edge.visits, edge.mean), reverse=True)

    def explanation(self) -> Explanation:
        """The best choices that were looked into, the chosen one first."""
        first, *others = self.ranking()
        shown = [first, *(edge for edge in others if edge.visits)][:SHOWN]
        usual = self.promised / (self.iterations + 1)
        return Explanation(
            self.iterations, tuple(Candidate(edge.ids, edge.visits, within_one(usual + edge.mean)) for edge in shown)
        )

    def _world(self) -> State:
        """A world to search in. What counts there is how much better off a seat becomes than it was.

        So it does not matter for a choice whether it was tried in lucky worlds.
        """
        if self.judge.insight == inf:
            state = self.perspective.sample(self.rng)
            self.lead = self.judge.lead(state)
            self.promises = self._expected(state)
        else:
            state = self._likely_world()
        self.promised += self.promises[self.seat]
        return state

    def _likely_world(self) -> State:
        """One of some worlds, the likelier ones more often; what each promises is reckoned once."""
        if not self.worlds:
            self._gather_worlds()
        (drawn,) = self.rng.choices(range(self.wanted), self.likely)
        if drawn not in self.outlooks:
            self.outlooks[drawn] = self._expected(self.worlds[drawn])
        self.promises = self.outlooks[drawn]
        return self.worlds[drawn].clone()

    def _gather_worlds(self) -> None:
        self.worlds = [self.perspective.sample(self.rng) for _ in range(self.wanted)]
        self.lead = self.judge.lead(self.worlds[0])
        self.likely = shares([self._suits_rivals(world) for world in self.worlds], self.judge.insight)

    def _suits_rivals(self, world: State) -> float:
        """How well a world suits those who have played in it."""
        return sum([self.judge.suits(world, seat) for seat in range(self.perspective.seats) if seat != self.seat])

    def _iterate(self) -> None:
        self.iterations += 1
        state = self._world()
        path: list[tuple[Node, Edge]] = []
        node: Node | None = self.root
        is_new = False
        while node is not None and not is_new:
            self._expand(node, state)
            edge = node.edges[0] if node.is_unseen else self._chosen(node, state)
            path.append((node, edge))
            node, is_new = self._descend(node, edge, state)
        self._play_on(state, node)
        gains = self._judged(state)
        for visited, edge in path:
            visited.visits += 1
            edge.visits += 1
            edge.total += gains[visited.seat] - self.promises[visited.seat]

    # Choices that are seen.

    def _chosen(self, node: Node, state: State) -> Edge:
        """The best choice that is possible in this world."""
        if node.seat != self.seat:
            self._widen(node, state)
        possible = node.edges
        while possible:
            edge = node.best(possible, self.judge.curious)
            if is_playable(self.game, state, node.seat, edge.ids):
                return edge
            possible = [other for other in possible if other is not edge]
        return self._add(node, state, choices(self.game, self.judge, state, node.seat)[:1])[0]

    def _widen(self, node: Node, state: State) -> None:
        """In this world another seat may hold what it did not hold in the worlds before, and so have more choices."""
        fresh = [action for action in openings(self.game, self.judge, state, node.seat) if action not in node.openings]
        if fresh:
            self._add(node, state, choices_from(self.game, self.judge, state, node.seat, fresh))

    def _add(self, node: Node, state: State, found: list[Choice]) -> list[Edge]:
        return node.add(found, self._guesses(state, node.seat, found), self.judge.warmth)

    # What follows a choice.

    def _descend(self, node: Node, edge: Edge, state: State) -> tuple[Node | None, bool]:
        """Plays the choice and the draws after it; the node they lead to, if any, and whether it is a new one."""
        ids = self._drawn_choice(state, node.seat) if node.is_unseen else edge.ids
        heard = self._take(node, ids, state)
        owing = self.game.to_act(state)
        if not owing or (self.judge.own_choices and owing[0] != self.seat):
            return None, False
        known = edge.chance.outcomes.get(heard)
        if known is not None or not edge.chance.has_room(edge.visits):
            return known, False
        edge.chance.outcomes[heard] = Node(owing[0])
        return edge.chance.outcomes[heard], True

    def _drawn_choice(self, state: State, seat: int) -> tuple[int, ...]:
        """What another seat does unseen, drawn by how much it appeals to that seat in this world."""
        found = choices(self.game, self.judge, state, seat)
        weights = appeals(found, found[0].value, self.judge.warmth)
        return self.rng.choices(found, weights)[0].ids

    def _take(self, node: Node, ids: tuple[int, ...], state: State) -> Heard:
        """Plays a choice and the draws after it; what the searching seat learns by that, beyond the edge itself."""
        game, log = self.game, Log()
        heard: list[int | str] = []
        for action in ids:
            if node.is_unseen and not game.secret(state, node.seat, action, self.seat):
                heard.append(action)
            game.apply(state, node.seat, action, log)
        while game.to_act(state) == (CHANCE,):
            draw = game.sample(state, self.rng)
            heard.append(UNSEEN if game.secret(state, CHANCE, draw, self.seat) else draw)
            game.apply(state, CHANCE, draw, log)
        heard += [f"{event.kind} {event.seen_by(self.seat)}" for event in log.events if event.reveals]
        return tuple(heard)

    # Values.

    def _expand(self, node: Node, state: State) -> None:
        """Gives a node its choices, judged by the evaluator, unless it has them: most nodes are never passed again."""
        if node.edges:
            return
        node.is_unseen = self._is_unseen(state, node.seat)
        if node.is_unseen:
            node.edges.append(Edge((), 1.0, self._expected(state)[node.seat] - self.promises[node.seat]))
        else:
            found = choices(self.game, self.judge, state, node.seat)
            node.top = found[0].value
            self._add(node, state, found)

    def _is_unseen(self, state: State, seat: int) -> bool:
        """Whether the searching seat does not learn what this one chooses."""
        game = self.game
        return seat != self.seat and any(
            game.secret(state, seat, action, self.seat) for action in game.legal(state, seat)
        )

    def _guesses(self, state: State, seat: int, found: list[Choice]) -> list[float]:
        """How much more of the victory the evaluator expects for the seat after each choice."""
        values = self._values(state)
        guesses = []
        for choice in found:
            values[seat] = choice.value
            guesses.append(shares(values, self.lead)[seat] - self.promises[seat])
        return guesses

    def _values(self, state: State) -> list[float]:
        judge = self.judge
        return [
            judge.prospect(state, seat) if seat == self.seat else judge.rival_prospect(state, seat)
            for seat in range(self.perspective.seats)
        ]

    def _expected(self, state: State) -> list[float]:
        return shares(self._values(state), self.lead)

    def _play_on(self, state: State, node: Node | None) -> None:
        """A short playout in which everybody takes what looks best, from a new node on or from outside the tree."""
        game = self.game
        for _ in range(self.judge.horizon):
            owing = game.to_act(state)
            if not owing:
                return
            for action in self._best_ids(state, owing[0], node):
                game.apply(state, owing[0], action, SILENT)
            node = None
            while game.to_act(state) == (CHANCE,):
                game.apply(state, CHANCE, game.sample(state, self.rng), SILENT)

    def _best_ids(self, state: State, seat: int, node: Node | None) -> tuple[int, ...]:
        """What looks best to a seat; a new node keeps it."""
        if node is not None:
            self._expand(node, state)
            if not node.is_unseen:
                return node.edges[0].ids
        return choices(self.game, self.judge, state, seat)[0].ids

    def _judged(self, state: State) -> list[float]:
        """What the position promises each seat."""
        outcome = self.game.outcome(state)
        return self._expected(state) if outcome is None else final_shares(outcome)


def within_one(share: float) -> float:
    return min(1.0, max(0.0, share))


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
