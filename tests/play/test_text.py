"""Sentences: facts become names, players and lists in every language, and no error of a catalogue is passed over."""

import logging
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from motherlode.bots.evaluators import evaluator
from motherlode.bots.search.choices import choices
from motherlode.kernel import CHANCE, SPECTATOR, Action, Facts, Option, Outcome, Prompt, Violation
from motherlode.play import errors
from motherlode.play.errors import CannotUndo, RecordError
from motherlode.play.locales import check
from motherlode.play.seen import SeenEvent
from motherlode.play.text import (
    LANGUAGES,
    Catalogue,
    TextError,
    UnknownLanguage,
    action_text,
    error_text,
    event_text,
    gesture_text,
    option_about_text,
    option_text,
    option_value_text,
    outcome_text,
    prompt_text,
    shown_names,
    why_text,
)
from motherlode.registry import GAMES, AnyGame
from motherlode.registry import game as registered
from motherlode.terminal.hints import steps
from tests.bots.worlds import decisions, perspective_on
from tests.play.tables import LODE, LODE_FOLDER, choice, table

SOURCES: list[tuple[AnyGame, str | Path]] = [(LODE, LODE_FOLDER), *((registered(id), id) for id in GAMES)]
NAMES = [game.info.id for game, _ in SOURCES]


