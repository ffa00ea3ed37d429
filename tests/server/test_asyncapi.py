"""The description of the sockets for programs: it names every message and every socket, and is true of what is sent."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from tests.server.harness import Server

from kade.server import wire

pytestmark = pytest.mark.server


@pytest.fixture
def described(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = server.get("/docs/asyncapi.json")
    return found


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def follow(whole: dict[str, Any], reference: str) -> Any:
    part: Any = whole
    for name in reference.removeprefix("#/").split("/"):
        part = part[name]
    return part


def test_it_names_every_socket_and_every_message_and_all_it_refers_to_is_there(described: dict[str, Any]) -> None:
    assert described["asyncapi"] == "3.0.0"
    assert {channel["address"] for channel in described["channels"].values()} == {
        "/ws/{id}",
        "/ws/replay/{id}",
        "/ws/learn/{game}/{lesson}",
        "/ws/puzzle/{game}/{number}",
    }
    assert all(channel["description"] for channel in described["channels"].values())
    messages = described["components"]["messages"]
    kinds: tuple[type[msgspec.Struct], ...] = (*get_args(wire.ServerMessage), *get_args(wire.ClientMessage))
    assert {name: one["name"] for name, one in messages.items()} == {
        kind.__name__: kind.__struct_config__.tag for kind in kinds
    }
    for reference in references(described):
        assert follow(described, reference), reference


def test_the_server_sends_the_fields_that_it_describes(server: Server, described: dict[str, Any]) -> None:
    client = server.sit(server.table("me", "random"), 0)
    client.seen(0)
    client.ask("observe", seat=0)
    client.ask("describe")
    client.choose()
    client.ask("ping")
    client.ask("choose", seat=0, choice="nothing")
    by_name = {one["title"]: one["name"] for one in described["components"]["messages"].values()}
    sent = {
        by_name[reference["$ref"].rpartition("/")[2]]: reference["$ref"].rpartition("/")[2]
        for reference in described["operations"]["send-table"]["messages"]
    }
    heard = {message["type"]: message for message in map(json.loads, client.received)}
    assert {"position", "observed", "described", "ack", "pong", "error", "presence", "chat"} <= set(heard)
    for type, message in heard.items():
        schema = described["components"]["schemas"][sent[type]]
        assert set(message) == set(schema["properties"]), type
        assert set(schema["required"]) <= set(message), type
