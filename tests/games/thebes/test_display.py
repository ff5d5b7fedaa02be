"""T6 and T7: taking a card, refilling and swapping the display, the row, the pile."""

import pytest

from motherlode.games.thebes.state import EMPTY
from motherlode.kernel import CHANCE, SILENT, Event
from tests.games.thebes.desk import PLAIN, Desk


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def empty_pile(desk: Desk) -> None:
    """Puts every card of the pile out of the game; the third stack stays aside, but unknown."""
    desk.state.first = desk.state.second = 0


def discard_only(desk: Desk, *names: str) -> None:
    """The pile and the third stack are used up, and only these cards are discarded."""
    state = desk.state
    state.first = state.second = state.third = 0
    state.unseen = [0] * desk.rules.cards
    state.unknown = 0
    state.renewed = 1
    state.discard = [0] * desk.rules.cards
    for name in names:
        state.discard[desk.card(name)] += 1


@pytest.mark.clause("thebes", "T6.1", "T6.4")
def test_an_open_card_is_taken() -> None:
    desk = Desk().will_draw("car_rome")
    desk.do("take 2")
    assert desk.owns(0, "congress_london") == 1
    assert desk.display() == [PLAIN[0], "car_rome", PLAIN[2], PLAIN[3]]


@pytest.mark.clause("thebes", "T6.4")
def test_a_card_helps_from_the_next_turn_on() -> None:
    desk = Desk().weeks(0, 90).show(1, "special_greece_3_berlin")
    assert desk.why("dig greece") == "T8.8"
    desk.do("take 1")
    assert desk.why("dig greece") == ""


@pytest.mark.clause("thebes", "T6.2")
def test_an_empty_slot_cannot_be_chosen() -> None:
    assert Desk().show(3, "").why("take 3") == "T6.2"


@pytest.mark.clause("thebes", "T6.3")
def test_the_weeks_of_the_card_are_paid() -> None:
    desk = Desk().at(0, "moscow")
    desk.do("take 1")
    assert desk.week(0) == 6


@pytest.mark.clause("thebes", "T6.5", "T6.6")
def test_empty_slots_are_refilled_lowest_first() -> None:
    desk = Desk().show(2, "").show(4, "").will_draw("car_rome", "car_moscow", "zeppelin_rome")
    desk.do("take 1")
    assert desk.display() == ["car_rome", "car_moscow", PLAIN[2], "zeppelin_rome"]


@pytest.mark.clause("thebes", "T6.7", "T6.8")
def test_an_exhibition_goes_to_the_row_and_drawing_goes_on() -> None:
    desk = Desk().row("", "exhibition_small_paris", "")
    desk.state.first = 0
    desk.will_draw("exhibition_small_london", "car_rome")
    events = desk.do("take 1")
    assert kinds(events)[-2:] == ["exhibition_opened", "card_opened"]
    assert desk.shown() == ["exhibition_small_london", "", "exhibition_small_paris"]
    assert "" not in desk.display()


@pytest.mark.clause("thebes", "T6.8", "T6.9")
def test_the_row_moves_on_and_the_last_falls_off() -> None:
    desk = Desk().row("exhibition_small_paris", "", "exhibition_small_vienna")
    desk.state.first = 0
    desk.will_draw("exhibition_small_london", "car_rome").do("take 1")
    assert desk.shown() == ["exhibition_small_london", "exhibition_small_paris", ""]
    assert desk.discarded("exhibition_small_vienna") == 1


