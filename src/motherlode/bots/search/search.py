"""The search: each iteration takes a world that the seat cannot tell from the true one down the tree to a new node."""

from collections.abc import Hashable
from math import inf
from random import Random
from time import perf_counter
from typing import Final

from motherlode.bots.evaluators import Evaluator
from motherlode.bots.explanation import Candidate, Explanation
from motherlode.bots.search.choices import Choice, best_afterstate, choices, choices_from, openings, prior_weights
from motherlode.bots.search.node import Edge, Node, Observation, visits_of
from motherlode.bots.search.shares import final_shares, shares
from motherlode.kernel import CHANCE, SILENT, Log, State
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame

UNSEEN: Final = -1  # stands for a step or a draw that the searching seat does not see
CANDIDATES: Final = 24  # in an explanation; some may be the same choice in another order
PLANNED: Final = 2  # further choices in an explanation
PLAN_VISITS: Final = 4  # of a choice that an explanation counts on
WORLDS: Final = 60  # sampled at most, where worlds are weighted by how likely they are


class Search:
    """One search for one decision of a seat. Nodes are what this seat can tell apart, not states.

    Where some worlds are likelier than others, it samples `world_count` of them once and draws from these.
    """

    def __init__(self, perspective: Perspective, evaluator: Evaluator, rng: Random, world_count: int = WORLDS) -> None:
        self.game: AnyGame = perspective.game
        self.evaluator: Final = evaluator
        self.rng: Final = rng
        self.perspective: Final = perspective
        self.seat: Final = perspective.viewer
        self.iterations = 0
        self.baseline: list[float] = []  # shares of victory expected in the current world before any choice
        self.world_key: Hashable = None  # of the world that the baseline was calculated for
        self.baseline_sum = 0.0  # of the searching seat, over all iterations
        self.lead = evaluator.scale  # what counts as a lead where the search begins
        self.world_count: Final = world_count
        self.worlds: list[State] = []  # to draw from, if some are likelier than others
        self.world_weights: list[float] = []
        self.world_baselines: dict[int, list[float]] = {}  # by index, of each world that was drawn
        self.root: Final = Node(self.seat)
        self._expand(self.root, self._next_world())

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
        shown = [first, *(edge for edge in others if edge.visits)][:CANDIDATES]
        mean_baseline = self.baseline_sum / (self.iterations + 1)
        return Explanation(
            self.iterations,
            tuple(
                Candidate(edge.ids, edge.visits, within_one(mean_baseline + edge.mean), then=self._plan_after(edge))
                for edge in shown
            ),
        )

    def _plan_after(self, edge: Edge) -> tuple[tuple[int, ...], ...]:
        """What the seat would do next while nothing comes between: the choices that were looked into most."""
        plan: list[tuple[int, ...]] = []
        while len(plan) < PLANNED:
            node = edge.chance.only_outcome()
            if node is None or node.seat != self.seat or not node.edges:
                break
            edge = max(node.edges, key=visits_of)
            if edge.visits < PLAN_VISITS:
                break
            plan.append(edge.ids)
        return tuple(plan)

    # Worlds.

    def _next_world(self) -> State:
        """A world to search in, with its baseline.

        A choice is measured by the gain over the baseline of its world: that it was tried in lucky worlds does not
        count.
        """
        if self.evaluator.belief_temperature == inf:
            state = self.perspective.sample(self.rng)
            self._set_baseline(state)
        else:
            state = self._draw_weighted_world()
        self.baseline_sum += self.baseline[self.seat]
        return state

    def _set_baseline(self, state: State) -> None:
        """Keeps that of the world before if both are the same: in games without secrets they always are."""
        key = state.key()
        if key != self.world_key:
            self.world_key = key
            self.lead = self.evaluator.lead(state)
            self.baseline = self._expected_shares(state)

    def _draw_weighted_world(self) -> State:
        """One of the sampled worlds, the likelier ones more often; the baseline of each is calculated once."""
        if not self.worlds:
            self._sample_worlds()
        (index,) = self.rng.choices(range(self.world_count), self.world_weights)
        if index not in self.world_baselines:
            self.world_baselines[index] = self._expected_shares(self.worlds[index])
        self.baseline = self.world_baselines[index]
        return self.worlds[index].clone()

    def _sample_worlds(self) -> None:
        self.worlds = [self.perspective.sample(self.rng) for _ in range(self.world_count)]
        self.lead = self.evaluator.lead(self.worlds[0])
        values = [self._belief_value(world) for world in self.worlds]
        self.world_weights = shares(values, self.evaluator.belief_temperature)

    def _belief_value(self, world: State) -> float:
        """How well the world fits the rivals, who have played knowing it."""
        rivals = [seat for seat in range(self.perspective.seats) if seat != self.seat]
        return sum([self.evaluator.belief_value(world, seat) for seat in rivals])

    # One iteration.

    def _iterate(self) -> None:
        self.iterations += 1
        state = self._next_world()
        path: list[tuple[Node, Edge]] = []
        node: Node | None = self.root
        is_new = False
        while node is not None and not is_new:
            self._expand(node, state)
            edge = node.edges[0] if node.is_unseen else self._select(node, state)
            path.append((node, edge))
            node, is_new = self._descend(node, edge, state)
        result = self._leaf_shares(self._roll_out(state, node))
        for visited, edge in path:
            visited.visits += 1
            edge.visits += 1
            edge.total += result[visited.seat] - self.baseline[visited.seat]

    # Choices that are seen.

    def _select(self, node: Node, state: State) -> Edge:
        """The best choice that is possible in this world."""
        if node.seat != self.seat:
            self._widen(node, state)
        possible = node.edges
        while possible:
            edge = node.best(possible, self.evaluator.exploration)
            if is_playable(self.game, state, node.seat, edge.ids):
                return edge
            possible = [other for other in possible if other is not edge]
        return self._add_edges(node, state, choices(self.game, self.evaluator, state, node.seat)[:1])[0]

    def _widen(self, node: Node, state: State) -> None:
        """In this world another seat may hold what it did not hold in the worlds before, and so have more choices."""
        possible = openings(self.game, self.evaluator, state, node.seat)
        new = [action for action in possible if action not in node.openings]
        if new:
            self._add_edges(node, state, choices_from(self.game, self.evaluator, state, node.seat, new))

    def _add_edges(self, node: Node, state: State, found: list[Choice]) -> list[Edge]:
        return node.add(found, self._guesses(state, node.seat, found), self.evaluator.prior_temperature)

    # What follows a choice.

    def _descend(self, node: Node, edge: Edge, state: State) -> tuple[Node | None, bool]:
        """Plays the choice and the draws after it; the node they lead to, if any, and whether it is a new one."""
        ids = self._sample_choice(state, node.seat) if node.is_unseen else edge.ids
        observation = self._play(node, ids, state)
        acting = self.game.to_act(state)
        if not acting or (self.evaluator.own_choices_only and acting[0] != self.seat):
            return None, False
        known = edge.chance.outcomes.get(observation)
        if known is not None or not edge.chance.has_room(edge.visits):
            return known, False
        edge.chance.outcomes[observation] = Node(acting[0])
        return edge.chance.outcomes[observation], True

    def _sample_choice(self, state: State, seat: int) -> tuple[int, ...]:
        """What another seat does unseen, drawn by the priors of its choices in this world."""
        found = choices(self.game, self.evaluator, state, seat)
        weights = prior_weights(found, found[0].value, self.evaluator.prior_temperature)
        return self.rng.choices(found, weights)[0].ids

    def _play(self, node: Node, ids: tuple[int, ...], state: State) -> Observation:
        """Plays a choice and the draws after it; what the searching seat observes of that, beyond the edge itself."""
        game, log = self.game, Log()
        observed: list[int | str] = []
        for action in ids:
            if node.is_unseen and not game.secret(state, node.seat, action, self.seat):
                observed.append(action)
            game.apply(state, node.seat, action, log)
        while game.to_act(state) == (CHANCE,):
            draw = game.sample(state, self.rng)
            observed.append(UNSEEN if game.secret(state, CHANCE, draw, self.seat) else draw)
            game.apply(state, CHANCE, draw, log)
        observed += [f"{event.kind} {event.seen_by(self.seat)}" for event in log.events if event.reveals]
        return tuple(observed)

    # Values.

    def _expand(self, node: Node, state: State) -> None:
        """Gives a node its choices with the evaluator's values, when it is first passed: most nodes never are."""
        if node.edges:
            return
        node.is_unseen = self._is_unseen(state, node.seat)
        if node.is_unseen:
            node.edges.append(Edge((), 1.0, self._expected_shares(state)[node.seat] - self.baseline[node.seat]))
        else:
            found = choices(self.game, self.evaluator, state, node.seat)
            node.best_value = found[0].value
            self._add_edges(node, state, found)

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
            guesses.append(shares(values, self.lead)[seat] - self.baseline[seat])
        return guesses

    def _values(self, state: State) -> list[float]:
        evaluator = self.evaluator
        return [
            evaluator.prospect(state, seat) if seat == self.seat else evaluator.rival_prospect(state, seat)
            for seat in range(self.perspective.seats)
        ]

    def _expected_shares(self, state: State) -> list[float]:
        return shares(self._values(state), self.lead)

    def _roll_out(self, state: State, node: Node | None) -> State:
        """A short playout in which each seat takes what looks best, from a new node on or from outside the tree."""
        game = self.game
        for _ in range(self.evaluator.horizon):
            acting = game.to_act(state)
            if not acting:
                break
            state = self._best_afterstate(state, acting[0], node)
            node = None
            while game.to_act(state) == (CHANCE,):
                game.apply(state, CHANCE, game.sample(state, self.rng), SILENT)
        return state

    def _best_afterstate(self, state: State, seat: int, node: Node | None) -> State:
        """Where the choice that looks best to a seat leads; a new node keeps all choices."""
        if node is not None:
            self._expand(node, state)
            if not node.is_unseen:
                for action in node.edges[0].ids:
                    self.game.apply(state, seat, action, SILENT)
                return state
        return best_afterstate(self.game, self.evaluator, state, seat)[1]

    def _leaf_shares(self, state: State) -> list[float]:
        """By seat: the share of victory, certain at the end of a match, else expected."""
        outcome = self.game.outcome(state)
        return self._expected_shares(state) if outcome is None else final_shares(outcome)


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
