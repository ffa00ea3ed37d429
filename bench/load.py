"""Many people at many tables: how long a decision takes until it is acknowledged, and until everybody sees it.

    python -m bench.load [--game amsterdam] [--players 500] [--seconds 30]      a decision per player every five seconds
    python -m bench.load --saturate                                             as fast as the server answers
    python -m bench.load --saturate --workers 2                                 two workers, on PostgreSQL and Redis
    python -m bench.load --sleeping 10000                                       tables at which nobody is, and none

The server is a process of its own, and so is this; beside it, in the same run, a bare echo server answers messages of
the same sizes at the same pace: what it takes is the machine's own doing. What each used of the processor is printed,
and what that is for one decision: on a small machine clients and databases take their share of the server's cores.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import random
import resource
import statistics
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
from tests.server.harness import Server
from tests.server.services import Service, Services, children
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

import kade
from kade.server.journal import Do, Entry
from kade.server.live_game import LiveGame, Seat
from kade.server.migrations import upgrade
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.stored import StoredTable
from kade.server.tables import hashed

EVERY = 5.0
"""Seconds between two decisions of one player."""
OPENING = 16
"""Connections that are opened at the same time."""
PLAYED = 40
"""Decisions at each table that sleeps."""
ECHO_SIZE = 6000
"""Characters: about what a position takes."""


class Offered(msgspec.Struct):
    id: str


class Heard(msgspec.Struct):
    """What the clients look at of a message."""

    type: str
    id: str | int | None = None
    number: int = 0
    seat: int | None = None
    ticket: str | None = None
    actors: list[int] = []
    choices: list[Offered] = []
    passed: bool = False
    over: bool = False
    started: bool = True
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


class Figures:
    """Seconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.seen: list[float] = []
        self.errors: list[str] = []
        self.counting = False

    def add(self, what: list[float], seconds: float) -> None:
        if self.counting:
            what.append(seconds)


