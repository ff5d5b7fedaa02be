"""A components file of one's own: accepted if it describes the box, refused in one line if not."""

from pathlib import Path

import pytest

from motherlode.games import thebes
from tests.commands.conftest import Run

BOX = Path(thebes.__file__).with_name("components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("printed", "changed", "error"),
    [
        ('["london", "berlin"]', '["london", "atlantis"]', "atlantis"),
        ("seats = [2, 3, 4]", "seats = ", "box.toml"),
    ],
)
def test_a_faulty_box_is_refused(run: Run, tmp_path: Path, printed: str, changed: str, error: str) -> None:
    assert printed in BOX
    box = tmp_path / "box.toml"
    box.write_text(BOX.replace(printed, changed, 1), encoding="utf-8")
    ran = run("simulate", "thebes", "--games", 1, "--components", box)
    assert ran.status == 2
    assert error in ran.err
    assert ran.err.count("\n") == 1