def written(folder: Path, **catalogues: str) -> Path:
    """The folder of a game with these catalogues."""
    (folder / "text").mkdir(exist_ok=True)
    for lang, text in catalogues.items():
        (folder / "text" / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return folder


def spoken(folder: Path, text: str, players: tuple[str, ...] = ()) -> Catalogue:
    return Catalogue(written(folder, en=text), "en", players, strict=True)


def test_a_gesture_in_one_phrase(tmp_path: Path) -> None:
    """Facts are called by their kinds too; actions of a kind in a row count as one, with lists of what they name."""
    words = spoken(
        tmp_path,
        "name-gold = Gold\nname-tin = Tin\naction-take = take { $ore }\naction-go = go { $steps }\n"
        "gesture-take-go = { $take_ore } in { $go_steps } steps",
    )
    gold, tin = (Action("take", "T1.1", (("ore", ore),)) for ore in ("gold", "tin"))
    go = Action("go", "T1.2", (("steps", 3),))
    assert gesture_text(words, [(gold, gold.facts), (go, go.facts)]) == "Gold in 3 steps"
    assert gesture_text(words, [(tin, tin.facts), (gold, gold.facts), (go, go.facts)]) == "Tin and Gold in 3 steps"
    assert gesture_text(words, [(go, go.facts), (gold, gold.facts)]) == "go 3 › take Gold"
    assert gesture_text(words, [(gold, gold.facts)]) == "take Gold"


@pytest.mark.parametrize("id", ["cavum", "rawsiko"])
def test_whole_choices_are_told_in_one_phrase(id: str) -> None:
    """What a bot thinks of at once: a piece with its place and turn, a move with its number, a pick of a draft."""
    on = registered(id)
    words = [Catalogue(id, lang, strict=True) for lang in LANGUAGES]
    kinds = set()
    for state, seat in islice(decisions(on, 3, Random(2)), 0, 150, 3):
        here = perspective_on(on, 3, state, seat)
        if not on.continues(state, seat):
            for each in choices(on, evaluator(on), state, seat):
                gesture = tuple(on.actions[action].kind for action in each.ids)
                if len(gesture) > 1 and gesture not in kinds:
                    kinds.add(gesture)
                    told = [gesture_text(catalogue, steps(here, each.ids)) for catalogue in words]
                    assert not any("›" in text or "{" in text for text in told), gesture
    assert len(kinds) > 2


def test_a_thing_is_shown_by_its_name_and_selected_by_its_id(tmp_path: Path) -> None:
    catalogue = spoken(
        tmp_path,
        "name-gold = Gold\nname-tin = Tin\nuse = { $ore } { $ore ->\n    [gold] shines\n   *[other] does not\n}",
    )
    assert catalogue.format("use", {"ore": "gold"}) == "Gold shines"
    assert catalogue.format("use", {"ore": "tin"}) == "Tin does not"


def test_a_selector_needs_no_name(tmp_path: Path) -> None:
    catalogue = spoken(tmp_path, "where = { $relation ->\n    [own] here\n   *[other] there\n}")
    assert catalogue.format("where", {"relation": "own"}) == "here"


def test_seats_are_shown_by_their_players(tmp_path: Path) -> None:
    catalogue = spoken(tmp_path, "a = { $seat } to { $turn_seat }\nb = { $seats }", ("Ann", ""))
    assert catalogue.format("a", {"seat": 0, "turn_seat": 1}) == "Ann to Player 2"
    assert catalogue.format("a", {"seat": CHANCE, "turn_seat": SPECTATOR}) == "Chance to Spectator"
    assert catalogue.format("b", {"seats": [0, 1, 2]}) == "Ann, Player 2 and Player 3"


@pytest.mark.parametrize(
    ("lang", "seat", "listed", "empty", "number"),
    [
        ("en", "Player 3", "1, 2 and 3", "none", "12,345"),
        ("nl", "Speler 3", "1, 2 en 3", "geen", "12.345"),
        ("de", "Spieler 3", "1, 2 und 3", "keine", "12.345"),
        ("fr", "Joueur 3", "1, 2 et 3", "aucun", "12\u202f345"),
    ],
)
def test_each_language_in_its_own_way(
    lang: str, seat: str, listed: str, empty: str, number: str, tmp_path: Path
) -> None:
    written(tmp_path, **dict.fromkeys(LANGUAGES, "a = { $dice }\nb = { $year }\nc = { $coins }"))
    catalogue = Catalogue(tmp_path, lang, strict=True)
    assert catalogue.seat_name(2) == seat
    assert catalogue.format("a", {"dice": [1, 2, 3]}) == listed
    assert catalogue.format("a", {"dice": [7]}) == "7"
    assert catalogue.format("a", {"dice": []}) == empty
    assert catalogue.format("b", {"year": 1901}) == "1901"
    assert catalogue.format("c", {"coins": 12345}) == number


def test_numbers_choose_their_plural(tmp_path: Path) -> None:
    catalogue = spoken(tmp_path, "w = { $weeks ->\n    [one] { $weeks } week\n   *[other] { $weeks } weeks\n}")
    assert [catalogue.format("w", {"weeks": weeks}) for weeks in (0, 1, 2)] == ["0 weeks", "1 week", "2 weeks"]


FAULTY = {
    "there is no such sentence": ("a = b", "c", {}),
    "Unknown external": ("a = { $weeks }", "a", {}),
    "Unknown message": ("a = { other }", "a", {}),
    "Unknown function": ("a = { TWICE(2) }", "a", {}),
    "name-amber": ("a = { $ore }", "a", {"ore": "amber"}),
    "name-topaz": ("a = { $ores }", "a", {"ores": ["topaz"]}),
}


@pytest.mark.parametrize("problem", FAULTY)
def test_no_error_of_a_catalogue_is_passed_over(problem: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    text, key, raw = FAULTY[problem]
    facts: Facts = dict(raw)  # type: ignore[call-overload]
    with pytest.raises(TextError, match=problem):
        spoken(tmp_path, text).format(key, facts)
    with caplog.at_level(logging.ERROR):
        assert Catalogue(tmp_path).format(key, facts)
    assert problem in caplog.text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a = b\na = c", "a is given twice"),
        ("a = { $x", "not readable: a = { \\$x"),
        ("a\n", "not readable"),
        ("-t = 1\n-t = 2", "-t is given twice"),
    ],
)
def test_a_damaged_catalogue_is_refused(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(TextError, match=problem):
        spoken(tmp_path, text)


def test_english_stands_in_only_for_a_whole_language(tmp_path: Path) -> None:
    written(tmp_path, en="a = one\nb = two", nl="a = een")
    french = Catalogue(tmp_path, "fr", strict=True)
    assert (french.lang, french.asked, french.is_fallback) == ("en", "fr", True)
    assert french.format("b") == "two"
    assert french.seat_name(0) == "Player 1"
    dutch = Catalogue(tmp_path, "nl", strict=True)
    assert not dutch.is_fallback
    with pytest.raises(TextError):
        dutch.format("b")
    with pytest.raises(UnknownLanguage, match="unknown language 'tlh'; known are en, nl, de, fr"):
        Catalogue(tmp_path, "tlh")
    with pytest.raises(TextError, match="chess has no catalogues"):
        Catalogue("chess")


def test_the_bare_form_is_for_those_who_know_less(tmp_path: Path) -> None:
    catalogue = spoken(
        tmp_path,
        "name-gold = gold\nevent-found = { $seat } finds { $ore }\nevent-found-bare = { $seat } finds something\n"
        "event-lost = { $seat } loses { $ore }\nwhy-T1_2 = It takes { $needed }\n"
        "why-T1_3 = It takes { $needed }\nwhy-T1_3-bare = Later",
    )
    assert event_text(catalogue, SeenEvent(0, 1, "found", {"seat": 0, "ore": "gold"})) == "Player 1 finds gold"
    assert event_text(catalogue, SeenEvent(0, 1, "found", {"seat": 0})) == "Player 1 finds something"
    with pytest.raises(TextError):
        event_text(catalogue, SeenEvent(0, 1, "lost", {"seat": 0}))
    assert why_text(catalogue, Violation("T1.2", {"needed": 3})) == "It takes 3"
    assert why_text(catalogue, Violation("T1.2")) == "That is not possible now (rule T1.2)."
    assert why_text(catalogue, Violation("T1.3")) == "Later"
    with pytest.raises(TextError):
        why_text(catalogue, Violation("T1.2", {"have": 3}))


def test_options_and_their_values(tmp_path: Path) -> None:
    catalogue = spoken(
        tmp_path,
        "option-tempo = Tempo\noption-tempo-about = How fast.\noption-tempo-quick = quick\noption-open = Open\n"
        "option-purse = Purse\noption-purse-10 = ten",
    )
    tempo = Option("tempo", "quick", ("quick", "slow"), "T1.1")
    assert option_text(catalogue, tempo) == "Tempo"
    assert option_about_text(catalogue, tempo) == "How fast."
    assert option_value_text(catalogue, tempo, "quick") == "quick"
    with pytest.raises(TextError):
        option_value_text(catalogue, tempo, "slow")
    assert option_value_text(catalogue, Option("open", True, (True, False), "T1.1"), True) == "yes"
    purse = Option("purse", 10, (), "T1.1")
    assert [option_value_text(catalogue, purse, value) for value in (10, 1500)] == ["ten", "1,500"]


def test_an_outcome_tells_the_end_the_winner_and_the_points(tmp_path: Path) -> None:
    text = "end-T9_1 = Time is up.\nsource-finds = finds\nsource-shows = shows"
    catalogue = spoken(tmp_path, text, ("Ann", "Ben", "Cas"))
    scores = ({"finds": 3, "shows": 1}, {"finds": 9, "shows": 0}, {"finds": 9, "shows": 0})
    assert outcome_text(catalogue, Outcome(scores, (4, 9, 9), (3, 1, 1), "T9.1")).splitlines() == [
        "Time is up.",
        "Ben and Cas share the victory with 9 points each.",
        "1. Ben: 9 (finds 9, shows 0)",
        "1. Cas: 9 (finds 9, shows 0)",
        "3. Ann: 4 (finds 3, shows 1)",
    ]
    alone = outcome_text(catalogue, Outcome(scores[:2], (4, 1), (1, 2), "T9.1"))
    assert alone.splitlines()[1] == "Ann wins with 4 points."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_a_match_can_be_said(lang: str) -> None:
    catalogue = Catalogue(LODE_FOLDER, lang, strict=True)
    bars = ("off", "over", "nothing", "chance", "other", "reveal", "commit", "phase")
    said = [error_text(catalogue, CannotUndo(0, bar)) for bar in bars]
    said += [error_text(catalogue, RecordError(fault, "abc", 3)) for fault in errors.FAULTS]
    said += [
        error_text(catalogue, error)
        for error in (
            errors.UnknownSeat(5, 2),
            errors.UnknownAction(99),
            errors.IncompleteMove(1),
            errors.OverlongMove(1, 2),
        )
    ]
    assert len(set(said)) == len(said)
    illegal = errors.IllegalMove(0, 0, 1, "one", Violation("L4.3", {"needed": 9, "have": 8}))
    assert "9" in error_text(catalogue, illegal)
    assert catalogue.format("error-illegal_move", illegal.facts)
    assert error_text(catalogue, UnknownLanguage("tlh")).startswith("unknown language")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "source"), SOURCES, ids=NAMES)
