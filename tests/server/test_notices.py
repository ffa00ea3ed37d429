"""Notices of one's turn: who is told and who is not, how often, in which form; and where they never go."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import http_ece
import httpcore
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.harness import Forked, Message, Server

import kade
from kade.server import notices, outbound
from kade.server.bodies import NewNotice, PushTarget
from kade.server.errors import Refused
from kade.server.live_game import Seat
from kade.server.migrations import upgrade
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.stored import StoredTable
from kade.server.web_push import PushKey, encrypted

# ---------------------------------------------------------------------- where they never go


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.7",
        "192.168.1.1",
        "172.16.5.5",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_addresses_of_private_networks_are_told_apart(address: str) -> None:
    assert not outbound.public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_public_internet_are_too(address: str) -> None:
    assert outbound.public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://ntfy.sh/x",
        "https://user:pass@ntfy.sh/x",
        "https://ntfy.sh:8443/x",
        "ftp://ntfy.sh",
        "https://",
        "no address",
        "https://[::1",
        "https://ntfy.sh/" + "x" * 600,
    ],
)
def test_what_is_no_address_of_the_web_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(Refused) as refused:
        outbound.check_address(url, private=False)
    assert refused.value.code == "bad-address"


def test_a_name_that_leads_to_a_private_address_is_not_connected_to() -> None:
    with pytest.raises(outbound.PrivateAddress):
        asyncio.run(outbound.post("https://localhost/", {}, b"", private=False))


def test_one_private_address_among_public_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(*_: object, **__: object) -> list[object]:
        return [(2, 1, 6, "", ("1.1.1.1", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]

    async def connect() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
        await outbound.CheckedNetwork(private=False).connect_tcp("two.example", 443)

    with pytest.raises(httpcore.ConnectError, match=r"two\.example is not on the public internet"):
        asyncio.run(connect())


# ---------------------------------------------------------------------- their form


def test_discord_gets_json_that_pings_nobody_and_ntfy_a_text_with_a_link() -> None:
    headers, body = notices.for_address("https://discord.com/api/webhooks/1/x", "Your turn.", "https://k/t/a")
    assert headers["Content-Type"] == "application/json"
    assert json.loads(body) == {"content": "Your turn. https://k/t/a", "allowed_mentions": {"parse": []}}
    headers, body = notices.for_address("https://ntfy.sh/topic", "Twoja kolej.", "https://k/t/a")
    assert (headers["Click"], body.decode()) == ("https://k/t/a", "Twoja kolej. https://k/t/a")


def browser() -> tuple[ec.EllipticCurvePrivateKey, bytes, PushTarget]:
    """A browser's subscription, and what it keeps to itself."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    public, secret = (base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, auth))
    return key, auth, PushTarget("https://push.example/abc", public, secret)


def test_only_the_browser_it_is_for_can_read_a_push_message() -> None:
    key, auth, target = browser()
    body = encrypted(target, b"your turn")
    assert b"your turn" not in body
    assert http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm") == b"your turn"
    with pytest.raises(http_ece.ECEException):
        http_ece.decrypt(body, private_key=browser()[0], auth_secret=auth, version="aes128gcm")


def test_the_key_is_made_once_and_read_by_nobody_else(tmp_path: Path) -> None:
    public = PushKey(tmp_path).public
    assert PushKey(tmp_path).public == public
    assert len(base64.urlsafe_b64decode(public + "=")) == 65
    assert (tmp_path / "vapid.pem").stat().st_mode & 0o077 == 0
    assert PushKey(tmp_path).headers("https://push.example/abc")["Authorization"].startswith("vapid t=")


# ---------------------------------------------------------------------- how often


async def told_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: list[int], kind: str) -> list[float]:
    """When a notice is sent, in seconds since the turn began, if these are the answers; then nothing more is due."""
    clock = [1_000_000.0]
    sent: list[float] = []

    async def post(*_: object) -> int:
        sent.append(clock[0] - 1_000_000)
        return answers[len(sent) - 1]

    monkeypatch.setattr(outbound, "post", post)
    monkeypatch.setattr("kade.server.notices.time.time", lambda: clock[0])
    upgrade(tmp_path / "kade.sqlite3")
    storage = Storage.sqlite(tmp_path / "kade.sqlite3")
    settings = Settings(data=tmp_path)
    stored = StoredTable("a", "amsterdam", {}, {}, 1, b"", (Seat(0, "A", None, "a"), Seat(1, "B", None, "b")))
    await storage.create(stored)
    table: Any = SimpleNamespace(
        stored=stored, storage=storage, game=kade.load("amsterdam"), is_missed=lambda seat: seat == 1
    )
    desk = notices.Notices(storage.database, settings)
    where = {"url": "https://ntfy.sh/x"} if kind == "url" else {"push": browser()[2]}
    await desk.keep(table, 1, NewNotice("t", **where), "https://k")
    await storage.turn_begins("a", frozenset([0, 1]), 0)
    again = await desk.see_to(table)
    while again is not None:
        clock[0] = again
        again = await desk.see_to(table)
    await storage.close()
    return sent


