"""Lessons as data, and a lesson under way: right moves go on, wrong ones are answered, everything is in the match."""

from pathlib import Path
from random import Random

import pytest

from motherlode.bots import bot
from motherlode.kernel import NotationError
from motherlode.play.errors import IllegalMove
from motherlode.play.lesson import Lesson, LessonError, read_lesson
from motherlode.play.lesson_run import LessonRun, WrongTurn
from motherlode.play.match import Match
from motherlode.play.record import Record

FIRST = """
seats = 2
teaches = ["T4.1", "T6.1"]
setup = ["token greece_a1_4", "marker 1"]

moves = [
    "0: take 1 > card congress_moscow",
    "1: swap",
]

[[steps]]
say = "welcome"
light = { place = "warsaw" }

[[steps]]
say = "take"
right = ["take 2", "take"]
model = ["take 2"]
draws = ["card shovel_london", "card assistant_rome"]
wrong = [{ actions = ["swap"], say = "not-now" }]

[[steps]]
say = "done"
"""
DIG = """
seats = 2
teaches = ["T8.1"]
setup = ["card special_egypt_3_moscow", "card car_rome", "card assistant_berlin", "card general_2_london", "marker 0"]

moves = [
    "1: take 4",
    "0: take 1",
]

[[steps]]
say = "go"
right = ["dig egypt"]
model = ["dig egypt"]

[[steps]]
say = "weeks"
right = ["weeks 4", "weeks 5"]
model = ["weeks 4"]
wrong = [{ actions = ["weeks"], say = "too-many" }]

[[steps]]
say = "done"
"""
COACHED = """
seats = 2
teaches = []
steps = []

[coach]
bot = "random"
gestures = 20
"""


def written(folder: Path, text: str) -> Lesson:
    file = folder / "1-first.toml"
    file.write_text(text)
    return read_lesson("thebes", 1, file)


def ids(run: LessonRun, *actions: str) -> list[int]:
    return [run.match.game.actions.parse(action) for action in actions]


def learner_turn(run: LessonRun) -> None:
    """Seats act by weeks: others first, if they are behind."""
    while run.lesson.seat not in run.match.to_act():
        seat = run.match.to_act()[0]
        run.match.move(seat, run.match.perspective(seat).legal()[:1])


def test_a_lesson_from_its_first_step_to_its_last(tmp_path: Path) -> None:
    run = LessonRun(written(tmp_path, FIRST))
    assert run.match.entries[0].draws[0] == "token greece_a1_4"
    assert run.match.entries[1].draws == ("card congress_moscow",)
    assert run.step is not None
    assert (run.step.say, run.step.light) == ("welcome", {"place": "warsaw"})
    assert run.allowed() == []
    run.read()
    learner_turn(run)
    assert {run.match.game.actions[id].kind for id in run.allowed()} == {"take"}
    run.move(run.allowed()[:1])
    assert run.step.say == "done"
    run.read()
    assert run.is_over


def test_a_wrong_turn_gets_its_sentence_and_changes_nothing(tmp_path: Path) -> None:
    run = LessonRun(written(tmp_path, FIRST))
    run.read()
    learner_turn(run)
    before = run.match.state.key()
    with pytest.raises(WrongTurn) as wrong:
        run.move(ids(run, "swap"))
    assert wrong.value.say == "learn-first-not-now"
    with pytest.raises(IllegalMove):
        run.move(ids(run, "exhibit a"))
    with pytest.raises(WrongTurn):
        run.read()
    assert run.match.state.key() == before
    assert run.done == 1


def test_steps_of_one_gesture_may_be_done_in_one_move_or_in_two(tmp_path: Path) -> None:
    lesson = written(tmp_path, DIG)
    one, two = LessonRun(lesson), LessonRun(lesson)
    assert one.allowed(ids(one, "dig egypt")) == ids(one, "weeks 4", "weeks 5")
    one.move(ids(one, "dig egypt", "weeks 4"))
    two.move(ids(two, "dig egypt"))
    assert two.step is not None
    assert two.step.say == "weeks"
    two.move(ids(two, "weeks 4"))
    assert (one.done, one.match.state.key()) == (two.done, two.match.state.key())


def test_a_step_goes_on_until_its_gesture_is_complete(tmp_path: Path) -> None:
    run = LessonRun(written(tmp_path, DIG.replace('right = ["dig egypt"]', 'right = ["dig egypt", "weeks"]')))
    run.move(ids(run, "dig egypt"))
    assert run.done == 0
    run.move(ids(run, "weeks 3"))
    assert run.done == 1


