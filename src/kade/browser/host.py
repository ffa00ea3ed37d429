"""The host of tables inside a page: the requests and sockets of requests.py, answered without a server."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from kade.browser.alone import Alone
from kade.browser.minds import Think, minds
from kade.browser.storage import Keep, KeptStorage
from kade.kernel.errors import KadeError
from kade.server.analyses import Analyses
from kade.server.bodies import LobbyInfo, Network, Problem, Refusal
from kade.server.bot_pool import BotPool
from kade.server.errors import Refused, garbage
from kade.server.heartbeat import Heartbeat
from kade.server.owed import LOOKING_BACK
from kade.server.replay import find_game
from kade.server.requests import CREATE, JSON, ROUTES, SOCKETS, Document, Route
from kade.server.settings import Settings
from kade.server.sockets import Socket
from kade.server.tables import Tables

log = logging.getLogger("kade.browser")

Answer = tuple[int, dict[str, str], bytes]
"""Status, headers (their names in small letters) and body."""
SETTINGS = Settings(data=Path(), bot_limit=60.0, live_tables=20)
FAILED = Refused("failed", "This could not be done, and it is our fault. Try again.", status=500)
NOT_HERE = Refused("not-found", "There is nothing at this address, or it needs a server.", status=404)


def lobby() -> LobbyInfo:
    return LobbyInfo(False, [], [])


def network() -> Network:
    return Network(True, [])


OWN_ROUTES = [
    *ROUTES,
    CREATE,
    Route("GET", "/api/lobby", lobby, "There is no lobby"),
    Route("GET", "/api/network", network, "Nobody else can come here"),
]


class Host:
    """`saved` is everything that was kept before; `keep` keeps what changes; `think` starts a worker for the bots."""

    def __init__(
        self, saved: Mapping[str, bytes], keep: Keep, think: Think | None = None, settings: Settings = SETTINGS
    ) -> None:
        storage = KeptStorage(saved, keep)
        pool = BotPool(1, minds(think))
        self.tables = Tables(storage, settings, Alone(storage), pool, pool)
        self.analyses = Analyses(
            lambda id: find_game(self.tables, id), storage, settings.analysis_effort, self.tables.others.chores, pool
        )
        self._heartbeat = Heartbeat(storage)

    async def start(self) -> None:
        await self._heartbeat.start()
        await self.analyses.resume()
        self.tables.start({LOOKING_BACK: self.analyses.see_to})

    async def close(self) -> None:
        await self.analyses.close()
        await self._heartbeat.close()
        await self.tables.close()

    # ------------------------------------------------------------------ requests

    async def request(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """The answer to whatever is asked: a refusal is one too."""
        try:
            route, path = _route(method, urlsplit(url).path)
            found = route.answer(**self._asked(route, path, url, body))
            return _sent(await found if inspect.isawaitable(found) else found, route.status, headers)
        except Refused as problem:
            return _refused(problem)
        except RecursionError:
            return _refused(garbage("it is nested too deeply"))
        except msgspec.MsgspecError as problem:
            return _refused(garbage(str(problem)[:200]))
        except KadeError as problem:
            not_kept = self.tables.storage.refusal(problem)
            return _refused(not_kept or Refused("not-possible", str(problem)))
        except Exception as problem:
            log.error("%s %s failed", method, url, exc_info=problem)
            return _refused(FAILED)

    def _asked(self, route: Route, path: dict[str, str], url: str, body: bytes) -> dict[str, Any]:
        """What the route's function gets, by its parameters' names."""
        words = {**dict(parse_qsl(urlsplit(url).query)), **path}
        known = {"tables": self.tables, "analyses": self.analyses}
        found: dict[str, Any] = {}
        for name, kind in _parameters(route.answer).items():
            if name in known:
                found[name] = known[name]
            elif name == "data":
                found[name] = msgspec.json.decode(body, type=kind)
            elif name in words:
                found[name] = msgspec.convert(words[name], kind, strict=False)
        return found

    # ------------------------------------------------------------------ sockets

    async def open(self, path: str, socket: Socket) -> None:
        """Serve a socket until one end hangs up."""
        for pattern, (kind, _about) in SOCKETS.items():
            found = _matched(pattern, path)
            if found is not None:
                await kind(socket, self.tables).run("/".join(found.values()))
                return
        await socket.close(1008, NOT_HERE.message)


def _route(method: str, path: str) -> tuple[Route, dict[str, str]]:
    fitting = [(route, found) for route in OWN_ROUTES if (found := _matched(route.path, path)) is not None]
    if not fitting:
        raise NOT_HERE
    for route, found in fitting:
        if route.method == method:
            return route, found
    raise Refused("not-allowed", "This address cannot be used in this way.", status=405)


def _matched(pattern: str, path: str) -> dict[str, str] | None:
    """What stands in a path where the pattern has names, if it fits."""
    found = _expression(pattern).fullmatch(path)
    return None if found is None else {name: unquote(value) for name, value in found.groupdict().items()}


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{(\w+):\w+\\}", r"(?P<\1>[^/]+)", re.escape(pattern)))


@cache
def _parameters(answer: Callable[..., Any]) -> dict[str, Any]:
    return {name: kind for name, kind in get_type_hints(answer).items() if name != "return"}


def _sent(found: Any, status: int, headers: Mapping[str, str]) -> Answer:
    if not isinstance(found, Document):
        body = b"" if status == 204 else msgspec.json.encode(found)
        return status, {"content-type": JSON}, body
    answered = {name.lower(): value for name, value in found.headers().items()}
    if found.tagged and headers.get("if-none-match") == answered["etag"]:
        return 304, answered, b""
    kind = f"{found.kind}; charset=utf-8" if found.kind.startswith("text/") else found.kind
    return status, {**answered, "content-type": kind}, found.text.encode()


def _refused(problem: Refused) -> Answer:
    return problem.status, {"content-type": JSON}, msgspec.json.encode(Refusal(Problem(problem.code, problem.message)))
