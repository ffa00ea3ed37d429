"""Words in and on drawings can be read: each text against what is painted under its letters, in every theme."""

from __future__ import annotations

import base64
import io
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import THEMES
from tests.browser.player import WHOLE, Player, Steady, one_of
from tests.browser.unseen import painted

import kade
from kade.display.game import Game
from kade.display.panel import Panel
from kade.display.shared import style
from kade.display.sheet import localise

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALL, LARGE = 4.5, 3.0
LARGE_FROM = 38
"""Letters of this size in a drawing are large (bold, 18.66 px and more) even where it is shown at half its size."""
TOLERATED = 0.15
"""The part of a text that an outline or a neighbour may spoil."""
WIDTH = 1640
MAGENTA = (255, 0, 255)
Colour = tuple[int, int, int]
Text = dict[str, Any]

# Letters in a colour of our own. To find them they are magenta, and nothing lets anything through.
LETTERS = """
[style*=letters] svg text { fill: var(--letters) !important; fill-opacity: 1 !important }
[style*=letters] .say * { color: var(--letters) !important }
[style*=f0f] :is(svg, .say) * { opacity: 1 !important }
"""
# The theme, and colours as they are.
DRESS = """([theme, palette]) => {
  document.documentElement.removeAttribute('style');
  Object.assign(document.documentElement.dataset, {theme, palette});
}"""
# Where each text is, its colour and how much of it shows through.
TEXTS = """where => JSON.stringify([...document.querySelectorAll(where)].filter(e => e.textContent.trim()).map(text => {
  let alpha = +getComputedStyle(text).fillOpacity;
  for (let at = text; at; at = at.parentElement) alpha *= +getComputedStyle(at).opacity;
  const box = text.getBoundingClientRect(), look = getComputedStyle(text);
  return {
    box: [box.left + scrollX, box.top + scrollY, box.right + scrollX, box.bottom + scrollY].map(Math.round),
    fill: (text.localName === 'text' ? look.fill : look.color).match(/[\\d.]+/g).slice(0, 3).map(Number), alpha,
    size: parseFloat(look.fontSize),
    of: (text.closest('svg')?.dataset.panel ?? text.localName) + ' ' + text.getAttribute('class'),
    says: text.textContent,
  };
}))"""


def panels(game: Game, seed: int) -> list[Panel]:
    """What a player sees in the middle of a game and at its end, on a desk and on a phone. The first game is for as
    many as there is room for, each further one for one less."""
    numbers = next(option.choices for option in game.options if option.name == "players")
    dice = random.Random(seed)
    state = game.new(players=sorted(numbers)[-1 - seed % len(numbers)], seed=seed)
    states = []
    while not state.over:
        seat = state.actors[0]
        state.apply(dice.choice(list(state.legal(seat))), seat)
        states.append(state.copy())
    found = game.panels(states[len(states) * 3 // 5].view(0))
    for panel in game.panels(state.view(0)):
        found += panel.forms.values() if panel.role == "board" else [panel, *panel.forms.values()]
    # The others' boards are drawn alike. Panels of a height lie well beside each other.
    return sorted(
        (panel for panel in found if panel.role != "display" or panel.seat in (None, 0, 3)),
        key=lambda panel: (panel.role != "board", -panel.height),
    )


def width(panel: Panel) -> int:
    """A board is shown at half its size, and no letter of it is small."""
    return panel.width // 2 if panel.role == "board" else panel.width


def page_of(game: Game, seed: int) -> str:
    drawn = [
        panel.svg().replace("<svg ", f'<svg width="{width(panel)}" data-panel="{panel.id}" ', 1)
        for panel in panels(game, seed)
    ]
    words = localise("".join(drawn), game.prose, "en", ["Ada", "Ben", "Cato", "Daan"])
    still = "*{transition:none!important;animation:none!important}"
    ground = "body{margin:8px;background:var(--card);display:flex;flex-wrap:wrap;gap:8px}"
    return f"<style>{style(game.resource('picture/style.css'))}{still}{ground}</style>{words}"


def shot(page: Page, letters: str) -> Image.Image:
    """What the window shows, with letters of this colour."""
    page.evaluate("colour => document.documentElement.style.setProperty('--letters', colour)", letters)
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"optimizeForSpeed": True})
    return Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGB")


def luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mixed(text: Text, ground: Colour) -> Colour:
    """The colour of a text that lets some of its ground through."""
    red, green, blue = (
        round(f * text["alpha"] + g * (1 - text["alpha"])) for f, g in zip(text["fill"], ground, strict=True)
    )
    return red, green, blue


def grounds(text: Text, without: Image.Image, letters: Image.Image) -> Counter[Colour]:
    """What is painted under the letters, by colour."""
    under = without.crop(text["box"])
    under.putalpha(letters.crop(text["box"]))
    found: Any = under.getcolors(under.width * under.height) or []
    return Counter({(red, green, blue): number for number, (red, green, blue, letter) in found if letter})


def letters_of(page: Page) -> Image.Image:
    """A mask: where there are letters."""
    painted = shot(page, "#f0f")
    red, green, blue = ImageChops.difference(painted, Image.new("RGB", painted.size, MAGENTA)).split()
    far = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return far.point([255 if distance < 90 else 0 for distance in range(256)])


def fault(text: Text, under: Counter[Colour], tolerated: float) -> str:
    """What is wrong with a text on these colours; nothing if it can be read."""
    wanted = LARGE if text["size"] >= LARGE_FROM else SMALL
    poor = {ground: number for ground, number in under.items() if contrast(mixed(text, ground), ground) < wanted}
    if sum(poor.values()) <= tolerated * under.total():
        return ""
    ground = max(poor, key=lambda one: poor[one])
    letter = mixed(text, ground)
    colours = " on ".join(f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in (letter, ground))
    return f"{text['of']} {text['says']!r}: {colours} is {contrast(letter, ground):.2f}, not {wanted}"


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1


def test_a_faint_text_is_found(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(
        '<style>rect{fill:#1f4e79}.a{fill:#fff}.b{fill:#567}.c{fill:#fff;opacity:.4}</style><svg data-panel="p">'
        '<rect width="300" height="90"/><g font-size="20"><text class="a" y="20">good</text><text class="b" y="40">poor'
        '</text><g class="c"><text y="60">faint</text></g><text class="d" y="80" fill="#fff" style="stroke:#fff;'
        'stroke-width:6;paint-order:stroke">white on a white edge</text></g></svg>'
    )
    found = [line for line in measured(page, [("light", "")])[0] if line]
    assert [line.split("'")[1] for line in found] == ["poor", "faint", "white on a white edge"]
    page.close()


def measured(
    page: Page, themes: list[tuple[str, str]], where: str = "svg text", tolerated: float = TOLERATED
) -> tuple[list[str], set[object]]:
    """The faults of the texts on a page, and all pairs of colours that were looked at."""
    painted(page).add_style_tag(content=LETTERS)
    letters = letters_of(page)
    faults: list[str] = []
    pairs: set[object] = set()
    for theme, palette in themes:
        page.evaluate(DRESS, [theme, palette])
        texts = json.loads(page.evaluate(TEXTS, where))
        without = shot(page, "#0000")
        for text in texts:
            if under := grounds(text, without, letters):  # else it is covered
                pairs.add((theme, palette, text["of"], *text["fill"], under.most_common(1)[0][0]))
                if found := fault(text, under, tolerated):
                    faults.append(f"{theme} {palette} {found}")
    return faults, pairs


@pytest.mark.parametrize("name", one_of(*reversed(kade.games())))
def test_words_in_drawings_can_be_read(chromium: Browser, name: str) -> None:
    page = chromium.new_page(viewport={"width": WIDTH, "height": 900})
    faults: set[str] = set()
    for seed in range(8 if WHOLE else 1):
        page.set_content(page_of(kade.load(name), seed))
        height: int = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": WIDTH, "height": height})
        found, pairs = measured(page, THEMES)
        faults |= set(found)
        print(f"{name}, game {seed}: {len(pairs)} pairs of colours")
    page.close()
    assert sorted(faults) == []


def test_the_words_over_the_quay_can_be_read(server: Steady, sit: Callable[..., Player]) -> None:
    ada = sit(server).open()
    expect(ada.get("play-amsterdam")).to_be_visible()
    faults = []
    for width in (1440, 1100, 390) if WHOLE else (390,):
        ada.page.set_viewport_size({"width": width, "height": 900})
        found, pairs = measured(ada.page, [("dark", ""), ("light", "")], ".say h1, .say p", tolerated=0.01)
        assert len(pairs) == 4
        faults += [f"{width} wide: {line}" for line in found]
    assert faults == []
