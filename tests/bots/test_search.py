"""The search: it depends on seeds alone, knows no more than its seat, and can say why it chose."""

from collections.abc import Iterator
from math import inf
from random import Random

import pytest

from motherlode.bots import BOTS, bot
from motherlode.bots.evaluators import Evaluator, evaluator
from motherlode.bots.evaluators.rawsiko import RawsikoEvaluator
from motherlode.bots.evaluators.registry import OTHERS
from motherlode.bots.greedy import best_choice
from motherlode.bots.random import RandomBot
from motherlode.bots.search import LEVELS, Level, Search, SearchBot, level
from motherlode.bots.search.choices import choices
from motherlode.bots.search.node import Edge, Node
from motherlode.bots.search.search import UNSEEN, WORLDS
from motherlode.bots.search.shares import final_shares, shares
from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.state import RawsikoState
from motherlode.kernel import Outcome, State
from motherlode.play.match import Match
from motherlode.registry import GAMES, AnyGame, game
from motherlode.server.bots.jobs import BotJob
from motherlode.server.bots.process import think
from motherlode.testing.lode import Lode
from motherlode.testing.lode.actions import ADD, DIG, DONE, ONE, REST, SELL
from motherlode.testing.lode.components import ORES
from motherlode.testing.lode.faults import TrueWorlds
from motherlode.testing.lode.state import BIDDING, TURNS, LodeState, hand_size
from motherlode.testing.scene import combined
from motherlode.testing.worlds import imagine
from tests.bots.worlds import LodeEvaluator, decisions, perspective_on

SOME = Level(30, 60.0)
PLAYED = [*GAMES, "lode"]


@pytest.fixture(autouse=True)
def lode_has_an_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OTHERS, "lode", LodeEvaluator)


def played(id: str) -> AnyGame:
    return Lode() if id == "lode" else game(id)


def some_decisions(on: AnyGame, seats: int, count: int, seed: int = 1) -> list[tuple[State, int]]:
    """Decisions spread over random matches at which there is something to choose."""
    thinker, rng = evaluator(on), Random(seed)
    found = [
        (state, seat)
        for state, seat in decisions(on, seats, rng)
        if rng.random() < 0.3 and len(choices(on, thinker, state, seat)) > 1
    ]
    return Random(seed).sample(found, min(count, len(found)))


def searched(on: AnyGame, state: State, seat: int, seats: int, iterations: int = 200, seed: int = 1) -> Search:
    search = Search(perspective_on(on, seats, state, seat), evaluator(on), Random(seed))
    search.run(iterations)
    return search


def nodes(node: Node) -> Iterator[Node]:
    """A node and all below it."""
    yield node
    for edge in node.edges:
        for after in edge.chance.outcomes.values():
            yield from nodes(after)


def lode_position(phase: int, seats: int, unseen: int | None = None) -> LodeState:
    """Seat 0 decides first in Lode; with `unseen` each other seat holds that many cards, none of them seen."""
    for seed in range(1000):
        for state, _ in decisions(Lode(), seats, Random(seed)):
            assert isinstance(state, LodeState)
            hands = [hand_size(state, seat) for seat in range(1, seats)]
            is_first = state.turn == 0 and (state.turns_left == seats if phase == TURNS else not any(state.ready))
            is_wanted = unseen is None or (set(hands) == {unseen} and not any(state.known[ORES:]))
            if state.phase == phase and is_first and is_wanted:
                return state
    raise AssertionError("no such position")


# Levels.


def test_every_game_has_the_levels() -> None:
    assert BOTS == ("random", "greedy", "easy", "normal", "hard", "expert")
    for id in GAMES:
        budgets = [level(game(id), name).iterations for name in LEVELS]
        assert budgets == sorted(set(budgets))
        for name in LEVELS:
            made = bot(name, Random(1), game(id))
            assert isinstance(made, SearchBot)
            assert made.level == level(game(id), name)
            assert made.seconds is None


def choices_of_turns(on: AnyGame, seats: int) -> list[int]:
    """In a match of greedy bots: how many choices that are not forced a seat makes before another one is to act."""
    match, greedy = Match(on, seats, seed=bytes(32), log=False), bot("greedy", Random(1), on)
    turns, latest = [0], match.to_act()[0]
    while acting := match.to_act():
        if acting[0] != latest:
            turns.append(0)
            latest = acting[0]
        here = match.perspective(latest)
        turns[-1] += len(here.legal()) > 1
        match.move(latest, greedy.choose(here))
    return turns


