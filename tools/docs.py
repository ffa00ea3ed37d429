"""Lays out what the documentation is made of, plays the games of its figures and builds it: make docs.

    python -m tools.docs [--games 40] [--bots greedy,random]

It goes into build/docs/site, and needs no other host and no server.

The pages are README, CONTRIBUTING, CHANGELOG, docs and examples as they lie in the repository, at the same places, so
that their links hold; what they link to elsewhere (source files) is laid beside them.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import kade
from kade.games import games

HOME = Path(__file__).resolve().parent.parent
PAGES, SITE = HOME / "build" / "docs" / "pages", HOME / "build" / "docs" / "site"
WHOLE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs", "examples")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "tests")
LINK = re.compile(r"(?<!!)(\]\()([^)\s#:]+)(#[^)\s]*)?\)")
"""A link to somewhere in the repository: what stands before its target, the target, the anchor."""
ELSEWHERE = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=["']?(?:https?:)?//[^"'\s>]+""")
"""Something that a page would load from another host."""


def lay_out() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    PAGES.mkdir(parents=True)
    for part in WHOLE:
        if (HOME / part).is_dir():
            shutil.copytree(HOME / part, PAGES / part, ignore=LEFT_OUT)
        else:
            shutil.copy2(HOME / part, PAGES / part)
    shutil.copy2(HOME / "web" / "public" / "favicon.svg", PAGES / "docs" / "pictures")
    for page in sorted(PAGES.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        page.write_text(LINK.sub(partial(_led, page), text), encoding="utf-8")


def _led(page: Path, link: re.Match[str]) -> str:
    """The link as it stands; where it leads to a folder, to the page of that folder."""
    place = (page.parent / link[2]).resolve()
    source = HOME / place.relative_to(PAGES) if place.is_relative_to(PAGES) else place
    if source.is_dir():
        return f"{link[1]}{link[2].rstrip('/')}/{_page_of(source, place)})"
    if source.is_file() and not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, place)
    return link[0]


def _page_of(source: Path, place: Path) -> str:
    """A folder's README, or a list of its files, which are laid there."""
    if (source / "README.md").exists():
        return "README.md"
    files = sorted(file for file in source.iterdir() if file.is_file())
    for file in files:
        if not (place / file.name).exists():
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, place)
    lines = [f"# {source.relative_to(HOME)}", "", *(f"- [{file.name}]({file.name})" for file in files), ""]
    (place / "index.md").write_text("\n".join(lines), encoding="utf-8")
    return "index.md"


def play_figures(number: int, bots: str) -> None:
    """A report for every game of ours, as `kade arena` writes it."""
    folder, kept = PAGES / "docs" / "figures", HOME / "build" / "docs" / "arena" / bots
    folder.mkdir()
    for game in games():
        if not kade.load(game).module.startswith("kade."):
            continue
        command = ["arena", game, "--bots", bots, "--players", "2", "--games", str(number)]
        files = ["--html", str(folder / f"{game}.html"), "--out", str(kept / game)]
        subprocess.run([sys.executable, "-m", "kade", *command, *files], check=True, stdout=subprocess.DEVNULL)


def loads_from_elsewhere() -> Iterator[str]:
    """What the built pages would ask other hosts for."""
    for page in sorted(SITE.rglob("*.html")):
        for found in ELSEWHERE.findall(page.read_text(encoding="utf-8")):
            if 'rel="canonical"' not in found:
                yield f"{page.relative_to(SITE)}: {found}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds the documentation.")
    parser.add_argument("--games", type=int, default=40, help="played for the figures of each game")
    parser.add_argument("--bots", default="greedy,random", help="who plays them; random,random is quick")
    asked = parser.parse_args()
    if asked.games < 2:
        sys.exit("kade: the figures need at least 2 games; try --games 40.")
    lay_out()
    play_figures(asked.games, asked.bots)
    settings = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--clean"]
    done = subprocess.run(command, cwd=HOME, env=settings, check=False)
    if done.returncode:
        sys.exit("kade: the documentation could not be built; the lines above say why.")
    if strangers := list(loads_from_elsewhere()):
        sys.exit("kade: these pages would load something from another host:\n" + "\n".join(strangers[:20]))
    print(f"kade: the documentation is at {SITE / 'index.html'}")


if __name__ == "__main__":
    main()
