"""What hatch does beyond copying the sources: the built client and compiled modules in a wheel, the description.

A wheel is pure unless MOTHERLODE_COMPILE is set; both come from the same sources.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# mypy reads the types of the library that play/text.py uses.
COMPILER = ["mypy[mypyc]>=2.4", "fluent.runtime>=0.4", "mypy_extensions>=1"]


def is_compiled() -> bool:
    return os.environ.get("MOTHERLODE_COMPILE", "") not in ("", "0")


class Contents(BuildHookInterface[Any]):
    """Adds to a wheel what was built: never to an editable one, which finds it in the checkout."""

    def dependencies(self) -> list[str]:
        return COMPILER if is_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self.add_client(build_data)
            if is_compiled():
                self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "client", "dist")
        if built.is_dir():
            build_data["force_include"][str(built)] = "motherlode/server/client"

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        subprocess.run([sys.executable, str(Path(self.root, "scripts", "compiled.py")), "build"], check=True)
        folder = Path(self.root, "build", "compiled")
        for pattern in ("*.so", "*.pyd"):
            for file in folder.rglob(pattern):
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class Description(MetadataHookInterface):
    """The README without what leads to other files of the checkout: a package index has only this one."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": without_relative(readme)}


def without_relative(text: str) -> str:
    """Markdown without relative pictures, and with the words alone of relative links."""
    pictures_gone = re.sub(r"!\[[^]]*\]\((?!\w+:)[^)]*\)\n*", "", text)
    return re.sub(r"\[([^]]*)\]\((?!\w+:)[^)]*\)", r"\1", pictures_gone)
