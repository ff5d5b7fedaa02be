"""Reasons for choices, in terms of the evaluator: what a choice changes, in worlds that its seat cannot tell apart.

A choice is judged before the draws that follow it, so a reason never tells what chance would bring, and is the same
in every world that the seat cannot tell from the true one.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, TypeAlias

from motherlode.bots.evaluators import Count, Evaluator, evaluator
from motherlode.bots.explanation import Candidate, Effect, Explanation, Left, Reason
from motherlode.bots.search.search import is_playable
from motherlode.kernel import SILENT, State
from motherlode.play.perspective import Perspective
from motherlode.registry import AnyGame

WORLDS: Final = 6
CANDIDATES: Final = 5  # told at most
REASONS: Final = 3
SMALL: Final = 0.25  # points that are not worth a word
MINOR: Final = 0.15  # the part of the biggest reason below which others are not worth one either
CLOSE: Final = 0.01  # of the victory: of choices with the same gist that differ by less one is enough

Points: TypeAlias = dict[tuple[str, str], float]  # by the name and the thing of a term


class Reasoner:
    """Gives reasons for the choices of one decision, all in the same worlds."""

    def __init__(self, here: Perspective, evaluator: Evaluator, rng: Random) -> None:
        self.game: AnyGame = here.game
        self.seat: Final = here.viewer
        self.seats: Final = here.seats
        self.evaluator: Final = evaluator
        self.worlds: Final = [here.sample(rng) for _ in range(WORLDS)]
        self.rival: Final = self._best_rival()

    def told(self, explanation: Explanation) -> Explanation:
        """The candidates as people read them: each once, the best first, with its effect."""
        planned = [self.planned(each) for each in self.different(explanation.candidates, planned=0)]
        ranked = self.distinct(ranking(self.different(planned)))[:CANDIDATES]
        return Explanation(explanation.iterations, tuple(self._with_effect(each) for each in ranked))

    def distinct(self, ranked: Sequence[Candidate]) -> list[Candidate]:
        """The best one of those that are nearly the same: with one gist, and hardly less likely to win."""
        kept: list[Candidate] = []
        for each in ranked:
            if not any(self.is_alike(one, each) for one in kept):
                kept.append(each)
        return kept

    def is_alike(self, one: Candidate, other: Candidate) -> bool:
        gist = self.evaluator.gist
        return gist(one.ids) == gist(other.ids) and abs(one.expected - other.expected) < CLOSE

    def _with_effect(self, one: Candidate) -> Candidate:
        return Candidate(one.ids, one.visits, one.expected, self.effect(all_ids(one)), one.then)

    def planned(self, one: Candidate) -> Candidate:
        """With as much of its plan as makes it worth more: what comes after that explains nothing."""
        best, kept = self.gain(one.ids), 0
        for count in range(1, len(one.then) + 1):
            gain = self.gain(all_ids(one, count))
            if gain > best + SMALL:
                best, kept = gain, count
        return Candidate(one.ids, one.visits, one.expected, then=one.then[:kept])

    def gain(self, ids: tuple[int, ...]) -> float:
        """The points that choices change on average."""
        prospect, seat = self.evaluator.prospect, self.seat
        pairs = self._pairs(ids)
        return sum(prospect(after, seat) - prospect(before, seat) for before, after in pairs) / max(1, len(pairs))

    def different(self, candidates: Sequence[Candidate], planned: int | None = None) -> list[Candidate]:
        """One for all that lead to the same position; its share is the mean of theirs by visits.

        Plans count as far as so many choices, or all.
        """
        found: dict[Hashable, Candidate] = {}
        for each in candidates:
            key = self.destination(all_ids(each, planned))
            found[key] = united(found[key], each) if key in found else each
        return list(found.values())

    def destination(self, ids: tuple[int, ...]) -> Hashable:
        """Where a choice leads in the first world; a choice that is not possible there stands for itself."""
        after = self._after(self.worlds[0], ids)
        return ids if after is None else after.key()

    def effect(self, ids: tuple[int, ...]) -> Effect | None:
        """What the choice changes on average; None if that cannot be said in any of the worlds."""
        pairs = self._pairs(ids)
        if not pairs:
            return None
        changes = self._changes(pairs)
        reasons = notable([*reasons_of(changes), *self._for_rival(pairs)])
        is_told = self.evaluator.is_underway(self.worlds[0])
        return Effect(sum(changes.values()), reasons, self._left(pairs), is_told)

    def advantage(self, ids: tuple[int, ...], over: tuple[int, ...]) -> Effect | None:
        """What the seat would have had more by one choice than by another; None if one of them is not possible.

        Its reasons are those for the choice only: a drawback is no reason for what is better.
        """
        better, other = self._pairs(ids), self._pairs(over)
        if not better or not other:
            return None
        changes = self._changes(better)
        for key, points in self._changes(other).items():
            changes[key] = changes.get(key, 0.0) - points
        gains = [reason for reason in reasons_of(changes) if reason.points > 0]
        return Effect(sum(changes.values()), notable(gains), ())

    def _pairs(self, ids: tuple[int, ...]) -> list[tuple[State, State]]:
        """Each world with where the choice leads in it, if it is possible there and can be compared."""
        pairs = [(world, after) for world in self.worlds if (after := self._after(world, ids)) is not None]
        return [pair for pair in pairs if self.evaluator.is_comparable(*pair)]

    def _after(self, world: State, ids: tuple[int, ...]) -> State | None:
        if not is_playable(self.game, world, self.seat, ids):
            return None
        after = world.clone()
        for action in ids:
            self.game.apply(after, self.seat, action, SILENT)
        return after

    def _changes(self, pairs: list[tuple[State, State]]) -> Points:
        changes: Points = {}
        for before, after in pairs:
            for sign, state in ((-1, before), (1, after)):
                for term in self.evaluator.prospect_terms(state, self.seat):
                    key = term.name, term.about
                    changes[key] = changes.get(key, 0.0) + sign * term.points / len(pairs)
        return changes

    def _best_rival(self) -> int:
        rivals = [seat for seat in range(self.seats) if seat != self.seat]
        return max(rivals, key=lambda seat: sum(self.evaluator.value(world, seat) for world in self.worlds))

    def _for_rival(self, pairs: list[tuple[State, State]]) -> list[Reason]:
        """What the choice gives to the best rival or takes from it, where the seat's own value does not tell."""
        if self.evaluator.counts_rivals:
            return []
        value, rival = self.evaluator.value, self.rival
        points = sum(value(after, rival) - value(before, rival) for before, after in pairs) / len(pairs)
        return [Reason("reason-rival", points, seat=rival)]

    def _left(self, pairs: list[tuple[State, State]]) -> tuple[Left, ...]:
        """What the seat has left of what the choice changes; it knows all of that, so one world is enough."""
        before, after = (self._counts(state) for state in pairs[0])
        return tuple(Left(f"count-{name}", after[name]) for name in after if after[name] != before.get(name))

    def _counts(self, state: State) -> dict[str, int]:
        counts: list[Count] = self.evaluator.counts(state, self.seat)
        return {count.name: count.amount for count in counts}


