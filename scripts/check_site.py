"""Checks the built documentation: every link leads somewhere, and no page loads anything from another address.

`python scripts/check_site.py FOLDER` prints one line per problem; exit status 1 if there is any.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADING = {("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("object", "data")}
RELATIONS = {"stylesheet", "icon", "preload", "modulepreload", "preconnect", "dns-prefetch", "manifest"}


class Page(HTMLParser):
    """The ids of a page, the links that people follow, and what the browser fetches by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids = {"", "__top"}
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.loads += [given[name] for loader, name in LOADING if loader == tag and name in given]
        if tag == "link" and RELATIONS & set(given.get("rel", "").split()):
            self.loads.append(given.get("href", ""))


@cache
def page(file: Path) -> Page:
    return Page(file.read_text(encoding="utf-8"))


def is_foreign(address: str) -> bool:
    return bool(urlsplit(address).netloc)


def dead_links(root: Path, file: Path) -> Iterator[str]:
    for link in page(file).links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        path = unquote(parts.path)
        target = root / path.lstrip("/") if path.startswith("/") else file.parent / path
        target = target / "index.html" if target.is_dir() and path else target if path else file
        if not target.exists():
            yield f"{file.relative_to(root)}: {link} leads nowhere"
        elif target.suffix == ".html" and unquote(parts.fragment) not in page(target.resolve()).ids:
            yield f"{file.relative_to(root)}: {link} names a place that is not there"


def foreign_loads(root: Path) -> Iterator[str]:
    for file in sorted(root.rglob("*.html")):
        yield from (f"{file.relative_to(root)} loads {each}" for each in page(file.resolve()).loads if is_foreign(each))
        if 'class="mermaid"' in file.read_text(encoding="utf-8"):
            yield f"{file.relative_to(root)} has a Mermaid drawing, whose script comes from elsewhere"
    for file in sorted(root.rglob("*.css")):
        text = file.read_text(encoding="utf-8")
        found = re.findall(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)", text)
        addresses = [one or other for one, other in found]
        yield from (f"{file.relative_to(root)} loads {each}" for each in addresses if is_foreign(each))


def problems(root: Path) -> Iterator[str]:
    for file in sorted(root.resolve().rglob("*.html")):
        if file.name != "404.html":  # shown at any address, so its links are from the top
            yield from dead_links(root.resolve(), file)
    yield from foreign_loads(root)


def main() -> None:
    root = Path(sys.argv[1])
    found = list(problems(root))
    sys.stdout.writelines(f"{line}\n" for line in found)
    count = len(list(root.rglob("*.html")))
    sys.stderr.write(f"{count} pages, {len(found)} problems: {root}\n")
    raise SystemExit(1 if found or not count else 0)


if __name__ == "__main__":
    main()
