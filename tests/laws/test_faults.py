"""The laws catch what they are for: each planted fault breaks its law, and the sound game breaks none."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from motherlode.testing.broken import LawBroken
from motherlode.testing.case import LawCase
from motherlode.testing.fingerprint import hash_seeds
from motherlode.testing.laws import (
    Law,
    law_1,
    law_2,
    law_3,
    law_3_under_options,
    law_4,
    law_4_in_words,
    law_5,
    laws_5_to_7,
)
from motherlode.testing.lode import Lode, faults
from motherlode.testing.lode.state import LodeState
from motherlode.testing.scene import Scene, position_scenes, scenes
from tests.laws.lode import LODE

LAWS: dict[int, Law[LodeState]] = {
    1: law_1,
    2: law_2,
    3: law_3,
    4: law_4,
    5: law_5,
    6: laws_5_to_7,
    7: laws_5_to_7,
}

PLANTED = [
    (1, faults.UnevenLegality, "legal and check disagree for seat . about: sell rubble"),
    (1, faults.TurnlessCheck, "owes nothing and check allows rest"),
    (1, faults.DeadEnd, "has no legal action"),
    (2, faults.SharedList, "changed when its clone did"),
    (2, faults.LentList, "data that was handed out changed"),
    (2, faults.LostField, "equal dumps|has another key"),
    (2, faults.FalselyOpen, "open to all is seen differently"),
    (2, faults.Tuples, "JSON does not give back"),
    (2, faults.GrowingNumbers, "observe gives seat . not"),
    (2, faults.OptionalAction, "another one under the options .*sinking"),
    (2, faults.Remembering, "the record leads elsewhere"),
    (3, faults.LeakInView, "tell two worlds apart: view"),
    (3, faults.LeakToSpectator, "viewer -2 can tell (two|an imagined) world.*: view"),
    (3, faults.LeakOfUnfinished, "sees into the unfinished choice|tell two worlds apart"),
    (3, faults.LeakInEvent, "hears the difference of two worlds: .*found"),
    (3, faults.NoisyBid, "a secret choice of seat . is told"),
    (3, faults.QuietSale, "sell .* was possible by a secret only"),
    (3, faults.LeakInLegal, "tell (two|an imagined) world.*: legal"),
    (3, faults.LeakInCheck, "tell two worlds apart: check"),
    (3, faults.LeakInObserve, "tell two worlds apart: observe"),
    (3, faults.LeakInFacts, "tell two worlds apart: facts"),
    (3, faults.LeakInPrompt, "tell two worlds apart: prompt|unfinished choice of seat .: prompt"),
    (3, faults.LeakInContinues, "tell (two|an imagined) world.*: prompt|unfinished choice of seat .: prompt"),
    (3, faults.OpenGesture, "begins a secret choice, but the next prompt does not continue it"),
    (3, faults.ContinuesTwice, "the prompt 'bid' and `continues` say different things"),
    (3, faults.LeakInToAct, "to_act|whether seat"),
    (3, faults.UntoldDraw, "is open to viewer .*, but nothing tells it"),
    (3, faults.TrueWorlds, "imagines depends on"),
    (3, faults.TrueBids, "imagines depends on"),
    (3, faults.TrueHands, "imagines depends on"),
    (3, faults.ForgetfulWorlds, "tell (two|an imagined) world.*: view"),
    (3, faults.SpoiledTruth, "determinise changed the state"),
    (4, faults.ForgottenClause, "'L5.9', which the rules do not have"),
    (4, faults.ChangingRefusal, "changed the state"),
    (5, faults.FlatSample, "does not follow the weights"),
    (5, faults.FlatDraw, "draw_at gives another draw"),
    (5, faults.EmptyWeights, "weights that are not positive"),
    (6, faults.LostCoin, "all coins: the books say .60., the state .59."),
    (6, faults.QuietPayment, "coins: the books say"),
    (7, faults.Endless, "the bound is"),
    (7, faults.EndlessDraws, "the bound is"),
    (7, faults.Miscount, "a count from scratch"),
]


def case_of(game: type[Lode]) -> LawCase[LodeState]:
    return replace(LODE, factory=game)


def trial(case: LawCase[LodeState]) -> Iterator[Scene[LodeState]]:
    for seats in (2, 3, 4):
        yield from scenes(case, seats, 20)
    yield from position_scenes(case, 5)


@pytest.mark.parametrize(("law", "fault", "problem"), PLANTED, ids=[fault.__name__ for _, fault, _ in PLANTED])
def test_a_planted_fault_is_caught(law: int, fault: type[Lode], problem: str) -> None:
    case = case_of(fault)
    with pytest.raises(LawBroken, match=problem) as caught:
        LAWS[law](case, trial(case))
    assert caught.value.law == law


@pytest.mark.parametrize("law", LAWS)
def test_the_sound_game_passes_the_same_trial(law: int) -> None:
    LAWS[law](LODE, trial(LODE))


def test_an_order_by_hashes_is_caught() -> None:
    with pytest.raises(LawBroken, match="depends on the hash seed"):
        hash_seeds(case_of(faults.HashOrder), 1)


def test_wrong_weights_show_over_many_matches() -> None:
    case = case_of(faults.FlatSample)
    with pytest.raises(LawBroken, match="times, not about"):
        laws_5_to_7(case, scenes(case, 3, 100))


def test_a_hidden_field_that_never_varies_is_caught() -> None:
    case = replace(LODE, hidden=(*LODE.hidden, "coins"))
    with pytest.raises(LawBroken, match="'coins' is hidden, but never varies"):
        law_3(case, trial(case))


def test_a_field_that_no_option_hides_is_caught() -> None:
    case = replace(LODE, hidden_by_option=("coins",))
    with pytest.raises(LawBroken, match="'coins' is hidden under an option, but never varies"):
        law_3_under_options(case, trial(case))


def test_a_hidden_field_that_is_not_listed_is_caught() -> None:
    case = replace(LODE, hidden=("hands", "bids", "added"))
    with pytest.raises(LawBroken, match="determinise changes 'seam'"):
        law_3(case, trial(case))


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        (faults.UntoldEvent, r"event yawned seat=. cannot be told: event-yawned \(en\)"),
        (faults.UntoldReason, r"why L5.2 needed=1 cannot be told: why-L5_2 \(en\)"),
    ],
)
def test_what_has_no_words_is_caught(fault: type[Lode], problem: str) -> None:
    case = case_of(fault)
    with pytest.raises(LawBroken, match=problem):
        law_4_in_words(case, trial(case))


def test_a_broken_law_tells_where() -> None:
    case = case_of(faults.LostCoin)
    with pytest.raises(LawBroken) as caught:
        laws_5_to_7(case, scenes(case, 4, 20, {"purse": 15}))
    assert caught.value.__notes__[0].startswith("lode, 4 seats, seed ")
    assert "'purse': 15" in caught.value.__notes__[0]


def test_a_fault_only_a_position_shows_is_caught() -> None:
    case = case_of(faults.ForgottenClause)
    with pytest.raises(LawBroken, match=r"L5\.9") as caught:
        law_4(case, position_scenes(case, 1))
    assert "position 'emptied'" in caught.value.__notes__[0]
