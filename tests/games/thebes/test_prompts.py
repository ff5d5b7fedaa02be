"""What a player is asked, and told before choosing how long to dig."""

import pytest

from motherlode.games.thebes import Thebes
from motherlode.kernel import CHANCE
from tests.games.thebes.test_dig import BOOKS, digger, facts_of
from tests.games.thebes.walks import SEATS, positions

SHARED = ("books", "rumours", "assistants", "general", "knowledge")


@pytest.mark.clause("thebes", "T9.12")
def test_the_prompt_shows_what_the_knowledge_is_made_of() -> None:
    desk = digger(BOOKS, "rumour_egypt", "assistant_paris", "general_2_berlin", "shovel_rome", "shovel_london")
    desk.do("dig egypt", "rumour yes", "assistant yes")
    asked = desk.game.prompt(desk.state, 0).facts
    assert [asked[name] for name in SHARED] == [3, 1, 1, 2, 8]
    assert asked["shovels"] == 1
    begun = facts_of(desk.do("weeks 4"), "dig_begun")[0]
    assert [asked[name] for name in SHARED] == [begun[name] for name in SHARED]


@pytest.mark.clause("thebes", "T8.6")
@pytest.mark.parametrize(("used", "permits"), [([], 0), (["egypt"], 1)])
def test_the_prompt_says_whether_a_special_permission_will_be_spent(used: list[str], permits: int) -> None:
    desk = digger(BOOKS, "special_permission_london").used(0, *used)
    desk.do("dig egypt")
    assert desk.game.prompt(desk.state, 0).facts["permits"] == permits
    desk.do("weeks 4")
    assert desk.discarded("special_permission_london") == permits


@pytest.mark.clause("thebes", "T5.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_details_of_a_turn_continue_the_choice_of_its_action(seats: int) -> None:
    game = Thebes()
    continuing: set[str] = set()
    for seed in range(10):
        for state in positions(game, seats, seed):
            for seat in game.to_act(state):
                if seat != CHANCE:
                    asked = game.prompt(state, seat)
                    assert game.continues(state, seat) == asked.continues == (asked.kind != "choose")
                    continuing |= {asked.kind} if asked.continues else set()
    assert continuing == {"zeppelin", "rumour", "assistant", "shovel", "weeks"}


@pytest.mark.clause("thebes", "T5.5")
def test_the_first_question_of_a_turn_never_continues() -> None:
    desk = digger(BOOKS, "rumour_egypt").weeks(10, 30)
    assert not desk.game.continues(desk.state, 0)
    desk.do("dig egypt")
    assert desk.game.continues(desk.state, 0)
    desk.do("rumour yes")
    assert desk.game.continues(desk.state, 0)
    desk.do("weeks 4")
    assert (desk.state.active, desk.prompt()) == (0, "choose")
    assert not desk.game.continues(desk.state, 0)
