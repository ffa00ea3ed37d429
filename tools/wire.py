"""Writes the client's types, web/src/lib/wire.ts, from the protocol: kade.server.wire and kade.server.bodies.

python tools/wire.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from kade.server import bodies, wire

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
COMMAND = "python tools/wire.py"
HEAD = f"// Every message between server and client. Made from server/wire.py and server/bodies.py by `{COMMAND}`.\n"
FROM_SERVER: tuple[Any, ...] = (
    wire.ServerMessage,
    bodies.TableMade,
    bodies.Joined,
    bodies.NoticeKey,
    bodies.NoticeKinds,
    bodies.TableInfo,
    bodies.RecordKept,
    bodies.Course,
    bodies.GameAnalysis,
    bodies.Puzzles,
    bodies.PuzzleQuestion,
    bodies.PuzzleAnswer,
    bodies.GameInfo,
    bodies.BotInfo,
    bodies.Network,
    bodies.LobbyInfo,
    bodies.Cover,
    bodies.Rulebook,
    bodies.RulebookPicture,
    bodies.Refusal,
)
FROM_CLIENT: tuple[Any, ...] = (
    wire.ClientMessage,
    bodies.NewTable,
    bodies.Join,
    bodies.AskRematch,
    bodies.FreeSeat,
    bodies.NewNotice,
    bodies.AskNotices,
    bodies.StopNotice,
    bodies.NewRecord,
    bodies.AskMoved,
    bodies.NewMoved,
    bodies.PlayOn,
)
NAMED = {
    "MessageId": wire.MessageId,
    "OptionValue": wire.OptionValue,
    "Value": wire.Value,
    "ServerMessage": wire.ServerMessage,
    "ClientMessage": wire.ClientMessage,
}
"""Types that are no classes in Python and have a name in TypeScript too."""
REF = "#/$defs/"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def type_of(schema: Schema, names: dict[str, str]) -> str:
    """A schema as TypeScript, by its name where it has one."""
    text = _type(schema, names)
    return names.get(text, text)


def _type(schema: Schema, names: dict[str, str]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(one, names) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inside = type_of(schema["items"], names)
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if kind == "object":
        inside = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(inside, names) if inside else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: Schema, names: dict[str, str], whole: bool) -> str:
    """A class; with `whole`, what has a default is there all the same."""
    lines = [*_comment(schema, ""), f"export interface {name} {{"]
    for field, inside in schema["properties"].items():
        there = whole or field in schema.get("required", ())
        lines += [*_comment(inside, "  "), f"  {field}{'' if there else '?'}: {type_of(inside, names)};"]
    return "\n".join([*lines, "}", ""])


def _comment(schema: Schema, before: str) -> list[str]:
    text = " ".join(str(schema.get("description", "")).split())
    return [f"{before}/** {text} */"] if text else []


def typescript() -> str:
    aliases, _ = msgspec.json.schema_components(list(NAMED.values()), ref_template=REF + "{name}")
    texts = {name: _type(schema, {}) for name, schema in zip(NAMED, aliases, strict=True)}
    names = {text: name for name, text in texts.items()}
    parts = [HEAD, *(f"export type {name} = {text};\n" for name, text in texts.items())]
    for roots, whole in ((FROM_SERVER, True), (FROM_CLIENT, False)):
        for name, schema in msgspec.json.schema_components(roots, ref_template=REF + "{name}")[1].items():
            parts.append(interface(name, schema, names, whole))
    return "\n".join(parts)


def main() -> None:
    FILE.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{FILE} is written.\n")


if __name__ == "__main__":
    main()
