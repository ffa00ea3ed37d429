"""The documentation is true: its examples run as they stand there, its commands exist, its links lead somewhere.

Blocks of Python run in the order of their page, sessions (`>>>`) as doctests. One that is not to be run says why in a
comment before it, `<!-- not run: … -->`; even then it must be Python, and what it imports must be there. Commands of
`kade` are read by the command itself, not carried out: tests/cli does that.
"""

from __future__ import annotations

import ast
import doctest
import functools
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup

from kade.cli import app
from kade.cli.menu import SENTENCES, loaded

HOME = Path(__file__).parents[1]
PAGES = [HOME / "README.md", HOME / "CONTRIBUTING.md", *sorted(HOME.glob("docs/**/*.md"))]
BLOCK = re.compile(r"(?:<!-- not run: (?P<why>[^>]+) -->\n+)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.M | re.S)
INDENTED = re.compile(r"(?<=\n\n)((?:    \S.*\n)+)")
LINK = re.compile(r"\]\((?P<target>[^)\s#:]*)(?:#(?P<anchor>[^)\s]+))?\)")
FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
NAMES = {"…": "x", "GAME": "amsterdam", "N": "2"}
"""What stands for something in a command."""
MISUSE: type[Exception] = typer.BadParameter.__mro__[1]
"""What typer raises for a line that it does not understand: UsageError, which it does not export."""


@dataclass
class Block:
    page: Path
    kind: str
    text: str
    why: str | None

    def __str__(self) -> str:
        return f"{self.page.name}: {self.text.partition(chr(10))[0][:60]}"


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = [Block(page, one["kind"], one["text"], one["why"]) for one in BLOCK.finditer(text)]
    return found + [Block(page, "", one[1], None) for one in INDENTED.finditer(BLOCK.sub("", text))]


ALL = [block for page in PAGES for block in blocks(page)]
PYTHON = [block for block in ALL if block.kind == "python"]
RUN = {page: [block for block in PYTHON if block.page == page and block.why is None] for page in PAGES}


@pytest.mark.parametrize("page", [page for page in PAGES if RUN[page]], ids=lambda page: page.name)
def test_examples_run_as_they_stand_there(page: Path) -> None:
    names: dict[str, Any] = {}
    for block in RUN[page]:
        if ">>>" in block.text:
            run_session(block, names)
        else:
            exec(compile(block.text, str(block), "exec"), names)


def run_session(block: Block, names: dict[str, Any]) -> None:
    example = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(block.page), 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    runner.run(example, out=said.append, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)
    assert runner.tries == len(example.examples) > 0
    names.update(example.globs)


@pytest.mark.parametrize("block", [block for block in PYTHON if block.why], ids=str)
def test_python_that_is_not_run_is_python_and_imports_what_is_there(block: Block) -> None:
    tree = ast.parse(block.text)
    tree.body = [part for part in tree.body if isinstance(part, ast.Import | ast.ImportFrom)]
    exec(compile(tree, block.page.name, "exec"), {})


def commands() -> list[tuple[str, str]]:
    """The lines that call `kade`, with the page they are from."""
    found = []
    for block in ALL:
        for line in block.text.splitlines() if block.kind in ("", "sh") else ():
            called = line.partition("#")[0].rpartition("&&")[2].strip()
            if called.startswith("kade "):
                found.append((block.page.name, called))
    return found


@functools.cache
def command() -> Any:
    """The whole command, of which nothing is carried out."""
    whole: Any = typer.main.get_command(app)
    whole.commands = {name: loaded(name) for name in SENTENCES}
    whole.resolve_command = functools.partial(TyperGroup.resolve_command, whole)  # instead of loading them anew
    waiting: list[Any] = [whole]
    while waiting:
        one = waiting.pop()
        waiting += getattr(one, "commands", {}).values()
        one.callback = None
    return whole


def misused(line: str) -> str:
    """What the command would say if it did not understand the line; nothing if it does."""
    words = [NAMES.get(word, word.replace("…", "x")) for word in shlex.split(line)[1:]]
    try:
        command().main(words, "kade", standalone_mode=False)
    except MISUSE as problem:
        return str(problem)
    return ""


@pytest.mark.parametrize(("page", "line"), commands())
def test_commands_are_ones_that_kade_understands(page: str, line: str) -> None:
    assert misused(line) == "", page


def test_a_wrong_command_would_be_noticed() -> None:
    assert "--sets" in misused("kade play amsterdam --sets me")
    assert "shuffle" in misused("kade shuffle")
    assert "integer" in misused("kade arena balance amsterdam --games many")


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(HOME)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.finditer(FENCED.sub("", page.read_text(encoding="utf-8"))):
        target = page.parent / link["target"] if link["target"] else page
        made = target.parent.name == "figures"  # by make docs
        assert made or target.exists(), f"{link[0]} leads nowhere"
        if link["anchor"] and target.suffix == ".md":
            assert link["anchor"] in anchors(target), f"{link[0]}: no such heading"