def test_a_whole_match_is_told_in_every_language(game: AnyGame, source: str | Path, lang: str) -> None:
    """Every action with its label, every refusal with its reason, every prompt and event, for every viewer."""
    catalogue = Catalogue(source, lang, strict=True)
    match, rng = table(game, game.info.seats[-1]), Random(1)
    said: set[str] = {catalogue.format("title")}
    while owing := match.to_act():
        for seat in range(match.seats):
            perspective = match.perspective(seat)
            prompt = perspective.prompt()
            if isinstance(prompt, Prompt):
                said.add(prompt_text(catalogue, prompt))
            for action in perspective.legal():
                said.add(action_text(catalogue, game.actions[action], perspective.facts(action)))
            for action in rng.sample(range(len(game.actions)), 5):
                violation = perspective.check(action)
                said |= {why_text(catalogue, violation)} if violation else set()
        match.move(owing[0], choice(match.perspective(owing[0]), rng))
    for viewer in (*range(match.seats), SPECTATOR):
        said |= {event_text(catalogue, event) for event in match.perspective(viewer).events()}
    outcome = match.outcome()
    assert outcome is not None
    said.add(outcome_text(catalogue, outcome))
    for option in game.info.options:
        said |= {option_text(catalogue, option), option_about_text(catalogue, option)}
        said |= {option_value_text(catalogue, option, value) for value in option.choices}
    assert all(said)
    assert not [text for text in said if "{" in text]


