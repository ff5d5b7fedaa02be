"""Help on everything: whatever has a name, and every phase, is explained in every language."""

from typing import Final

import pytest

from motherlode.kernel import Thing
from motherlode.play.rulebook import rulebook
from motherlode.play.text import LANGUAGES, Catalogue, about_text
from motherlode.registry import GAMES
from motherlode.registry import game as registered

# Names that are words in sentences and no things: exits of a tile, where a city lies, and copies of a tile that bear
# another's name.
EXITS: Final = {"to_east", "to_north_east", "to_north_west", "to_west", "to_south_west", "to_south_east"}
SIDES: Final = {"side_south", "side_south_east", "side_north_east", "side_north_west", "side_south_west"}
WORDS: Final = {
    "cavum": EXITS | SIDES,
    "rockwell": {"a3b", "a4c", "c8c"},
}


def things(game: str) -> dict[str, Thing]:
    return {thing.id: thing for thing in registered(game).things()}


def keys(game: str, start: str) -> set[str]:
    catalogue = Catalogue(game)
    return {key.removeprefix(start) for key in catalogue.keys if key.startswith(start)}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_things_share_an_id(game: str) -> None:
    assert len(things(game)) == len(registered(game).things())


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_a_name_can_be_asked_about(game: str) -> None:
    assert sorted(keys(game, "name-") - things(game).keys() - WORDS.get(game, set())) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_can_be_asked_about(game: str) -> None:
    asked = {id.removeprefix("phase_") for id in things(game) if id.startswith("phase_")}
    assert asked == keys(game, "phase-")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_explained_in_one_to_three_sentences(game: str, lang: str) -> None:
    catalogue = Catalogue(game, lang, strict=True)
    assert [thing.id for thing in things(game).values() if not catalogue.has(f"about-{thing.about}")] == []
    for thing in things(game).values():
        assert 20 < len(about_text(catalogue, thing)) < 330, (thing, about_text(catalogue, thing))


@pytest.mark.parametrize("game", GAMES)
def test_no_explanation_is_of_nothing(game: str) -> None:
    assert keys(game, "about-") == {thing.about for thing in things(game).values()}


@pytest.mark.parametrize("game", GAMES)
def test_everything_leads_to_a_clause(game: str) -> None:
    clauses = {clause.id for clause in rulebook(game).clauses}
    assert sorted({thing.clause for thing in things(game).values()} - clauses) == []


@pytest.mark.parametrize(
    ("game", "id", "beginning"),
    [
        ("thebes", "egypt_a6_1", "Een artefact uit Egypte, aan het eind 6 punten waard."),
        ("rockwell", "dg1", "Levering: geef 6 goud en krijg 5 sterren."),
        ("cavum", "order_1", "Opdracht 1: lever Rood en Blauw en krijg 12 punten."),
        ("rawsiko", "greenland", "Groenland (Noord-Amerika) levert Zware zeldzame aarden."),
    ],
)
def test_a_family_is_explained_by_the_facts_of_each_member(game: str, id: str, beginning: str) -> None:
    assert about_text(Catalogue(game, "nl", strict=True), things(game)[id]).startswith(beginning)