def all_ids(one: Candidate, count: int | None = None) -> tuple[int, ...]:
    """Its actions and those of its plan, or of the first choices of that."""
    return (*one.ids, *(action for choice in one.then[:count] for action in choice))


def reasons_of(changes: Points) -> list[Reason]:
    return [Reason(f"term-{name}", points, about) for (name, about), points in changes.items()]


def united(one: Candidate, other: Candidate) -> Candidate:
    """Two spellings of one choice."""
    visits = one.visits + other.visits
    expected = (one.visits * one.expected + other.visits * other.expected) / visits if visits else one.expected
    return Candidate(one.ids, visits, expected, then=one.then)


def ranking(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The chosen one first, then by the share expected.

    A share that was looked into less often is less sure: it is not told as higher than that of the choice.
    """
    chosen, *others = sorted(candidates, key=lambda each: each.visits, reverse=True)
    modest = [Candidate(each.ids, each.visits, min(each.expected, chosen.expected), then=each.then) for each in others]
    return [chosen, *sorted(modest, key=lambda each: each.expected, reverse=True)]


def notable(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """A few, the biggest first, of equal ones what speaks for the choice; without those that hardly matter."""
    ranked = sorted(reasons, key=lambda reason: (round(abs(reason.points), 1), reason.points), reverse=True)
    least = max(SMALL, MINOR * abs(ranked[0].points)) if ranked else SMALL
    return tuple(reason for reason in ranked if abs(reason.points) >= least)[:REASONS]


def with_reasons(here: Perspective, explanation: Explanation, rng: Random) -> Explanation:
    """An explanation for people."""
    return Reasoner(here, evaluator(here.game), rng).told(explanation)