@pytest.mark.parametrize(
    ("kind", "answers", "times"),
    [
        ("url", [200], [0]),
        ("url", [500, 302, 200], [0, 60, 180]),
        ("url", [404] * 6, [0, 60, 180, 420, 900, 1860]),
        ("push", [410], [0]),
        ("push", [201], [0]),
    ],
)
def test_what_fails_is_tried_again_later_and_later_and_given_up_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, answers: list[int], times: list[float]
) -> None:
    assert asyncio.run(told_at(tmp_path, monkeypatch, answers, kind)) == times


# ---------------------------------------------------------------------- at a table


class Post(BaseHTTPRequestHandler):
    """An address in the own network that keeps what it is told; the first message is turned away."""

    told: list[tuple[str, str]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        type(self).told.append((self.path, body))
        self.send_response(500 if self.path == "/broken" else 200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def letter_box() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    class Box(Post):
        told: list[tuple[str, str]] = []  # noqa: RUF012

    with HTTPServer(("127.0.0.1", 0), Box) as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{box.server_port}", Box.told
        box.shutdown()


def made_with_notice(server: Server, url: str) -> tuple[Message, Message]:
    made = server.table("me", "me", first=0)
    return made, server.post(f"/api/tables/{made['table']}/notices", token=made["tokens"]["1"], lang="it", url=url)


def test_private_addresses_and_strange_keys_are_refused_over_http(server: Server) -> None:
    made, refused = made_with_notice(server, "http://127.0.0.1:1/x")
    assert refused["error"]["code"] == "bad-address"
    path = f"/api/tables/{made['table']}/notices"
    assert server.post(path, token="wrong", url="https://ntfy.sh/x")["error"]["code"] == "wrong-seat"
    assert server.post(path, token=made["tokens"]["0"])["error"]["code"] == "bad-address"
    keys = {"endpoint": "https://push.example/a", "p256dh": "xx", "auth": "yy"}
    assert server.post(path, token=made["tokens"]["0"], push=keys)["error"]["code"] == "bad-address"
    good = browser()[2]
    keys = {"endpoint": good.endpoint, "p256dh": good.p256dh, "auth": good.auth}
    assert server.post(path, token=made["tokens"]["0"], push=keys) == {"kinds": ["push"]}
    assert server.post(f"{path}/mine", token=made["tokens"]["0"]) == {"kinds": ["push"]}
    assert server.post(f"{path}/stop", token=made["tokens"]["0"], kind="push") == {"kinds": []}
    assert len(server.get("/api/notices/key")["key"]) == 87


@pytest.mark.slow
def test_who_is_away_is_told_once_a_turn_and_who_is_there_is_not(
    tmp_path: Path, letter_box: tuple[str, list[tuple[str, str]]]
) -> None:
    address, told = letter_box
    with Forked(tmp_path, KADE_PRIVATE_NOTICES="1", KADE_NOTICE_DELAY="0") as server:
        made, kept = made_with_notice(server, f"{address}/ben")
        assert kept == {"kinds": ["url"]}
        path = f"/api/tables/{made['table']}/notices"
        assert server.post(path, token=made["tokens"]["0"], url=f"{address}/ada") == {"kinds": ["url"]}
        ada, ben = server.sit(made, 0), server.sit(made, 1)
        for client in (ada, ben):
            client.seen(0)
            client.choose("keep both")
        ben.close()
        before = ada.position["ticket"]
        for _ in range(2):
            while not ada.position["choices"] or ada.position["ticket"] == before:
                ada.hear()
            before = ada.position["ticket"]
            assert ada.choose("draw card")["type"] == "ack"
        until = time.monotonic() + 30
        while not told and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(1.5)
        assert [path for path, _ in told] == ["/ben"]
        assert told[0][1] == f"Tocca a te in Amsterdam. {server.address}/t/{made['table']}"
    assert "Traceback" not in (tmp_path / "log").read_text()
