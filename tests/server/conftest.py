"""One server for the tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.harness import Server
from tests.server.services import Services, need_services

from kade.server.migrations import upgrade
from kade.server.postgres import PostgresDatabase, upgrade_postgres
from kade.server.storage import Storage


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """Everybody leaves after the test: no later one is told of earlier tables."""
    yield shared_server
    shared_server.leave()


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    """PostgreSQL and Redis, started once."""
    need_services()
    running = Services()
    try:
        yield running.start()
    finally:
        running.end()


@pytest.fixture(params=["sqlite", "postgres"])
def open_storage(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Storage]:
    """Opens a new database, each time as another worker would; the test is run with both kinds."""
    if request.param == "sqlite":
        upgrade(tmp_path / "kade.sqlite3")
        return lambda: Storage.sqlite(tmp_path / "kade.sqlite3")
    services: Services = request.getfixturevalue("services")
    address = services.postgres.new_database()
    upgrade_postgres(address)
    return lambda: Storage(PostgresDatabase(address))
