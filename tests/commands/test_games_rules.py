"""`games` and `rules`."""

import pytest

from motherlode import registry
from motherlode.play.rulebook import rulebook
from motherlode.play.text import LANGUAGES
from tests.commands.conftest import Run


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    ran = run("games")
    assert ran.status == 0
    for id in registry.GAMES:
        assert f"{id}  " in ran.out
        for option in registry.game(id).info.options:
            assert f"{option.id}=" in ran.out


def test_games_as_json(run: Run) -> None:
    games = run("games", "--json").data["games"]
    assert isinstance(games, list)
    assert [game["id"] for game in games] == list(registry.GAMES)
    thebes = next(game for game in games if game["id"] == "thebes")
    assert thebes["seats"] == [2, 3, 4]
    assert {"id": "cars_stack", "default": False, "choices": [False, True], "clause": "T4.8"} in thebes["options"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_rules_prints_every_clause(run: Run, game: str) -> None:
    ran = run("rules", game)
    assert ran.status == 0
    for clause in rulebook(game).clauses:
        assert f"{clause.id}  {clause.text}" in ran.out


def test_rules_in_brief(run: Run) -> None:
    ran = run("rules", "cavum", "--short", "--lang", "de")
    assert ran.status == 0
    assert ran.out.startswith("# Cavum, kurz gefasst\n")
    assert "\n[Eine Preisskala: " in ran.out
    blocks = run("rules", "cavum", "--short", "--json").data["blocks"]
    assert isinstance(blocks, list)
    assert {"kind": "drawing", "file": "scale.svg"}.items() <= next(
        b for b in blocks if b["file"] == "scale.svg"
    ).items()


def test_rules_prints_one_clause_in_a_language(run: Run) -> None:
    ran = run("rules", "thebes", "T4.6", "--lang", "nl")
    assert ran.status == 0
    assert rulebook("thebes", "nl").clause("T4.6").text in ran.out
    assert "T4.5" not in ran.out


def test_rules_prints_a_chapter(run: Run) -> None:
    out = run("rules", "thebes", "T4").out
    assert "T4.1 " in out
    assert "T5.1" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_rules_are_complete_in_every_language(run: Run, game: str, lang: str) -> None:
    clause = rulebook(game).clauses[0].id
    ran = run("rules", game, clause, "--lang", lang, "--json")
    assert (ran.status, ran.data["lang"], ran.err) == (0, lang, "")
    assert [each.id for each in rulebook(game, lang).clauses] == [each.id for each in rulebook(game).clauses]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["rules", "troy"], "unknown game 'troy'"),
        (["rules", "thebes", "T99.1"], "no clause 'T99.1'"),
        (["rules", "thebes", "T4.99"], "no clause 'T4.99'"),
        (["rules", "thebes", "--lang", "la"], "unknown language 'la'"),
    ],
)
def test_what_does_not_exist_is_said_in_one_line(run: Run, arguments: list[str], error: str) -> None:
    ran = run(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert error in ran.err
    assert ran.err.count("\n") == 1
