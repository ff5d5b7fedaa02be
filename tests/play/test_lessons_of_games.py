"""Every lesson of every game: it can be played as it is written, said in all languages, and teaches what exists."""

from pathlib import Path
from random import Random

import pytest

from motherlode import registry
from motherlode.bots import bot
from motherlode.play.errors import IncompleteMove
from motherlode.play.lesson import ANYTHING, Lesson, LessonStep, lessons, lessons_folder
from motherlode.play.lesson_run import LessonRun, WrongTurn, purpose_text
from motherlode.play.locales import check
from motherlode.play.locales import sentences as written
from motherlode.play.match import Match
from motherlode.play.rulebook import rulebook
from motherlode.play.text import GAMES, LANGUAGES, Catalogue, prompt_text

CLIENT = Path(__file__).parents[2] / "client" / "src"
TAUGHT = [game for game in registry.GAMES if lessons(game)]
LESSONS = [lesson for game in TAUGHT for lesson in lessons(game)]
NAMES = [f"{lesson.game}-{lesson.id}" for lesson in LESSONS]
MOST_STEPS = 12
# Of the learner in a coached match.
MOST_MOVES = 40
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)


def choose(match: Match, seat: int) -> list[int]:
    return bot("random", Random(match.number), match.game).choose(match.perspective(seat))


def choose_well(match: Match, seat: int) -> list[int]:
    return bot("greedy", Random(match.number), match.game).choose(match.perspective(seat))


def ids(run: LessonRun, notations: tuple[str, ...]) -> list[int]:
    return [run.match.game.actions.parse(notation) for notation in notations]


def fits(run: LessonRun, patterns: tuple[str, ...], action: int) -> bool:
    actions = run.match.game.actions
    return bool({ANYTHING, actions.notation(action), actions[action].kind} & set(patterns))


def play_coached(run: LessonRun, rng: Random) -> None:
    """The match after the steps, with random moves of the learner."""
    run.play_others()
    while not run.is_over:
        make_gesture(run, rng)


def take_wrong_turns(run: LessonRun, step: LessonStep) -> set[str]:
    """Tries every legal action that is not right, at each place of the model's gesture; what was said about them."""
    before, said = run.match.state.key(), set()
    model = ids(run, step.model)
    for done in (model[:number] for number in range(len(model))):
        for action in set(legal_after(run, done)) - set(run.allowed(done)):
            with pytest.raises(WrongTurn) as wrong:
                run.move([*done, action])
            said.add(wrong.value.say)
            assert run.match.state.key() == before
    return said


def legal_after(run: LessonRun, actions: list[int]) -> list[int]:
    here = run.match.perspective(run.lesson.seat)
    return here.preview(actions).legal() if actions else here.legal()


def make_gesture(run: LessonRun, rng: Random) -> None:
    """A random move that is right, one action after the other; a secret one is made as a whole."""
    move: list[int] = []
    while True:
        assert run.allowed(move), f"nothing right is possible at {run.step} after {move}"
        move.append(rng.choice(run.allowed(move)))
        try:
            return run.move(move)
        except IncompleteMove:
            continue


@every_lesson
def test_a_lesson_is_played_by_its_models_and_takes_every_wrong_turn_it_names(lesson: Lesson) -> None:
    run = LessonRun(lesson, choose)
    while (step := run.step) is not None:
        if step.is_read_only:
            run.read()
            continue
        said = take_wrong_turns(run, step)
        assert said == {lesson.key(mistake.say) for mistake in step.wrong}, "each wrong turn has a sentence of its own"
        assert set(ids(run, step.model)[:1]) <= set(run.allowed())
        run.move(ids(run, step.model))
    play_coached(run, Random(1))
    assert run.is_over
    assert len(lesson.steps) <= MOST_STEPS


@every_lesson
@pytest.mark.parametrize("seed", range(8))
def test_random_right_play_never_ends_in_the_middle(lesson: Lesson, seed: int) -> None:
    rng = Random(seed)
    run = LessonRun(lesson)
    while (step := run.step) is not None:
        if step.is_read_only:
            run.read()
            continue
        make_gesture(run, rng)
    assert run.is_over or run.is_coached


