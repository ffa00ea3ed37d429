"""How large what is on show really is: every text and every target of the page, in pixels of the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from playwright.sync_api import Page
from tests.browser.unseen import as_if_painted

LEAST_ASKED = 11.0  # pixels: a text in the panel that the question is about
LEAST = 9.0  # any other text
LEAST_TARGET = 24.0
LEAST_TOUCHED = 44.0
CLOSE = 0.05  # what rounding may take

WINDOWS = {
    "1366×768": (1366, 768),
    "1440×900": (1440, 900),
    "1920×1080": (1920, 1080),
    "tablet 820×1180": (820, 1180),
    "phone 390×844": (390, 844),
}
TOUCHED = {"tablet 820×1180", "phone 390×844"}

MEASURE = """() => {
  const found = [], seen = {opacityProperty: true, visibilityProperty: true};
  for (const svg of document.querySelectorAll('svg.kade-panel')) {
    const box = svg.getBoundingClientRect();
    if (!box.width || !svg.checkVisibility(seen)) continue;
    const legal = [...svg.querySelectorAll('.legal')];
    const texts = [];
    for (const text of svg.querySelectorAll('text')) {
      if (!text.textContent.trim() || !text.checkVisibility(seen)) continue;
      const at = text.getScreenCTM(), scale = Math.sqrt(Math.abs(at.a * at.d - at.b * at.c));
      const spans = [...text.querySelectorAll('tspan')];
      const size = Math.min(...[text, ...spans].map(e => parseFloat(getComputedStyle(e).fontSize)));
      texts.push([Math.round(100 * size * scale) / 100, text.textContent.trim()]);
    }
    found.push({
      panel: svg.dataset.panel, asked: svg.closest('[data-lead]:not([data-overview])') !== null, texts,
      targets: legal.map(e => {
        const r = (e.querySelector('.hit') ?? e).getBoundingClientRect();
        return [Math.min(r.width, r.height), e.id || e.dataset.choice];
      }),
      width: box.width, height: box.height,
    });
  }
  const words = [];
  const walk = document.createTreeWalker(document.querySelector('.play') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const of = node.parentElement;
    if (!node.textContent.trim() || of.closest('svg') || !of.checkVisibility({opacityProperty: true})) continue;
    words.push([parseFloat(getComputedStyle(of).fontSize), node.textContent.trim()]);
  }
  return {panels: found, words, holes: document.documentElement.scrollWidth > window.innerWidth};
}"""


@dataclass(frozen=True)
class Sizes:
    """Of one moment: texts and targets with the panel they are in, smallest first."""

    asked: list[tuple[float, str]]
    others: list[tuple[float, str]]
    targets: list[tuple[float, str]]
    too_wide: bool


def measured(page: Page) -> Sizes:
    found: dict[str, Any] = as_if_painted(page, MEASURE)
    return _sizes(found, lambda panel: bool(panel["asked"]))


def touched(page: Page) -> Sizes:
    """Of a touch screen, where panels lie one under the other and those with targets are asked about: texts as they
    are shown, each target as large as a finger can have it, before or after the game's own zoom."""
    whole = _sizes(as_if_painted(page, MEASURE), _answers)
    zoom = page.get_by_test_id("zoom")
    if not zoom.count():
        return whole
    zoom.click()
    near = _sizes(as_if_painted(page, MEASURE), _answers)
    zoom.click()
    best: dict[str, float] = {}
    for size, name in (*whole.targets, *near.targets):
        best[name] = max(size, best.get(name, 0.0))
    return replace(whole, targets=sorted((size, name) for name, size in best.items()))


def _answers(panel: Mapping[str, Any]) -> bool:
    return bool(panel["targets"])


def _sizes(found: Mapping[str, Any], is_asked: Callable[[Mapping[str, Any]], bool]) -> Sizes:
    asked: list[tuple[float, str]] = []
    others = [(size, f"page: {text}") for size, text in found["words"]]
    targets: list[tuple[float, str]] = []
    for panel in found["panels"]:
        place = asked if is_asked(panel) else others
        place += [(size, f"{panel['panel']}: {text}") for size, text in panel["texts"]]
        targets += [(size, f"{panel['panel']}: {name}") for size, name in panel["targets"] if is_asked(panel)]
    return Sizes(sorted(asked), sorted(others), sorted(targets), found["holes"])
