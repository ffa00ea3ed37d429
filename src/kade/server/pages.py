"""The built client as pages and files, and a plain page that says how to build it where it is missing."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get

from kade.server.errors import Refused

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {  # said here, because what machines believe about these differs, and a browser that is told wrong refuses
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}

_NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kade</title>
<body style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; line-height: 1.5">
<h1>Kade</h1><p>The server runs, but the page to play on has not been built. In the source folder, run
<code>make play</code>, which builds it once, and load this page again.</p>
<p>The interface for programs is at <a href="/docs">/docs</a>.</p>
"""


@get(["/", "/t/{table:str}"], include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def index(table: str = "") -> Response[str]:
    """Home and table are the same page; the client reads the address."""
    page = STATIC / "index.html"
    text = page.read_text(encoding="utf-8") if page.is_file() else _NO_CLIENT
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": ASK_AGAIN})


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=True)
def asset(path: str) -> Response[bytes]:
    """Files whose names change with what is in them."""
    return _file("assets/" + path.lstrip("/"), FOR_EVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=True)
def file(name: str) -> Response[bytes]:
    """An icon, a manifest: what lies beside the page."""
    return _file(name, ASK_AGAIN)


def _file(name: str, keep: str) -> Response[bytes]:
    found = (STATIC / name.replace("\0", "")).resolve()
    if not found.is_relative_to(STATIC.resolve()) or not found.is_file():
        raise Refused("not-found", "There is nothing at this address.", status=404)
    kind = KINDS.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": keep})
