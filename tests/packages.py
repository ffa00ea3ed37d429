"""Packages for tests, written into a folder as pip would leave them there: Nim as somebody else's game."""

from __future__ import annotations

import os
import re
from pathlib import Path

from tests.kernel import nim

SOURCE = Path(nim.__file__).read_text(encoding="utf-8")
LEDGER = "# Stones\n## 1 The turn\n- **ST-1.1** Take some stones from one heap.\n"


def offer(folder: Path, package: str, *lines: str) -> None:
    """What pip leaves of a package that offers games: each line is `id = module`."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("\n".join(["[kade.games]", *lines]) + "\n", encoding="utf-8")


def write_game(folder: Path, id: str = "stones", *, texts: dict[str, str] = nim.TEXTS) -> Path:
    """A package with a game of that id, whose data lies in files of its own; its folder."""
    home = folder / id
    (home / "words").mkdir(parents=True, exist_ok=True)
    (home / "__init__.py").touch()
    own = re.sub(r"    def resource.*?(?=    def check)", "", SOURCE, flags=re.DOTALL)
    own = re.sub(r"\nTEXTS: Final = .*(?=\nGAME =)", "", own, flags=re.DOTALL)
    own = own.replace('"tests.kernel.nim"', f'"{id}.game"').replace('"nim"', f'"{id}"')
    (home / "game.py").write_text(own, encoding="utf-8")
    (home / "components.toml").write_text(f'format = 1\ngame = "{id}"\ntitle = "Nim"\n', encoding="utf-8")
    (home / "picture").mkdir(exist_ok=True)
    (home / "picture" / "style.css").write_text(".heap { font-weight: bold }\n", encoding="utf-8")
    (home / "ledger.md").write_text(LEDGER, encoding="utf-8")
    for lang, text in texts.items():
        (home / "words" / f"{lang}.ftl").write_text(text.replace("= Nim", "= Stones"), encoding="utf-8")
    return home


def environment(folder: Path) -> dict[str, str]:
    """For a process that has the folder's packages installed."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "KADE_LANG": "en", "COLUMNS": "200"}
