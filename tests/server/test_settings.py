"""Settings: flags before environment before defaults; the public is served only safely."""

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.server.errors import SettingsError
from motherlode.server.settings import Settings, require_safe, settings


def test_flags_go_before_the_environment() -> None:
    environ = {"MOTHERLODE_PORT": "9000", "MOTHERLODE_HOST": "::1", "MOTHERLODE_DURABLE": "true"}
    chosen = settings(environ, {"port": 9001, "host": None})
    assert (chosen.port, chosen.host, chosen.durable) == (9001, "::1", True)


def test_every_field_is_read_as_what_it_is() -> None:
    environ = {"MOTHERLODE_PROXIES": "10.0.0.1, 10.0.0.2", "MOTHERLODE_DATA": "/srv/x", "MOTHERLODE_BOT_SECONDS": "2.5"}
    chosen = settings(environ, {})
    assert chosen.proxies == ("10.0.0.1", "10.0.0.2")
    assert chosen.data == Path("/srv/x")
    assert chosen.bot_seconds == 2.5


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("DURABLE", "perhaps")])
def test_a_value_that_cannot_be_read_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"MOTHERLODE_{name}"):
        settings({f"MOTHERLODE_{name}": value}, {})


def safe(folder: Path) -> Settings:
    folder.mkdir(mode=0o700)
    return Settings(public="https://play.example", proxies=("127.0.0.1",), data=folder)


def test_safe_settings_serve_the_public(tmp_path: Path) -> None:
    require_safe(safe(tmp_path / "data"))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"public": "http://play.example"}, "https"),
        ({"public": "https://play.example/deep?x"}, "origin"),
        ({"proxies": ()}, "proxy"),
        ({"proxies": ("*",)}, "any proxy"),
        ({"account_rate": 0.0}, "rate limit"),
        ({"hint_rate": 0.0}, "rate limit"),
    ],
)
def test_unsafe_settings_do_not(tmp_path: Path, change: dict[str, str], problem: str) -> None:
    with pytest.raises(SettingsError, match=problem):
        require_safe(replace(safe(tmp_path / "data"), **change))  # type: ignore[arg-type]


def test_a_data_folder_open_to_others_does_not(tmp_path: Path) -> None:
    chosen = safe(tmp_path / "data")
    chosen.data.chmod(0o755)
    with pytest.raises(SettingsError, match="chmod"):
        require_safe(chosen)
