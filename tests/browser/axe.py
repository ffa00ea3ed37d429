"""axe-core on an open page: what it finds serious or critical, in every theme and palette."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.player import WHOLE
from tests.browser.unseen import painted

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = [*([("dark", "safe")] if WHOLE else []), ("dark", ""), ("light", "safe"), ("light", "")]
"""The last one stays. The safe colours are the same by day and by night, so the fourth is for long runs."""
GRAVE = ("serious", "critical")

# Everything once; then colours in every theme, without the drawings: what lies under their words axe does not know, but
# test_contrast.py does.
RUN = """async ([where, themes]) => {
  const told = (theme, {violations}) => violations.flatMap(({id, impact, nodes}) => nodes.map(node => ({
    id, impact, theme, where: node.target.join(' '), html: node.html,
    why: [...node.any, ...node.all, ...node.none].map(one => one.message),
  })));
  const run = options => axe.run(where, {resultTypes: ['violations'], ...options});
  const everything = told('', await run({rules: {'color-contrast': {enabled: false}}}));
  // It reads several texts of a drawing as one word.
  const drawn = ({id, where}) => id === 'label-content-name-mismatch' && document.querySelector(where)?.closest('svg');
  const found = everything.filter(one => !drawn(one));
  const drawings = [...document.querySelectorAll('svg')].map(svg => [svg, [...svg.childNodes]]);
  for (const [svg] of drawings) svg.replaceChildren();
  const shown = document.documentElement.dataset;
  for (const [theme, palette] of themes) {
    shown.theme = theme;
    if (palette) shown.palette = palette; else delete shown.palette;
    found.push(...told(`${theme} ${palette}`, await run({runOnly: ['color-contrast']})));
  }
  for (const [svg, parts] of drawings) svg.replaceChildren(...parts);
  return found;
}"""
# What is written on a drawn thing that its name does not hold (WCAG 2.5.3).
UNNAMED = """() => [...document.querySelectorAll('svg [role=button]')].flatMap(drawn =>
  [...drawn.querySelectorAll('text')].map(text => text.textContent.trim())
    .filter(text => !drawn.getAttribute('aria-label').includes(text))
    .map(text => `${drawn.id} says ${text} and is called ${drawn.getAttribute('aria-label')}`))"""
ONCE = "() => ['main', 'h1'].map(name => document.querySelectorAll(name).length)"


def faults(page: Page, name: str, where: str = "html") -> list[str]:
    """What is wrong with what is shown at `where`, each fault as a line that begins with the name of the page."""
    if not AXE.exists():
        pytest.fail(f"{AXE.name} is missing: tools/web check installs it")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    lines = [line(name, found) for found in painted(page).evaluate(RUN, [where, THEMES]) if found["impact"] in GRAVE]
    lines += [f"{name}: {found}" for found in page.evaluate(UNNAMED)]
    if (once := page.evaluate(ONCE)) != [1, 1]:
        lines.append(f"{name}: {once[0]} main, {once[1]} h1")
    return lines


def line(name: str, found: dict[str, Any]) -> str:
    why = "; ".join(found["why"])
    return f"{name}: {found['theme']} {found['id']} ({found['impact']}) at {found['where']}: {why} {found['html']}"
