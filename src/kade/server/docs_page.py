"""The page at /docs: every request the server answers, as plain HTML that needs nothing from elsewhere."""

from __future__ import annotations

import html
import json
from typing import Any

from litestar import MediaType, Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_STYLE = """:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;padding:.6rem;border:1px solid #8886;border-radius:6px}
h2{font-size:1.1rem;margin:2rem 0 .2rem}b{text-transform:uppercase}"""


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
