"""What one visitor can use up: memory, processor, connections, places in the lobby, other people's patience."""

import json

import pytest

from motherlode.server import catalog
from motherlode.server.bots.process import KEPT as KEPT_BY_BOTS
from motherlode.server.bots.process import GameCache
from motherlode.server.catalog import GameCatalog
from motherlode.server.settings import Settings
from tests.server.conftest import GAMES, running

HOT = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
OPEN = [{"kind": "me"}, {"kind": "open"}]


def test_games_are_not_kept_without_bound() -> None:
    """H1: every choice of options made one more that stayed for ever."""
    made, cache = GameCatalog(GAMES), GameCache(GAMES)
    for weeks in range(catalog.KEPT + 20):
        made.game("thebes", {"pass_window_weeks": weeks})
        cache.game("thebes", {"pass_window_weeks": weeks})
    assert len(made._made) == catalog.KEPT
    assert len(cache._made) == KEPT_BY_BOTS
    assert made.game("thebes", {"pass_window_weeks": 70}) is made.game("thebes", {"pass_window_weeks": 70})


async def test_options_are_not_numbers_of_any_length(quick: Settings) -> None:
    """H1."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        request = {"game": "thebes", "chairs": HOT, "options": {"pass_window_weeks": 10**4000}}
        answer = await ada.http.post(
            "/api/tables", content=encode_big(request), headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["kind"]) in {(400, "bad_option"), (400, "bad_message")}
        assert len(answer.content) < 500


def encode_big(request: dict[str, object]) -> bytes:
    return json.dumps(request).encode()


async def test_what_never_changes_is_built_once(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """H5: the data of a game cost 10 ms at every request."""
    async with running(quick) as site:
        ada = await site.person("Ada")
        paths = ["/api/games", "/api/games/rawsiko", "/api/games/thebes/rules/en", "/text/en/thebes.ftl"]
        first = [await ada.http.get(path) for path in paths]
        for name in ("infos", "data", "rules", "catalogue"):
            monkeypatch.setattr(site.context.catalog, name, None, raising=False)
        again = [await ada.http.get(path) for path in paths]
        assert [each.status_code for each in again] == [200] * 4
        assert [each.content for each in again] == [each.content for each in first]
        for path, answer in zip(paths, first, strict=True):
            unchanged = await ada.http.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (unchanged.status_code, unchanged.content) == (304, b"")
