"""The examples in README and docs run as they stand, and what they name exists."""

import re
from pathlib import Path

import pytest

from motherlode import registry
from motherlode.cli import COMMANDS
from motherlode.kernel import load_components, source_counts

ROOT = Path(__file__).parents[2]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


FRONT = ["README.md", "README.nl.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"]
PAGES = [*(ROOT / name for name in FRONT), *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{name_of(page)}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]


def test_the_readme_has_an_example_of_ten_lines() -> None:
    code = EXAMPLES[0].values[0]
    assert EXAMPLES[0].id == "README.md-0"
    assert isinstance(code, str)
    assert len([line for line in code.splitlines() if line]) == 10


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs_and_prints(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {})
    assert re.search(r"\d+, \d+", capsys.readouterr().out)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!\w+:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_counts_of_sources_are_those_of_the_components(game: str) -> None:
    counts = source_counts(load_components(ROOT / "src" / "motherlode" / "games" / game / "components.toml"))
    title, total, *each = (registry.game(game).info.title, sum(counts.values()), *counts.values())
    row = " | ".join(str(cell) for cell in (title, total, *each))
    for name, of in (("README.md", "of"), ("README.nl.md", "van")):
        readme = " ".join((ROOT / name).read_text(encoding="utf-8").split())
        assert f"{title} {counts['reconstructed']} {of} {total}" in readme
    assert f"| {row} |" in (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?<!from )\bmotherlode ([a-z][a-z-]*)\b", "\n".join(re.findall(r"`[^`]+`", text)))) <= set(
        COMMANDS
    )
    assert set(re.findall(r"`make ([a-z-]+)", text)) <= targets