@every_lesson
def test_a_step_that_ends_within_a_gesture_is_followed_by_its_rest(lesson: Lesson) -> None:
    """The browser may send a whole gesture at once: nothing to read and no move of another can come in between."""
    run = LessonRun(lesson)
    while (step := run.step) is not None:
        if step.is_read_only:
            run.read()
            continue
        run.move(ids(run, step.model))
        prompt = run.match.perspective(lesson.seat).prompt()
        if prompt is not None and prompt.continues:
            assert not step.then
            assert run.step is not None
            assert not run.step.is_read_only


@pytest.mark.parametrize("game", TAUGHT)
def test_a_coached_match_is_short(game: str) -> None:
    """Gestures in a match of greedy bots, with every pass and every end of a turn."""
    lesson = lessons(game)[-1]
    run = LessonRun(lesson, choose_well)
    while run.step is not None:
        run.read()
    run.play_others()
    gestures = 0
    while not run.is_over:
        prompt = run.match.perspective(lesson.seat).prompt()
        gestures += prompt is not None and not prompt.continues
        run.move(choose_well(run.match, lesson.seat))
    assert lesson.coach is not None
    assert gestures == lesson.coach.gestures, "what the lesson's file says"
    assert 8 <= gestures <= MOST_MOVES
    assert run.match.outcome() is not None


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_take_minutes_and_a_first_match_less_than_twenty(game: str) -> None:
    *taught, match = lessons(game)
    assert 5 <= len(lessons(game)) <= 8
    assert all(1 <= each.minutes <= 3 for each in taught)
    assert 3 < match.minutes < 20


@every_lesson
def test_what_a_lesson_teaches_exists(lesson: Lesson) -> None:
    rules = rulebook(lesson.game, "en")
    assert lesson.teaches
    for clause in lesson.teaches:
        assert rules.clause(clause).text


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_said_in_every_language(lesson: Lesson, lang: str) -> None:
    """Its sentences, the prompts of its steps, and the purpose of every question of a coached match."""
    told = Catalogue(lessons_folder(lesson.game), lang, strict=True)
    words = Catalogue(lesson.game, lang, strict=True)
    assert not told.is_fallback
    assert told.format(lesson.key("title"))
    run = LessonRun(lesson, choose)
    while (step := run.step) is not None:
        for say in (step.say, *(mistake.say for mistake in step.wrong)):
            assert told.format(lesson.key(say))
        if step.is_read_only:
            run.read()
            continue
        prompt = run.match.perspective(lesson.seat).prompt()
        assert prompt is not None
        assert prompt_text(words, prompt)
        run.move(ids(run, step.model))
    rng = Random(2)
    run.play_others()
    while not run.is_over:
        asked = run.asked()
        assert asked is not None
        assert purpose_text(told, asked)
        make_gesture(run, rng)


@pytest.mark.parametrize("game", TAUGHT)
def test_all_languages_say_the_same_and_no_more_than_is_used(game: str) -> None:
    folder = lessons_folder(game)
    assert check(folder) == []
    used = {each.key(say) for each in lessons(game) for say in sentences(each)}
    assert {key for key in told_keys(game) if not key.startswith("purpose-")} == used


def told_keys(game: str) -> set[str]:
    """The sentences of the lessons; one for the terminal alone counts as the one whose place it takes."""
    return {key.removesuffix("-terminal") for key in written(lessons_folder(game) / "text", "en")}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_takes_no_key_from_the_board(game: str) -> None:
    taught = set(written(lessons_folder(game) / "text", "en"))
    for texts in (GAMES / game / "text", CLIENT / "games" / game / "text"):
        assert taught & set(written(texts, "en")) == set()


def sentences(lesson: Lesson) -> set[str]:
    said = {"title"}
    for step in lesson.steps:
        said |= {step.say, *(mistake.say for mistake in step.wrong)}
    return said


@pytest.mark.parametrize("game", TAUGHT)
def test_the_last_lesson_is_a_coached_match(game: str) -> None:
    assert lessons(game)[-1].coach is not None


@pytest.mark.parametrize("game", TAUGHT)
def test_every_question_has_a_line_of_purpose(game: str) -> None:
    """Except those about the automatic crews of Rockwell, which only two players meet."""
    asked = {key.partition("-")[2] for key in written(GAMES / game / "text", "en") if key.startswith("prompt-")}
    told = {key.partition("-")[2] for key in told_keys(game) if key.startswith("purpose-")}
    assert {kind for kind in asked - told if not kind.startswith("ai_")} == set()
    assert told <= asked
