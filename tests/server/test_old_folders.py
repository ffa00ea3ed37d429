"""Data folders that earlier versions wrote: their running tables open, and people play on."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.harness import Client, Forked, Message, play

pytestmark = pytest.mark.server

FOLDERS = sorted((Path(__file__).parent / "folders").glob("*.sql"))


@pytest.fixture(params=FOLDERS, ids=lambda file: file.stem)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, list[Message]]:
    """The data folder, and what its first lines say of the tables."""
    text = request.param.read_text()
    database = sqlite3.connect(tmp_path / "kade.sqlite3")
    database.executescript(text)
    database.close()
    return tmp_path, [json.loads(line[3:]) for line in text.splitlines() if line.startswith("-- {")]


@pytest.mark.slow
def test_running_tables_open_and_people_play_on_and_on(folder: tuple[Path, list[Message]]) -> None:
    data, tables = folder
    for luck in (1, 2):
        with Forked(data) as server:
            for table in tables:
                people = [Client(server, table["table"], [token]) for token in table["tokens"].values()]
                for client in people:
                    assert client.seen(table["entries"])["panels"]
                before = table["entries"]
                table["entries"] = play(people, random.Random(luck), most=6)
                assert table["entries"] > before + 2 or people[0].position["over"], table
