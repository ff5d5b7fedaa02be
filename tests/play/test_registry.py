"""The registry: one explicit dict, and clear errors for what it does not hold."""

import pytest

from motherlode import registry
from motherlode.kernel import OptionError


def test_every_game_is_registered_under_its_own_id() -> None:
    for id in registry.GAMES:
        assert registry.game(id).info.id == id


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    known = ", ".join(registry.GAMES)
    with pytest.raises(registry.UnknownGame, match=f"unknown game 'chess'; known are {known}"):
        registry.game("chess")


def test_options_reach_the_game() -> None:
    option = registry.game("thebes").info.options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    assert registry.game("thebes", {option.id: other}).options[option.id] == other
    with pytest.raises(OptionError):
        registry.game("thebes", {option.id: "nonsense"})
