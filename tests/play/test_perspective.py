"""What one seat may know: its view and no path to the truth; a preview stores nothing and tells no secret."""

from random import Random

import pytest

from motherlode.kernel import SPECTATOR, State
from motherlode.play.errors import IllegalMove, OverlongMove, UnknownAction, UnknownSeat
from motherlode.play.perspective import Outlook, Perspective
from tests.play.tables import LODE, THEBES, bids, choice, ids, play, table

QUERIES = ("view", "to_act", "is_asked", "legal", "prompt", "observe", "outcome", "events", "undo_bar")


def public_values(outlook: Outlook) -> list[object]:
    names = [name for name in dir(outlook) if not name.startswith("_")]
    values = [getattr(outlook, name) for name in names]
    return [value() if name in QUERIES else value for name, value in zip(names, values, strict=True)]


def states_within(value: object, depth: int = 6) -> list[State]:
    """The positions that can be reached through public attributes and containers."""
    if isinstance(value, State):
        return [value]
    if depth == 0 or isinstance(value, int | str | bytes | type(None)) or callable(value):
        return []
    inner: list[object] = []
    if isinstance(value, dict):
        inner = list(value.values())
    elif isinstance(value, list | tuple | set | frozenset):
        inner = list(value)
    else:
        inner = [getattr(value, name) for name in dir(value) if not name.startswith("_")]
    return [state for item in inner for state in states_within(item, depth - 1)]


def test_no_public_path_leads_to_the_truth() -> None:
    match = play(table(seats=3), Random(1), 4)
    perspective = match.perspective(match.to_act()[0])
    preview = perspective.preview(perspective.legal()[:1])
    assert states_within(match)
    for outlook in (perspective, preview):
        assert not [state for value in public_values(outlook) for state in states_within(value)]


def test_a_sample_is_another_world_that_looks_the_same() -> None:
    match = table(seats=3)
    perspective = match.perspective(1)
    worlds = [perspective.sample(Random(seed)) for seed in range(5)]
    assert all(world is not match.state for world in worlds)
    assert all(LODE.view(world, 1) == perspective.view() for world in worlds)
    assert len({world.key() for world in worlds}) > 1
    assert perspective.sample(Random(3)).key() == perspective.sample(Random(3)).key()


def test_events_show_each_viewer_its_own_facts() -> None:
    match = table(seats=2)
    own, other, spectator = (match.perspective(viewer).events() for viewer in (0, 1, SPECTATOR))
    assert len(own) == len(other) == len(spectator)
    dealt = [number for number, event in enumerate(own) if event.kind == "dealt" and event.facts["seat"] == 0]
    assert dealt
    for number in dealt:
        assert own[number].facts["ore"] in ("copper", "silver", "gold", "rubble")
        assert other[number].facts == spectator[number].facts == {"seat": 0, "ore": "card"}
    assert match.perspective(0).events(since=3) == own[3:]


def test_the_spectator_sees_and_does_not_act() -> None:
    match = table()
    spectator = match.perspective(SPECTATOR)
    assert spectator.view() == LODE.view(match.state, SPECTATOR)
    assert spectator.legal() == []
    assert spectator.prompt() is None
    assert not spectator.is_asked()
    for ask in (lambda: spectator.check(0), lambda: spectator.facts(0), lambda: spectator.preview([0])):
        with pytest.raises(UnknownSeat):
            ask()
    with pytest.raises(UnknownSeat):
        spectator.undo_bar()


def test_a_perspective_belongs_to_a_seat_of_the_match() -> None:
    for viewer in (-1, 2, 7):
        with pytest.raises(UnknownSeat):
            table().perspective(viewer)


def test_a_perspective_answers_as_the_game_does() -> None:
    match = play(table(THEBES, 2), Random(1), 5)
    seat = match.to_act()[0]
    perspective = match.perspective(seat)
    assert perspective.legal() == THEBES.legal(match.state, seat)
    assert perspective.observe() == THEBES.observe(match.state, seat)
    prompt = perspective.prompt()
    assert prompt == THEBES.prompt(match.state, seat)
    assert match.perspective(1 - seat).prompt() is None
    for action in range(len(THEBES.actions)):
        assert (perspective.check(action) is None) == (action in perspective.legal())
        assert perspective.facts(action).items() >= THEBES.actions[action].facts.items()
    for action in (-1, len(THEBES.actions)):
        with pytest.raises(UnknownAction):
            perspective.check(action)
        with pytest.raises(UnknownAction):
            perspective.preview([action])


