"""Where a gesture goes on and where it ends (`continues`), whatever is hidden from the seat that is asked."""

from collections.abc import Iterator
from random import Random

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.state import RockwellState
from motherlode.kernel import CHANCE, Log, Value
from motherlode.kernel.playout import step
from motherlode.testing.sight import reveals
from motherlode.testing.twins import Twins
from tests.games.rockwell.desk import Desk
from tests.laws.rockwell import wealthy

OPTIONS: list[dict[str, Value]] = [{}, {"insurance_visibility": "secret"}]
# The prompts with which a turn begins, and those that always go on with one; the rest depend on the position.
BEGIN = {"place_vp", "crew", "first_tile", "use_insurance", "ai_crew", "ai_upgrade", "market", "works"}
CONTINUE = {"move", "die", "advantage_bribe", "bribe_target", "shaft_level", "shaft_to"}
BOTH = {"bid", "insure"}
OPENLY = {"advantage_hire", "amount", "ai_move"}


def rich_start(game: Rockwell, seats: int) -> RockwellState:
    return game.load(wealthy(seats, **game.options).data)


def questions(options: dict[str, Value], matches: int) -> Iterator[tuple[Rockwell, RockwellState, int]]:
    """All questions asked in random matches of rich players."""
    game = Rockwell({**options, "max_rounds": 3})
    for number in range(matches):
        state = rich_start(game, 2 + number % 3)
        rng = Random(f"gestures {number}")
        while seats := game.to_act(state):
            if seats[0] != CHANCE:
                for seat in seats:
                    yield game, state, seat
            step(game, state, seats[rng.randrange(len(seats))], rng)


@pytest.mark.parametrize("options", OPTIONS)
def test_each_kind_of_prompt_begins_or_continues_as_it_should(options: dict[str, Value]) -> None:
    found: dict[str, set[bool]] = {}
    for game, state, seat in questions(options, 60):
        prompt = game.prompt(state, seat)
        assert game.continues(state, seat) == prompt.continues
        found.setdefault(prompt.kind, set()).add(prompt.continues)
    is_secret = bool(options)
    assert {kind for kind, answers in found.items() if answers == {False}} == BEGIN | (
        {"ai_move"} if is_secret else set()
    )
    assert {kind for kind, answers in found.items() if answers == {True}} == CONTINUE | (set() if is_secret else OPENLY)
    assert {kind for kind, answers in found.items() if len(answers) == 2} == BOTH | (
        {"advantage_hire", "amount"} if is_secret else set()
    )


@pytest.mark.parametrize("options", OPTIONS)
def test_the_first_question_of_a_turn_begins_a_gesture(options: dict[str, Value]) -> None:
    desk = Desk(4, **options).cubes(0, 9, 0, 0, 0).money(0, 9000)
    asked = [desk.placing(), desk.insuring(), desk.drilling(), desk.market(0), desk.works(0), Desk(4, **options)]
    assert not any(each.game.continues(each.state, each.actor) for each in asked)


def test_a_sealed_choice_is_begun_by_its_first_step() -> None:
    desk = Desk(3).insuring()
    assert not desk.game.continues(desk.state, 1)
    desk.do("insure zinc 1", seat=1)
    assert [desk.game.continues(desk.state, seat) for seat in range(3)] == [False, True, False]
    desk = Desk(3)
    desk.do("bid_money 500", seat=2)
    assert [desk.game.continues(desk.state, seat) for seat in range(3)] == [False, False, True]


def test_where_insurance_is_secret_a_sale_shows_cubes_step_by_step() -> None:
    for visibility, goes_on in (("open", True), ("secret", False)):
        desk = Desk(3, insurance_visibility=visibility).cubes(0, 9, 0, 0, 0).market(0)
        desk.do("sell zinc")
        assert desk.game.continues(desk.state, 0) == goes_on
        desk = Desk(3, insurance_visibility=visibility).money(0, 9000).market(0)
        desk.do("buy zinc")
        assert desk.game.continues(desk.state, 0)


def test_where_insurance_is_secret_a_hire_after_an_extraction_begins_a_gesture() -> None:
    """Tokens may have been handed in just before; on a tile that is not flipped there was no extraction."""
    for visibility, goes_on in (("open", True), ("secret", False)):
        desk = Desk(3, insurance_visibility=visibility).crews(0, "a1 1").crews(1, "a0 2").sit(0, 1, 3).money(0, 9000)
        desk.drilling().will_draw("a3a", "e03a").do("crew 1", "move a0")
        assert (desk.prompt(), desk.game.continues(desk.state, 0)) == ("advantage_hire", goes_on)
        desk = Desk(3, insurance_visibility=visibility).crews(0, "a1 1").sit(0, 1, 3).money(0, 9000).drilling()
        desk.do("crew 1", "move a2")
        assert (desk.prompt(), desk.game.continues(desk.state, 0)) == ("advantage_hire", True)


def what_follows(game: Rockwell, state: RockwellState, seat: int, action: int) -> str:
    """How a gesture ends with an action, or that it goes on."""
    after, log = state.clone(), Log()
    game.apply(after, seat, action, log)
    if reveals(log.events):
        return "something is shown"
    if seat not in game.to_act(after):
        return "nothing more is asked"
    return "it continues" if game.continues(after, seat) else "another gesture begins"


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_continues_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(options: dict[str, Value], seats: int) -> None:
    """Sealed bids, and secret insurance: also after each action, so that storing or previewing it tells nothing."""
    game = Rockwell({**options, "max_rounds": 3})
    compared = 0
    for viewer in range(seats):
        twins = Twins(game, rich_start(game, seats), viewer, Random(f"twins {seats} {viewer}"))
        while twins.step():
            one, two = twins.one.state, twins.two.state
            if viewer in game.to_act(one):
                assert game.continues(one, viewer) == game.continues(two, viewer)
                for action in game.legal(one, viewer):
                    assert what_follows(game, one, viewer, action) == what_follows(game, two, viewer, action)
                compared += twins.differ
    assert compared > 20