@pytest.mark.parametrize("id", GAMES)
def test_the_time_of_a_turn_is_divided_among_its_choices(id: str) -> None:
    usual = evaluator(game(id)).choices_per_turn
    turns = choices_of_turns(game(id), game(id).info.seats[0])
    assert usual / 2 < sum(turns) / len(turns) < usual * 2
    assert level(game(id), "expert").iterations == round(
        evaluator(game(id)).iterations_per_second * LEVELS["expert"] / usual
    )


def test_live_play_limits_the_time() -> None:
    thebes = game("thebes")
    patient = bot("expert", Random(1), thebes, seconds=1000.0)
    hurried = bot("expert", Random(1), thebes, seconds=0.5)
    assert isinstance(patient, SearchBot)
    assert isinstance(hurried, SearchBot)
    assert patient.seconds == level(game("thebes"), "expert").seconds
    assert hurried.seconds == 0.5


def test_when_the_time_is_up_the_search_stops_with_a_choice() -> None:
    match = Match(game("thebes"), 2, seed=bytes(32))
    hurried = SearchBot(Random(1), match.game, Level(10**9, 0.0), seconds=0.0)
    match.move(match.to_act()[0], hurried.choose(match.perspective(match.to_act()[0])))
    explanation = hurried.explain()
    assert explanation is not None
    assert explanation.iterations == 1


@pytest.mark.parametrize("id", PLAYED)
def test_a_limit_that_is_not_reached_changes_nothing(id: str) -> None:
    on = played(id)
    seats = on.info.seats[0]
    state, seat = some_decisions(on, seats, 1)[0]
    free, limited = SearchBot(Random(7), on, SOME), SearchBot(Random(7), on, SOME, seconds=60.0)
    assert free.choose(perspective_on(on, seats, state, seat)) == limited.choose(perspective_on(on, seats, state, seat))
    assert free.explain() == limited.explain()


# What a bot may know.


def both_choices(
    on: AnyGame, seats: int, state: State, seat: int, level: Level = SOME, imagined: AnyGame | None = None
) -> tuple[list[int], list[int], bool]:
    """What a seeded bot does in the true world and in another one, and whether the two worlds differ at all."""
    other = imagine(imagined or on, state, seat, Random(f"{seats} {seat}"))
    one = SearchBot(Random(3), on, level).choose(perspective_on(on, seats, state, seat))
    two = SearchBot(Random(3), on, level).choose(perspective_on(on, seats, other, seat))
    return one, two, other.key() != state.key()


@pytest.mark.parametrize("id", PLAYED)
def test_in_a_world_that_looks_the_same_a_bot_does_the_same(id: str) -> None:
    on = played(id)
    for seats in (on.info.seats[0], on.info.seats[-1]):
        for state, seat in some_decisions(on, seats, 4):
            one, two, _ = both_choices(on, seats, state, seat)
            assert one == two


@pytest.mark.parametrize("id", GAMES)
def test_under_no_option_does_a_bot_know_more(id: str) -> None:
    """What is hidden may depend on an option: every value of each is tried once, at some decision of a random match."""
    for number, options in enumerate(combined(game(id).info.options, 1)):
        on = game(id, options)
        seats, thinker, rng = on.info.seats[number % len(on.info.seats)], evaluator(on), Random(number)
        waited = rng.randrange(40)
        for step, (state, seat) in enumerate(decisions(on, seats, rng)):
            if step >= waited and len(choices(on, thinker, state, seat)) > 1:
                one, two, _ = both_choices(on, seats, state, seat, Level(8, 60.0))
                assert one == two, options
                break


def test_lode_has_worlds_that_differ_and_look_the_same() -> None:
    looked_at = [both_choices(Lode(), 3, state, seat) for state, seat in some_decisions(Lode(), 3, 8, seed=5)]
    assert all(one == two for one, two, _ in looked_at)
    assert sum(differ for _, _, differ in looked_at) > 4


def test_a_bot_that_sees_the_truth_would_be_found_out() -> None:
    decisions = some_decisions(Lode(), 3, 30, seed=5)
    looked_at = [both_choices(TrueWorlds(), 3, state, seat, imagined=Lode()) for state, seat in decisions]
    assert any(one != two for one, two, _ in looked_at)


