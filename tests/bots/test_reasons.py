"""Reasons of hints: what a choice changes, from nothing that its seat cannot know; candidates as people read them."""

from itertools import islice, permutations
from random import Random

import pytest

from motherlode.bots.evaluators import evaluator
from motherlode.bots.explanation import Candidate, Effect, Explanation, Left, Reason
from motherlode.bots.reasons import REASONS, SMALL, Reasoner, all_ids, ranking, with_reasons
from motherlode.bots.search import Level, SearchBot
from motherlode.bots.telling import added_up, costs_least, effect_text, signed
from motherlode.games.rawsiko import Rawsiko
from motherlode.games.rawsiko.state import DISTRIBUTE
from motherlode.kernel import SILENT
from motherlode.play.match import Match
from motherlode.play.perspective import Perspective
from motherlode.play.text import LANGUAGES, Catalogue
from motherlode.registry import GAMES, game
from tests.bots.worlds import decisions, perspective_on
from tests.games.cavum.desk import Desk

HIDING = ("rockwell", "rawsiko")  # games in which much is hidden at all times


def reasoner(here: Perspective, seed: int = 1) -> Reasoner:
    return Reasoner(here, evaluator(here.game), Random(seed))


@pytest.mark.parametrize("id", GAMES)
def test_reasons_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(id: str) -> None:
    on = game(id)
    seats = on.info.seats[0]
    differing = 0
    for number, (state, seat) in enumerate(islice(decisions(on, seats, Random(5)), 20, 400, 19)):
        other = on.determinise(state, seat, Random(number))
        differing += other.key() != state.key()
        here, there = perspective_on(on, seats, state, seat), perspective_on(on, seats, other, seat)
        one, two = reasoner(here), reasoner(there)
        for action in here.legal()[:4]:
            assert one.effect((action,)) == two.effect((action,))
            assert one.destination((action,)) == two.destination((action,))
    assert differing or id not in HIDING


def test_the_points_are_the_change_of_the_value() -> None:
    on = game("thebes")
    judge = evaluator(on)
    for state, seat in islice(decisions(on, 3, Random(2)), 10, 60, 7):
        thinker = reasoner(perspective_on(on, 3, state, seat))
        for action in on.legal(state, seat):
            after = state.clone()
            on.apply(after, seat, action, SILENT)
            effect = thinker.effect((action,))
            assert effect is not None
            assert effect.points == pytest.approx(judge.value(after, seat) - judge.value(state, seat))
            assert len(effect.reasons) <= REASONS
            sizes = [round(abs(each.points), 1) for each in effect.reasons]
            assert sizes == sorted(sizes, reverse=True)


def test_the_weeks_left_are_told() -> None:
    match = Match(game("thebes"), 2, seed=bytes(32))
    here = match.perspective(match.to_act()[0])
    effect = reasoner(here).effect((here.legal()[0],))
    assert effect is not None
    (left,) = effect.left
    assert left.key == "count-weeks"
    assert 0 < left.count < 156


def test_one_draft_in_several_orders_is_one_candidate() -> None:
    """RAWsiko's draft: the same territories one after the other."""
    on = game("rawsiko")
    for state, seat in decisions(on, 3, Random(1)):
        here = perspective_on(on, 3, state, seat)
        thinker = reasoner(here)
        orders = [ids for ids in permutations(here.legal()[:3], 2) if thinker.effect(ids) is not None]
        keys = {thinker.destination(ids) for ids in orders}
        if len(orders) > len(keys):
            merged = thinker.different([Candidate(ids, 10, 0.5) for ids in orders])
            assert len(merged) == len(keys)
            assert sum(each.visits for each in merged) == 10 * len(orders)
            return
    pytest.fail("no position with a choice that can be made in two orders")


def test_one_draft_with_and_without_a_plan_is_one_candidate() -> None:
    on = game("rawsiko")
    for state, seat in decisions(on, 3, Random(1)):
        here = perspective_on(on, 3, state, seat)
        thinker = reasoner(here)
        orders = [ids for ids in permutations(here.legal()[:3], 2) if thinker.effect(ids) is not None]
        one, other = next(((ids, ids[::-1]) for ids in orders if ids[::-1] in orders), ((), ()))
        if one and (rest := here.preview(one).legal()):
            drafts = (Candidate(one, 30, 0.8, then=((rest[0],),)), Candidate(other, 10, 0.6))
            assert [each.ids for each in thinker.told(Explanation(40, drafts)).candidates] == [one]
            return
    pytest.fail("no position with a choice that can be made in two orders")


