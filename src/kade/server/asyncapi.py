"""/docs/asyncapi.json: the sockets and their messages as an AsyncAPI document, made from wire.py and the routes. What
openapi.json is for requests."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from litestar import Litestar, MediaType, Request
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.routes import WebSocketRoute

import kade
from kade.server import wire

REF = "#/components/schemas/"
Document = dict[str, Any]
Kinds = Sequence[type[msgspec.Struct]]


class SocketDocument(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/asyncapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(document(request.app))


def document(app: Litestar) -> Document:
    """AsyncAPI 3.0: the server sends what `ServerMessage` has, and receives what `ClientMessage` has."""
    sent, received = get_args(wire.ServerMessage), get_args(wire.ClientMessage)
    _, schemas = msgspec.json.schema_components([*sent, *received], ref_template=REF + "{name}")
    sockets = {_name(route.path_format): route for route in app.routes if isinstance(route, WebSocketRoute)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Kade",
            "version": kade.__version__,
            "description": "Live play over WebSockets: each message is a JSON object. A client says `hello` first.",
        },
        "defaultContentType": "application/json",
        "channels": {name: _channel(route, [*sent, *received]) for name, route in sockets.items()},
        "operations": {
            f"{action}-{name}": _operation(action, name, kinds)
            for name in sockets
            for action, kinds in (("send", sent), ("receive", received))
        },
        "components": {
            "messages": {kind.__name__: _message(kind, schemas[kind.__name__]) for kind in (*sent, *received)},
            "schemas": schemas,
        },
    }


def _name(path: str) -> str:
    """What a channel is called: replay for /ws/replay/{id}, table for /ws/{id}."""
    fixed = [part for part in path.split("/") if part and not part.startswith("{")]
    return "-".join(fixed[1:]) or "table"


def _channel(route: WebSocketRoute, kinds: Kinds) -> Document:
    return {
        "address": route.path_format,
        "description": inspect.getdoc(route.route_handler.fn) or "",
        "parameters": {name: {} for name in re.findall(r"{(\w+)}", route.path_format)},
        "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
        "bindings": {"ws": {}},
    }


def _operation(action: str, channel: str, kinds: Kinds) -> Document:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{kind.__name__}"} for kind in kinds],
    }


def _message(kind: type[msgspec.Struct], schema: Document) -> Document:
    """Its name is what the field `type` says."""
    message = {
        "name": str(kind.__struct_config__.tag),
        "title": kind.__name__,
        "payload": {"$ref": REF + kind.__name__},
    }
    return {**message, "summary": schema["description"]} if "description" in schema else message