class Player:
    """One connection with one seat; everybody at the table hears when something `changed`."""

    def __init__(self, socket: ClientConnection, changed: asyncio.Condition) -> None:
        self.socket = socket
        self.position = Heard("")
        self.decided: Heard | None = None
        self.changed = changed
        self.acked = 0.0
        self.refused = ""

    async def listen(self) -> None:
        async for raw in self.socket:
            message = read(raw)
            now = time.perf_counter()
            async with self.changed:
                if message.type == "position" and not message.passed:
                    self.position = message
                elif message.type == "ack":
                    self.acked = now
                elif message.type == "error":
                    self.refused = message.code
                self.changed.notify_all()

    async def until_number(self, number: int) -> float:
        """When a position has come with at least this number, which counts only what this player can know of."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.position.type and self.position.number >= number)
        return time.perf_counter()

    @property
    def asked(self) -> bool:
        """Whether there is something to decide in the newest position, and it was not decided yet."""
        return bool(self.position.choices) and self.position is not self.decided

    async def choose(self, choice: str) -> float:
        """Seconds until it was acknowledged; nothing when it was refused."""
        began, self.acked, self.refused = time.perf_counter(), 0.0, ""
        message = {
            "type": "choose",
            "id": "x",
            "seat": self.position.seat,
            "ticket": self.position.ticket,
            "choice": choice,
        }
        await self.socket.send(msgspec.json.encode(message).decode())
        async with self.changed:
            await self.changed.wait_for(lambda: self.acked or self.refused)
        return self.acked - began if self.acked else 0.0


async def table(http: httpx.AsyncClient, door: asyncio.Semaphore, args: argparse.Namespace, figures: Figures) -> None:
    """One table after the other, played by chance, for ever."""
    luck = random.Random()
    while True:
        seats = [{"kind": "me"}] * args.seats
        made = (await http.post("/api/tables", json={"game": args.game, "seats": seats})).json()
        address = str(http.base_url).replace("http", "ws").rstrip("/") + f"/ws/{made['table']}"
        players, changed = list[Player](), asyncio.Condition()
        for token in made["tokens"].values():
            async with door:
                socket = await connect(address, max_size=None, open_timeout=120, ping_interval=None)
                player = Player(socket, changed)
                await player.socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
            players.append(player)
        listening = [asyncio.create_task(player.listen()) for player in players]
        try:
            await asyncio.sleep(0 if args.saturate else luck.uniform(0, EVERY / args.seats))
            await _play(players, luck, args, figures)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*(player.socket.close() for player in players), return_exceptions=True)


async def _play(players: list[Player], luck: random.Random, args: argparse.Namespace, figures: Figures) -> None:
    await asyncio.gather(*(player.until_number(0) for player in players))
    due, together, last, looking = time.perf_counter(), False, set[int](), set[asyncio.Task[None]]()

    async def see(began: float, told: list[tuple[Player, int]]) -> None:
        seen = max(await asyncio.gather(*(player.until_number(number + 1) for player, number in told)))
        figures.add(figures.seen, seen - began)

    try:
        while True:
            async with (changed := players[0].changed):
                await changed.wait_for(lambda: any(one.asked or one.position.over for one in players))
            deciding = [player for player in players if player.asked]
            if not deciding:
                return
            if not args.saturate:
                due += EVERY / args.seats
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due = max(due, time.perf_counter() - EVERY)
            who = luck.choice(deciding)
            before, numbers = who.position, [player.position.number for player in players]
            # Where all decide at once, others may be told only when all are done: then the one who decides is enough.
            together, last = len(before.actors) > 1 or (together and last >= set(before.actors)), set(before.actors)
            began = time.perf_counter()
            acked = await who.choose(luck.choice(before.choices).id)
            who.decided = before
            if who.refused == "stale":  # another decided at the same time
                continue
            if not acked:
                figures.errors.append(who.refused)
                return
            figures.add(figures.acks, acked)
            # People do not wait until the others have seen it, either.
            told = [(who, before.number)] if together else list(zip(players, numbers, strict=True))
            looking.add(task := asyncio.create_task(see(began, told)))
            task.add_done_callback(looking.discard)
    finally:
        for task in looking:
            task.cancel()


# ---------------------------------------------------------------- an echo beside it


def echo_server(says: multiprocessing.connection.Connection) -> None:
    async def echo(socket: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for _ in socket:
                await socket.send("x" * ECHO_SIZE)

    async def run() -> None:
        async with serve(echo, "127.0.0.1", 0) as server:
            says.send(next(iter(server.sockets)).getsockname()[1])
            await asyncio.Event().wait()

    asyncio.run(run())


async def echo_client(port: int, times: list[float], figures: Figures) -> None:
    async with connect(f"ws://127.0.0.1:{port}") as socket:
        while True:
            await asyncio.sleep(0.1)
            began = time.perf_counter()
            await socket.send("x" * 120)
            await socket.recv()
            if figures.counting:
                times.append(time.perf_counter() - began)


# ---------------------------------------------------------------- the run


def cpu_of(process: int) -> float:
    """Seconds of a processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serving(server: Server) -> list[int]:
    """The processes that serve tables: one, or the workers that it started."""
    assert server.process is not None
    several = int(server.env.get("KADE_WORKERS", "1")) > 1
    return children(server.process.pid) if several else [server.process.pid]


def own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def cpu_of_service(service: Service) -> float:
    """PostgreSQL has a process for each connection."""
    assert service.process is not None
    return sum(map(cpu_of, (service.process.pid, *children(service.process.pid))))


def used_by(pids: list[int], services: Services | None) -> dict[str, float]:
    used = {"workers": sum(map(cpu_of, pids)), "clients": own_cpu()}
    if services is not None:
        used |= {"PostgreSQL": cpu_of_service(services.postgres), "Redis": cpu_of_service(services.redis)}
    return used


