"""The authority over a match: moves as a whole or not at all, draws from the seed, secrets kept until opened."""

from hashlib import sha256
from random import Random

import pytest

from motherlode.bots.base import random_move
from motherlode.kernel import CHANCE, SILENT, SPECTATOR, Log, SeatsError, pick
from motherlode.play.errors import BeyondSnapshot, IllegalMove, IncompleteMove, OverlongMove, UnknownAction, UnknownSeat
from motherlode.play.match import Match
from motherlode.play.seed import commitment, derived, fresh
from motherlode.registry import AnyGame
from motherlode.testing.lode import Lode
from motherlode.testing.lode.actions import DONE
from motherlode.testing.lode.state import TURNS, LodeState
from tests.play.tables import LODE, THEBES, bids, choice, ids, play, table


def everything(match: Match) -> object:
    """All that a refused move must leave alone."""
    views = [match.perspective(viewer).events() for viewer in (*range(match.seats), SPECTATOR)]
    return match.state.key(), match.ply, match.to_act(), match.record(private=True), views


def test_the_draws_come_from_the_seed() -> None:
    seed = bytes(range(32))
    state = LODE.new(2)
    for k in range(100):
        if LODE.to_act(state) != (CHANCE,):
            break
        number = int.from_bytes(sha256(seed + k.to_bytes(8, "big")).digest(), "big")
        LODE.apply(state, CHANCE, pick(LODE.chance(state), number), SILENT)
    assert Match(LODE, 2, seed=seed).state.key() == state.key()


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    seed = derived("promise", 1)
    match = Match(LODE, 3, seed=seed)
    assert match.commitment == sha256(seed).hexdigest() == commitment(seed)
    assert match.seed is None
    assert match.record().seed == ""
    play(match, Random(1))
    assert match.is_over()
    assert match.seed == seed
    assert match.record().seed == seed.hex()


def test_every_match_has_a_seed_of_its_own() -> None:
    assert len(fresh()) == 32
    assert Match(LODE, 2).commitment != Match(LODE, 2).commitment
    assert len({derived(run, number) for run in range(5) for number in range(5)}) == 25


@pytest.mark.parametrize("game", [LODE, THEBES], ids=["lode", "thebes"])
def test_the_same_seed_and_choices_give_the_same_match(game: AnyGame) -> None:
    records = {str(play(table(game, 3, number), Random(7)).record()) for number in (1, 1, 2)}
    assert len(records) == 2


def test_the_number_of_seats_is_checked() -> None:
    with pytest.raises(SeatsError):
        Match(LODE, 9)


@pytest.mark.parametrize(
    ("notation", "index", "clause"),
    [(("one", "five", "done"), 1, "L4.2"), (("dig",), 0, "L5.2"), (("five", "done", "done"), 2, "L4.5")],
)
def test_an_illegal_action_stops_the_whole_move(notation: tuple[str, ...], index: int, clause: str) -> None:
    match = table(seats=3)
    before = everything(match)
    chosen = ids(LODE, *notation)
    with pytest.raises(IllegalMove) as caught:
        match.move(0, chosen)
    assert everything(match) == before
    assert (caught.value.seat, caught.value.index, caught.value.action) == (0, index, chosen[index])
    assert caught.value.violation.clause == clause
    assert clause in str(caught.value)


def test_out_of_turn_names_the_turn_order() -> None:
    match = table()
    bids(match, 1, 0)
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.move(1, ids(LODE, "rest"))
    assert caught.value.violation.clause == "L5.1"
    assert everything(match) == before


def test_what_does_not_exist_is_refused_by_name() -> None:
    match = table()
    before = everything(match)
    for action in (-1, len(LODE.actions)):
        with pytest.raises(UnknownAction) as unknown:
            match.move(0, [0, action])
        assert unknown.value.action == action
    for seat in (-1, SPECTATOR, 2):
        with pytest.raises(UnknownSeat):
            match.move(seat, [0])
        with pytest.raises(UnknownSeat):
            match.undo(seat)
    with pytest.raises(IncompleteMove):
        match.move(0, [])
    assert everything(match) == before


def test_nothing_can_be_moved_when_the_match_is_over() -> None:
    match = play(table(), Random(3))
    with pytest.raises(IllegalMove):
        match.move(0, ids(LODE, "rest"))


