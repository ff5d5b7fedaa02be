"""Progress where standard error is no terminal: plain lines now and then."""

import pytest

from motherlode.commands.progress import SECONDS, ProgressLines, with_progress


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    lines = ProgressLines(100, "playing", clock)
    for step in range(1, 26):
        clock.now = 100 + step
        lines.advance(2)
    assert SECONDS == 10
    out, err = capsys.readouterr()
    assert out == ""
    assert err == (
        "motherlode: playing 20 of 100, 10 s, at most 40 s left\n"
        "motherlode: playing 40 of 100, 20 s, at most 30 s left\n"
    )


def test_short_work_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    assert with_progress([lambda: 1, lambda: 2], "measuring") == [1, 2]
    assert capsys.readouterr().err == ""
