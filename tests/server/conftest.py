"""One server for the tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.harness import Server
from tests.server.pair import Both, Pair
from tests.server.services import Services, need_services

from kade.server.migrations import upgrade
from kade.server.postgres import PostgresDatabase, upgrade_postgres
from kade.server.postgres_storage import PostgresStorage
from kade.server.storage import Storage

DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tests of a module that says ON_BOTH run with one server on SQLite, and then with two on PostgreSQL."""
    if "server" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH", False):
        metafunc.parametrize("server", DATABASES, indirect=True)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """Everybody leaves after the test: no later one is told of earlier tables."""
    two = getattr(request, "param", "sqlite") == "postgres"
    found: Server = Both(request.getfixturevalue("shared_pair")) if two else request.getfixturevalue("shared_server")
    yield found
    found.leave()


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    """PostgreSQL and Redis, started once."""
    need_services()
    running = Services()
    try:
        yield running.start()
    finally:
        running.end()


@pytest.fixture(scope="session")
def shared_pair(services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    made = Pair(tmp_path_factory.mktemp("pair"), services)
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.logs(), made.logs()


@pytest.fixture
def pair(shared_pair: Pair) -> Iterator[Pair]:
    """Two workers on PostgreSQL and Redis; everybody leaves after the test."""
    yield shared_pair
    for server in shared_pair.servers:
        server.leave()


@pytest.fixture(params=DATABASES)
def open_storage(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Storage]:
    """Opens a new database, each time as another worker would; the test is run with both kinds."""
    if request.param == "sqlite":
        upgrade(tmp_path / "kade.sqlite3")
        return lambda: Storage.sqlite(tmp_path / "kade.sqlite3")
    services: Services = request.getfixturevalue("services")
    address = services.postgres.new_database()
    upgrade_postgres(address)
    return lambda: PostgresStorage(PostgresDatabase(address))
