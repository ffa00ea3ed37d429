"""Runs the command inside the test's own process: quicker than a process of its own, and as honest but for signals."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from kade.cli import app


class Said(NamedTuple):
    code: int
    out: str
    err: str


def kade(*args: str | Path, lang: str = "en") -> Said:
    done = CliRunner().invoke(app, [str(arg) for arg in args], env={"KADE_LANG": lang, "COLUMNS": "200"})
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Said(done.exit_code, done.stdout, done.stderr)


def refused(*args: str | Path, lang: str = "en") -> str:
    """The sentence with which wrong input is refused."""
    said = kade(*args, lang=lang)
    assert said.code == 2, said
    assert said.out == ""
    assert said.err.startswith("kade: ")
    return said.err
