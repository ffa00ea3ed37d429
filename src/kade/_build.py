"""Which build this is, compiled or plain, and the switch KADE_PURE=1 that prefers plain modules over compiled ones.

`kade/__init__.py` imports this first, before any module that may be compiled. How it is built is setup.py's affair.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

PURE: Final = os.environ.get("KADE_PURE", "") not in ("", "0")
HOME: Final = Path(__file__).parent


class PlainModulesFirst:
    """Finds kade's modules by their .py files, as if nothing had been compiled. It inherits nothing:
    importlib.abc would be most of what `import kade` waits for."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("kade."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


@cache
def compiled_modules() -> tuple[str, ...]:
    """The compiled modules that lie in this installation, used or not."""
    found = set()
    for room in ("kernel", "games", "bots"):
        for suffix in EXTENSION_SUFFIXES:
            for file in (HOME / room).rglob("*" + suffix):
                name = file.relative_to(HOME.parent).as_posix().removesuffix(suffix)
                if "." not in name:
                    found.add(name.replace("/", "."))
    return tuple(sorted(found))


def compiled() -> bool:
    """Whether the kernel and the rules run compiled here."""
    return not PURE and bool(compiled_modules())


def describe() -> str:
    """One line for `kade --version`."""
    number = len(compiled_modules())
    if not number:
        return "plain Python"
    if PURE:
        return f"plain Python (KADE_PURE is set; {number} compiled modules are left aside)"
    return f"compiled ({number} modules of kernel, games and bots)"


if PURE and not any(isinstance(finder, PlainModulesFirst) for finder in sys.meta_path):
    sys.meta_path.insert(0, PlainModulesFirst())
