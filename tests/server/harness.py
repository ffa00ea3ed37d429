"""A server in a process of its own, and clients that speak to it over real sockets and keep every byte they receive."""

from __future__ import annotations

import json
import multiprocessing
import multiprocessing.process
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.typing import Origin

from kade import client
from kade.server.run import serve
from kade.server.settings import Settings, from_environment

START = "from kade.cli import main; main()"
PATIENCE = 60.0
Message = dict[str, Any]


class Server:
    """`kade serve` on a free port. What it says on its error stream ends up in `<data>/log`."""

    def __init__(self, data: Path, **env: str) -> None:
        self.data = data
        # Other tests and a compiler may run beside this one: a bot is slow then, not stuck.
        self.env = {
            **os.environ,
            "KADE_BOT_PACE": "0",
            "KADE_BOT_GRACE": "0",
            "KADE_BOT_LIMIT": "60",
            "KADE_HOSTS": "kade.test",
            **env,
        }
        self.process: subprocess.Popen[str] | None = None
        self.http = httpx.Client()
        self.clients: list[Client] = []

    def start(self) -> Self:
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "log").open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self.env,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Kade is at http://"), said + (self.data / "log").read_text()
        self.address = said.split()[3].rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        return self

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        self.http.close()
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None
        self.leave()

    def leave(self) -> None:
        """Everybody goes away."""
        for one in self.clients:
            one.close()
        self.clients.clear()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # ------------------------------------------------------------------ requests

    def post(self, path: str, **body: Any) -> Message:
        answer: Message = self.http.post(path, json=body).json()
        return answer

    def get(self, path: str) -> Any:
        return self.http.get(path).json()

    def table(self, *seats: str, **options: Any) -> Message:
        """A table with seats such as me, open, greedy, random."""
        kinds = client.seats(seats)
        for i, kind in enumerate(kinds):
            kind.name = "" if kind.kind == "bot" else f"N{i}"
        made = self.post("/api/tables", game="amsterdam", options=options, seats=msgspec.to_builtins(kinds))
        assert "error" not in made, made
        return made

    def sit(self, made: Message, *seats: int, have: int = 0) -> Client:
        """A client with the tokens of these seats; without any, a spectator."""
        return Client(self, made["table"], [made["tokens"][str(seat)] for seat in seats], have)


class Forked(Server):
    """The same server out of a process that has imported everything already: for tests that start one of their own and
    look at what it serves, not at how it starts."""

    fork: multiprocessing.process.BaseProcess | None = None
    port = 0

    def start(self) -> Self:
        self.data.mkdir(parents=True, exist_ok=True)
        nursery = multiprocessing.get_context("forkserver")
        nursery.set_forkserver_preload(["tests.server.warm"])
        hears, says = nursery.Pipe(duplex=False)
        settings = from_environment(self.env, port=self.port, data=self.data)
        self.fork = nursery.Process(target=_serve, args=(settings, says))
        self.fork.start()
        says.close()
        with hears:
            assert hears.poll(PATIENCE), "the server did not start"
            said = hears.recv()
        assert said.startswith("Kade is at http://"), said
        self.address = said.split()[3].rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        return self

    def _end(self, how: int) -> None:
        super()._end(how)
        if self.fork is not None and self.fork.pid is not None:
            os.kill(self.fork.pid, how)
            self.fork.join(PATIENCE)
            self.fork.close()
            self.fork = None


def _serve(settings: Settings, says: Connection) -> None:
    """In the forked process: what goes wrong is written where a server of its own would write it."""
    with (settings.data / "log").open("a") as errors:
        os.dup2(errors.fileno(), sys.stderr.fileno())
    serve(settings, says.send)


class Client:
    """Reads until it has what it waits for; `received` is every message as it came."""

    def __init__(
        self,
        server: Server,
        table: str,
        tokens: Sequence[str] = (),
        have: int = 0,
        *,
        origin: str | None = None,
        hello: bool = True,
        moments: bool = False,
        headers: dict[str, str] | None = None,
    ) -> None:
        known = None if origin is None else Origin(origin)
        self.socket = client.open_socket(server.address, table, origin=known, additional_headers=headers)
        server.clients.append(self)
        self.received: list[str] = []
        self.position: Message = {}
        self.panels: dict[str, Message] = {}
        self.parts: dict[str, str] = {}  # that the server counts on
        self.log: list[Message] = []
        self.asked = 0
        if hello:
            self.say(type="hello", tokens=list(tokens), have=have, moments=moments)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        raw = self.socket.recv(PATIENCE)
        assert isinstance(raw, str)
        self.received.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "position":
            self._take(message)
        return message

    def _take(self, position: Message) -> None:
        self.position = position
        self.parts |= position["drawn"]
        shown: dict[str, str] = {}
        for panel in position["panels"]:
            if panel["drawn"] is not None:
                for form in (panel["drawn"], *panel["drawn"]["forms"].values()):
                    form["parts"] = {key: self.parts[key] for key in form["parts"]}
                self.panels[panel["id"]] = {**panel["drawn"], "id": panel["id"], "key": panel["key"]}
            whole = self.panels[panel["id"]]
            assert whole["key"] == panel["key"]
            for form in (whole, *whole["forms"].values()):
                shown |= form["parts"]
        if position["forget"]:
            self.parts = shown
        self.log = [event for event in self.log if event["n"] <= position["keep"]] + position["events"]

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def seen(self, number: int) -> Message:
        """The position, when it has come at least so far."""
        while (
            not self.position
            or not self.position["started"]
            or self.position["passed"]
            or self.position["number"] < number
        ):
            self.hear()
        return self.position

    def ask(self, type: str, **message: Any) -> Message:
        """Send something and wait for its answer, be it an acknowledgement or an error."""
        self.asked += 1
        id = f"c{self.asked}"
        self.say(type=type, id=id, **message)
        return self.until(lambda answer: answer.get("id") == id)

    def choose(self, choice: str | None = None, **instead: Any) -> Message:
        """One of the choices on offer, if none is said the first."""
        position = self.position
        said = {
            "seat": position["seat"],
            "ticket": position["ticket"],
            "choice": choice or position["choices"][0]["id"],
            **instead,
        }
        while (answer := self.ask("choose", **said)).get("code") == "too-fast":
            time.sleep(0.1)  # a person is never that quick
        return answer

    def close(self) -> None:
        self.socket.close()


def play(
    clients: Iterable[Client],
    luck: random.Random,
    most: int = 10_000,
    done: Callable[[Message], bool] = lambda position: False,
) -> int:
    """Let all choose what luck says until the game is over, or `most` decisions; the number of the last entry."""
    table = list(clients)
    number = max(one.seen(0)["number"] for one in table)
    for _ in range(most):
        for one in table:
            one.seen(number)
        here = next((one for one in table if one.position["choices"]), None)
        if here is None or done(here.position):
            if here is not None or table[0].position["over"]:
                break
            table[0].hear()  # a bot's turn
            number = max(number, table[0].position["number"])
            continue
        answer = here.choose(luck.choice(here.position["choices"])["id"])
        assert answer["type"] == "ack", answer
        number = answer["number"]
    return max(int(one.seen(number)["number"]) for one in table)
