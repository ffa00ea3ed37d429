"""Where others find the server, and the QR code of a link."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.server.harness import Forked, Server

from kade.server.invitation import addresses, loopback


@pytest.mark.server
def test_a_server_for_this_machine_only_says_so(server: Server) -> None:
    assert server.get("/api/network") == {"only_here": True, "addresses": []}


@pytest.mark.server
@pytest.mark.slow
def test_a_server_for_the_network_names_addresses_that_answer(tmp_path: Path) -> None:
    with Forked(tmp_path, KADE_HOST="0.0.0.0") as server:
        told = server.get("/api/network")
        assert not told["only_here"]
        for address in told["addresses"]:
            assert server.http.get(f"{address}/healthz").json()["ok"]


def test_no_address_is_one_that_only_this_machine_knows() -> None:
    for address in addresses(8000):
        parts = urlsplit(address)
        assert parts.port == 8000
        assert not ipaddress.ip_address(parts.hostname or "").is_loopback


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("0.0.0.0", False), ("192.168.1.4", False), ("", False)],
)
def test_what_listens_to_this_machine_only(host: str, here: bool) -> None:
    assert loopback(host) is here


@pytest.mark.server
def test_a_qr_code_is_a_picture_and_only_of_what_fits(server: Server) -> None:
    drawn = server.http.get("/api/qr", params={"text": "http://192.168.1.4:8000/t/abc"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "<path" in drawn.text
    for text in ("", "x" * 301):
        assert server.http.get("/api/qr", params={"text": text}).json()["error"]["code"] == "too-large"
    assert server.http.get("/api/qr").json()["error"]["code"] == "garbage"
