"""What one decision costs a server, in processor time, and where it goes.

    python -m bench.decision [--game amsterdam] [--tables 40] [--decisions 2000] [--profile]

Tables for two are played by chance in this process, without a network: everything is done that a server does, from a
client's message to compressed answers for everybody at the table, with entries on disk in between. Processor time is
what is counted, and beside it how long a plain loop took meanwhile: where other programs are at work, compare by that.
The games are the same in every run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import cProfile
import functools
import gc
import pstats
import random
import tempfile
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import kade
from kade.display.game import Game
from kade.kernel.state import State
from kade.server import database, position, wire
from kade.server.connection import Connection
from kade.server.garbage import keep_for_good
from kade.server.limits import COMPRESSION, WINDOW
from kade.server.live_game import LiveGame, Seat
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.stored import StoredTable
from kade.server.tables import hashed


class Split:
    """Seconds by what they were spent on, without what was spent on other named things meanwhile."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._inner = [0.0]

    def timed(self, holder: Any, name: str, what: str) -> None:
        """Count the time of a function under this name from now on."""
        inside: Callable[..., Any] = getattr(holder, name)

        @functools.wraps(inside)
        def run(*args: Any, **kwargs: Any) -> Any:
            began = time.thread_time()
            self._inner.append(0.0)
            try:
                return inside(*args, **kwargs)
            finally:
                taken = time.thread_time() - began
                self.spent[what] += taken - self._inner.pop()
                self._inner[-1] += taken

        setattr(holder, name, run)


class Disk:
    """The time of the thread that writes."""

    def __init__(self) -> None:
        self.spent = 0.0
        inside = database._Thread._carry_out

        def run(thread: Any, jobs: Any) -> None:
            began = time.thread_time()
            inside(thread, jobs)
            self.spent += time.thread_time() - began

        database._Thread._carry_out = run  # type: ignore[method-assign, assignment]


SENT: Counter[str] = Counter()


class Line:
    """A client's end of a socket, which listens and forgets. What it gets is compressed as a server would."""

    def __init__(self, news: asyncio.Event) -> None:
        self.news = news
        self.incoming: asyncio.Queue[str] = asyncio.Queue()
        self.refused = ""
        self._deflate = zlib.compressobj(COMPRESSION["level"], zlib.DEFLATED, -WINDOW, COMPRESSION["memLevel"])

    async def receive(self) -> str:
        return await self.incoming.get()

    async def send(self, text: str) -> None:
        data = text.encode()
        SENT["messages"] += 1
        SENT["bytes"] += len(data)
        SENT["compressed"] += len(self.compress(data))
        if text.startswith('{"type":"error"'):
            self.refused = text
        self.news.set()

    def compress(self, data: bytes) -> bytes:
        return self._deflate.compress(data) + self._deflate.flush(zlib.Z_SYNC_FLUSH)

    async def close(self, code: int, reason: str) -> None: ...


class Playing:
    """A table with a connection for each seat."""

    def __init__(self, tables: ServerTables, game: Game, number: int, seats: int) -> None:
        self.tables, self.game = tables, game
        self.luck = random.Random(number)
        self.id, self.seats, self.number = f"t{number}", seats, number
        self.news = asyncio.Event()
        self.lines = [Line(self.news) for _ in range(seats)]

    async def open(self) -> None:
        seats = tuple(Seat(seat, f"N{seat}", None, hashed(f"{self.id}-{seat}")) for seat in range(self.seats))
        options = {option.name: option.default for option in self.game.options} | {"players": self.seats}
        stored = StoredTable(self.id, self.game.id, {}, options, self.number, bytes(16), seats)
        await self.tables.storage.create(stored)
        self.table = await self.tables.find(self.id)
        self.tasks, self.connections = [], list[Connection]()
        for seat, line in enumerate(self.lines):
            connection = Connection(line, self.tables)
            connection.rate.rate = connection.rate.left = connection.rate.burst = 1e9
            self.connections.append(connection)
            self.tasks.append(asyncio.create_task(connection.run(self.id)))
            line.incoming.put_nowait(wire_text(type="hello", tokens=[f"{self.id}-{seat}"]))
        await asyncio.sleep(0.05)

    async def decide(self) -> bool:
        """False when the game is over."""
        live = self.table.live
        assert live is not None
        if live.over:
            return False
        seat = self.luck.choice(live.actors)
        choice = self.game.name(self.luck.choice(live.choices[seat]))
        number, line = live.number, self.lines[seat]
        told = {"type": "choose", "id": "x", "seat": seat, "ticket": live.ticket(seat), "choice": choice}
        line.incoming.put_nowait(wire_text(**told))
        while live.number == number or any(one._outdated or one._out for one in self.connections):
            self.news.clear()
            await self.news.wait()
            if line.refused:
                raise SystemExit(line.refused)
        return True

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def a_loop() -> float:
    """Seconds for a loop that is always the same: how fast the machine is meanwhile."""
    began, total = time.process_time(), 0
    for i in range(20_000):
        total += i
    return time.process_time() - began