def memory_of(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def line(what: str, times: list[float]) -> None:
    cuts = statistics.quantiles(times or [0.0, 0.0], n=100)
    print(f"{what:34} p50 {1000 * cuts[49]:>8,.1f} ms   p99 {1000 * cuts[98]:>8,.1f} ms   {len(times):>7,}", flush=True)


async def run(server: Server, port: int, services: Services | None, args: argparse.Namespace) -> None:
    pids = serving(server)
    figures, door = Figures(), asyncio.Semaphore(OPENING)
    echoes: list[float] = []
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        tasks = [asyncio.create_task(echo_client(port, echoes, figures)) for _ in range(4)]
        tasks += [asyncio.create_task(table(http, door, args, figures)) for _ in range(args.players // args.seats)]
        await asyncio.sleep(args.warm)
        figures.counting = True
        before, began = used_by(pids, services), time.perf_counter()
        await asyncio.sleep(args.seconds)
        figures.counting = False
        taken, decisions = time.perf_counter() - began, max(1, len(figures.acks))
        used = {who: cpu - before[who] for who, cpu in used_by(pids, services).items()}
        print(f"{args.game}, {args.players} players at tables for {args.seats}, {taken:.0f} seconds")
        line("acknowledged", figures.acks)
        line("seen by everybody at the table", figures.seen)
        line("an echo at the same time", echoes)
        print(f"{'decisions a second':34} {len(figures.acks) / taken:,.1f}")
        for who, cpu in used.items():
            print(f"{who + ': cores, and for a decision':34} {cpu / taken:.2f}   {1000 * cpu / decisions:.2f} ms")
        print(f"{'workers: memory':34} {sum(map(memory_of, pids)):,.0f} MB")
        print(f"{'decisions that fill a core of them':34} {decisions / used['workers']:,.0f} a second")
        failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
        if failed or figures.errors:
            print(f"refused: {figures.errors[:5]}; failed: {failed[:3]} of {len(failed)}")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# ---------------------------------------------------------------- tables at which nobody is


async def put_to_sleep(folder: Path, number: int, args: argparse.Namespace) -> None:
    """Tables in the middle of a game, as a server leaves them when everybody has gone."""
    settings, game, luck = Settings(data=folder), kade.load(args.game), random.Random(1)
    upgrade(settings.database)
    options = {option.name: option.default for option in game.options} | {"players": args.seats}
    seats = tuple(Seat(seat, f"N{seat}", None, hashed(f"{seat}")) for seat in range(args.seats))
    live, entries = LiveGame(game, options, 1, bytes(16), seats), list[Entry]()
    for _ in range(PLAYED):
        seat = luck.choice(live.actors)
        entries.append(Do(seat, game.name(luck.choice(live.choices[seat]))))
        live.take(live.number + 1, entries[-1])
    storage = Storage.sqlite(settings.database)
    for i in range(number):
        stored = StoredTable(f"sleeping{i}", game.id, {}, options, 1, bytes(16), seats)
        await storage.create(stored, entries, live.snapshot())
    await storage.close()


def sleep(number: int, args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(put_to_sleep(Path(folder), number, args))
        began = time.perf_counter()
        with Server(Path(folder), **LIMITS) as server:
            started, (pid,) = time.perf_counter() - began, serving(server)
            time.sleep(args.warm)
            cpu = cpu_of(pid)
            time.sleep(args.seconds)
            used, memory = 100 * (cpu_of(pid) - cpu) / args.seconds, memory_of(pid)
    print(
        f"{number:>8,} tables asleep: starts in {started:.1f} s, {used:.1f} % of a core, {memory:,.0f} MB", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amsterdam")
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=20, help="seconds before anything is counted")
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--workers", type=int, help="that share PostgreSQL and Redis, instead of one on SQLite")
    parser.add_argument("--sleeping", type=int, help="instead: what this many tables cost while nobody is there")
    args = parser.parse_args()
    if args.sleeping:
        for number in (0, args.sleeping):
            sleep(number, args)
        return
    hears, says = multiprocessing.Pipe(duplex=False)
    echo = multiprocessing.Process(target=echo_server, args=(says,), daemon=True)
    echo.start()
    services = Services().start() if args.workers else None
    try:
        env = LIMITS if services is None else {**LIMITS, **shared(services, args.workers)}
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder), **env) as server:
            uvloop.run(run(server, hears.recv(), services, args))
    finally:
        echo.terminate()
        if services is not None:
            services.end()


def shared(services: Services, workers: int) -> dict[str, str]:
    return {
        "KADE_DATABASE": services.postgres.new_database(),
        "KADE_NEWS": services.redis.address,
        "KADE_WORKERS": str(workers),
    }


LIMITS = {"KADE_LIVE_TABLES": "10000"}

if __name__ == "__main__":
    main()
