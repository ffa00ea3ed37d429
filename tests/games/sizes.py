"""How large the texts of drawn panels are: their size in the drawing, times how large the drawing is shown."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

from kade.display.game import Game
from kade.display.panel import Panel
from kade.display.sheet import localise

READ, GLANCE = 11, 9
"""Pixels: in what a question is about, and elsewhere."""

SCALE = re.compile(r"scale\(([\d.]+)")
STYLED = re.compile(r"\.([\w-]+)\{[^}]*font-size:([\d.]+)px")


def texts(game: Game, panel: Panel, width: float, lang: str = "en") -> Iterator[tuple[float, str]]:
    """Every text of a panel that is shown so many pixels wide: its height in pixels, and what it says."""
    styled = {name: float(size) for name, size in STYLED.findall(game.resource("picture/style.css"))}
    root = ET.fromstring(localise(panel.svg(), game.prose, lang))
    yield from _within(root, width / panel.width, styled)


def _within(element: ET.Element, scale: float, styled: dict[str, float]) -> Iterator[tuple[float, str]]:
    for found in SCALE.findall(element.get("transform", "")):
        scale *= float(found)
    if element.tag.endswith("text"):
        said = "".join(element.itertext()).strip()
        if said:
            by_class = [styled[name] for name in element.get("class", "").split() if name in styled]
            yield scale * float(element.get("font-size") or by_class[0]), said
        return
    for child in element:
        yield from _within(child, scale, styled)


def too_small(game: Game, panel: Panel, width: float, least: float) -> list[str]:
    """What could not be read there."""
    return sorted(
        {f"{panel.id}: {said} ({size:.1f})" for size, said in texts(game, panel, width) if size < least - 0.05}
    )
