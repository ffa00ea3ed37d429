"""The page at /docs: every request the server answers, as plain HTML that needs nothing from elsewhere."""

from __future__ import annotations

import html
import json
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.routes import HTTPRoute

from kade.server import bodies
from kade.server.bodies import Refusal

_STYLE = """:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;padding:.6rem;border:1px solid #8886;border-radius:6px}
h2{font-size:1.1rem;margin:2rem 0 .2rem}b{text-transform:uppercase}"""


REFUSALS = {
    400: "It is not understood, or not possible.",
    403: "It is not yours to do.",
    404: "There is no such thing here.",
    405: "This address cannot be used in this way.",
    409: "Not now: the table is not at that point.",
    410: "It cannot be read any more.",
    413: "It is too large.",
    415: "It is not JSON.",
    429: "That was too often; wait a little.",
    421: "The server does not go by this name.",
    500: "The server failed.",
    503: "The server cannot do it now.",
}


def document(handlers: Sequence[BaseRouteHandler]) -> None:
    """Every request may be refused, and each refusal has the same shape. What a handler says itself comes first."""
    refusals = {
        status: ResponseSpec(Refusal, generate_examples=False, description=said) for status, said in REFUSALS.items()
    }
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**refusals, **(handler.responses or {})}


def allowed_methods(app: Litestar, path: str) -> str:
    """What this address can be asked for, as the header Allow says it."""
    parts = path.strip("/").split("/")
    routes = [route for route in app.routes if isinstance(route, HTTPRoute) and _leads_here(route.path_format, parts)]
    return ", ".join(sorted({str(method) for route in routes for method in route.methods}))


def _leads_here(pattern: str, parts: list[str]) -> bool:
    wanted = pattern.strip("/").split("/")
    return len(wanted) == len(parts) and all(
        want == part or want.startswith("{") for want, part in zip(wanted, parts, strict=True)
    )


def answers(kind: Any, media_type: str = MediaType.JSON) -> dict[int, ResponseSpec]:
    """For requests that are answered with what is encoded already, or known to the browser."""
    return {
        200: ResponseSpec(kind, generate_examples=False, media_type=media_type, description="What was asked for."),
        304: ResponseSpec(None, generate_examples=False, description="It is still what the browser has."),
    }


class Document(JsonRenderPlugin):
    """The document for programs, with how long a text in a list may be, which Litestar leaves out."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        structs = [one for one in vars(bodies).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
        _, exact = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
        for name, shape in openapi_schema["components"]["schemas"].items():
            for field, said in shape.get("properties", {}).items():
                items = exact.get(name, {}).get("properties", {}).get(field, {}).get("items", {})
                if "maxLength" in items:
                    said["items"] = items
        return super().render(request, openapi_schema)


class PlainPage(OpenAPIRenderPlugin):
    """Rendered here, without scripts: it works offline and under a strict content policy."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>Kade</title><style>{_STYLE}</style>",
            "<h1>Kade</h1><p>What the server answers. The same for programs: "
            '<a href="/docs/openapi.json">openapi.json</a>. Live play is over a WebSocket at '
            "<code>/ws/{table}</code>.</p>",
        ]
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, about in methods.items():
                parts.append(_operation(path, method, about))
        parts.append("<h2>Shapes</h2>")
        for name, shape in sorted(openapi_schema.get("components", {}).get("schemas", {}).items()):
            parts.append(f"<details><summary><code>{html.escape(name)}</code></summary>{_pre(shape)}</details>")
        return "".join(parts).encode()


def _operation(path: str, method: str, about: dict[str, Any]) -> str:
    lines = [
        f"<h2><b>{html.escape(method)}</b> <code>{html.escape(path)}</code></h2>",
        f"<p>{html.escape(about.get('summary', ''))}. {html.escape(about.get('description', ''))}</p>",
    ]
    if "requestBody" in about:
        lines.append(_pre(about["requestBody"]["content"]))
    return "".join(lines)


def _pre(data: Any) -> str:
    return f"<pre>{html.escape(json.dumps(data, indent=1))}</pre>"
