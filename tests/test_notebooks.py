"""The notebooks of examples run, cell by cell, with few games; what they and reports show is there.

Without Jupyter, so that tests stay light, and therefore without the cells that plot: `make notebooks` runs them whole.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest
from tools.notebooks import NOTEBOOKS

import kade
from kade.analysis.report import Analysis, Judged, Worth
from kade.arena import Plan, ThisProcess, played
from kade.arena.report import report


def run(notebook: Path) -> tuple[dict[str, Any], list[Any]]:
    """The names that the notebook leaves behind, and what the last line of each cell shows."""
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code" and "plot" not in cell["metadata"].get("tags", ()):
            tree = ast.parse("".join(cell["source"]))
            last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, notebook.name, "exec"), names)
            if isinstance(last, ast.Expr):
                shown.append(eval(compile(ast.Expression(last.value), notebook.name, "eval"), names))
    return names, shown


def test_there_are_three_and_they_are_kept_without_what_they_show() -> None:
    assert len(NOTEBOOKS) == 3
    for notebook in NOTEBOOKS:
        cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
        assert cells[0]["cell_type"] == "markdown"
        assert not any(cell.get("outputs") for cell in cells)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
@pytest.mark.slow
def test_a_notebook_runs(notebook: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("KADE_NOTEBOOK_GAMES", "30" if "agent" in notebook.stem else "6")
    monkeypatch.setenv("KADE_NOTEBOOK_BOT", "random")
    names, shown = run(notebook)
    assert capsys.readouterr().out
    if "agent" in notebook.stem:
        assert names["share"] > 0.6, "an agent that learned nothing wins half of its games"
    if "meet" in notebook.stem:
        pictures = [one._repr_svg_() for one in shown if hasattr(one, "_repr_svg_")]
        assert len(pictures) == 2
        assert all(picture.startswith("<svg") for picture in pictures)


def test_a_report_shows_itself_as_its_page() -> None:
    plan = Plan("amsterdam", ("random", "random"), players=2, seed=1, options={"players": 2})
    shown = report(plan, [game.outcome for game in played(plan, range(2), ThisProcess())])._repr_html_()
    assert shown.startswith('<iframe srcdoc="&lt;!doctype html&gt;')
    assert "random 2" in shown


def test_a_match_and_an_analysis_show_themselves() -> None:
    match = kade.Match(kade.load("amsterdam"), players=2, seed=1)
    assert repr(match).startswith("<a match of amsterdam after 0 decisions: <amsterdam ")
    assert match._repr_svg_() == match.state._repr_svg_()
    worths = [Worth("take <blue>", 0.0, 0.1), Worth("pass", 4.0, 0.5)]
    judged = Judged(3, 2, 1, "pass", "take <blue>", 5, worths, 4.0, 0.5, "costly")
    whole = Analysis("amsterdam", "quick", [], 2, [30, 20], [{}, {}], [0], 9, 1, [], [judged])
    assert (
        "<tr><td>1</td><td>2</td><td>pass</td><td>take &lt;blue&gt;</td><td>4.0 ± 0.5</td></tr>" in whole._repr_html_()
    )
