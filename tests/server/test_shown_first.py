"""Where many wait to be shown what is new, those who decide come first; nobody misses anything."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec

from kade.server.bodies import NewSeat, NewTable
from kade.server.connection import OTHERS_WAIT, Connection
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage

DECISIONS = 12


class Line:
    """The other end of a socket: what came, and when."""

    def __init__(self) -> None:
        self.says: asyncio.Queue[str] = asyncio.Queue()
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self.news = asyncio.Event()

    def say(self, **message: Any) -> None:
        self.says.put_nowait(msgspec.json.encode(message).decode())

    async def receive(self) -> str:
        return await self.says.get()

    async def send(self, text: str) -> None:
        self.heard.append((time.perf_counter(), msgspec.json.decode(text)))
        self.news.set()

    async def close(self, code: int, reason: str) -> None: ...

    def positions(self) -> list[dict[str, Any]]:
        return [message for _, message in self.heard if message["type"] == "position"]

    async def until(self, number: int, kind: str = "position") -> float:
        """When a message of this kind came with this number or a later one."""
        while not (found := [at for at, one in self.heard if one["type"] == kind and one["number"] >= number]):
            self.news.clear()
            await self.news.wait()
        return found[0]


class Crowd:
    """Others who always want a turn, without patience: as when a server is saturated."""

    def __init__(self, tables: ServerTables) -> None:
        self.tables, self.there = tables, True

    def come(self) -> bool:
        if self.there:
            time.sleep(0.001)
            self.tables.turns.ask(self.come)
        return True


async def test_under_load_who_decides_is_shown_first_and_everybody_everything(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    upgrade(settings.database)
    tables = ServerTables(Storage.sqlite(settings.database), settings)
    stored, tokens = await tables.create(NewTable("amsterdam", [NewSeat("me"), NewSeat("me")]))
    table = await tables.find(stored.id)
    live = table.playing()
    while len(live.actors) > 1:  # all choose their first contracts at once
        seat = live.actors[0]
        await table.decide(seat, live.ticket(seat), table.game.name(live.choices[seat][0]))
    lines = [Line(), Line(), Line()]  # the third watches
    tasks = []
    for line, hello in zip(lines, [[tokens[0]], [tokens[1]], []], strict=True):
        tasks.append(asyncio.create_task(Connection(line, tables).run(stored.id)))
        line.say(type="hello", tokens=hello)
    async with asyncio.timeout(60):
        for line in lines:
            await line.until(live.number)
        crowd, waits = Crowd(tables), list[float]()
        crowd.come()
        last = live.number + DECISIONS
        while live.number < last:
            (seat,), number, began = live.actors, live.number + 1, time.perf_counter()
            choice = table.game.name(live.choices[seat][0])
            lines[seat].say(type="choose", id=number, seat=seat, ticket=live.ticket(seat), choice=choice)
            await lines[seat].until(number, "ack")
            await lines[live.actors[0]].until(number)
            waits.append(began)
        seen = [await lines[2].until(last - DECISIONS + 1 + i) - began for i, began in enumerate(waits)]
        for line in lines:
            await line.until(last)
        crowd.there = False
    assert len(lines[2].positions()) < DECISIONS, "who only watches is shown what is newest, not every decision"
    assert max(seen) < OTHERS_WAIT + 2, "soon; but this machine may be busy"
    everything = [entry.id for entry in live.log()[1]]
    for line in lines:
        shown = line.positions()
        numbers = [one["number"] for one in shown]
        assert numbers == sorted(set(numbers))
        assert [event["n"] for one in shown for event in one["events"]] == everything, "each once, in order"
    assert sum(one["type"] == "ack" for line in lines for _, one in line.heard) == DECISIONS
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await tables.close()