def test_what_others_bid_unseen_is_one_branch() -> None:
    search = searched(Lode(), lode_position(BIDDING, 3), 0, 3)
    unseen = [node for node in nodes(search.root) if node.is_unseen]
    assert unseen
    for node in unseen:
        assert node.seat != 0
        assert [edge.ids for edge in node.edges] == [()]
    for edge in search.root.edges:
        if edge.visits > 20:
            (first,) = edge.chance.outcomes.values()
            (middle,) = first.edges[0].chance.outcomes
            assert (first.seat, middle) == (1, ())


def test_opened_bids_are_told_apart() -> None:
    search = searched(Lode(), lode_position(BIDDING, 2), 0, 2, 400)
    edge = search.ranking()[0]
    (rival,) = edge.chance.outcomes.values()
    told = list(rival.edges[0].chance.outcomes)
    assert len(told) > 3
    assert all("bid_opened" in str(seen) for seen in told)


def test_own_bids_are_complete_choices() -> None:
    search = searched(Lode(), lode_position(BIDDING, 2), 0, 2, 10)
    assert all(edge.ids[-1] == DONE and DONE not in edge.ids[:-1] for edge in search.root.edges)
    assert (DONE,) in [edge.ids for edge in search.root.edges]
    assert any(ONE in edge.ids for edge in search.root.edges)
    assert any(ADD <= edge.ids[-2] < ADD + ORES for edge in search.root.edges if len(edge.ids) > 1)


def test_others_may_have_what_they_had_not_in_the_first_world() -> None:
    """The rival holds two cards, but may hold any two: it may come to sell any of the three ores."""
    search = searched(Lode(), lode_position(TURNS, 2, unseen=2), 0, 2, 400)
    rest = next(edge for edge in search.root.edges if edge.ids == (REST,))
    rival = next(iter(rest.chance.outcomes.values()))
    assert rival.seat == 1
    assert {SELL, SELL + 1, SELL + 2} < rival.openings


def test_draws_that_nobody_else_sees_are_not_told_apart() -> None:
    """What the rival digs up is its own secret; what is dug up here is known."""
    search = searched(Lode(), lode_position(TURNS, 2), 0, 2, 600)
    own = next(edge for edge in search.root.edges if edge.ids == (DIG,))
    assert len({seen[0] for seen in own.chance.outcomes}) > 1
    rivals = [node for node in nodes(search.root) if node.seat == 1]
    digs = [edge for node in rivals for edge in node.edges if edge.ids == (DIG,) and edge.visits > 2]
    assert digs
    assert {seen[0] for edge in digs for seen in edge.chance.outcomes} == {UNSEEN}


def believing(rawsiko: Rawsiko, temperature: float) -> Evaluator:
    class Believing(RawsikoEvaluator):
        belief_temperature = temperature

    return Believing(rawsiko)


def test_worlds_that_are_good_for_the_rivals_are_likelier() -> None:
    """Rivals have played for what they hold: how well off a world makes them tells how likely it is."""
    rawsiko = Rawsiko()
    for state, seat in some_decisions(rawsiko, 3, 3):
        means = []
        for temperature in (inf, 3.0):
            thinker = believing(rawsiko, temperature)
            search = Search(perspective_on(rawsiko, 3, state, seat), thinker, Random(1))
            worlds = [search._next_world() for _ in range(200)]
            rivals = [thinker.value(world, other) for world in worlds for other in range(3) if other != seat]
            means.append(sum(rivals) / len(worlds))
        assert means[1] > means[0] + 0.5


def test_a_short_search_samples_few_worlds() -> None:
    rawsiko = game("rawsiko")
    state, seat = some_decisions(rawsiko, 3, 1)[0]
    assert [level(game("rawsiko"), name).world_count for name in LEVELS] == [2, 11, 55, WORLDS]
    for worlds in (1, 2, WORLDS):
        search = Search(perspective_on(rawsiko, 3, state, seat), evaluator(rawsiko), Random(1), worlds)
        search.run(10)
        assert len(search.worlds) == worlds


# The tree.


def test_a_search_of_own_choices_goes_no_further_than_these() -> None:
    rawsiko, lode = game("rawsiko"), lode_position(TURNS, 2)
    search = searched(rawsiko, *some_decisions(rawsiko, 3, 1)[0], 3, 200)
    assert {node.seat for node in nodes(search.root)} == {search.seat}
    assert sum(node.visits > 0 for node in nodes(search.root)) > 5
    assert {node.seat for node in nodes(searched(Lode(), lode, 0, 2).root)} == {0, 1}


