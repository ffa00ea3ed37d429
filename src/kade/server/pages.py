"""The built client as pages and files, and a plain page that says how to build it where it is missing."""

from __future__ import annotations

import hashlib
import json
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from string import Template

from litestar import MediaType, Response, get
from litestar.response import Redirect

from kade.server.errors import Refused
from kade.server.requests import ASK_AGAIN, FOR_EVER
from kade.server.settings import Settings

STATIC = Path(__file__).parent / "static"
KINDS = {  # said here, because what machines believe about these differs, and a browser that is told wrong refuses
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}

PYTHON_MAY_RUN = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
"""The policy of pages in which Python runs: WebAssembly is allowed, and no other host."""
NOTHING = Refused("not-found", "There is nothing at this address.", status=404)
_ALONE = '<meta name="kade-offline" content="/offline/index.html" />'
"""Tells the client that one can play alone without a connection, and where."""
_NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kade</title>
<body style="font-family: system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; line-height: 1.5">
<h1>Kade</h1><p>The server runs, but the page to play on has not been built. In the source folder, run
<code>make play</code>, which builds it once, and load this page again.</p>
<p>The interface for programs is at <a href="/docs">/docs</a>.</p>
"""


_SCENE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Kade</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;
font:18px/1.5 system-ui,sans-serif;color:#22303c;background:linear-gradient(#cfe3e8,#f4ecdb 62%,#9fcbd3 62%)">
<svg viewBox="-60 -80 120 140" width="190" aria-hidden="true" stroke="#22303c" stroke-width="3" stroke-linejoin="round">
<path fill="#a23b2a" d="M-26 56L-16-12H16L26 56z"/><path fill="#2b7a50" d="M-19-12Q-16-34 0-34T19-12z"/>
<g fill="#fffaf0"><path d="M-4-24L-48-66l10-8L2-28zM4-24L48-66l-10-8L-2-28z"/>
<path d="M-4-18L-48 24l10 8L2-14zM4-18L48 24l-10 8L-2-14z"/></g>
<path fill="#6a4a08" d="M-8 56V36H8v20z"/></svg>
<h1 style="margin:.4em 0 0">$title</h1>
<p style="margin:.3em 16px 1em;max-width:32em">$words</p>$link
"""
_LINK = """<a href="/" style="padding:.6em 1.4em;border-radius:11px;background:#1f4e79;color:#fffaf0;font-weight:700;
text-decoration:none">Kade</a>"""
_SORRY = """The server could not show this page. It has written down why; your games are safe. &middot;
Serwer nie mógł pokazać tej strony; gry są bezpieczne. &middot; Il server non ha potuto mostrare questa pagina; le
partite sono al sicuro."""
_UNKNOWN_HOST = """Kade runs here, but not under the name in the address bar. If you run this server, allow the name
with KADE_HOSTS; otherwise ask whoever invited you for the right address. &middot; Kade tu działa, ale nie pod tą nazwą.
Jeśli to twój serwer, dodaj ją do KADE_HOSTS; jeśli nie, poproś o właściwy adres. &middot; Qui c’è Kade, ma non con
questo nome. Se il server è tuo, aggiungilo a KADE_HOSTS; altrimenti chiedi l’indirizzo giusto a chi ti ha invitato."""


@get(
    [
        "/",
        "/t/{table:str}",
        "/rules/{game:str}",
        "/replay/{table:str}",
        "/learn/{game:str}/{lesson:str}",
        "/puzzle/{game:str}/{number:str}",
        "/moved",
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
    sync_to_thread=False,
)
def index(settings: Settings, table: str = "", game: str = "", lesson: str = "", number: str = "") -> Response[str]:
    """Home, tables, rulebooks and whatever else people look at are the same page; the client reads the address."""
    page = _client()
    return _page(page.replace("<title>", f"{_ALONE}<title>", 1) if settings.site else page)


def nothing_here() -> Response[str]:
    """The client too: it says in the reader's language that there is nothing at this address."""
    return _page(_client(), 404)


def sorry() -> Response[str]:
    """Something failed, and perhaps the client with it: a page that needs nothing else."""
    return _scene("The wind has dropped", _SORRY, 500, _LINK)


def unknown_host() -> Response[str]:
    """Somebody came under a name that this server does not go by: nothing else would be shown to them either."""
    return _scene("The wrong quay", _UNKNOWN_HOST, 421)


def _scene(title: str, words: str, status: int, link: str = "") -> Response[str]:
    return _page(Template(_SCENE).substitute(title=title, words=words, link=link), status)


def _client() -> str:
    page = STATIC / "index.html"
    return page.read_text(encoding="utf-8") if page.is_file() else _NO_CLIENT


def _page(text: str, status: int = 200) -> Response[str]:
    return Response(text, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": ASK_AGAIN})


def listed(files: Mapping[str, bytes], site: bool) -> str:
    """What the service worker keeps for times without a network, each file with a digest of what is in it."""
    digests = {name: hashlib.sha256(data).hexdigest()[:12] for name, data in files.items()}
    return f"self.KADE = {json.dumps({'site': site, 'files': digests})};\n"


@get("/files.js", include_in_schema=False, sync_to_thread=True)
def file_list() -> Response[str]:
    """The list of the built client. It changes with the client, and that is how a browser notices a new one."""
    files = {file.relative_to(STATIC).as_posix(): file for file in sorted(STATIC.rglob("*")) if file.is_file()}
    text = listed({name: file.read_bytes() for name, file in files.items() if not file.name.startswith(".")}, False)
    return Response(text, media_type=KINDS[".js"], headers={"Cache-Control": ASK_AGAIN})


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=True)
def asset(path: str) -> Response[bytes]:
    """Files whose names change with what is in them."""
    return _file("assets/" + path.lstrip("/"), FOR_EVER)


@get("/offline", include_in_schema=False, sync_to_thread=False)
def to_site() -> Redirect:
    """Where the site begins: its page names its files by their place beside it."""
    return Redirect("/offline/index.html")


@get("/offline/{path:path}", include_in_schema=False, sync_to_thread=True)
def site_file(path: str, settings: Settings) -> Response[bytes]:
    """The site that `kade site` wrote, if there is one: there one plays in the browser, also without a connection."""
    if settings.site is None:
        raise NOTHING
    answer = _file(path.lstrip("/"), ASK_AGAIN, settings.site)
    answer.headers["Content-Security-Policy"] = PYTHON_MAY_RUN
    return answer


@get("/{name:str}", include_in_schema=False, sync_to_thread=True)
def file(name: str) -> Response[bytes]:
    """An icon, a manifest: what lies beside the page."""
    return _file(name, ASK_AGAIN)


def _file(name: str, keep: str, folder: Path = STATIC) -> Response[bytes]:
    found = folder / name.replace("\0", "")
    try:
        found = found.resolve()
        there = found.is_relative_to(folder.resolve()) and found.is_file()
    except OSError:  # no file can have such a name
        there = False
    if not there:
        raise NOTHING
    kind = KINDS.get(found.suffix) or mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": keep})