def wire_text(**message: Any) -> str:
    return msgspec.json.encode(message).decode()


async def play(args: argparse.Namespace, folder: Path) -> None:
    settings = Settings(data=folder, live_tables=100_000)
    upgrade(settings.database)
    tables, game = ServerTables(Storage.sqlite(settings.database), settings), kade.load(args.game)
    keep_for_good()
    split, disk = Split(), Disk()
    numbers = iter(range(1_000_000))
    playing: list[Playing] = []

    async def sit_down() -> Playing:
        one = Playing(tables, game, next(numbers), args.seats)
        await one.open()
        return one

    for _ in range(args.tables):
        playing.append(await sit_down())
        for _ in range(playing[-1].luck.randrange(args.spread)):
            if not await playing[-1].decide():
                break
    watch(split)
    SENT.clear()
    profile = cProfile.Profile(time.thread_time) if args.profile else None
    disk.spent, done, setting_up, yardstick, rounds = 0.0, 0, 0.0, 0.0, 0
    gc.collect()
    began = time.process_time()
    while done < args.decisions:
        if profile:
            profile.enable()
        going_on = await asyncio.gather(*(one.decide() for one in playing))
        if profile:
            profile.disable()
        done += sum(going_on)
        paused = time.process_time()
        for at, goes_on in enumerate(going_on):
            if not goes_on:
                await playing[at].close()
                playing[at] = await sit_down()
        yardstick, rounds = yardstick + a_loop(), rounds + 1
        setting_up += time.process_time() - paused
    taken = time.process_time() - began - setting_up
    print(f"{args.game}, {args.tables} tables for {args.seats}, {done} decisions")
    print(f"{'in all':34} {1000 * taken / done:7.3f} ms a decision")
    print(f"{'in loops of 20,000 additions':34} {taken / done / (yardstick / rounds):7.3f}")
    named = dict(sorted(split.spent.items(), key=lambda one: -one[1])) | {"writing to disk": disk.spent}
    named["the rest"] = taken - sum(named.values())
    for what, seconds in named.items():
        print(f"  {what:32} {1000 * seconds / done:7.3f}")
    for what, number in SENT.items():
        print(f"{what:34} {number / done:9,.1f}")
    if profile:
        stats = pstats.Stats(profile).sort_stats(args.sort)
        stats.print_stats(args.lines)
        if args.inside:
            stats.print_callees(args.inside)
    for one in playing:
        await one.close()
    await tables.close()


def watch(split: Split) -> None:
    split.timed(LiveGame, "take", "the rules")
    split.timed(LiveGame, "saved", "snapshot")
    split.timed(Game, "panels", "panels")
    split.timed(position, "offered", "choices")
    split.timed(position, "leading", "which panel leads")
    split.timed(position.Viewer, "_news", "news")
    split.timed(position.Viewer, "show", "what is new of panels")
    split.timed(position.Viewer, "position", "the rest of a position")
    split.timed(wire, "encode", "encoding")
    split.timed(wire, "decode", "decoding")
    split.timed(Line, "compress", "compressing")
    with contextlib.suppress(TypeError):  # a compiled class cannot be changed
        split.timed(State, "view", "view")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amsterdam")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--spread", type=int, default=60, help="decisions by which tables are apart at the beginning")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--inside", help="with --profile: what a function calls")
    parser.add_argument("--sort", default="tottime")
    parser.add_argument("--lines", type=int, default=50)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(args, Path(folder)))


if __name__ == "__main__":
    main()
