"""One server for the tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.harness import Server


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """Everybody leaves after the test: no later one is told of earlier tables."""
    yield shared_server
    shared_server.leave()