def test_a_move_does_not_cross_a_draw() -> None:
    match = table()
    bids(match, 1, 0)
    before = everything(match)
    with pytest.raises(OverlongMove) as caught:
        match.move(0, ids(LODE, "dig", "rest"))
    assert caught.value.index == 1
    assert everything(match) == before
    match.move(0, ids(LODE, "dig"))
    assert match.to_act() == (1,)


@pytest.mark.parametrize("coins", [0, 5])
def test_a_move_does_not_cross_the_opening_of_a_secret(coins: int) -> None:
    """Whether `rest` is legal behind `done` depends on the other's bid: being refused must not tell it."""
    match = table()
    match.move(0, ids(LODE, *["five"] * (coins // 5), "done"))
    before = everything(match)
    with pytest.raises(OverlongMove) as caught:
        match.move(1, ids(LODE, "one", "done", "rest"))
    assert caught.value.index == 2
    assert everything(match) == before
    match.move(1, ids(LODE, "one", "done"))
    assert match.to_act() == ((0,) if coins else (1,))


def test_many_actions_are_one_move_and_lead_where_single_ones_lead() -> None:
    whole, single = table(THEBES, 2), table(THEBES, 2)
    rng = Random(5)
    for _ in range(40):
        seat = whole.to_act()[0]
        perspective = whole.perspective(seat)
        chosen = [rng.choice(perspective.legal())]
        while legal := perspective.preview(chosen).legal():
            chosen.append(rng.choice(legal))
        ply = whole.ply
        whole.move(seat, chosen)
        assert whole.ply == ply + 1
        for action in chosen:
            single.move(seat, [action])
        assert whole.state.key() == single.state.key()
    assert single.ply > whole.ply
    assert [event.kind for event in whole.perspective(0).events()] == [
        event.kind for event in single.perspective(0).events()
    ]


@pytest.mark.parametrize("notation", [("one",), ("five", "one"), ("add copper",)])
def test_a_secret_choice_has_to_be_complete(notation: tuple[str, ...]) -> None:
    for number in range(1, 20):
        match = table(seats=3, number=number)
        chosen = ids(LODE, *notation)
        if match.perspective(0).check(chosen[0]) is None:
            break
    before = everything(match)
    with pytest.raises(IncompleteMove):
        match.move(0, chosen)
    assert everything(match) == before


def test_the_last_bid_is_complete_even_if_its_seat_has_to_go_on() -> None:
    match = table()
    match.move(0, ids(LODE, "done"))
    match.move(1, ids(LODE, "five", "done"))
    assert match.to_act() == (1,)


class Shy(Lode):
    """Lode in which the turns are secret as well."""

    def secret(self, state: LodeState, seat: int, action: int, viewer: int) -> bool:
        return seat != viewer


def test_a_secret_choice_ends_where_it_is_opened_even_if_another_secret_follows() -> None:
    game = Shy()
    match = table(game)
    match.move(0, ids(game, "done"))
    match.move(1, ids(game, "five", "done"))
    assert match.to_act() == (1,)
    assert match.ply == 1


class Quiet(Shy):
    """Lode in which the bids are never opened and all seats have their turns at once."""

    def to_act(self, state: LodeState) -> tuple[int, ...]:
        return (0, 1) if state.phase == TURNS else super().to_act(state)

    def apply(self, state: LodeState, seat: int, action: int, log: Log) -> None:
        super().apply(state, seat, action, SILENT)


def test_a_secret_choice_ends_where_the_next_one_begins() -> None:
    game = Quiet()
    match = table(game)
    match.move(0, ids(game, "done"))
    match.move(1, ids(game, "five", "done"))
    assert match.to_act() == (0, 1)
    assert match.ply == 1


class Nodding(Lode):
    """Lode in which it is no secret that a bid is done."""

    def secret(self, state: LodeState, seat: int, action: int, viewer: int) -> bool:
        return action != DONE and super().secret(state, seat, action, viewer)


def test_a_simultaneous_choice_is_not_complete_while_its_seat_owes_anything() -> None:
    game = Nodding()
    match = table(game)
    held = [action for action in match.perspective(0).legal() if game.actions[action].kind == "add"]
    assert match.perspective(0).preview(held[:1]).legal() == [DONE]
    with pytest.raises(IncompleteMove):
        match.move(0, held[:1])
    match.move(0, [*held[:1], DONE])
    assert (match.ply, match.to_act()) == (0, (1,))


def test_a_sealed_move_is_known_only_as_ready() -> None:
    match = table(seats=3)
    others = [match.perspective(viewer) for viewer in (1, 2, SPECTATOR)]
    before = [(other.view(), other.events(), other.ply, other.legal()) for other in others]
    assert others[0].to_act() == (0, 1, 2)
    match.move(0, ids(LODE, "five", "one", "done"))
    assert others[0].to_act() == (1, 2)
    assert match.perspective(0).legal() == []
    for other, (view, events, ply, legal) in zip(others, before, strict=True):
        seats = view["seats"]
        assert isinstance(seats, list)
        seats[0]["ready"] = True
        assert (other.view(), other.events(), other.ply, other.legal()) == (view, events, ply, legal)


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_can_tell_sealed_moves_apart(viewer: int) -> None:
    seen = []
    for bid in (("done",), ("five", "one", "one", "done")):
        match = table(seats=3)
        match.move(0, ids(LODE, *bid))
        other = match.perspective(viewer)
        seen.append((other.view(), other.events(), other.ply, other.to_act(), other.legal(), other.prompt()))
    assert seen[0] == seen[1]


def test_the_ply_counts_public_moves_whatever_was_bid() -> None:
    match = table(seats=3)
    assert match.ply == 0
    match.move(2, ids(LODE, "one", "done"))
    match.move(0, ids(LODE, "done"))
    assert match.ply == 0
    match.move(1, ids(LODE, "five", "done"))
    assert match.ply == 1
    assert {event.ply for event in match.perspective(0).events() if event.kind == "bid_opened"} == {1}
    match.move(1, ids(LODE, "rest"))
    assert match.ply == 2


@pytest.mark.parametrize("game", [LODE, THEBES], ids=["lode", "thebes"])
def test_without_a_log_the_match_is_the_same_but_silent(game: AnyGame) -> None:
    heard, silent = (Match(game, 2, seed=derived("log", 1), log=log) for log in (True, False))
    rng = Random(2)
    while owing := heard.to_act():
        chosen = choice(heard.perspective(owing[0]), rng)
        heard.move(owing[0], chosen)
        silent.move(owing[0], chosen)
        assert heard.state.key() == silent.state.key()
    assert heard.ply == silent.ply
    assert heard.perspective(0).events()
    assert not silent.perspective(0).events()
    assert silent.perspective(0).undo_bar() == "off"


def test_a_match_can_begin_from_a_position() -> None:
    start = play(table(), Random(4), 3).state
    key = start.key()
    match = Match(LODE, 2, seed=derived("start", 1), start=start)
    assert match.state.key() == key
    play(match, Random(5))
    assert start.key() == key
    assert Match.resume(match.record(), LODE).state.key() == match.state.key()


@pytest.mark.parametrize("game", [LODE, THEBES], ids=["lode", "thebes"])
def test_a_simulated_match_is_the_same_but_keeps_nothing(game: AnyGame) -> None:
    kept, simulated = (Match(game, 3, seed=derived("simulated", 1), log=False) for _ in range(2))
    rng = Random(3)
    while acting := kept.to_act():
        ids = random_move(game, kept.state.clone(), acting[0], rng)
        kept.move(acting[0], ids)
        simulated.play(acting[0], ids)
        assert simulated.state.key() == kept.state.key()
    counters = [(match.number, match.ply, match.played, match.drawn) for match in (kept, simulated)]
    assert counters[0] == counters[1]
    with pytest.raises(BeyondSnapshot):
        simulated.record()


def test_a_simulated_move_is_checked_unless_it_is_known_to_be_legal() -> None:
    match = Match(THEBES, 2, seed=bytes(32), log=False)
    before = match.state.key()
    for action, error in ((THEBES.actions.parse("weeks 4"), IllegalMove), (10_000, UnknownAction)):
        with pytest.raises(error):
            match.play(0, [action])
    assert match.state.key() == before


def test_a_match_with_a_log_keeps_what_is_played() -> None:
    match = Match(THEBES, 2, seed=bytes(32))
    match.play(0, match.perspective(0).legal()[:1])
    assert [entry.kind for entry in match.entries] == ["start", "move"]