def placing(last: bool) -> Perspective:
    """RAWsiko: the first or the last of all starting resources is to be placed."""
    on = Rawsiko()
    found = [(state, seat) for state, seat in decisions(on, 3, Random(1)) if state.phase == DISTRIBUTE]  # type: ignore[attr-defined]
    return perspective_on(on, 3, *found[-1 if last else 0])


def test_one_plan_in_several_orders_is_one_candidate() -> None:
    here = placing(last=False)
    one, other, third = here.legal()[:3]
    plans = [((one,), (other,)), ((other,), (one,)), ((one,), (third,))]
    merged = reasoner(here).different([Candidate(first, 10, 0.5, then=(then,)) for first, then in plans])
    assert [(each.ids, each.then, each.visits) for each in merged] == [
        ((one,), ((other,),), 20),
        ((one,), ((third,),), 10),
    ]


def test_of_a_plan_as_much_is_told_as_makes_it_worth_more() -> None:
    """Cavum: a tile leads to a city, the station there scores; to end the turn then adds nothing."""
    desk = Desk.building().tiles("2k2@(-3,4)").stations(0, "(-3,4)").pieces(0, option=1, station=1, prospect=1)
    here = perspective_on(desk.game, 2, desk.state, 0)
    parse = desk.game.actions.parse
    points = (parse("piece option"), parse("points"))
    station = (parse("piece station"), parse("build_city south_2"))
    end = (parse("end_turn"),)
    told = reasoner(here).planned(Candidate(points, 9, 0.5, then=(station, end)))
    assert reasoner(here).gain((*points, *station)) > reasoner(here).gain(points) + SMALL
    assert told.then == (station,)
    assert reasoner(here).planned(Candidate(station, 9, 0.5, then=(end,))).then == ()


def test_the_start_of_a_match_is_nobodys_merit() -> None:
    """RAWsiko: after the last starting resource positions are judged by another measure."""
    for last in (True, False):
        here = placing(last)
        effects = [reasoner(here).effect((action,)) for action in here.legal()]
        assert all((effect is None) == last for effect in effects)


@pytest.mark.parametrize("id", GAMES)
def test_plans_can_be_played(id: str) -> None:
    on = game(id)
    seats = on.info.seats[0]
    planned = 0
    for state, seat in islice(decisions(on, seats, Random(6)), 30, 90, 15):
        here = perspective_on(on, seats, state, seat)
        thinker = SearchBot(Random(1), on, Level(60, 60.0))
        thinker.choose(here)
        explanation = thinker.explain()
        assert explanation is not None
        for each in explanation.candidates:
            here.preview(all_ids(each))
            planned += len(each.then)
    assert planned or id not in ("cavum", "rawsiko")


def test_nothing_is_ranked_above_the_choice() -> None:
    rows = [Candidate((1,), 370, 0.5), Candidate((2,), 84, 0.45), Candidate((3,), 34, 0.48), Candidate((4,), 2, 0.7)]
    ranked = ranking(rows)
    assert [each.ids for each in ranked] == [(1,), (4,), (3,), (2,)]
    assert [each.expected for each in ranked] == [0.5, 0.5, 0.48, 0.45]


@pytest.mark.parametrize("id", GAMES)
def test_an_explanation_for_people_ranks_and_says_why(id: str) -> None:
    on = game(id)
    state, seat = next(islice(decisions(on, on.info.seats[-1], Random(4)), 30, None))
    here = perspective_on(on, on.info.seats[-1], state, seat)
    thinker = SearchBot(Random(1), on, Level(12, 60.0))
    chosen = thinker.choose(here)
    explanation = thinker.explain()
    assert explanation is not None
    told = with_reasons(here, explanation, Random(1))
    shares = [each.expected for each in told.candidates]
    assert shares == sorted(shares, reverse=True)
    assert reasoner(here).destination(told.candidates[0].ids) == reasoner(here).destination(tuple(chosen))
    for lang in LANGUAGES:
        words = Catalogue(id, lang, strict=True)
        for each in told.candidates:
            assert each.effect is not None
            assert effect_text(words, each.effect)


