"""Chapter W17: points, ties and ranks."""

from itertools import combinations

import pytest

from motherlode.games.rawsiko.scoring import ranks, standing
from tests.games.rawsiko.desk import Desk, facts

SMALL = ("glass_ceramics", "flame_retardants", "digital_cameras", "medical_equipment")


def over(desk: Desk) -> Desk:
    desk.turn(6).to_the_end()
    return desk


@pytest.mark.clause("rawsiko", "W17.1")
def test_final_is_controlled_and_taken() -> None:
    desk = Desk().own(0, chile=1)
    desk.state.taken = (desk.mask("Ga", "Li"), 0, 0)
    assert desk.final(0) == {"Li", "B", "Ga"}


@pytest.mark.clause("rawsiko", "W17.2", "W17.3")
def test_a_goal_counts_when_it_is_complete_and_only_then() -> None:
    complete = over(Desk().own(0, chile=1, kazakhstan=1).own(1, peru=1).own(2, spain=1).goals(0, *SMALL))
    assert complete.outcome().scores[0] == {"tier_1": 5, "tier_2": 8, "tier_3": 0, "tier_4": 0}
    assert complete.outcome().totals[0] == 13
    lacking = over(Desk().own(0, chile=1, vietnam=1).own(1, peru=1).own(2, spain=1).goals(0, *SMALL))
    assert lacking.outcome().totals[0] == 5


@pytest.mark.clause("rawsiko", "W17.4")
def test_the_four_numbers() -> None:
    desk = over(Desk().own(0, chile=1, kazakhstan=2).own(1, peru=1).own(2, spain=1).goals(0, *SMALL))
    assert standing(desk.rules, desk.state, 0) == (13, 2, 5, 2)
    assert facts(desk.log.events, "scored")[0] == {
        "seat": 0,
        "vp": 13,
        "goals": 2,
        "materials": 5,
        "territories": 2,
        "rank": 1,
    }


# What seats 0 and 1 own and aim at, and the number in which seat 0 is ahead; in the next one it is behind.
TIES = {
    "points": (["chile"], ["glass_ceramics"], ["peru", "turkey"], ["fertilizers"], 0),
    "goals": (
        ["australia", "guatemala", "new_guinea", "turkey"],
        ["tyres", "glass_ceramics"],
        ["mexico", "chile", "iran", "usa", "russia"],
        ["medicines"],
        1,
    ),
    "materials": (["chile", "usa"], ["glass_ceramics"], ["argentina", "norway", "greenland"], ["glass_ceramics"], 2),
    "territories": (["guinea", "indonesia"], ["steel"], ["guatemala"], ["steel"], 3),
}


@pytest.mark.clause("rawsiko", "W17.5")
@pytest.mark.parametrize("case", TIES)
def test_the_chain_of_ties(case: str) -> None:
    lands, goals, other_lands, other_goals, place = TIES[case]
    desk = Desk().own(0, **dict.fromkeys(lands, 1)).own(1, **dict.fromkeys(other_lands, 1)).own(2, madagascar=1)
    desk.state.goals = (desk.box.goals.index("robots"),) * 12
    desk.goals(0, *goals).goals(1, *other_goals)
    ahead, behind = standing(desk.rules, desk.state, 0), standing(desk.rules, desk.state, 1)
    assert ahead[:place] == behind[:place]
    assert ahead[place] > behind[place]
    assert ahead[place + 1 :][-1:] <= behind[place + 1 :][-1:]
    assert ranks(desk.rules, desk.state)[:2] == (1, 2)


@pytest.mark.clause("rawsiko", "W17.6")
def test_the_chain_decides_every_place() -> None:
    desk = Desk(5).own(0, usa=1).own(1, guatemala=1).own(2, guinea=1, indonesia=1).own(3, canada=1).own(4, new_guinea=1)
    over(desk)
    assert desk.outcome().totals == (0, 0, 0, 0, 0)
    assert desk.outcome().ranks == (1, 4, 3, 2, 5)


@pytest.mark.clause("rawsiko", "W17.7")
def test_equal_survivors_share_a_rank() -> None:
    desk = over(Desk().own(0, guatemala=1).own(1, guinea=1).own(2, new_guinea=1))
    assert desk.outcome().ranks == (1, 1, 3)
    assert desk.outcome().winners == [0, 1]


@pytest.mark.clause("rawsiko", "W17.8")
def test_who_was_eliminated_later_ranks_higher() -> None:
    desk = over(Desk(5).own(1, guatemala=1).own(3, new_guinea=1).eliminated(4, 0, 2))
    assert desk.outcome().ranks == (4, 1, 3, 2, 5)


@pytest.mark.clause("rawsiko", "W17.9")
def test_the_eliminated_can_share_a_rank() -> None:
    desk = over(Desk(5, eliminated_rank="shared").own(1, guatemala=1).own(3, new_guinea=1).eliminated(4, 0, 2))
    assert desk.outcome().ranks == (3, 1, 3, 2, 3)


@pytest.mark.clause("rawsiko", "W17.10")
def test_the_numbers_of_the_eliminated_are_all_zero() -> None:
    for out in combinations(range(4), 2):
        desk = Desk(4).eliminated(*out)
        for seat, name in enumerate(("chile", "usa", "spain", "japan")):
            if seat not in out:
                desk.own(seat, **{name: 1})
        over(desk)
        for seat in out:
            assert standing(desk.rules, desk.state, seat) == (0, 0, 0, 0)
            assert desk.outcome().totals[seat] == 0
