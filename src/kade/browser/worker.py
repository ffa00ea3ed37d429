"""What JavaScript calls in the web worker: requests and sockets as a server has them, and everything kept as bytes.

Only one worker may write to what is kept: the page sees to that when it is open twice.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from kade.browser.host import Host
from kade.browser.minds import Think
from kade.browser.page_socket import PageSocket
from kade.browser.storage import Changes

log = logging.getLogger("kade.browser")

_host: Host | None = None
_sockets: dict[int, PageSocket] = {}
_tasks: set[asyncio.Task[None]] = set()


async def start(
    saved: Any, keep: Callable[[list[tuple[str, bytes | None]]], Awaitable[None]], think: Think | None = None
) -> None:
    """Begin with everything that was kept before: a Map of keys to Uint8Arrays. Call this once, before anything else.

    `keep(changes)` gets a proxy (`changes.toJs()`: an Array) of pairs: a key and what is new, undefined where the key
    is to be forgotten. It gives a promise that is fulfilled when IndexedDB has committed all of it in one transaction,
    and rejected when it has not: nobody is told of a decision before that.

    `think(say)` starts a second worker for the bots (thinker.py) and gives an object with `send(line)` and `stop()`.
    Each line that the worker says is handed to `say` (of which JavaScript has to keep a copy: `say.copy()`), the first
    of them `ready`, and an empty one if it ends by itself. Without `think`, bots think in this worker, and whatever
    else is asked waits meanwhile.
    """
    global _host

    async def in_pairs(changes: Changes) -> None:
        await keep(list(changes.items()))

    _host = Host(_plain(saved), in_pairs, think)
    await _host.start()


def _plain(saved: Any) -> dict[str, bytes]:
    """A JavaScript Map as a dict."""
    found = saved.to_py() if hasattr(saved, "to_py") else saved
    return {key: bytes(value) for key, value in found.items()}


def _running() -> Host:
    assert _host is not None, "start comes first"
    return _host


async def request(method: str, url: str, headers: str, body: Any = None) -> list[Any]:
    """The answer to an HTTP request: status, headers (an object as JSON, names in small letters) and body.

    `url` is a path with its query (`/api/games/burano/rulebook?lang=pl`), `headers` an object as JSON, `body` bytes.
    """
    status, found, text = await _running().request(method, url, json.loads(headers), bytes(body or b""))
    return [status, json.dumps(found), text]


def open(id: int, url: str, on_message: Callable[[str], None], on_close: Callable[[int, str], None]) -> None:
    """Open a socket under an id of the caller's; `url` is a path such as `/ws/abc`. Each message of the host is handed
    to `on_message`; when the host hangs up, `on_close` gets a code and a reason as a WebSocket has them."""
    socket = _sockets[id] = PageSocket(on_message)
    task = asyncio.ensure_future(_serve(id, url, socket, on_close))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _serve(id: int, url: str, socket: PageSocket, on_close: Callable[[int, str], None]) -> None:
    try:
        await _running().open(url, socket)
    except Exception:
        log.exception("A socket at %s failed", url)
        socket.why = (1011, "")
    if _sockets.pop(id, None) is not None:
        on_close(*socket.why)


def receive(id: int, data: Any) -> None:
    """A message of the page, by the id of its socket. One for a socket that is closed already is lost."""
    if id in _sockets:
        _sockets[id].put(data if isinstance(data, str) else bytes(data))


def close(id: int) -> None:
    """The page has closed its socket; `on_close` is not called."""
    socket = _sockets.pop(id, None)
    if socket is not None:
        socket.hang_up()
