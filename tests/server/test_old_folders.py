"""Data folders that earlier versions wrote: their running tables open, and people play on."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import time
from pathlib import Path

import pytest
from tests.server.harness import Client, Forked, Message

pytestmark = pytest.mark.server

DECISIONS = 4
PATIENCE = 60.0  # seconds
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
                assert len(journal(data, table["table"])) >= table["entries"], "nothing is lost"
                over = played_on(server, table, random.Random(luck))
                before, table["entries"] = table["entries"], len(journal(data, table["table"]))
                assert over or table["entries"] >= before + DECISIONS, table


def played_on(server: Forked, table: Message, luck: random.Random) -> bool:
    """Whether the game has ended; otherwise a few decisions were made. Whoever comes is shown the table as it is."""
    decided, patience = 0, time.monotonic() + PATIENCE
    while decided < DECISIONS:
        assert time.monotonic() < patience, "nobody is asked"
        for token in table["tokens"].values():
            client = Client(server, table["table"], [token])
            position = client.seen(0)
            assert position["panels"]
            if position["over"]:
                return True
            if position["choices"]:
                answer = client.choose(luck.choice(position["choices"])["id"])
                assert answer["type"] == "ack", answer
                decided += 1
            client.close()
    return False


def journal(data: Path, table: str) -> list[tuple[int]]:
    with contextlib.closing(sqlite3.connect(data / "kade.sqlite3")) as db:
        return db.execute("select number from journal where table_id = ?", [table]).fetchall()
