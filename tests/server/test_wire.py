"""The protocol: the client's types are those of the server, and what is sent is what they say."""

from __future__ import annotations

import inspect

import msgspec
from tools import wire as generator

from kade.display import prose
from kade.server import bodies, wire
from kade.server.phrases import phrase, players


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    written = generator.FILE.read_text(encoding="utf-8")
    assert written == generator.typescript(), (
        f"web/src/lib/wire.ts differs from wire.py and bodies.py; run `{generator.COMMAND}`."
    )


def test_every_message_has_a_type_in_the_client() -> None:
    types = generator.typescript()
    for name, message in inspect.getmembers(wire, inspect.isclass):
        if issubclass(message, msgspec.Struct) and not name.startswith("_") and message is not bodies.Health:
            assert f"export interface {name} {{" in types, name


def test_what_has_a_default_is_sent_all_the_same_and_may_be_left_out_by_a_client() -> None:
    types = generator.typescript()
    assert "  undo_for: number;" in types
    assert "  ticket?: string | null;" in types
    assert '"say":null' in wire.encode(wire.ErrorMessage("c1", "stale", "Look again."))
    assert wire.decode('{"type": "choose", "seat": 0, "choice": "x"}') == wire.Choose(0, "x")


def test_a_phrase_travels_with_lists_and_with_players_for_the_client_to_name() -> None:
    ada, bea = players(2)
    said = phrase(prose.Phrase("shared", {"these": [ada, [bea, "all"]], "number": 2, "what": prose.Phrase("boat", {})}))
    assert msgspec.to_builtins(said) == {
        "id": "shared",
        "args": {
            "these": [{"id": "@player", "args": {"seat": 0}}, {"id": "@player", "args": {"seat": 1}}, "all"],
            "number": 2,
            "what": {"id": "boat", "args": {}},
        },
    }