@pytest.mark.parametrize("source", [None, *(source for _, source in SOURCES)], ids=["shared", *NAMES])
def test_all_locales_hold_the_same(source: str | Path | None) -> None:
    assert check(source) == []


GOOD = "a = { $x } and { $y }\nb = yes"


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (GOOD, []),
        ("a = { $y } en { $x }", ["nl: b is missing"]),
        (GOOD + "\nc = ja", ["nl: c is in no other language"]),
        ("a = { $x }\nb = ja", ["nl: a tells of x, not of x, y"]),
        ("a = { $x } { $y }\nb = { $z }", ["nl: b tells of z, not of nothing"]),
        ("a = { $x } { $y }\nb = { nothing-there }", ["b (nl): Unknown message: nothing-there"]),
        ("a = { $x } { $y }\nb = { a2 }\na2 = { b }", ["b refers to itself"]),
        ("a = { $x", ["nl.ftl: not readable: a = { $x"]),
    ],
)
def test_the_check_of_locales_finds(text: str, problems: list[str], tmp_path: Path) -> None:
    written(tmp_path, **{**dict.fromkeys(LANGUAGES, GOOD), "nl": text})
    assert check(tmp_path)[: len(problems)] == problems
    assert bool(check(tmp_path)) == bool(problems)


def test_the_check_of_locales_finds_a_missing_language(tmp_path: Path) -> None:
    assert check(written(tmp_path, en="a = b", nl="a = b", fr="a = b")) == ["de: there is no catalogue"]
    assert check("chess") == ["chess has no catalogues"]


def test_bots_have_names_in_each_language_and_people_keep_theirs() -> None:
    assert shown_names(["", "easy 2", "hard work", "Ada 2"], "nl") == ["", "Makkelijke bot 2", "hard work", "Ada 2"]
