"""Pages that nobody looks at are laid out and clicked as always, but no pixel of them is painted: that saves a third of
the browser's work. Whoever reads colours, opacity or pixels of a page has it painted first."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Before anything else in every page. Clicks, layout and what Playwright calls visible do not heed opacity.
UNSEEN = """(() => {
  window.unseen = new CSSStyleSheet();
  window.unseen.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(window.unseen);
})()"""
PAINT = """() => {
  if (window.unseen) window.unseen.disabled = true;
  return getComputedStyle(document.documentElement).opacity;
}"""
# Nothing is painted between two lines of a function.
AS_IF = """() => {{
  const sheet = window.unseen ?? {{}};
  sheet.disabled = true;
  try {{ return ({})(); }} finally {{ sheet.disabled = false; }}
}}"""


def painted(page: Page) -> Page:
    """The same page, painted from now on, until another one is opened in it."""
    assert page.evaluate(PAINT) == "1", "the page cannot be seen"
    return page


def as_if_painted(page: Page, function: str) -> Any:
    """What this function of the page finds where it asks what can be seen."""
    return page.evaluate(AS_IF.format(function))
