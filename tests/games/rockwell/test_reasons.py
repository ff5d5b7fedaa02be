"""Why not: the clause of a refusal is broken in that position, its sentence is true, and none is forgotten."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest

from motherlode.games.rockwell import Rockwell
from motherlode.games.rockwell.state import DECISIONS, RockwellState
from motherlode.kernel import Value, Violation
from motherlode.kernel.playout import step
from motherlode.play.text import LANGUAGES, Catalogue, why_text
from tests.games.rockwell.desk import Desk
from tests.games.rockwell.truths import TRUTHS, Asked
from tests.laws.rockwell import wealthy

# The clauses that forbid something a player can ask for. Those not here permit or describe, are carried out by the
# game itself, or forbid what no action could express (R5.2, R6.4, R8.9); R14.2 and R15.2 show as R4.5: the VP is gone.
FORBIDDING = set(TRUTHS)
# Positions looked at of every phase, per number of seats.
ENOUGH = 8


def looked_at(options: Mapping[str, Value], seats: int, matches: int) -> Iterator[tuple[Rockwell, RockwellState]]:
    """Positions of random matches, rare phases more often."""
    game = Rockwell({**options, "max_rounds": 3})
    seen: Counter[int] = Counter()
    rng = Random(f"reasons {options} {seats}")
    for number in range(matches):
        state = game.new(seats) if number % 4 == 0 else game.load(wealthy(seats, **options).data)
        while True:
            acting = game.to_act(state)
            if seen[state.phase] < 2 or (seen[state.phase] < ENOUGH and rng.random() < 0.2):
                seen[state.phase] += 1
                yield game, state
            if not acting:
                break
            step(game, state, acting[rng.randrange(len(acting))], rng)
    assert len(seen) >= len(DECISIONS) - 5, "too few phases were seen"


def refusals(game: Rockwell, state: RockwellState) -> Iterator[tuple[Asked, Violation]]:
    for seat in range(state.seats):
        for id, action in enumerate(game.actions):
            violation = game.check(state, seat, id)
            if violation is not None:
                yield Asked(game, state, seat, action, dict(violation.facts)), violation


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"bribe_source": "unflipped", "edge_limit": "per_border"}])
def test_every_reason_is_true(options: dict[str, Value], seats: int) -> None:
    catalogues = [Catalogue("rockwell", lang, strict=True) for lang in LANGUAGES]
    said: set[tuple[str, tuple[str, ...]]] = set()
    for game, state in looked_at(options, seats, 40):
        for asked, violation in refusals(game, state):
            told = f"{asked.action} of seat {asked.seat} in {asked.phase}: {violation}"
            assert TRUTHS[violation.clause](asked), told
            if (violation.clause, tuple(asked.facts)) not in said:
                said.add((violation.clause, tuple(asked.facts)))
                for catalogue in catalogues:
                    assert why_text(catalogue, violation)


def briber(crew: str, *victims: str, chair: int = 1, money: int = 9000) -> Desk:
    """Seat 0 sits on board 1 and has one crew in play; seat 1 owns the victims."""
    return Desk().crews(0, crew, "core", "core", "core").crews(1, *victims).sit(0, 1, chair).money(0, money)


def stayed(desk: Desk) -> Desk:
    desk.drilling().do("crew 1", "stay")
    return desk


def interrupted() -> Desk:
    """Seat 0 has taken a die along, and must meet the danger of an extraction."""
    desk = Desk().crews(0, "b1 1+1").crews(1, "b0 4").sit(0, 1, 3).tokens(0, 1).money(0, 9000)
    desk.drilling().will_draw("b5a", "e05d").do("crew 1", "move b0", "take_die 1")
    return desk


def boxed_in_ai() -> Desk:
    """Every tile next to the strongest crew of the AI is flipped."""
    desk = Desk(2).crews(0, "d0 1").crews(2, "a4 4", "b0 1", "b1 1", "b2 1").flip("a3", "a5", "b4", "a4").drilling()
    desk.do("crew 1", "stay", "crew 1", "stay")
    return desk


def moving(crew: str, mobility: int) -> Desk:
    desk = Desk().crews(0, crew, "core", "core", "core").level(0, mobility=mobility).drilling()
    desk.do("crew 1")
    return desk


def ended_by_achievements() -> Desk:
    desk = Desk().money(0, 9000).crews(0, "c0 4", "c1 3")
    desk.earned(0, "gold12", "silver10", "zinc8_copper8", "six_of_each", "core_reached").works(0)
    desk.do("upgrade_crew 2", "pass_works")
    return desk


def without_zinc_deliveries() -> Desk:
    desk = Desk()
    for tile in range(7):
        desk.delivered(1, tile)
    return desk.works(0)


# Positions that random play hardly ever comes to.
SCENES: list[Callable[[], Desk]] = [
    interrupted,
    boxed_in_ai,
    ended_by_achievements,
    without_zinc_deliveries,
    lambda: moving("b3 1", 1),
    lambda: moving("e0 1", 3),
    lambda: moving("d0 1", 3),
    lambda: Desk().crews(0, "b0 1", "core").crews(1, "core", "core", "core", "core").drilling(),
    lambda: stayed(briber("a0 1", "b0 1+2")),
    lambda: stayed(briber("b3 1", "b4 1+2", money=900)),
    lambda: stayed(briber("e0 1", "a0 1")),
]


@pytest.mark.parametrize("number", range(len(SCENES)))
def test_every_reason_is_true_in_rare_positions(number: int) -> None:
    desk = SCENES[number]()
    for asked, violation in refusals(desk.game, desk.state):
        assert TRUTHS[violation.clause](asked), f"{asked.action} of seat {asked.seat} in {asked.phase}: {violation}"


def test_no_clause_that_forbids_is_forgotten() -> None:
    """Each is named by some refusal, in random matches or in the positions above."""
    named: set[str] = set()
    for options in ({}, {"bribe_source": "unflipped"}):
        for seats in (2, 3, 4):
            for game, state in looked_at(options, seats, 40):
                named |= {violation.clause for _, violation in refusals(game, state)}
    for scene in SCENES:
        desk = scene()
        named |= {violation.clause for _, violation in refusals(desk.game, desk.state)}
    assert FORBIDDING - named == set()
    assert named - FORBIDDING == set()


@pytest.mark.clause("rockwell", "R9.3", "R9.11")
def test_of_several_targets_the_one_nearest_to_being_possible_gives_the_reason() -> None:
    """From the edge c3|c4 the victim on c5 is beside c4 only: there it is the money that is missing."""
    desk = stayed(briber("c3_c4 1", "c5 1+1", "c2 1", money=0))
    assert desk.prompt() == "advantage_bribe"
    assert desk.violation("bribe 1 2") == Violation("R9.11", {"needed": 1000, "have": 0})
    desk = stayed(briber("c2_c3 1", "c1 1+1", "c4 1", money=0))
    assert desk.violation("bribe 1 1") == Violation("R9.11", {"needed": 1000, "have": 0})


@pytest.mark.clause("rockwell", "R9.12")
def test_a_victim_on_an_edge_of_the_target() -> None:
    desk = stayed(briber("b3 1", "b3_b4 1", "b4 1"))
    assert desk.violation("bribe 1 2") == Violation("R9.12", {"place": "b3_b4", "tile": "b3"})


@pytest.mark.parametrize(
    ("crew", "victim", "asked", "violation"),
    [
        ("b3 1", "c5 1", "bribe 1 1", Violation("R9.3", {"place": "c5", "tile": "b3"})),
        ("b3 1", "b3_b4 1", "bribe 1 1", Violation("R9.12", {"place": "b3_b4", "tile": "b3"})),
        ("a0 1", "b0 1+2", "bribe 1 1", Violation("R9.10", {"die": 2, "cap": 1})),
        ("b3 1", "b4 1+2", "bribe 1 1", Violation("R9.11", {"needed": 1500, "have": 900})),
        ("e0 1", "a0 1", "bribe 1 1", Violation("R9.14")),
        ("b3 1", "c5 1", "bribe 1 2", Violation("R9.5", {"place": "e3"})),
    ],
)
@pytest.mark.clause("rockwell", "R9.3", "R9.5", "R9.10", "R9.11", "R9.12", "R9.14")
def test_why_no_bribe_was_offered(crew: str, victim: str, asked: str, violation: Violation) -> None:
    """The step is skipped, the next player is to act; asked then, the briber learns what was missing."""
    desk = stayed(briber(crew, victim, money=900))
    assert (desk.actor, desk.prompt()) == (1, "crew")
    assert desk.violation(asked, seat=0) == violation
    assert desk.why(asked, seat=2) == "R8.1"


@pytest.mark.clause("rockwell", "R9.2", "R9.6")
def test_why_no_bribe_was_offered_on_a_flipped_tile_or_without_tokens() -> None:
    desk = stayed(briber("b3 1", "b4 1").flip("b3"))
    assert desk.violation("bribe 1 1", seat=0) == Violation("R9.2", {"tile": "b3"})
    desk = briber("b3 1", "b4 1")
    desk.state.bribes = 0
    assert stayed(desk).violation("bribe 1 1", seat=0) == Violation("R9.6")


@pytest.mark.clause("rockwell", "R9.1", "R10.1")
def test_without_the_chair_no_advantage_is_offered() -> None:
    desk = stayed(Desk().crews(0, "b3 1").crews(1, "b4 1"))
    assert (desk.why("bribe 1 1", seat=0), desk.why("hire 1", seat=0)) == ("R9.1", "R10.1")


@pytest.mark.parametrize(
    ("crew", "asked", "violation"),
    [
        ("e0 1", "hire 1", Violation("R10.12")),
        ("b3 1+1", "hire 1", Violation("R10.4")),
        ("b3 1", "hire 1", Violation("R1.9", {"needed": 1000, "have": 900})),
        ("b3 1", "hire 3", Violation("R10.5", {"strength": 3, "cap": 2})),
    ],
)
@pytest.mark.clause("rockwell", "R10.4", "R10.5", "R10.12", "R1.9")
def test_why_no_hire_was_offered(crew: str, asked: str, violation: Violation) -> None:
    desk = stayed(briber(crew, chair=3, money=900))
    assert desk.actor == 1
    assert desk.violation(asked, seat=0) == violation


@pytest.mark.clause("rockwell", "R10.6")
def test_why_no_hire_was_offered_without_dice() -> None:
    desk = stayed(briber("c3 1", chair=3).crews(1, "b3 1+1", "b4 1+1", "b5 1+1"))
    assert desk.violation("hire 1", seat=0) == Violation("R10.6")


@pytest.mark.clause("rockwell", "R10.6")
def test_after_the_last_drilling_round_the_next_decision_is_in_phase_2() -> None:
    desk = briber("c3 1", chair=3).crews(1, "b3 1+1", "b4 1+1", "b5 1+1").sit(2, 2, 1).sit(3, 2, 2)
    desk.orders([0, 1, 2, 3], [1, 2, 3, 0]).drilling(4)
    for _ in range(4):
        desk.do("crew 1", "stay")
    assert desk.phase() == "trading"
    assert desk.violation("hire 1", seat=0) == Violation("R10.6")
    desk.do("buy zinc", "amount 1", "amount_done")
    assert desk.violation("hire 1", seat=0) == Violation("R4.5", {"board": "board_2"})


@pytest.mark.clause("rockwell", "R9.7")
def test_a_bribe_under_way_is_the_only_one() -> None:
    desk = Desk(4, ring_alignment="offset").crews(0, "b3_b4 1", "core", "core", "core").crews(1, "c4 1").sit(0, 1, 1)
    stayed(desk).do("bribe 1 1")
    assert desk.prompt() == "bribe_target"
    assert (desk.why("bribe 1 1"), desk.why("no_advantage"), desk.why("crew 1")) == ("R9.7", "R8.3", "R8.4")


@pytest.mark.clause("rockwell", "R10.9", "R11.1", "R9.2")
def test_while_an_extraction_interrupts_the_turn() -> None:
    desk = interrupted()
    assert (desk.prompt(), desk.actor) == ("use_insurance", 0)
    assert (desk.why("hire 1"), desk.why("bribe 1 1"), desk.why("stay")) == ("R10.9", "R9.1", "R11.1")
    assert desk.why("hire 1", seat=2) == "R12.11"
    desk = Desk().crews(0, "b1 1").crews(1, "b0 4").sit(0, 1, 1).tokens(0, 1)
    desk.drilling().will_draw("b5a", "e05d").do("crew 1", "move b0")
    assert desk.violation("bribe 1 1") == Violation("R9.2", {"tile": "b0"})


@pytest.mark.clause("rockwell", "R10.7", "R10.11")
def test_the_die_of_a_crew_that_moves() -> None:
    desk = Desk().crews(0, "b1 1+1").money(0, 9000).drilling()
    desk.do("crew 1")
    assert desk.why("leave_die") == desk.why("take_die 1") == "R10.11"
    desk.do("move b0")
    assert desk.why("move b2") == desk.why("stay") == "R10.7"


@pytest.mark.clause("rockwell", "R8.5")
def test_a_player_whose_crews_are_all_in_the_core() -> None:
    desk = Desk().crews(1, "core", "core", "core", "core").drilling()
    assert (desk.why("crew 1", seat=1), desk.why("crew 1", seat=2)) == ("R8.5", "R8.1")


@pytest.mark.clause("rockwell", "R11.4")
def test_a_flipped_tile_is_not_chosen_again() -> None:
    desk = Desk().crews(0, "a1 1").crews(1, "a0 2").crews(2, "a1 3").level(0, mobility=2).flip("a5").drilling()
    desk.do("crew 1", "move a0_a1")
    assert desk.prompt() == "first_tile"
    assert (desk.why("first_tile a5"), desk.why("first_tile a4")) == ("R11.4", "R11.17")


@pytest.mark.clause("rockwell", "R11.1")
def test_while_the_card_is_drawn_nobody_acts() -> None:
    desk = Desk().crews(0, "a1 1").crews(1, "a0 2").drilling()
    desk.do("crew 1")
    desk.game.apply(desk.state, 0, desk.game.actions.parse("move a0"), desk.log)
    assert desk.phase() == "flipping"
    assert desk.violation("stay", seat=0) == desk.violation("stay", seat=1) == Violation("R11.1")


@pytest.mark.clause("rockwell", "R19.13")
def test_the_ai_among_flipped_tiles() -> None:
    desk = boxed_in_ai()
    assert desk.prompt() == "ai_move"
    assert desk.violation("stay", seat=1 - desk.actor) == Violation("R19.13", {"active_seat": desk.actor})


@pytest.mark.clause("rockwell", "R15.17", "R15.3")
def test_while_a_shaft_is_being_moved() -> None:
    desk = Desk().crews(0, "c0 1").shaft(0, "a4").money(0, 9000).works(0)
    desk.do("move_shaft a4")
    assert (desk.why("upgrade_safety"), desk.why("deliver zinc"), desk.why("pass_works")) == (
        "R15.17",
        "R15.17",
        "R15.3",
    )


@pytest.mark.clause("rockwell", "R15.17")
def test_a_shaft_that_only_money_keeps_from_moving() -> None:
    """By the rule of level 1 there is no tile for it, by that of level 3 there is: its price is missing."""
    desk = Desk().shaft(0, "a4", "b4", "c4").money(0, 1500).works(0)
    assert desk.violation("move_shaft a4") == Violation("R1.9", {"needed": 2500, "have": 1500})