def test_visits_add_up_and_gains_are_shares() -> None:
    search = searched(game("thebes"), *some_decisions(game("thebes"), 2, 1)[0], 2, 300)
    assert search.root.visits == search.iterations == 300
    assert sum(edge.visits for edge in search.root.edges) == 300
    for node in nodes(search.root):
        assert node.visits == sum(edge.visits for edge in node.edges)
        assert all(abs(edge.total) <= edge.visits + 1e-9 for edge in node.edges)


def test_a_node_gets_its_choices_when_it_is_passed() -> None:
    """Where positions are evaluated at once, most nodes are never passed again, and need no choices."""
    rawsiko = game("rawsiko")
    search = searched(rawsiko, *some_decisions(rawsiko, 3, 1)[0], 3, 100)
    passed = [node for node in nodes(search.root) if node.visits]
    waiting = [node for node in nodes(search.root) if not node.visits]
    assert all(node.edges for node in passed)
    assert not any(node.edges for node in waiting)
    assert min(len(passed), len(waiting)) > 5


class Asked(RawsikoEvaluator):
    """Remembers the positions for which it was asked what counts as a lead."""

    def __init__(self, rawsiko: Rawsiko) -> None:
        super().__init__(rawsiko)
        self.worlds: list[RawsikoState] = []

    def lead(self, state: RawsikoState) -> float:
        self.worlds.append(state.clone())
        return super().lead(state)


def test_a_lead_counts_as_it_does_where_the_search_begins() -> None:
    """A search that looks beyond the end of a turn does not take what is surer there for a gain."""
    rawsiko = Rawsiko()
    for state, seat in some_decisions(rawsiko, 3, 5):
        thinker = Asked(rawsiko)
        Search(perspective_on(rawsiko, 3, state, seat), thinker, Random(1)).run(50)
        seen = {str(rawsiko.view(world, seat)) for world in thinker.worlds}
        assert seen == {str(game("rawsiko").view(state, seat))}


