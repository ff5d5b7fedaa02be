"""What a host can set about names and rights: whom to write to, and neutral names for the games."""

import re
from dataclasses import replace

import pytest

from motherlode import registry
from motherlode.play.text import LANGUAGES
from motherlode.server.catalog import GameCatalog
from motherlode.server.settings import Settings, settings
from tests.server.conftest import running

NAMES = ["Rockwell", "Cavum", "Thebes", "RAWsiko", "Jenseits von Theben"]


@pytest.fixture(scope="module")
def neutral() -> GameCatalog:
    return GameCatalog(registry.GAMES, neutral_names=True)


def test_both_come_from_the_environment() -> None:
    chosen = settings({"MOTHERLODE_CONTACT": "host@example.org", "MOTHERLODE_NEUTRAL_NAMES": "1"}, {})
    assert (chosen.contact, chosen.neutral_names) == ("host@example.org", True)
    assert (Settings().contact, Settings().neutral_names) == ("", False)


async def test_the_server_says_whom_to_write_to(quick: Settings) -> None:
    async with running(replace(quick, contact="host@example.org")) as site:
        ada = await site.person("Ada")
        assert await ada.get("/api/rights") == {"contact": "host@example.org", "neutral_names": False}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_with_neutral_names_no_text_names_a_box(neutral: GameCatalog, game: str, lang: str) -> None:
    book = neutral.rules(game, lang)
    said = [neutral.info(game).title, neutral.catalogue(game, lang), book.title, book.text]
    for chapter in book.chapters:
        said += [chapter.title, chapter.text, *(clause.text for clause in chapter.clauses)]
    assert [(name, text[:80]) for text in said for name in NAMES if name in text] == []


def test_neutral_titles_are_names_of_their_own(neutral: GameCatalog) -> None:
    titles = {neutral.info(game).title for game in registry.GAMES}
    assert len(titles) == len(registry.GAMES)
    assert not titles & set(NAMES)


@pytest.mark.parametrize("game", registry.GAMES)
def test_without_the_setting_the_title_is_the_catalogue_s(game: str) -> None:
    catalog = GameCatalog(registry.GAMES)
    found = re.search(r"^title = (.+)$", catalog.catalogue(game, "en"), re.MULTILINE)
    assert found is not None
    assert catalog.info(game).title == catalog.rules(game, "en").title == found[1]
