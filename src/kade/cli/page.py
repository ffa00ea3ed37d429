"""Pages that the command writes: each needs nothing else. Its parts, and the style that all share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from kade.cli.voice import Voice


def page(heading: str, parts: Iterable[str], voice: Voice, style: str = "") -> str:
    """A whole page; `style` is added to what all pages share."""
    shared = (resources.files("kade.cli") / "arena.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{voice.lang}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(heading)}</title>",
            f"<style>\n{shared}{style}</style>",
            f"<h1>{escape(heading)}</h1>",
            *parts,
            "</html>",
            "",
        ]
    )


def framed(page: str, height: int = 640) -> str:
    """A whole page inside another, such as a notebook, with neither's style touching the other's."""
    return f'<iframe srcdoc="{escape(page)}" style="width:100%;height:{height}px;border:0"></iframe>'


def section(heading: str, *parts: str) -> str:
    return "\n".join(["<section>", f"<h2>{escape(heading)}</h2>", *parts, "</section>"])


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are text; the first of a row names it."""
    top = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = []
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        body.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


def words(*sentences: str) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