class Fated(Evaluator):
    """All depends on the secret goals, and nothing on what is done."""

    def __init__(self, rawsiko: AnyGame) -> None:
        super().__init__(rawsiko)
        self.promises: set[float] = set()

    def value(self, state: RawsikoState, seat: int) -> float:
        promise = float(state.goals[seat * len(state.goals) // state.seats])
        self.promises.add(promise)
        return promise


def test_the_luck_of_a_world_is_no_merit_of_a_choice() -> None:
    """Where no choice changes anything, none gains anything, however much the worlds promise."""
    rawsiko = game("rawsiko")
    state, seat = some_decisions(rawsiko, 3, 1)[0]
    thinker = Fated(rawsiko)
    search = Search(perspective_on(rawsiko, 3, state, seat), thinker, Random(1))
    search.run(50)
    assert len(thinker.promises) > 5
    assert {edge.total for node in nodes(search.root) for edge in node.edges} == {0.0}


@pytest.mark.parametrize("temperature", [inf, 3.0])
def test_a_choice_is_measured_by_what_its_own_world_promises(temperature: float) -> None:
    """Also where worlds are drawn several times and their baselines calculated once."""
    rawsiko = Rawsiko()
    state, seat = some_decisions(rawsiko, 3, 1)[0]
    search = Search(perspective_on(rawsiko, 3, state, seat), believing(rawsiko, temperature), Random(1))
    baselines = set()
    for _ in range(20):
        world = search._next_world()
        assert search.baseline == search._expected_shares(world)
        baselines.add(tuple(search.baseline))
    assert len(baselines) > 1


def test_a_bound_takes_promise_and_doubt_into_account() -> None:
    node = Node(0)
    node.visits = 100
    proven, doubtful, hopeless = Edge((1,), 0.3, 0.5), Edge((2,), 0.6, 0.5), Edge((3,), 0.1, 0.0)
    proven.visits, proven.total = 90, 60.0
    hopeless.visits = 10
    node.edges = [doubtful, proven, hopeless]
    assert node.best(node.edges, 0.6) is doubtful
    doubtful.visits, doubtful.total = 60, 20.0
    assert node.best(node.edges, 0.6) is proven


def test_few_visits_consider_few_choices() -> None:
    node = Node(0)
    edges = [Edge((number,), 0.01, 1.0 if number == 9 else 0.0) for number in range(10)]
    assert node.best(edges, 0.6) is edges[0]
    node.visits = 100
    assert node.best(edges, 0.6) is edges[9]


def test_greedy_and_search_know_the_same_choices() -> None:
    for id in PLAYED:
        on = played(id)
        thinker: Evaluator = evaluator(on)
        for state, seat in some_decisions(on, on.info.seats[0], 5):
            value, ids = best_choice(on, thinker, state, seat)
            found = choices(on, thinker, state, seat)
            assert tuple(ids) in [choice.ids for choice in found]
            if type(thinker).prospect is Evaluator.prospect:  # else the search judges them by more than greedy does
                assert found[0].value == value


def test_shares_of_victory() -> None:
    assert shares([3.0, 3.0, 3.0], 5.0) == pytest.approx([1 / 3] * 3)
    ahead, behind = shares([12.0, 2.0], 10.0)
    assert ahead + behind == pytest.approx(1.0)
    assert ahead / behind == pytest.approx(2.718281828)
    tied = Outcome(({}, {}, {}), (5, 5, 1), (1, 1, 3), "L7.1")
    assert final_shares(tied) == [0.5, 0.5, 0.0]


# Explaining and playing.


@pytest.mark.parametrize("id", PLAYED)
def test_a_bot_explains_its_choice(id: str) -> None:
    on = played(id)
    seats = on.info.seats[0]
    state, seat = some_decisions(on, seats, 1)[0]
    thinking = SearchBot(Random(1), on, SOME)
    ids = thinking.choose(perspective_on(on, seats, state, seat))
    explanation = thinking.explain()
    assert explanation is not None
    assert explanation.iterations == SOME.iterations
    assert list(explanation.candidates[0].ids) == ids
    visits = [candidate.visits for candidate in explanation.candidates]
    assert visits == sorted(visits, reverse=True)
    assert 0 < sum(visits) <= SOME.iterations
    assert all(0 <= candidate.expected <= 1 for candidate in explanation.candidates)


def test_a_forced_decision_is_taken_at_once() -> None:
    lode: AnyGame = Lode()
    thinker, rng = evaluator(lode), Random(2)
    state, seat = next(it for it in decisions(lode, 2, rng) if len(choices(lode, thinker, *it)) == 1)
    thinking = SearchBot(Random(1), lode, SOME)
    assert thinking.choose(perspective_on(lode, 2, state, seat)) == lode.legal(state, seat)
    explanation = thinking.explain()
    assert explanation is not None
    assert (explanation.iterations, len(explanation.candidates)) == (0, 1)


def test_random_bots_have_nothing_to_say() -> None:
    assert bot("random", Random(1), Lode()).explain() is None


@pytest.mark.parametrize("id", PLAYED)
def test_a_match_of_searching_bots_is_legal_and_depends_on_seeds_alone(id: str) -> None:
    def moves() -> list[list[int]]:
        match = Match(played(id), played(id).info.seats[0], seed=bytes(32))
        bots = [SearchBot(Random(seat), match.game, Level(3, 60.0)) for seat in range(match.seats)]
        taken: list[list[int]] = []
        while not match.is_over() and len(taken) < 60:
            seat = match.to_act()[0]
            taken.append(bots[seat].choose(match.perspective(seat)))
            match.move(seat, taken[-1])
        return taken

    assert moves() == moves()


def test_search_beats_random_in_lode() -> None:
    won = 0
    for number in range(20):
        match = Match(Lode(), 2, seed=bytes([number]) * 32)
        hero = number % 2
        bots = [
            SearchBot(Random(number), match.game, SOME) if seat == hero else RandomBot(Random(seat))
            for seat in range(2)
        ]
        while not match.is_over():
            seat = match.to_act()[0]
            match.move(seat, bots[seat].choose(match.perspective(seat)))
        outcome = match.outcome()
        assert outcome is not None
        won += outcome.winners == [hero]
    assert won >= 16


def test_the_server_passes_its_limit_on() -> None:
    """With no time at all a bot of the highest level answers after one iteration, by the same move as one of one."""
    thebes = game("thebes")
    match = Match(thebes, 2, seed=bytes(32))
    seat = match.to_act()[0]
    world = match.perspective(seat).sample(Random(1))
    job = BotJob("thebes", {}, 2, thebes.dump(world), seat, "expert", "seed", seconds=0.0)
    here = perspective_on(thebes, 2, world, seat)
    assert think(thebes, job).ids == SearchBot(Random("seed"), thebes, Level(1, 60.0)).choose(here)