def test_a_wrong_second_action_of_a_gesture_gets_the_sentence_of_its_step(tmp_path: Path) -> None:
    run = LessonRun(written(tmp_path, DIG))
    before = run.match.state.key()
    with pytest.raises(WrongTurn) as wrong:
        run.move(ids(run, "dig egypt", "weeks 3"))
    assert wrong.value.say == "learn-first-too-many"
    assert (run.done, run.match.state.key()) == (0, before)


def test_a_mistake_with_facts_is_wrong_only_when_it_is_about_them(tmp_path: Path) -> None:
    near = '{ actions = ["take"], say = "near", facts = { place = "berlin" } }'
    run = LessonRun(written(tmp_path, FIRST.replace("wrong = [", f"wrong = [{near}, ")))
    run.read()
    learner_turn(run)
    here = run.match.perspective(0)
    takes = [id for id in here.legal() if run.match.game.actions[id].kind == "take"]
    places = {id: here.facts(id)["place"] for id in takes}
    assert "berlin" in places.values()
    assert run.allowed() == [id for id in takes if places[id] != "berlin"]


def test_impossible_scripted_draws_are_passed_over(tmp_path: Path) -> None:
    run = LessonRun(written(tmp_path, FIRST))
    run.read()
    learner_turn(run)
    run.move(run.allowed()[:1])
    moved = [entry for entry in run.match.entries if entry.kind == "move" and entry.seat == 0][-1]
    assert len(moved.draws) == 1


def test_a_lesson_goes_on_where_its_match_stopped(tmp_path: Path) -> None:
    lesson = written(tmp_path, FIRST)
    run = LessonRun(lesson)
    run.read()
    again = LessonRun(lesson, match=run.match)
    assert (again.done, again.step) == (1, run.step)


def test_equal_lessons_have_equal_draws(tmp_path: Path) -> None:
    lesson = written(tmp_path, FIRST)
    one, other = LessonRun(lesson), LessonRun(lesson)
    assert [entry.draws for entry in one.match.entries] == [entry.draws for entry in other.match.entries]


def choose(match: Match, seat: int) -> list[int]:
    return bot("random", Random(match.number), match.game).choose(match.perspective(seat))


def test_a_coached_match_is_played_to_its_end(tmp_path: Path) -> None:
    run = LessonRun(written(tmp_path, COACHED), choose)
    run.play_others()
    rng = Random(3)
    while not run.is_over:
        assert run.asked() is not None
        run.move([rng.choice(run.allowed())])
    assert run.match.outcome() is not None
    assert isinstance(run.match.record(), Record)


def test_a_coached_match_may_end_at_a_milestone(tmp_path: Path) -> None:
    text = COACHED + 'until = "card_taken"\nfacts = { seat = 0 }\n'
    run = LessonRun(written(tmp_path, text), choose)
    run.play_others()
    assert not run.is_over
    events = {event.kind for entry in run.match.entries for event in entry.events}
    run.move(ids(run, "take 1"))
    assert run.is_over, {event.kind for entry in run.match.entries for event in entry.events} - events


def test_lessons_of_a_game_share_an_opening(tmp_path: Path) -> None:
    (tmp_path / "opening.toml").write_text('setup = ["marker 1"]\nmoves = ["0: take 1", "1: take 2"]\n')
    plain = "\n".join(line for line in DIG.splitlines() if not line.startswith("setup"))
    start, rest = plain.index("moves"), plain.index("[[steps]]")
    lesson = written(tmp_path, plain[:start] + "opening = 1\n" + plain[rest:])
    assert (lesson.setup, [move.actions for move in lesson.moves]) == (("marker 1",), [("take 1",)])
    with pytest.raises(LessonError, match="'opening' is 3, not from 0 to 2"):
        written(tmp_path, plain[:start] + "opening = 3\n" + plain[rest:])


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"take 2", "take"', '"take 9"', "no action is written 'take 9'"),
        ('model = ["take 2"]', "", "needs both right actions and a model"),
        ("0: take 1 >", "take 1 >", "is not written as 'seat: actions > draws'"),
        ('"1: swap"', '"1: swop"', "no action is written 'swop'"),
        ("seats = 2", 'seats = "two"', "'seats' is no whole number"),
        ("[[steps]]\nsay", "[[steps]\nsay", "is no TOML"),
    ],
)
def test_a_lesson_that_is_written_wrongly_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises((LessonError, NotationError), match=problem):
        written(tmp_path, FIRST.replace(old, new, 1))
