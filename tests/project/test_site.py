"""The documentation site before it is built, its checker, and the files of a public project."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode import __version__

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
PAGES = {page.relative_to(DOCS).as_posix(): page.read_text(encoding="utf-8") for page in sorted(DOCS.rglob("*.md"))}
PUBLIC = [
    "CITATION.cff", "CODE_OF_CONDUCT.md", "SECURITY.md", "mkdocs.yml", "requirements-docs.lock",
    ".editorconfig", ".pre-commit-config.yaml", ".github/workflows/test.yml", ".github/pull_request_template.md",
    *(f".github/ISSUE_TEMPLATE/{name}.md" for name in ("bug", "idea", "rule")),
]  # fmt: skip


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def slug(heading: str) -> str:
    """The anchor that Markdown gives a heading."""
    plain = re.sub(r"[^\w\s-]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)).strip().lower()
    return re.sub(r"[\s-]+", "-", plain)


def included(text: str) -> str:
    """A page with the files it takes in."""
    files = re.findall(r'^--8<-- "([^":]+)', text, re.MULTILINE)
    return "\n".join([text, *(text_of(name) for name in files)])


def anchors(page: str) -> set[str]:
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", included(PAGES[page]), re.MULTILINE)}


def links(page: str) -> list[tuple[str, str]]:
    """The pages (by their path in docs) and places that a page links to."""
    found = re.findall(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)", included(PAGES[page]))
    here = DOCS / Path(page).parent
    return [
        ((here / target).resolve().relative_to(ROOT).as_posix() if target else f"docs/{page}", place)
        for target, place in found
    ]


@pytest.mark.parametrize("page", PAGES)
def test_links_stay_in_the_site_and_name_places_that_exist(page: str) -> None:
    for target, place in links(page):
        assert target.startswith("docs/"), f"{target} is not part of the site"
        assert (ROOT / target).is_file(), target
        if place:
            assert place in anchors(target.removeprefix("docs/")), f"{target}#{place}"


def test_the_navigation_has_every_page_once() -> None:
    named = re.findall(r"^ +- .+: (\S+\.md)$", SITE, re.MULTILINE)
    assert sorted(named) == sorted(PAGES)


@pytest.mark.parametrize("section", ["Play", "Host", "Learn the games", "Research", "Develop"])
def test_the_site_has_its_sections(section: str) -> None:
    assert f"\n  - {section}:\n" in SITE


def test_modules_of_the_reference_exist() -> None:
    modules = [name for text in PAGES.values() for name in re.findall(r"^::: (\S+)$", text, re.MULTILINE)]
    assert len(modules) >= 5
    for name in modules:
        path = ROOT / "src" / name.replace(".", "/")
        assert path.is_dir() or path.with_suffix(".py").is_file()


def check_site(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "check_site.py"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ('<a href="other.html#here">x</a>', ""),
        ('<a href="https://example.org/">x</a>', ""),
        ('<a href="none.html">x</a>', "none.html leads nowhere"),
        ('<a href="other.html#there">x</a>', "names a place that is not there"),
        ('<a href="#there">x</a>', "names a place that is not there"),
        ('<script src="https://cdn.example.org/x.js"></script>', "loads https://cdn.example.org/x.js"),
        ('<img src="//cdn.example.org/x.png">', "loads //cdn.example.org/x.png"),
        ('<link rel="stylesheet" href="https://fonts.example.org/css">', "loads https://fonts.example.org/css"),
        ('<pre class="mermaid">graph</pre>', "Mermaid"),
    ],
)
def test_the_checker_finds_dead_links_and_foreign_addresses(tmp_path: Path, body: str, problem: str) -> None:
    (tmp_path / "index.html").write_text(f"<h1>x</h1>{body}")
    (tmp_path / "other.html").write_text('<h1 id="here">x</h1>')
    ran = check_site(tmp_path)
    assert ran.returncode == bool(problem)
    assert problem in ran.stdout


def test_the_checker_reads_styles_and_wants_pages(tmp_path: Path) -> None:
    assert check_site(tmp_path).returncode == 1
    (tmp_path / "index.html").write_text("<h1>x</h1>")
    assert check_site(tmp_path).returncode == 0
    (tmp_path / "a.css").write_text("@font-face { src: url('https://fonts.example.org/a.woff2') }")
    assert "a.css loads https://fonts.example.org/a.woff2" in check_site(tmp_path).stdout


@pytest.mark.parametrize("name", PUBLIC)
def test_public_files_hold_no_address(name: str) -> None:
    assert "://" not in text_of(name)


def test_the_public_files_say_what_they_should() -> None:
    assert "run: make test\n" in text_of(".github/workflows/test.yml")
    assert re.findall(r"repo: (\S+)", text_of(".pre-commit-config.yaml")) == ["local"]
    assert f"\nversion: {__version__}\n" in text_of("CITATION.cff")
    assert "\n  font: false\n" in SITE


COMMENT = r"<!--.*?-->|/\*.*?\*/|//.*"


def test_no_box_is_named_in_keywords_covers_or_icons() -> None:
    """docs/rights.md promises it."""
    parts = ROOT / "client" / "src" / "parts"
    drawings = [parts / "Cover.svelte", *(parts / "covers").iterdir()]
    covers = [re.sub(COMMENT, "", file.read_text(encoding="utf-8"), flags=re.DOTALL) for file in drawings]
    keywords = re.findall(
        r"^keywords.*?(?=\n\S|\Z)", text_of("CITATION.cff") + "\n" + text_of("pyproject.toml"), re.M | re.S
    )
    icons = [file.read_text(encoding="utf-8") for file in (ROOT / "client" / "public").rglob("*.svg")]
    assert icons
    assert keywords
    for text in [*covers, text_of("client/index.html"), *keywords, *icons]:
        assert not re.search(r"Rockwell|Cavum|Thebes|Theben|RAWsiko", text)