def test_a_preview_shows_what_the_move_leads_to_and_stores_nothing() -> None:
    match = table(THEBES, 2)
    rng = Random(9)
    stops = set()
    for _ in range(60):
        perspective = match.perspective(match.to_act()[0])
        chosen = [rng.choice(perspective.legal())]
        before = (match.state.key(), match.record(), perspective.events())
        preview = perspective.preview(chosen)
        assert (match.state.key(), match.record(), perspective.events()) == before
        match.move(perspective.viewer, chosen)
        stops.add(preview.stop)
        if preview.stop:
            assert preview.legal() == []
            assert preview.prompt() is None
            assert preview.complete
            continue
        assert preview.view() == perspective.view()
        assert preview.legal() == perspective.legal()
        assert preview.prompt() == perspective.prompt()
        assert preview.to_act() == perspective.to_act()
        assert preview.complete == (perspective.viewer not in perspective.to_act())
    assert stops == {"", "chance"}


def test_a_preview_keeps_showing_its_own_position() -> None:
    match = table()
    perspective = match.perspective(0)
    preview = perspective.preview(ids(LODE, "five"))
    shown = preview.view(), preview.legal()
    bids(match, 1, 2)
    assert (preview.view(), preview.legal()) == shown


def test_a_preview_of_nothing_is_the_present() -> None:
    perspective = table().perspective(0)
    preview = perspective.preview([])
    assert (preview.view(), preview.legal()) == (perspective.view(), perspective.legal())
    assert not preview.complete


def test_a_preview_of_a_secret_choice_goes_step_by_step() -> None:
    perspective = table(seats=3).perspective(1)
    started = perspective.preview(ids(LODE, "five"))
    assert not started.complete
    assert LODE.actions.parse("one") in started.legal()
    finished = perspective.preview(ids(LODE, "five", "done"))
    assert finished.complete
    assert finished.legal() == []
    assert finished.stop == ""
    assert finished.to_act() == (0, 2)


def test_a_preview_refuses_what_the_match_would_refuse() -> None:
    perspective = table().perspective(0)
    with pytest.raises(IllegalMove) as caught:
        perspective.preview(ids(LODE, "one", "five"))
    assert (caught.value.index, caught.value.violation.clause) == (1, "L4.2")


def answers(perspective: Perspective, *notation: str) -> tuple[object, ...]:
    preview = perspective.preview(ids(LODE, *notation))
    check = [preview.check(action) for action in range(len(LODE.actions))]
    return preview.view(), preview.legal(), preview.complete, preview.stop, preview.to_act(), preview.prompt(), check


@pytest.mark.parametrize("notation", [("done",), ("one", "done"), ("five", "one", "done")])
def test_a_preview_of_the_last_bid_does_not_show_the_others(notation: tuple[str, ...]) -> None:
    """Whoever bids last could otherwise try bids until one wins."""
    shown = []
    for bid in (("done",), ("one", "one", "done"), ("five", "five", "done")):
        match = table()
        match.move(0, ids(LODE, *bid))
        shown.append(answers(match.perspective(1), *notation))
        assert shown[-1][2:4] == (True, "reveal")
    assert shown[0] == shown[1] == shown[2]


def test_a_preview_behind_the_opening_of_a_secret_is_refused_alike() -> None:
    for bid in (("done",), ("five", "five", "done")):
        match = table()
        match.move(0, ids(LODE, *bid))
        for notation in (("one", "done", "rest"), ("done", "five")):
            with pytest.raises(OverlongMove):
                match.perspective(1).preview(ids(LODE, *notation))


def test_previews_of_a_whole_match_do_not_touch_it() -> None:
    plain, asked = table(seats=4), table(seats=4)
    one, two = Random(6), Random(6)
    while owing := plain.to_act():
        plain.move(owing[0], choice(plain.perspective(owing[0]), one))
        chosen = choice(asked.perspective(owing[0]), two)
        for viewer in range(4):
            for action in asked.perspective(viewer).legal():
                asked.perspective(viewer).preview([action])
        asked.move(owing[0], chosen)
    assert plain.record() == asked.record()
