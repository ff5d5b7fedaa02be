"""For the documentation: the examples in docstrings (`>>> ...`) are shown as code, and not read as quotations.

Zensical loads this through mkdocs.yml; griffe is installed in its environment only.
"""

import re

import griffe  # type: ignore[import-not-found]

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def fenced(text: str) -> str:
    """Puts each example, up to the next empty line, into a block of code."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class Examples(griffe.Extension):  # type: ignore[misc]
    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        fence(obj)

    def on_package(self, *, pkg: griffe.Module, **_: object) -> None:
        fence(pkg)  # griffe does not count the topmost package among its objects


def fence(obj: griffe.Object) -> None:
    if obj.docstring is not None and "```pycon" not in obj.docstring.value:
        obj.docstring.value = fenced(obj.docstring.value)
