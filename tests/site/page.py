"""A page without its JavaScript: a dict instead of IndexedDB, and whoever sits at the host's tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from kade.browser.host import SETTINGS, Host
from kade.browser.page_socket import PageSocket

Message = dict[str, Any]
PATIENCE = 60.0
AT_ONCE = replace(SETTINGS, bot_pace=0.0, bot_grace=0.0, analysis_effort="glance")


class Page:
    """What the browser keeps outlasts it: another Page can be opened with the same."""

    def __init__(self, kept: dict[str, bytes] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.full = False
        self.writes: list[Mapping[str, bytes | None]] = []
        self.host = Host(dict(self.kept), self.keep, settings=AT_ONCE)

    async def keep(self, changes: Mapping[str, bytes | None]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.writes.append(changes)
        for key, value in changes.items():
            if value is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = value

    async def ask(self, method: str, url: str, body: object = None) -> tuple[int, Any]:
        """The status, and what is in the JSON or the text of the answer."""
        text = b"" if body is None else json.dumps(body).encode()
        status, headers, found = await self.host.request(method, url, {}, text)
        if status == 204:
            return status, None
        return status, json.loads(found) if headers["content-type"] == "application/json" else found.decode()

    async def get(self, url: str) -> Any:
        status, found = await self.ask("GET", url)
        assert status == 200, found
        return found

    async def post(self, url: str, **body: Any) -> Any:
        status, found = await self.ask("POST", url, body)
        assert status in (201, 202, 204), found
        return found

    async def table(self, game: str, *seats: str, **options: Any) -> Message:
        """A table with seats such as me, greedy, random."""
        kinds = [{"kind": "me"} if one == "me" else {"kind": "bot", "bot": one} for one in seats]
        found: Message = await self.post("/api/tables", game=game, seats=kinds, options=options)
        return found

    def sit(self, path: str, tokens: Mapping[str, str] | None = None) -> Client:
        return Client(self.host, path, list((tokens or {}).values()))


@asynccontextmanager
async def opened(kept: dict[str, bytes] | None = None) -> AsyncIterator[Page]:
    page = Page(kept)
    await page.host.start()
    try:
        yield page
    finally:
        await page.host.close()


class Client:
    """One socket of a page; it keeps all that it is told."""

    def __init__(self, host: Host, path: str, tokens: list[str]) -> None:
        self.told: list[Message] = []
        self._news = asyncio.Event()
        self._socket = PageSocket(self._hear)
        self._task = asyncio.create_task(host.open(path, self._socket))
        self.say(type="hello", tokens=tokens)

    def _hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self._news.set()

    def say(self, **message: Any) -> None:
        self._socket.put(json.dumps(message))

    async def hear(self, wanted: Callable[[Message], bool], after: int = 0) -> Message:
        """The first message of this kind among those told after so many."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.told[after:]:
                    if wanted(message):
                        return message
                self._news.clear()
                await self._news.wait()

    async def asked(self) -> Message:
        """The newest position, once it asks something of us or the game is over."""
        await self.hear(lambda one: one is self.position and (one["over"] or bool(one["choices"])))
        return self.position

    @property
    def position(self) -> Message:
        found: Message = next((one for one in reversed(self.told) if one["type"] == "position"), {})
        return found

    async def choose(self, choice: int = 0) -> Message:
        """Take one of the choices; what was answered: an ack or an error."""
        at, before = self.position, len(self.told)
        self.say(
            type="choose", id=str(before), seat=at["seat"], ticket=at["ticket"], choice=at["choices"][choice]["id"]
        )
        return await self.hear(lambda one: one["type"] in ("ack", "error") and one.get("id") == str(before), before)

    async def leave(self) -> None:
        self._socket.hang_up()
        await self._task