@pytest.mark.clause("thebes", "T6.8")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("p", "", "v"), ("l", "p", "v")),
        (("", "p", "v"), ("l", "p", "v")),
        (("p", "v", ""), ("l", "p", "v")),
        (("p", "v", "m"), ("l", "p", "v")),
    ],
)
def test_option_push(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    name = {"": "", "l": "london", "p": "paris", "v": "vienna", "m": "moscow"}
    full = {letter: f"exhibition_small_{city}" if city else "" for letter, city in name.items()}
    desk = Desk(exhibition_shift="push").row(*(full[letter] for letter in before))
    desk.state.first = 0
    desk.will_draw("exhibition_small_london", "car_rome").do("take 1")
    assert desk.shown() == [full[letter] for letter in after]
    assert desk.discarded("exhibition_small_moscow") == (1 if "m" in before else 0)


@pytest.mark.clause("thebes", "T6.10", "T7.2")
def test_one_common_discard_pile() -> None:
    desk = Desk().row("", "", "exhibition_small_paris").give(0, "zeppelin_rome").at(0, "rome")
    desk.state.first = 0
    desk.will_draw("exhibition_small_london").do("swap", "zeppelin yes")
    assert [desk.discarded(name) for name in (*PLAIN, "exhibition_small_paris", "zeppelin_rome")] == [1] * 6


@pytest.mark.clause("thebes", "T6.10")
def test_of_two_like_cards_the_first_of_the_box_is_given_up() -> None:
    desk = Desk().give(0, "zeppelin_vienna", "zeppelin_rome").at(0, "rome")
    desk.do("swap", "zeppelin yes")
    assert [desk.discarded(name) for name in ("zeppelin_rome", "zeppelin_vienna")] == [1, 0]


@pytest.mark.clause("thebes", "T6.11", "T6.12", "T6.13")
def test_the_first_renewal_brings_in_the_third_stack() -> None:
    desk = Desk()
    desk.state.discard[desk.card("car_rome")] = 1
    before = sum(desk.state.unseen)
    empty_pile(desk)
    events = desk.do("take 1")
    assert "pile_renewed" in kinds(events)
    assert kinds(events).index("pile_renewed") < kinds(events).index("card_opened")
    assert desk.state.third == 0
    assert desk.state.first == before + 1 - kinds(events).count("card_opened") - kinds(events).count(
        "exhibition_opened"
    )
    assert not any(desk.state.discard[: desk.rules.research])


@pytest.mark.clause("thebes", "T6.14")
def test_later_renewals_take_the_discard_pile_alone() -> None:
    desk = Desk()
    discard_only(desk, "car_rome", "car_moscow")
    desk.do("take 1")
    assert desk.state.first == 1
    assert desk.display()[0] in ("car_rome", "car_moscow")


@pytest.mark.clause("thebes", "T6.11")
def test_when_the_pile_is_renewed() -> None:
    needed, early = Desk(), Desk(reshuffle_timing="when_emptied")
    for desk in (needed, early):
        desk.state.first, desk.state.second = 1, 0
        desk.do("take 1")
    assert (needed.state.first, needed.state.renewed, needed.state.third) == (0, 0, 27)
    assert early.state.renewed == 1
    assert early.state.first > 0


@pytest.mark.clause("thebes", "T6.11")
def test_early_renewal_with_nothing_to_shuffle_waits() -> None:
    desk = Desk(reshuffle_timing="when_emptied")
    discard_only(desk)
    desk.state.unseen[desk.card("car_rome")] = 1
    desk.state.unknown = desk.state.first = 1
    desk.do("take 1")
    assert desk.display()[0] == "car_rome"
    assert desk.state.first == 0


@pytest.mark.clause("thebes", "T6.15")
def test_without_research_cards_slots_stay_empty() -> None:
    desk = Desk().weeks(0, 60)
    discard_only(desk, "exhibition_small_paris")
    desk.do("take 1")
    assert desk.display() == ["", *PLAIN[1:]]
    desk.state.discard[desk.card("car_rome")] = 1
    desk.do("take 2")
    assert sorted(desk.display()) == ["", *sorted(["car_rome", *PLAIN[2:]])]
    assert desk.display()[0] == "car_rome"


@pytest.mark.clause("thebes", "T6.16")
def test_digs_and_exhibitions_do_not_refill() -> None:
    desk = Desk().weeks(0, 60).show(1, "").give(0, "special_greece_3_berlin").find_some(0, "crete", 1)
    desk.find_some(0, "greece", 2).row("exhibition_small_berlin", "", "")
    desk.do("exhibit a")
    assert desk.display()[0] == ""
    desk.do("dig greece", "weeks 4")
    assert desk.display()[0] == ""


@pytest.mark.clause("thebes", "T7.1", "T7.4")
def test_a_swap_in_warsaw_costs_a_week() -> None:
    desk = Desk().at(0, "paris")
    desk.do("swap")
    assert desk.place(0) == "warsaw"
    assert desk.week(0) == 2 + 1


@pytest.mark.clause("thebes", "T7.2")
def test_a_swap_discards_first_and_refills_in_order() -> None:
    desk = Desk().will_draw("car_rome", "car_moscow", "zeppelin_rome", "zeppelin_vienna")
    events = desk.do("swap")
    assert [desk.discarded(name) for name in PLAIN] == [1, 1, 1, 1]
    assert desk.display() == ["car_rome", "car_moscow", "zeppelin_rome", "zeppelin_vienna"]
    assert kinds(events).index("display_swapped") < kinds(events).index("card_opened")


@pytest.mark.clause("thebes", "T7.2")
def test_swapped_cards_can_come_back_at_once() -> None:
    desk = Desk()
    discard_only(desk)
    desk.do("swap")
    assert sorted(desk.display()) == sorted(PLAIN)


@pytest.mark.clause("thebes", "T7.3")
def test_a_swap_leaves_the_row_alone() -> None:
    desk = Desk().row("exhibition_small_paris", "exhibition_small_vienna", "")
    desk.do("swap")
    assert desk.shown() == ["exhibition_small_paris", "exhibition_small_vienna", ""]


@pytest.mark.clause("thebes", "T7.5", "T7.6")
def test_swaps_in_a_row_get_dearer() -> None:
    desk = Desk().weeks(0, 60)
    weeks = []
    for _ in range(3):
        before = desk.week(0)
        desk.do("swap")
        weeks.append(desk.week(0) - before)
    assert weeks == [1, 2, 3]


@pytest.mark.clause("thebes", "T7.6", "T7.7")
def test_another_action_breaks_the_series() -> None:
    desk = Desk().weeks(0, 60)
    desk.do("swap")
    assert (desk.state.swapper, desk.state.swaps) == (0, 1)
    desk.show(1, "congress_moscow").do("take 1")
    assert (desk.state.swapper, desk.state.swaps) == (-1, 0)
    desk.at(0, "warsaw")
    before = desk.week(0)
    desk.do("swap")
    assert desk.week(0) - before == 1


@pytest.mark.clause("thebes", "T7.6", "T7.7")
@pytest.mark.parametrize("rule", ["consecutive", "run"])
def test_another_players_turn_breaks_the_series(rule: str) -> None:
    desk = Desk(swap_escalation=rule).weeks(10, 11)
    weeks = []
    for seat in (0, 0, 1, 1, 0):
        assert desk.state.active == seat
        before = desk.week(seat)
        desk.do("swap")
        weeks.append(desk.week(seat) - before)
    assert weeks == [1, 2, 1, 2, 1]
    assert (desk.state.swapper, desk.state.swaps) == (0, 1)


@pytest.mark.clause("thebes", "T7.6")
def test_option_run() -> None:
    desk = Desk(swap_escalation="run").weeks(0, 60)
    desk.do("swap")
    desk.show(1, "congress_moscow").do("take 1")
    assert (desk.state.swapper, desk.state.swaps) == (0, 1)
    desk.at(0, "warsaw")
    before = desk.week(0)
    desk.do("swap")
    assert desk.week(0) - before == 2


@pytest.mark.clause("thebes", "T7.6")
def test_a_pass_by_another_player_ends_the_series() -> None:
    desk = Desk().weeks(140, 141)
    desk.do("swap")
    desk.do("swap", seat=0)
    assert desk.state.active == 1
    desk.do("pass")
    assert (desk.state.swapper, desk.state.swaps) == (-1, 0)


@pytest.mark.clause("thebes", "T6.15")
def test_a_pile_of_exhibitions_alone_is_drawn_before_the_renewal() -> None:
    """With two stacks the second can end in exhibitions while research cards lie discarded."""
    desk = Desk(two_player_stacks="two")
    discard_only(desk, "car_rome")
    state = desk.state
    state.renewed, state.second = 0, 1
    state.unseen[desk.card("exhibition_small_paris")] = 1
    draws = []
    desk.game.apply(state, 0, desk.game.actions.parse("take 1"), SILENT)
    while desk.game.to_act(state) == (CHANCE,):
        chance = desk.game.chance(state)
        draws.append([str(desk.game.draws[draw]) for draw, weight in chance if weight > 0])
        desk.game.apply(state, CHANCE, desk.game.sample(state, desk.rng), SILENT)
    assert draws == [["card exhibition_small_paris"], ["card car_rome"]]
    assert EMPTY not in state.display
