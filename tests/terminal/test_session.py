"""A match at one screen, without the screen."""

from pathlib import Path

import pytest

from motherlode.bots import UnknownBot
from motherlode.play.errors import CannotUndo
from motherlode.play.match import Match
from motherlode.play.record import Record
from motherlode.play.verification import verify
from motherlode.terminal.session import Choice, Session, names_of, players_of, require_players
from tests.terminal.table import thebes


def test_possible_actions_come_first_and_the_others_say_why() -> None:
    choices = thebes("human,human").choices()
    possible = [choice for choice in choices if choice.violation is None]
    refused = {choice.violation.clause for choice in choices if choice.violation}
    assert choices[: len(possible)] == possible
    assert len(possible) == 5
    assert refused == {"T8.8", "T12.1", "T14.6"}


def test_people_take_turns_at_the_screen() -> None:
    session = thebes("human,human,human")
    seen = set()
    for _ in range(12):
        seen.add(session.viewer)
        session.choose(session.choices()[0].action)
        session.pass_screen()
    assert len(seen) > 1


def test_thebes_hides_nothing_so_there_is_no_curtain() -> None:
    assert not thebes("human,human").has_secrets()


def dig_choice(session: Session) -> Choice | None:
    """A dig that is possible now."""
    actions = session.match.game.actions
    return next((it for it in session.choices() if actions[it.action].kind == "dig" and not it.violation), None)


def test_a_choice_can_be_taken_back_until_something_is_drawn() -> None:
    session = thebes("human,human")
    while (dig := dig_choice(session)) is None:
        session.choose(session.choices()[0].action)
        session.pass_screen()
    before = session.match.state.key()
    session.choose(dig.action)
    assert session.match.state.key() != before
    session.take_back()
    assert session.match.state.key() == before
    session.choose(session.choices()[0].action)
    with pytest.raises(CannotUndo):
        session.take_back()


def test_the_record_is_kept_after_every_move_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    session = thebes("human,greedy", file=file)
    for _ in range(30):
        if session.is_waiting_for_bot():
            session.play(*session.bot_choice())
        else:
            session.pass_screen()
            session.choose(session.choices()[0].action)
    kept = Record.read(file)
    assert Match.resume(kept).state.key() == session.match.state.key()
    assert players_of(kept.players, kept.seats) == ["human", "greedy"]
    verify(kept)


def test_players_are_people_or_bots_we_have() -> None:
    require_players(["human", "greedy", "random"])
    with pytest.raises(UnknownBot, match="'greddy'"):
        require_players(["human", "greddy"])
    assert names_of(["human", "greedy"]) == ["", "greedy 2"]
    assert players_of([], 3) == ["human"] * 3