def test_an_effect_in_words() -> None:
    reasons = (Reason("term-majority", 3.04, "egypt"), Reason("reason-rival", -2.5, seat=1))
    effect = Effect(3.2, reasons, (Left("count-weeks", 40),))
    players = ("Ada", "Ben")
    assert effect_text(Catalogue("thebes", "en", players, strict=True), effect) == (
        "worth about 3 points: +3 for the majority in Egypt, −2.5 for Ben; leaves 40 weeks"
    )
    assert effect_text(Catalogue("thebes", "nl", players, strict=True), effect) == (
        "ongeveer 3 punten waard: +3 voor de meerderheid in Egypte, −2,5 voor Ben; daarna nog 40 weken"
    )
    assert effect_text(Catalogue("thebes", "en", strict=True), Effect(-0.2, (), ())) == "changes little by itself"
    assert effect_text(Catalogue("thebes", "en", strict=True), Effect(-1.2, (), ())) == "costs about one point"
    assert signed(-11.2, "fr") == "−11"


def test_what_is_told_of_the_points_adds_up() -> None:
    """What smaller reasons bring together is told before what a rival gets."""
    reasons = (Reason("reason-rival", -6.0, seat=1), Reason("term-majority", 3.04, "egypt"))
    assert effect_text(Catalogue("thebes", "en", ("Ada", "Ben"), strict=True), Effect(8.2, reasons, ())) == (
        "worth about 8 points: +3 for the majority in Egypt, +5.2 for everything else, −6 for Ben"
    )
    assert [reason.points for reason in added_up(0.2, reasons[1:])] == pytest.approx([3.04, -2.84])
    assert added_up(3.5, reasons[1:]) == [reasons[1]]
    assert added_up(8.2, ()) == []


def test_before_a_match_is_under_way_figures_are_not_told() -> None:
    here = placing(last=False)
    effect = reasoner(here).effect((here.legal()[0],))
    assert effect is not None
    assert not effect.told
    reasons = (Reason("term-majority", 3.04, "egypt"), Reason("reason-rival", 2.5, seat=1), Reason("term-weeks", -2.0))
    for lang, said in (("en", "for the majority in Egypt"), ("nl", "voor de meerderheid in Egypte")):
        words = Catalogue("thebes", lang, ("Ada", "Ben"), strict=True)
        assert effect_text(words, Effect(95.0, reasons, (), told=False)) == said
        assert effect_text(words, Effect(95.0, (), (), told=False)) == words.format("effect-even")


def test_where_every_choice_costs_the_best_one_costs_the_least() -> None:
    best, worse, gain = Effect(-6.8, (), ()), Effect(-9.0, (), ()), Effect(2.0, (), ())
    assert costs_least([best, worse])
    assert not any(
        costs_least(effects) for effects in ([worse, best], [best, gain], [gain, best], [best], [best, None])
    )
    assert effect_text(Catalogue("thebes", "en", strict=True), best, True) == "costs the least, about 7 points"
    assert effect_text(Catalogue("thebes", "de", strict=True), best, True) == "kostet am wenigsten, etwa 7 Punkte"


def test_turns_of_one_tile_that_win_as_often_are_one_candidate() -> None:
    """Cavum: the better one is told, unless another turn makes a difference."""
    desk = Desk.building().pieces(0, option=1, station=1, prospect=1)
    parse = desk.game.actions.parse
    tile, here = parse("piece tunnel_6"), parse("lay a1")
    turned = [Candidate((tile, here, parse(f"turn {k}")), 9 - k, share) for k, share in enumerate((0.5, 0.495, 0.45))]
    elsewhere = Candidate((tile, parse("lay a2"), parse("turn 1")), 1, 0.45)
    told = reasoner(perspective_on(desk.game, 2, desk.state, 0)).distinct([*turned, elsewhere])
    assert told == [turned[0], turned[2], elsewhere]


def test_what_is_better_is_not_explained_by_a_drawback() -> None:
    on = game("thebes")
    drawbacks = 0
    for state, seat in islice(decisions(on, 2, Random(3)), 5, 60, 6):
        thinker = reasoner(perspective_on(on, 2, state, seat))
        for one, other in permutations([(action,) for action in on.legal(state, seat)], 2):
            advantage, change = thinker.advantage(one, other), thinker.effect(one)
            assert advantage is not None
            assert change is not None
            drawbacks += any(reason.points < 0 for reason in change.reasons)
            assert all(reason.points > 0 for reason in advantage.reasons)
            assert advantage.reasons or advantage.points < SMALL
    assert drawbacks
