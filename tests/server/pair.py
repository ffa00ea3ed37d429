"""The workers of a test: two that share PostgreSQL and Redis, or one on SQLite."""

from __future__ import annotations

import itertools
import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.harness import Client, Forked, Message, Server
from tests.server.services import Services

JOURNAL = "select number, entry from journal where table_id = '{}' order by number"


class Alone:
    """One worker, on SQLite."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.servers = [Forked(folder)]

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    def journal(self, table: str) -> dict[int, str | None]:
        """The entries by their numbers: the action, if one was decided."""
        return {number: json.loads(entry).get("action") for number, entry in self._rows(JOURNAL.format(table))}

    def _rows(self, sql: str) -> list[tuple[int, str]]:
        with sqlite3.connect(self.folder / "kade.sqlite3") as db:
            rows = db.execute(sql).fetchall()
        db.close()
        return rows

    def logs(self) -> str:
        return "".join((server.data / "log").read_text() for server in self.servers)


class Pair(Alone):
    """Two workers, and the database that they share. A worker that is gone is missed after a second or two."""

    def __init__(self, folder: Path, services: Services, **env: str) -> None:
        self.services = services
        self.database = services.postgres.new_database()
        shared = {"KADE_DATABASE": self.database, "KADE_NEWS": services.redis.address, "KADE_LEASE": "1", **env}
        self.servers = [Forked(folder / name, **shared) for name in ("one", "other")]

    @property
    def one(self) -> Forked:
        return self.servers[0]

    @property
    def other(self) -> Forked:
        return self.servers[1]

    def _rows(self, sql: str) -> list[tuple[int, str]]:
        found = (line.partition("|") for line in self.services.postgres.ask(self.database, sql))
        return [(int(number), entry) for number, _, entry in found]


class Both(Server):
    """Two workers as if they were one: every request and every client goes to the next of them."""

    def __init__(self, pair: Pair) -> None:
        self.data, self.clients = pair.one.data, []
        self._turns = itertools.cycle(pair.servers)
        self._turn()

    def _turn(self) -> None:
        here = next(self._turns)
        self.address, self.http = here.address, here.http

    def post(self, path: str, **body: Any) -> Message:
        self._turn()
        return super().post(path, **body)

    def get(self, path: str) -> Any:
        self._turn()
        return super().get(path)

    def sit(self, made: Message, *seats: int, have: int = 0) -> Client:
        self._turn()
        return super().sit(made, *seats, have=have)
